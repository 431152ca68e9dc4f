/** The schema of a comparison, as `agent-routing compare --json` prints it. */
import { z } from 'zod';
import { BaselineEntrySchema, ExpectedStatusSchema } from '../baseline/schema.js';
import { MeasuredModeSchema } from '../contract/mode.js';
import { ExcessSchema, OfferStateSchema } from '../contract/offer.js';
import { BranchChangeSchema, KnownErrorSchema } from '../contract/part.js';
import { FailureCategorySchema, FailureKindSchema, ModeSchema, StatusSchema } from '../contract/result.js';
import { DELTAS } from './classify.js';
import { GATES } from './gate.js';

const ListedSchema = z.object({
  offer: OfferStateSchema,
  kept_chars: z.int(),
  of_chars: z.int().nullable(),
});

/** How an agent lists a skill worse than the ref baseline records. */
const OfferLossSchema = z.object({
  before: ListedSchema,
  after: ListedSchema,
  cause: z.string().nullable(),
  over: ExcessSchema.nullable().describe('By how much the listing is too long; null: that is not why'),
  pushed_out_by: z
    .object({
      skill: z.string().describe('The one that grew most'),
      chars: z.int(),
      others: z.int().describe('How many more grew'),
      others_chars: z.int(),
    })
    .nullable(),
});

const DeltaRowSchema = z.object({
  case_id: z.string().nullable().describe('Null: an OFFER_LOSS of a skill that no case of this batch covers'),
  agent: z.string(),
  delta: z.enum(DELTAS),
  expected_status: ExpectedStatusSchema.nullable().describe("The ref's expectation, else the current one"),
  expected_in: z
    .array(MeasuredModeSchema)
    .optional()
    .describe('The modes in which that was recorded, where the mode of this batch is not among them'),
  status: StatusSchema.nullable().describe('Null: no result'),
  timed_out: z.boolean(),
  failure_kind: FailureKindSchema.nullable(),
  failure_category: FailureCategorySchema.nullable(),
  reason: z.string().nullable(),
  skill: z.string().nullable(),
  less: z
    .enum(['deleted', 'not_run', 'lowered', 'checks'])
    .optional()
    .describe('What this branch did to demand less of it: to its case, or (lowered) to its baseline entry'),
  lowered_for: z
    .string()
    .optional()
    .describe('The reason that this branch gives in the baseline entry, or offer, that it lowered'),
  changed: z
    .array(z.string())
    .optional()
    .describe('What this branch changed in the case, where that decides about a result'),
  line: z.int().positive().optional().describe('Where in the file of the case that is written'),
  known: KnownErrorSchema.optional().describe('An error of the ref, for which this row would fail there, too'),
  taken: BranchChangeSchema.pick({ name: true, now: true, file: true })
    .optional()
    .describe(
      'The subagent that the case needs, or the hook that answered its call, which this branch removed or renamed',
    ),
  loss: OfferLossSchema.optional().describe(
    'Where an agent lists the skill of this row worse than the ref baseline records',
  ),
  fails: z.boolean().describe('It fails the gate under the given --fail-on'),
});

const PartRowSchema = BranchChangeSchema.extend({
  fails: z.boolean().describe('It fails the gate under the given --fail-on'),
});

export const ComparisonSchema = z.object({
  schema: z.literal('agent-routing.deltas.v1'),
  gate: z.enum(GATES),
  batch_run_id: z.string(),
  mode: ModeSchema,
  baseline: z.object({
    current: z.boolean().describe('A current baseline was read'),
    ref: z.string().nullable().describe('Null: the current baseline also served as the ref'),
    sha: z.string().nullable(),
    ref_found: z.boolean().describe('The ref has a baseline file'),
  }),
  counts: z.record(z.enum(DELTAS), z.int()),
  missing_agents: z.array(z.string()).describe('Agents none of whose units could be judged'),
  unrecorded_offers: z
    .array(z.string())
    .describe('Agents whose offers the baseline does not know: no OFFER_LOSS can be seen there'),
  agent_versions: z
    .record(z.string(), z.object({ before: z.string(), after: z.string() }))
    .optional()
    .describe('CLI versions, as the baseline records them and in this batch, where both are known'),
  notes: z.array(
    z.object({
      level: z.enum(['warning', 'notice']),
      message: z.string(),
      missing_agent: z.string().optional().describe('That none of the cases of this agent could be judged'),
      not_run: z
        .array(z.string())
        .optional()
        .describe('Agents of which the baseline expects results and that did not run'),
      usual: z.literal(true).optional().describe('It holds of every such batch, and is no news'),
    }),
  ),
  deltas: z.array(DeltaRowSchema),
  entries: z
    .record(z.string(), z.record(z.string(), BaselineEntrySchema))
    .optional()
    .describe('What the baseline should have of cases with a new or better pass, with all agents of each'),
  parts: z.array(PartRowSchema).optional().describe('What the branch did to parts; absent where that is not known'),
});

export type DeltaLoss = z.infer<typeof OfferLossSchema>;
export type Less = NonNullable<DeltaRow['less']>;
export type DeltaRow = z.infer<typeof DeltaRowSchema>;
export type PartRow = z.infer<typeof PartRowSchema>;
export type Comparison = z.infer<typeof ComparisonSchema>;
export type Note = Comparison['notes'][number];
