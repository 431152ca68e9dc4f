/** Any text → one word of a POSIX shell's command line: as it is where the shell would leave it alone, else in single quotes. */
import { posix } from 'node:path';

/** `a=b` at the start of a command line is an assignment, and zsh expands `=b`. */
const PLAIN = /^(?!\w*\+?=)[\w@%+=:,./-]+$/;

export const quoteShell = (text: string): string => (PLAIN.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/** Also where a link is already, which `ln -s` would follow. target: as the link has it. */
export const linkCommand = (link: string, target: string): string =>
  `mkdir -p ${quoteShell(posix.dirname(link))} && ln -sfn ${quoteShell(target)} ${quoteShell(link)}`;
