/** The corpus at the ref and the corpus now → the cases that are not what they were, whatever line they stand on. */
import { isDeepStrictEqual } from 'node:util';
import type { Case } from '../case/schema.js';
import { omit } from '../input/get-own.js';
import type { Corpora } from './input.js';

export function findChangedCases(corpora: Corpora | null): ReadonlySet<string> {
  if (!corpora) return new Set();
  const before = new Map(corpora.before.map((one) => [one.case_id, one]));
  const withoutPlace = (one: Case) => omit(one, 'origin');
  return new Set(
    corpora.now.flatMap((one) => {
      const then = before.get(one.case_id);
      return then && !isDeepStrictEqual(withoutPlace(one), withoutPlace(then)) ? [one.case_id] : [];
    }),
  );
}
