/** Parses JSONL of labelled queries into a set for `route measure` and `route fit`. */

import { z } from 'zod';
import { ConfigError } from '../../input/config-error.js';
import { listFew } from '../../text/count.js';
import { readLines } from './list-rows.js';

const LineSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String).optional(),
  query: z.string(),
  /** Each of them is a right answer. */
  expected: z.array(z.string()).default([]),
  /** Not expected, but not a mistake either. */
  acceptable: z.array(z.string()).default([]),
  /** Origin of the query; measures are given per source. */
  source: z.string().default(''),
  /** No tool in the index should match it. */
  negative: z.boolean().default(false),
});

export type LabelledQuery = z.infer<typeof LineSchema> & { id: string };

export function parseQueries(text: string, file: string): LabelledQuery[] {
  const rows = readLines(text, file);
  if (!rows)
    throw new ConfigError('This is not JSONL.', {
      file,
      line: 1,
      fix: 'write one {"id", "query", "expected": [...]} per line.',
    });
  return rows.map(({ value, line }) => {
    const parsed = LineSchema.safeParse(value);
    if (!parsed.success) {
      const issue = parsed.error.issues[0]!;
      throw new ConfigError(`${issue.message}.`, { file, line: line!, path: issue.path.join('.') });
    }
    const { id, expected, negative } = parsed.data;
    if (expected.length === 0 && !negative)
      throw new ConfigError('This query expects nothing.', {
        file,
        line: line!,
        fix: 'add what it expects, or set "negative": true.',
      });
    // With the file's name, because an index may have been fitted to another file with the same line number.
    return { ...parsed.data, id: id ?? `${file}:${line}`, negative: negative && expected.length === 0 };
  });
}

const NAMED = 5;

type Labelled = Pick<LabelledQuery, 'id' | 'expected'>;

/** A warning about expected ids that are not in the index. */
export function warnOfUnknown(queries: readonly Labelled[], indexed: ReadonlySet<string>): string[] {
  const unknown = new Set(queries.flatMap(({ expected }) => expected.filter((id) => !indexed.has(id))));
  if (unknown.size === 0) return [];
  return [
    `the index does not contain ${nameSome(unknown)}; queries that expect only these cannot be learned from, and count as misses.`,
  ];
}

/** A warning about ids that several queries share, because leave-one-out then leaves all of them out. */
export function warnOfDuplicates(queries: readonly Labelled[]): string[] {
  const seen = new Set<string>();
  const duplicates = new Set<string>();
  for (const { id } of queries) (seen.has(id) ? duplicates : seen).add(id);
  return duplicates.size ? [`several queries have the id ${nameSome(duplicates)}; they are left out together.`] : [];
}

const nameSome = (ids: ReadonlySet<string>): string =>
  listFew(
    [...ids].map((id) => `'${id}'`),
    NAMED,
  );
