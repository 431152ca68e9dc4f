/** What a sandbox shows, and a process → the shell script that mounts it, gives up every right and starts the process in it. */
import { posix } from 'node:path';
import type { Launch } from '../../contract/ports/launch.js';
import type { Access } from '../../contract/ports/sandbox.js';
import { quoteShell as quote } from '../../text/quote-shell.js';
import { isInside } from '../files/walk-tree.js';
import { isInTmp, mountAll, mountCommon } from './mount-script.js';
import { limitWords, startLines } from './start-script.js';
import type { Mount } from './visible.js';

const { basename, dirname, join } = posix;

/** The programs by their paths, so that no PATH of an agent decides what runs with rights. */
export interface Machine {
  programs: Readonly<Record<string, string>>;
  isFile: (path: string) => boolean;
}

export const SYSTEM_PATH = '/usr/sbin:/usr/bin:/sbin:/bin';

interface Identity {
  uid: number;
  gid: number;
}

/** How the process loses the rights that were needed to mount. */
export type Drop =
  /** Root itself: no capability is left, and none can be gained. */
  | { as: 'root' }
  /** A second user namespace, within the first, gives the user their own id back. */
  | { as: 'nested'; user: Identity }
  /** Root by sudo: back to the user, without groups. */
  | { as: 'user'; user: Identity };

/** The parts of one unit's sandbox. */
export interface UnitMounts {
  /** The folder that becomes /tmp, with a mount point in it for each of the unit's folders. */
  tmp: string;
  access: Access;
  visible: readonly Mount[];
  /** The script that starts the process: a file in the folder above the unit's. */
  script: string;
}

/** Whether what all units of a batch have in common is not enough for this one, which then mounts all of it itself. */
export const needsMore = (mounts: UnitMounts): boolean => listMore(mounts).length > 0;

const listMore = ({ access, visible }: UnitMounts): Mount[] =>
  access.read_only.filter((path) => !isInTmp(path) && !isCovered(visible, path)).map(asShown);

/** It starts where the machine's /tmp and /proc are in place, and nothing else of what is hidden. */
export function unitScript(
  mounts: UnitMounts,
  launch: Launch,
  common: string,
  drop: Drop,
  { programs, isFile }: Machine,
): { text: string; table: string } {
  const { tmp, access, visible, script } = mounts;
  const more = listMore(mounts);
  const named = access.read_only.filter((path) => isInTmp(path) && !isCovered(visible, path)).map(asShown);
  const inTmp = [...visible.filter(({ path }) => isInTmp(path)), ...named];
  const root = dirname(tmp);
  // `mount -a` passes over what it takes for mounted already: the same name at the same path.
  const name = basename(dirname(script));
  // By a table, because each `mount` costs as much as all of them together.
  const table = [
    // Read-only, because root without rights may still write below /proc/sys.
    [name, '/proc', 'proc', `nosuid,nodev,noexec${drop.as === 'nested' ? '' : ',ro'}`],
    [name, '/dev/pts', 'devpts', 'newinstance,ptmxmode=0666,mode=620'],
    ...access.folders.map((folder) => [folder, join(root, folder), 'none', 'bind']),
    // From here on the machine's own root cannot be reached, and a process without rights cannot undo this.
    [tmp, '/tmp', 'none', 'rbind'],
  ];
  const lines = [
    'set -e',
    `PATH=${SYSTEM_PATH}`,
    ...(more.length > 0 ? mountCommon(common, [...visible, ...more], isFile) : []),
    ...mountAll(root, inTmp, isFile),
    `mount -a -T ${quote(`${script}.tab`)}`,
    // Nothing starts where one of the two did not happen, whatever the reason.
    'read -r first _ < /proc/self/stat',
    `[ "$first" = 1 ] || { echo 'the sandbox has no /proc of its own' >&2; exit 1; }`,
    `[ ! -e ${quote(script)} ] || { echo 'the sandbox has no /tmp of its own' >&2; exit 1; }`,
    `cd ${quote(launch.cwd)}`,
    'set +e',
    // The shell does not exec, because it is the first process of the sandbox, and everything in it ends with it.
    ...startLines([...dropWords(drop, programs), ...limitWords(programs['prlimit'], COUNTED[drop.as])], launch),
    'exit $?',
  ];
  return { text: `${lines.join('\n')}\n`, table: `${table.map((row) => row.map(escapeField).join(' ')).join('\n')}\n` };
}

/** As fstab(5) wants it. */
const escapeField = (text: string): string =>
  text.replace(/[\s\\#]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`);

/** Whose processes the kernel holds against a limit of them. */
const COUNTED = { root: 'nobody', nested: 'unit', user: 'user' } as const;

const asShown = (path: string): Mount => ({ do: 'show', path });

/** Whether a folder above shows it already. */
function isCovered(visible: readonly Mount[], path: string): boolean {
  const above = visible.findLast((mount) => isInside(mount.path, path));
  return above?.do === 'show';
}

export function dropWords(drop: Drop, programs: Machine['programs']): string[] {
  const none = [programs['setpriv'] ?? 'setpriv', '--no-new-privs'];
  const stripped = [...none, '--inh-caps=-all', '--bounding-set=-all'];
  switch (drop.as) {
    case 'root':
      return [...stripped, '--'];
    case 'nested':
      return [
        programs['unshare'] ?? 'unshare',
        '-U',
        `--map-user=${drop.user.uid}`,
        `--map-group=${drop.user.gid}`,
        '--',
        ...none,
        '--',
      ];
    case 'user':
      return [...stripped, `--reuid=${drop.user.uid}`, `--regid=${drop.user.gid}`, '--clear-groups', '--'];
  }
}
