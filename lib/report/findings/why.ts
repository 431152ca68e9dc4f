/** Turns rows that failed into what happened and why, in words that hold for all their agents. */

import type { Result } from '../../contract/result.js';
import type { DeltaRow } from '../../delta/schema.js';
import { openSentence } from '../../text/sentence.js';
import { findResult } from '../view/find-result.js';
import type { ReportInput } from '../view/input.js';
import { KINDS } from '../view/kinds.js';
import { code } from '../view/names.js';
import { describeChosen, listChosen } from './chosen-instead.js';

export interface Explained {
  what: string | null;
  why: string | null;
  /** Reasons of single agents or skills are left out. */
  abridged?: boolean;
}

/** Null where no row failed, so that the reason of the delta says all. told: what to do stands elsewhere. */
export function explainFailed(rows: readonly DeltaRow[], input: ReportInput, told: boolean): Explained | null {
  const explained = new Map<string, Explained & { agents: string[] }>();
  const known = new Set<string>();
  const reasons = new Set<string>();
  for (const row of rows) {
    const result = findResult(input, row);
    if (result?.status !== 'fail') continue;
    const one = describeFail(result, input.results.mode, told);
    reasons.add(JSON.stringify([row.agent, one.why]));
    if (known.has(row.agent)) continue;
    known.add(row.agent);
    const same = explained.get(JSON.stringify(one));
    if (same) same.agents.push(row.agent);
    else explained.set(JSON.stringify(one), { ...one, agents: [row.agent] });
  }
  const [one, ...others] = explained.values();
  if (!one) return null;
  const whose = one.why && reasons.size > known.size ? nameFirst(rows, input) : '';
  if (others.length === 0) return { what: one.what, why: one.why && `${whose}${one.why}`, abridged: Boolean(whose) };
  const all = [one, ...others];
  const same = others.every(({ what }) => what === one.what);
  const share = same && shareOf(all.map((each) => each.why ?? ''));
  const why = share ? `${whose}${share}` : listByAgent(all, same);
  return { what: same ? one.what : null, why, abridged: Boolean(share) };
}

/** Of several things that broke in the same way, the reason is that of the first. */
function nameFirst(rows: readonly DeltaRow[], input: ReportInput): string {
  const subjects = rows.map((row) => row.skill ?? findResult(input, row)?.tried_call?.call ?? null);
  const [first] = subjects;
  return first && new Set(subjects).size > 1 ? `for example ${code(first)}: ` : '';
}

/** Keeps what all of them say; the full cause shows the rest for each agent. */
function shareOf(reasons: readonly string[]): string {
  const [first = [], ...others] = reasons.map((reason) => openSentence(reason).split('; '));
  return first.filter((part) => others.every((parts) => parts.includes(part))).join('; ');
}

export const listByAgent = (all: readonly (Explained & { agents: string[] })[], same: boolean) =>
  all
    .map(({ what, why, agents }) => {
      const words = [same ? null : what, why].filter(Boolean).join(': ');
      return `on ${agents.map(code).join(', ')}: ${openSentence(words)}`;
    })
    .join('; ');

function describeFail(result: Result, mode: ReportInput['results']['mode'], told: boolean): Explained {
  const what = KINDS[result.kind].fail(result, mode);
  const { tried_call: tried, missing_evidence: missing } = result;
  // What stopped the call afterwards, or how it ended, is no news where the hook was to block it.
  const open = tried?.hook && tried.failure === null && missing.includes('block') ? tried.why : null;
  const offered = result.failure_kind?.includes('offer') ? result.offer?.reason : null;
  // What became of the call is in the title already.
  const whole = open || offered || result.error?.replace(/^hook_(?:errored|timed_out|not_loaded): /, '');
  const why = told && whole ? withoutFixes(whole, result.offer?.fixes ?? []) : whole;
  return { what, why: describeChosen(listChosen(result)) ?? (why || null) };
}

/** An agent's reason ends with what to do, which has a line of its own. */
export function withoutFixes(why: string, fixes: readonly string[]): string {
  const end = `; ${fixes.join(', or ')}`;
  const bare = openSentence(why);
  return fixes.length > 0 && bare.includes(end) ? bare.replace(end, '') : why;
}
