/** What a verdict found of the skills that a case names, as it is kept with the trial: the transcript alone may show less. */
import { z } from 'zod';

export const DecidedSchema = z.array(
  z.object({
    skill: z.string(),
    used: z.boolean(),
    tier: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
    /** Why it is no use, where the model asked for it. */
    why: z.string().nullable(),
    proof: z.string().nullable(),
  }),
);

export type Decided = z.infer<typeof DecidedSchema>;
