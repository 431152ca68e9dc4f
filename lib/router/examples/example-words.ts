/** Scores each tool by how much a query resembles its labelled queries: cosine with their TF-IDF centroid, plus a naive Bayes likelihood. */

import type { RouterTool } from '../words/tool.js';
import { splitWords, type Word } from '../words/words.js';
import type { ExampleIndex, TrainingSet } from './training-examples.js';

/** Bigrams weigh less than words, and only count if they occur at least twice. */
const PAIR_WEIGHT = 0.7;
/** Smoothing of naive Bayes, and its weight relative to the centroid's cosine. Fitted on development queries. */
const SMOOTHING = 0.07;
const BAYES_SHARE = 0.1;

type Features = Map<number, number>;

/**
 * Each tool is the sum of the TF-IDF vectors of its examples and of its own text. Its score is the cosine of the query with
 * this sum, plus the likelihood of the query under the sum as a distribution of words. Leaving an example out is a
 * subtraction, so leave-one-out evaluation is cheap.
 */
export function buildExampleWords(tools: readonly RouterTool[], training: TrainingSet): ExampleIndex {
  const texts = [
    ...training.all.map((example) => example.words),
    ...tools.map((tool) =>
      splitWords([tool.id, tool.description, ...tool.routing_keywords, ...tool.intents].join(' . ')),
    ),
  ];
  const weights = weighFeatures(texts);
  const sums = new Map<number, Map<number, number>>();
  // One class more than there are tools, for the queries that no tool answers.
  const size = tools.length + 1;
  const squares = new Float64Array(size);
  const masses = new Float64Array(size);
  const add = (tool: number, features: Features) => {
    for (const [feature, value] of features) {
      const posting = sums.get(feature) ?? new Map<number, number>();
      posting.set(tool, (posting.get(tool) ?? 0) + value);
      sums.set(feature, posting);
    }
  };
  const vectors = texts.map((words) => vectorOf(words, weights.of));
  const owners = [...training.all.map((example) => example.tools), ...tools.map((_, i) => [i])];
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
      const scores = new Float64Array(size);
      const left = training.silent(query, without);
      const features = vectorOf(query, left.length ? weights.without(left.map((text) => texts[text]!)) : weights.of);
      if (features.size === 0) return scores;
      const shared = new Float64Array(size);
      const likely = new Float64Array(size);
      const square = Float64Array.from(squares);
      const mass = Float64Array.from(masses);
      const minus = new Map<number, number>();
      const cellOf = (feature: number, tool: number) => feature * size + tool;
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
      let min = Number.POSITIVE_INFINITY;
      for (let i = 0; i < size; i++) {
        likely[i]! -= total * Math.log(mass[i]! + SMOOTHING * weights.size);
        min = Math.min(min, likely[i]!);
      }
      for (let i = 0; i < size; i++)
        if (shared[i]! > 0)
          scores[i] = shared[i]! / Math.sqrt(Math.max(square[i]!, 1e-9)) + BAYES_SHARE * (likely[i]! - min);
      return scores;
    },
  };
}

type WeightOf = (feature: string) => { position: number; weight: number } | undefined;

interface FeatureWeights {
  size: number;
  of: WeightOf;
  /** The weights without these texts: a word that occurs only in them is then unknown. */
  without(texts: readonly (readonly Word[])[]): WeightOf;
}

function weighFeatures(texts: readonly (readonly Word[])[]): FeatureWeights {
  const counts = countFeatures(texts);
  const weigh = (feature: string, count: number, of: number) => {
    const pair = feature.includes(' ');
    return count < (pair ? 2 : 1) ? 0 : Math.log1p(of / count) * (pair ? PAIR_WEIGHT : 1);
  };
  const rows = new Map<string, { position: number; weight: number }>();
  for (const [feature, count] of counts) {
    const weight = weigh(feature, count, texts.length);
    if (weight) rows.set(feature, { position: rows.size, weight });
  }
  return {
    size: rows.size,
    of: (feature) => rows.get(feature),
    without(silent) {
      const gone = countFeatures(silent);
      return (feature) => {
        const row = rows.get(feature);
        if (!row) return undefined;
        const weight = weigh(feature, counts.get(feature)! - (gone.get(feature) ?? 0), texts.length - silent.length);
        return weight ? { position: row.position, weight } : undefined;
      };
    },
  };
}

function countFeatures(texts: readonly (readonly Word[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const words of texts)
    for (const feature of featuresOf(words)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
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
    features.set(row.position, row.weight);
    square += row.weight * row.weight;
  }
  const length = Math.sqrt(square);
  for (const [position, weight] of features) features.set(position, weight / length);
  return features;
}
