/** A row of a comparison → the result that it is about. */
import type { Result, Results } from '../../contract/result.js';
import { keyOf } from './words.js';

const indexes = new WeakMap<readonly Result[], ReadonlyMap<string, Result>>();

/** Null where there is none. A batch is indexed once, because a page asks for each of its thousands of rows. */
export function findResult(
  { results: { results } }: { results: Pick<Results, 'results'> },
  { case_id, agent }: { case_id: string | null; agent: string },
): Result | null {
  const index = indexes.get(results) ?? new Map(results.map((row) => [keyOf(row.case_id, row.agent), row]));
  indexes.set(results, index);
  return index.get(keyOf(case_id, agent)) ?? null;
}
