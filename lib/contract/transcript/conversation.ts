/** One trial as people read it: the prompt, then what the agent said, called and was answered, in order and cut to size. */
import type { HookCall } from './hook-call.js';

export interface Conversation {
  trial: number;
  /** Null where it was not recorded. */
  prompt: string | null;
  turns: Turn[];
  /** Turns in the middle that are not among them. */
  left_out: number;
}

export interface HookTurn extends Pick<HookCall, 'event' | 'command' | 'stdin' | 'stdout' | 'stderr'> {
  kind: 'hook';
  /** `exit code 2 after 40 ms` */
  ended: string;
}

export interface CallTurn {
  kind: 'call';
  /** Stream and line: `stdout:7`. */
  at: string;
  tool: string;
  input: string;
  outcome: string;
  message: string | null;
  output: string;
  /** Characters of the output that are not here. */
  cut: number;
  /** What it did with skills: `loaded release-notes`. */
  skills: string[];
  hooks: HookTurn[];
}

export type Turn = { kind: 'message' | 'fault'; at: string; text: string } | CallTurn | HookTurn;
