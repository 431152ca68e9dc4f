/** Checks the values at a path of an answer, one by one or as a list, and returns the failures. */
import { isDeepStrictEqual } from 'node:util';
import { type Failure, fail, show, shown } from './failure.js';
import { readPath } from './path.js';

export interface Answer {
  /** The JSON; undefined when the answer contained none. */
  value: unknown;
  /** As the agent gave it. */
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
  return each(name, path, answer, `text containing ${show(words)}`, (value) =>
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).includes(words),
  );
}

export function counts(name: string, answer: Answer, expected: string, holds: (n: number) => boolean): Failure[] {
  const [at] = readPath(answer.value, 'results');
  if (!Array.isArray(at?.value)) return [fail(name, 'results', `${expected} results`, at ? shown(at) : 'missing')];
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

/** Descending order; neighbours may be equal. */
export function isSorted(path: string, answer: Answer): Failure[] {
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
    return [fail('sorted_desc', at.path, `at most ${show(before.value)}, the value before it`, show(at.value))];
  });
}

function isLess(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return a < b;
  return typeof a === 'string' && typeof b === 'string' ? a < b : true;
}

export function holdsItem(
  path: string,
  answer: Answer,
  expected: string,
  holds: (item: unknown) => boolean,
): Failure[] {
  const found = readPath(answer.value, path);
  const items = found.flatMap((at) => (at.present ? list(at.value as unknown[]) : []));
  if (items.some(holds)) return [];
  const missing = found.find((at) => !at.present);
  return [fail('array_contains', missing?.path ?? path, expected, missing ? 'missing' : show(items))];
}

/** The stored value is a list, a single value, or a whole answer in which the same path is read. */
export function overlaps(path: string, name: string, answer: Answer): Failure[] {
  if (!Object.hasOwn(answer.stored, name)) return [fail('no_overlap', path, `a value stored as ${show(name)}`, 'none')];
  const stored = answer.stored[name];
  const before =
    typeof stored === 'object' && stored !== null && !Array.isArray(stored)
      ? readPath(stored, path).flatMap((at) => (at.present ? [at.value] : []))
      : list(stored as unknown[]);
  return each('no_overlap', path, answer, `no value of ${show(name)}`, (value) =>
    list(value as unknown[]).every((item) => !before.some((other) => isDeepStrictEqual(item, other))),
  );
}

export function matches(regex: string, value: unknown): boolean {
  return new RegExp(regex).test(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
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
