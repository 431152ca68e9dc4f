/** What a comparison of two versions of a case is made of: one clause per field, each of which says in words what the newer version no longer demands. */
import { bareId } from '../../text/bare-id.js';
import type { Case, SkillCase, ToolRouteCase } from '../schema.js';

export type Subject = 'skill' | 'subagent' | 'route';

/** Where the two versions are compared from. */
export interface Viewpoint {
  /** The agent's key. */
  agent: string;
  /** False when this agent no longer runs the case in this batch. */
  ran: boolean;
  /** What a requirement was about left the source: then there is nothing to require. */
  isGone(subject: Subject, id: string): boolean;
  /** A case of now makes the same call on this agent, and expects the same of it. */
  isTried(call: ToolRouteCase): boolean;
  /** What the batch sets where the case sets nothing. */
  settings: {
    trials: number | null;
    suite_trials: number | null;
    pass_threshold: Case['pass_threshold'] | null;
    min_offer: Case['min_offer'] | null;
    min_delivery?: SkillCase['min_delivery'] | null;
  };
}

type Clause<C> = (then: C, now: C, view: Viewpoint) => string[];

/** Every field has an entry; null for a field that asks, names or explains, and so demands nothing. */
export type Clauses<C> = { readonly [Field in keyof Omit<Required<C>, 'origin'>]: Clause<C> | null };

export function applyClauses<C>(clauses: Clauses<C>, then: C, now: C, view: Viewpoint): string[] {
  return (Object.values(clauses) as (Clause<C> | null)[]).flatMap((clause) => clause?.(then, now, view) ?? []);
}

/** The same skill or agent, or a narrower name for it: `kit:alpha` asks for no less than `alpha`. */
export function coversId(now: string, then: string): boolean {
  const [narrow, wide] = [now.toLowerCase(), then.toLowerCase()];
  return narrow === wide || bareId(narrow) === wide;
}

/** Of a list whose entries must all hold: those that no entry of the newer list stands for. */
export function lostFrom(
  field: string,
  then: readonly string[],
  now: readonly string[],
  stays: (id: string) => boolean,
): string[] {
  const lost = then.filter((id) => stays(id) && !now.some((other) => coversId(other, id)));
  return lost.length ? [`${field} no longer has ${lost.join(', ')}`] : [];
}

type Shown = string | number | boolean | undefined;

export const became = (field: string, then: Shown, now: Shown): string => `${field} ${show(then)} became ${show(now)}`;

const show = (value: Shown): string => (value === undefined ? 'none' : String(value));
