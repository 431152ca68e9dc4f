/** Turns labelled queries into training examples of their tools, and finds those to leave out when a query is evaluated. */
import type { RouterTool } from '../words/tool.js';
import { splitWords, type Word } from '../words/words.js';

export interface Example {
  id: string;
  query: string;
  /** Ids of the right tools; none for a query that no tool answers. */
  expected: string[];
}

interface TrainingExample {
  words: readonly Word[];
  /** Indexes of the right tools, at least one; one past the last tool for a query that no tool answers. */
  tools: readonly number[];
}

export interface TrainingSet {
  all: readonly TrainingExample[];
  /** Indexes of the examples to leave out when `without` is evaluated: its own, and any with exactly the same words. */
  silent(query: readonly Word[], without: string | undefined): readonly number[];
  /** The tools of the examples with exactly the same words. */
  same(query: readonly Word[]): readonly number[];
}

/** Scores a query by labelled queries: a value per tool, 0 without evidence. */
export interface ExampleIndex {
  search(query: readonly Word[], without?: string): Float64Array;
}

export function readTrainingSet(tools: readonly RouterTool[], examples: readonly Example[]): TrainingSet {
  const positions = new Map(tools.map((tool, i) => [tool.id, i]));
  const all: TrainingExample[] = [];
  const byName = new Map<string, number[]>();
  for (const { id, query, expected } of examples) {
    const right = [...new Set(expected)].flatMap((name) => positions.get(name) ?? []);
    if (right.length === 0 && expected.length > 0) continue;
    const words = splitWords(query);
    for (const name of [`id ${id}`, textName(words)]) {
      const positions = byName.get(name) ?? [];
      positions.push(all.length);
      byName.set(name, positions);
    }
    all.push({ words, tools: right.length ? right : [tools.length] });
  }
  return {
    all,
    same: (query) => (byName.get(textName(query)) ?? []).flatMap((at) => all[at]!.tools),
    silent(query, without) {
      if (without === undefined) return [];
      return [...new Set([...(byName.get(`id ${without}`) ?? []), ...(byName.get(textName(query)) ?? [])])];
    },
  };
}

const textName = (words: readonly Word[]) => `text ${words.map((word) => word.stem).join(' ')}`;
