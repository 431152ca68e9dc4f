/** Turns a comparison into its counts in words: a case that broke on three agents is one case, not three. */

import { PART_WORDS, type PartDelta } from '../../contract/part.js';
import type { Delta } from '../../delta/classify.js';
import { isRenamed } from '../../delta/notes/notes.js';
import type { Comparison, DeltaRow, PartRow } from '../../delta/schema.js';
import { groupBy } from '../../input/group-by.js';
import { count } from '../../text/count.js';
import { DELTA_WORDS } from './words.js';

/** `1 regression on 3 agents, 2 new cases`: the deltas worth a reader's first look, worst first. */
export function countDeltas(comparison: Comparison): string {
  const { baseline, gate } = comparison;
  const gated = baseline.current || baseline.ref_found;
  // Without a baseline every row is new, so that count carries no information.
  const counted = listCounts(comparison, (delta) => DELTA_WORDS[delta].shown && (gated || delta !== 'NEW'));
  if (counted.length > 0) return counted.join(', ');
  // An agent that was left out may have changed.
  if (gated)
    return `nothing changed${comparison.deltas.some(({ delta }) => delta === 'NOT_RUN') ? ' in the cases that ran' : ''}`;
  return gate === 'fail' ? 'no baseline to compare with' : 'nothing to compare with';
}

export function listCounts(
  { deltas, parts = [] }: Pick<Comparison, 'deltas' | 'parts'>,
  wanted: (delta: Delta | PartDelta) => boolean,
): string[] {
  const shown = deltas.filter(({ delta }) => wanted(delta));
  const nameOf = (row: DeltaRow) => (row.delta === 'REMOVED' && isRenamed(row) ? 'RENAMED' : row.delta);
  const counted = [...groupBy(shown, nameOf)].map(([delta, rows]) => {
    const { counts, one, many, rank } = DELTA_WORDS[delta];
    const number = counts === 'results' ? rows.length : subjectsOf(rows).size;
    return { rank, words: `${count(number, one, many)}${describeAgents(rows)}` };
  });
  const ofParts = countParts(parts.filter(({ delta }) => wanted(delta)));
  return [...counted, ...ofParts].sort((a, b) => a.rank - b.rank).map(({ words }) => words);
}

/** `1 new error`, `2 new skills`, `1 removed hook`, `1 narrowed hook`. */
function countParts(parts: readonly PartRow[]): { rank: number; words: string }[] {
  const numbers = new Map<string, { rank: number; many: number; named: readonly [string, string] }>();
  for (const { delta, kind, name: own, now } of parts) {
    const { rank, one, many, ...words } = DELTA_WORDS[delta];
    // Of a hook that stays, only tools for which it no longer waits are gone.
    const title = now === own ? 'moved' : delta === 'REMOVED' && now !== undefined ? 'narrowed' : words.title;
    const known = !['BROKEN', 'SHRUNK', 'WARNED'].includes(delta) && kind;
    // The file may be there, and only not reach an agent any more.
    const is_ungiven = known === 'instructions' && delta === 'REMOVED';
    const name = (word: string) =>
      is_ungiven ? `${word} that an agent no longer gets` : `${title.toLowerCase()} ${word}`;
    const named = known ? PART_WORDS[known].map(name) : [one, many];
    const key = named.join();
    numbers.set(key, { rank, many: (numbers.get(key)?.many ?? 0) + 1, named: named as [string, string] });
  }
  return [...numbers.values()].map(({ rank, many, named }) => ({ rank, words: count(many, ...named) }));
}

/** `2 cases on 3 agents`; null where it is one row. */
export function countRows(rows: readonly DeltaRow[]): string | null {
  if (rows.length < 2) return null;
  const what = rows.every(({ delta }) => DELTA_WORDS[delta].counts === 'skills') ? 'skill' : 'case';
  return `${count(subjectsOf(rows).size, what)}${describeAgents(rows)}`;
}

/** What a skill lost is one loss, however many cases are about it. */
function subjectsOf(rows: readonly DeltaRow[]): Set<string | null> {
  return new Set(
    rows.map(({ delta, skill, case_id }) => (DELTA_WORDS[delta].counts === 'skills' ? (skill ?? case_id) : case_id)),
  );
}

/** Only where each of them is on all of these agents: a sum of agents says nothing of one case. */
function describeAgents(rows: readonly DeltaRow[]): string {
  const agents = groupBy(rows, ({ agent }) => agent);
  const all = subjectsOf(rows).size;
  const same = [...agents.values()].every((own) => subjectsOf(own).size === all);
  return agents.size > 1 && same ? ` on ${agents.size} agents` : '';
}
