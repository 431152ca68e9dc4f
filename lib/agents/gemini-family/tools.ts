/** A finished call of a tool that Gemini CLI and its fork Qwen Code have in common → its events: the call, and the skills whose files it read. */
import type { Disk } from '../../bash/shell/state.js';
import type { AgentEvent } from '../../contract/transcript/event.js';
import { asFields, number, string } from '../../input/json-value.js';
import { quoteShell } from '../../text/quote-shell.js';
import { asEvents } from '../calls/call-events.js';
import type { FinishedCall } from '../calls/logged-calls.js';
import { asPrinted, type Explained, readSkillsOfTool } from '../calls/tool-reads.js';
import type { TranscriptFacts } from '../interface/transcript-parser.js';

const WRITERS = new Set(['write_file', 'replace', 'edit']);
/** What stands around the output of a command for the model: before it, and one a line behind it. */
const BEFORE = /^(?:<untrusted_context>\n)?(?:Command: .*\nDirectory: .*\n)?(?:Output|Stdout): /;
const BEHIND = /^\n(?:Error|Exit Code|Signal|Background PIDs|Process Group PGID): .*$/;
const END = '\n</untrusted_context>';

/** Null where it is not framed so. From its end, because a pattern that looks for the end from the beginning takes longer than the JSON. */
function unframe(given: string): { printed: string; rest: string } | null {
  const from = BEFORE.exec(given)?.[0].length;
  if (from === undefined) return null;
  const end = given.endsWith(END) ? given.length - END.length : given.length;
  let to = end;
  for (;;) {
    const at = given.lastIndexOf('\n', to - 1);
    if (at < from || !BEHIND.test(given.slice(at, to)))
      return { printed: given.slice(from, to), rest: given.slice(to, end) };
    to = at;
  }
}
const TRUNCATED = /^\s*IMPORTANT: The file content has been truncated\.[\s\S]*?--- FILE CONTENT \(truncated\) ---\n/;
/** Before the lines that Qwen Code was asked for (0.24.4). */
const SHOWING = /^Showing lines \d+-\d+ of \d+ total lines\.[^\n]*\n\n---\n\n/;

/**
 * Its search writes a file's name once and numbers each line below it; around few hits it shows up to the whole file (0.61.0). grep
 * says the same with the name before each line.
 */
function asGrep(output: string): string {
  let file = '';
  const lines = output.split('\n').map((line) => {
    file = /^File: (.+)/.exec(line)?.[1] ?? file;
    return line.replace(/^L(\d+)[:-] ?/, (_, number: string) => `${file}:${number}:`);
  });
  return lines.filter((line) => !/^(?:Found \d+ match|File: |---$)/.test(line)).join('\n');
}

/** A command that goes on in the background: nothing of it came back yet. Qwen Code says in which file it will be. */
const BACKGROUND =
  /^(?:<untrusted_context>\n)?(?:Command moved to background \(PID|Background shell (?:started\.|\S+ started \(pid))/;
const KEPT_IN = /^output file: (.+)$/m;

/** The tool returns what it wrote, so text that the call itself contained does not show that a file was read. */
function withoutInput(output: string, input: unknown): string {
  const { content, new_string } = asFields(input);
  const given = new Set(`${string(content)}\n${string(new_string)}`.split('\n'));
  return output
    .split('\n')
    .filter((line) => !given.has(line))
    .join('\n');
}

interface Output {
  output: string;
  exit_code: number | null;
  /** What of it may be a file's text, where that is less. */
  brought?: string;
  saved_to?: string | null;
}

function outputOf({ tool, input, shown, text }: FinishedCall): Output {
  const given = text ?? shown;
  if (tool === 'run_shell_command' && BACKGROUND.test(given))
    return { output: given, exit_code: null, brought: '', saved_to: KEPT_IN.exec(given)?.[1] ?? null };
  if (WRITERS.has(tool)) return { output: given, exit_code: null, brought: withoutInput(given, input) };
  if (tool === 'grep_search') return { output: asGrep(given), exit_code: null };
  if (tool !== 'run_shell_command')
    return { output: given.replace(TRUNCATED, '').replace(SHOWING, ''), exit_code: null };
  const { printed = given, rest = '' } = unframe(given) ?? {};
  const code = /\nExit Code: (-?\d+)/.exec(rest)?.[1] ?? /^Command exited with code: (\d+)$/.exec(shown)?.[1];
  return {
    output: printed === '(empty)' ? '' : printed,
    exit_code: code === undefined ? null : Number(code),
  };
}

/** read_file of selected lines corresponds to sed, of a whole file to cat. */
function readerOf(input: Record<string, unknown>): string {
  // Qwen Code counts from 0 and names how many.
  const [offset, limit] = [number(input['offset']), number(input['limit'])];
  const from = number(input['start_line']) ?? (offset === null ? null : offset + 1);
  const to = number(input['end_line']) ?? (limit === null ? null : (from ?? 1) + limit - 1);
  return from === null && to === null ? 'cat --' : `sed -n '${from ?? 1},${to ?? '$'}p' --`;
}

/** The shell command that does the same, so that one module can judge every kind of read. */
export function explain(
  { tool, input }: Pick<FinishedCall, 'tool' | 'input'>,
  no_file: ReadonlySet<string>,
): Explained {
  const fields = asFields(input);
  const path = quoteShell(string(fields['file_path']));
  const at = string(fields['dir_path']) || string(fields['directory']) || string(fields['path']);
  const folder = quoteShell(at || '.');
  const pattern = quoteShell(string(fields['pattern']));
  switch (tool) {
    case 'run_shell_command':
      return { command: `${at ? `cd ${folder}\n` : ''}${string(fields['command'])}` };
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
    case 'edit':
      return { command: `true >> ${path}` };
    default:
      return no_file.has(tool) ? 'no file' : 'unknown';
  }
}

/** no_file: tools of this agent that bring no file's text. */
export function listToolEvents(
  call: FinishedCall,
  no_file: ReadonlySet<string>,
  facts: TranscriptFacts,
  disk: Disk,
): AgentEvent[] {
  const { id, tool, input, message, location } = call;
  const { output, exit_code, brought = output, saved_to = null } = outputOf(call);
  const outcome = call.outcome === 'ran' && exit_code !== null && exit_code !== 0 ? 'failed' : call.outcome;
  const code = exit_code ?? (call.outcome === 'ran' ? 0 : 1);
  const { reads } = readSkillsOfTool(
    { tool, input, outcome, output: brought, exit_code: code, cwd: facts.cwd, disk, saved_to },
    explain(call, no_file),
    facts,
  );
  const unseen = tool === 'read_file' && call.text === null && call.outcome === 'ran';
  return [
    { type: 'tool_call', call_id: id, tool, input, outcome, message, output, ...location },
    // The stream shows nothing of a file that was read whole.
    ...asEvents(unseen ? reads.map(asPrinted) : reads, { call_id: id, location }, () => []),
  ];
}
