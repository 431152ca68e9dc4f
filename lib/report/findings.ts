/** Turns deltas that need attention into findings: cause, fix, proof, a command that reproduces it without a key, and how to accept it. Similar deltas become one finding. */

import type { HookCall } from '../contract/hook-call.js';
import { OFFLINE } from '../contract/plan.js';
import type { Result } from '../contract/result.js';
import { WITHHELD } from '../contract/sandbox.js';
import type { Delta } from '../delta/classify.js';
import type { DeltaRow } from '../delta/schema.js';
import { count } from '../text/count.js';
import { clean, oneLine } from '../text/escape.js';
import { wordHookCall } from './hook-calls.js';
import type { ReportInput } from './input.js';
import { KINDS } from './kinds.js';
import { acceptOf, code, fixOf } from './remediation.js';
import { reproduce } from './reproduce.js';
import { DELTA_WORDS, keyOf } from './words.js';

/** Plain text; text between backticks is code. */
export interface Finding {
  delta: Delta;
  fails: boolean;
  title: string;
  /** The cause in a few words. */
  brief: string;
  cause: string;
  fix: string | null;
  proof: string | null;
  reproduce: string | null;
  accept: string | null;
}

const NEEDS_ATTENTION: readonly Delta[] = [
  'REGRESSION',
  'UNMET',
  'MISSING_RESULT',
  'MISSING_BASELINE',
  'OFFER_LOSS',
  'WEAKENED',
  'INCONCLUSIVE',
  'INFRA',
];

/** No line of an agent's output tells of a missing entry, or of what the agent was not offered. */
const PROVED_ELSEWHERE: readonly Delta[] = ['MISSING_BASELINE', 'OFFER_LOSS', 'WEAKENED'];

export function listFindings(input: ReportInput): Finding[] {
  const byKey = new Map(input.results.results.map((row) => [keyOf(row.case_id, row.agent), row]));
  const groups = new Map<string, DeltaRow[]>();
  for (const row of input.comparison.deltas) {
    if (!NEEDS_ATTENTION.includes(row.delta)) continue;
    const key = groupKey(row, byKey.get(keyOf(row.case_id, row.agent)) ?? null, input);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].sort(([a], [b]) => rankOf(a) - rankOf(b)).map((rows) => makeFinding(rows, input, byKey));
}

const rankOf = (row: DeltaRow | undefined) => (row ? DELTA_WORDS[row.delta].rank : 0);

/** One finding per thing to fix, not per row: a skill that breaks in the same way on every agent is one finding. */
function groupKey(row: DeltaRow, result: Result | null, input: ReportInput): string {
  switch (row.delta) {
    case 'MISSING_BASELINE':
      return row.delta;
    case 'MISSING_RESULT':
      return `${row.delta} ${row.agent} ${row.reason}`;
    case 'WEAKENED':
      return `${row.delta} ${row.case_id} ${row.reason}`;
    case 'INFRA':
      return `${row.delta} ${row.agent} ${result?.fault?.kind ?? row.reason}`;
    case 'OFFER_LOSS': {
      // Many skills may be pushed out of one listing for the same reason, which is fixed once.
      const [, why] = splitLoss(row);
      return why ? `${row.delta} ${row.agent} ${why}` : `${row.delta} ${row.skill} ${row.reason}`;
    }
    default: {
      // In-process rows are reproduced by another command.
      const where = row.agent === OFFLINE ? OFFLINE : 'agents';
      return `${row.delta} ${row.skill ?? row.case_id} ${where} ${row.failure_kind} ${row.timed_out} ${fixOf(row, result, input)}`;
    }
  }
}

function describeCause(delta: Delta, rows: readonly DeltaRow[]): string {
  if (delta === 'MISSING_BASELINE') return 'the current baseline has no entry';
  return delta === 'OFFER_LOSS' ? causeOfLoss(rows) : causeOf(rows);
}

/** `the offer went from full to name only 0/88; why` → both halves. */
function splitLoss({ reason }: DeltaRow): [what: string, why: string] {
  const [what = '', ...why] = (reason ?? '').split('; ');
  return [what, why.join('; ')];
}

function makeFinding(rows: DeltaRow[], input: ReportInput, byKey: Map<string, Result>): Finding {
  const [first] = rows as [DeltaRow, ...DeltaRow[]];
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
    brief: (result?.status === 'fail' && briefOf(result, rows, input)) || cause,
    cause,
    fix: fixOf(first, result, input),
    proof: PROVED_ELSEWHERE.includes(first.delta) ? null : proofOf(result),
    reproduce: reproduce(first, result, first.delta === 'OFFER_LOSS' ? agents : ofCase, input),
    accept: acceptOf(first, ofCase, input),
  };
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
  if (others.length === 0) return first;
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
    default:
      return row.skill ? `${code(row.skill)} on ${on} (${some})` : `${some} on ${on}`;
  }
}

function briefOf(result: Result, rows: readonly DeltaRow[], { results }: ReportInput): string {
  const words = KINDS[result.kind].fail(result, results.mode);
  const why = result.offer?.reason && result.failure_kind?.includes('offer') ? result.offer.reason : result.error;
  const sameReason = rows.every(({ reason }) => reason === rows[0]?.reason);
  return [words, sameReason && why].filter(Boolean).join(': ');
}

/** What the hook said is closer to the cause than the agent's words about it. */
function decidingHook({ tried_call, hook_calls = [] }: Result): HookCall | null {
  if (!tried_call?.hook) return null;
  return hook_calls.find(({ event, file }) => `${event} in ${file}` === tried_call.hook) ?? null;
}
const NEVER_STARTED = ['cli_missing', WITHHELD];

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
