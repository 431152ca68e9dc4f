/** A first corpus → the text of its cases.json. */
import { schemaAddress } from '../../lib/contract/schema-address.js';
import type { FirstCorpus } from '../../lib/draft/first-corpus.js';
import type { OwnRepository } from '../run/own-repository.js';

export const CORPUS = 'cases.json';

export function renderCases({ cases, lost, left_out }: FirstCorpus, own: OwnRepository): string {
  const $meta = {
    schema: 1,
    ...(Object.keys(lost).length > 0 ? { not_carried_over: lost } : {}),
    ...(left_out.length > 0
      ? { not_taken_over: Object.fromEntries(left_out.map(({ name, reason }) => [name, reason])) }
      : {}),
  };
  return `${JSON.stringify({ $schema: schemaAddress('cases', own), $meta, cases }, null, 2)}\n`;
}
