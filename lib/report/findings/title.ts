/** Turns the rows of a finding into its title: what it is about, on which agents, in which cases. */

import type { DeltaRow } from '../../delta/schema.js';
import { groupBy } from '../../input/group-by.js';
import { findResult } from '../view/find-result.js';
import type { ReportInput } from '../view/input.js';
import { code, listFew } from '../view/names.js';

/** What it is about, then the agents, then the cases: a case about a call is known by the call, one about a skill by the skill. */
export function titleOf(rows: readonly DeltaRow[], input: ReportInput): string {
  const [row] = rows as readonly [DeltaRow, ...DeltaRow[]];
  const on = distinct(rows.map(({ agent }) => code(agent))).join(', ');
  const cases = listCases(rows);
  const skills = distinct(rows.flatMap(({ skill }) => (skill === null ? [] : [code(skill)])));
  const some = nameCases(rows);
  switch (row.delta) {
    case 'MISSING_BASELINE':
      return perAgent(rows) ?? `${some} on ${on}`;
    case 'MISSING_RESULT':
    case 'INFRA':
      return `${on} (${some})`;
    case 'WEAKENED':
      return `${listFew(cases)} on ${on}`;
    case 'OFFER_LOSS':
      return `${listFew(skills)} on ${on}${cases.length ? ` (${some})` : ' (not covered by any case of this batch)'}`;
    default: {
      const calls = distinct(rows.flatMap((one) => findResult(input, one)?.tried_call?.call ?? []).map(code));
      const about = skills.length ? skills : calls;
      const inside = insideOf(rows, input);
      const named = `${listFew(about, about.length > 5 ? 3 : 5)}${inside === null ? '' : ` inside ${code(inside)}`}`;
      const each = about.length ? perAgent(rows) : null;
      if (each) return `${named} on ${each}`;
      return about.length ? `${named} on ${on} (${some})` : `${some} on ${on}`;
    }
  }
}

/** Null where each case is one on each agent. */
function perAgent(rows: readonly DeltaRow[]): string | null {
  const agents = [...groupBy(rows, ({ agent }) => agent)];
  const all = listCases(rows).length;
  if (agents.every(([, own]) => own.length >= all)) return null;
  return agents.map(([agent, own]) => `${code(agent)} (${nameCases(own)})`).join(', ');
}

/** The custom agent that all of them ask. */
export function insideOf(rows: readonly DeltaRow[], input: ReportInput): string | null {
  const [inside, ...others] = distinct(rows.map((row) => findResult(input, row)?.offer?.inside ?? ''));
  return inside && others.length === 0 ? inside : null;
}

function nameCases(rows: readonly DeltaRow[]): string {
  const cases = listCases(rows);
  return cases.length > 0 ? `${cases.length > 1 ? 'cases' : 'case'} ${listFew(cases)}` : '';
}

const listCases = (rows: readonly DeltaRow[]) =>
  distinct(rows.flatMap(({ case_id }) => (case_id === null ? [] : [code(case_id)])));

export const distinct = (names: readonly string[]) => [...new Set(names)];
