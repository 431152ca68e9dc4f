/** Each kind of sandbox: what it needs, how its network is made, and how a process is started in it. */
import type { Launch } from '../../contract/launch.js';
import type { SandboxKind } from '../../contract/sandbox.js';
import { bubblewrapArgs, type Place } from './bubblewrap.js';
import { mountCommon } from './mount-script.js';
import type { Program, Programs } from './programs.js';
import { startLines } from './start-script.js';
import { type Drop, dropWords, type Machine, unitScript } from './unshare.js';
import type { Mount } from './visible.js';
import { LOOPBACK_UP, type ZoneRequest } from './zone.js';

export interface Setting {
  programs: Programs;
  /** The user who runs the tool. */
  user: { uid: number; gid: number };
  visible: readonly Mount[];
  /** An empty folder, on which the unshare kinds mount what all units have in common. */
  common: string;
  isFile: (path: string) => boolean;
}

export interface Rung {
  kind: SandboxKind;
  needs: readonly Program[];
  zone: Pick<ZoneRequest, 'before' | 'script' | 'drop'>;
  /** pid: the zone's. text: that of the place's script. table: that of the mounts that it makes, beside it. */
  unit(place: Place, launch: Launch, pid: number): { words: string[]; text: string; table?: string };
}

const UNSHARE: readonly Program[] = ['unshare', 'nsenter', 'setpriv', 'pivot_root', 'mount'];

/** Strongest first. Root needs no sudo, and a user namespace only where it is not allowed to mount: in many containers. */
export function rungsFor({ uid }: Setting['user']): ((setting: Setting) => Rung)[] {
  const plain = (setting: Setting) => unshare(setting, false);
  const namespaced = (setting: Setting) => unshare(setting, true);
  return uid === 0 ? [bubblewrap, plain, namespaced] : [bubblewrap, namespaced, sudo];
}

function bubblewrap({ programs, user }: Setting): Rung {
  const root = user.uid === 0;
  const program = programs.bwrap ?? 'bwrap';
  return {
    kind: 'bubblewrap',
    needs: ['bwrap', 'nsenter'],
    zone: {
      before: [
        ...[program, '--die-with-parent', '--unshare-net', ...(root ? [] : ['--unshare-user'])],
        ...['--dev-bind', '/', '/', '--'],
      ],
      script: null,
      drop: [],
    },
    unit(place, launch, pid) {
      const enter = [
        ...[programs.nsenter ?? 'nsenter', '-t', `${pid}`, '-n'],
        ...[...(root ? [] : ['-U', '--preserve-credentials']), '--'],
      ];
      return {
        words: [
          ...(place.room.network === 'loopback' ? enter : []),
          ...[program, ...bubblewrapArgs(place, launch, root)],
        ],
        text: `${startLines(['exec'], launch).join('\n')}\n`,
      };
    },
  };
}

function unshare(setting: Setting, namespaced: boolean): Rung {
  const drop: Drop = setting.user.uid === 0 ? { as: 'root' } : { as: 'nested', user: setting.user };
  return byScript('unshare', UNSHARE, setting, {
    ...{ sudo: [], drop, relay_drop: [] },
    zone_flags: [...(namespaced ? ['-U', '-r'] : []), '-n', '-m'],
    enter_flags: namespaced ? ['-U', '--preserve-credentials'] : [],
  });
}

function sudo(setting: Setting): Rung {
  const { programs, user } = setting;
  const drop: Drop = { as: 'user', user };
  return byScript('sudo', ['sudo', ...UNSHARE], setting, {
    // -n: never a question for a password.
    ...{ sudo: [programs.sudo ?? 'sudo', '-n', '--'], drop, relay_drop: dropWords(drop, programs) },
    ...{ zone_flags: ['-n', '-m'], enter_flags: [] },
  });
}

interface Way {
  sudo: readonly string[];
  drop: Drop;
  relay_drop: readonly string[];
  zone_flags: readonly string[];
  enter_flags: readonly string[];
}

function byScript(kind: SandboxKind, needs: readonly Program[], setting: Setting, way: Way): Rung {
  const { programs, visible, common, isFile } = setting;
  const program = programs.unshare ?? 'unshare';
  const machine: Machine = { programs: programs as Record<string, string>, isFile };
  return {
    kind,
    needs,
    zone: {
      before: [...way.sudo, program, ...way.zone_flags, '--'],
      script: [LOOPBACK_UP, ...mountCommon(common, visible, isFile)],
      drop: way.relay_drop,
    },
    unit(place, launch, pid) {
      const network = place.room.network === 'loopback' ? ['-n'] : [];
      return {
        words: [
          ...[...way.sudo, programs.nsenter ?? 'nsenter', '-t', `${pid}`, '-m', ...way.enter_flags, ...network, '--'],
          ...[program, '-m', '-p', '-i', '-f', '--kill-child', '--', '/bin/sh', place.script],
        ],
        ...unitScript(place, launch, common, way.drop, machine),
      };
    },
  };
}
