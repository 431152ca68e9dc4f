/** Schema of one trial of a result: how it ended, and what a model chose in it. */
import { z } from 'zod';

export const StatusSchema = z.enum(['pass', 'fail', 'infra_error', 'skipped']);

export const TrialSchema = z.object({
  trial: z.int().min(1),
  status: StatusSchema,
  duration_ms: z.number(),
  timed_out: z.boolean(),
  failures: z.array(z.string()),
});

/** The choice of a model in one trial. */
export const TrialChoiceSchema = z.object({
  trial: z.int().min(1),
  /** Ids of the source's skills; other skills, such as the agent's own, by the name that the agent lists. */
  choice: z.string().nullable(),
  also: z.array(z.string()).optional(),
  /** Names that were called and that the agent did not list. */
  unknown: z.array(z.string()).optional(),
  /** Where no skill was called: what the model said last, in one line, and the other tools that it called. */
  said: z.string().optional(),
  tools: z.array(z.string()).optional(),
});

export type Status = z.infer<typeof StatusSchema>;
export type TrialChoice = z.infer<typeof TrialChoiceSchema>;
export type Trial = z.infer<typeof TrialSchema>;
