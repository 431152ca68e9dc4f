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
