/**
 * CPU seconds of the same batch in a sandbox and without one, turn by turn, and the ratio of each round with its median.
 * `npm run build && node bench/sandbox.mjs [rounds] [cases]`; PATH decides which kind of sandbox is found.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCounted } from './control-group.mjs';

const rounds = Number(process.argv[2] ?? 3);
const size = Number(process.argv[3] ?? 6);
const cli = new URL('../build/src/cli.js', import.meta.url).pathname;
const corpus = JSON.parse(readFileSync('cases.json', 'utf8'));
const ids = (corpus.cases ?? corpus)
  .filter(({ kind = 'skill', expected_skill }) => kind === 'skill' && expected_skill)
  .slice(0, size)
  .map(({ case_id }) => case_id);

async function measure(sandbox) {
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
  const args = ['run', '--case-id', ids.join(','), '--sandbox', sandbox, '--artifacts-root', scratch, '--json'];
  const { stdout, seconds } = await runCounted([cli, ...args]);
  rmSync(scratch, { recursive: true, force: true });
  const { environment, summary } = JSON.parse(stdout);
  const kinds = new Set(Object.values(environment.agents).map((agent) => agent.sandbox));
  return { seconds, kind: [...kinds].join('+'), ...summary };
}

const ratios = [];
for (let round = 0; round < rounds; round++) {
  // Who goes first changes, because the machine warms up or cools down.
  const order = round % 2 === 0 ? ['none', 'require'] : ['require', 'none'];
  const by = {};
  for (const choice of order) by[choice] = await measure(choice);
  const { none, require } = by;
  ratios.push(require.seconds / none.seconds);
  const more = (1000 * (require.seconds - none.seconds)) / require.total;
  console.log(
    `${require.kind} ${require.seconds.toFixed(2)} s, none ${none.seconds.toFixed(2)} s for ${require.total} units (${require.pass} and ${none.pass} passed): ${(100 * (ratios.at(-1) - 1)).toFixed(1)} %, ${more.toFixed(0)} ms per unit`,
  );
}
const middle = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)];
console.log(`median ${(100 * (middle - 1)).toFixed(1)} %`);
