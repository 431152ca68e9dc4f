/** The answer of a rerank command → the new order of the candidates; those that it leaves out follow in their old order. */
import { z } from 'zod';

/** Ids, best first, or the scores of ids. */
const AnswerSchema = z.union([
  z.array(z.union([z.string(), z.looseObject({ id: z.string() }).transform(({ id }) => id)])),
  z.looseObject({ scores: z.record(z.string(), z.number()) }).transform(({ scores }) =>
    Object.entries(scores)
      .sort(([, a], [, b]) => b - a)
      .map(([id]) => id),
  ),
]);

export interface Reranking {
  /** Positions of the candidates, best first; null where the answer cannot be used. */
  order: number[] | null;
  problem: string | null;
}

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
