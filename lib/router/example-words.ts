/** Labelled queries → the words that each tool was asked in; query → how much it sounds like that. */
import type { ExampleIndex, Lessons } from './lessons.js';
import type { RouterTool } from './tool.js';
import { splitWords, type Word } from './words.js';

/** Bigrams count, but less; one that was seen once says nothing. */
const PAIR_WEIGHT = 0.7;
/** Smoothing of the naive Bayes side, and its share beside the centroid's cosine. Fitted on development queries. */
const SMOOTHING = 0.07;
const BAYES_SHARE = 0.1;

type Features = Map<number, number>;

/**
 * Each tool is the sum of its examples' TF-IDF vectors and of its own text's. Two views of that sum are added: the
 * cosine with the query, and its likelihood under the sum as a distribution of words. A sum forgets by subtraction,
 * so that leaving one example out costs nothing.
 */
export function buildExampleWords(tools: readonly RouterTool[], lessons: Lessons): ExampleIndex {
  const texts = [
    ...lessons.all.map((lesson) => lesson.words),
    ...tools.map((tool) =>
      splitWords([tool.id, tool.description, ...tool.routing_keywords, ...tool.intents].join(' . ')),
    ),
  ];
  const weights = weighFeatures(texts);
  const sums = new Map<number, Map<number, number>>();
  const squares = new Float64Array(tools.length);
  const masses = new Float64Array(tools.length);
  const add = (tool: number, features: Features) => {
    for (const [feature, value] of features) {
      const posting = sums.get(feature) ?? new Map<number, number>();
      posting.set(tool, (posting.get(tool) ?? 0) + value);
      sums.set(feature, posting);
    }
  };
  const vectors = texts.map((words) => vectorOf(words, weights.of));
  const owners = [...lessons.all.map((lesson) => lesson.tools), ...tools.map((_, i) => [i])];
  vectors.forEach((features, text) => {
    for (const tool of owners[text]!) add(tool, features);
  });
  for (const posting of sums.values())
    for (const [tool, value] of posting) {
      squares[tool]! += value * value;
      masses[tool]! += value;
    }
  return {
    search(query, without) {
      const scores = new Float64Array(tools.length);
      const left = lessons.silent(query, without);
      const features = vectorOf(query, left.length ? weights.without(left.map((text) => texts[text]!)) : weights.of);
      if (features.size === 0) return scores;
      const shared = new Float64Array(tools.length);
      const likely = new Float64Array(tools.length);
      const square = Float64Array.from(squares);
      const mass = Float64Array.from(masses);
      const minus = new Map<number, number>();
      const cellOf = (feature: number, tool: number) => feature * tools.length + tool;
      for (const text of left)
        for (const tool of owners[text]!)
          for (const [feature, value] of vectors[text]!) {
            const cell = cellOf(feature, tool);
            const gone = minus.get(cell) ?? 0;
            const now = sums.get(feature)!.get(tool)! - gone;
            square[tool]! -= now * now - (now - value) * (now - value);
            mass[tool]! -= value;
            minus.set(cell, gone + value);
          }
      let total = 0;
      for (const [feature, value] of features) {
        total += value;
        for (const [tool, sum] of sums.get(feature) ?? []) {
          const kept = left.length ? sum - (minus.get(cellOf(feature, tool)) ?? 0) : sum;
          if (kept <= 1e-9) continue;
          shared[tool]! += value * kept;
          likely[tool]! += value * Math.log1p(kept / SMOOTHING);
        }
      }
      let least = Number.POSITIVE_INFINITY;
      for (let i = 0; i < tools.length; i++) {
        likely[i]! -= total * Math.log(mass[i]! + SMOOTHING * weights.size);
        least = Math.min(least, likely[i]!);
      }
      for (let i = 0; i < tools.length; i++)
        if (shared[i]! > 0)
          scores[i] = shared[i]! / Math.sqrt(Math.max(square[i]!, 1e-9)) + BAYES_SHARE * (likely[i]! - least);
      return scores;
    },
  };
}

type WeightOf = (feature: string) => { place: number; weight: number } | undefined;

interface FeatureWeights {
  size: number;
  of: WeightOf;
  /** The weights as they would be had these texts never been seen: a word of theirs alone is unknown. */
  without(texts: readonly (readonly Word[])[]): WeightOf;
}

function weighFeatures(texts: readonly (readonly Word[])[]): FeatureWeights {
  const seen = countFeatures(texts);
  const weigh = (feature: string, count: number, of: number) => {
    const pair = feature.includes(' ');
    return count < (pair ? 2 : 1) ? 0 : Math.log1p(of / count) * (pair ? PAIR_WEIGHT : 1);
  };
  const rows = new Map<string, { place: number; weight: number }>();
  for (const [feature, count] of seen) {
    const weight = weigh(feature, count, texts.length);
    if (weight) rows.set(feature, { place: rows.size, weight });
  }
  return {
    size: rows.size,
    of: (feature) => rows.get(feature),
    without(silent) {
      const gone = countFeatures(silent);
      return (feature) => {
        const row = rows.get(feature);
        if (!row) return undefined;
        const weight = weigh(feature, seen.get(feature)! - (gone.get(feature) ?? 0), texts.length - silent.length);
        return weight ? { place: row.place, weight } : undefined;
      };
    },
  };
}

function countFeatures(texts: readonly (readonly Word[])[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const words of texts) for (const feature of featuresOf(words)) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  return seen;
}

function featuresOf(words: readonly Word[]): Set<string> {
  const features = new Set<string>();
  words.forEach(({ stem }, i) => {
    features.add(stem);
    if (i > 0) features.add(`${words[i - 1]!.stem} ${stem}`);
  });
  return features;
}

function vectorOf(words: readonly Word[], weightOf: WeightOf): Features {
  const features: Features = new Map();
  let square = 0;
  for (const feature of featuresOf(words)) {
    const row = weightOf(feature);
    if (!row) continue;
    features.set(row.place, row.weight);
    square += row.weight * row.weight;
  }
  const length = Math.sqrt(square);
  for (const [place, weight] of features) features.set(place, weight / length);
  return features;
}
