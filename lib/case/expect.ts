/** The assertions that a suite may make about a JSON answer. All assertions of one object must hold; an unknown one is an error. */
import { z } from 'zod';
import * as values from './expect-values.js';

const { one } = values;
const words = one(values.words).optional();
const count = z.int().min(0).optional();

const LEAVES = {
  status: z.union([z.string(), z.number(), z.boolean(), z.null()]).optional(),
  error_code: z.union([z.string(), z.number(), z.null()]).optional(),
  contains: words,
  message_contains: words,
  summary_contains: words,
  field_contains: one(values.withText).optional(),
  results_min: count,
  results_max: count,
  results_count: count,
  results_schema: values.resultFields.optional(),
  has_field: values.path.optional(),
  /** The value that has_field must have. */
  value: z.unknown().optional(),
  has_fields: z.array(values.path).min(1).optional(),
  /** {path: value, …} or {path, value}. */
  field_equals: values.equalFields.optional(),
  all_match: one(values.withValue).optional(),
  all_match_one_of: one(values.withValues).optional(),
  all_match_pattern: one(values.withPattern).optional(),
  none_match_pattern: one(values.withPattern).optional(),
  all_have_tags: values.wordList.optional(),
  none_have_tags: values.wordList.optional(),
  each_has_any_tag: values.wordList.optional(),
  all_dates_between: one(values.between).optional(),
  all_dates_in_year: one(values.ofYear).optional(),
  dates_within_days: one(values.ofDays).optional(),
  all_in_range: one(values.inBounds).optional(),
  range_check: one(values.oneInBounds).optional(),
  sorted_desc: one(values.atPath).optional(),
  array_contains: one(values.contained).optional(),
  no_overlap: one(values.withStored).optional(),
  agent_used_model: values.words.optional(),
  /** A JSON Schema, draft 2020-12, or draft 7 by its $schema. */
  json_schema: values.jsonSchema.optional(),
};

type Leaves = z.output<z.ZodObject<typeof LEAVES>>;

export interface Expect extends Leaves {
  /** At least one of these must hold completely. */
  one_of?: Expect[] | undefined;
  /** Checked only when there are results. */
  if_results?: Expect | undefined;
  /** Checked only when there is a history_results, even an empty one. */
  if_has_history?: Expect | undefined;
  /** Checked only when a result's file is in people/ or documents/. */
  if_sensitive_results?: Expect | undefined;
}

const Shape = z.strictObject({
  ...LEAVES,
  get one_of(): z.ZodOptional<z.ZodArray<z.ZodType<Expect>>> {
    return z.array(NestedSchema).min(1).optional();
  },
  get if_results(): z.ZodOptional<z.ZodType<Expect>> {
    return NestedSchema.optional();
  },
  get if_has_history(): z.ZodOptional<z.ZodType<Expect>> {
    return NestedSchema.optional();
  },
  get if_sensitive_results(): z.ZodOptional<z.ZodType<Expect>> {
    return NestedSchema.optional();
  },
});

/** An empty object asserts only that the answer is JSON. */
export const ExpectSchema: z.ZodType<Expect> = Shape.refine(
  (given) => !('value' in given) || given.has_field !== undefined,
  { error: '`value` belongs to has_field: add has_field, or remove it', path: ['value'] },
)
  .refine(canCount, { error: 'contradicts results_max or results_count: no list can meet both', path: ['results_min'] })
  .refine(({ results_count = 0, results_max = Number.POSITIVE_INFINITY }) => results_count <= results_max, {
    error: 'is greater than results_max: no list can meet both',
    path: ['results_count'],
  });

/** An alternative or a condition without assertions would always hold. */
const NestedSchema: z.ZodType<Expect> = ExpectSchema.refine(
  (given) => Object.keys(given).length > 0,
  'asserts nothing: add an assertion',
);

function canCount({ results_min = 0, results_max, results_count }: Expect): boolean {
  return results_min <= Math.min(results_max ?? Number.POSITIVE_INFINITY, results_count ?? Number.POSITIVE_INFINITY);
}

export const ASSERTIONS: readonly string[] = Object.keys(Shape.shape).filter((name) => name !== 'value');
