/** A key of a command's schema → its flag on the command line, and whether it takes a value. */
import type { z } from 'zod';

export const flagOf = (key: string) => `--${key.replaceAll('_', '-')}`;

/** A schema that takes a boolean is a flag without a value. */
export function isFlag({ options }: { options: z.ZodObject }, key: string): boolean {
  return options.shape[key]?.safeParse(true).success === true;
}
