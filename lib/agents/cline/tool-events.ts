/** A finished tool call of Cline → events: a skill call, or a call for each of its commands and files with the skills that it read (3.0.65). */
import type { AgentEvent, ToolOutcome } from '../../contract/transcript/event.js';
import { asFields, isJson, type Json, list, number, string } from '../../input/json-value.js';
import { type ClosedCall, listCallEvents, listReads, type Reading } from '../calls/call-events.js';
import { firstLine, readLines, searchFolder, writeFile } from '../calls/file-commands.js';
import { namedSkill, otherNames } from '../calls/loaded-names.js';
import { listLoadEvents } from '../calls/loaded-skill.js';
import { textOfContent } from '../calls/tool-content.js';
import type { Explained } from '../calls/tool-reads.js';

export interface EndedCall extends Pick<ClosedCall, 'call_id' | 'tool' | 'input' | 'location'> {
  /** Null where it never ended. */
  result: { output: unknown; error: string } | null;
}

/** A refusal of the tool `skills` is a success with other words: only a load begins like this. */
const LOADED = /^<command-name>([^\n]*)<\/command-name>\n/;

const MISSING = /was rejected before execution: AI_NoSuchToolError/;
const DENIED = / -- |is disabled by policy|requires approval/;

function outcomeOf({ tool, result }: EndedCall): ToolOutcome {
  if (result === null) return 'unfinished';
  const { error, output } = result;
  if (error !== '') return MISSING.test(error) ? 'unavailable' : DENIED.test(error) ? 'denied' : 'failed';
  return tool === 'skills' && !LOADED.test(string(output)) ? 'failed' : 'ran';
}

function listSkillEvents(ended: EndedCall, outcome: ToolOutcome, { facts }: Reading): AgentEvent[] {
  const { call_id, tool, input, result, location } = ended;
  const output = outcome === 'ran' ? string(result?.output) : '';
  const skill = namedSkill(input, 'skill');
  // It finds a skill in any case, without a slash before it, and without what stands before a colon.
  const found = LOADED.exec(output)?.[1];
  const known = otherNames(skill, undefined, (id) => id === found, facts);
  const also = [...new Set([...(found && found !== skill ? [found] : []), ...known])];
  const message = outcome === 'ran' ? null : result === null ? null : result.error || string(result.output);
  const call = { call_id, tool, input, outcome, message, output, exit_code: null, location };
  return listLoadEvents(call, [skill, ...also], facts);
}

/** ` 1 | ---`: each line of a file has its number before it. */
const withoutNumbers = (text: string): string => text.replace(/^ *\d+ \| ?/gm, '');
/** What stands before and after the output of a command. */
const NOTES = /^\[Command exited with code -?\d+\]\n|^\[stderr\]\n/gm;

interface Part {
  input: unknown;
  explained: Explained;
}

/** One for each command or file of the call, in the order of its results. */
function partsOf(tool: string, input: unknown): Part[] {
  const fields = asFields(input);
  switch (tool) {
    case 'run_commands':
      return [fields['commands'] ?? fields['command']].flat().map((command) => ({
        input: { command },
        explained: { command: string(command) },
      }));
    case 'read_files':
      return list(fields['files']).map((file) => {
        const { path, start_line, end_line } = isJson(file) ? file : { path: file };
        const last = number(end_line);
        const limit = last === null ? null : last - firstLine(start_line) + 1;
        return { input: { path }, explained: { command: readLines(string(path), start_line, limit) } };
      });
    case 'search_codebase':
      return [fields['queries']].flat().map((query) => ({
        input: { pattern: query },
        explained: { command: searchFolder(string(query), '.') },
      }));
    case 'editor':
      return [{ input, explained: { command: writeFile(string(fields['path'])) } }];
    default:
      return [];
  }
}

/** Null for a tool of another kind. */
export function commandsOf(tool: string, input: unknown): string[] | null {
  const parts = partsOf(tool, input);
  return parts.length === 0
    ? null
    : parts.flatMap(({ explained }) => (typeof explained === 'string' ? [] : [explained.command]));
}

/** Tools that bring no file's text, or only another agent's words. */
const NO_FILE = /^(?:team_|spawn_agent$|ask_question$|fetch_web_content$|submit_and_exit$)/;

function closePart(ended: EndedCall, part: Part, row: Json, index: number): ClosedCall {
  const { tool } = ended;
  const words = string(row['error']);
  const code = /^Command exited with code (-?\d+)$/.exec(words)?.[1];
  const text = typeof row['result'] === 'string' ? row['result'] : textOfContent(row['result']);
  return {
    call_id: index === 0 ? ended.call_id : `${ended.call_id}#${index + 1}`,
    tool,
    input: part.input,
    outcome: row['success'] === false ? 'failed' : 'ran',
    message: words === '' ? null : code === undefined ? words : `exit code ${code}`,
    output: tool === 'read_files' ? withoutNumbers(text) : text.replace(NOTES, ''),
    exit_code: code === undefined ? null : Number(code),
    location: ended.location,
  };
}

export function listToolEvents(ended: EndedCall, reading: Reading): AgentEvent[] {
  const { call_id, tool, input, result, location } = ended;
  const outcome = outcomeOf(ended);
  if (tool === 'skills') return listSkillEvents(ended, outcome, reading);
  const parts = partsOf(tool, input);
  const rows = Array.isArray(result?.output) ? result.output.map(asFields) : [];
  if (outcome === 'ran' && parts.length > 0 && rows.length === parts.length)
    return parts.flatMap((part, index) =>
      listCallEvents(closePart(ended, part, rows[index] as Json, index), part.explained, reading),
    );
  const output = outcome === 'ran' ? textOfOutput(result?.output) : '';
  const whole: ClosedCall = {
    call_id,
    tool,
    input: parts.length === 1 ? parts[0]?.input : input,
    outcome,
    output,
    location,
    message: result === null || result.error === '' ? null : result.error,
    exit_code: null,
  };
  const [first] = listCallEvents(whole, 'no file', reading);
  const reads = parts.length
    ? parts.flatMap(({ explained }) => listReads(whole, explained, reading))
    : listReads(whole, NO_FILE.test(tool) ? 'no file' : 'unknown', reading);
  return [...(first ? [first] : []), ...reads];
}

const textOfOutput = (output: unknown): string =>
  typeof output === 'string' ? output : textOfContent(output) || JSON.stringify(output ?? '');
