/**
 * CPU seconds of each unit in a sandbox and without one, turn by turn in one process, and the median of the pairs' differences.
 * `npm run compile && node bench/sandbox.mjs [rounds] [cases]`, as root; PATH decides which kind of sandbox is found.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBatch } from '../build/lib/batch/run-batch.js';
import { createBatchFolder } from '../build/lib/setup/batch-folder.js';
import { RunOptionsSchema } from '../build/src/options/run-options.js';
import { batchInput } from '../build/src/run/execute.js';
import { prepareRun } from '../build/src/run/prepare.js';
import { openRanking } from '../build/src/run/ranking.js';
import { openSurroundings } from '../build/src/run/surroundings.js';
import { openGroup } from './control-group.mjs';

const rounds = Number(process.argv[2] ?? 10);
const size = Number(process.argv[3] ?? 1);
const corpus = JSON.parse(readFileSync('cases.json', 'utf8'));
const ids = (corpus.cases ?? corpus)
  .filter(({ kind = 'skill', expected_skill }) => kind === 'skill' && expected_skill)
  .slice(0, size)
  .map(({ case_id }) => case_id);

const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
const runPorts = {
  cwd: process.cwd(),
  env: process.env,
  say: (line) => console.error(line),
  protocol: () => {},
  onState: () => {},
  openRef: async () => ({ sha: '', read: async () => null, list: async () => [] }),
  signal: new AbortController().signal,
};

async function open(sandbox) {
  const options = RunOptionsSchema.parse({ artifacts_root: scratch, case_id: ids.join(','), sandbox });
  const run = await prepareRun(options, runPorts, randomUUID);
  const around = await openSurroundings(run, {}, openRanking(run.source.root), randomUUID(), runPorts);
  const context = await around.contextFor(await around.share(false), null);
  return {
    kind: around.ports.sandbox.kind,
    units: run.plan.units,
    close: around.close,
    async runUnit(unit) {
      const plan = { ...run.plan, units: [unit] };
      const id = randomUUID();
      const folder = await createBatchFolder(scratch, plan, id);
      const input = { ...batchInput(run, id, around), plan };
      const before = group.seconds();
      await runBatch(input, context, { folder, now: around.ports.now, onState: check });
      const spent = 1000 * (group.seconds() - before);
      rmSync(folder.path, { recursive: true, force: true });
      return spent;
    },
  };
}

function check(unit, state, result) {
  if (result && result.status !== 'pass') throw new Error(`${unit.agent}: ${state}: ${result.error}`);
}

const middle = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
};

const group = openGroup();
group.enter();
const plain = await open('none');
const boxed = await open('require');
const pairs = new Map(plain.units.map(({ agent }) => [agent, []]));
try {
  for (let round = -1; round < rounds; round++) {
    for (const [at, unit] of plain.units.entries()) {
      // Who goes first changes, because the machine warms up or cools down.
      const order = (round + at) % 2 === 0 ? [plain, boxed] : [boxed, plain];
      const spent = new Map();
      for (const side of order) spent.set(side, await side.runUnit(side.units[at]));
      // The first round warms the caches.
      if (round >= 0) pairs.get(unit.agent).push([spent.get(plain), spent.get(boxed)]);
    }
  }
} finally {
  await boxed.close();
  await plain.close();
  rmSync(scratch, { recursive: true, force: true });
  process.once('exit', () => {
    group.leave();
    group.close();
  });
}
const show = (name, rows) => {
  const usual = middle(rows.map(([without]) => without));
  const more = middle(rows.map(([without, within]) => within - without));
  const ratio = middle(rows.map(([without, within]) => within / without));
  console.log(
    `${name}: ${usual.toFixed(0)} ms of CPU without, ${more.toFixed(1)} ms more by ${boxed.kind}: ${((100 * more) / usual).toFixed(1)} %, median ratio ${(100 * (ratio - 1)).toFixed(1)} % (${rows.length} pairs)`,
  );
};
for (const [agent, rows] of pairs) show(agent, rows);
show('all', [...pairs.values()].flat());
