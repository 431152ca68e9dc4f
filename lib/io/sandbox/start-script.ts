/** A process with its environment → the end of a shell script that becomes it. */
import type { Launch } from '../../contract/ports/launch.js';
import { quoteShell as quote } from '../../text/quote-shell.js';
import { countTasks, LARGEST_FILE, MOST_TASKS } from '../process/bounds.js';

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
 * What the kernel itself holds a process to. In a user namespace of the unit's own it counts the unit's processes, elsewhere all of the
 * user's; root is held to none of it (see lib/io/process/task-limit.ts).
 */
export function limitWords(prlimit: string | undefined, counted: 'unit' | 'user' | 'nobody'): string[] {
  if (!prlimit) return [];
  // Above the bound at which the unit is ended: one that stays below the kernel's limit would only be slow.
  const most = 1.5 * MOST_TASKS + (counted === 'user' ? countTasks() : 0);
  return [prlimit, `--fsize=${LARGEST_FILE}`, ...(counted === 'nobody' ? [] : [`--nproc=${most}`]), '--'];
}

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
