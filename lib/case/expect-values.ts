/** The values that suite assertions take, each with what would make it assert nothing or never hold. */
import { z } from 'zod';
import { readIsoDate } from '../text/iso-date.js';
import { readSuitePattern } from './suite-pattern.js';

/** `a.b`, `a[0].b`, `a[*].b` */
export const path = z
  .string()
  .min(1)
  .regex(
    /^(?:[^.[\]]+|\[(?:\*|\d+)\])(?:\.[^.[\]]+|\[(?:\*|\d+)\])*$/,
    'must be a path such as results[*].file: names with dots between them, and [0] or [*] for the items of a list',
  );
/** Every text contains the empty one. */
export const words = z.string().min(1);
export const wordList = z.array(words).min(1);
/** One rule, or several that must all hold. */
export const one = <T extends z.ZodType>(schema: T) => z.union([schema, z.array(schema).min(1)]);

const date = z.string().refine((text) => readIsoDate(text) !== null, {
  error: 'must be a date such as 2026-01-31 or 2026-01-31T09:00:00Z (ISO 8601)',
});

const regex = words.superRefine((source, ctx) => {
  const read = source === '' ? null : readSuitePattern(source);
  if (read && 'problem' in read)
    ctx.addIssue({ code: 'custom', message: `is not a pattern that this tool can run: ${read.problem}` });
});

export const atPath = z.strictObject({ path });
export const withText = z.strictObject({ path, text: words });
export const withPattern = z.strictObject({ path, regex });
export const withStored = z.strictObject({ path, with: words });
export const withValue = z.strictObject({ path, value: z.unknown() }).refine(({ value }) => value !== undefined, {
  error: 'is missing: it says what the values must equal',
  path: ['value'],
});
export const withValues = z.strictObject({ path, values: z.array(z.unknown()).min(1) });
export const ofYear = z.strictObject({ path, year: z.int().min(0).max(9999) });
export const ofDays = z.strictObject({ path, days: z.int().min(0) });

export const between = z
  .strictObject({ path, start: date, end: date })
  .refine(({ start, end }) => isOrdered(start, end), {
    error: 'is after `end`, so no date can be between them: swap the two',
    path: ['start'],
  });

function isOrdered(start: string, end: string): boolean {
  const [first, last] = [readIsoDate(start), readIsoDate(end)];
  return !first || !last || first.from <= last.from || first.from < last.to;
}

const bounds = { min: z.number().optional(), max: z.number().optional() };
interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}
const inOrder = ({ min, max }: Bounds) => min === undefined || max === undefined || min <= max;
const OUT_OF_ORDER = { error: 'is greater than `max`, so no value can be between them: swap the two', path: ['min'] };
const hasBound = ({ min, max }: Bounds) => min !== undefined || max !== undefined;
const NO_BOUND = {
  error: 'is missing, and so is `max`: without bounds it asserts nothing; give one of them',
  path: ['min'],
};

export const inBounds = z
  .strictObject({ path, ...bounds })
  .refine(hasBound, NO_BOUND)
  .refine(inOrder, OUT_OF_ORDER);
export const oneInBounds = z
  .strictObject({
    path: path.refine((text) => !text.includes('[*]'), 'names many values; range_check checks one: use all_in_range'),
    ...bounds,
  })
  .refine(hasBound, NO_BOUND)
  .refine(inOrder, OUT_OF_ORDER);

export const contained = z
  .strictObject({ path, values: z.array(z.unknown()).min(1).optional(), pattern: regex.optional() })
  .refine(({ values, pattern }) => values !== undefined || pattern !== undefined, {
    error: 'is missing, and so is `pattern`: it asserts nothing; give one of them',
    path: ['values'],
  });

const type = z.enum(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);
const SIZED = new Set<string>(['string', 'number', 'integer', 'array']);
const typed = z
  .strictObject({ type, ...bounds })
  .refine(inOrder, OUT_OF_ORDER)
  .refine((given) => !hasBound(given) || SIZED.has(given.type), {
    error: 'has no size: min and max belong to numbers, and to the length of a string or array',
    path: ['type'],
  });

const isFilled = (given: object) => Object.keys(given).length > 0;
export const resultFields = z
  .record(path, z.union([type, typed]))
  .refine(isFilled, 'asserts nothing: name a field and its type');
export const equalFields = z
  .record(z.string(), z.unknown())
  .refine(isFilled, 'asserts nothing: name a field and its value');

/** Keywords of JSON Schema that say something about a schema, and nothing about a value. */
const SAYS_NOTHING = new Set(
  [
    '$schema',
    '$id',
    '$comment',
    '$defs',
    'definitions',
    '$anchor',
    'title',
    'description',
    'default',
    'examples',
  ].concat(['deprecated', 'readOnly', 'writeOnly']),
);
export const jsonSchema = z
  .record(z.string(), z.unknown())
  .refine(
    (given) => Object.keys(given).some((key) => !SAYS_NOTHING.has(key)),
    'asserts nothing: every answer is valid; add a keyword such as "type" or "required"',
  );
