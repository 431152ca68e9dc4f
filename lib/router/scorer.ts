/** Query → what each side of the router says of every tool, and their weighted sum. */
import type { Embedder } from './embedding.js';
import { buildExampleIndex, type Example } from './examples.js';
import { buildKeywordIndex, type KeywordScores } from './keyword.js';
import type { RouterTool } from './tool.js';
import { splitTool } from './tool-words.js';
import { buildVectorIndex } from './vector.js';
import { FUSION_WEIGHTS } from './weights.js';
import { splitWords, type Word } from './words.js';

export interface Scores {
  words: Word[];
  found: KeywordScores;
  /** Cosines; null without word vectors. */
  similar: Float32Array | null;
  /** What the labelled queries say; null in an index that was not fitted. */
  told: Float64Array | null;
  fused: Float64Array;
}

export interface Scorer {
  /** without: id of the labelled query that must not speak for itself. */
  score(query: string, without?: string): Scores;
}

/** Labelled queries and their weight beside the other sides. */
export interface Lessons {
  examples: readonly Example[];
  weight: number;
}

export function createScorer(tools: readonly RouterTool[], embedder: Embedder | null, lessons: Lessons | null): Scorer {
  const split = tools.map(splitTool);
  const keywords = buildKeywordIndex(split);
  const vectors = embedder && buildVectorIndex(split, embedder);
  const examples = lessons && buildExampleIndex(tools, lessons.examples);
  return {
    score(query, without) {
      const words = splitWords(query);
      const found = keywords.search(words);
      const similar = vectors?.search(words) ?? null;
      const told = examples?.search(words, without) ?? null;
      const fused = new Float64Array(tools.length);
      const share = found.most ? FUSION_WEIGHTS.keyword / found.most : 0;
      for (let i = 0; i < tools.length; i++)
        fused[i] =
          share * found.scores[i]! +
          FUSION_WEIGHTS.similarity * (similar?.[i] ?? 0) +
          (lessons ? lessons.weight * told![i]! : 0);
      return { words, found, similar, told, fused };
    },
  };
}
