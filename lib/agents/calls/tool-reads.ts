/** A finished tool call of any agent → the skills whose files it read, listed, wrote or failed to reach. What came back decides, whatever the tool. */
import {
  readSkillsFromShell,
  readSkillsFromUnknown,
  type ShellReads,
  type SkillTouch,
} from '../../bash/read-skills.js';
import type { Disk } from '../../bash/shell/state.js';
import type { ShellCall } from '../../bash/shell-call.js';
import { toPosix } from '../../bash/windows.js';
import type { ToolOutcome } from '../../contract/transcript/event.js';
import type { TranscriptFacts } from '../interface/transcript-parser.js';

/** How an agent's own table of tools explains a call. */
export type Explained =
  /** A shell, or a tool that does what this command does. */
  | { command: string; output?: string }
  /** It brings no file: it asks the web, starts a subagent, keeps a list. */
  | 'no file'
  /** The tool is not in the agent's table: it belongs to an MCP server or to another version. */
  | 'unknown';

export interface FinishedTool {
  tool: string;
  input: unknown;
  outcome: ToolOutcome;
  output: string;
  exit_code: number | null;
  cwd: string | null;
  disk: Disk;
  /** Where the agent keeps a long output, or one that is still to come. */
  saved_to?: string | null;
  /** The tool succeeded and still refused. */
  refused?: string | null;
}

type ReadFacts = Pick<TranscriptFacts, 'installed_skills' | 'body_of'>;

const REFUSED: Partial<Record<ToolOutcome, string>> = {
  denied: 'denied',
  blocked_by_hook: 'denied',
  hook_errored: 'denied',
  unavailable: 'failed',
  unfinished: 'unfinished',
};

/** cwd: the directory after the call, for a shell that keeps it. */
export function readSkillsOfTool(call: FinishedTool, explained: Explained, facts: ReadFacts): ShellReads {
  if (explained === 'no file') return { reads: [], cwd: call.cwd };
  const { outcome, cwd, disk, saved_to = null } = call;
  const refused = call.refused ?? REFUSED[outcome] ?? null;
  const output = (explained === 'unknown' ? undefined : explained.output) ?? call.output;
  // One object for all that is looked at: of a long transcript copies of it are a tenth of the work.
  const asked: ShellCall = {
    command: explained === 'unknown' ? '' : explained.command,
    cwd,
    output: refused === null ? output : '',
    exit_code: refused === null ? call.exit_code : 1,
    skills: facts.installed_skills,
    bodyOf: facts.body_of,
    // A call that was refused leaves nothing behind.
    disk: refused === null ? disk : undefined,
    saved_to: refused === null ? saved_to : null,
  };
  const found: ShellReads =
    explained === 'unknown' ? { cwd, reads: readUnknown(call, asked) } : readSkillsFromShell(asked);
  if (refused === null) return found;
  return { cwd, reads: found.reads.map((read): SkillTouch => ({ ...read, text: 'none', why: refused })) };
}

/** The same of a file that was printed, where its text is not shown. */
export const asPrinted = (read: SkillTouch): SkillTouch =>
  read.why === 'empty' ? { ...read, text: 'own', why: null } : read;

/** Keys of what is looked for, and names of tools that look for something. */
const SOUGHT =
  /^(?:pattern|regex|regexp|query|search|search_?(?:term|text|string|pattern)|needle|keywords?|substring)$/i;
const SEARCHES = new Set(['search', 'grep', 'rg', 'ripgrep', 'find', 'glob']);
/** `mcp__files__searchFiles` → search, files: the server's name says nothing. */
const wordsOf = (tool: string) =>
  (tool.split('__').at(-1) ?? '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

function readUnknown({ tool, input }: FinishedTool, common: Omit<ShellCall, 'command'>): SkillTouch[] {
  const strings = stringsOf(input);
  const sought = strings.filter(({ key }) => SOUGHT.test(key));
  const paths = strings.filter((each) => !sought.includes(each)).flatMap(({ text }) => pathOf(text) ?? []);
  return readSkillsFromUnknown({
    ...common,
    paths: [...new Set(paths)],
    searches: sought.length > 0 || wordsOf(tool).some((word) => SEARCHES.has(word)),
    said: strings.map(({ text }) => text).join('\n'),
  });
}

const MAX_STRINGS = 200;

function stringsOf(input: unknown): { key: string; text: string }[] {
  const found: { key: string; text: string }[] = [];
  const gather = (value: unknown, key: string, depth: number): void => {
    if (found.length >= MAX_STRINGS || depth > 5) return;
    if (typeof value === 'string') found.push({ key, text: value });
    else if (Array.isArray(value)) for (const each of value) gather(each, key, depth + 1);
    else if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value)) gather(each, name, depth + 1);
  };
  gather(input, '', 0);
  return found;
}

const MAX_PATH = 1_000;

/** `file:///w/a%20b/SKILL.md`, `C:\w\SKILL.md`, `skills/pdf`, `SKILL.md`; null for another text. */
function pathOf(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > MAX_PATH || /[\n\r]/.test(trimmed)) return null;
  if (/^file:\/\//i.test(trimmed))
    return toPosix(decodeUri(trimmed.replace(/^file:\/\/(?:localhost)?\/?(?=[A-Za-z]:|\/)/i, '')));
  if (/^[a-z][\w+.-]+:\/\//i.test(trimmed)) return null;
  return /[\\/]|\.\w{1,8}$/.test(trimmed) ? toPosix(trimmed) : null;
}

function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
