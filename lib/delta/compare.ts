/** Compares results with the current and the ref baseline: one delta per (case, agent), the gate, and notes for the reader. */
import { findExpectation } from '../baseline/expectation.js';
import { entriesAfter } from '../baseline/update.js';
import { judgedAs } from '../contract/mode.js';
import type { Result } from '../contract/result.js';
import { omit } from '../input/get-own.js';
import { countSharers, didFall, type FailedRow } from '../verdict/statistics.js';
import { createAbsences, expectAgent } from './absent.js';
import { classify, DELTAS, type Delta, findOutcome, type RowFacts } from './classify.js';
import { findDeliveryLoss } from './delivery-loss.js';
import { failsGate, findMissingAgents, type Gate, type GateRow, judgeGate } from './gate.js';
import type { CompareInput, CompareOptions } from './input.js';
import { isLowered, withLowered } from './lowered.js';
import { findNotes, RENAMED } from './notes/notes.js';
import { reasonOfLosses, recordedReason, rowsOfOfferLosses } from './offer-loss-rows.js';
import { findOfferLosses, findUnrecorded, freshReason, listVersions, lossOf, type OfferLoss } from './offers.js';
import { listPairs } from './pairs.js';
import { asGateRow, blameBranch, noteParts, rowsOfParts, withoutSaid } from './parts/rows.js';
import { findUnrun } from './parts/unrun.js';
import { explainDelta, explainWeakening } from './reason.js';
import { factsOf, findKnown, nameOffered, spareAgent, UNAVAILABLE } from './result-facts.js';
import type { Comparison, DeltaRow, Less } from './schema.js';
import { createWeakenings } from './weakened.js';

export { DELTAS, type Delta } from './classify.js';
export { type Comparison, ComparisonSchema, type DeltaRow } from './schema.js';

type Row = DeltaRow & GateRow;

export function compareBaselines(input: CompareInput): Comparison {
  const { results, current, ref, plan = null, options = {} } = input;
  const refBaseline = ref === null ? current : ref.baseline;
  const gated = current !== null || refBaseline !== null;
  const losses = refBaseline ? findOfferLosses(results, refBaseline) : [];
  const lossesByKey = new Map(losses.map((loss) => [JSON.stringify([loss.agent, loss.skill]), loss]));
  const mode = judgedAs(results);
  const findAbsence = createAbsences(results, plan, input.corpora?.now ?? null);
  const { renamed: renamings = [], hooks } = input.branch ?? {};
  const context = { results, plan, ref: ref?.baseline ?? null, renamed: renamings, hooks };
  const weakenings = createWeakenings(input.corpora ?? null, context);
  const failed = results.results.filter(didFall).map((row): FailedRow | null => {
    const before =
      refBaseline && findExpectation(refBaseline, mode, weakenings.formerId(row.case_id), row.agent)?.trials;
    const { passed, judged } = factsOf(row).trials;
    return before && !row.timed_out ? { of: before.ran, passed, ran: judged } : null;
  });
  const shared_by = countSharers(failed);

  const rows: Row[] = [];
  for (const { case_id, agent, result: seen } of listPairs(input, refBaseline)) {
    const { result: blamed, taken } = blameBranch(seen, input);
    const result = blamed && spareAgent(blamed, input);
    const absence = result ? null : expectAgent(findAbsence(case_id, agent), agent, options, plan !== null);
    // What a smaller choice of agents leaves out was not taken out of the corpus.
    const renamed = weakenings.renamedTo(case_id);
    const expected = {
      current: current ? findExpectation(current, mode, case_id, agent) : null,
      ref: refBaseline ? findExpectation(refBaseline, mode, weakenings.formerId(case_id), agent) : null,
    };
    const asked = absence?.unknown ? null : weakenings.find(case_id, agent);
    const weaker = withLowered(asked, { ...expected, result });
    const expected_skill = result?.expected_skill || weaker?.skill;
    const skill = expected_skill ? nameOffered(expected_skill, results.offers[agent] ?? {}, renamings) : null;
    const loss = (skill && lossesByKey.get(JSON.stringify([agent, skill]))) || null;
    const delivery_loss = findDeliveryLoss(result, refBaseline);
    const facts: RowFacts = {
      mode: results.mode,
      planned: absence?.planned ?? true,
      left_out: absence?.left_out ?? false,
      result: result ? factsOf(result) : absence?.unavailable ? UNAVAILABLE : null,
      gated,
      ...expected,
      accept: options.accept ?? 'never',
      offer_loss: loss !== null,
      delivery_loss: delivery_loss !== null,
      loss_reason: reasonOfLosses({ loss, delivery_loss, result }, input, options),
      weaker: weaker !== null,
      known: findKnown({ case_id, agent, skill, failure_kind: result?.failure_kind ?? null }, input.branch),
      shared_by,
      few_decide: result !== null && result.kind !== 'skill',
    };
    const { delta, also } = classify(facts);
    const reason = explainDelta({
      ...{ case_id, agent, row: facts, result, delta, also, loss, delivery_loss, weaker },
      ref_name: ref?.name ?? 'the baseline',
      absence: renamed === null ? (absence?.reason ?? null) : `${RENAMED}${renamed}`,
    });
    const explained = weaker !== null && explainWeakening(weaker, facts) !== null;
    const less = delta !== 'WEAKENED' && isLowered(facts) ? 'lowered' : weaker?.how;
    const recorded = delta === 'OFFER_LOSS' && loss ? recordedReason(loss, input) : null;
    const lowered_for = less === 'lowered' ? freshReason(expected.current, expected.ref ?? undefined) : recorded;
    const changed = weakenings.changesOf(case_id);
    const made = { case_id, agent, skill, facts, result, delta, reason, explained, loss, less, lowered_for };
    const named = renamings.some(({ name }) => name === skill) ? ['expected_skill', 'expected'] : [];
    const line = weakenings.lineOf(case_id, [...(weaker?.words ?? []), ...changed, ...named]);
    rows.push({ ...makeRow({ ...made, changed, taken }, options), ...(line === null ? {} : { line }) });
  }
  rows.push(...rowsOfOfferLosses(losses, rows, input, options));
  const unrun = findUnrun(input, rows, weakenings);
  const branch = withoutSaid(input, rows);
  const parts = rowsOfParts(branch, input);
  const gateRows = [...rows, ...parts.map(({ delta, explained }) => asGateRow(delta, explained))];
  const ran = { ...plan?.agents, ...results.environment.agents };
  const absent = options.expected_agents?.filter((agent) => !Object.hasOwn(ran, agent));
  const missingAgents = findMissingAgents(rows, options, absent);
  const unrecorded = findUnrecorded(input, refBaseline ?? current);
  const counts = Object.fromEntries(DELTAS.map((delta) => [delta, 0])) as Record<Delta, number>;
  for (const row of rows) counts[row.delta]++;
  return {
    schema: 'agent-routing.deltas.v1',
    gate:
      options.require_baseline && !gated
        ? 'fail'
        : boundGate(judgeGate(gateRows, missingAgents, options), unrun.open || ref?.unread || input.branch?.unread),
    batch_run_id: results.batch_run_id,
    mode: results.mode,
    baseline: {
      current: current !== null,
      ref: ref?.name ?? null,
      sha: ref?.sha ?? null,
      ref_found: ref?.baseline != null,
    },
    counts,
    missing_agents: missingAgents,
    unrecorded_offers: unrecorded,
    agent_versions: listVersions(results, refBaseline ?? current),
    notes: [
      ...findNotes({ ...input, refBaseline, rows, missing_agents: missingAgents, unrecorded }),
      ...unrun.notes,
      ...noteParts(branch, ref),
      ...(input.notes ?? []),
    ],
    deltas: rows.map((row) => omit(row, 'unjudged', 'withheld', 'explained')),
    ...suggestEntries(input, rows),
    ...(input.branch && !input.branch.unread ? { parts: parts.map((part) => omit(part, 'explained')) } : {}),
  };
}

/** Something of the ref was not compared. */
const boundGate = (gate: Gate, open: unknown): Gate => (gate === 'pass' && open ? 'inconclusive' : gate);

/** What passes without an entry gets one; an improvement raises its entry. What fails is to be fixed first: to expect a failure takes a reason. */
function suggestEntries({ results, current }: CompareInput, rows: readonly DeltaRow[]): Pick<Comparison, 'entries'> {
  const keyOf = ({ case_id, agent }: Pick<DeltaRow, 'case_id' | 'agent'>) => JSON.stringify([case_id, agent]);
  const changed = rows.filter(({ delta }) => delta === 'MISSING_BASELINE' || delta === 'IMPROVEMENT');
  const wanted = new Set(changed.map(keyOf));
  const isWanted = (row: Result) => row.status === 'pass' && wanted.has(keyOf(row));
  const entries = entriesAfter({ current, results: { ...results, results: results.results.filter(isWanted) } });
  return Object.keys(entries).length > 0 ? { entries } : {};
}

interface Made {
  case_id: string;
  agent: string;
  skill: string | null;
  facts: RowFacts;
  result: Result | null;
  delta: Delta;
  reason: string | null;
  explained: boolean;
  loss: OfferLoss | null;
  less: Less | undefined;
  lowered_for: string | null;
  changed: string[];
  taken: DeltaRow['taken'];
}

function makeRow(
  { case_id, agent, skill, facts, result, delta, reason, explained, loss, less, lowered_for, changed, taken }: Made,
  options: CompareOptions,
): Row {
  const status = result?.status ?? (facts.result ? 'skipped' : null);
  const unjudged =
    facts.result !== null &&
    findOutcome(facts.result) === 'infra' &&
    (facts.current ?? facts.ref)?.status !== 'infra_error';
  const { status: expected_status = null, other_modes: expected_in = [] } = facts.ref ?? facts.current ?? {};
  return {
    ...{ case_id, agent, delta, expected_status },
    ...(expected_in.length > 0 ? { expected_in } : {}),
    status,
    timed_out: result?.timed_out ?? false,
    failure_kind: result?.failure_kind ?? null,
    failure_category: result?.failure_category ?? null,
    ...{ reason, skill },
    ...(less ? { less } : {}),
    ...(lowered_for ? { lowered_for } : {}),
    ...(changed.length > 0 ? { changed } : {}),
    ...(taken ? { taken } : {}),
    ...(facts.known && delta === 'UNMET' ? { known: facts.known } : {}),
    ...(loss ? { loss: lossOf(loss) } : {}),
    fails: failsGate({ agent, delta, status, unjudged, explained }, options),
    unjudged,
    withheld: facts.result?.withheld === true || facts.result?.undecided === true,
    explained,
  };
}
