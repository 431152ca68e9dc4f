/** A zod issue about an option → what its value must be, in plain words. */
import type { z } from 'zod';
import { suggest } from '../../lib/input/suggest.js';

/** zod reports types and bounds; the user typed a word. */
export function explainValue(issue: z.core.$ZodIssue | undefined, given: string): { what: string; fix?: string } {
  switch (issue?.code) {
    case 'too_big':
      return { what: `must be at most ${String(issue.maximum)}` };
    case 'too_small':
      return { what: `must be ${issue.inclusive ? 'at least' : 'more than'} ${String(issue.minimum)}` };
    case 'invalid_value': {
      const known = issue.values.map(String);
      const meant = suggest(given, known);
      return { what: `must be one of ${known.join(', ')}`, ...(meant ? { fix: `Did you mean ${meant}?` } : {}) };
    }
    case 'invalid_type':
      return { what: issue.expected === 'int' ? 'must be a whole number' : `must be a ${issue.expected}` };
    // Of all options only flags are a choice between types.
    case 'invalid_union':
      return { what: 'must be true or false' };
    default:
      return { what: issue?.message.replace(/^is /, 'must be ') ?? 'is not valid' };
  }
}
