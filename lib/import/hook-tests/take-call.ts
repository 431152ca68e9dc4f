/** The call that a test of a hook tries → a case of kind tool_route in the corpus, once. */
import { isDeepStrictEqual } from 'node:util';
import type { FirstCorpus } from '../../draft/first-corpus.js';
import { slug } from '../../draft/first-corpus.js';
import type { ImportedCall } from '../imported.js';

export function takeCall(
  { name, tool, input, expect, contains, lost, place }: ImportedCall,
  corpus: FirstCorpus,
  idFor: (row: { id: string }, name: string) => { case_id: string },
): void {
  const asked = { tool, input, expect, ...(contains === null ? {} : { contains }) };
  const same = corpus.cases.find((one) => isDeepStrictEqual(pick(one, Object.keys(asked)), asked));
  if (same) {
    corpus.left_out.push({ name: place, reason: `it is the same as ${same.case_id}.` });
    return;
  }
  const { case_id } = idFor({ id: slug(name) || 'hook' }, name);
  corpus.cases.push({ case_id, category: 'hook', kind: 'tool_route', ...asked });
  if (lost.length > 0) corpus.lost[case_id] = lost;
}

const pick = (row: object, keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(row).filter(([key]) => keys.includes(key)));
