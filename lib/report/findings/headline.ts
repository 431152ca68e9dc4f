/** Turns a comparison into the sentence by which a reader knows at a glance what broke and on which agents. */

import { wordsOf } from '../../contract/part.js';
import { OFFLINE } from '../../contract/plan.js';
import type { Result } from '../../contract/result.js';
import type { DeltaRow, PartRow } from '../../delta/schema.js';
import { groupBy } from '../../input/group-by.js';
import { count } from '../../text/count.js';
import { oneLine } from '../../text/escape.js';
import { findResult } from '../view/find-result.js';
import type { ReportInput } from '../view/input.js';
import { KINDS } from '../view/kinds.js';
import { code, joinAnd, listFew } from '../view/names.js';
import { sayOffers } from '../view/offer-words.js';
import { nameKnown } from './change.js';
import { groupDeltas } from './group-deltas.js';
import { isOwnCase } from './locate.js';
import { listLostHooks } from './lost-hooks.js';
import { explainOutage } from './outage.js';
import { groupParts } from './part-findings.js';
import { distinct, insideOf } from './title.js';

/** Of the worst finding, else the first warning; null: there is neither. Text between backticks is code. */
export function headlineOf(input: ReportInput): string | null {
  const said = describeWorst(input);
  return said !== null && input.comparison.gate === 'inconclusive' ? `${OPEN}${said}` : said;
}

const OPEN = 'Inconclusive: ';

function describeWorst(input: ReportInput): string | null {
  const groups = groupDeltas(input);
  const parts = groupParts(input);
  const [rows] = groups;
  const fails = (all: readonly { fails: boolean }[]) => all.some((one) => one.fails);
  const part = parts.find(fails) ?? parts[0];
  if (!rows && !part) return firstWarning(input);
  const isPart = part !== undefined && (!rows || (fails(part) && !fails(rows)));
  const own = rows ?? [];
  const sentence = isPart ? describeParts(part, input) : nameKnown(own, input) + describe(own, input);
  const others = groups.length + parts.length - 1;
  return others > 0 ? `${sentence}, and ${count(others, 'more finding')}` : sentence;
}

/** Its first sentence. */
function firstWarning({ comparison }: ReportInput): string | null {
  const warning = comparison.notes.find(({ level, usual }) => level === 'warning' && !usual);
  return warning ? oneLine(warning.message, 300).replace(/\.(?: .*)?$/, '') : null;
}

/** What a note says beside the headline: a sentence does not stand twice. */
export const withoutHeadline = (message: string, headline: string | null): string =>
  headline !== null && message.startsWith(`${headline.replace(OPEN, '')}.`)
    ? message.slice(headline.replace(OPEN, '').length + 1).trim()
    : message;

function describeParts(parts: readonly PartRow[], { agent_title = (agent) => agent }: ReportInput): string {
  const [part] = parts as readonly [PartRow, ...PartRow[]];
  const { delta, kind, agents, rule, message } = part;
  const [one, many] = wordsOf({ kind, rule });
  const names = listFew(parts.map(({ name }) => code(name)));
  if (delta === 'REMOVED' && part.now === undefined)
    return `The ${parts.length > 1 ? `${many} ${names} are` : `${one} ${names} is`} gone`;
  const said = rule === 'skill-offer' ? sayOffers(part, { names, many: parts.length > 1, agent_title }) : null;
  if (said !== null) return said;
  const who = joinAnd(agents.map(agent_title));
  return `${names}${delta === 'SHRUNK' && agents.length > 0 ? ` on ${who}` : ''}: ${oneLine(message, 200)}`;
}

function describe(rows: readonly DeltaRow[], input: ReportInput): string {
  const [row] = rows as readonly [DeltaRow, ...DeltaRow[]];
  const { agent_title = (agent) => agent, comparison } = input;
  const names = distinct(rows.map(({ agent }) => agent));
  const agents = names.map(agent_title);
  const who = agents.length > 3 ? `${agents.length} agents` : joinAnd(agents);
  const verb = (one: string, many: string) => (agents.length > 1 ? many : one);
  const cases = distinct(rows.flatMap(({ case_id }) => (case_id === null ? [] : [code(case_id)])));
  const skills = distinct(rows.flatMap(({ skill }) => (skill === null ? [] : [code(skill)])));
  const [noun, nth] = cases.length > 1 ? ['Cases', 1] : ['Case', 0];
  const some = (...words: [string, string]) => `${noun} ${listFew(cases)} ${words[nth]}`;
  switch (row.delta) {
    case 'OFFER_LOSS':
      return `${who} ${describeLoss(row, verb, skills)}`;
    case 'WEAKENED':
      if (row.less === 'lowered')
        return `Less is expected of ${noun.toLowerCase()} ${listFew(cases)} on ${who} than at ${comparison.baseline.ref ?? 'the baseline'}`;
      if (row.less === 'deleted') return some('was deleted', 'were deleted');
      if (row.less === 'not_run') return some('is', 'are').concat(` no longer run on ${who}`);
      return some(`no longer checks on ${who} what it does`, `no longer check on ${who} what they do`).concat(
        ` at ${comparison.baseline.ref ?? 'the baseline'}${describeLess(rows)}`,
      );
    case 'MISSING_RESULT':
      return `${who} left no result for ${count(cases.length, 'case')}`;
    case 'MISSING_BASELINE':
      return some('has', 'have').concat(' no baseline entry');
    case 'INCONCLUSIVE':
      return some('is', 'are').concat(' undecided');
    case 'INFRA':
      return `${who} ${explainOutage(rows, input).what?.replace(/ \(it first failed.*$/, '') ?? 'could not run'}`;
    default:
      return describeFail(rows, input, {
        who,
        on: names.every((name) => name === OFFLINE) ? '' : ` on ${who}`,
        verb,
      });
  }
}

/** What a case no longer checks, where it is one thing on all agents. */
function describeLess(rows: readonly DeltaRow[]): string {
  const [said = '', ...others] = distinct(rows.map(({ reason }) => /: (.*)$/s.exec(reason ?? '')?.[1] ?? ''));
  return said === '' || others.length > 0 ? '' : `: ${oneLine(said, 100)}`;
}

/** The names that all of the agents have; each name, where they share none. */
function onAll(rows: readonly DeltaRow[], nameOf: (row: DeltaRow) => string): string[] {
  const agents = new Set(rows.map(({ agent }) => agent)).size;
  const names = [...groupBy(rows, nameOf)].filter(([name]) => name !== '');
  const shared = names.filter(([, own]) => new Set(own.map(({ agent }) => agent)).size === agents);
  return (shared.length > 0 ? shared : names).map(([name]) => name);
}

interface Words {
  who: string;
  on: string;
  verb(one: string, many: string): string;
}

function describeFail(rows: readonly DeltaRow[], input: ReportInput, { who, on, verb }: Words): string {
  const [row] = rows as readonly [DeltaRow, ...DeltaRow[]];
  const results = rows.map((one) => findResult(input, one));
  const [result = null] = results;
  const calls = onAll(rows, (one) => findResult(input, one)?.tried_call?.call ?? '');
  const subjects = onAll(rows, (one) => one.skill ?? '');
  const about = [subjects, calls].find((names) => names.length > 0) ?? onAll(rows, (one) => one.case_id ?? '');
  const subject = listFew(about.map(code));
  const before = row.delta === 'REGRESSION' && row.expected_in === undefined;
  if (row.status === 'infra_error') return `${who} could not run ${subject}`;
  if (row.failure_kind === 'offer_too_weak' && row.loss) return `${who} ${describeLoss(row, verb, subjects.map(code))}`;
  const taken = calls.length > 0 ? null : row.taken;
  if (taken)
    return `The subagent ${code(taken.name)}, which case ${code(row.case_id ?? '')} needs, ${taken.now ? `is ${code(taken.now)} now` : 'is gone'}`;
  if (row.timed_out) return `${subject} ${row.status === 'pass' ? 'takes too long' : 'timed out'}${on}`;
  const inside = insideOf(rows, input);
  if (row.failure_kind === 'skill_not_offered' && inside !== null)
    return `The subagent ${code(inside)} ${before ? 'no longer sees' : 'does not see'} ${subject}${on}`;
  if (row.failure_kind === 'skill_not_offered' && on !== '')
    return `${who} ${before ? verb('no longer lists', 'no longer list') : verb('does not list', 'do not list')} ${subject}`;
  const lost = on === '' || !before ? null : nameLost(results, subject, { who, on, verb });
  const words = distinct(
    results.flatMap((one) => (one && one.status === 'fail' ? [KINDS[one.kind].fail(one, input.results.mode)] : [])),
  );
  const why = words.length === 1 ? ` (${words[0]})` : '';
  const plural = subjects.length > 1 || calls.length > 1;
  if (before && rows.every(isOwnCase)) {
    const cases = distinct(rows.map((one) => code(one.case_id ?? '')));
    const [noun, was] = cases.length > 1 ? ['Cases', 'were changed, and fail'] : ['Case', 'was changed, and fails'];
    return `${noun} ${listFew(cases)} ${was}${on}${why}`;
  }
  if (lost !== null) return lost;
  if (words.length === 1 && listLostHooks(rows, input).length > 0)
    return `This branch removes the hook for ${subject}: ${words[0]}${on}`;
  if (result?.kind === 'tool_route' && words.length === 1) {
    if (result.tried_call?.failure === 'turned_off') return `All hooks are turned off${on}`;
    const ofHook = words[0]?.startsWith('hook ') ? words[0].slice(5) : null;
    const was = ofHook?.startsWith('not ') ? 'was ' : '';
    return ofHook === null ? `${subject}: ${words[0]}${on}` : `The hook for ${subject} ${was}${ofHook}${on}`;
  }
  return `${subject} ${before ? (plural ? 'no longer pass' : 'no longer passes') : plural ? 'fail' : 'fails'}${on}${why}`;
}

/** What an agent had of the skill before; null: the failures differ, or their usual words say it. */
function nameLost(results: readonly (Result | null)[], subject: string, { who, on, verb }: Words): string | null {
  const [result] = results;
  if (!result || results.some((one) => one?.failure_kind !== result.failure_kind)) return null;
  const file = result.missing_evidence.length === 1 ? code(result.missing_evidence[0] ?? '') : 'the files';
  switch (result.failure_kind) {
    case 'ambiguous_skill':
      return `${subject} now names two skills${on}`;
    case 'skill_load_failed':
      return result.delivery?.state === 'empty'
        ? `${subject} no longer has any text for ${who}`
        : `${who} no longer ${verb('loads', 'load')} ${subject}${result.blocked_by ? ": the source's own hook blocks it" : ''}`;
    case 'delivery_too_weak':
      return `${who} now ${verb('cuts', 'cut')} the text of ${subject}`;
    case 'missing_skill_file_evidence':
      return `${who} no longer ${verb('reads', 'read')} ${file} of ${subject}`;
    default:
      return null;
  }
}

function describeLoss({ loss }: DeltaRow, verb: Words['verb'], all: readonly string[]): string {
  const skills = listFew(all);
  const offer = loss?.after.offer;
  if (offer === 'name_only') return `now ${verb('lists', 'list')} ${skills} by name alone`;
  if (offer === 'cut') return `now ${verb('cuts', 'cut')} the description${all.length > 1 ? 's' : ''} of ${skills}`;
  return `no longer ${verb('lists', 'list')} ${skills}`;
}
