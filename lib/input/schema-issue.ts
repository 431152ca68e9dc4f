/** An issue that a zod schema found → the path of the value and a sentence that the author of the file understands. */
import type { z } from 'zod';
import { ConfigError } from './config-error.js';
import { suggest } from './suggest.js';

export interface Wrong {
  path: PropertyKey[];
  words: string;
  /** The unknown key, if that is what is wrong. */
  unknown: string | null;
  /** How many other issues the same value has. */
  more: number;
}

/** The path whose line to show: an unknown key has a line of its own. */
export const locationOf = ({ path, unknown }: Wrong): PropertyKey[] => (unknown === null ? path : [...path, unknown]);

/** The parsed value; throws the error that `explain` makes of the first issue. */
export function parseOrThrow<T>(schema: z.ZodType<T>, value: unknown, explain: (wrong: Wrong) => Error): T {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const issue = findDeepest(findMistyped(parsed.error.issues));
  throw explain({
    path: issue.path,
    words: issue.code === 'unrecognized_keys' ? `Unknown key '${issue.keys[0]}'` : describeIssue(issue),
    unknown: issue.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : null,
    more: parsed.error.issues.length - 1,
  });
}

export interface Location {
  file: string;
  line?: number;
  case_id?: string;
  path?: string;
}

/** known: the keys that are allowed there; help: the fix for any issue other than an unknown key. */
export function explainWrong(wrong: Wrong, location: Location, known: readonly string[], help: string): ConfigError {
  const { unknown, words } = wrong;
  const meant = unknown === null ? null : suggest(unknown, known);
  const fix =
    unknown === null
      ? help
      : meant
        ? `write '${meant}'.`
        : `remove it${known.length ? `; the keys are ${known.join(', ')}` : ''}.`;
  const { path, ...rest } = location;
  return new ConfigError(`${words}.`, { ...rest, ...(path ? { path } : {}), fix });
}

/** `cases[0].trials` */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (all, key) => (typeof key === 'number' ? `${all}[${key}]` : all ? `${all}.${String(key)}` : String(key)),
    '',
  );
}

type Issue = z.core.$ZodIssue;

/** When a key is missing next to an unknown one, the unknown one is most likely the missing key mistyped. */
function findMistyped(issues: readonly Issue[]): Issue {
  const [first] = issues as [Issue, ...Issue[]];
  if (inputOf(first) !== undefined) return first;
  const owner = JSON.stringify(first.path.slice(0, -1));
  return issues.find(({ code, path }) => code === 'unrecognized_keys' && JSON.stringify(path) === owner) ?? first;
}

/** When no member of a union fits, the member whose issue lies deepest fits best and explains what is wrong. */
function findDeepest(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors
    .flatMap(([first]) => (first ? [findDeepest(first)] : []))
    .filter(({ path, code }) => path.length > 0 || code === 'unrecognized_keys' || code === 'custom');
  const best = inner.sort((a, b) => b.path.length - a.path.length)[0];
  return best ? { ...best, path: [...issue.path, ...best.path] } : issue;
}

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** `is missing`, `must be text, not 5`; of a rule of its own, its words. */
export function describeIssue(issue: Issue): string {
  const input = inputOf(issue);
  const wanted = listWanted(issue);
  if (wanted.length > 0) return input === undefined ? 'is missing' : `must be ${joinOr(wanted)}, not ${show(input)}`;
  switch (issue.code) {
    case 'too_big':
    case 'too_small': {
      const [isMax, bound] = issue.code === 'too_big' ? [true, issue.maximum] : [false, issue.minimum];
      if (issue.origin === 'number' || issue.origin === 'int')
        return `must be ${isMax ? 'at most' : issue.inclusive ? 'at least' : 'more than'} ${bound}, not ${show(input)}`;
      const unit = issue.origin === 'string' ? ' characters' : '';
      return isMax ? `must have at most ${bound}${unit}` : 'must not be empty';
    }
    default:
      return issue.message;
  }
}

/** The rejected value; for a discriminated union, the value of its discriminator. */
function inputOf(issue: Issue): unknown {
  const { discriminator } = issue as { discriminator?: string };
  return discriminator === undefined ? issue.input : (issue.input as Record<string, unknown> | null)?.[discriminator];
}

/** The allowed types or values, where there are only a few. */
function listWanted(issue: Issue): string[] {
  switch (issue.code) {
    case 'invalid_type':
      return [KINDS[issue.expected] ?? issue.expected];
    case 'invalid_value':
      return issue.values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
    case 'invalid_union': {
      const { options } = issue as { options?: unknown[] };
      return options ? options.map(String) : [...new Set(issue.errors.flat().flatMap(listWanted))];
    }
    default:
      return [];
  }
}

const joinOr = (words: string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

const show = (value: unknown): string =>
  value !== null && typeof value === 'object'
    ? Array.isArray(value)
      ? 'a list'
      : 'an object'
    : (JSON.stringify(value)?.slice(0, 60) ?? String(value));
