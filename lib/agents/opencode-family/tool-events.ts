/** A finished tool call of OpenCode → its outcome, and what it would be as a shell command (1.18.33). */
import type { AgentEvent, EventLocation, ToolOutcome } from '../../contract/transcript/event.js';
import { asFields, type Json, number, string } from '../../input/json-value.js';
import { quoteShell } from '../../text/quote-shell.js';
import { type ClosedCall, listCallEvents, type Reading } from '../calls/call-events.js';
import { commandOf } from '../calls/file-commands.js';
import { namedSkill, namesOfFolder, otherNames } from '../calls/loaded-names.js';
import { listLoadEvents } from '../calls/loaded-skill.js';
import type { Explained } from '../calls/tool-reads.js';

const DENIED = /^The user (?:rejected permission|has specified a rule)/;

/** What its own tools say where they fail; a shell command that fails is not an error here. */
const OWN_ERRORS =
  /^The \S+ tool was called with invalid arguments|^(?:File|Path|Directory|Skill|Session) .*not found|^(?:File|Directory) not found|^Skill "|^ripgrep |^ENOENT|^E[A-Z]{3,}[:,]|^Could not find|^Found multiple|^No changes|^oldString|^old_string|^Cannot |^Offset \d|^Unable |^Failed |^Request (?:failed|timed out)|^(?:Transport|Encode|InvalidUrl|StatusCode|Decode|EmptyBody)(?: error|:) .*\(|^URL must|^Unexpected|^Invalid |^You must read|^Tool execution aborted|^Unknown agent|^filePath|^Response too large|aborted/i;

/** A module's refusal has no mark of its own: it is an error in the module's words. Those of the tools are known. */
function outcomeOf(state: Json, exit_code: number | null): ToolOutcome {
  const words = string(state['error']);
  if (state['status'] === 'completed') return exit_code ? 'failed' : 'ran';
  if (state['status'] !== 'error') return 'unfinished';
  if (DENIED.test(words)) return 'denied';
  return OWN_ERRORS.test(words) ? 'failed' : 'blocked_by_hook';
}

/** `1: ---`: each line of a file has its number before it; a folder's entries have none. */
function textOfRead(output: string): string {
  const content = /<content>\n([\s\S]*)\n<\/content>/.exec(output)?.[1];
  if (content === undefined) return output;
  return content
    .replace(/\n+\((?:End of file|Showing lines|File has more|Output capped)[^\n]*\)\s*$/, '')
    .replace(/^\d+: ?/gm, '');
}

/** What its shell says where nothing was printed, and of a command that it ended. */
const printed = (output: string): string =>
  output.replace(/\n*<shell_metadata>\n[\s\S]*?\n<\/shell_metadata>\s*$/, '').replace(/^\(no output\)$/, '');

/** Tools that bring no file's text, or only a subagent's words. */
const NO_FILE = new Set(['task', 'todowrite', 'todoread', 'webfetch', 'websearch', 'question', 'invalid']);

export function explain(tool: string, input: unknown, output: string): Explained {
  const { filePath, ...fields } = asFields(input);
  if (tool === 'read' && /^<path>[^\n]*<\/path>\n<type>directory</.test(output))
    return { command: `ls -a ${quoteShell(string(filePath))}` };
  const command = commandOf(tool, { path: filePath, ...fields });
  if (command === null) return NO_FILE.has(tool) ? 'no file' : 'unknown';
  return { command, output: tool === 'bash' ? printed(output) : tool === 'read' ? textOfRead(output) : output };
}

export function listToolEvents(part: Json, location: EventLocation, reading: Reading): AgentEvent[] {
  const state = asFields(part['state']);
  const metadata = asFields(state['metadata']);
  const tool = string(part['tool']);
  const exit_code = number(metadata['exit']);
  const outcome = outcomeOf(state, exit_code);
  const output = outcome === 'ran' || outcome === 'failed' ? string(state['output']) : '';
  const words = string(state['error']);
  const call: ClosedCall = {
    call_id: string(part['callID']),
    tool,
    input: state['input'] ?? null,
    outcome,
    message: words !== '' ? words : exit_code ? `exit code ${exit_code}` : null,
    output,
    exit_code,
    location,
  };
  // A tool that does not exist is called by this name instead.
  if (tool === 'invalid') {
    const { tool: asked, error } = asFields(call.input);
    const missing = { ...call, tool: string(asked) || tool, outcome: 'unavailable' as const, message: string(error) };
    return listCallEvents(missing, 'no file', reading);
  }
  if (tool !== 'skill') return listCallEvents(call, explain(tool, call.input, output), reading);
  const folder = string(metadata['dir']);
  // A skill may have an empty name, by which it is called; its folder has one.
  const skill = namedSkill(call.input, 'name') || (folder && namesOfFolder(folder, reading.facts)[0]) || '';
  const also = otherNames(skill, folder, () => false, reading.facts);
  return listLoadEvents(call, [skill, ...also], reading.facts);
}
