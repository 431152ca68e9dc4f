/**
 * CPU seconds of the same batch in a sandbox and without one, turn by turn, and the ratio of each round with its median.
 * `npm run build && node bench/sandbox.mjs [rounds] [cases]`; PATH decides which kind of sandbox is found.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const rounds = Number(process.argv[2] ?? 3);
const size = Number(process.argv[3] ?? 6);
const cli = new URL('../build/src/cli.js', import.meta.url).pathname;
const corpus = JSON.parse(readFileSync('cases.json', 'utf8'));
const ids = (corpus.cases ?? corpus)
  .filter(({ kind = 'skill', expected_skill }) => kind === 'skill' && expected_skill)
  .slice(0, size)
  .map(({ case_id }) => case_id);

/** A control group counts all that is started in it; bubblewrap does not wait for its child, so no parent would know. */
function openGroup() {
  for (const [root, file, scale] of [
    ['/sys/fs/cgroup', 'cpu.stat', 1e6],
    ['/sys/fs/cgroup/unified', 'cpu.stat', 1e6],
    ['/sys/fs/cgroup/cpuacct', 'cpuacct.usage', 1e9],
  ]) {
    const group = join(root, `bench-${process.pid}-${performance.now()}`);
    try {
      mkdirSync(group);
      const seconds = () => Number(/\d+/.exec(readFileSync(join(group, file), 'utf8'))[0]) / scale;
      seconds();
      return { procs: join(group, 'cgroup.procs'), seconds, close: () => rmdirSync(group) };
    } catch {
      if (existsSync(group)) rmdirSync(group);
    }
  }
  throw new Error('this needs a control group of its own: run it as root');
}

const until = async (holds) => {
  while (!holds()) await new Promise((done) => setTimeout(done, 50));
};

async function measure(sandbox) {
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
  const args = ['run', '--case-id', ids.join(','), '--sandbox', sandbox, '--artifacts-root', scratch, '--json'];
  const group = openGroup();
  const enter = ['-c', 'echo $$ > "$0"; exec "$@"', group.procs, process.execPath, cli];
  const child = spawn('sh', [...enter, ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  await new Promise((done) => child.on('close', done));
  rmSync(scratch, { recursive: true, force: true });
  const seconds = group.seconds();
  await until(() => readFileSync(group.procs, 'utf8') === '');
  group.close();
  const { environment, summary } = JSON.parse(text);
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
