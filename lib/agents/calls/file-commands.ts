/** A call of a shell or of a tool for files → the shell command that does the same, so that one module can judge every kind of read. */
import { type Json, number, string } from '../../input/json-value.js';
import { quoteShell } from '../../text/quote-shell.js';

/** Selected lines correspond to sed, a whole file to cat; lines count from 1, and what would come before it is the first too. */
export function readLines(path: string, offset: unknown, limit: unknown): string {
  const first = firstLine(offset);
  const count = number(limit);
  const last = count === null ? '$' : String(first + count - 1);
  const file = quoteShell(path);
  return first === 1 && last === '$' ? `cat -- ${file}` : `sed -n '${first},${last}p' -- ${file}`;
}

export const firstLine = (offset: unknown): number => Math.max(1, number(offset) ?? 1);

export const writeFile = (path: string): string => `true > ${quoteShell(path)}`;
export const searchFolder = (pattern: string, folder: string): string =>
  `grep -rn -e ${quoteShell(pattern)} -- ${quoteShell(folder || '.')}`;

/** By the names that OpenCode and pi have for them; null: another tool. */
export function commandOf(tool: string, { command, path, offset, limit, pattern }: Json): string | null {
  switch (tool) {
    case 'bash':
      return string(command);
    case 'read':
      return readLines(string(path), offset, limit);
    case 'write':
      return writeFile(string(path));
    case 'edit':
      return `true >> ${quoteShell(string(path))}`;
    case 'grep':
      return searchFolder(string(pattern), string(path));
    case 'glob':
      return `find ${quoteShell(string(path) || '.')} -path ${quoteShell(string(pattern))}`;
    default:
      return null;
  }
}
