/** What a sandbox shows, and a process → bubblewrap's command line for it. */
import type { Launch } from '../../contract/ports/launch.js';
import { isInTmp } from './mount-script.js';
import type { UnitMounts } from './unshare.js';
import type { Mount } from './visible.js';

export function bubblewrapArgs({ tmp, access, visible, script }: UnitMounts, { cwd }: Launch, root: boolean): string[] {
  const render = (mount: Mount): string[] => {
    switch (mount.do) {
      case 'link':
        return ['--symlink', mount.target, mount.path];
      case 'hide':
        return mount.folder
          ? ['--tmpfs', mount.path, '--remount-ro', mount.path]
          : ['--ro-bind', '/dev/null', mount.path];
      case 'show':
        return ['--ro-bind-try', mount.path, mount.path];
    }
  };
  // A hidden folder is closed only after what is shown within it has its mount point.
  const ordered = [...visible].map(render);
  const early = ordered.map((words) => (words[0] === '--tmpfs' ? words.slice(0, 2) : words));
  const late = ordered.flatMap((words) => (words[0] === '--tmpfs' ? words.slice(2) : []));
  const outside = early.filter((_, at) => !isInTmp(visible[at]?.path ?? ''));
  const inside = early.filter((_, at) => isInTmp(visible[at]?.path ?? ''));
  // biome-ignore format: a table
  return [
    '--unshare-pid', '--unshare-ipc', '--die-with-parent',
    // Root keeps its capabilities otherwise, and could take the mounts away.
    ...(root ? ['--cap-drop', 'ALL'] : []),
    ...outside.flat(),
    '--proc', '/proc',
    // Root without rights may still write below /proc/sys.
    ...(root ? ['--remount-ro', '/proc'] : []),
    // A /dev of memory has no bound: what is shared lies in the unit's folder.
    '--dev', '/dev', '--bind', tmp, '/dev/shm', '--remount-ro', '/dev', '--dir', '/run', '--symlink', '/tmp', '/var/tmp',
    '--bind', tmp, '/tmp',
    ...inside.flat(),
    ...access.folders.flatMap((folder) => ['--bind', folder, folder]),
    ...access.read_only.flatMap((path) => ['--ro-bind-try', path, path]),
    ...late,
    '--ro-bind', script, script, '--remount-ro', '/', '--chdir', cwd, '--', '/bin/sh', script,
  ];
}
