/** A description in place of the skill's own and a side of the split → what became of its cases on each agent: one batch on a changed copy of the source. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BatchFolder } from '../../lib/batch/folder.js';
import { hash } from '../../lib/batch/plan.js';
import { runBatch } from '../../lib/batch/run-batch.js';
import type { Plan } from '../../lib/contract/plan.js';
import type { Result, Results } from '../../lib/contract/result.js';
import type { Row } from '../../lib/improve/chance.js';
import { SearchStopped, type Side } from '../../lib/improve/search.js';
import type { Split } from '../../lib/improve/split.js';
import type { Edit } from '../../lib/mutate/mutant.js';
import { createBatchFolder, reopenBatchFolder } from '../../lib/setup/batch-folder.js';
import { shareMutant } from '../../lib/setup/stage/mutant.js';
import type { SharedSource } from '../../lib/transcript/ready.js';
import { batchInput, readResults, takeOffers } from '../run/execute/execute.js';
import { openRanking } from '../run/execute/ranking.js';
import type { Surroundings } from '../run/execute/surroundings.js';
import type { RunPorts } from '../run/ports.js';
import type { PreparedRun } from '../run/prepare/prepare.js';

export interface Measuring {
  run: PreparedRun;
  around: Surroundings;
  /** The copy with the original description. */
  shared: SharedSource;
  split: Split;
  /** The search's own folder. */
  folder: string;
  improvement_id: string;
  /** None for the original. */
  editsFor(description: string): Promise<readonly Edit[]>;
  /** How many more tokens mode live may use; null: any number. */
  tokensLeft(): number | null;
  runPorts: RunPorts;
}

export interface Measures {
  measure(description: string, side: Side): Promise<Row[]>;
  /** What each agent was seen to show of each skill. */
  offersWith(description: string): Results['offers'];
  /** Of all batches, also those of a search that was interrupted. */
  spent: { sessions: number; tokens: number };
}

export function openMeasures(measuring: Measuring): Measures {
  const { run, split, folder } = measuring;
  const offers = new Map<string, Results['offers']>();
  const spent = { sessions: 0, tokens: 0 };
  return {
    spent,
    offersWith: (description) => offers.get(description) ?? {},
    async measure(description, side) {
      const cases = new Map(split[side].map(({ testCase, group }) => [testCase.case_id, group]));
      const units = run.plan.units.filter(({ case_id }) => cases.has(case_id));
      const name = `${side}-${hash(description).slice(0, 12)}`;
      const plan = { ...run.plan, units: units.map((unit) => ({ ...unit, unit_run_id: randomUUID() })), left_out: [] };
      const results = await runMeasure(measuring, description, await openMeasure(join(folder, 'measured'), name, plan));
      offers.set(description, { ...offers.get(description), ...results.offers });
      for (const { trials, usage } of results.results) {
        spent.sessions += trials.ran;
        spent.tokens += (usage.input_tokens ?? 0) + (usage.output_tokens ?? 0);
      }
      requireJudged(results, measuring);
      return results.results.map((row) => rowOf(row, cases.get(row.case_id) ?? ''));
    },
  };
}

/** What could not be judged before is run again; the rest of an interrupted batch stays. */
async function openMeasure(root: string, name: string, fresh: Plan): Promise<{ folder: BatchFolder; plan: Plan }> {
  const path = join(root, name);
  if (!existsSync(join(path, 'plan.json'))) return { folder: await createBatchFolder(root, fresh, name), plan: fresh };
  const before = await reopenBatchFolder(path);
  const folder = before.open();
  for (const { unit_run_id } of before.plan.units) {
    const result = await folder.readResult(unit_run_id);
    if (result && !isJudged(result)) await folder.clearUnit(unit_run_id);
  }
  return { folder, plan: before.plan };
}

async function runMeasure(
  { run, around, shared, improvement_id, editsFor, tokensLeft, runPorts }: Measuring,
  description: string,
  { folder, plan }: { folder: BatchFolder; plan: Plan },
): Promise<Results> {
  const edits = await editsFor(description);
  const copy = edits.length
    ? await shareMutant(shared, edits, 'mutated', improvement_id, around.ports)
    : { shared, close: async () => {} };
  try {
    const live = run.options.mode === 'live';
    const taken = live ? await takeOffers(around.ready, copy.shared, around.ports, runPorts) : null;
    const input = {
      ...batchInput({ ...run, plan }, improvement_id, around),
      fail_fast: false,
      max_tokens: tokensLeft(),
    };
    await runBatch(
      input,
      {
        ...(await around.contextFor(copy.shared, null)),
        ...openRanking(copy.shared.staged, around.ranking.embedder),
        every_trial: true,
        ...(live ? { record_decision: null } : {}),
      },
      {
        folder,
        now: around.ports.now,
        onState: (unit, state, result) => runPorts.onState(improvement_id, unit, state, result),
      },
      taken?.offers ?? {},
    );
  } finally {
    await copy.close();
  }
  return readResults(folder.path);
}

const isJudged = ({ trials, status }: Pick<Result, 'trials' | 'status'>) =>
  status !== 'skipped' &&
  trials.verdicts.length >= trials.requested &&
  trials.verdicts.every((one) => one.status === 'pass' || one.status === 'fail');

/** A description that was judged in fewer trials than another would be compared with chance. */
function requireJudged({ complete, results }: Results, { runPorts }: Measuring): void {
  if (runPorts.signal.aborted) throw new SearchStopped('it was interrupted');
  const open = results.filter((row) => !isJudged(row));
  const [first] = open;
  if (first) {
    const why = first.error ?? first.trials.verdicts.flatMap(({ failures }) => failures)[0] ?? 'no reason is known';
    throw new SearchStopped(`${open.length} of ${results.length} rows could not be judged: ${why}`);
  }
  if (!complete) throw new SearchStopped('not every case was run');
}

function rowOf({ case_id, agent, trials, choices = [] }: Result, group: string): Row {
  const failed = new Set(trials.verdicts.filter(({ status }) => status === 'fail').map(({ trial }) => trial));
  return {
    case_id,
    agent,
    group,
    passed: trials.passed,
    judged: trials.verdicts.length,
    instead: choices.filter(({ trial }) => failed.has(trial)).map(({ choice }) => choice ?? ''),
  };
}
