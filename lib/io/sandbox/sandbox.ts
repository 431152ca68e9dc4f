/** A choice → the strongest sandbox that this machine lets us have, tried out before it is used; each process is started through it. */
import { statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { posix } from 'node:path';
import type { Launch } from '../../contract/ports/launch.js';
import type { Access, SandboxChoice, SandboxFacts } from '../../contract/ports/sandbox.js';
import { ConfigError } from '../../input/config-error.js';
import { oneLine } from '../../text/escape.js';
import { openTrialFolders } from '../files/throwaway.js';
import { isInside } from '../files/walk-tree.js';
import { runProcess } from '../process/process.js';
import { environmentOf } from '../process/start-child.js';
import { levelsFor, type SandboxLevel, type Setting } from './levels.js';
import { isInTmp } from './mount-script.js';
import { type Namespaces, openNamespaces, PATIENCE_MS } from './namespaces.js';
import { findPrograms, isExecutable } from './programs.js';
import { openSeatbelt } from './seatbelt.js';
import { SYSTEM_PATH, type UnitMounts } from './unshare.js';
import { listHidden, listVisible, type VisibleOptions } from './visible.js';

const { basename, dirname, join } = posix;

export interface Sandbox extends SandboxFacts {
  /** Starting the result starts the process in the sandbox. With kind none, or where it cannot be started at all: the launch itself. */
  enter(launch: Launch, access: Access, marker: string): Promise<{ launch: Launch; sandboxed: boolean }>;
  close(): Promise<void>;
}

export interface SandboxRequest extends VisibleOptions {
  choice: SandboxChoice;
  /** Where the embedded model answers: its port on this machine's loopback, and its socket file. */
  model: { port: number; socket: string };
  /** Default: this machine's. */
  platform?: string;
}

/** With `require`, a machine without a sandbox is an error. */
export async function openSandbox(request: SandboxRequest): Promise<Sandbox> {
  if (request.choice === 'none') return withoutSandbox('--sandbox none asks for that');
  const refused: string[] = [];
  const { platform = process.platform } = request;
  const visible = await listVisible(request);
  const hidden = await listHidden(request);
  const setting = { programs: findPrograms(request.env['PATH']), user: whoAmI(), visible, hidden, isFile };
  if (platform === 'linux') {
    for (const makeLevel of levelsFor(setting.user)) {
      const sandbox = await tryLevel(makeLevel, setting, request, (why) => refused.push(why));
      if (sandbox) return sandbox;
    }
  } else if (platform === 'darwin') {
    const sandbox = await trySeatbelt(setting, (why) => refused.push(why));
    if (sandbox) return sandbox;
  } else refused.push(`${platform} is not supported`);
  const reason = `this machine has no sandbox (${refused.join('; ')})`;
  if (request.choice === 'auto') return withoutSandbox(reason);
  throw new ConfigError(`--sandbox require: ${reason}.`, {
    fix: 'install bubblewrap, allow user namespaces or sudo without a password, or use --sandbox auto.',
  });
}

function withoutSandbox(reason: string): Sandbox {
  return {
    kind: 'none',
    reason,
    enter: async (launch) => ({ launch, sandboxed: false }),
    close: async () => {},
  };
}

async function trySeatbelt(
  { programs, visible, hidden }: Pick<Setting, 'programs' | 'visible'> & { hidden: readonly string[] },
  refuse: (why: string) => void,
): Promise<Sandbox | null> {
  try {
    const enter = await openSeatbelt(programs, visible, hidden);
    return {
      kind: 'seatbelt',
      reason: null,
      // It is the process itself: there are no programs around it.
      enter: async (launch, access) => ({
        launch: canStart(launch) ? await enter(launch, withoutHidden(access, hidden)) : launch,
        sandboxed: false,
      }),
      close: async () => {},
    };
  } catch (error) {
    refuse(`seatbelt: ${oneLine((error as Error).message, 200)}`);
    return null;
  }
}

/** Opens it and starts one process in it: only what was tried is trusted. Null when the machine refuses. */
async function tryLevel(
  makeLevel: (setting: Setting) => SandboxLevel,
  setting: Omit<Setting, 'common'> & { hidden: readonly string[] },
  { model }: SandboxRequest,
  refuse: (why: string) => void,
): Promise<Sandbox | null> {
  const folders = await openTrialFolders();
  const root = dirname(folders.home);
  let namespaces: Namespaces | null = null;
  const close = async () => {
    await namespaces?.close();
    await folders.close();
  };
  // The batch's own folder: what is mounted on it exists in those namespaces alone.
  const level = makeLevel({ ...setting, common: folders.home });
  try {
    const missing = level.needs.filter((name) => !setting.programs[name]);
    if (missing.length) throw new Error(`${missing.join(' and ')} not found`);
    namespaces = await openNamespaces({ ...level.namespaces, ...model, folder: root });
    const { pid } = namespaces;
    const enter: Sandbox['enter'] = (launch, access, mark) => enterLevel(level, setting, pid, launch, access, mark);
    await probe(enter);
    return { kind: level.kind, reason: null, enter, close };
  } catch (error) {
    refuse(`${level.kind}: ${oneLine((error as Error).message, 200)}`);
    await close();
    return null;
  }
}

async function enterLevel(
  level: SandboxLevel,
  { visible, hidden }: { visible: UnitMounts['visible']; hidden: readonly string[] },
  pid: number,
  launch: Launch,
  access: Access,
  marker: string,
): Promise<{ launch: Launch; sandboxed: boolean }> {
  if (!canStart(launch)) return { launch, sandboxed: false };
  const root = dirname(access.folders[0] ?? launch.cwd);
  const tmp = join(root, 't/tmp');
  const env = environmentOf(launch, marker);
  const { read_only } = withoutHidden(access, hidden);
  const shown = visible.flatMap((mount) => (mount.do === 'show' ? [mount.path] : []));
  await makeMountPoints(tmp, [...access.folders, ...shown, ...read_only]);
  const script = join(root, 'start.sh');
  const mounts: UnitMounts = { tmp, access: { ...access, read_only }, visible, script };
  const { words, text, table } = level.unit(mounts, { ...launch, env }, pid);
  await writeFile(script, text, { mode: 0o600 });
  if (table !== undefined) await writeFile(`${script}.tab`, table, { mode: 0o600 });
  const [file = '', ...args] = words;
  return { launch: { file, args, env: { PATH: SYSTEM_PATH }, cwd: launch.cwd }, sandboxed: true };
}

/** A missing program or folder is reported as without a sandbox, and nothing is started. */
const canStart = ({ file, cwd }: Launch): boolean => isExecutable(file) && isFolder(cwd);

/** A variable of the user's may name any folder: one that holds what is hidden stays out. */
const withoutHidden = (access: Access, hidden: readonly string[]): Access => ({
  ...access,
  read_only: outermost(access.read_only).filter(
    (path) => isFile(path) || (isFolder(path) && !hidden.some((other) => isInside(path, other))),
  ),
});

/** Without what lies in another of them. */
const outermost = (paths: readonly string[]): string[] =>
  [...new Set(paths)].filter((path) => !paths.some((other) => other !== path && isInside(other, path)));

/** The user makes these folders, because the user cannot remove what root makes. Outside /tmp they are made within the sandbox. */
async function makeMountPoints(tmp: string, paths: readonly string[]): Promise<void> {
  await mkdir(tmp, { recursive: true });
  for (const path of paths.filter(isInTmp)) {
    const point = join(tmp, path.slice('/tmp/'.length));
    await mkdir(isFile(path) ? dirname(point) : point, { recursive: true });
    if (isFile(path)) await writeFile(point, '');
  }
}

/** A shell that says that it lives, in folders like any unit's. */
async function probe(enter: Sandbox['enter']): Promise<void> {
  const folders = await openTrialFolders();
  const root = dirname(folders.home);
  const output = { stdout_file: join(root, 'stdout'), stderr_file: join(root, 'stderr') };
  try {
    const marker = basename(root);
    const shell = { file: '/bin/sh', args: ['-c', 'echo alive > alive && cat alive'], env: {}, cwd: folders.workspace };
    const own = [folders.home, folders.workspace];
    const access: Access = { folders: own, read_only: [], network: 'loopback' };
    const { launch, sandboxed } = await enter(shell, access, marker);
    const ended = await runProcess(launch, { ...output, timeout_ms: PATIENCE_MS, marker, sandboxed });
    const said = await readFile(output.stdout_file, 'utf8');
    if (sandboxed && said === 'alive\n') return;
    const words = (await readFile(output.stderr_file, 'utf8')).trim().split('\n').at(-1);
    throw new Error(words || ended.spawn_error || `exit code ${ended.exit_code}`);
  } finally {
    await folders.close();
  }
}

const whoAmI = () => ({ uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 });

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
