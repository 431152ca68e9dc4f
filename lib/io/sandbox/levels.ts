/** Each kind of sandbox: what it needs, how the namespaces of a batch are made, and how a process is started in it. */
import type { Launch } from '../../contract/ports/launch.js';
import type { SandboxKind } from '../../contract/ports/sandbox.js';
import { bubblewrapArgs } from './bubblewrap.js';
import { mountCommon } from './mount-script.js';
import { LOOPBACK_UP, type NamespacesRequest } from './namespaces.js';
import type { Program, Programs } from './programs.js';
import { limitWords, startLines } from './start-script.js';
import { type Drop, dropWords, type Machine, needsMore, type UnitMounts, unitScript } from './unshare.js';
import type { Mount } from './visible.js';

export interface Setting {
  programs: Programs;
  /** The user who runs the tool. */
  user: { uid: number; gid: number };
  visible: readonly Mount[];
  /** An empty folder, on which the unshare kinds mount what all units have in common. */
  common: string;
  isFile: (path: string) => boolean;
}

export interface SandboxLevel {
  kind: SandboxKind;
  needs: readonly Program[];
  namespaces: Pick<NamespacesRequest, 'before' | 'script' | 'drop'>;
  /** pid: a process in those namespaces. text: the unit's script. table: of the mounts that it makes, beside it. */
  unit(mounts: UnitMounts, launch: Launch, pid: number): { words: string[]; text: string; table?: string };
}

const UNSHARE: readonly Program[] = ['unshare', 'nsenter', 'setpriv', 'pivot_root', 'mount'];

/** Strongest first. Root needs no sudo, and a user namespace only where it is not allowed to mount: in many containers. */
export function levelsFor({ uid }: Setting['user']): ((setting: Setting) => SandboxLevel)[] {
  const plain = (setting: Setting) => unshare(setting, false);
  const namespaced = (setting: Setting) => unshare(setting, true);
  return uid === 0 ? [bubblewrap, plain, namespaced] : [bubblewrap, namespaced, sudo];
}

function bubblewrap({ programs, user }: Setting): SandboxLevel {
  const root = user.uid === 0;
  const program = programs.bwrap ?? 'bwrap';
  return {
    kind: 'bubblewrap',
    needs: ['bwrap', 'nsenter'],
    namespaces: {
      // biome-ignore format: a table
      before: [
        program, '--die-with-parent', '--unshare-net', ...(root ? [] : ['--unshare-user']),
        '--dev-bind', '/', '/', '--',
      ],
      script: null,
      drop: [],
    },
    unit(mounts, launch, pid) {
      // biome-ignore format: a table
      const enter = [
        programs.nsenter ?? 'nsenter', '-t', `${pid}`, '-n', ...(root ? [] : ['-U', '--preserve-credentials']), '--',
      ];
      return {
        words: [
          ...(mounts.access.network === 'loopback' ? enter : []),
          program,
          ...bubblewrapArgs(mounts, launch, root),
        ],
        text: `${startLines(['exec', ...limitWords(programs.prlimit, root ? 'nobody' : 'unit')], launch).join('\n')}\n`,
      };
    },
  };
}

function unshare(setting: Setting, namespaced: boolean): SandboxLevel {
  const drop: Drop = setting.user.uid === 0 ? { as: 'root' } : { as: 'nested', user: setting.user };
  return byScript('unshare', UNSHARE, setting, {
    sudo: [],
    drop,
    relay_drop: [],
    new_flags: [...(namespaced ? ['-U', '-r'] : []), '-n', '-m'],
    enter_flags: namespaced ? ['-U', '--preserve-credentials'] : [],
  });
}

function sudo(setting: Setting): SandboxLevel {
  const { programs, user } = setting;
  const drop: Drop = { as: 'user', user };
  return byScript('sudo', ['sudo', ...UNSHARE], setting, {
    // -n: never a question for a password.
    sudo: [programs.sudo ?? 'sudo', '-n', '--'],
    drop,
    relay_drop: dropWords(drop, programs),
    new_flags: ['-n', '-m'],
    enter_flags: [],
  });
}

interface ScriptOptions {
  sudo: readonly string[];
  drop: Drop;
  relay_drop: readonly string[];
  new_flags: readonly string[];
  enter_flags: readonly string[];
}

function byScript(
  kind: SandboxKind,
  needs: readonly Program[],
  setting: Setting,
  options: ScriptOptions,
): SandboxLevel {
  const { programs, visible, common, isFile } = setting;
  const program = programs.unshare ?? 'unshare';
  const machine: Machine = { programs: programs as Record<string, string>, isFile };
  return {
    kind,
    needs,
    namespaces: {
      before: [...options.sudo, program, ...options.new_flags, '--'],
      script: [LOOPBACK_UP, ...mountCommon(common, visible, isFile)],
      drop: options.relay_drop,
    },
    unit(mounts, launch, pid) {
      const network = mounts.access.network === 'loopback' ? ['-n'] : [];
      const prepared = needsMore(mounts) ? [] : ['-m'];
      return {
        // biome-ignore format: a table
        words: [
          ...options.sudo,
          programs.nsenter ?? 'nsenter', '-t', `${pid}`, ...prepared, ...options.enter_flags, ...network, '--',
          program, '-m', '-p', '-i', '-f', '--kill-child', '--', '/bin/sh', mounts.script,
        ],
        ...unitScript(mounts, launch, common, options.drop, machine),
      };
    },
  };
}
