/** mutation.json: what `mutate` broke, which cases noticed it, and what each survivor lacks. */
import { z } from 'zod';
import { ModeSchema } from './result.js';

const TallySchema = z.object({
  killed: z.int(),
  survived: z.int(),
  /** The run itself failed, so the mutant counts as neither. */
  infra_error: z.int(),
  /** Not run: this agent is predicted to behave as before. */
  equivalent: z.int(),
  /** Of killed and survived, those that would be noticed as a commit; absent in results of older versions. */
  as_commit: z.int().optional(),
  /** killed / (killed + survived); null when nothing was judged. */
  score: z.number().nullable(),
});

const MutantRowSchema = z.object({
  mutant: z.string(),
  /** The skill, hook or route that was broken. */
  target: z.string(),
  /** What was changed, in words. */
  change: z.string(),
  /** Why the case should have noticed. */
  why: z.string(),
  case_id: z.string(),
  agent: z.string(),
  kind: z.string(),
  outcome: z.enum(['killed', 'survived', 'infra_error', 'equivalent']),
  /** verdict: the case failed · offer_loss, delivery_loss: what the baseline records of the skill would have failed the gate */
  killed_by: z.enum(['verdict', 'offer_loss', 'delivery_loss']).nullable(),
  /** The same change as a commit would be noticed against the ref; null where nothing was judged. Absent in results of older versions. */
  as_commit: z.boolean().nullish(),
  /** The verdict's own words, or why there is none. */
  reason: z.string().nullable(),
  /** The mutant's batch, relative to artifact_dir; null when it was not run. */
  batch: z.string().nullable(),
  unit_run_id: z.string().nullable(),
  /** The case whose process this is: it asks for the same in other words, which mode oracle does not read. */
  shared_with: z.string().optional(),
  /** For a survivor: the assertion that would kill it, and the case as it could be written. */
  remedy: z.object({ words: z.string(), case: z.record(z.string(), z.unknown()).nullable() }).nullable(),
});

export const MutationSchema = z.object({
  schema: z.literal('agent-routing.mutation.v1'),
  mutation_run_id: z.string(),
  generated_at_utc: z.string(),
  tool_version: z.string(),
  mode: ModeSchema,
  artifact_dir: z.string(),
  /** False where the run was interrupted. */
  complete: z.boolean(),
  skills_hash: z.string(),
  agents: z.record(z.string(), TallySchema.extend({ version: z.string().nullable() })),
  total: TallySchema,
  mutants: z.record(z.string(), TallySchema.extend({ does: z.string() })),
  /** {skill, hook or route: {agent: …}} */
  targets: z.record(z.string(), z.record(z.string(), TallySchema)),
  /** Set by --max-units: how many of how many were run. */
  sample: z.object({ units: z.int(), of: z.int() }).nullable(),
  results: z.array(MutantRowSchema),
  /** Pairs of case and agent that were not mutated, and why. */
  left_out: z.array(z.object({ case_id: z.string(), agent: z.string(), reason: z.string() })),
});

export type Mutation = z.infer<typeof MutationSchema>;
export type MutantRow = z.infer<typeof MutantRowSchema>;
export type Tally = z.infer<typeof TallySchema>;
