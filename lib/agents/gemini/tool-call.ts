/** One finished call of a Gemini CLI tool → its outcome and events: a skill call, or a tool call with the skills whose files it read. */
import type { SkillTouch } from '../../bash/read-skills.js';
import type { Disk } from '../../bash/shell/state.js';
import type { AgentEvent, EventLocation, ToolOutcome } from '../../contract/event.js';
import { asFields, number, string } from '../../input/json-value.js';
import { quoteShell } from '../../text/quote-shell.js';
import { type Explained, readSkillsOfTool } from '../tool-reads.js';
import type { TranscriptFacts } from '../transcript-parser.js';
import { NO_FILE } from './facts.js';
import { listedName } from './front-matter.js';

export interface FinishedCall {
  id: string;
  tool: string;
  input: unknown;
  location: EventLocation;
  outcome: ToolOutcome;
  /** The message of a refusal or an error. */
  message: string | null;
  /** What the stream shows of the result: for a file that was read, nothing. */
  shown: string;
  /** What the model got, from the session's file; null: not known. */
  text: string | null;
}

/** type: of the error on the stream; the session's file has only its words. */
export function outcomeOf(failed: boolean, message: string, type: string): ToolOutcome {
  if (!failed) return 'ran';
  if (/^(?:Tool execution blocked|Agent execution stopped by hook): /.test(message)) return 'blocked_by_hook';
  if (type === 'tool_not_registered' || /^Tool ".*" not found\b/.test(message)) return 'unavailable';
  return type === 'policy_violation' ||
    /^Tool execution (?:for ".*" )?(?:denied|requires user confirmation)/.test(message)
    ? 'denied'
    : 'failed';
}

/** What stands around the output of a command for the model. */
const SHELL =
  /^(?:<untrusted_context>\n)?(?:Command: .*\nDirectory: .*\n)?(?:Output|Stdout): ([\s\S]*?)((?:\n(?:Error|Exit Code|Signal|Background PIDs|Process Group PGID): .*)*)(?:\n<\/untrusted_context>)?$/;
const TRUNCATED = /^IMPORTANT: The file content has been truncated\.[\s\S]*?--- FILE CONTENT \(truncated\) ---\n/;

function outputOf({ tool, shown, text }: FinishedCall): { output: string; exit_code: number | null } {
  const given = text ?? shown;
  if (tool !== 'run_shell_command') return { output: given.replace(TRUNCATED, ''), exit_code: null };
  const [, printed, rest = ''] = (text === null ? null : SHELL.exec(text)) ?? [];
  const code = /\nExit Code: (-?\d+)/.exec(rest)?.[1] ?? /^Command exited with code: (\d+)$/.exec(shown)?.[1];
  return {
    output: printed === '(empty)' ? '' : (printed ?? given),
    exit_code: code === undefined ? null : Number(code),
  };
}

/** read_file of selected lines corresponds to sed, of a whole file to cat. */
function readerOf(input: Record<string, unknown>): string {
  const [from, to] = [number(input['start_line']), number(input['end_line'])];
  return from === null && to === null ? 'cat --' : `sed -n '${from ?? 1},${to ?? '$'}p' --`;
}

/** The shell command that does the same, so that one module can judge every kind of read. */
function explain({ tool, input }: FinishedCall): Explained {
  const fields = asFields(input);
  const path = quoteShell(string(fields['file_path']));
  const folder = quoteShell(string(fields['dir_path']) || '.');
  const pattern = quoteShell(string(fields['pattern']));
  switch (tool) {
    case 'run_shell_command':
      return { command: `${fields['dir_path'] ? `cd ${folder}\n` : ''}${string(fields['command'])}` };
    case 'read_file':
      return { command: `${readerOf(fields)} ${path}` };
    case 'grep_search':
      return { command: `grep -rn -e ${pattern} -- ${folder}` };
    case 'glob':
      return { command: `find ${folder} -path ${pattern}` };
    case 'list_directory':
      return { command: `ls ${folder}` };
    case 'write_file':
      return { command: `true > ${path}` };
    case 'replace':
      return { command: `true >> ${path}` };
    default:
      return NO_FILE.has(tool) ? 'no file' : 'unknown';
  }
}

/** The stream shows nothing of a file that was read whole. */
const asShown = (read: SkillTouch): SkillTouch => (read.why === 'empty' ? { ...read, text: 'own', why: null } : read);

export function listToolEvents(call: FinishedCall, facts: TranscriptFacts, disk: Disk): AgentEvent[] {
  const { id, tool, input, message, location } = call;
  const { output, exit_code } = outputOf(call);
  const outcome = call.outcome === 'ran' && exit_code !== null && exit_code !== 0 ? 'failed' : call.outcome;
  const code = exit_code ?? (call.outcome === 'ran' ? 0 : 1);
  const { reads } = readSkillsOfTool(
    { tool, input, outcome, output, exit_code: code, cwd: facts.cwd, disk },
    explain(call),
    facts,
  );
  const unseen = tool === 'read_file' && call.text === null && call.outcome === 'ran';
  return [
    { type: 'tool_call', call_id: id, tool, input, outcome, message, output, ...location },
    ...(unseen ? reads.map(asShown) : reads).map(
      ({ skill, path, text, why }): AgentEvent => ({
        type: 'skill_read',
        call_id: id,
        skill,
        also: [],
        path,
        text,
        why,
        ...location,
      }),
    ),
  ];
}

/** With bad arguments the name is under another key: the call failed, but it was for that skill. */
export function skillOf(input: unknown): string {
  const fields = asFields(input);
  return string(fields['name']) || string(Object.values(fields).find((value) => typeof value === 'string'));
}

const FOLDER = /^Skill \*\*.*\*\* activated\. Resources loaded from `(.+)`:/;

/** Names of the installed skill that was loaded: of the folder that the result names, else those that are listed under that name. */
export function namesOf(skill: string, shown: string, { installed_skills }: TranscriptFacts): string[] {
  const folder = FOLDER.exec(shown)?.[1];
  const found = (installed_skills ?? []).filter(({ id, path }) =>
    folder === undefined ? listedName(id) === skill : path === `${folder}/SKILL.md`,
  );
  const names = found.flatMap(({ id, dir = id, also = [] }) => [id, dir, ...also]);
  return [...new Set(names)].filter((name) => name !== skill);
}
