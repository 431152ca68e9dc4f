/** A finished tool call of pi → its outcome, and what it would be as a shell command (0.87.1). */
import type { AgentEvent, ToolOutcome } from '../../contract/transcript/event.js';
import { asFields } from '../../input/json-value.js';
import { type ClosedCall, listCallEvents, type Reading } from '../calls/call-events.js';
import { commandOf } from '../calls/file-commands.js';
import type { Explained } from '../calls/tool-reads.js';

export interface EndedCall extends Pick<ClosedCall, 'call_id' | 'tool' | 'input' | 'location'> {
  /** Null where it never ended. */
  result: { text: string; is_error: boolean } | null;
  /** Something of it came while it ran: it was let through. */
  began: boolean;
}

/** The last line of a shell's result where the command failed. */
const EXITED = /\n?\n?Command exited with code (\d+)$/;

/** What pi's own tools say where they fail. */
const OWN_ERRORS =
  /^Validation failed for tool |^Tool call "[^"]*" was not executed|^(?:E[A-Z]{3,}): |^Offset \d+ is beyond|^Could not (?:edit|find)|^Edit tool input is invalid|^Found \d+ occurrences|^No changes made|^Invalid timeout|^Working directory does not exist|aborted$|^Command (?:aborted|timed out)|Command (?:aborted|timed out after \S+ seconds|terminated without an exit code)$/;

/**
 * A module's refusal has no mark of its own: it is an error in the module's words, before the tool began. A shell that runs
 * shows that it did, and the other tools' own errors are known.
 */
function outcomeOf({ tool, result, began }: EndedCall): ToolOutcome {
  if (!result?.is_error) return result ? 'ran' : 'unfinished';
  const { text } = result;
  if (/^Tool \S+ not found$/.test(text)) return 'unavailable';
  if (began || OWN_ERRORS.test(text) || (tool === 'bash' && EXITED.test(text))) return 'failed';
  return /^Extension failed, blocking execution/.test(text) ? 'hook_errored' : 'blocked_by_hook';
}

/** No end of a result is longer; the whole of it would be searched for nothing. */
const LONGEST_END = 1_000;

function withoutNotes(text: string): string {
  const end = text.slice(-LONGEST_END);
  const kept = end.replace(EXITED, '').replace(CUT, '');
  return kept.length === end.length ? text : text.slice(0, -end.length) + kept;
}

/** pi's own note under a result that it cut. */
const CUT = /\n\n\[(?:Showing (?:lines|last)|\d+ more lines|Line \d+ is)[^\n]*\]\s*$/;

/** Other tools come from modules. */
const TOOLS = ['bash', 'read', 'write', 'edit'];

export function explain(tool: string, input: unknown): Explained {
  const command = TOOLS.includes(tool) ? commandOf(tool, asFields(input)) : null;
  return command === null ? 'unknown' : { command };
}

export function listToolEvents(ended: EndedCall, reading: Reading): AgentEvent[] {
  const { call_id, tool, input, result, location } = ended;
  const outcome = outcomeOf(ended);
  const text = result?.text ?? '';
  const code = tool === 'bash' && outcome === 'failed' ? EXITED.exec(text)?.[1] : undefined;
  const call: ClosedCall = {
    call_id,
    tool,
    input,
    outcome,
    message: outcome === 'ran' || result === null ? null : code === undefined ? text : `exit code ${code}`,
    output: withoutNotes(text),
    exit_code: code === undefined ? null : Number(code),
    location,
  };
  return listCallEvents(call, explain(tool, input), reading);
}
