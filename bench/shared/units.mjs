/** Cases and agents → their units, each of which can be run by itself in this process as a batch of one. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBatch } from '../../build/lib/batch/run-batch.js';
import { createBatchFolder } from '../../build/lib/setup/batch-folder.js';
import { RunOptionsSchema } from '../../build/src/options/run-options.js';
import { batchInput } from '../../build/src/run/execute/execute.js';
import { openRanking } from '../../build/src/run/execute/ranking.js';
import { openSurroundings } from '../../build/src/run/execute/surroundings.js';
import { prepareRun } from '../../build/src/run/prepare/prepare.js';

/** The first cases of this repository that name a skill. */
export function skillCases(size) {
  const corpus = JSON.parse(readFileSync('cases.json', 'utf8'));
  return (corpus.cases ?? corpus)
    .filter(({ kind = 'skill', expected_skill }) => kind === 'skill' && expected_skill)
    .slice(0, size)
    .map(({ case_id }) => case_id);
}

/** more: further options of `run`. */
export async function openUnits(case_ids, more = {}) {
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
  const runPorts = {
    cwd: process.cwd(),
    env: process.env,
    log: (line) => console.error(line),
    protocol: () => {},
    onState: () => {},
    openRef: async () => ({ sha: '', read: async () => null, list: async () => [] }),
    signal: new AbortController().signal,
  };
  const options = RunOptionsSchema.parse({ artifacts_root: scratch, case_id: case_ids.join(','), ...more });
  const run = await prepareRun(options, runPorts, randomUUID);
  const around = await openSurroundings(run, {}, openRanking(run.source.root), randomUUID(), runPorts);
  const context = await around.contextFor(await around.share(false), null);
  return {
    kind: around.ports.sandbox.kind,
    units: run.plan.units,
    async run(unit) {
      const plan = { ...run.plan, units: [unit] };
      const id = randomUUID();
      const folder = await createBatchFolder(scratch, plan, id);
      await runBatch({ ...batchInput(run, id, around), plan }, context, {
        folder,
        now: around.ports.now,
        onState: check,
      });
      rmSync(folder.path, { recursive: true, force: true });
    },
    async close() {
      await around.close();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

function check(unit, state, result) {
  if (result && result.status !== 'pass') throw new Error(`${unit.agent}: ${state}: ${result.error}`);
}

export const middle = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
};
