/** Checks an answer against what a suite expects: returns every assertion that fails, with path, expected and actual. */
import { isDeepStrictEqual } from 'node:util';
import type { Expect } from '../../case/expect.js';
import {
  type Answer,
  counts,
  each,
  finds,
  fitsType,
  holdsItem,
  holdsText,
  inRange,
  isSorted,
  list,
  listTexts,
  ofTags,
  overlaps,
  range,
  Undecided,
} from './check-values.js';
import { isBetween, isInYear, isWithinDays } from './dates.js';
import { describeFailure, type Failure, fail, show } from './failure.js';
import { type Found, readPath } from './path.js';
import { checkSchema } from './schema-check.js';

type Check<K extends keyof Expect> = (wanted: NonNullable<Expect[K]>, answer: Answer, whole: Expect) => Failure[];

/** Every assertion of an object must hold. */
export function assertAnswer(expect: Expect, answer: Answer): Failure[] {
  return (Object.keys(expect) as (keyof Expect)[]).flatMap((name) => {
    const check = CHECKS[name] as Check<keyof Expect>;
    const wanted = expect[name];
    if (wanted === undefined) return [];
    try {
      return check(wanted as NonNullable<Expect[typeof name]>, answer, expect);
    } catch (error) {
      if (!(error instanceof Undecided)) throw error;
      return [{ ...fail(name, '', 'a decision in time', error.message), undecided: error.message }];
    }
  });
}

const CHECKS: { [K in keyof Required<Expect>]: Check<K> } = {
  status: (wanted, answer) => each('status', 'status', answer, show(wanted), (value) => value === wanted),
  error_code: (wanted, answer) => each('error_code', 'error_code', answer, show(wanted), (value) => value === wanted),
  contains: (wanted, { value, text }) =>
    list(wanted)
      .filter((words) => ![text, JSON.stringify(value) ?? '', ...listTexts(value)].some((part) => part.includes(words)))
      .map((words) => fail('contains', '', `the answer to contain ${show(words)}`, show(text))),
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
      return each('results_schema', `results[*].${field}`, answer, `${type}${range(min, max)}`, (value) =>
        fitsType(value, type, min, max),
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
      each('all_match_pattern', path, answer, `a match of /${regex}/`, finds(regex)),
    ),
  none_match_pattern: (wanted, answer) =>
    list(wanted).flatMap(({ path, regex }) =>
      each('none_match_pattern', path, answer, `a text without a match of /${regex}/`, isWithout(regex)),
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
        isBetween(value, start, end),
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
      ...(pattern ? holdsItem(path, answer, `a match of /${pattern}/`, finds(pattern)) : []),
    ]),
  no_overlap: (wanted, answer) => list(wanted).flatMap((rule) => overlaps(rule.path, rule.with, answer)),
  agent_used_model: (wanted, { model }) =>
    model?.toLowerCase().includes(wanted.toLowerCase())
      ? []
      : [
          fail(
            'agent_used_model',
            '',
            wanted,
            model ?? 'a model that the transcript does not name; name it in the agent key, as in claude@haiku',
          ),
        ],
  one_of: (alternatives, answer) => {
    const tried = alternatives.map((expect) => assertAnswer(expect, answer));
    if (tried.some((failures) => failures.length === 0)) return [];
    // It may hold yet.
    const open = tried.find((failures) => failures.every(({ undecided }) => undecided !== undefined));
    if (open) return open.map((failure) => ({ ...failure, assertion: `one_of.${failure.assertion}` }));
    const why = tried.map(([first]) => (first ? describeFailure(first) : '')).join(' / ');
    return [fail('one_of', '', `one of ${alternatives.length} alternatives to hold`, why)];
  },
  json_schema: (schema, { value }) => checkSchema(schema, value),
  if_results: (expect, answer) =>
    onlyIf(answer, 'if_results', (results) => results.length > 0) ?? nested('if_results', expect, answer),
  if_has_history: (expect, answer) =>
    readPath(answer.value, 'history_results').every((at) => at.present) ? nested('if_has_history', expect, answer) : [],
  if_sensitive_results: (expect, answer) =>
    onlyIf(answer, 'if_sensitive_results', (results) => results.some(isSensitive)) ??
    nested('if_sensitive_results', expect, answer),
};

/** Null when the condition applies. Results that are not a list would make every condition on them pass, so they fail. */
function onlyIf(answer: Answer, name: string, applies: (results: unknown[]) => boolean): Failure[] | null {
  const [at] = readPath(answer.value, 'results') as [Found];
  if (!at.present || at.value === null) return [];
  if (!Array.isArray(at.value)) return [fail(name, 'results', 'a list', show(at.value))];
  return applies(at.value) ? null : [];
}

const isSensitive = (item: unknown): boolean =>
  /^(?:people|documents)\//.test(String((item as { file?: unknown } | null)?.file));

function isWithout(regex: string): (value: unknown) => boolean {
  const isFound = finds(regex);
  return (value) => typeof value === 'string' && !isFound(value);
}

const nested = (name: string, expect: Expect, answer: Answer): Failure[] =>
  assertAnswer(expect, answer).map((failure) => ({ ...failure, assertion: `${name}.${failure.assertion}` }));

/** field_equals may also be written as `{path, value}`. */
function listEquals(wanted: Record<string, unknown>): [string, unknown][] {
  const { path, value, ...more } = wanted;
  return typeof path === 'string' && 'value' in wanted && Object.keys(more).length === 0
    ? [[path, value]]
    : Object.entries(wanted);
}
