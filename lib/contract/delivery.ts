/** What reached the model of a skill's text, or of another file's, after it was called: schema and shapes. */
import { z } from 'zod';

/** other: another file's text came in its place; empty: the file says nothing; none: nothing of it came. */
export const DeliveryStateSchema = z.enum(['full', 'cut', 'other', 'empty', 'none']);

export const DeliverySchema = z.object({
  state: DeliveryStateSchema,
  /** Characters of the text below the front matter, blanks at both ends left out. */
  kept_chars: z.int().nonnegative(),
  of_chars: z.int().nonnegative(),
  /** Why not all of it came, as far as known; null where all of it did. */
  why: z.string().nullable(),
  /** The skill whose text came in its place, where it was one of the source. */
  instead: z.string().optional(),
});

export type DeliveryState = z.infer<typeof DeliveryStateSchema>;
export type Delivery = z.infer<typeof DeliverySchema>;

/** `8 of 90 KB`, `310 of 420 characters`. */
export function describeSize({ kept_chars, of_chars }: Pick<Delivery, 'kept_chars' | 'of_chars'>): string {
  if (of_chars < 2000) return `${kept_chars} of ${of_chars} characters`;
  const kb = (chars: number) =>
    chars < 9_950 ? (chars / 1000).toFixed(1).replace('.0', '') : String(Math.round(chars / 1000));
  return `${kb(kept_chars)} of ${kb(of_chars)} KB`;
}

/** The model was given text of the file. */
export const isDelivered = ({ state }: Pick<Delivery, 'state'>): boolean => state === 'full' || state === 'cut';
