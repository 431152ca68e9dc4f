/** Schema of results.json: its envelope and rows, in snake_case. */
import { z } from 'zod';
import { DeliverySchema } from './delivery.js';
import { AgentEnvironmentSchema, DeciderSchema, HadAsSchema } from './environment.js';
import { LocationsSchema } from './locations.js';
import { ModeSchema } from './mode.js';
import { FixesSchema, OfferSchema, OfferStateSchema } from './offer.js';
import { PartRowsSchema } from './part.js';
import { CoverageSchema } from './transcript/coverage.js';
import { HookCallSchema } from './transcript/hook-call.js';
import { TriedCallSchema } from './transcript/tried-call.js';
import { StatusSchema, TrialChoiceSchema, TrialSchema } from './trial.js';

export const FailureKindSchema = z.enum([
  'ambiguous_skill',
  'skill_shadowed',
  'skill_not_offered',
  'offer_too_weak',
  'skill_load_failed',
  'delivery_too_weak',
  'weak_evidence_only',
  'evidence_too_weak',
  'skill_not_loaded',
  'mixed_evidence_missing',
  'missing_skill_file_evidence',
  'missing_activity_evidence',
  'unknown',
]);
export const MismatchKindSchema = z.enum(['missing_required', 'disallowed_hit', 'optional_only', 'mixed']);
export const FailureCategorySchema = z.enum(['timeout', 'transport', 'assertion']);

export { type Mode, ModeSchema } from './mode.js';
export { type Status, StatusSchema, type Trial, type TrialChoice } from './trial.js';

const TokenHitSchema = z.object({
  tier: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  score: z.number(),
  /** cli_output · session_log · log_fallback · model_request */
  source_kind: z.enum(['cli_output', 'session_log', 'log_fallback', 'model_request']),
  source_detail: z.string(),
  proof_line: z.string(),
});

const ProofLineSchema = z.object({
  token: z.string(),
  source: z.string(),
  line_number: z.int(),
  line: z.string(),
});

const NotJudgedSchema = z.object({ token: z.string(), reason: z.string() });

const AmbiguitySchema = z.object({
  id: z.string(),
  paths: z.array(z.string()).describe('Of the different skills that it names, in the source'),
  only: z.string().nullable().describe('The one that the agent lists; null: all, or none'),
});

/** The category of a drafted case whose prompt is still to be written. */
export const TO_WRITE_CATEGORY = 'to-write';

export const ResultSchema = z.object({
  unit_run_id: z.string(),
  kind: z.enum(['skill', 'tool_route', 'suite', 'route']),
  agent: z.string(),
  case_id: z.string(),
  category: z.string(),
  status: StatusSchema,
  expected_skill: z.string().nullable(),
  source: z.string().nullable(),
  matched_evidence: z.array(z.string()),
  missing_evidence: z.array(z.string()),
  /** Requirements that the mode cannot show, with the reason: neither met nor missing. Absent where there are none. */
  not_judged: z.array(NotJudgedSchema).optional(),
  matched_log_file: z.string().nullable(),
  tool_use_proof_lines: z.array(ProofLineSchema),
  token_hits: z.record(z.string(), TokenHitSchema),
  /** Required ids that name several different skills of the source; absent where that is not why it fails. */
  ambiguous: z.array(AmbiguitySchema).optional(),
  /** What went wrong, in a sentence; null on pass. */
  error: z.string().nullable(),
  duration_ms: z.number(),
  command: z.string().nullable(),
  exit_code: z.int().nullable(),
  signal: z.string().nullable(),
  output_excerpt: z.string(),
  timed_out: z.boolean(),
  failure_kind: FailureKindSchema.nullable(),
  mismatch_kind: MismatchKindSchema.nullable(),
  failure_category: FailureCategorySchema.nullable(),
  fault: z
    .object({
      kind: z.string(),
      message: z.string(),
      /** What to do about it, where who found it knows. */
      fix: z.string().optional(),
      /** The cause is outside and may pass by itself, so the user has nothing to change first. */
      outside: z.boolean().optional(),
    })
    .nullable(),
  /** When it became clear that the unit could not be judged; absent elsewhere. */
  failed_at_utc: z.string().optional(),
  optional_hits: z.array(z.string()),
  disallowed_hits: z.array(z.string()),
  /** The offer of expected_skill; null when the case expects no skill or the offer was not visible. */
  offer: z
    .object({
      state: OfferStateSchema,
      kept_chars: z.int(),
      of_chars: z.int(),
      reason: z.string().nullable(),
      fixes: FixesSchema,
      /** The source has no skill of this name; `meant` is one that is spelled nearly so. */
      unknown: z.object({ meant: z.string().nullable() }).optional(),
      /** The custom agent that was asked: it is what that was offered. */
      inside: z.string().optional(),
    })
    .nullable(),
  /** What reached the model of expected_skill after it was called; null where it was not called, or the vendor's model answered. Absent in results of older versions. */
  delivery: DeliverySchema.nullish(),
  /** The file with the source's own hook that kept expected_skill from loading; absent where none did, or hooks were off. */
  blocked_by: z.string().optional(),
  trials: z.object({
    requested: z.int(),
    ran: z.int(),
    passed: z.int(),
    pass_at_k: z.boolean(),
    pass_all_k: z.boolean(),
    majority: z.boolean(),
    pass_rate: z.number().nullable(),
    /** Wilson 95 % interval of the pass rate. */
    interval: z.tuple([z.number(), z.number()]).nullable(),
    /** Unbiased estimates of pass@1, pass@2, … from the judged trials; absent in results of older versions. */
    pass_at: z.array(z.number()).optional(),
    /** Some trials passed and some failed. */
    flaky: z.boolean().optional(),
    verdicts: z.array(TrialSchema),
  }),
  usage: z.object({
    input_tokens: z.number().nullable(),
    output_tokens: z.number().nullable(),
    cost_usd: z.number().nullable(),
  }),
  /** How much of the shown trial's transcript was understood; absent where no agent ran. */
  coverage: CoverageSchema.nullish(),
  /** Kind tool_route: the call that the case is about, in the shown trial. */
  tried_call: TriedCallSchema.nullish(),
  /** Several cases shared one process, whose transcript is in this folder below `units`; the case's own prompt was not sent. Absent where it ran alone. */
  pack: z.object({ folder: z.string(), cases: z.int() }).optional(),
  /** The expected skill by the name that `choices` uses, where the case writes another. */
  expected_name: z.string().optional(),
  /** Kind skill, where something chose: what it chose in each trial that was decided. */
  choices: z.array(TrialChoiceSchema).optional(),
  /** The source's hooks in the shown trial, as the recorder saw them; absent where none ran. */
  hook_calls: z.array(HookCallSchema).optional(),
});

export const ResultsSchema = z.object({
  schema: z.literal('agent-routing.results.v1'),
  batch_run_id: z.string(),
  generated_at_utc: z.string(),
  mode: ModeSchema,
  /** Every planned unit has a final result. */
  complete: z.boolean(),
  summary: z.object({ total: z.int(), pass: z.int(), fail: z.int(), infra_error: z.int(), skipped: z.int() }),
  options: z.record(z.string(), z.unknown()),
  environment: z.object({
    tool_version: z.string(),
    skills_hash: z.string(),
    /** How the source was had; absent in results of older versions. */
    had_as: HadAsSchema.optional(),
    /** The source has hooks, and none of its skill cases ran with them on; absent elsewhere. */
    hooks_off: z.literal(true).optional(),
    plan_hash: z.string(),
    shard: z.string().nullable(),
    agents: z.record(z.string(), AgentEnvironmentSchema),
  }),
  /** {agent: {skill id: offer}}: every skill of the source. */
  offers: z.record(z.string(), z.record(z.string(), OfferSchema)),
  /** Every other part of the source; absent in results of older versions. */
  parts: PartRowsSchema.optional(),
  /** Absent in results of older versions. */
  locations: LocationsSchema.optional(),
  decider: DeciderSchema.optional(),
  results: z.array(ResultSchema),
});

export type FailureKind = z.infer<typeof FailureKindSchema>;
export type MismatchKind = z.infer<typeof MismatchKindSchema>;
export type FailureCategory = z.infer<typeof FailureCategorySchema>;
export type TokenHit = z.infer<typeof TokenHitSchema>;
export type ProofLine = z.infer<typeof ProofLineSchema>;
export type Ambiguity = z.infer<typeof AmbiguitySchema>;
export type NotJudged = z.infer<typeof NotJudgedSchema>;
export type Result = z.infer<typeof ResultSchema>;
export type Results = z.infer<typeof ResultsSchema>;
