/** Turns deltas that need attention into findings: cause, fix, proof, a command that reproduces it without a key, and how to accept it. Similar deltas become one finding. */

import { UNDECIDED } from '../contract/decision.js';
import type { HookCall } from '../contract/hook-call.js';
import type { Place } from '../contract/locations.js';
import type { Result } from '../contract/result.js';
import { WITHHELD } from '../contract/sandbox.js';
import type { Delta } from '../delta/classify.js';
import type { DeltaRow } from '../delta/schema.js';
import { count } from '../text/count.js';
import { clean, oneLine } from '../text/escape.js';
import { groupDeltas, splitLoss, withoutNames } from './group-deltas.js';
import { wordHookCall } from './hook-calls.js';
import type { ReportInput } from './input.js';
import { KINDS } from './kinds.js';
import { locate } from './locate.js';
import { acceptOf, code, fixOf } from './remediation.js';
import { reproduce } from './reproduce.js';
import { keyOf } from './words.js';

/** Plain text; text between backticks is code. */
export interface Finding {
  delta: Delta;
  fails: boolean;
  title: string;
  /** How many rows it stands for. */
  rows: number;
  /** The cause in a few words, with what each agent says of it. */
  brief: string;
  /** The file that broke; null where it is not known, or where it is not one. */
  place: Place | null;
  /** Further files that broke in the same way. */
  more_places: number;
  cause: string;
  fix: string | null;
  proof: string | null;
  reproduce: string | null;
  accept: string | null;
}

/** No line of an agent's output tells of a missing entry, or of what the agent was not offered. */
const PROVED_ELSEWHERE: readonly Delta[] = ['MISSING_BASELINE', 'OFFER_LOSS', 'WEAKENED'];

export function listFindings(input: ReportInput): Finding[] {
  const byKey = new Map(input.results.results.map((row) => [keyOf(row.case_id, row.agent), row]));
  return groupDeltas(input, byKey).map((rows) => explainRows(rows, input, byKey));
}

function describeCause(delta: Delta, rows: readonly DeltaRow[]): string {
  if (delta === 'MISSING_BASELINE') return 'the current baseline has no entry';
  return delta === 'OFFER_LOSS' ? causeOfLoss(rows) : causeOf(rows);
}

/** rows: what one thing to fix broke. */
export function explainRows(rows: readonly DeltaRow[], input: ReportInput, byKey: Map<string, Result>): Finding {
  const [first] = rows as readonly [DeltaRow, ...DeltaRow[]];
  const result = byKey.get(keyOf(first.case_id, first.agent)) ?? null;
  const agents = [...new Set(rows.map((row) => row.agent))];
  const cases = [...new Set(rows.map((row) => row.case_id).filter((id): id is string => id !== null))];
  const cause = oneLine(describeCause(first.delta, rows), 900);
  // One command reproduces these agents, and one entry accepts them.
  const ofCase = [...new Set(rows.filter((row) => row.case_id === first.case_id).map((row) => row.agent))];
  return {
    delta: first.delta,
    fails: rows.some((row) => row.fails),
    title: titleOf(rows, agents, cases),
    rows: rows.length,
    brief: briefOf(rows, byKey, input) ?? cause,
    cause,
    ...placesOf(rows, byKey, input),
    fix: fixOfAgent(rows, byKey) ?? fixOf(first, result, input),
    proof: PROVED_ELSEWHERE.includes(first.delta) ? null : proofOf(result),
    reproduce: reproduce(first, result, first.delta === 'OFFER_LOSS' ? agents : ofCase, input),
    accept: acceptOf(first, ofCase, input),
  };
}

/** The reason of an agent that did not offer a skill ends with what to do: `…; rename one of the two.` */
function fixOfAgent(rows: readonly DeltaRow[], byKey: Map<string, Result>): string | null {
  const results = rows.map((row) => byKey.get(keyOf(row.case_id, row.agent)));
  const [reason, ...others] = new Set(
    results.map((result) => (result?.failure_kind === 'skill_not_offered' && result.offer?.reason) || null),
  );
  if (!reason || others.length > 0 || reason.startsWith('the source has no skill')) return null;
  const fix = reason.split('; ').slice(1).at(-1);
  return fix === undefined ? null : oneLine(fix.replace(/\.$/, ''), 300);
}

/** Skills lost for one reason: what happened to each, then the reason once. */
function causeOfLoss(rows: readonly DeltaRow[]): string {
  const [first] = rows as [DeltaRow, ...DeltaRow[]];
  const lost = new Map(
    rows.map((row) => [row.skill, `${code(row.skill ?? '')} ${splitLoss(row)[0].replace(/^the offer /, '')}`]),
  );
  if (lost.size === 1) return first.reason ?? '';
  return [listFew([...lost.values()]), splitLoss(first)[1]].join('; ');
}

const MAX_NAMES = 3;
const listFew = (names: readonly string[]) =>
  names.slice(0, MAX_NAMES).join(', ') + (names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '');

/** The part of the reason that all agents share, then each distinct rest with its agents. */
function causeOf(rows: readonly DeltaRow[]): string {
  const byAgent = new Map(rows.toReversed().map(({ agent, reason }) => [agent, reason ?? '']));
  const agents = [...new Set(rows.map(({ agent }) => agent))];
  const reasons = [...new Set(agents.map((agent) => byAgent.get(agent) ?? ''))];
  const [first = '', ...others] = reasons;
  if (others.length === 0 || new Set(rows.map(withoutNames)).size === 1) return first;
  const differs = first.split('').findIndex((_, at) => others.some((other) => other[at] !== first[at]));
  const common = first.slice(0, first.lastIndexOf(': ', differs < 0 ? first.length : differs) + 1);
  const own = reasons.map((reason) => {
    const who = agents.filter((agent) => byAgent.get(agent) === reason).map(code);
    return `on ${who.join(', ')}: ${reason.slice(common.length).trim().replace(/\.$/, '')}`;
  });
  return `${common} ${own.join('; ')}`.trim();
}

function titleOf(rows: readonly DeltaRow[], agents: string[], cases: string[]): string {
  const [row] = rows as [DeltaRow, ...DeltaRow[]];
  const on = agents.map(code).join(', ');
  const some = listFew(cases.map(code));
  switch (row.delta) {
    case 'MISSING_BASELINE':
    case 'MISSING_RESULT':
      return `${count(rows.length, 'row')} on ${on}: ${some}`;
    case 'INFRA':
      return `${some} on ${on}`;
    case 'OFFER_LOSS': {
      const skills = listFew([...new Set(rows.map(({ skill }) => code(skill ?? '')))]);
      return `${skills} on ${on}${cases.length ? ` (${some})` : ' (not covered by any case of this batch)'}`;
    }
    default: {
      const skills = [...new Set(rows.flatMap(({ skill }) => skill ?? []))];
      return skills.length ? `${listFew(skills.map(code))} on ${on} (${some})` : `${some} on ${on}`;
    }
  }
}

/** null: no row failed, so that the reason of the delta says all. */
function briefOf(rows: readonly DeltaRow[], byKey: Map<string, Result>, { results }: ReportInput): string | null {
  const said = new Map<string, string[]>();
  const known = new Set<string>();
  for (const row of rows) {
    const result = byKey.get(keyOf(row.case_id, row.agent));
    if (result?.status !== 'fail' || known.has(row.agent)) continue;
    known.add(row.agent);
    const words = describeFail(result, results.mode);
    said.set(words, [...(said.get(words) ?? []), row.agent]);
  }
  const parts = [...said];
  const skills = new Set(rows.map(({ skill }) => skill));
  const [first] = rows;
  const whose = skills.size > 1 && first?.skill ? `for example ${code(first.skill)}: ` : '';
  if (parts.length <= 1) return parts[0] ? `${whose}${parts[0][0]}` : null;
  return parts.map(([words, agents]) => `on ${agents.map(code).join(', ')}: ${words.replace(/\.$/, '')}`).join('; ');
}

function describeFail(result: Result, mode: ReportInput['results']['mode']): string {
  const words = KINDS[result.kind].fail(result, mode);
  const why = result.offer?.reason && result.failure_kind?.includes('offer') ? result.offer.reason : result.error;
  return [words, why].filter(Boolean).join(': ');
}

/** An outage has none. */
function placesOf(
  rows: readonly DeltaRow[],
  byKey: Map<string, Result>,
  input: ReportInput,
): Pick<Finding, 'place' | 'more_places'> {
  const places = new Map<string, Place>();
  for (const row of rows) {
    const place = locate(row, byKey.get(keyOf(row.case_id, row.agent)) ?? null, input);
    if (place && !places.has(place.file)) places.set(place.file, place);
  }
  const [place = null] = places.values();
  return { place, more_places: Math.max(0, places.size - 1) };
}

/** What the hook said is closer to the cause than the agent's words about it. */
function decidingHook({ tried_call, hook_calls = [] }: Result): HookCall | null {
  if (!tried_call?.hook) return null;
  return hook_calls.find(({ event, file }) => `${event} in ${file}` === tried_call.hook) ?? null;
}
const NEVER_STARTED = ['cli_missing', WITHHELD, UNDECIDED];

/** The line that proves the best hit, else the agent's last words. Output cannot prove that a skill was absent. */
function proofOf(result: Result | null): string | null {
  if (!result || result.failure_kind === 'skill_not_offered') return null;
  const hook = decidingHook(result);
  if (hook) return wordHookCall(hook);
  // Nothing was started that could have said anything; the cause holds the whole reason.
  if (result.fault && NEVER_STARTED.includes(result.fault.kind)) return null;
  const [proof] = result.tool_use_proof_lines;
  if (proof) return `${oneLine(proof.source, 60)}:${proof.line_number} ${oneLine(proof.line, 240)}`;
  if (result.fault) return oneLine(result.fault.message, 240);
  const last = clean(result.output_excerpt.slice(-2000)).trim().split('\n').at(-1);
  // A JSON event, or a fragment of one, is not readable as a sentence.
  return last && !/^\{|\}$/.test(last) ? oneLine(last, 240) : null;
}
