/** Results, the current and the ref baseline → one delta per (case, agent), the gate, and what the reader must be told besides. */
import { findExpectation } from './baseline/expectation.js';
import type { Baseline } from './baseline/schema.js';
import { createAbsences, demandAgent } from './delta/absent.js';
import { classify, DELTAS, type Delta, findOutcome, type ResultFacts, type RowFacts } from './delta/classify.js';
import { findNotes } from './delta/notes.js';
import { findOfferLosses, type OfferLoss } from './delta/offers.js';
import { listPairs } from './delta/pairs.js';
import { describeLoss, explainDelta } from './delta/reason.js';
import type { Comparison, DeltaRow } from './delta/schema.js';
import { failsGate, findMissingAgents, type GateOptions, type GateRow, judgeGate } from './gate.js';
import { own } from './own.js';
import type { Plan } from './plan.js';
import type { Result, Results } from './result.js';
import { bareId } from './skill/bare-id.js';

export { DELTAS, type Delta } from './delta/classify.js';
export { type Comparison, ComparisonSchema, type DeltaRow } from './delta/schema.js';

export interface RefBaseline {
  /** As the user named it: `main`. */
  name: string;
  sha: string | null;
  /** Null: the ref has no such file. */
  baseline: Baseline | null;
}

export interface CompareOptions extends GateOptions {
  accept?: 'never' | 'with_reason';
  /** Agents that must have left results, where no plan tells. */
  expected_agents?: readonly string[];
}

export interface CompareInput {
  results: Results;
  /** Null: there is no file. */
  current: Baseline | null;
  /** Null: no ref was asked for, and the current baseline stands for both. */
  ref: RefBaseline | null;
  plan?: Plan | null;
  options?: CompareOptions;
}

type Row = DeltaRow & GateRow;

export function compareBaselines(input: CompareInput): Comparison {
  const { results, current, ref, plan = null, options = {} } = input;
  const refBaseline = ref === null ? current : ref.baseline;
  const gated = current !== null || refBaseline !== null;
  const losses = refBaseline ? findOfferLosses(results, refBaseline) : [];
  const lossOf = new Map(losses.map((loss) => [JSON.stringify([loss.agent, loss.skill]), loss]));
  const findAbsence = createAbsences(results, plan);

  const rows: Row[] = [];
  for (const { case_id, agent, result } of listPairs(input, refBaseline)) {
    const absence = result ? null : demandAgent(findAbsence(case_id, agent), agent, options);
    const skill = result?.expected_skill ? bareId(result.expected_skill) : null;
    const loss = (skill && lossOf.get(JSON.stringify([agent, skill]))) || null;
    const facts: RowFacts = {
      mode: results.mode,
      planned: absence?.planned ?? true,
      left_out: absence?.left_out ?? false,
      result: result ? factsOf(result) : absence?.unavailable ? UNAVAILABLE : null,
      gated,
      current: current ? findExpectation(current, results.mode, case_id, agent) : null,
      ref: refBaseline ? findExpectation(refBaseline, results.mode, case_id, agent) : null,
      accept: options.accept ?? 'never',
      offer_loss: loss !== null,
    };
    const { delta, also } = classify(facts);
    const ref_name = ref?.name ?? 'the baseline';
    const reason = explainDelta({
      ...{ case_id, agent, row: facts, result, delta, also, ref_name, loss },
      absence: absence?.reason ?? null,
    });
    rows.push(makeRow({ case_id, agent, skill, facts, result, delta, reason }, options));
  }
  rows.push(...rowsOfUncoveredLosses(losses, rows, input, options));
  const took_part = { ...plan?.agents, ...results.environment.agents };
  const absent = options.expected_agents?.filter((agent) => !Object.hasOwn(took_part, agent));
  const missing_agents = findMissingAgents(rows, options, absent);
  const counts = Object.fromEntries(DELTAS.map((delta) => [delta, 0])) as Record<Delta, number>;
  for (const row of rows) counts[row.delta]++;
  return {
    schema: 'agent-routing.deltas.v1',
    gate: judgeGate(rows, missing_agents, options),
    batch_run_id: results.batch_run_id,
    mode: results.mode,
    baseline: {
      current: current !== null,
      ref: ref?.name ?? null,
      sha: ref?.sha ?? null,
      ref_found: ref?.baseline != null,
    },
    counts,
    missing_agents,
    notes: findNotes({ ...input, refBaseline, rows, missing_agents }),
    deltas: rows.map(({ unjudged: _, ...row }) => row),
  };
}

const UNAVAILABLE: ResultFacts = {
  status: 'skipped',
  timed_out: false,
  available: false,
  trials: { passed: 0, judged: 0, timed_out: 0 },
};

function factsOf(result: Result): ResultFacts {
  const judged = result.trials.verdicts.filter(({ status }) => status === 'pass' || status === 'fail');
  const timed_out = judged.filter((trial) => trial.timed_out).length;
  return {
    status: result.status,
    timed_out: result.timed_out,
    // A skipped row with a fault was to run, and its agent could not be had.
    available: result.fault === null && result.failure_category !== 'transport',
    trials: {
      passed: judged.filter(({ status }) => status === 'pass').length,
      judged: judged.length,
      timed_out: result.timed_out ? Math.max(1, timed_out) : 0,
    },
  };
}

interface Made {
  case_id: string;
  agent: string;
  skill: string | null;
  facts: RowFacts;
  result: Result | null;
  delta: Delta;
  reason: string | null;
}

function makeRow({ case_id, agent, skill, facts, result, delta, reason }: Made, options: CompareOptions): Row {
  const status = result?.status ?? (facts.result ? 'skipped' : null);
  const expected = facts.ref ?? facts.current;
  const unjudged =
    facts.result !== null &&
    findOutcome(facts.result) === 'infra' &&
    (facts.current ?? facts.ref)?.status !== 'infra_error';
  return {
    case_id,
    agent,
    delta,
    expected_status: expected?.status ?? null,
    status,
    timed_out: result?.timed_out ?? false,
    failure_kind: result?.failure_kind ?? null,
    failure_category: result?.failure_category ?? null,
    reason,
    skill,
    fails: failsGate({ agent, delta, status, unjudged }, options),
    unjudged,
  };
}

/** A loss that some row of its case already tells needs no row of its own; one behind NEW or INFRA, or without a case, does. */
function rowsOfUncoveredLosses(losses: OfferLoss[], rows: Row[], input: CompareInput, options: CompareOptions): Row[] {
  const told: readonly Delta[] = ['OFFER_LOSS', 'REGRESSION', 'UNMET', 'ACCEPTED', 'INCONCLUSIVE'];
  const covered = new Set(
    rows.filter((row) => told.includes(row.delta)).map((row) => JSON.stringify([row.agent, row.skill])),
  );
  return losses
    .filter((loss) => !covered.has(JSON.stringify([loss.agent, loss.skill])))
    .map((loss) => {
      const accepted = options.accept === 'with_reason' && isAccepted(loss, input);
      const delta = accepted ? 'ACCEPTED' : 'OFFER_LOSS';
      const facts = { agent: loss.agent, delta, status: null, unjudged: false } as const;
      return {
        ...facts,
        case_id: null,
        skill: loss.skill,
        expected_status: null,
        timed_out: false,
        failure_kind: null,
        failure_category: null,
        reason: accepted ? `accepted: ${describeLoss(loss)}` : describeLoss(loss),
        fails: failsGate(facts, options),
      };
    });
}

/** The current `$offers` knows the lower offer, with a reason that the ref's lacks. */
function isAccepted(loss: OfferLoss, { current, ref }: CompareInput): boolean {
  const now = own(current?.$offers[loss.agent], loss.skill);
  const before = own(ref?.baseline?.$offers[loss.agent], loss.skill);
  if (!now?.reason || now.reason === before?.reason) return false;
  return now.offer === loss.after.offer && loss.after.kept_chars * 2 >= now.kept_chars;
}
