/** What is known of a tried call and of the hooks that were asked about it, and what becomes of it. */
import type { ToolRouteCase } from '../../case/schema.js';
import type { ToolOutcome } from '../../contract/transcript/event.js';
import { type DeclaredHook, type HookCall, WORKSPACE } from '../../contract/transcript/hook-call.js';
import type { HookFailure } from './hook-answer.js';

export interface HookSight {
  /** Null: hooks were not recorded, so the agent's word has to do. */
  declared: readonly DeclaredHook[] | null;
  calls: readonly HookCall[];
  /** Files whose hooks this agent never reads. */
  foreign?: RegExp;
  /** Whether an event is other agents': declared in a file that this one reads, it says nothing to it. */
  isForeignEvent?(hook: DeclaredHook): boolean;
  /** Why this agent never runs a hook that is declared so, for calls of that tool. */
  explainUnrun?: ((hook: DeclaredHook, tool?: string) => string | null) | undefined;
  /** Where this agent started a plugin's hook that is not the project. */
  place?: string | null;
  /** Why a hook's command found nothing where the agent started it. */
  explainMissing?(call: HookCall): string | null;
  /** What its command runs, as text. */
  scriptOf?(call: HookCall): string;
  /** A file of the project that the hook did not find where the case works. */
  lackedBy?(call: HookCall): string | null;
  /** Known before the run: what keeps the agent from running hooks of this source. */
  silence?: Silence | null;
  /** Files in which hooks may stand, but which are no JSON. */
  broken?: readonly string[];
  /** Where this agent would read hooks that it does not read, or that nobody has declared for an event, and what to write there. */
  declareFor?(hooks: readonly DeclaredHook[], event: string): string | null;
  /** Why this agent does not follow such an answer; null when it should have. */
  explainIgnored?(call: HookCall): string | null;
}

/** Why an agent runs no hook of a source, whatever their declaration: trust was withheld, settings turn them off, or it is installed otherwise. */
export interface Silence {
  why: string;
  failure: 'untrusted' | 'turned_off' | 'unmatched' | 'unread' | null;
  fix?: string;
}

export interface Tried {
  tool: string;
  input: Record<string, unknown>;
  outcome: ToolOutcome;
  expect: ToolRouteCase['expect'];
  event: 'PreToolUse' | 'PermissionRequest';
  /** What the session had called before. */
  after_calls: ToolRouteCase['after_calls'];
  /** Where the agent worked. */
  workspace: string | null;
  /** The agent's own policy denied it, which it may do before it asks a hook. */
  by_agent: boolean;
  /** What the agent said of a call that failed; null where it did not. */
  failed_with: string | null;
}

export interface Settled {
  outcome: ToolOutcome;
  /** The call of the hook that decided it, or that should have. */
  hook: HookCall | null;
  /** A sentence on the hook; null where the outcome says it all. */
  why: string | null;
  failure: HookFailure | 'ignored' | 'not_own' | 'lacked_file' | 'unrecorded' | 'rejected' | Silence['failure'];
  /** What to write where, for a hook that is missing or not read. */
  fix?: string;
  /** The hook's own message, because not every agent passes it on. */
  words: string | null;
  /** The input that a hook gave the call instead; null: none did. */
  rewritten: Record<string, unknown> | null;
}

/** The hooks of a case's own workspace are part of the question, not of what is asked about. */
export const isOwn = (file: string): boolean => !file.startsWith(WORKSPACE);
