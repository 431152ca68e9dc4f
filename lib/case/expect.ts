/** The assertions that a suite may make about a JSON answer, as in the original jarvis test runner. All assertions of one object must hold; an unknown one is an error. */
import { z } from 'zod';

const path = z.string().min(1);
const words = z.array(z.string()).min(1);
const one = <T extends z.ZodType>(schema: T) => z.union([schema, z.array(schema).min(1)]);
const day = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'must be a date such as 2026-01-31');
const regex = z.string().refine(isPattern, 'must be a pattern that JavaScript can run');

const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'] as const;
const type = z.enum(TYPES);

const LEAVES = {
  status: z.union([z.string(), z.number(), z.boolean(), z.null()]).optional(),
  error_code: z.union([z.string(), z.number(), z.null()]).optional(),
  contains: one(z.string().min(1)).optional(),
  message_contains: one(z.string().min(1)).optional(),
  summary_contains: one(z.string().min(1)).optional(),
  field_contains: one(z.strictObject({ path, text: z.string() })).optional(),
  results_min: z.int().min(0).optional(),
  results_max: z.int().min(0).optional(),
  results_count: z.int().min(0).optional(),
  results_schema: z
    .record(
      z.string(),
      z.union([type, z.strictObject({ type, min: z.number().optional(), max: z.number().optional() })]),
    )
    .optional(),
  has_field: path.optional(),
  /** The value that has_field must have. */
  value: z.unknown().optional(),
  has_fields: words.optional(),
  /** {path: value, …} or {path, value}. */
  field_equals: z.record(z.string(), z.unknown()).optional(),
  all_match: one(z.strictObject({ path, value: z.unknown() })).optional(),
  all_match_one_of: one(z.strictObject({ path, values: z.array(z.unknown()).min(1) })).optional(),
  all_match_pattern: one(z.strictObject({ path, regex })).optional(),
  none_match_pattern: one(z.strictObject({ path, regex })).optional(),
  all_have_tags: words.optional(),
  none_have_tags: words.optional(),
  each_has_any_tag: words.optional(),
  all_dates_between: one(z.strictObject({ path, start: day, end: day })).optional(),
  all_dates_in_year: one(z.strictObject({ path, year: z.int() })).optional(),
  dates_within_days: one(z.strictObject({ path, days: z.number().min(0) })).optional(),
  all_in_range: one(z.strictObject({ path, min: z.number().optional(), max: z.number().optional() })).optional(),
  range_check: one(z.strictObject({ path, min: z.number().optional(), max: z.number().optional() })).optional(),
  sorted_desc: one(z.strictObject({ path })).optional(),
  array_contains: one(
    z
      .strictObject({ path, values: z.array(z.unknown()).min(1).optional(), pattern: regex.optional() })
      .refine((given) => given.values !== undefined || given.pattern !== undefined, 'needs values or a pattern'),
  ).optional(),
  no_overlap: one(z.strictObject({ path, with: z.string().min(1) })).optional(),
  agent_used_model: z.string().min(1).optional(),
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
  '`value` belongs to has_field',
);

/** An alternative or a condition without assertions would always hold. */
const NestedSchema: z.ZodType<Expect> = ExpectSchema.refine(
  (given) => Object.keys(given).length > 0,
  'asserts nothing',
);

export const ASSERTIONS: readonly string[] = Object.keys(Shape.shape).filter((name) => name !== 'value');

function isPattern(source: string): boolean {
  try {
    new RegExp(source);
    return true;
  } catch {
    return false;
  }
}
