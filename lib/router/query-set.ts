/** Lines of labelled queries → a set to measure or to fit on. */
import { z } from 'zod';
import { ConfigError } from '../config-error.js';
import { readLines } from './tool-list.js';

const LineSchema = z.looseObject({
  id: z.union([z.string(), z.number()]).transform(String).optional(),
  query: z.string(),
  expected: z.array(z.string()).default([]),
  acceptable: z.array(z.string()).default([]),
  source: z.string().default(''),
  negative: z.boolean().default(false),
});

export interface LabelledQuery {
  id: string;
  query: string;
  /** Any of them is right. */
  expected: string[];
  /** Not asked for, yet no mistake. */
  acceptable: string[];
  /** Where it comes from: rows are told per source. */
  source: string;
  /** Nothing in the index answers it. */
  negative: boolean;
}

export function parseQueries(text: string, file: string): LabelledQuery[] {
  const rows = readLines(text, file);
  if (!rows)
    throw new ConfigError('This is no JSONL.', {
      file,
      line: 1,
      fix: 'give one {"id", "query", "expected": [...]} a line.',
    });
  return rows.map(({ value, line }) => {
    const parsed = LineSchema.safeParse(value);
    if (!parsed.success) {
      const issue = parsed.error.issues[0]!;
      throw new ConfigError(`${issue.message}.`, { file, line: line!, path: issue.path.join('.') });
    }
    const { id, query, expected, acceptable, source, negative } = parsed.data;
    if (expected.length === 0 && !negative)
      throw new ConfigError('A query that expects nothing.', {
        file,
        line: line!,
        fix: 'name what it expects, or say "negative": true.',
      });
    return {
      id: id ?? `line-${line}`,
      query,
      expected,
      acceptable,
      source,
      negative: negative && expected.length === 0,
    };
  });
}
