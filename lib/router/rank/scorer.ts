/** Scores every tool for a query by keywords, word vectors and training examples, and adds these up with weights. */

import { buildExampleVectors } from '../examples/example-vectors.js';
import { buildExampleWords } from '../examples/example-words.js';
import { type Example, readTrainingSet } from '../examples/training-examples.js';
import type { Embedder } from '../vectors/embedding.js';
import { findNearWords, LOOKED_UP, type NearWord } from '../vectors/near-words.js';
import { buildVectorIndex } from '../vectors/vector.js';
import type { RouterTool } from '../words/tool.js';
import { splitTool } from '../words/tool-words.js';
import { splitWords, type Word } from '../words/words.js';
import { buildKeywordIndex, type KeywordIndex, type KeywordScores } from './keyword.js';
import { FUSION_WEIGHTS } from './weights.js';

export interface Scores {
  words: Word[];
  found: KeywordScores;
  /** Cosines; null without word vectors. */
  similar: Float32Array | null;
  /** Scores by the words and by the vectors of the labelled queries; null in an index that was not fitted. */
  byExampleWords: Float64Array | null;
  byExampleVectors: Float64Array | null;
  fused: Float64Array;
}

export interface Scorer {
  /** without: id of the labelled query under evaluation, which is left out of the examples. */
  score(query: string, without?: string): Scores;
}

/** Labelled queries and the weights of their two scores. */
export interface Taught {
  examples: readonly Example[];
  weight: number;
  /** Undefined: only the words of the examples are used. */
  vector_weight?: number | undefined;
}

export function createScorer(tools: readonly RouterTool[], embedder: Embedder | null, taught: Taught | null): Scorer {
  const split = tools.map(splitTool);
  const keywords = buildKeywordIndex(split);
  const vectors = embedder && buildVectorIndex(split, embedder, keywords.rarity);
  const near = embedder?.word ? findNearWords(keywords.vocabulary, embedder) : null;
  const names = nameShares(tools, keywords);
  const training = taught && readTrainingSet(tools, taught.examples);
  const exampleWords = training && buildExampleWords(tools, training);
  const exampleVectors =
    training && vectors && taught.vector_weight !== undefined ? buildExampleVectors(vectors, training) : null;
  return {
    score(query, without) {
      const words = splitWords(query);
      const found = keywords.search(words);
      const similar = vectors?.search(words) ?? null;
      const byExampleWords = exampleWords?.search(words, without) ?? null;
      const byExampleVectors = exampleVectors?.search(words, without) ?? null;
      const fused = new Float64Array(tools.length);
      // Divided by the square root of the query's maximum: a long query is stronger evidence, but not in proportion.
      const share = found.max ? FUSION_WEIGHTS.keyword / Math.sqrt(found.max) : 0;
      for (let i = 0; i < tools.length; i++)
        fused[i] =
          share * found.scores[i]! +
          FUSION_WEIGHTS.similarity * (similar?.[i] ?? 0) +
          (taught
            ? taught.weight * byExampleWords![i]! + (taught.vector_weight ?? 0) * (byExampleVectors?.[i] ?? 0)
            : 0);
      if (near) addNear(fused, share * FUSION_WEIGHTS.near, words, keywords, near);
      for (const stem of new Set(words.map((word) => word.stem)))
        for (const [tool, part] of names.get(stem) ?? []) fused[tool]! += FUSION_WEIGHTS.name * part;
      return { words, found, similar, byExampleWords, byExampleVectors, fused };
    },
  };
}

/** A word that no tool uses counts for tools that use similar words; each tool gets the best of them. */
function addNear(
  fused: Float64Array,
  share: number,
  words: readonly Word[],
  keywords: KeywordIndex,
  near: (word: Word) => readonly NearWord[],
): void {
  const unknown = new Map<string, Word>();
  for (const word of words) {
    if (unknown.size === LOOKED_UP) break;
    if (!keywords.has(word.stem)) unknown.set(word.stem, word);
  }
  for (const word of unknown.values()) {
    const best = new Map<number, number>();
    for (const { stem, likeness } of near(word)) {
      const { tools, weights } = keywords.users(stem);
      const value = likeness * keywords.rarity(stem);
      tools.forEach((tool, i) => {
        best.set(tool, Math.max(best.get(tool) ?? 0, value * weights[i]!));
      });
    }
    for (const [tool, value] of best) fused[tool]! += share * value;
  }
}

/** stem → the tools whose own name (not their skill's) contains it, and its share of that name. */
function nameShares(tools: readonly RouterTool[], keywords: KeywordIndex): Map<string, [tool: number, part: number][]> {
  const shares = new Map<string, [number, number][]>();
  tools.forEach(({ id, command }, tool) => {
    const stems = [...new Set(splitWords(command || id).map((word) => word.stem))];
    const whole = stems.reduce((sum, stem) => sum + keywords.rarity(stem), 0);
    for (const stem of stems) {
      const row = shares.get(stem) ?? [];
      row.push([tool, keywords.rarity(stem) / whole]);
      shares.set(stem, row);
    }
  });
  return shares;
}
