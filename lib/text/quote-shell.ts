/** Any text → one word of a POSIX shell's command line: as it is where the shell would leave it alone, else in single quotes. */

import { posix } from 'node:path';
import { groupBy } from '../input/group-by.js';

/** `a=b` at the start of a command line is an assignment, and zsh expands `=b`. */
const PLAIN = /^(?!\w*\+?=)[\w@%+=:,./-]+$/;

export const quoteShell = (text: string): string => (PLAIN.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/** Also where a link is already, which `ln -s` would follow. target: as the link has it. */
export const linkCommand = (link: string, target: string): string =>
  `mkdir -p ${quoteShell(posix.dirname(link))} && ln -sfn ${quoteShell(target)} ${quoteShell(link)}`;

/** One command for each link, or for all that lead from one folder to the names in another. */
export function linkCommands(links: readonly (readonly [link: string, target: string])[]): string[] {
  const keep = ([link, target]: readonly [string, string]) => posix.basename(link) === posix.basename(target);
  const single = new Map(links.map((pair) => [pair.join(), pair]));
  const alike = groupBy([...single.values()].filter(keep), (pair) => pair.map(posix.dirname).join());
  const loops = [...alike.values()].flatMap((pairs) => (pairs.length > 1 ? [pairs] : []));
  const rest = [...single.values()].filter((pair) => !loops.some((pairs) => pairs.includes(pair)));
  return [
    ...rest.map(([link, target]) => linkCommand(link, target)),
    ...loops.map((pairs) => {
      const [folder = '', from = ''] = (pairs[0] ?? []).map((path) => quoteShell(posix.dirname(path)));
      const names = pairs.map(([link]) => quoteShell(posix.basename(link))).join(' ');
      return `mkdir -p ${folder} && for name in ${names}; do ln -sfn ${from}/"$name" ${folder}/"$name"; done`;
    }),
  ];
}
