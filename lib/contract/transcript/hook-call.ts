/** One call of a hook command as the recorder saw it: what the agent gave it, what it answered, how it ended. */
import { z } from 'zod';

/** Before the file of a hook that a case's own workspace declares. */
export const WORKSPACE = 'workspace: ';

export const HookCallSchema = z.object({
  /** The event as the declaration spells it: `PreToolUse` or `preToolUse`. */
  event: z.string(),
  /** The file that declares it, relative to the source; `workspace: …` for a case's own workspace. */
  file: z.string(),
  /** The command as the declaration has it. */
  command: z.string(),
  stdin: z.string(),
  stdout: z.string(),
  stderr: z.string(),
  exit_code: z.int().nullable(),
  signal: z.string().nullable(),
  /** false: the agent, or the end of the trial, stopped it before it had ended. */
  ended: z.boolean(),
  duration_ms: z.number(),
});

export type HookCall = z.infer<typeof HookCallSchema>;

/** A hook command that a source declares. */
export interface DeclaredHook extends Pick<HookCall, 'event' | 'file' | 'command'> {
  matcher: string | null;
  /** It runs only under a further condition (`if`), or decides nothing (`async`): that it did not run proves nothing. */
  conditional: boolean;
  /** Its declaration says that nobody waits for it. */
  is_async?: boolean;
  /** `prompt`, `http` and the like are not processes, so their calls are not recorded. */
  recorded: boolean;
  /** It has no `type`, or is in no list `hooks`. */
  incomplete?: boolean;
  /** Its `timeout` is no number, or its matcher no text. */
  mistyped?: boolean;
  /** Why its command cannot start. */
  stuck?: string;
  /** Its file lies beside hooks.json, and no manifest names it. */
  unread?: true;
  /** The source's settings that turn all hooks off. */
  off?: readonly string[];
}

/** The hooks of a source at a ref and now. What is not known of now counts as it was. */
export interface HookChanges {
  before: readonly DeclaredHook[];
  now: readonly DeclaredHook[];
}
