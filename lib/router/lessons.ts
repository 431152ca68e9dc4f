/** Labelled queries → what each teaches of which tools, and which of them must be silent about a query. */
import type { RouterTool } from './tool.js';
import { splitWords, type Word } from './words.js';

export interface Example {
  id: string;
  query: string;
  /** Ids of the tools that answer it; none for a query that nothing answers. */
  expected: string[];
}

export interface Lesson {
  words: readonly Word[];
  /** Places of the tools that answer it, at least one. */
  tools: readonly number[];
}

export interface Lessons {
  all: readonly Lesson[];
  /** Places of the lessons that an example under evaluation must not learn from: its own, and any in the very same words. */
  silent(query: readonly Word[], without: string | undefined): readonly number[];
}

/** One view of what labelled queries say of a query: a value per tool, 0 where they say nothing. */
export interface ExampleIndex {
  search(query: readonly Word[], without?: string): Float64Array;
}

export function readLessons(tools: readonly RouterTool[], examples: readonly Example[]): Lessons {
  const places = new Map(tools.map((tool, i) => [tool.id, i]));
  const all: Lesson[] = [];
  const byName = new Map<string, number[]>();
  for (const { id, query, expected } of examples) {
    const right = [...new Set(expected)].flatMap((name) => places.get(name) ?? []);
    if (right.length === 0) continue;
    const words = splitWords(query);
    for (const name of [`id ${id}`, textName(words)]) {
      const places = byName.get(name) ?? [];
      places.push(all.length);
      byName.set(name, places);
    }
    all.push({ words, tools: right });
  }
  return {
    all,
    silent(query, without) {
      if (without === undefined) return [];
      return [...new Set([...(byName.get(`id ${without}`) ?? []), ...(byName.get(textName(query)) ?? [])])];
    },
  };
}

const textName = (words: readonly Word[]) => `text ${words.map((word) => word.stem).join(' ')}`;
