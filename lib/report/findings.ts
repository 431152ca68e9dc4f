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
  /** What happened, in a few words that hold for all agents; null: the title or the reason says it. */
  what: string | null;
  /** Why, without what to do about it. */
  why: string | null;
  /** Both. */
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
  const outage = first.delta === 'INFRA' ? sayOutage(cause, result) : null;
  const ownFix = outage?.fix ?? fixOfAgent(rows, byKey);
  const loss = first.delta === 'OFFER_LOSS' ? sayLoss(rows) : null;
  const said = outage ?? loss ?? sayWhy(rows, byKey, input) ?? { what: null, why: cause };
  const why = ownFix === null ? said.why : said.why && withoutFix(said.why, ownFix);
  // One command reproduces these agents, and one entry accepts them.
  const ofCase = [...new Set(rows.filter((row) => row.case_id === first.case_id).map((row) => row.agent))];
  return {
    delta: first.delta,
    fails: rows.some((row) => row.fails),
    title: titleOf(rows, agents, cases),
    rows: rows.length,
    what: said.what,
    why,
    brief: [said.what, why].filter(Boolean).join(': '),
    cause,
    ...placesOf(rows, byKey, input),
    fix: ownFix ?? loss?.fix ?? fixOf(first, result, input),
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

/** `the offer went from full to name only`, and which skill took its room; null: no other skill did. */
function sayLoss(rows: readonly DeltaRow[]): (Said & { fix: string }) | null {
  const [first] = rows as [DeltaRow, ...DeltaRow[]];
  const [, pushed] = splitLoss(first)[1].match(/\b(pushed out by .*)$/) ?? [];
  const by = pushed && /`([^`]+)`/.exec(pushed)?.[1];
  if (!pushed || !by) return null;
  const changes = new Set(rows.map((row) => splitLoss(row)[0].replace(/ \d+\/\d+$/, '')));
  const [what = null, ...others] = changes;
  return {
    what: others.length > 0 ? null : what,
    why: pushed,
    fix: `shorten the description of ${code(by)}; \`agent-routing discover\` shows every listing and the room left in it`,
  };
}

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
    case 'WEAKENED': {
      const skills = [...new Set(rows.flatMap(({ skill }) => skill ?? []))];
      return `${some}${skills.length ? ` (${listFew(skills.map(code))})` : ''} on ${on}`;
    }
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

/** `could not run: <kind>: <message>`, where the message of a user's error ends with its own fix. */
function sayOutage(cause: string, result: Result | null): Said & { fix: string | null } {
  const what = 'could not run';
  const kind = result?.fault?.kind;
  const rest = cause.startsWith(`${what}: `) ? cause.slice(what.length + 2) : cause;
  const [why = '', ...fix] = (kind && rest.startsWith(`${kind}: `) ? rest.slice(kind.length + 2) : rest).split(
    ' Fix: ',
  );
  return { what, why, fix: fix.length > 0 ? fix.join(' ').replace(/\.$/, '') : null };
}

type Said = { what: string | null; why: string | null };

/** null: no row failed, so that the reason of the delta says all. */
function sayWhy(rows: readonly DeltaRow[], byKey: Map<string, Result>, { results }: ReportInput): Said | null {
  const said = new Map<string, Said & { agents: string[] }>();
  const known = new Set<string>();
  for (const row of rows) {
    const result = byKey.get(keyOf(row.case_id, row.agent));
    if (result?.status !== 'fail' || known.has(row.agent)) continue;
    known.add(row.agent);
    const one = describeFail(result, results.mode);
    const same = said.get(JSON.stringify(one));
    if (same) same.agents.push(row.agent);
    else said.set(JSON.stringify(one), { ...one, agents: [row.agent] });
  }
  const [one, ...others] = said.values();
  if (!one) return null;
  const [first] = rows;
  const skills = new Set(rows.map(({ skill }) => skill));
  const whose = skills.size > 1 && first?.skill && one.why ? `for example ${code(first.skill)}: ` : '';
  if (others.length === 0) return { what: one.what, why: one.why && `${whose}${one.why}` };
  const all = [one, ...others];
  const alike = others.every(({ what }) => what === one.what);
  const why = (alike && shareOf(all.map((each) => each.why ?? ''))) || listByAgent(all, alike);
  return { what: alike ? one.what : null, why };
}

/** What all of them say; how each agent words the rest is told where the cause stands in full. */
function shareOf(reasons: readonly string[]): string {
  const [first = [], ...others] = reasons.map((reason) => reason.replace(/\.$/, '').split('; '));
  return first.filter((part) => others.every((parts) => parts.includes(part))).join('; ');
}

const listByAgent = (all: readonly (Said & { agents: string[] })[], alike: boolean) =>
  all
    .map(({ what, why, agents }) => {
      const words = [alike ? null : what, why].filter(Boolean).join(': ');
      return `on ${agents.map(code).join(', ')}: ${words.replace(/\.$/, '')}`;
    })
    .join('; ');

/** The reason of an agent may end with what to do, which has a line of its own. */
function withoutFix(why: string, fix: string): string {
  const bare = why.replace(/\.$/, '');
  return bare.endsWith(`; ${fix}`) ? bare.slice(0, -fix.length - 2) : why;
}

function describeFail(result: Result, mode: ReportInput['results']['mode']): Said {
  const what = KINDS[result.kind].fail(result, mode);
  const why = result.offer?.reason && result.failure_kind?.includes('offer') ? result.offer.reason : result.error;
  return { what, why: why || null };
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
