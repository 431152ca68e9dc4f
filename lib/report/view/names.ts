/** Turns names into the words of a report, in which backticks mark code. */
import { oneLine } from '../../text/escape.js';

/** Backticks mark code in a report, so those in a name are replaced. */
export function code(text: string): string {
  return `\`${oneLine(text, 160).replaceAll('`', "'")}\``;
}

const MAX_NAMES = 3;

/** `a, b, c and 4 more` */
export const listFew = (names: readonly string[]) =>
  names.slice(0, MAX_NAMES).join(', ') + (names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '');
