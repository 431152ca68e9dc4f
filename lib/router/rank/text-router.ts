/** A router whose vectors are those of whole texts, from an embedder of the caller's own: a model behind a promise. */
import type { Embedder } from '../vectors/embedding.js';
import { withoutPointers } from '../words/pointers.js';
import type { RouterTool } from '../words/tool.js';
import { createRouter, type RankedTool, type RankOptions } from './router.js';

/** Texts → a vector for each, of one length; they need not be normalised. */
export interface TextEmbedder {
  embedTexts(texts: readonly string[]): Promise<readonly ArrayLike<number>[]>;
}

export interface TextRouter {
  tools: readonly RouterTool[];
  rank(query: string, options?: RankOptions): Promise<RankedTool[]>;
}

/** words: the word vectors that find words of similar meaning beside it; null for none. Throws what the embedder throws. */
export async function createTextRouter(
  tools: readonly RouterTool[],
  embedder: TextEmbedder,
  words: Embedder | null = null,
): Promise<TextRouter> {
  const router = createRouter(tools, words);
  const texts = withoutPointers(tools).map(({ id, description, intents }) =>
    [id.replace(/[-_.:]+/g, ' '), description, ...intents].filter(Boolean).join('. '),
  );
  const rows = tools.length ? await embed(embedder, texts) : [];
  return {
    tools,
    async rank(query, options) {
      const [own] = await embed(embedder, [query]);
      return router.rank(
        query,
        options,
        Float32Array.from(rows, (row) => Math.max(0, dot(row, own!))),
      );
    },
  };
}

async function embed(embedder: TextEmbedder, texts: readonly string[]): Promise<Float64Array[]> {
  const vectors = (await embedder.embedTexts(texts)).map((vector) => normalize(Float64Array.from(vector)));
  if (vectors.length !== texts.length || vectors.some((vector) => vector.length !== vectors[0]!.length))
    throw new TypeError(
      `The embedder gave ${vectors.length} vectors for ${texts.length} texts, or vectors of different lengths.`,
    );
  return vectors;
}

function normalize(vector: Float64Array): Float64Array {
  const length = Math.sqrt(dot(vector, vector));
  return length > 0 ? vector.map((value) => value / length) : vector;
}

function dot(a: Float64Array, b: Float64Array): number {
  if (a.length !== b.length) throw new TypeError(`The embedder gave vectors of ${a.length} and ${b.length} numbers.`);
  return a.reduce((sum, value, i) => sum + value * b[i]!, 0);
}
