/** Scores every tool for a query by keywords, word vectors and training examples, and adds these up with weights. */

import { buildExampleVectors } from '../examples/example-vectors.js';
import { buildExampleWords } from '../examples/example-words.js';
import { type Example, readTrainingSet } from '../examples/training-examples.js';
import type { Embedder } from '../vectors/embedding.js';
import { findNearWords, LOOKED_UP, type NearWord } from '../vectors/near-words.js';
import { buildVectorIndex } from '../vectors/vector.js';
import { withoutPointers } from '../words/pointers.js';
import type { RouterTool } from '../words/tool.js';
import { splitTool } from '../words/tool-words.js';
import { splitWords, type Word } from '../words/words.js';
import { buildKeywordIndex, type KeywordIndex, type KeywordScores } from './keyword.js';
import { findFamilyWords, measureNoise } from './noise.js';
import { FUSION_WEIGHTS } from './weights.js';

/** The parts of the sum that orders the rows, weighted. */
export const SUM_KEYS = ['keyword', 'similarity', 'near_words', 'name', 'example_words', 'example_vectors'] as const;
export type Sum = Record<(typeof SUM_KEYS)[number], number>;

export interface Scores {
  words: Word[];
  found: KeywordScores;
  /** Cosines; null without word vectors. */
  similar: Float32Array | null;
  /**
   * Scores by the words and by the vectors of the labelled queries; null in an index that was not fitted. The words have one
   * value more than there are tools: that of the queries which no tool answers.
   */
  byExampleWords: Float64Array | null;
  byExampleVectors: Float64Array | null;
  fused: Float64Array;
  /** What fused[tool] is the sum of. */
  sumOf(tool: number): Sum;
  /** The score of the best row for a request that belongs to no tool. */
  noise: number;
  /** The tools are one family, and the query has none of their common words. */
  outside: boolean;
}

export type Scorer = ReturnType<typeof createScorer>;

/** Labelled queries and the weights of their two scores. */
export interface Taught {
  examples: readonly Example[];
  weight: number;
  /** Undefined: only the words of the examples are used. */
  vector_weight?: number | undefined;
}

/** A query in the very words of a labelled one goes to its tool, whatever the weights. */
const SAME_WORDS = 20;

export function createScorer(tools: readonly RouterTool[], embedder: Embedder | null, taught: Taught | null) {
  const indexed = withoutPointers(tools);
  const split = indexed.map(splitTool);
  const keywords = buildKeywordIndex(split);
  const vectors = embedder && buildVectorIndex(split, embedder, keywords.rarity);
  const near = embedder?.word ? findNearWords(keywords.vocabulary, embedder) : null;
  const names = nameShares(tools, keywords);
  const training = taught && readTrainingSet(tools, taught.examples);
  const exampleWords = training && buildExampleWords(indexed, training);
  const exampleVectors =
    training && vectors && taught.vector_weight !== undefined ? buildExampleVectors(vectors, training) : null;
  let family: ReadonlySet<string> | null = null;
  let noise: number | null = null;

  /** The sum without what was learnt from examples. */
  function scoreText(words: Word[], others?: Float32Array) {
    const found = keywords.search(words);
    const similar = others ?? vectors?.search(words) ?? null;
    const fused = new Float64Array(tools.length);
    // Divided by the square root of the query's maximum: a long query is stronger evidence, but not in proportion.
    const share = found.max ? FUSION_WEIGHTS.keyword / Math.sqrt(found.max) : 0;
    for (let i = 0; i < tools.length; i++)
      fused[i] = share * found.scores[i]! + FUSION_WEIGHTS.similarity * (similar?.[i] ?? 0);
    const byNear = new Float64Array(near ? tools.length : 0);
    if (near) addNear(byNear, share * FUSION_WEIGHTS.near, words, keywords, near);
    byNear.forEach((value, i) => {
      fused[i]! += value;
    });
    const byName = new Map<number, number>();
    for (const stem of new Set(words.map((word) => word.stem)))
      for (const [tool, part] of names.get(stem) ?? [])
        byName.set(tool, (byName.get(tool) ?? 0) + FUSION_WEIGHTS.name * part);
    for (const [tool, value] of byName) fused[tool]! += value;
    return { found, similar, fused, share, byNear, byName };
  }

  return {
    /**
     * without: id of the labelled query under evaluation, which is left out of the examples.
     * others: cosines to use instead of the word vectors'.
     */
    score(query: string, without?: string, others?: Float32Array): Scores {
      const words = splitWords(query);
      const { found, similar, fused, share, byNear, byName } = scoreText(words, others);
      const byExampleWords = exampleWords?.search(words, without) ?? null;
      const byExampleVectors = exampleVectors?.search(words, without) ?? null;
      const same = new Set(training && without === undefined ? training.same(words) : []);
      const fromWords = (i: number) =>
        taught ? taught.weight * byExampleWords![i]! + (same.has(i) ? SAME_WORDS : 0) : 0;
      const fromVectors = (i: number) => (taught?.vector_weight ?? 0) * (byExampleVectors?.[i] ?? 0);
      if (taught) for (let i = 0; i < tools.length; i++) fused[i]! += fromWords(i) + fromVectors(i);
      family ??= findFamilyWords(keywords);
      noise ??= measureNoise(tools.length, (request) => maxOf(scoreText(splitWords(request)).fused));
      return {
        words,
        found,
        similar,
        byExampleWords,
        byExampleVectors,
        fused,
        sumOf: (tool) => ({
          keyword: share * found.scores[tool]!,
          similarity: FUSION_WEIGHTS.similarity * (similar?.[tool] ?? 0),
          near_words: byNear[tool] ?? 0,
          name: byName.get(tool) ?? 0,
          example_words: fromWords(tool),
          example_vectors: fromVectors(tool),
        }),
        // What no tool answers, as the examples know it, raises the bar for all tools.
        noise: noise + (taught ? fromWords(tools.length) : 0),
        outside: family.size > 0 && !words.some(({ stem }) => family!.has(stem)),
      };
    },
    /** The words of the query that a tool uses. */
    matched(query: string, tool: number): string[] {
      const words = new Map(splitWords(query).map(({ stem, text }) => [stem, text]));
      return [...words].flatMap(([stem, text]) => (keywords.users(stem).tools.includes(tool) ? [text] : []));
    },
  };
}

function maxOf(values: Float64Array): number {
  let max = 0;
  for (const value of values) max = Math.max(max, value);
  return max;
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
