/** A recorded decision: which of the skills that an agent offered a model called for a prompt. Prompt and listing are kept as hashes. */
import { z } from 'zod';

export const DECIDED_BY = ['model', 'live'] as const;

/** What a model is asked with: all that the agent sends, over turns, or its listing alone. */
export const ASKS = ['whole', 'listing'] as const;

export const DecisionSchema = z.strictObject({
  /** Hash of everything that the choice could depend on: another listing, prompt, model or trial is another decision. */
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  mode: z.enum(DECIDED_BY),
  /** The model's id; in mode live the one that the user named, null for the agent's default. */
  model: z.string().nullable(),
  /** The column, such as `claude@haiku`. */
  agent: z.string(),
  /** The version of the agent's CLI. */
  version: z.string(),
  /** The most requests of one trial, where the model was asked with all that the agent sent; absent: with the listing, once. */
  turns: z.int().min(1).optional(),
  case_id: z.string(),
  trial: z.int().min(1),
  prompt_hash: z.string(),
  offers_hash: z.string(),
  /** The skill that was called first, by the name that the agent lists; null where none was. */
  choice: z.string().nullable(),
  /** Further skills that were called, in their order. */
  also: z.array(z.string()).optional(),
  /** Names that were called and that the agent did not list. */
  unknown: z.array(z.string()).optional(),
  /** What the agent read before, turn by turn, so that a replay leaves the same transcript; paths of throwaway folders are replaced. */
  carried_out: z
    .array(z.array(z.strictObject({ name: z.string(), input: z.unknown(), namespace: z.string().optional() })))
    .optional(),
  at: z.iso.datetime(),
});

export type Decision = z.infer<typeof DecisionSchema>;
export type DecidedBy = Decision['mode'];
/** What was chosen, in the agent's names. */
export type Choice = Pick<Decision, 'choice' | 'also' | 'unknown'>;

/** The kind of the fault of a row for which there is no decision: it is neither passed nor failed. */
export const UNDECIDED = 'undecided';
