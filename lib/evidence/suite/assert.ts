/** An answer and what a suite expects of it → every assertion that does not hold, with path, expected and actual. */
import { isDeepStrictEqual } from 'node:util';
import type { Expect } from '../../case/expect.js';
import { isBetweenDays, isInYear, isWithinDays } from './dates.js';
import { type Found, readPath } from './path.js';

export interface Failure {
  assertion: string;
  path: string;
  expected: string;
  actual: string;
}

export interface Answer {
  /** The JSON; undefined when the answer held none. */
  value: unknown;
  /** As the agent gave it. */
  text: string;
  /** What answered; null when it is not known. */
  model: string | null;
  /** What earlier steps kept. */
  stored: Record<string, unknown>;
  now: Date;
}

type Check<K extends keyof Expect> = (wanted: NonNullable<Expect[K]>, answer: Answer, whole: Expect) => Failure[];

/** Every assertion of an object must hold. */
export function assertAnswer(expect: Expect, answer: Answer): Failure[] {
  return (Object.keys(expect) as (keyof Expect)[]).flatMap((name) => {
    const check = CHECKS[name] as Check<keyof Expect>;
    const wanted = expect[name];
    return wanted === undefined ? [] : check(wanted as NonNullable<Expect[typeof name]>, answer, expect);
  });
}

const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

const CHECKS: { [K in keyof Required<Expect>]: Check<K> } = {
  status: (wanted, answer) => each('status', 'status', answer, show(wanted), (value) => value === wanted),
  error_code: (wanted, answer) => each('error_code', 'error_code', answer, show(wanted), (value) => value === wanted),
  contains: (wanted, { value, text }) =>
    list(wanted)
      .filter((words) => !text.includes(words) && !(JSON.stringify(value) ?? '').includes(words))
      .map((words) => fail('contains', '', `the answer to hold ${show(words)}`, show(text))),
  message_contains: (wanted, answer) =>
    list(wanted).flatMap((words) => holdsText('message_contains', 'message', words, answer)),
  summary_contains: (wanted, answer) =>
    list(wanted).flatMap((words) => holdsText('summary_contains', 'summary', words, answer)),
  field_contains: (wanted, answer) =>
    list(wanted).flatMap(({ path, text }) => holdsText('field_contains', path, text, answer)),
  results_min: (wanted, answer) => counts('results_min', answer, `at least ${wanted}`, (n) => n >= wanted),
  results_max: (wanted, answer) => counts('results_max', answer, `at most ${wanted}`, (n) => n <= wanted),
  results_count: (wanted, answer) => counts('results_count', answer, `exactly ${wanted}`, (n) => n === wanted),
  results_schema: (wanted, answer) =>
    Object.entries(wanted).flatMap(([field, rule]) => {
      const { type, min, max } = typeof rule === 'string' ? { type: rule, min: undefined, max: undefined } : rule;
      return each(
        'results_schema',
        `results[*].${field}`,
        answer,
        `${type}${range(min, max)}`,
        (value) => typeOf(value).includes(type) && isInRange(sizeOf(value), min, max),
      );
    }),
  has_field: (path, answer, whole) =>
    'value' in whole
      ? each('has_field', path, answer, show(whole.value), (value) => isDeepStrictEqual(value, whole.value))
      : each('has_field', path, answer, 'the field', () => true),
  value: () => [],
  has_fields: (paths, answer) => paths.flatMap((path) => each('has_fields', path, answer, 'the field', () => true)),
  field_equals: (wanted, answer) =>
    listEquals(wanted).flatMap(([path, value]) =>
      each('field_equals', path, answer, show(value), (found) => isDeepStrictEqual(found, value)),
    ),
  all_match: (wanted, answer) =>
    list(wanted).flatMap(({ path, value }) =>
      each('all_match', path, answer, show(value), (found) => isDeepStrictEqual(found, value)),
    ),
  all_match_one_of: (wanted, answer) =>
    list(wanted).flatMap(({ path, values }) =>
      each('all_match_one_of', path, answer, `one of ${show(values)}`, (found) =>
        values.some((value) => isDeepStrictEqual(found, value)),
      ),
    ),
  all_match_pattern: (wanted, answer) =>
    list(wanted).flatMap(({ path, regex }) =>
      each('all_match_pattern', path, answer, `a match of /${regex}/`, (found) => matches(regex, found)),
    ),
  none_match_pattern: (wanted, answer) =>
    list(wanted).flatMap(({ path, regex }) =>
      each('none_match_pattern', path, answer, `no match of /${regex}/`, (found) => !matches(regex, found)),
    ),
  all_have_tags: (tags, answer) =>
    ofTags('all_have_tags', answer, `all of ${show(tags)}`, (has) => tags.every((tag) => has.includes(tag))),
  none_have_tags: (tags, answer) =>
    ofTags('none_have_tags', answer, `none of ${show(tags)}`, (has) => !tags.some((tag) => has.includes(tag))),
  each_has_any_tag: (tags, answer) =>
    ofTags('each_has_any_tag', answer, `any of ${show(tags)}`, (has) => tags.some((tag) => has.includes(tag))),
  all_dates_between: (wanted, answer) =>
    list(wanted).flatMap(({ path, start, end }) =>
      each('all_dates_between', path, answer, `a date from ${start} to ${end}`, (value) =>
        isBetweenDays(value, start, end),
      ),
    ),
  all_dates_in_year: (wanted, answer) =>
    list(wanted).flatMap(({ path, year }) =>
      each('all_dates_in_year', path, answer, `a date in ${year}`, (value) => isInYear(value, year)),
    ),
  dates_within_days: (wanted, answer) =>
    list(wanted).flatMap(({ path, days }) =>
      each('dates_within_days', path, answer, `a date within ${days} days of today`, (value) =>
        isWithinDays(value, days, answer.now),
      ),
    ),
  all_in_range: (wanted, answer) =>
    list(wanted).flatMap(({ path, min, max }) => inRange('all_in_range', path, min, max, answer)),
  range_check: (wanted, answer) =>
    list(wanted).flatMap(({ path, min, max }) => inRange('range_check', path, min, max, answer)),
  sorted_desc: (wanted, answer) => list(wanted).flatMap(({ path }) => isSorted(path, answer)),
  array_contains: (wanted, answer) =>
    list(wanted).flatMap(({ path, values, pattern }) => [
      ...(values ?? []).flatMap((value) =>
        holdsItem(path, answer, show(value), (item) => isDeepStrictEqual(item, value)),
      ),
      ...(pattern ? holdsItem(path, answer, `a match of /${pattern}/`, (item) => matches(pattern, item)) : []),
    ]),
  no_overlap: (wanted, answer) => list(wanted).flatMap((rule) => overlaps(rule.path, rule.with, answer)),
  agent_used_model: (wanted, { model }) =>
    model?.toLowerCase().includes(wanted.toLowerCase())
      ? []
      : [fail('agent_used_model', '', wanted, model ?? 'not known: name it, as in claude@haiku')],
  one_of: (alternatives, answer) => {
    const tried = alternatives.map((expect) => assertAnswer(expect, answer));
    if (tried.some((failures) => failures.length === 0)) return [];
    const why = tried.map(([first]) => (first ? describeFailure(first) : '')).join(' / ');
    return [fail('one_of', '', `one of ${alternatives.length} alternatives to hold`, why)];
  },
  if_results: (expect, answer) => (resultsOf(answer).length > 0 ? nested('if_results', expect, answer) : []),
  if_has_history: (expect, answer) =>
    readPath(answer.value, 'history_results').every((at) => at.present) ? nested('if_has_history', expect, answer) : [],
  if_sensitive_results: (expect, answer) =>
    resultsOf(answer).some((item) => /^(?:people|documents)\//.test(String((item as { file?: unknown } | null)?.file)))
      ? nested('if_sensitive_results', expect, answer)
      : [],
};

const nested = (name: string, expect: Expect, answer: Answer): Failure[] =>
  assertAnswer(expect, answer).map((failure) => ({ ...failure, assertion: `${name}.${failure.assertion}` }));

/** What is missing fails; an array that is there and empty has nothing to fail. */
function each(
  name: string,
  path: string,
  answer: Answer,
  expected: string,
  holds: (value: unknown) => boolean,
): Failure[] {
  return readPath(answer.value, path)
    .filter((at) => !at.present || !holds(at.value))
    .map((at) => fail(name, at.path, expected, shown(at)));
}

function holdsText(name: string, path: string, words: string, answer: Answer): Failure[] {
  return each(name, path, answer, `text with ${show(words)}`, (value) =>
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).includes(words),
  );
}

function counts(name: string, answer: Answer, expected: string, holds: (n: number) => boolean): Failure[] {
  const [at] = readPath(answer.value, 'results');
  if (!Array.isArray(at?.value)) return [fail(name, 'results', `${expected} results`, at ? shown(at) : 'missing')];
  return holds(at.value.length) ? [] : [fail(name, 'results', `${expected} results`, String(at.value.length))];
}

function ofTags(
  name: string,
  answer: Answer,
  expected: string,
  holds: (tags: readonly unknown[]) => boolean,
): Failure[] {
  return each(name, 'results[*].metadata.tags', answer, expected, (tags) => Array.isArray(tags) && holds(tags));
}

function inRange(
  name: string,
  path: string,
  min: number | undefined,
  max: number | undefined,
  answer: Answer,
): Failure[] {
  return each(
    name,
    path,
    answer,
    `a number${range(min, max)}`,
    (value) => typeof value === 'number' && isInRange(value, min, max),
  );
}

/** Neighbours may be equal. */
function isSorted(path: string, answer: Answer): Failure[] {
  const found = readPath(answer.value, path).flatMap((at) =>
    Array.isArray(at.value) && !path.includes('[*]')
      ? at.value.map((value: unknown, i) => ({ path: `${at.path}[${i}]`, present: true, value }))
      : [at],
  );
  const missing = found.filter((at) => !at.present);
  if (missing.length) return missing.map((at) => fail('sorted_desc', at.path, 'a value', 'missing'));
  return found.flatMap((at, i) => {
    const before = found[i - 1];
    if (!before || !isLess(before.value, at.value)) return [];
    return [fail('sorted_desc', at.path, `at most ${show(before.value)}, which stands before`, show(at.value))];
  });
}

function isLess(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return a < b;
  return typeof a === 'string' && typeof b === 'string' ? a < b : true;
}

function holdsItem(path: string, answer: Answer, expected: string, holds: (item: unknown) => boolean): Failure[] {
  const found = readPath(answer.value, path);
  const items = found.flatMap((at) => (at.present ? list(at.value as unknown[]) : []));
  if (items.some(holds)) return [];
  const missing = found.find((at) => !at.present);
  return [fail('array_contains', missing?.path ?? path, expected, missing ? 'missing' : show(items))];
}

/** What was stored is a list, one value, or a whole answer in which the same path is read. */
function overlaps(path: string, name: string, answer: Answer): Failure[] {
  if (!Object.hasOwn(answer.stored, name))
    return [fail('no_overlap', path, `something stored as ${show(name)}`, 'nothing')];
  const kept = answer.stored[name];
  const before =
    typeof kept === 'object' && kept !== null && !Array.isArray(kept)
      ? readPath(kept, path).flatMap((at) => (at.present ? [at.value] : []))
      : list(kept as unknown[]);
  return each('no_overlap', path, answer, `nothing of ${show(name)}`, (value) =>
    list(value as unknown[]).every((item) => !before.some((other) => isDeepStrictEqual(item, other))),
  );
}

/** `{path, value}` alone is the other way to write it. */
function listEquals(wanted: Record<string, unknown>): [string, unknown][] {
  const { path, value, ...more } = wanted;
  return typeof path === 'string' && 'value' in wanted && Object.keys(more).length === 0
    ? [[path, value]]
    : Object.entries(wanted);
}

function resultsOf({ value }: Answer): unknown[] {
  const results = (value as { results?: unknown } | null | undefined)?.results;
  return Array.isArray(results) ? results : [];
}

function matches(regex: string, value: unknown): boolean {
  return new RegExp(regex).test(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
}

function typeOf(value: unknown): string[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  return Number.isInteger(value) ? ['integer', 'number'] : [typeof value];
}

/** The number itself, or the length of what has one. */
const sizeOf = (value: unknown): number =>
  typeof value === 'number' ? value : ((value as { length?: number } | null)?.length ?? 0);
const isInRange = (n: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY) => n >= min && n <= max;
const range = (min: number | undefined, max: number | undefined) =>
  `${min === undefined ? '' : ` from ${min}`}${max === undefined ? '' : ` to ${max}`}`;

const MOST_CHARS = 300;
const shown = (at: Found): string => (at.present ? show(at.value) : 'missing');

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MOST_CHARS ? `${text.slice(0, MOST_CHARS)}...` : text;
}

const fail = (assertion: string, path: string, expected: string, actual: string): Failure => ({
  assertion,
  path,
  expected,
  actual,
});

export function describeFailure({ assertion, path, expected, actual }: Failure): string {
  return `${assertion}${path ? ` at ${path}` : ''}: expected ${expected}, got ${actual}`;
}
