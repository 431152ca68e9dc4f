/** A recorded answer: what one of the source's agents said in one trial of a suite, and what it was asked, as hashes. */
import { z } from 'zod';

/** Hashes of everything that the answer is for; the assertions are not among them, so they may change. */
const AnswerFingerprintSchema = z.strictObject({
  /** The prompt, with what earlier steps stored filled in. */
  prompt: z.string(),
  agent_file: z.string(),
  /** Position, input and `store` of the step. */
  step: z.string(),
  model: z.string(),
  workspace: z.string(),
});

export const AnswerRecordSchema = z.strictObject({
  schema: z.literal('agent-routing.answer.v1'),
  case_id: z.string(),
  /** The column, such as `claude@haiku`. */
  agent: z.string(),
  trial: z.int().min(1),
  /** Relative dates are judged as of this moment. */
  at: z.iso.datetime(),
  /** The vendor's model that answered; null when it was not known. */
  model: z.string().nullable(),
  steps: z.array(z.strictObject({ fingerprint: AnswerFingerprintSchema, answer: z.string() })).min(1),
});

export type AnswerFingerprint = z.infer<typeof AnswerFingerprintSchema>;
export type AnswerRecord = z.infer<typeof AnswerRecordSchema>;
