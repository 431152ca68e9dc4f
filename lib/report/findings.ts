/** Deltas that need somebody → findings: cause, fix, proof, a command that shows it again without a key, how to accept it. Like ones are told once. */
import type { Delta } from '../delta/classify.js';
import type { DeltaRow } from '../delta/schema.js';
import { OFFLINE } from '../plan.js';
import type { Result } from '../result.js';
import { acceptOf, code, fixOf } from './advice.js';
import { clean, oneLine } from './escape.js';
import { KINDS } from './kinds.js';
import { reproduce } from './reproduce.js';
import type { ReportInput } from './view.js';
import { count, DELTA_WORDS, keyOf } from './words.js';

/** Plain text; what stands between backticks is code. */
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

const NEEDS_SOMEBODY: readonly Delta[] = [
  'REGRESSION',
  'UNMET',
  'MISSING_RESULT',
  'MISSING_BASELINE',
  'OFFER_LOSS',
  'INCONCLUSIVE',
  'INFRA',
];

/** No line of an agent's output tells of a missing entry, or of what the agent was not offered. */
const PROVED_ELSEWHERE: readonly Delta[] = ['MISSING_BASELINE', 'OFFER_LOSS'];

export function listFindings(input: ReportInput): Finding[] {
  const byKey = new Map(input.results.results.map((row) => [keyOf(row.case_id, row.agent), row]));
  const groups = new Map<string, DeltaRow[]>();
  for (const row of input.comparison.deltas) {
    if (!NEEDS_SOMEBODY.includes(row.delta)) continue;
    const key = groupKey(row, byKey.get(keyOf(row.case_id, row.agent)) ?? null, input);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].sort(([a], [b]) => rankOf(a) - rankOf(b)).map((rows) => makeFinding(rows, input, byKey));
}

const rankOf = (row: DeltaRow | undefined) => (row ? DELTA_WORDS[row.delta].rank : 0);

/** One finding per thing to mend, not per row: a skill that breaks in the same way on every agent is one. */
function groupKey(row: DeltaRow, result: Result | null, input: ReportInput): string {
  switch (row.delta) {
    case 'MISSING_BASELINE':
      return row.delta;
    case 'MISSING_RESULT':
      return `${row.delta} ${row.agent} ${row.reason}`;
    case 'INFRA':
      return `${row.delta} ${row.agent} ${result?.fault?.kind ?? row.reason}`;
    case 'OFFER_LOSS': {
      // What pushes many out of one listing is mended once.
      const [, why] = splitLoss(row);
      return why ? `${row.delta} ${row.agent} ${why}` : `${row.delta} ${row.skill} ${row.reason}`;
    }
    default: {
      // What runs in process is shown again in another way.
      const where = row.agent === OFFLINE ? OFFLINE : 'agents';
      return `${row.delta} ${row.skill ?? row.case_id} ${where} ${row.failure_kind} ${row.timed_out} ${fixOf(row, result, input)}`;
    }
  }
}

function sayCause(delta: Delta, rows: readonly DeltaRow[]): string {
  if (delta === 'MISSING_BASELINE') return 'the current baseline has no entry';
  return delta === 'OFFER_LOSS' ? causeOfLoss(rows) : causeOf(rows);
}

/** `full became name only 0/88; why` → both halves. */
function splitLoss({ reason }: DeltaRow): [what: string, why: string] {
  const [what = '', ...why] = (reason ?? '').split('; ');
  return [what, why.join('; ')];
}

function makeFinding(rows: DeltaRow[], input: ReportInput, byKey: Map<string, Result>): Finding {
  const [first] = rows as [DeltaRow, ...DeltaRow[]];
  const result = byKey.get(keyOf(first.case_id, first.agent)) ?? null;
  const agents = [...new Set(rows.map((row) => row.agent))];
  const cases = [...new Set(rows.map((row) => row.case_id).filter((id): id is string => id !== null))];
  const cause = oneLine(sayCause(first.delta, rows), 900);
  // What is done again or accepted in one go.
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
    accept: acceptOf(first, result, ofCase, input),
  };
}

/** Skills lost for one reason: what became of each, then the reason once. */
function causeOfLoss(rows: readonly DeltaRow[]): string {
  const [first] = rows as [DeltaRow, ...DeltaRow[]];
  const lost = new Map(rows.map((row) => [row.skill, `${code(row.skill ?? '')} ${splitLoss(row)[0]}`]));
  if (lost.size === 1) return first.reason ?? '';
  return [listFew([...lost.values()]), splitLoss(first)[1]].join('; ');
}

const MOST_NAMES = 3;
const listFew = (names: readonly string[]) =>
  names.slice(0, MOST_NAMES).join(', ') + (names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '');

/** What each agent says for itself follows what all have in common, once per saying. */
function causeOf(rows: readonly DeltaRow[]): string {
  const byAgent = new Map(rows.toReversed().map(({ agent, reason }) => [agent, reason ?? '']));
  const agents = [...new Set(rows.map(({ agent }) => agent))];
  const sayings = [...new Set(agents.map((agent) => byAgent.get(agent) ?? ''))];
  const [first = '', ...others] = sayings;
  if (others.length === 0) return first;
  const differs = first.split('').findIndex((_, at) => others.some((other) => other[at] !== first[at]));
  const common = first.slice(0, first.lastIndexOf(': ', differs < 0 ? first.length : differs) + 1);
  const own = sayings.map((saying) => {
    const who = agents.filter((agent) => byAgent.get(agent) === saying).map(code);
    return `on ${who.join(', ')}: ${saying.slice(common.length).trim().replace(/\.$/, '')}`;
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
      return `${on} could not run ${some}`;
    case 'OFFER_LOSS': {
      const skills = listFew([...new Set(rows.map(({ skill }) => code(skill ?? '')))]);
      return `${skills} on ${on}${cases.length ? ` (${some})` : ' (no case of this batch)'}`;
    }
    default:
      return row.skill ? `${code(row.skill)} on ${on} (${some})` : `${some} on ${on}`;
  }
}

function briefOf(result: Result, rows: readonly DeltaRow[], { results }: ReportInput): string {
  const words = KINDS[result.kind].fail(result, results.mode);
  const why = result.offer?.reason && result.failure_kind?.includes('offer') ? result.offer.reason : result.error;
  const alike = rows.every(({ reason }) => reason === rows[0]?.reason);
  return [words, alike && why].filter(Boolean).join(': ');
}

/** The strongest line there is: what proves the best hit, else what the agent said last. Of an absent skill no line of the output tells. */
function proofOf(result: Result | null): string | null {
  if (!result || result.failure_kind === 'skill_not_offered') return null;
  const [proof] = result.tool_use_proof_lines;
  if (proof) return `${oneLine(proof.source, 60)}:${proof.line_number} ${oneLine(proof.line, 240)}`;
  if (result.fault) return oneLine(result.fault.message, 240);
  const last = clean(result.output_excerpt.slice(-2000)).trim().split('\n').at(-1);
  // An event is no sentence, and half of one even less.
  return last && !/^\{|\}$/.test(last) ? oneLine(last, 240) : null;
}
