/** The schema of provider-baseline.json: the expected status per case and agent, how it was recorded, and which skills are not offered in full. */

import { z } from 'zod';
import { DeliveryStateSchema } from '../contract/delivery.js';
import { MeasuredModeSchema } from '../contract/mode.js';
import { OfferStateSchema } from '../contract/offer.js';
import type { JsonText } from '../input/json-text.js';

export const BASELINE_FILE = 'provider-baseline.json';
export const BASELINE_SCHEMA = 1;

export const ExpectedStatusSchema = z.enum(['pass', 'fail', 'infra_error']);

const counts = { passed: z.int().nonnegative(), ran: z.int().positive() };
const entry = {
  expected_status: ExpectedStatusSchema.describe('What the case is expected to do on this agent'),
  allow_timeout: z.boolean().default(false).describe('A timed-out trial is not a regression; a fail stays one'),
  modes: z
    .partialRecord(MeasuredModeSchema, ExpectedStatusSchema)
    .optional()
    .describe('Overrides expected_status in a mode'),
  reason: z.string().min(1).optional().describe('Why less than a pass is expected'),
};
const agentMeta = { version: z.string().nullish(), vendor_model: z.string().nullish() };
const modeMeta = {
  tool_version: z.string().optional(),
  skills_hash: z.string().optional(),
  date: z.string().optional(),
  trials: z.int().positive().optional(),
};
const meta = {
  schema: z.literal(BASELINE_SCHEMA).default(BASELINE_SCHEMA),
  drafted: z
    .boolean()
    .optional()
    .describe('Written by `init`: not measured yet; a `baseline update` from a batch of all its agents removes it'),
  skills: z
    .record(z.string(), z.int().nonnegative())
    .optional()
    .describe('Skills that were known, with the length of their descriptions'),
};
const offer = {
  offer: OfferStateSchema,
  kept_chars: z.int().nonnegative(),
  of_chars: z.int().nonnegative(),
  reason: z.string().min(1).optional().describe('Why the lower offer was accepted'),
};

const delivery = {
  state: DeliveryStateSchema,
  kept_chars: z.int().nonnegative(),
  of_chars: z.int().nonnegative(),
  reason: z.string().min(1).optional().describe('Why less of the text was accepted'),
};

/** Strict: an unknown key is an error. For the working tree's baseline, which its author can fix. */
export const BaselineEntrySchema = z.strictObject({
  ...entry,
  trials: z
    .partialRecord(MeasuredModeSchema, z.strictObject(counts))
    .optional()
    .describe('Trials that passed and ran when the entry was recorded, by mode'),
});
const StrictMode = z.strictObject({
  ...modeMeta,
  agents: z.record(z.string(), z.strictObject(agentMeta)).optional(),
});
export const BaselineMetaSchema = z.strictObject({
  ...meta,
  oracle: StrictMode.optional(),
  router: StrictMode.optional(),
  model: StrictMode.optional(),
  live: StrictMode.optional(),
});
export const BaselineOfferSchema = z.strictObject(offer);
export const BaselineDeliverySchema = z.strictObject(delivery);

/** Tolerant: unknown keys are dropped. For a ref's baseline, which an older or newer version may have written. */
export const RefEntrySchema = z.object({
  ...entry,
  modes: z.partialRecord(MeasuredModeSchema, ExpectedStatusSchema).optional().catch(undefined),
  trials: z.partialRecord(MeasuredModeSchema, z.object(counts)).optional().catch(undefined),
  reason: z.string().optional().catch(undefined),
});
const RefMode = z
  .object({ ...modeMeta, agents: z.record(z.string(), z.object(agentMeta)).optional() })
  .optional()
  .catch(undefined);
export const RefMetaSchema = z.object({
  ...meta,
  schema: z.literal(BASELINE_SCHEMA).catch(BASELINE_SCHEMA),
  drafted: meta.drafted.catch(undefined),
  skills: meta.skills.catch(undefined),
  oracle: RefMode,
  router: RefMode,
  model: RefMode,
  live: RefMode,
});
export const RefOfferSchema = z.object(offer);
export const RefDeliverySchema = z.object(delivery);

const AgentKey = z.string().min(1);

/** The whole file, for editors: docs/schema/provider-baseline.json is generated from it. */
export const BaselineFileSchema = z
  .object({
    $schema: z.string().optional(),
    $meta: BaselineMetaSchema.optional(),
    $offers: z.record(AgentKey, z.record(z.string(), BaselineOfferSchema)).optional(),
    $deliveries: z
      .record(AgentKey, z.record(z.string(), BaselineDeliverySchema))
      .optional()
      .describe('Skills of which not the whole text reaches the model'),
  })
  .catchall(z.record(AgentKey, BaselineEntrySchema));

export type ExpectedStatus = z.infer<typeof ExpectedStatusSchema>;
export type BaselineEntry = z.infer<typeof BaselineEntrySchema>;
export type BaselineMeta = z.infer<typeof BaselineMetaSchema>;
export type BaselineOffer = z.infer<typeof BaselineOfferSchema>;
export type BaselineDelivery = z.infer<typeof BaselineDeliverySchema>;

/** Maps, because `constructor` is a legal case_id. */
export interface Baseline {
  $schema: string | null;
  $meta: BaselineMeta;
  $offers: Record<string, Record<string, BaselineOffer>>;
  /** Of an agent that is not in it nothing is known. */
  $deliveries?: Record<string, Record<string, BaselineDelivery>>;
  cases: Map<string, Map<string, BaselineEntry>>;
  /** Of the working tree's file: the line of `[case_id, agent]`. */
  line?: JsonText['line'];
}
