/** Checks the values at a path of an answer, one by one or as a list, and returns the failures. */
import { isDeepStrictEqual } from 'node:util';
import { readSuitePattern } from '../../case/suite-pattern.js';
import { newEffort, TookTooLong } from '../../pattern/compile-pattern.js';
import { readIsoDate } from '../../text/iso-date.js';
import { type Failure, fail, show, shown } from './failure.js';
import { type Found, readPath } from './path.js';

export interface Answer {
  /** The JSON; undefined when the answer contained none. */
  value: unknown;
  /** The text of the answer, unchanged. */
  text: string;
  /** The model that answered; null when unknown. */
  model: string | null;
  /** What earlier steps stored. */
  stored: Record<string, unknown>;
  now: Date;
}

/** Assertions take one value or several. */
export const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

/** A missing value fails; an empty array passes. */
export function each(
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

export function holdsText(name: string, path: string, words: string, answer: Answer): Failure[] {
  return each(
    name,
    path,
    answer,
    `text containing ${show(words)}`,
    (value) => typeof value === 'string' && value.includes(words),
  );
}

export function counts(name: string, answer: Answer, expected: string, holds: (n: number) => boolean): Failure[] {
  const [at] = readPath(answer.value, 'results') as [Found];
  if (!Array.isArray(at.value)) return [fail(name, 'results', `${expected} results`, shown(at))];
  return holds(at.value.length) ? [] : [fail(name, 'results', `${expected} results`, String(at.value.length))];
}

export function ofTags(
  name: string,
  answer: Answer,
  expected: string,
  holds: (tags: readonly unknown[]) => boolean,
): Failure[] {
  return each(name, 'results[*].metadata.tags', answer, expected, (tags) => Array.isArray(tags) && holds(tags));
}

export function inRange(
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

/** The values that a path names: the items of the list at its end, or those found by its stars. Anything else is a failure. */
function itemsAt(name: string, path: string, answer: Answer): { items: Found[]; failures: Failure[] } {
  const found = readPath(answer.value, path).flatMap((at): Found[] => {
    if (path.includes('[*]') || !at.present) return [at];
    if (!Array.isArray(at.value)) return [{ ...at, present: false }];
    return at.value.map((value: unknown, i) => ({ path: `${at.path}[${i}]`, present: true, value }));
  });
  const failures = found
    .filter((at) => !at.present)
    .map((at) => fail(name, at.path, 'a list', at.value === undefined ? 'missing' : show(at.value)));
  return { items: found, failures };
}

/** Descending order; neighbours may be equal. */
export function isSorted(path: string, answer: Answer): Failure[] {
  const { items, failures } = itemsAt('sorted_desc', path, answer);
  if (failures.length) return failures;
  const ranks = rankValues(items.map(({ value }) => value));
  if (!ranks) return [fail('sorted_desc', path, 'only numbers, or only texts', show(items.map(({ value }) => value)))];
  return items.flatMap((at, i) => {
    const before = items[i - 1];
    if (!before || !isLess(ranks[i - 1], ranks[i])) return [];
    return [fail('sorted_desc', at.path, `at most ${show(before.value)}, the value before it`, show(at.value))];
  });
}

/** What to compare: numbers, the moments of dates, or texts by character. Null where the values have no common order. */
function rankValues(values: readonly unknown[]): readonly (number | string)[] | null {
  if (values.every((value) => typeof value === 'number')) return values;
  if (!values.every((value) => typeof value === 'string')) return null;
  const dates = values.map(readIsoDate);
  return dates.every((date) => date !== null) ? dates.map(({ from }) => from) : values;
}

const isLess = (a: number | string | undefined, b: number | string | undefined): boolean =>
  a !== undefined && b !== undefined && a < b;

export function holdsItem(
  path: string,
  answer: Answer,
  expected: string,
  holds: (item: unknown) => boolean,
): Failure[] {
  const { items, failures } = itemsAt('array_contains', path, answer);
  if (failures.length) return failures;
  const values = items.map(({ value }) => value);
  return values.some(holds) ? [] : [fail('array_contains', path, expected, show(values))];
}

/** The stored value is a list, a single value, or a whole answer in which the same path is read. */
export function overlaps(path: string, name: string, answer: Answer): Failure[] {
  const stored = Object.hasOwn(answer.stored, name) ? answer.stored[name] : undefined;
  const before = storedValues(stored, path);
  if (before === null)
    return [fail('no_overlap', path, `values stored as ${show(name)}`, stored === undefined ? 'none' : show(stored))];
  return each('no_overlap', path, answer, `no value of ${show(name)}`, (value) =>
    list(value as unknown[]).every((item) => !before.some((other) => isDeepStrictEqual(item, other))),
  );
}

/** Null when there is nothing to compare with: an earlier step that failed must not make this one pass. */
function storedValues(stored: unknown, path: string): unknown[] | null {
  if (stored === undefined) return null;
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return list(stored as unknown[]);
  const found = readPath(stored, path);
  return isErrorAnswer(stored) || found.some((at) => !at.present)
    ? null
    : found.flatMap((at) => list(at.value as unknown[]));
}

export const isErrorAnswer = (value: unknown): boolean =>
  (value as { status?: unknown } | null | undefined)?.status === 'error';

/** An assertion that cannot be decided in the time that is left. */
export class Undecided extends Error {}

/** Only texts match; for a number the suite would have to say how it is written. */
export function finds(source: string): (value: unknown) => boolean {
  const read = readSuitePattern(source);
  // All values share one effort, because an answer may have thousands.
  const effort = newEffort();
  return (value) => {
    if (typeof value !== 'string' || 'problem' in read) return false;
    return undecidedIfSlow(`/${source}/`, () => read.matches(value, effort));
  };
}

export function undecidedIfSlow<T>(what: string, decide: () => T): T {
  try {
    return decide();
  } catch (error) {
    if (error instanceof TookTooLong) throw new Undecided(`${what}: ${error.message}`);
    throw error;
  }
}

/** Every name and text in a value, decoded. */
export function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [name, ...listTexts(part)]);
}

/** Whether a value has the type, and the number itself (or the length of a string or array) is in the range. */
export const fitsType = (value: unknown, type: string, min: number | undefined, max: number | undefined): boolean =>
  typesOf(value).includes(type) && isInRange(sizeOf(value), min, max);

function typesOf(value: unknown): string[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  return Number.isInteger(value) ? ['integer', 'number'] : [typeof value];
}

const sizeOf = (value: unknown): number =>
  typeof value === 'number' ? value : ((value as { length?: number } | null)?.length ?? 0);
const isInRange = (n: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY) => n >= min && n <= max;
export const range = (min: number | undefined, max: number | undefined) =>
  `${min === undefined ? '' : ` from ${min}`}${max === undefined ? '' : ` to ${max}`}`;
