/** Two versions of a suite's assertions → which of the older ones the newer version dropped or loosened. */
import { isDeepStrictEqual } from 'node:util';
import { readIsoDate } from '../../text/iso-date.js';
import type { Expect } from '../expect.js';

/** Does the newer version still demand this assertion, or more? Only asked where the older one has it. */
type Keeps<Name extends keyof Expect> = (then: NonNullable<Expect[Name]>, now: Expect[Name], all: Expect) => boolean;

const many = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];
const same = (then: unknown, now: unknown) => isDeepStrictEqual(now, then);
/** Every older entry has one in the newer list that stands for it. */
const each =
  <T>(standsFor: (now: T, then: T) => boolean) =>
  (then: T | readonly T[], now: T | readonly T[] | undefined): boolean =>
    many(then).every((one) => many(now).some((other) => standsFor(other, one)));
const all = each<unknown>((now, then) => isDeepStrictEqual(now, then));
const longer = each<string>((now, then) => now.includes(then));
const atLeast = (now: number | undefined, then: number | undefined) => then === undefined || (now ?? -Infinity) >= then;
const atMost = (now: number | undefined, then: number | undefined) => then === undefined || (now ?? Infinity) <= then;
const inRange = each<{ path: string; min?: number | undefined; max?: number | undefined }>(
  (now, then) => now.path === then.path && atLeast(now.min, then.min) && atMost(now.max, then.max),
);
const subset = (now: readonly unknown[], then: readonly unknown[]) =>
  now.every((value) => then.some((other) => isDeepStrictEqual(other, value)));

/** `{path, value}` and `{path: value, …}` say the same. */
function pairsOf(fields: Record<string, unknown>): [string, unknown][] {
  const keys = Object.keys(fields);
  return keys.length === 2 && typeof fields['path'] === 'string' && 'value' in fields
    ? [[fields['path'], fields['value']]]
    : Object.entries(fields);
}

type Schema = NonNullable<Expect['results_schema']>[string];
function keepsType(then: Schema, now: Schema | undefined): boolean {
  if (now === undefined) return false;
  const [before, after] = [then, now].map((one) => (typeof one === 'string' ? { type: one } : one)) as [
    Exclude<Schema, string>,
    Exclude<Schema, string>,
  ];
  const type = after.type === before.type || (before.type === 'number' && after.type === 'integer');
  return type && atLeast(after.min, before.min) && atMost(after.max, before.max);
}

const nested = (then: Expect, now: Expect | undefined) => findWeakerExpect(then, now).length === 0;

const KEEPS = {
  status: same,
  error_code: same,
  contains: longer,
  message_contains: longer,
  summary_contains: longer,
  field_contains: each((now, then) => now.path === then.path && now.text.includes(then.text)),
  results_min: (then, now, { results_count }) => atLeast(now, then) || atLeast(results_count, then),
  results_max: (then, now, { results_count }) => atMost(now, then) || atMost(results_count, then),
  results_count: same,
  results_schema: (then, now) => Object.entries(then).every(([field, type]) => keepsType(type, now?.[field])),
  has_field: (then, now, { has_fields }) => now === then || (has_fields?.includes(then) ?? false),
  value: (then, now) => same(then, now),
  has_fields: (then, now, { has_field }) => then.every((field) => now?.includes(field) || has_field === field),
  field_equals: (then, now) => all(pairsOf(then), pairsOf(now ?? {})),
  all_match: all,
  all_match_one_of: each((now, then) => now.path === then.path && subset(now.values, then.values)),
  all_match_pattern: all,
  none_match_pattern: all,
  all_have_tags: all,
  none_have_tags: all,
  each_has_any_tag: (then, now) => now !== undefined && subset(now, then),
  all_dates_between: each(
    (now, then) =>
      now.path === then.path &&
      momentOf(now.start).from >= momentOf(then.start).from &&
      momentOf(now.end).to <= momentOf(then.end).to,
  ),
  all_dates_in_year: all,
  dates_within_days: each((now, then) => now.path === then.path && now.days <= then.days),
  all_in_range: inRange,
  range_check: inRange,
  sorted_desc: all,
  array_contains: each(
    (now, then) =>
      now.path === then.path &&
      subset(then.values ?? [], now.values ?? []) &&
      (then.pattern === undefined || now.pattern === then.pattern),
  ),
  no_overlap: all,
  json_schema: same,
  agent_used_model: (then, now) => now?.toLowerCase().includes(then.toLowerCase()) ?? false,
  // One alternative more is a way out more.
  one_of: (then, now) =>
    now?.every((alternative) => then.some((other) => findWeakerExpect(other, alternative).length === 0)) ?? false,
  if_results: nested,
  if_has_history: nested,
  if_sensitive_results: nested,
} satisfies { [Name in keyof Required<Expect>]: Keeps<Name> };

/** A date that an older version of this tool accepted may be none; then nothing is known to be kept. */
const momentOf = (date: string) => readIsoDate(date) ?? { from: Number.NaN, to: Number.NaN };

export function findWeakerExpect(then: Expect, now: Expect | undefined): string[] {
  if (now === undefined) return ['its assertions were dropped'];
  return (Object.keys(KEEPS) as (keyof Expect)[]).flatMap((name) => {
    if (!(name in then) || then[name] === undefined) return [];
    const keeps = KEEPS[name] as Keeps<typeof name>;
    if (keeps(then[name] as never, now[name] as never, now)) return [];
    return [`assertion ${name} was ${now[name] === undefined ? 'dropped' : 'loosened or changed'}`];
  });
}
