/** What zod refuses of an option → what it must be, in words for whoever wrote it. */
import type { z } from 'zod';
import { nearest } from '../lib/nearest.js';

/** zod speaks of types and bounds; a user gave a word. */
export function explainValue(issue: z.core.$ZodIssue | undefined, given: string): { what: string; fix?: string } {
  switch (issue?.code) {
    case 'too_big':
      return { what: `must be at most ${String(issue.maximum)}` };
    case 'too_small':
      return { what: `must be ${issue.inclusive ? 'at least' : 'more than'} ${String(issue.minimum)}` };
    case 'invalid_value': {
      const known = issue.values.map(String);
      const meant = nearest(given, known);
      return { what: `must be one of ${known.join(', ')}`, ...(meant ? { fix: `did you mean ${meant}?` } : {}) };
    }
    case 'invalid_type':
      return { what: issue.expected === 'int' ? 'must be a whole number' : `must be a ${issue.expected}` };
    // Of all options only flags are a choice between types.
    case 'invalid_union':
      return { what: 'must be true or false' };
    default:
      return { what: issue?.message.replace(/^is /, 'must be ') ?? 'is not understood' };
  }
}
