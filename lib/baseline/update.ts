/** Results of a batch → the baseline with those rows (and no others) brought up to them, and what changed. */
import { own } from '../own.js';
import type { Mode, Result, Results } from '../result.js';
import { findExpectation, recordedModes, wasJudged } from './expectation.js';
import { BASELINE_SCHEMA, type Baseline, type BaselineEntry, type BaselineMeta, type BaselineOffer } from './schema.js';
import { line } from './serialize.js';

export interface BaselineChange {
  /** Null: an offer or a fact of `$meta`. */
  case_id: string | null;
  agent: string;
  skill: string | null;
  before: string | null;
  after: string | null;
}

export interface UpdateInput {
  current: Baseline | null;
  results: Results;
  reason: string;
  /** Rows to leave as they are beside infra errors and skipped ones: those that a statistical test could not decide. */
  undecided?: (case_id: string, agent: string) => boolean;
}

export function updateBaseline(input: UpdateInput): { baseline: Baseline; changes: BaselineChange[]; kept: number } {
  const { current, results, reason } = input;
  const baseline: Baseline = {
    $schema: current?.$schema ?? null,
    $meta: { ...(current?.$meta ?? { schema: BASELINE_SCHEMA }) },
    $offers: { ...current?.$offers },
    cases: new Map([...(current?.cases ?? [])].map(([case_id, agents]) => [case_id, new Map(agents)])),
  };
  const changes: BaselineChange[] = [];
  const ran = results.results.filter((row) => wasJudged(row) && !input.undecided?.(row.case_id, row.agent));
  for (const row of ran) {
    const agents = baseline.cases.get(row.case_id) ?? new Map<string, BaselineEntry>();
    const before = agents.get(row.agent);
    const after = updateEntry(current, results, row, reason);
    baseline.cases.set(row.case_id, agents.set(row.agent, after));
    const [was, is] = [before ? line(before) : null, line(after)];
    if (was !== is) changes.push({ case_id: row.case_id, agent: row.agent, skill: null, before: was, after: is });
  }
  for (const agent of Object.keys(results.offers)) changes.push(...updateOffers(baseline, results, agent, reason));
  if (ran.length > 0) baseline.$meta = updateMeta(baseline.$meta, results, new Set(ran.map((row) => row.agent)));
  return { baseline, changes, kept: results.results.length - ran.length };
}

/** What a mode shares with the rest needs no line of its own. */
function overrideMode(entry: BaselineEntry, mode: Mode, status: 'pass' | 'fail'): void {
  const { [mode]: _, ...rest } = entry.modes ?? {};
  const modes = status === entry.expected_status ? rest : { ...rest, [mode]: status };
  if (Object.keys(modes).length > 0) entry.modes = modes;
  else delete entry.modes;
}

function updateEntry(current: Baseline | null, results: Results, row: Result, reason: string): BaselineEntry {
  const { mode } = results;
  const status = row.status === 'pass' ? 'pass' : 'fail';
  const before = current?.cases.get(row.case_id)?.get(row.agent);
  const expected = current ? findExpectation(current, mode, row.case_id, row.agent) : null;
  const entry: BaselineEntry = before ? { ...before } : { expected_status: status, allow_timeout: false };
  if (expected && expected.status !== status) {
    // Another mode's expectation stays what it was: only this mode's is known to have changed.
    const others = current ? recordedModes(current).filter((other) => other !== mode) : [];
    if (others.length > 0 || entry.modes) overrideMode(entry, mode, status);
    else entry.expected_status = status;
  }
  if (row.timed_out) entry.allow_timeout = true;
  if (mode === 'live' && row.trials.ran > 1) {
    entry.trials = { ...entry.trials, live: { passed: row.trials.passed, ran: row.trials.ran } };
  }
  const changed = !before || expected?.status !== status || before.allow_timeout !== entry.allow_timeout;
  if (changed && (status !== 'pass' || row.timed_out)) entry.reason = reason;
  // The reason told why it failed; a row that now passes in every mode has nothing left to explain.
  if (passesEverywhere(entry)) delete entry.reason;
  return entry;
}

function passesEverywhere(entry: BaselineEntry): boolean {
  const statuses = [entry.expected_status, ...Object.values(entry.modes ?? {})];
  return statuses.every((status) => status === 'pass') && !entry.allow_timeout;
}

/** An agent's offers are taken whole: a batch installs the whole source, however few cases it runs. */
function updateOffers(baseline: Baseline, results: Results, agent: string, reason: string): BaselineChange[] {
  const now = results.offers[agent] ?? {};
  const skills = Object.keys(now);
  if (skills.length === 0) return [];
  const before = baseline.$offers[agent] ?? {};
  const after: Record<string, BaselineOffer> = {};
  const changes: BaselineChange[] = [];
  for (const skill of new Set([...Object.keys(before), ...skills])) {
    const [was, is] = [own(before, skill), own(now, skill)];
    if (is && is.offer !== 'full') {
      const offer: BaselineOffer = { offer: is.offer, kept_chars: is.kept_chars, of_chars: is.of_chars };
      const same = was?.offer === offer.offer && was.kept_chars === offer.kept_chars && was.of_chars === offer.of_chars;
      after[skill] = same ? was : { ...offer, reason };
    }
    const left = own(after, skill);
    const [from, to] = [was ? line(was) : null, left ? line(left) : null];
    if (from !== to) changes.push({ case_id: null, agent, skill, before: from, after: to });
  }
  baseline.$offers[agent] = after;
  return changes;
}

function updateMeta(before: BaselineMeta, results: Results, agents: ReadonlySet<string>): BaselineMeta {
  const { mode, environment, offers } = results;
  const known = before[mode]?.agents ?? {};
  const ran = Object.entries(environment.agents)
    .filter(([agent]) => agents.has(agent))
    .map(([agent, { version, vendor_model }]) => [agent, { version, vendor_model }] as const);
  const lengths: Record<string, number> = {};
  for (const skills of Object.values(offers)) {
    for (const [skill, { of_chars }] of Object.entries(skills)) {
      lengths[skill] = Math.max(of_chars, own(lengths, skill) ?? 0);
    }
  }
  return {
    ...before,
    [mode]: {
      tool_version: environment.tool_version,
      skills_hash: environment.skills_hash,
      date: results.generated_at_utc.slice(0, 10),
      trials: Math.max(1, ...results.results.map((row) => row.trials.requested)),
      agents: { ...known, ...Object.fromEntries(ran) },
    },
    ...(Object.keys(lengths).length ? { skills: lengths } : {}),
  };
}
