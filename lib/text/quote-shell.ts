/** Any text → one word of a POSIX shell's command line: as it is where the shell would leave it alone, else in single quotes. */

import { posix } from 'node:path';
import { groupBy } from '../input/group-by.js';

/** `a=b` at the start of a command line is an assignment, and zsh expands `=b`. */
const PLAIN = /^(?!\w*\+?=)[\w@%+=:,./-]+$/;

export const quoteShell = (text: string): string => (PLAIN.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/** What gives files back their executable bit, wherever that is said. */
export const chmodCommand = (...files: readonly string[]): string => `chmod +x ${files.map(quoteShell).join(' ')}`;

/** What is to be brought where; absent: by a link. */
interface Way {
  do?: 'link' | 'copy';
  path: string;
  /** As a link has it. */
  target: string;
}

/** Of words as the shell takes them. Where a link to a folder is already, `ln -s` would put one more into that folder. */
const link = (target: string, path: string): string => `ln -sfn ${target} ${path}`;

/** Each message that has its reader make a link says it so: a second time it does no harm. */
export const linkCommand = (target: string, path: string): string => link(quoteShell(target), quoteShell(path));

function wayCommand({ do: verb, path, target }: Way): string {
  const { dirname, join } = posix;
  if (verb === 'copy') return `cp -R ${quoteShell(join(dirname(path), target))}/. ${quoteShell(path)}`;
  return `mkdir -p ${quoteShell(dirname(path))} && ${linkCommand(target, path)}`;
}

/** One command for each, or for all links that lead from one folder to the names in another. */
export function linkCommands(ways: readonly Way[]): string[] {
  const single = [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()];
  const isAlike = ({ do: verb, path, target }: Way) =>
    verb !== 'copy' && posix.basename(path) === posix.basename(target);
  const alike = groupBy(single.filter(isAlike), ({ path, target }) => [path, target].map(posix.dirname).join());
  const loops = [...alike.values()].filter((group) => group.length > 1);
  const rest = single.filter((way) => !loops.some((group) => group.includes(way)));
  return [
    ...rest.map(wayCommand),
    ...loops.map((group) => {
      const [{ path, target }] = group as [Way];
      const [folder, from] = [path, target].map((one) => quoteShell(posix.dirname(one)));
      const names = group.map((one) => quoteShell(posix.basename(one.path))).join(' ');
      return `mkdir -p ${folder} && for name in ${names}; do ${link(`${from}/"$name"`, `${folder}/"$name"`)}; done`;
    }),
  ];
}
