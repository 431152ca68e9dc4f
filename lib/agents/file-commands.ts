/** What a tool for files was asked to do → the shell command that does the same, so that one module can judge every kind of read. */

import { number } from '../input/json-value.js';
import { quoteShell } from '../text/quote-shell.js';

/** Selected lines correspond to sed, a whole file to cat; lines count from 1. */
export function readLines(path: string, offset: unknown, limit: unknown): string {
  const first = number(offset) ?? 1;
  const count = number(limit);
  const last = count === null ? '$' : String(first + count - 1);
  const file = quoteShell(path);
  return first <= 1 && last === '$' ? `cat -- ${file}` : `sed -n '${first},${last}p' -- ${file}`;
}

export const writeFile = (path: string): string => `true > ${quoteShell(path)}`;
export const editFile = (path: string): string => `true >> ${quoteShell(path)}`;
export const searchFolder = (pattern: string, folder: string): string =>
  `grep -rn -e ${quoteShell(pattern)} -- ${quoteShell(folder || '.')}`;
export const findFiles = (pattern: string, folder: string): string =>
  `find ${quoteShell(folder || '.')} -path ${quoteShell(pattern)}`;
