/** Turns the text of a cases.json into cases that know their line, or one ConfigError that names file, case, path and fix. */
import type { z } from 'zod';
import { ConfigError } from '../config-error.js';
import { nearest } from '../nearest.js';
import {
  type Case,
  CaseSchema,
  CorpusSchema,
  RouteCaseSchema,
  SkillCaseSchema,
  SuiteCaseSchema,
  ToolRouteCaseSchema,
} from './schema.js';

const KEYS: Record<string, readonly string[]> = {
  skill: Object.keys(SkillCaseSchema.shape),
  tool_route: Object.keys(ToolRouteCaseSchema.shape),
  suite: Object.keys(SuiteCaseSchema.shape),
  route: Object.keys(RouteCaseSchema.shape),
};

export function parseCasesJson(text: string, file: string): Case[] {
  const value = parseJson(text, file);
  const rows = Array.isArray(value) ? value : (value as { cases?: unknown } | null)?.cases;
  if (!Array.isArray(rows)) {
    throw new ConfigError('A corpus is an array of cases, or an object with `cases`.', {
      file,
      fix: 'wrap the cases in [ … ].',
    });
  }
  if (!Array.isArray(value)) {
    const envelope = CorpusSchema.options[1].safeParse({ ...(value as object), cases: [] });
    if (!envelope.success) throw explain(envelope.error, file, undefined, null, []);
  }
  const lines = findLines(text);
  return rows.map((row, index) => {
    const parsed = CaseSchema.safeParse(row);
    const id = (row as { case_id?: unknown } | null)?.case_id;
    const line = lines.get(typeof id === 'string' ? id : '')?.shift() ?? 1;
    if (!parsed.success) {
      const kind = (row as { kind?: unknown } | null)?.kind;
      throw explain(
        parsed.error,
        file,
        typeof id === 'string' ? { id, line } : { id: `number ${index + 1}`, line: 0 },
        index,
        KEYS[typeof kind === 'string' ? kind : 'skill'] ?? [],
      );
    }
    return { ...parsed.data, origin: { file, line } };
  });
}

export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const message = (error as Error).message;
    const position = /position (\d+)/.exec(message)?.[1];
    const line = position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
    throw new ConfigError(`This is not JSON: ${message}.`, {
      file,
      ...(line === undefined ? {} : { line }),
      fix: 'mend the syntax there; JSON allows no comments and no trailing commas.',
    });
  }
}

function explain(
  error: z.ZodError,
  file: string,
  place: { id: string; line: number } | undefined,
  index: number | null,
  keys: readonly string[],
): ConfigError {
  const issue = error.issues[0];
  const path = (issue?.path ?? []).reduce<string>(
    (at, key) => (typeof key === 'number' ? `${at}[${key}]` : at ? `${at}.${String(key)}` : String(key)),
    index === null ? '' : `cases[${index}]`,
  );
  const unknown = issue?.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : null;
  const meant = unknown === null ? null : nearest(unknown, keys);
  const more = error.issues.length > 1 ? ` (and ${error.issues.length - 1} more in this case)` : '';
  return new ConfigError(
    `${unknown === null ? (issue?.message ?? 'This is not a case') : `Unknown key '${unknown}'`}${more}.`,
    {
      file,
      ...(place?.line ? { line: place.line } : {}),
      ...(place ? { case_id: place.id } : {}),
      ...(path ? { path } : {}),
      fix:
        unknown === null
          ? 'see docs/cases.md for the fields of each kind.'
          : meant
            ? `write '${meant}'.`
            : `remove it; the fields are ${keys.join(', ')}.`,
    },
  );
}

/** Lines of each case_id, in order: annotations point there. A quoted "case_id" inside a string is escaped, so it does not match. */
function findLines(text: string): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  let line = 1;
  let from = 0;
  for (const match of text.matchAll(/(?<!\\)"case_id"\s*:\s*("(?:[^"\\]|\\.)*")/g)) {
    for (; from < match.index; from++) if (text.charCodeAt(from) === 10) line++;
    try {
      const id = JSON.parse(match[1] ?? '""') as string;
      const known = lines.get(id);
      if (known) known.push(line);
      else lines.set(id, [line]);
    } catch {
      // A broken escape: JSON.parse of the whole file has already said so.
    }
  }
  return lines;
}
