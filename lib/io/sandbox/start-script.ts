/** A process with its environment → the end of a shell script that becomes it. */
import type { Launch } from '../../contract/ports/launch.js';
import { quoteShell as quote } from '../../text/quote-shell.js';

const ADDED_BY_SUDO = [
  'SUDO_COMMAND',
  'SUDO_USER',
  'SUDO_UID',
  'SUDO_GID',
  'SUDO_HOME',
  'MAIL',
  'LOGNAME',
  'USER',
  'SHELL',
];

/**
 * In a script, because arguments and variables of the programs around a sandbox can be read by everybody on the machine, and
 * sudo writes them into its log. It also keeps those programs from being taken for the agent.
 */
export function startLines(before: readonly string[], launch: Launch): string[] {
  const named = Object.entries(launch.env).filter(([name]) => /^[A-Za-z_]\w*$/.test(name));
  return [
    `unset ${ADDED_BY_SUDO.join(' ')} || :`,
    ...named.map(([name, value]) => `export ${name}=${quote(value)}`),
    [...before, launch.file, ...launch.args].map(quote).join(' '),
  ];
}
