/** What an agent put of a skill before the model, and why not all of it: schemas and shapes. */
import { z } from 'zod';

export const OfferStateSchema = z.enum(['full', 'cut', 'name_only', 'absent']);

/** By how much a listing is too long; `by` is null where that is not known. */
export const ExcessSchema = z.object({
  by: z.int().nullable(),
  limit: z.int(),
  unit: z.enum(['characters', 'tokens']),
});

/** Each of them is enough; `reason` ends with them. Absent where none is known. */
export const FixesSchema = z.array(z.string()).optional();

export const OfferSchema = z.object({
  offer: OfferStateSchema,
  kept_chars: z.int().nonnegative(),
  of_chars: z.int().nonnegative(),
  reason: z.string().nullable().default(null),
  fixes: FixesSchema,
  /** Of a description that was cut: what the model does not read, its first 400 characters. */
  lost: z.string().optional(),
  /** The skill is not offered in full because all listed skills together need more room than there is; absent elsewhere. */
  over: ExcessSchema.optional(),
});

export type OfferState = z.infer<typeof OfferStateSchema>;
export type Excess = z.infer<typeof ExcessSchema>;
export type Offer = z.infer<typeof OfferSchema>;

/** Why a skill is not offered in full. */
export interface Explanation {
  /** One sentence that ends with the fixes. */
  reason: string;
  /** What to do about it; each is enough. */
  fixes: string[];
}

/** The fix of a file that lies where an agent does not look. */
export const MOVE_IT = 'move it';

export const explain = (why: string, ...fixes: string[]): Explanation => ({
  reason: `${why}; ${fixes.join(', or ')}.`,
  fixes,
});

/** Of a fix that is a link: where it is to be, from the source's root, and what it leads to. */
export function readLink(fix: string): { path: string; target: string } | null {
  const [, path, target] = /^link (\S+) → (\S+)$/.exec(fix) ?? [];
  return path !== undefined && target !== undefined ? { path, target } : null;
}
