/** A key of a command's schema → its flag on the command line, and whether it takes a value. */
import type { z } from 'zod';

/** Keys whose flag is another word: below `with:` of a workflow, an input `with` would be hard to read. */
const OWN_FLAGS: Partial<Record<string, string>> = { neighbours: 'with' };

export const flagNameOf = (key: string): string => OWN_FLAGS[key] ?? key.replaceAll('_', '-');
export const flagOf = (key: string) => `--${flagNameOf(key)}`;

/** A schema that takes a boolean is a flag without a value. */
export function isFlag({ options }: { options: z.ZodObject }, key: string): boolean {
  return options.shape[key]?.safeParse(true).success === true;
}
