/** Updates a baseline from the results of a batch: only the rows of the batch change; returns what changed. */

import { judgedAs, type MeasuredMode } from '../contract/mode.js';
import type { Result, Results } from '../contract/result.js';
import { omit } from '../input/get-own.js';
import { recordDeliveries } from './deliveries.js';
import { findExpectation, recordedModes, wasJudged } from './expectation.js';
import { type BaselineChange, recordOffers } from './offers.js';
import { BASELINE_SCHEMA, type Baseline, type BaselineEntry, type BaselineMeta } from './schema.js';
import { line } from './serialize.js';

export interface UpdateInput {
  current: Baseline | null;
  results: Results;
  reason: string;
  /** Rows to leave unchanged, besides infra errors and skipped ones, because a statistical test could not decide them. */
  undecided?: (case_id: string, agent: string) => boolean;
  /** Rows whose case the corpus no longer has: their entries go. */
  gone?: (case_id: string, agent: string) => boolean;
  /** What the ref expects and asks more of: entries of cases that are gone stay, and reasons that explain it, until that is merged. */
  asked?: readonly Asked[];
}

interface Asked {
  case_id: string;
  agent: string;
  expected_status: BaselineEntry['expected_status'];
  /** It has a reason already that the ref does not have. */
  explained: boolean;
}

/** What `baseline update` would write of the cases of these rows, whole: what is not of the batch stays. */
export function entriesAfter(input: Omit<UpdateInput, 'reason'>): Record<string, Record<string, BaselineEntry>> {
  const { baseline, changes } = updateBaseline({ ...input, reason: '…' });
  const ids = new Set(changes.flatMap(({ case_id }) => case_id ?? []));
  return Object.fromEntries([...ids].map((id) => [id, Object.fromEntries(baseline.cases.get(id) ?? [])]));
}

export function updateBaseline(input: UpdateInput): { baseline: Baseline; changes: BaselineChange[]; kept: number } {
  const { current, results, reason } = input;
  const baseline: Baseline = {
    $schema: current?.$schema ?? null,
    $meta: { ...(current?.$meta ?? { schema: BASELINE_SCHEMA }) },
    $offers: { ...current?.$offers },
    $deliveries: { ...current?.$deliveries },
    cases: new Map([...(current?.cases ?? [])].map(([case_id, agents]) => [case_id, new Map(agents)])),
  };
  const changes: BaselineChange[] = [];
  const ran = results.results.filter((row) => wasJudged(row) && !input.undecided?.(row.case_id, row.agent));
  for (const row of ran) {
    const agents = baseline.cases.get(row.case_id) ?? new Map<string, BaselineEntry>();
    const before = agents.get(row.agent);
    const after = updateEntry(current, results, row, reason);
    const isAsked = ({ case_id, agent }: Asked) => case_id === row.case_id && agent === row.agent;
    // The reason explains a fail, or why a case asks less than at the ref; an entry that now expects a pass in every mode needs none.
    if (passesEverywhere(after) && !input.asked?.some(isAsked)) delete after.reason;
    baseline.cases.set(row.case_id, agents.set(row.agent, after));
    const [was, is] = [before ? line(before) : null, line(after)];
    if (was !== is) changes.push({ case_id: row.case_id, agent: row.agent, skill: null, before: was, after: is });
  }
  for (const [case_id, agents] of baseline.cases)
    for (const [agent, before] of agents) {
      if (!input.gone?.(case_id, agent)) continue;
      agents.delete(agent);
      if (agents.size === 0) baseline.cases.delete(case_id);
      changes.push({ case_id, agent, skill: null, before: line(before), after: null });
    }
  for (const { case_id, agent, expected_status, explained } of input.asked ?? []) {
    if (explained) continue;
    const before = baseline.cases.get(case_id)?.get(agent);
    const after: BaselineEntry = { ...(before ?? { expected_status, allow_timeout: false }), reason };
    baseline.cases.set(case_id, new Map(baseline.cases.get(case_id)).set(agent, after));
    changes.push({ case_id, agent, skill: null, before: before ? line(before) : null, after: line(after) });
  }
  changes.push(...recordOffers(baseline, results.offers, reason), ...recordDeliveries(baseline, ran, reason));
  if (ran.length > 0) baseline.$meta = updateMeta(baseline.$meta, results, ran);
  return { baseline, changes, kept: results.results.length - ran.length };
}

/** A mode needs its own status only where it differs from expected_status. */
function overrideMode(entry: BaselineEntry, mode: MeasuredMode, status: 'pass' | 'fail'): void {
  const rest: BaselineEntry['modes'] = omit(entry.modes ?? {}, mode);
  const modes = status === entry.expected_status ? rest : { ...rest, [mode]: status };
  if (Object.keys(modes).length > 0) entry.modes = modes;
  else delete entry.modes;
}

function updateEntry(current: Baseline | null, results: Results, row: Result, reason: string): BaselineEntry {
  const mode = judgedAs(results);
  const status = row.status === 'pass' ? 'pass' : 'fail';
  const before = current?.cases.get(row.case_id)?.get(row.agent);
  const expected = current ? findExpectation(current, mode, row.case_id, row.agent) : null;
  const entry: BaselineEntry = before ? { ...before } : { expected_status: status, allow_timeout: false };
  if (expected && expected.status !== status) {
    // Expectations of other modes stay, because only this mode was run.
    const others = current ? recordedModes(current).filter((other) => other !== mode) : [];
    if (others.length > 0 || entry.modes) overrideMode(entry, mode, status);
    else entry.expected_status = status;
  }
  if (row.timed_out) entry.allow_timeout = true;
  if ((mode === 'live' || mode === 'model') && row.trials.ran > 1) {
    entry.trials = { ...entry.trials, [mode]: { passed: row.trials.passed, ran: row.trials.ran } };
  }
  const changed = !before || expected?.status !== status || before.allow_timeout !== entry.allow_timeout;
  if (changed && (status !== 'pass' || row.timed_out)) entry.reason = reason;
  return entry;
}

function passesEverywhere(entry: BaselineEntry): boolean {
  const statuses = [entry.expected_status, ...Object.values(entry.modes ?? {})];
  return statuses.every((status) => status === 'pass') && !entry.allow_timeout;
}

function updateMeta(before: BaselineMeta, results: Results, judged: readonly Result[]): BaselineMeta {
  const agents = new Set(judged.map((row) => row.agent));
  const { environment } = results;
  const mode = judgedAs(results);
  const known = before[mode]?.agents ?? {};
  const ran = Object.entries(environment.agents)
    .filter(([agent]) => agents.has(agent))
    // Elsewhere an embedded model answers, whatever name the agent has for it.
    .map(
      ([agent, { version, vendor_model }]) =>
        [agent, { version, vendor_model: mode === 'live' ? vendor_model : null }] as const,
    );
  // What `init` wrote of an agent or a case that could not run stays a guess.
  const all =
    Object.keys(known).every((agent) => agents.has(agent)) &&
    results.results.every(({ status }) => status !== 'infra_error');
  return {
    ...(all ? omit(before, 'drafted') : before),
    [mode]: {
      tool_version: environment.tool_version,
      skills_hash: environment.skills_hash,
      date: results.generated_at_utc.slice(0, 10),
      trials: Math.max(1, ...results.results.map((row) => row.trials.requested)),
      agents: { ...known, ...Object.fromEntries(ran) },
    },
  };
}
