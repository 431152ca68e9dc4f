/** Query → what each side of the router says of every tool, and their weighted sum. */
import type { Embedder } from './embedding.js';
import { buildExampleVectors } from './example-vectors.js';
import { buildExampleWords } from './example-words.js';
import { buildKeywordIndex, type KeywordIndex, type KeywordScores } from './keyword.js';
import { type Example, readLessons } from './lessons.js';
import { findNearWords, LOOKED_UP, type NearWord } from './near-words.js';
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
  /** What the labelled queries say by their words, and by their vectors; null in an index that was not fitted. */
  told: Float64Array | null;
  likely: Float64Array | null;
  fused: Float64Array;
}

export interface Scorer {
  /** without: id of the labelled query that must not speak for itself. */
  score(query: string, without?: string): Scores;
}

/** Labelled queries and the weights of their two views beside the other sides. */
export interface Taught {
  examples: readonly Example[];
  weight: number;
  /** Left out: the words alone speak. */
  vector_weight?: number | undefined;
}

export function createScorer(tools: readonly RouterTool[], embedder: Embedder | null, taught: Taught | null): Scorer {
  const split = tools.map(splitTool);
  const keywords = buildKeywordIndex(split);
  const vectors = embedder && buildVectorIndex(split, embedder, keywords.rarity);
  const near = embedder?.word ? findNearWords(keywords.vocabulary, embedder) : null;
  const names = nameShares(tools, keywords);
  const lessons = taught && readLessons(tools, taught.examples);
  const byWords = lessons && buildExampleWords(tools, lessons);
  const byVectors =
    lessons && vectors && taught.vector_weight !== undefined ? buildExampleVectors(vectors, lessons) : null;
  return {
    score(query, without) {
      const words = splitWords(query);
      const found = keywords.search(words);
      const similar = vectors?.search(words) ?? null;
      const told = byWords?.search(words, without) ?? null;
      const likely = byVectors?.search(words, without) ?? null;
      const fused = new Float64Array(tools.length);
      // Divided by the root of what the query could reach: a long one says more, but not in proportion.
      const share = found.most ? FUSION_WEIGHTS.keyword / Math.sqrt(found.most) : 0;
      for (let i = 0; i < tools.length; i++)
        fused[i] =
          share * found.scores[i]! +
          FUSION_WEIGHTS.similarity * (similar?.[i] ?? 0) +
          (taught ? taught.weight * told![i]! + (taught.vector_weight ?? 0) * (likely?.[i] ?? 0) : 0);
      if (near) addNear(fused, share * FUSION_WEIGHTS.near, words, keywords, near);
      for (const stem of new Set(words.map((word) => word.stem)))
        for (const [tool, part] of names.get(stem) ?? []) fused[tool]! += FUSION_WEIGHTS.name * part;
      return { words, found, similar, told, likely, fused };
    },
  };
}

/** A word that no tool uses counts for those that use words of like meaning, each tool by the best of them. */
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
    const most = new Map<number, number>();
    for (const { stem, likeness } of near(word)) {
      const { tools, weights } = keywords.users(stem);
      const value = likeness * keywords.rarity(stem);
      tools.forEach((tool, i) => {
        most.set(tool, Math.max(most.get(tool) ?? 0, value * weights[i]!));
      });
    }
    for (const [tool, value] of most) fused[tool]! += share * value;
  }
}

/** stem → the tools whose own name holds it (not their skill's), and how much of that name it is. */
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
