/** What a sandbox shows → the shell commands that mount it, for machines without bubblewrap. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { quoteShell as quote } from '../../text/quote-shell.js';
import { isInside } from '../files/walk-tree.js';
import type { Mount } from './visible.js';

const { dirname, join } = posix;

/** A mounted folder of this machine, with the flags that a read-only remount must repeat: a user namespace may not drop them. */
interface Mounted {
  path: string;
  flags: string[];
}

const LOCKED = ['nosuid', 'nodev', 'noexec', 'noatime', 'nodiratime', 'relatime'];

function readMounts(): Mounted[] {
  return readFileSync('/proc/self/mountinfo', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, , , , path, flags] = line.split(' ');
      if (!path || !flags) return [];
      const plain = path.replace(/\\([0-7]{3})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 8)));
      return [{ path: plain, flags: flags.split(',').filter((flag) => LOCKED.includes(flag)) }];
    });
}

/** The whole tree at `path`, read-only at the same path below `root`. */
function showReadOnly(root: string, path: string, mounted: readonly Mounted[]): string[] {
  const below = mounted.filter((mount) => mount.path !== path && isInside(path, mount.path));
  const own = mounted.findLast((mount) => isInside(mount.path, path));
  const remount = (at: string, flags: readonly string[]) =>
    `mount -o ${['remount', 'bind', 'ro', ...flags].join(',')} ${quote(join(root, at))}`;
  return [
    `mount --rbind ${quote(path)} ${quote(join(root, path))}`,
    remount(path, own?.flags ?? []),
    // What others mounted over, or took away since, is not there to remount.
    ...below.map((mount) => `${remount(mount.path, mount.flags)} || :`),
  ];
}

/** In this order: a hidden folder is closed only after what is shown within it is mounted. */
export function mountAll(root: string, mounts: readonly Mount[], isFile: (path: string) => boolean): string[] {
  const mounted = mounts.length > 0 ? readMounts() : [];
  const at = (path: string) => quote(join(root, path));
  const render = (mount: Mount): string[] => {
    switch (mount.do) {
      case 'link':
        return [`ln -s ${quote(mount.target)} ${at(mount.path)}`];
      case 'hide':
        return mount.folder
          ? [`mount -t tmpfs -o mode=755,nosuid,nodev none ${at(mount.path)}`]
          : [`mount --bind /dev/null ${at(mount.path)}`];
      case 'show':
        return [
          `mkdir -p ${at(isFile(mount.path) ? dirname(mount.path) : mount.path)}`,
          ...(isFile(mount.path) ? [`: > ${at(mount.path)}`] : []),
          ...showReadOnly(root, mount.path, mounted),
        ];
    }
  };
  const closed = mounts.flatMap((mount) =>
    mount.do === 'hide' && mount.folder ? [`mount -o remount,bind,ro,nosuid,nodev ${at(mount.path)}`] : [],
  );
  return [...mounts.flatMap(render), ...closed];
}

const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty'];

/**
 * What all units of a batch have in common becomes the root of this namespace; `root` is an empty folder. Of the machine it keeps
 * /proc, and /tmp, where the folders of the units are made: a unit mounts its own over them.
 */
export function mountCommon(root: string, visible: readonly Mount[], isFile: (path: string) => boolean): string[] {
  const at = (path: string) => quote(join(root, path));
  return [
    `mount -t tmpfs -o mode=755,nosuid,nodev none ${quote(root)}`,
    `mkdir -p ${['/tmp', '/proc', '/run', '/var', '/mnt', '/dev/pts'].map(at).join(' ')}`,
    ...mountAll(
      root,
      visible.filter(({ path }) => !isInTmp(path)),
      isFile,
    ),
    ...DEVICES.flatMap((name) => [`: > ${at(`/dev/${name}`)}`, `mount --bind /dev/${name} ${at(`/dev/${name}`)}`]),
    ...[
      ['/dev/ptmx', 'pts/ptmx'],
      ['/dev/shm', '/tmp'],
      ['/var/tmp', '/tmp'],
      ['/dev/fd', '/proc/self/fd'],
      ['/dev/stdin', '/proc/self/fd/0'],
      ['/dev/stdout', '/proc/self/fd/1'],
      ['/dev/stderr', '/proc/self/fd/2'],
    ].map(([path = '', target = '']) => `ln -s ${target} ${at(path)}`),
    `mount -o remount,bind,ro,nosuid,nodev ${quote(root)}`,
    `mount --rbind /tmp ${at('/tmp')}`,
    `cd ${quote(root)}`,
    'pivot_root . mnt',
    'cd /',
    // Needed by umount, and in a user namespace by each unit that mounts a /proc of its own over it.
    'mount --rbind /mnt/proc /proc',
    'umount -l /mnt',
  ];
}

export const isInTmp = (path: string): boolean => path.startsWith('/tmp/');
