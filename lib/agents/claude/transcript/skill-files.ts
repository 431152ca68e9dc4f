/** A finished call of a generic tool → the skills whose files it read, listed, wrote or failed to reach. */

import type { SkillTouch } from '../../../bash/read-skills.js';
import { toPosix } from '../../../bash/windows.js';
import { type Json, string } from '../../../input/json-value.js';
import { quoteShell } from '../../../text/quote-shell.js';
import { readLines, writeFile } from '../../calls/file-commands.js';
import { type Explained, type FinishedTool, readSkillsOfTool } from '../../calls/tool-reads.js';
import type { TranscriptFacts } from '../../interface/transcript-parser.js';

type ClaudeTool = Omit<FinishedTool, 'exit_code'> & { input: Json };

/** What the CLI shows the model when a command printed nothing, or nothing yet. */
const SILENT = /^\(Bash completed with no output\)$|^Command running in background with ID: /;
/** What the CLI puts around a long output (2.1.330: over 30,000 characters) and after some results. */
const PERSISTED = ['<persisted-output>', '</persisted-output>'] as const;
const WRAPPED = /^<persisted-output>\n.*\n+Preview \(.*\):\n|\n(?:\.\.\.\n)?<\/persisted-output>$/g;
const REMINDER = ['<system-reminder>', '</system-reminder>'] as const;
const MAX_REMINDERS = 20;

function unwrap(text: string): string {
  let rest = text.replace(/^Exit code -?\d+\n/, '');
  if (rest.startsWith(PERSISTED[0]) || rest.endsWith(PERSISTED[1])) rest = rest.replace(WRAPPED, '');
  // Forwards first: a search from the end is several times slower, and most outputs hold no reminder.
  for (let count = 0; count < MAX_REMINDERS && rest.includes(REMINDER[0]); count += 1) {
    const from = rest.lastIndexOf(REMINDER[0]);
    const end = rest.indexOf(REMINDER[1], from);
    // An output that only quotes the mark is not changed.
    if (end < 0) break;
    rest = rest.slice(0, from) + rest.slice(end + REMINDER[1].length);
  }
  return rest;
}

const SAVED = /(?:Full output saved to|Output is being written to): (\/\S+?)\.?(?:\s|$)/;

/** Claude Code shows a model at most 150,000 characters of a command's output and 25,000 tokens of a file, so the model never read the rest. */
const SHOWN_CHARS = 160_000;

/** Tools that bring no file's text, or only a subagent's words (2.0.64 to 2.1.330). */
// biome-ignore format: a table
const NO_FILE = new Set([
  'Task', 'Agent', 'SendMessage', 'WebFetch', 'WebSearch', 'TodoWrite', 'ToolSearch', 'AskUserQuestion',
  'EnterPlanMode', 'ExitPlanMode', 'KillShell', 'KillBash', 'TaskStop',
  'TaskCreate', 'TaskGet', 'TaskList', 'TaskUpdate',
]);

/** The shell command that would have shown the model the same text, so that one module can judge every kind of read. */
export function explain({
  tool,
  input,
  output,
  disk,
}: Pick<ClaudeTool, 'tool' | 'input' | 'output' | 'disk'>): Explained {
  const path = toPosix(string(input['file_path']) || string(input['path']));
  switch (tool) {
    case 'Bash':
      return { command: string(input['command']), output: SILENT.test(output) ? '' : output };
    case 'Read':
      return { command: readLines(path, input['offset'], input['limit']), output };
    // What a command in the background has printed (2.1.197; later versions read its file).
    case 'TaskOutput':
    case 'BashOutput': {
      const id = string(input['task_id']) || string(input['bash_id']);
      const file = id ? [...disk.keys()].find((path) => path.endsWith(`/${id}.output`)) : undefined;
      const printed = /<output>\n?([\s\S]*)<\/output>/.exec(output)?.[1] ?? output;
      return file ? { command: `cat ${quoteShell(file)}`, output: printed } : 'no file';
    }
    case 'Grep': {
      const command = `grep -rn ${quoteShell(string(input['pattern']))} ${quoteShell(path || '.')}`;
      return input['output_mode'] === 'content' ? { command, output } : { command: `${command} -l`, output };
    }
    case 'Glob':
      return {
        command: `ls ${quoteShell(path ? `${path}/${string(input['pattern'])}` : string(input['pattern']))}`,
        output,
      };
    case 'Write':
      return { command: writeFile(path), output: '' };
    case 'Edit':
    case 'NotebookEdit':
      return { command: `true >> ${quoteShell(path)}`, output: '' };
    default:
      return NO_FILE.has(tool) ? 'no file' : 'unknown';
  }
}

function exitCode(call: ClaudeTool): number | null {
  if (call.outcome === 'ran') return 0;
  const code = /^Exit code (-?\d+)/.exec(call.output)?.[1];
  return code === undefined ? null : Number(code);
}

export function findSkillFiles(
  call: ClaudeTool,
  facts: TranscriptFacts,
): { touches: SkillTouch[]; cwd: string | null } {
  const explained = explain(call);
  const shown = typeof explained === 'string' ? call.output : (explained.output ?? call.output);
  const output = unwrap(shown.slice(0, SHOWN_CHARS));
  const { reads, cwd } = readSkillsOfTool(
    {
      ...call,
      output,
      exit_code: exitCode(call),
      saved_to: SAVED.exec(call.output.slice(0, 1000))?.[1] ?? null,
      refused: call.outcome === 'failed' && call.tool !== 'Bash' ? 'failed' : null,
    },
    typeof explained === 'string' ? explained : { command: explained.command },
    facts,
  );
  return { touches: reads, cwd: call.tool === 'Bash' ? cwd : call.cwd };
}
