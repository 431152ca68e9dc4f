/** A call of a shell or of a tool for files → the shell command that does the same, so that one module can judge every kind of read. */
import { type Json, number, string } from '../input/json-value.js';
import { quoteShell } from '../text/quote-shell.js';

/** Selected lines correspond to sed, a whole file to cat; lines count from 1. */
function readLines(file: string, offset: unknown, limit: unknown): string {
  const first = number(offset) ?? 1;
  const count = number(limit);
  const last = count === null ? '$' : String(first + count - 1);
  return first <= 1 && last === '$' ? `cat -- ${file}` : `sed -n '${first},${last}p' -- ${file}`;
}

/** By the names that OpenCode and pi have for them; null: another tool. */
export function commandOf(tool: string, { command, path, offset, limit, pattern }: Json): string | null {
  const file = quoteShell(string(path));
  const folder = quoteShell(string(path) || '.');
  const sought = quoteShell(string(pattern));
  switch (tool) {
    case 'bash':
      return string(command);
    case 'read':
      return readLines(file, offset, limit);
    case 'write':
      return `true > ${file}`;
    case 'edit':
      return `true >> ${file}`;
    case 'grep':
      return `grep -rn -e ${sought} -- ${folder}`;
    case 'glob':
      return `find ${folder} -path ${sought}`;
    default:
      return null;
  }
}
