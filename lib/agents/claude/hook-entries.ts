/** A group of hooks → what Claude Code 2.1.330 refuses of it. */
import { z } from 'zod';

const hook = z.discriminatedUnion('type', [
  z.looseObject({
    type: z.literal('command'),
    command: z.string(),
    args: z.array(z.string()).optional(),
    timeout: z.number().positive().optional(),
    async: z.boolean().optional(),
    once: z.boolean().optional(),
    if: z.string().optional(),
    statusMessage: z.string().optional(),
    shell: z.enum(['bash', 'powershell']).optional(),
  }),
  z.looseObject({ type: z.literal('prompt'), prompt: z.string() }),
  z.looseObject({ type: z.literal('agent'), prompt: z.string() }),
  z.looseObject({ type: z.literal('http'), url: z.url() }),
  z.looseObject({ type: z.literal('mcp_tool'), server: z.string(), tool: z.string() }),
]);
/** Of an event: Claude Code 2.1.330 runs none of it that is malformed. */
export const GroupSchema = z.looseObject({ matcher: z.string().optional(), hooks: z.array(hook) });

/** What may guard something: a malformed entry of these events costs the whole plugin, one of any other itself alone. */
export const GUARDS = ['PreToolUse', 'PermissionRequest'];

/** Null: it takes the group. */
export function findGroupFault(group: unknown): { path: PropertyKey[]; expected: string | null } | null {
  const [issue] = GroupSchema.safeParse(group).error?.issues ?? [];
  if (!issue) return null;
  return { path: issue.path, expected: issue.code === 'invalid_type' ? issue.expected : null };
}
