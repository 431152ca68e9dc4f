/** Codex's stderr → calls that a hook blocked, a rule denied or no tool took; `--json` shows no item for them. */
import type { EventPlace } from '../../event.js';
import { unwrapCommand } from './command.js';
import { SHELL_TOOL, type Sink } from './sink.js';

const LOG_LINE = /^(?:\u001b\[[\d;]*m)*\d{4}-\d\d-\d\dT[\d:.]+Z/;
const ROUTER =
  /ERROR(?:\u001b\[[\d;]*m|\s)*codex_core::tools::router:(?:\u001b\[[\d;]*m|\s)*error(?:\u001b\[[\d;]*m)*=(?:\u001b\[[\d;]*m)*([\s\S]*)$/;
const BLOCKED = /^(?:Command|Tool call) blocked by PreToolUse hook: ([\s\S]*)$/;
const REJECTED =
  /^(?:exec_command failed: |\w+ failed: )?(?:CreateProcess \{ message: )?"?Rejected\(\\?"([\s\S]*)\\?"\)/;

export interface Refusal {
  outcome: 'blocked_by_hook' | 'denied' | 'unavailable';
  tool: string;
  /** Null when the agent does not say which. */
  command: string | null;
  message: string;
  /** What was asked, where the session log knows it and it is no shell command. */
  input?: unknown;
}

/** The words by which a refusal reaches the model and stderr alike. */
export function parseRefusal(said: string): Refusal | null {
  const blocked = BLOCKED.exec(said.trimEnd());
  if (blocked) {
    const text = blocked[1] ?? '';
    // The reason is a hook's own text and may hold the marker itself; the last one is Codex's.
    const at = text.lastIndexOf('. Command: ');
    const tool_at = at < 0 ? text.lastIndexOf('. Tool: ') : -1;
    if (at >= 0)
      return { outcome: 'blocked_by_hook', tool: SHELL_TOOL, command: text.slice(at + 11), message: text.slice(0, at) };
    const tool = tool_at < 0 ? '' : text.slice(tool_at + 8);
    return { outcome: 'blocked_by_hook', tool, command: null, message: tool_at < 0 ? text : text.slice(0, tool_at) };
  }
  const unsupported = /^unsupported (?:custom tool )?call: (\S+)\s*$/.exec(said);
  if (unsupported) return { outcome: 'unavailable', tool: unsupported[1] ?? '', command: null, message: said.trim() };
  const rejected = REJECTED.exec(said);
  if (!rejected) return null;
  const text = unescapeDebug(unescapeDebug(rejected[1] ?? ''));
  const named = /^`([\s\S]*)` rejected: ([\s\S]*)$/.exec(text);
  const command = named ? unwrapCommand(named[1] ?? '') : null;
  return { outcome: 'denied', tool: SHELL_TOOL, command, message: named ? (named[2] ?? text) : text };
}

/** Rust's debug strings. */
function unescapeDebug(text: string): string {
  const plain: Record<string, string> = { n: '\n', t: '\t', r: '\r' };
  return text.replace(/\\(.)/g, (_, char: string) => plain[char] ?? char).replace(/\\$/, '');
}

/** A log line may go on over several lines when the command does. */
export function createRefusalReader(sink: Sink, onRefusal: (refusal: Refusal, place: EventPlace) => void) {
  let open: { text: string; place: EventPlace; lines: number } | null = null;
  function close(): void {
    if (!open) return;
    const refusal = parseRefusal(open.text);
    if (refusal) onRefusal(refusal, open.place);
    open = null;
  }
  return {
    /** ends: the line surely begins something new. */
    read(line: string, ends: boolean): boolean {
      const said = LOG_LINE.test(line) ? ROUTER.exec(line)?.[1] : undefined;
      if (said !== undefined) {
        close();
        open = { text: said, place: sink.place(), lines: 1 };
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
