/** What a sandbox shows, and a process → the shell script that mounts it, gives up every right and starts the process in it. */
import { posix } from 'node:path';
import type { Launch } from '../../contract/launch.js';
import { quoteShell as quote } from '../../text/quote-shell.js';
import { isInside } from '../files/walk-tree.js';
import type { Place } from './bubblewrap.js';
import { isInTmp, mountAll, remount } from './mount-script.js';
import { startLines } from './start-script.js';
import type { Mount } from './visible.js';

const { join } = posix;

/** The programs by their paths, so that no PATH of an agent decides what runs with rights. */
export interface Machine {
  programs: Readonly<Record<string, string>>;
  isFile: (path: string) => boolean;
}

export const SYSTEM_PATH = '/usr/sbin:/usr/bin:/sbin:/bin';

export interface Identity {
  uid: number;
  gid: number;
}

/** How the process loses the rights that were needed to mount. */
export type Drop =
  /** Root itself: no capability is left, and none can be gained. */
  | { as: 'root' }
  /** In a user namespace: a namespace within it, in which the user is who they were. */
  | { as: 'nested'; user: Identity }
  /** Root by sudo: back to the user, without groups. */
  | { as: 'user'; user: Identity };

export function unitScript(
  { tmp, room, visible, script }: Place,
  launch: Launch,
  common: string,
  drop: Drop,
  { programs, isFile }: Machine,
): { text: string; table: string } {
  const at = (path: string) => join(common, path);
  const more = room.read_only.filter((path) => !isCovered(visible, path)).map(asShown);
  const own = [...visible.filter(({ path }) => isInTmp(path)), ...more];
  // By a table, because each `mount` costs as much as all of them together.
  const table = [
    [tmp, at('/tmp'), 'none', 'bind'],
    ...room.folders.map((folder) => [folder, at(folder), 'none', 'bind']),
    // Read-only, because root without rights may still write below /proc/sys.
    ['proc', at('/proc'), 'proc', `nosuid,nodev,noexec${drop.as === 'nested' ? '' : ',ro'}`],
    ['devpts', at('/dev/pts'), 'devpts', 'newinstance,ptmxmode=0666,mode=620'],
  ];
  const lines = [
    'set -e',
    `PATH=${SYSTEM_PATH}`,
    `mount -a -T ${quote(`${script}.tab`)}`,
    ...(own.length > 0 ? [remount('rw', common), ...mountAll(common, own, isFile), remount('ro', common)] : []),
    `cd ${quote(common)}`,
    'pivot_root . mnt',
    'cd /',
    'umount -l /mnt',
    `cd ${quote(launch.cwd)}`,
    'set +e',
    // Not by exec: this shell is the first process of the sandbox, and everything in it ends with it.
    ...startLines(dropWords(drop, programs), launch),
    'exit $?',
  ];
  return { text: `${lines.join('\n')}\n`, table: `${table.map((row) => row.map(escapeField).join(' ')).join('\n')}\n` };
}

/** As fstab(5) wants it. */
const escapeField = (text: string): string =>
  text.replace(/[\s\\#]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`);

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
        ...[
          programs['unshare'] ?? 'unshare',
          '-U',
          `--map-user=${drop.user.uid}`,
          `--map-group=${drop.user.gid}`,
          '--',
        ],
        ...[...none, '--'],
      ];
    case 'user':
      return [...stripped, `--reuid=${drop.user.uid}`, `--regid=${drop.user.gid}`, '--clear-groups', '--'];
  }
}
