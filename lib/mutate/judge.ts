/** What a unit on a mutated source came to → a row: killed, survived or not to be judged, and for a survivor what would kill it. */
import { type Case, CaseSchema } from '../case/schema.js';
import type { MutantRow } from '../contract/mutation.js';
import type { Result } from '../contract/result.js';
import { omit } from '../input/get-own.js';
import type { Remedy } from './mutant.js';
import type { MutantUnit } from './plan.js';

export interface MutantRun {
  batch: string;
  /** Null where the run was interrupted. */
  result: Result | null;
  /** The case whose process this was, where it asks for the same in other words. */
  shared_with?: string;
  /** The same change as a commit would be noticed; null: that is what was run. */
  as_commit?: boolean | null;
  /** The baseline knows a better offer of the target: `run` would show OFFER_LOSS. */
  offer_loss: boolean;
  /** The baseline knows that more of its text reached the model: `run` would show DELIVERY_LOSS. */
  delivery_loss?: boolean;
}

export function judgeMutant(planned: MutantUnit, run: MutantRun): MutantRow {
  const row = judge(planned, run);
  const judged = row.outcome === 'killed' || row.outcome === 'survived';
  // A change that was made in the repository has been run as a commit.
  return { ...row, as_commit: judged ? (run.as_commit ?? row.outcome === 'killed') : null };
}

function judge(planned: MutantUnit, run: MutantRun): MutantRow {
  const { mutant, testCase } = planned;
  const { result, batch, shared_with } = run;
  const ran = {
    ...blankRow(planned),
    batch,
    unit_run_id: result?.unit_run_id ?? null,
    ...(shared_with === undefined ? {} : { shared_with }),
  };
  if (result === null || result.status === 'infra_error')
    return { ...ran, outcome: 'infra_error', reason: result?.error ?? 'not run: interrupted' };
  // Against a ref a suite whose agent is gone is a regression.
  const is_gone = result.fault?.kind === 'subagent_missing';
  if (result.status === 'fail' || is_gone)
    return { ...ran, outcome: 'killed', killed_by: 'verdict', reason: result.error };
  // Only where the offer itself was broken: a baseline that misses the skill would hide what the case does not see.
  if (run.offer_loss && ABOUT_THE_OFFER.has(mutant.name))
    return { ...ran, outcome: 'killed', killed_by: 'offer_loss', reason: result.offer?.reason ?? null };
  if (mutant.with_hooks && (result.hook_calls ?? []).length === 0)
    return { ...ran, outcome: 'equivalent', reason: 'this agent runs none of the hooks' };
  if (run.delivery_loss && mutant.against === 'original')
    return { ...ran, outcome: 'killed', killed_by: 'delivery_loss', reason: result.delivery?.why ?? null };
  const reason = result.status === 'skipped' ? `left out: ${result.error}` : 'the case still passes';
  return { ...ran, outcome: 'survived', reason, remedy: writeRemedy(testCase, mutant.remedy) };
}

const ABOUT_THE_OFFER = new Set(['front-matter-broken', 'description-too-long']);

export function equivalentRow(planned: MutantUnit): MutantRow {
  return { ...blankRow(planned), outcome: 'equivalent', reason: planned.mutant.equivalent };
}

function blankRow({ mutant, unit }: MutantUnit): Omit<MutantRow, 'outcome'> {
  return {
    mutant: mutant.name,
    target: mutant.target,
    change: mutant.change.what,
    why: mutant.why,
    case_id: unit.case_id,
    agent: unit.agent,
    kind: unit.kind,
    killed_by: null,
    reason: null,
    batch: null,
    unit_run_id: null,
    remedy: null,
  };
}

function writeRemedy(testCase: Case, { words, set, otherwise }: Remedy): NonNullable<MutantRow['remedy']> {
  if (set === null) return { words, case: null };
  if (Object.entries(set).every(([key, value]) => holds(testCase, key, value)))
    return { words: otherwise ?? `the case asks for it already: ${words}`, case: null };
  const kept = Object.entries(testCase).filter(([key]) => !(key in set));
  return { words, case: writeCase({ ...Object.fromEntries(kept), ...set }) };
}

const holds = (testCase: Case, key: string, value: unknown) =>
  JSON.stringify((testCase as Record<string, unknown>)[key]) === JSON.stringify(value);

/** As its author would write it: without what is the default anyway. */
function writeCase(testCase: Record<string, unknown>): Record<string, unknown> {
  const row = omit(testCase, 'origin');
  const needed = { case_id: 'x', prompt: 'x', tool: 'x', input: {}, expect: 'block', query: 'x', subagent: 'x' };
  const own = Object.keys(row).filter((key) => key in needed);
  const least = CaseSchema.safeParse({
    kind: row['kind'],
    ...Object.fromEntries(own.map((key) => [key, needed[key as keyof typeof needed]])),
  });
  const defaults = (least.success ? least.data : {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(row).filter(
      ([key, value]) =>
        (key === 'kind' && value !== 'skill') ||
        key in needed ||
        JSON.stringify(value) !== JSON.stringify(defaults[key]),
    ),
  );
}
