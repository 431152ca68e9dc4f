/** The schema of the corpus: one row is a case, a union on `kind`. Unknown keys are errors. */
import { z } from 'zod';
import { getOwn } from '../input/get-own.js';
import { common, text } from './case-fields.js';
import { ExpectSchema } from './expect.js';
import { ToolRouteCaseSchema } from './tool-route-schema.js';

const tier = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const list = z.array(text).default([]);

const minDelivery = z.union([
  z.enum(['full', 'any']),
  z.string().regex(/^(100|[1-9]?\d)%$/, 'must be full, any or a percentage such as 50%'),
]);

export const SkillCaseSchema = z.strictObject({
  kind: z.literal('skill'),
  ...common,
  prompt: text,
  /** A custom agent of the source that is given the prompt, such as `kit:reviewer`; absent: the main conversation is. */
  subagent: text.optional(),
  expected_skill: z.string().default(''),
  required_all_evidence: list,
  required_any_evidence: list,
  /** Legacy: joined to required_all_evidence. */
  required_evidence: list,
  require_skill_file: z.boolean().default(true),
  required_skills: list,
  required_files: list,
  expected_skill_min_tier: tier.default(1),
  optional_skills: list,
  disallowed_skills: list,
  disallowed_min_tier: tier.default(2),
  /** {agent: {alias: canonical id}} */
  provider_aliases: z.record(text, z.record(text, text)).default({}),
  /** How much of expected_skill's text must reach the model where the embedded model loads it. */
  min_delivery: minDelivery.default('any'),
});

const StepSchema = z.strictObject({
  step: z.union([z.string(), z.number()]).optional(),
  /** `{{name.path}}` in its strings is replaced by what an earlier step stored. */
  input: z.unknown().optional(),
  /** Stores the answer under this name; {name: path} stores parts of it. */
  store: z.union([text, z.record(text, text)]).optional(),
  expect: ExpectSchema.optional(),
});

export const SuiteCaseSchema = z
  .strictObject({
    kind: z.literal('suite'),
    ...common,
    /** A suite file's `agent`, such as `jarvis:jarvis-explorer-agent`. */
    subagent: text,
    input: z.unknown().optional(),
    expect: ExpectSchema.optional(),
    /** A condition for leaving the case out, decided by --flag; while it is undecided the case is left out, with that reason. */
    skip_if: z.string().optional(),
    /** The vendor's model for this test, or one per agent; instead of the column's. */
    model: z.union([text, z.record(text, text)]).optional(),
    /** Steps asked in order, each in its own session. */
    multi_step: z.array(StepSchema).min(1).optional(),
  })
  .refine(
    (row) => row.expect !== undefined || row.multi_step?.some((step) => step.expect !== undefined),
    'asserts nothing: it needs `expect`, or a step with one',
  )
  .refine((row) => row.input !== undefined || row.multi_step !== undefined, 'needs `input` or `multi_step`');

export const RouteCaseSchema = z.strictObject({
  kind: z.literal('route'),
  ...common,
  query: z.string(),
  expected: list,
  /** The expected id must be at this rank or above. */
  within: z.int().min(1).default(1),
  min_confidence: z.enum(['high', 'medium', 'low']).optional(),
  /** No skill may reach confidence medium. */
  none: z.boolean().default(false),
});

export const CaseSchema = z.preprocess(
  (value) =>
    value && typeof value === 'object' && !Array.isArray(value) && !('kind' in value)
      ? { kind: 'skill', ...value }
      : value,
  z.discriminatedUnion('kind', [SkillCaseSchema, ToolRouteCaseSchema, SuiteCaseSchema, RouteCaseSchema]),
);

/** The object around the cases, if the file has one. */
export const EnvelopeSchema = z.strictObject({
  $schema: z.string().optional(),
  $meta: z.looseObject({ schema: z.literal(1).optional() }).optional(),
  /** Whom the repository addresses: only these agents run its cases, but those that name their own. */
  agents: z.array(text).min(1).optional(),
  cases: z.array(z.unknown()),
});

export const CorpusSchema = z.union([z.array(CaseSchema), EnvelopeSchema.extend({ cases: z.array(CaseSchema) })]);

export type SkillCase = z.output<typeof SkillCaseSchema>;
export type ToolRouteCase = z.output<typeof ToolRouteCaseSchema>;
export type SuiteCase = z.output<typeof SuiteCaseSchema>;
export type RouteCase = z.output<typeof RouteCaseSchema>;
export type Case = (SkillCase | ToolRouteCase | SuiteCase | RouteCase) & { origin?: CaseOrigin };

/** The location of a case, for errors and annotations. Set by loaders, never read from the file. */
export interface CaseOrigin {
  file: string;
  line: number;
  /** The lines of its fields; absent: not known. */
  fields?: Readonly<Record<string, number>>;
}

/** at: where the case stands in the file. */
export const originOf = (
  { file, id, row }: { file: string; id: string; row: unknown },
  at: readonly PropertyKey[],
  line: (path: readonly PropertyKey[]) => number,
): CaseOrigin => ({
  ...{ file, line: line([...at, id]) },
  fields: Object.fromEntries(Object.keys(row ?? {}).map((field) => [field, line([...at, field])])),
});

/** The line of the first of these fields that is written in the case, else of the case itself; a field may be named by words that begin with it. */
export const lineOf = ({ line, fields = {} }: CaseOrigin, ...named: string[]): number =>
  named.map((words) => getOwn(fields, /^\w+/.exec(words)?.[0] ?? '')).find((found) => found !== undefined) ?? line;
