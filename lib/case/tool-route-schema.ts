/** The schema of a `tool_route` case: a call, or another event of hooks, and what is expected of it. */
import { z } from 'zod';
import { common, text } from './case-fields.js';

/** The events of hooks that a case can be about, and what can be expected of each; agents spell them in their own way. */
const EXPECTS = {
  PreToolUse: ['block', 'allow', 'ask', 'rewrite'],
  PermissionRequest: ['block', 'allow'],
  PostToolUse: ['context', 'runs'],
  PostToolUseFailure: ['context', 'runs'],
  SessionStart: ['context', 'runs'],
  UserPromptSubmit: ['context', 'block', 'runs'],
  Stop: ['block', 'allow', 'runs'],
  SubagentStart: ['runs'],
  SubagentStop: ['block', 'allow', 'runs'],
  PreCompact: ['runs'],
  SessionEnd: ['runs'],
} as const satisfies Record<string, readonly string[]>;

export type HookEvent = keyof typeof EXPECTS;

const HookEventSchema = z.enum(Object.keys(EXPECTS) as [HookEvent, ...HookEvent[]], {
  error: `must be ${Object.keys(EXPECTS).join(', ')}`,
});

export const ToolRouteCaseSchema = z
  .strictObject({
    kind: z.literal('tool_route'),
    ...common,
    /** Default: PreToolUse. */
    event: HookEventSchema.optional(),
    /** The call that is tried; only events around a call have one. */
    tool: z.string().default(''),
    input: z.record(z.string(), z.unknown()).default({}),
    /** The text that the user types; it matters only where the hook reads it. */
    prompt: text.optional(),
    /** A skill that is loaded before the call, for hooks in its front matter. */
    after_skill: text.optional(),
    /** Calls that the same session makes before, for hooks that remember. */
    after_calls: z.array(z.strictObject({ tool: text, input: z.record(z.string(), z.unknown()) })).default([]),
    /** A git repository with one commit of the workspace, on branch main, is where the agent works. */
    git: z.boolean().default(false),
    /**
     * context: what the hook says reaches the model; ask: a hook leaves the call to the user; rewrite: a hook changes it; runs: a hook
     * ran to its end.
     */
    expect: z.enum(['block', 'allow', 'ask', 'rewrite', 'context', 'runs']),
    contains: text.optional(),
    /** Words of what an allowed call returns. */
    returns: text.optional(),
    /** Words that a hook shows the user, in `systemMessage`. */
    shows: text.optional(),
    route: text.optional(),
  })
  .superRefine((row, { addIssue }) => {
    const wrong = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message });
    const event = row.event ?? 'PreToolUse';
    const expects: readonly string[] = EXPECTS[event];
    if (!expects.includes(row.expect)) wrong('expect', `must be ${expects.join(' or ')} for event ${event}`);
    if (row.expect === 'context' && row.contains === undefined)
      wrong('contains', 'is needed: the words that must reach the model');
    if (row.expect === 'rewrite' && row.contains === undefined)
      wrong('contains', 'is needed: words of what the changed call returns, which the call as written does not return');
    if (row.expect === 'allow' && row.contains !== undefined)
      wrong(
        'contains',
        'says nothing where a call is allowed: for words that the call returns write `returns`, for words that the hook shows the user `shows`, for words that reach the model an event that expects `context`',
      );
    if (row.returns !== undefined && !(event === 'PreToolUse' && row.expect === 'allow'))
      wrong('returns', 'is judged where a call is allowed (event PreToolUse, expect allow)');
    if (row.shows !== undefined && event !== 'PreToolUse') wrong('shows', 'is judged for event PreToolUse only');
    if (/ToolUse|^Permission/.test(event) && row.tool === '') wrong('tool', 'is needed');
    if (row.contains !== undefined && row.prompt?.includes(row.contains))
      wrong('prompt', 'must not hold the words of `contains`, which would reach the model without a hook');
  });
