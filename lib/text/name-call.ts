/** A tool call → its name and what it was asked, short and on one line: `Bash: mcp list`. */
import { oneLine } from './escape.js';

const MOST = 120;

/** Without backticks, so that a report can show it as code. */
export function nameCall(tool: string, input: Record<string, unknown>): string {
  const asked = oneLine(mainOf(input), MOST);
  return [oneLine(tool, 60), asked].filter(Boolean).join(': ').replaceAll('`', "'");
}

/** The command where there is one, the only text where there is one, else all of it. */
export function mainOf(input: Record<string, unknown>): string {
  const { command } = input;
  if (typeof command === 'string') return command;
  if (Array.isArray(command)) return command.map(String).join(' ');
  const [only, ...others] = Object.values(input);
  if (only === undefined) return '';
  return typeof only === 'string' && others.length === 0 ? only : JSON.stringify(input);
}

/** Tools that agents have under different names. */
const FAMILIES: readonly (readonly string[])[] = [
  ['bash', 'shell', 'sh', 'exec', 'execcommand', 'localshell', 'runcommand', 'runcommands', 'runshellcommand'],
  ['read', 'view', 'readfile', 'readfiles'],
  ['write', 'create', 'writefile', 'editor', 'applypatch'],
  ['edit', 'replace', 'editor', 'applypatch'],
  ['grep', 'grepsearch', 'searchcodebase'],
  ['ls', 'listdirectory'],
  ['webfetch', 'fetchwebcontent'],
  ['websearch', 'googlewebsearch'],
  ['skill', 'skills', 'activateskill'],
  ['task', 'agent', 'invokeagent'],
];

export function isSameTool(wanted: string, seen: string): boolean {
  const [a, b] = [plain(wanted), plain(seen)];
  return a === b || FAMILIES.some((names) => names.includes(a) && names.includes(b));
}

/** `mcp__server__tool` is `server-tool` or `mcp_server_tool` elsewhere, `WebFetch` is `web_fetch`. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^mcp_+/, '')
    .replace(/[^a-z0-9]/g, '');

/** Copilot's own names: `userPromptSubmitted`, `agentStop`; Gemini CLI's: `BeforeTool`, `AfterAgent`. */
export const isOfEvent = (seen: string, event: string): boolean => plainEvent(seen) === plainEvent(event);

const plainEvent = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/^beforetool$/, 'pretooluse')
    .replace(/^aftertool$/, 'posttooluse')
    .replace(/^precompress$/, 'precompact')
    .replace(/^(?:agentstop|afteragent)$/, 'stop')
    .replace(/^(?:userpromptsubmitted|beforeagent)$/, 'userpromptsubmit');
