/** What a query needs of a command that the user named, and what of its answer can be used: a translation, an order of candidates. */
import { z } from 'zod';

const URLS = /\bhttps?:\/\/\S+/gi;
const FOREIGN_LETTER = /(?![A-Za-z])\p{L}/u;
const FOREIGN_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
const MAX_LENGTH = 100_000;

export function needsTranslation(query: string): boolean {
  return FOREIGN_LETTER.test(query.replace(URLS, ' '));
}

/** The English text; null when the answer is not a translation, so that the original query is used. */
export function readTranslation(answer: string): string | null {
  const text = answer
    .slice(0, MAX_LENGTH)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return text === '' || FOREIGN_SCRIPT.test(text.replace(URLS, ' ')) ? null : text;
}

/** Ids, best first, or the scores of ids. */
const AnswerSchema = z.union([
  z.array(z.union([z.string(), z.looseObject({ id: z.string() }).transform(({ id }) => id)])),
  z.looseObject({ scores: z.record(z.string(), z.number()) }).transform(({ scores }) =>
    Object.entries(scores)
      .sort(([, a], [, b]) => b - a)
      .map(([id]) => id),
  ),
]);

interface Reranking {
  /** Positions of the candidates, best first; null where the answer cannot be used. */
  order: number[] | null;
  problem: string | null;
}

/** The new order; those that the answer leaves out follow in their old order. */
export function readReranking(answer: string, ids: readonly string[]): Reranking {
  let value: unknown;
  try {
    value = JSON.parse(answer);
  } catch {
    return { order: null, problem: 'its answer is not JSON' };
  }
  const parsed = AnswerSchema.safeParse(value);
  if (!parsed.success)
    return { order: null, problem: 'its answer is neither a list of ids nor {"scores": {id: number}}' };
  const positions = new Map(ids.map((id, i) => [id, i]));
  const unknown = parsed.data.find((id) => !positions.has(id));
  if (unknown !== undefined)
    return { order: null, problem: `it names '${unknown.slice(0, 60)}', which it was not asked about` };
  const named = [...new Set(parsed.data.map((id) => positions.get(id)!))];
  const left = ids.map((_, i) => i).filter((i) => !named.includes(i));
  return { order: [...named, ...left], problem: null };
}
