/** Turns names into the words of a report, in which backticks mark code. */
import { oneLine } from '../../text/escape.js';

/** Backticks mark code in a report, so those in a name are replaced. */
export function code(text: string): string {
  return `\`${oneLine(text, 160).replaceAll('`', "'")}\``;
}

export { listFew } from '../../text/count.js';

export const joinAnd = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
