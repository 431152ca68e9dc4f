/** The schema of the corpus: one row is a case, a union on `kind`. Unknown keys are errors. */
import { z } from 'zod';
import { ExpectSchema } from './expect.js';

const text = z.string().min(1);
const tier = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const list = z.array(text).default([]);

const minOffer = z.union([
  z.enum(['full', 'name_only', 'any']),
  z.string().regex(/^(100|[1-9]?\d)%$/, 'must be full, name_only, any or a percentage such as 50%'),
]);

const minDelivery = z.union([
  z.enum(['full', 'any']),
  z.string().regex(/^(100|[1-9]?\d)%$/, 'must be full, any or a percentage such as 50%'),
]);

const common = {
  case_id: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._/:@-]*$/, 'must be a letter or digit, then letters, digits and . _ - / : @')
    .max(200),
  category: z.string().default(''),
  /** Executions of each unit; default 3 for kind suite, else 1. */
  trials: z.int().min(1).max(10).optional(),
  /** How trials are aggregated: any, all, or more than half must pass. */
  pass_threshold: z.enum(['any', 'all', 'majority']).default('any'),
  timeout_seconds: z.number().positive().max(86_400).optional(),
  /** Only these agents run the case. */
  agents: z.array(text).min(1).optional(),
  /** The weakest offer of expected_skill that may pass. */
  min_offer: minOffer.default('any'),
  /** Folder, relative to the corpus file, copied as the unit's working directory. */
  workspace: text.optional(),
  /** The author's reason for leaving the case out. */
  skip: text.optional(),
  /** Why the case checks less than it did; read where a branch weakens it. */
  reason: text.optional(),
};

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

/** The events of hooks that a case can be about, and what can be expected of each; agents spell them in their own way. */
const EXPECTS = {
  PreToolUse: ['block', 'allow', 'ask', 'rewrite'],
  PermissionRequest: ['block', 'allow'],
  PostToolUse: ['context', 'runs'],
  SessionStart: ['context', 'runs'],
  UserPromptSubmit: ['context', 'block', 'runs'],
  Stop: ['block', 'allow', 'runs'],
  SubagentStart: ['runs'],
  SubagentStop: ['block', 'allow', 'runs'],
  SessionEnd: ['runs'],
} as const satisfies Record<string, readonly string[]>;

export type HookEvent = keyof typeof EXPECTS;

const HookEventSchema = z.enum(Object.keys(EXPECTS) as [HookEvent, ...HookEvent[]], {
  error: ({ input }) =>
    `must be ${Object.keys(EXPECTS).join(', ')}${input === 'PreCompact' ? '; an agent that is asked once has nothing to compact, so PreCompact cannot be tried' : ''}`,
});

export const ToolRouteCaseSchema = z
  .strictObject({
    kind: z.literal('tool_route'),
    ...common,
    /** Default: PreToolUse. */
    event: HookEventSchema.optional(),
    /** The call that is tried; only events around a call have one. */
    tool: z.string().default(''),
    input: z.record(z.string(), z.unknown()).default({}),
    /** The text that the user types; it matters only where the hook reads it. */
    prompt: text.optional(),
    /** A skill that is loaded before the call, for hooks in its front matter. */
    after_skill: text.optional(),
    /** Calls that the same session makes before, for hooks that remember. */
    after_calls: z.array(z.strictObject({ tool: text, input: z.record(z.string(), z.unknown()) })).default([]),
    /** A git repository with one commit of the workspace, on branch main, is where the agent works. */
    git: z.boolean().default(false),
    /**
     * context: what the hook says reaches the model; ask: a hook leaves the call to the user; rewrite: a hook changes it; runs: a hook
     * ran to its end.
     */
    expect: z.enum(['block', 'allow', 'ask', 'rewrite', 'context', 'runs']),
    contains: text.optional(),
    /** Words of what an allowed call returns. */
    returns: text.optional(),
    /** Words that a hook shows the user, in `systemMessage`. */
    shows: text.optional(),
    route: text.optional(),
  })
  .superRefine((row, { addIssue }) => {
    const wrong = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message });
    const event = row.event ?? 'PreToolUse';
    const expects: readonly string[] = EXPECTS[event];
    if (!expects.includes(row.expect)) wrong('expect', `must be ${expects.join(' or ')} for event ${event}`);
    if (row.expect === 'context' && row.contains === undefined)
      wrong('contains', 'is needed: the words that must reach the model');
    if (row.expect === 'rewrite' && row.contains === undefined)
      wrong('contains', 'is needed: words of what the changed call returns, which the call as written does not return');
    if (row.expect === 'allow' && row.contains !== undefined)
      wrong(
        'contains',
        'says nothing where a call is allowed: for words that the call returns write `returns`, for words that the hook shows the user `shows`, for words that reach the model an event that expects `context`',
      );
    if (row.returns !== undefined && !(event === 'PreToolUse' && row.expect === 'allow'))
      wrong('returns', 'is judged where a call is allowed (event PreToolUse, expect allow)');
    if (row.shows !== undefined && event !== 'PreToolUse') wrong('shows', 'is judged for event PreToolUse only');
    if (/ToolUse$|^Permission/.test(event) && row.tool === '') wrong('tool', 'is needed');
    if (row.contains !== undefined && row.prompt?.includes(row.contains))
      wrong('prompt', 'must not hold the words of `contains`, which would reach the model without a hook');
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
}
