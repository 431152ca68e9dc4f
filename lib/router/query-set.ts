/** Lines of labelled queries → a set to measure or to fit on. */
import { z } from 'zod';
import { ConfigError } from '../config-error.js';
import { readLines } from './list-rows.js';

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
      // Not the line alone: an index fitted to another file must not take it for that file's line.
      id: id ?? `${file}:${line}`,
      query,
      expected,
      acceptable,
      source,
      negative: negative && expected.length === 0,
    };
  });
}

const NAMED = 5;

type Told = Pick<LabelledQuery, 'id' | 'expected'>;

/** A warning about expected ids that the index does not hold. */
export function warnOfStrangers(queries: readonly Told[], held: ReadonlySet<string>): string[] {
  const strangers = new Set(queries.flatMap(({ expected }) => expected.filter((id) => !held.has(id))));
  if (strangers.size === 0) return [];
  return [`the index knows no ${nameSome(strangers)}; queries that expect only them teach nothing, and are missed.`];
}

/** A warning about ids that several queries share: what is left out for one of them is left out for all. */
export function warnOfTwins(queries: readonly Told[]): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { id } of queries) (seen.has(id) ? twice : seen).add(id);
  return twice.size ? [`several queries have the id ${nameSome(twice)}; they are left out together.`] : [];
}

function nameSome(ids: ReadonlySet<string>): string {
  const named = [...ids].slice(0, NAMED).map((id) => `'${id}'`);
  return `${named.join(', ')}${ids.size > NAMED ? ` and ${ids.size - NAMED} more` : ''}`;
}
