/** Codex's stderr → calls that a hook blocked, a rule denied or no tool accepted; `--json` prints no item for them. */
import type { EventLocation } from '../../../contract/transcript/event.js';
import { unwrapCommand } from './command.js';
import { type EventEmitter, SHELL_TOOL } from './event-emitter.js';

const LOG_LINE = /^(?:\u001b\[[\d;]*m)*\d{4}-\d\d-\d\dT[\d:.]+Z/;
const ROUTER =
  /ERROR(?:\u001b\[[\d;]*m|\s)*codex_core::tools::router:(?:\u001b\[[\d;]*m|\s)*error(?:\u001b\[[\d;]*m)*=(?:\u001b\[[\d;]*m)*([\s\S]*)$/;
const BLOCKED = /^(?:Command|Tool call) blocked by PreToolUse hook: ([\s\S]*)$/;
const REJECTED =
  /^(?:exec_command failed: |\w+ failed: )?(?:CreateProcess \{ message: )?"?Rejected\(\\?"([\s\S]*)\\?"\)/;

/** After its hooks have let the patch through; it shows the file alone. */
const UNVERIFIED = /^(?<tool>apply_patch) verification failed: (?<why>[\s\S]*)$/;

export interface Refusal {
  outcome: 'blocked_by_hook' | 'denied' | 'unavailable' | 'failed';
  tool: string;
  /** Null when the output does not contain the command. */
  command: string | null;
  message: string;
  /** The input of the call, if the session log contains it and it is not a shell command. */
  input?: unknown;
}

/** Parses the message of a refusal, which is the same for the model and on stderr. */
export function parseRefusal(message: string): Refusal | null {
  const blocked = BLOCKED.exec(message.trimEnd());
  if (blocked) {
    const text = blocked[1] ?? '';
    // The reason is a hook's own text and may contain the marker too; the last one is Codex's.
    const at = text.lastIndexOf('. Command: ');
    const toolAt = at < 0 ? text.lastIndexOf('. Tool: ') : -1;
    const command = text.slice(at + 11);
    const stopped = { outcome: 'blocked_by_hook', message: text.slice(0, at) } as const;
    if (at >= 0 && command.startsWith('*** Begin Patch'))
      return { ...stopped, tool: 'apply_patch', command: null, input: { patch: command } };
    if (at >= 0) return { ...stopped, tool: SHELL_TOOL, command };
    const tool = toolAt < 0 ? '' : text.slice(toolAt + 8);
    return { outcome: 'blocked_by_hook', tool, command: null, message: toolAt < 0 ? text : text.slice(0, toolAt) };
  }
  const unsupported = /^unsupported (?:custom tool )?call: (\S+)\s*$/.exec(message);
  if (unsupported)
    return { outcome: 'unavailable', tool: unsupported[1] ?? '', command: null, message: message.trim() };
  const unverified = UNVERIFIED.exec(message);
  if (unverified) {
    const { tool = '', why = '' } = unverified.groups ?? {};
    const path = /\/[^\n:]+(?=:|\s*$)/.exec(why)?.[0];
    const input = { changes: path === undefined ? [] : [{ path }] };
    return { outcome: 'failed', tool, command: null, message: why.trim(), input };
  }
  const rejected = REJECTED.exec(message);
  if (!rejected) return null;
  const text = unescapeDebug(unescapeDebug(rejected[1] ?? ''));
  const named = /^`([\s\S]*)` rejected: ([\s\S]*)$/.exec(text);
  const command = named ? unwrapCommand(named[1] ?? '') : null;
  return { outcome: 'denied', tool: SHELL_TOOL, command, message: named ? (named[2] ?? text) : text };
}

/** Words of the router that are new to us: a call came to nothing, and more is not known of it. */
function readUnknownError(text: string): Refusal {
  const message = text.trim().slice(0, 500);
  const named = /\b(?:tool|call|function)[: ]+[`'"]?([\w.:-]{2,80})[`'"]?/i.exec(message)?.[1] ?? '';
  const words = message.toLowerCase();
  if (/\b(?:unsupported|unknown|no such) (?:\w+ )?(?:tool|call|function)/.test(words))
    return { outcome: 'unavailable', tool: named, command: null, message };
  const denied = /\b(?:rejected|forbidden|not (?:allowed|permitted)|denied|disallowed)\b/.test(words);
  return { outcome: denied ? 'denied' : 'failed', tool: SHELL_TOOL, command: null, message };
}

/** The process in which tools run is gone (0.169.0, where memory is short): no call that was asked for came to anything. */
const RUNTIME_GONE = /\bgRPC\b|code-mode session|session (?:is )?closed|channel closed|broken pipe|transport error/i;

export const isRuntimeGone = ({ outcome, message }: Refusal): boolean =>
  outcome === 'failed' && RUNTIME_GONE.test(message);

/** Removes the escapes of a Rust debug string. */
function unescapeDebug(text: string): string {
  const plain: Record<string, string> = { n: '\n', t: '\t', r: '\r' };
  return text.replace(/\\(.)/g, (_, char: string) => plain[char] ?? char).replace(/\\$/, '');
}

/** A log entry spans several lines when the command does. */
export function createRefusalReader(
  emitter: EventEmitter,
  onRefusal: (refusal: Refusal, location: EventLocation) => void,
) {
  let open: { text: string; location: EventLocation; lines: number } | null = null;
  function close(): void {
    if (!open) return;
    onRefusal(parseRefusal(open.text) ?? readUnknownError(open.text), open.location);
    open = null;
  }
  return {
    /** ends: the line is known to begin a new entry. */
    read(line: string, ends: boolean): boolean {
      const message = LOG_LINE.test(line) ? ROUTER.exec(line)?.[1] : undefined;
      if (message !== undefined) {
        close();
        open = { text: message, location: emitter.location(), lines: 1 };
        return true;
      }
      if (!open) return false;
      if (ends || LOG_LINE.test(line) || open.lines >= 200) {
        close();
        return false;
      }
      open.text += `\n${line}`;
      open.lines += 1;
      return true;
    },
    end: close,
  };
}
