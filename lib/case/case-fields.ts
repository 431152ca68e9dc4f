/** The fields that cases of every kind have. */
import { z } from 'zod';

export const text = z.string().min(1);
const minOffer = z.union([
  z.enum(['full', 'name_only', 'any']),
  z.string().regex(/^(100|[1-9]?\d)%$/, 'must be full, name_only, any or a percentage such as 50%'),
]);

export const common = {
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
