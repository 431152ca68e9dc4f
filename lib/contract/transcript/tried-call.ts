/** A tool call that a case of kind tool_route had tried: what became of it, and which hook decided that. */
import { z } from 'zod';
import { TOOL_OUTCOMES } from './event.js';

export const TriedCallSchema = z.object({
  /** Tool and what it was asked, shortened: `Bash: mcp list`; absent in results of older versions, and where no call was asked for. */
  call: z.string().optional(),
  outcome: z.enum(TOOL_OUTCOMES),
  /**
   * Who kept the call from being made. hook: the source's own; rule: one that the source ships; agent: the agent's own policy;
   * permission: nobody had granted it; other_hook: a hook that is not the source's; null: nobody. Absent in results of older versions.
   */
  refused_by: z.enum(['hook', 'rule', 'agent', 'permission', 'other_hook']).nullable().optional(),
  /** The agent makes no call about which a hook failed, and that is why it refused this one. */
  refused_for_hook: z.literal(true).optional(),
  /** The route whose message the agent was given; null when none is known. */
  route: z.string().nullable(),
  /** Where the hook that decided, or should have, is declared; null when none did. */
  hook: z.string().nullable(),
  /** A sentence that says how that hook ended. */
  why: z.string().nullable(),
  failure: z
    .enum([
      'missing',
      'not_executable',
      'crashed',
      'ignored',
      'not_own',
      'lacked_file',
      'untrusted',
      'turned_off',
      'unmatched',
      'unread',
      'unrecorded',
      'rejected',
    ])
    .nullable(),
  /** Where this agent would read the hook, and what to write there; absent elsewhere. */
  fix: z.string().optional(),
});

/** rule: one that the source ships; agent: the agent's own policy; permission: nobody has granted it. */
export type Refuser = 'rule' | 'agent' | 'permission';

export type TriedCall = z.infer<typeof TriedCallSchema>;
