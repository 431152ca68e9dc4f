/** A version of an agent → its executable in the cache, installed once and atomically. */

import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Agent } from '../../agents/interface/agent.js';
import type { NpmBuild } from '../../agents/interface/install.js';
import { LOCK, type LockEntry } from '../../agents/lock.js';
import { ConfigError } from '../../input/config-error.js';
import { omit } from '../../input/get-own.js';
import { explainCacheError, withFolderLock } from '../../io/files/cache.js';
import { exists } from '../../io/files/presence.js';
import { removeTree } from '../../io/files/remove-tree.js';
import { exec as defaultExec, type Exec, fetchPackage, npmEnvironment, parseSpec } from '../../io/npm.js';
import type { ReadyAgent } from '../../transcript/ready.js';
import { findChanged, type HeldFolder, recordInstalled } from './installed-hash.js';
import { COMPLETE, isWhole, type Marker, readMarker } from './marker.js';
import { type InstallStore, restoreInstall, saveInstall } from './store.js';
import { installTools, type ThisNode } from './tools.js';
import { checkUnpacked } from './unpacked.js';
import { PARTIAL, WARM, warmUp } from './warm-up.js';

export interface InstallRequest {
  build: NpmBuild;
  /** The agent's name, such as `claude`. */
  name: string;
  version: string;
  cache_root: string;
  /** Run once per install, so that parallel units find the files that the CLI unpacks on its first start. */
  warm?: Agent['warm'];
  /** Files of the shared cache that come and go while the CLI runs. */
  passing?: Agent['passing'];
  exec?: Exec;
  log?: (line: string) => void;
  env?: Record<string, string>;
  /** The Node that runs this tool. */
  running?: ThisNode;
  /** The store is asked before npm, and gets what npm installed. */
  store?: InstallStore;
  /** The lock's entries by `package@version`. */
  lock?: Readonly<Record<string, LockEntry>>;
}

export type InstalledAgent = Required<Pick<ReadyAgent, 'binary' | 'tools' | 'shared_cache' | 'version' | 'locked'>>;

/** Windows is refused; macOS is not. */
export function currentPlatform(os: string = process.platform, arch: string = process.arch) {
  if (os === 'win32') {
    throw new ConfigError('Agents cannot be run on Windows.', { fix: 'use Linux (x64 or arm64); WSL is Linux.' });
  }
  return { os, arch };
}

/** Needs no network, no npm and no lock once the version is installed. */
export async function installAgent(request: InstallRequest): Promise<InstalledAgent> {
  const { build, name, version, cache_root, running, log = () => {} } = request;
  const plain = omit(request, 'warm');
  const installTool = async (name: string, version: string, build: NpmBuild) =>
    (await installAgent({ ...plain, name, version, build })).binary;
  const tools = await installTools(build, currentPlatform(), installTool, running);
  const home = homeOf(request);
  const shelf = dirname(home);
  const installed: InstalledAgent = {
    binary: join(home, 'node_modules', build.folder, build.binary),
    tools,
    shared_cache: join(home, 'shared'),
    version,
    locked: false,
  };
  const isLocked = async () => (await readMarker(home))?.integrity !== undefined;
  const ready = async () =>
    (await isWhole(home, installed.binary)) && (!request.warm || (await exists(join(home, WARM))));
  const changed = async () => findChanged(cache_root, home, heldFolders(request, home, await readMarker(home)));
  if ((await ready()) && (await changed()) === null) return { ...installed, locked: await isLocked() };
  await withFolderLock(shelf, log, async () => {
    await removeLeftovers(shelf);
    if ((await ready()) && (await isAsInstalled(await changed(), request, home))) return;
    if (!(await isWhole(home, installed.binary))) {
      const { locked_as } = parseSpec(build.spec);
      const locked = (request.lock ?? LOCK)[locked_as];
      const stored = { name, version, home, held: packageFolder(home, build, locked), locked };
      const restored = await restoreInstall(request.store, stored, log);
      if (!restored || !(await isWhole(home, installed.binary))) {
        await fetchInto(request, shelf, home, log);
        // Before anything of a source has run.
        await saveInstall(request.store, stored);
      }
    }
    if (request.warm && !(await exists(join(home, WARM)))) await warmUp(request.warm, installed, shelf, home, log);
    await recordInstalled(cache_root, home, heldFolders(request, home, null));
  });
  return { ...installed, locked: await isLocked() };
}

/** Before each start: what was changed since it was installed is installed again. A binary that is gone is not started anyway. */
export async function holdToInstalled(request: InstallRequest, { binary }: InstalledAgent): Promise<void> {
  const home = homeOf(request);
  if (!(await exists(binary))) return;
  if ((await findChanged(request.cache_root, home, heldFolders(request, home, await readMarker(home)))) !== null)
    await installAgent(request);
}

/** What was changed is removed, so that it is installed again. */
async function isAsInstalled(
  changed: HeldFolder['name'] | null,
  { name, version, log = () => {} }: InstallRequest,
  home: string,
): Promise<boolean> {
  if (changed === null) return true;
  const what = changed === 'package' ? 'the installed files' : 'the files that it unpacked';
  log(`warning: ${name} ${version}: ${what} in ${home} are not what was installed; installing again`);
  for (const path of changed === 'package' ? [COMPLETE, WARM, 'node_modules', 'shared'] : [WARM, 'shared'])
    await rm(join(home, path), { recursive: true, force: true });
  if (changed === 'shared') await mkdir(join(home, 'shared'));
  return false;
}

function heldFolders(
  { build, name, version, ...request }: InstallRequest,
  home: string,
  marker: Marker | null,
): HeldFolder[] {
  const locked = (request.lock ?? LOCK)[parseSpec(build.spec).locked_as];
  // What was put there by hand never claimed to be the package of the lock.
  const expected = marker?.integrity !== undefined ? locked : undefined;
  const ignored = request.passing ? { ignored: request.passing } : {};
  return [
    { name: 'package', path: packageFolder(home, build, locked), expected: expected?.files ?? null },
    { name: 'shared', path: join(home, 'shared'), expected: expected?.unpacked ?? null, ...ignored },
  ];
}

/** With what it depends on, which is installed beside it. */
const packageFolder = (home: string, { folder }: NpmBuild, locked: LockEntry | undefined): string =>
  join(home, 'node_modules', ...(locked?.dependencies ? [] : [folder]));

async function fetchInto(request: InstallRequest, shelf: string, home: string, log: (line: string) => void) {
  const { build, name, version } = request;
  const { locked_as } = parseSpec(build.spec);
  const locked = (request.lock ?? LOCK)[locked_as];
  if (!locked) {
    log(
      `warning: ${locked_as} is not in this tool's lock, so ${name} is installed with npm's own check alone and not held to a hash of ours`,
    );
  }
  log(`installing ${name} ${version} (${locked_as})`);
  const partial = join(shelf, `${PARTIAL}${randomUUID()}`);
  try {
    await mkdir(partial, { recursive: true });
    await fetchPackage(build.spec, locked, partial, request.exec ?? defaultExec, request.env ?? npmEnvironment());
    const unpacked = join(partial, 'node_modules', build.folder);
    // npm's own record, which names the registry.
    await rm(join(partial, 'node_modules', '.package-lock.json'), { force: true });
    await checkUnpacked(packageFolder(partial, build, locked), locked?.bytes, partial);
    const binary = join(unpacked, build.binary);
    const facts = await stat(binary).catch(() => null);
    if (!facts?.isFile()) {
      throw new ConfigError(`The package ${locked_as} does not contain ${build.binary}.`, {
        fix: `use the version that this tool pins: leave ${name} out of --agent-versions, or set it to pinned.`,
      });
    }
    await chmod(binary, 0o755);
    await mkdir(join(partial, 'shared'));
    await writeFile(join(partial, COMPLETE), JSON.stringify({ spec: build.spec, ...locked, binary_bytes: facts.size }));
    // A broken install may exist already: a folder without the marker, or one whose binary was removed.
    await rm(home, { recursive: true, force: true });
    await rename(partial, home);
  } catch (error) {
    throw explainCacheError(error as NodeJS.ErrnoException, shelf);
  } finally {
    // Of an npm that was ended, a process may still write here: that must not hide why.
    await removeTree(partial);
  }
}

/** Called under the lock, so any partial install was left by a killed batch. */
async function removeLeftovers(shelf: string): Promise<void> {
  for (const entry of await readdir(shelf)) {
    if (entry.startsWith(PARTIAL)) await removeTree(join(shelf, entry));
  }
}

/** The folder's name includes the build, because one cache may serve machines of both architectures. */
export const homeOf = ({
  build,
  name,
  version,
  cache_root,
}: Pick<InstallRequest, 'build' | 'name' | 'version' | 'cache_root'>): string =>
  join(cache_root, 'agents', name, `${version}+${slug(build.folder)}`);

const slug = (name: string) => name.replace(/[^A-Za-z0-9.-]+/g, '-').replace(/^-/, '');
