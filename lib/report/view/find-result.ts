/** A row of a comparison → the result that it is about. */

import type { Result, Results } from '../../contract/result.js';
import { asSpared } from '../../delta/result-facts.js';
import { memoize } from '../../input/memoize.js';
import { keyOf } from './words.js';

const indexOf = memoize(
  (results: readonly Result[]) => new Map(results.map((row) => [keyOf(row.case_id, row.agent), row])),
);

/** Null where there is none. A batch is indexed once, because a page asks for each of its thousands of rows. */
export function findResult(
  { results: { results } }: { results: Pick<Results, 'results'> },
  { case_id, agent, status }: { case_id: string | null; agent: string; status?: string | null },
): Result | null {
  const found = indexOf(results).get(keyOf(case_id, agent)) ?? null;
  return status === 'pass' && found?.failure_kind === 'ambiguous_skill' ? asSpared(found) : found;
}
