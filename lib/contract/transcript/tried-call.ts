/** A tool call that a case of kind tool_route had tried: what became of it, and which hook decided that. */
import { z } from 'zod';
import type { ToolOutcome } from './event.js';

const ToolOutcomeSchema = z.enum([
  'ran',
  'failed',
  'blocked_by_hook',
  'denied',
  'hook_errored',
  'hook_timed_out',
  'hook_not_loaded',
  'unavailable',
  'unfinished',
] satisfies ToolOutcome[]);

export const TriedCallSchema = z.object({
  /** Tool and what it was asked, shortened: `Bash: mcp list`; absent in results of older versions, and where no call was asked for. */
  call: z.string().optional(),
  outcome: ToolOutcomeSchema,
  /** The route whose message the agent was given; null when none is known. */
  route: z.string().nullable(),
  /** Where the hook that decided, or should have, is declared; null when none did. */
  hook: z.string().nullable(),
  /** A sentence that says how that hook ended. */
  why: z.string().nullable(),
  failure: z.enum(['missing', 'not_executable', 'crashed', 'ignored', 'not_own', 'untrusted', 'turned_off']).nullable(),
});

export type TriedCall = z.infer<typeof TriedCallSchema>;
