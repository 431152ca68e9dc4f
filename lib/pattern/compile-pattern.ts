/** A pattern in Python's `re` syntax → a search for it in a text that means what Python's means and always ends. */
import { TookTooLong } from './memory.js';
import type { Flags } from './node.js';
import { parsePattern } from './parse.js';
import { compileProgram } from './program.js';
import { NO_FLAGS } from './read-flags.js';
import { type Effort, newEffort, search } from './search.js';
import { PatternError } from './tokens.js';

export { type Effort, newEffort, TookTooLong };

export interface Pattern {
  source: string;
  /**
   * As `re.search(source, text) is not None`.
   * @param effort what is left for this decision, when it needs several matches
   * @throws TookTooLong when the pattern backtracks beyond that
   */
  matches(text: string, effort?: Effort): boolean;
}

/** What Python 3.11 refuses is a problem, in its words and with the place. */
export function compilePattern(
  source: string,
  { flags = {} }: { flags?: Partial<Flags> } = {},
): Pattern | { problem: string } {
  try {
    const { root, groups } = parsePattern(source, { ...NO_FLAGS, ...flags });
    const program = compileProgram(root, groups);
    return { source, matches: (text, effort = newEffort()) => search(program, text, effort) };
  } catch (error) {
    if (error instanceof PatternError) return { problem: error.message };
    throw error;
  }
}
