/** A version of an agent → its executable in the cache, installed once and atomically. */
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Agent, NpmBuild } from '../agents/agent.js';
import { LOCK, type LockEntry } from '../agents/lock.js';
import { ConfigError } from '../input/config-error.js';
import { explainCacheError, withFolderLock } from '../io/files/cache.js';
import { exec as defaultExec, type Exec, fetchPackage, npmEnvironment, parseSpec } from '../io/npm.js';
import { runProcess } from '../io/process/process.js';
import { findChanged, type HeldFolder, recordInstalled } from './installed-hash.js';

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
  /** By `package@version`. */
  lock?: Readonly<Record<string, LockEntry>>;
}

export interface InstalledAgent {
  binary: string;
  /** Shared between units of this version: unpacked runtimes. */
  shared_cache: string;
  version: string;
}

/** Windows is refused; macOS is not. */
export function currentPlatform(os: string = process.platform, arch: string = process.arch) {
  if (os === 'win32') {
    throw new ConfigError('Agents cannot be run on Windows.', { fix: 'use Linux (x64 or arm64); WSL is Linux.' });
  }
  return { os, arch };
}

/** Needs no network, no npm and no lock once the version is installed. */
export async function installAgent(request: InstallRequest): Promise<InstalledAgent> {
  const { build, version, cache_root, log = () => {} } = request;
  currentPlatform();
  const home = homeOf(request);
  const shelf = dirname(home);
  const installed: InstalledAgent = {
    binary: join(home, 'node_modules', build.folder, build.binary),
    shared_cache: join(home, 'shared'),
    version,
  };
  const ready = async () =>
    (await isWhole(home, installed.binary)) && (!request.warm || (await exists(join(home, WARM))));
  const changed = async () => findChanged(cache_root, home, heldFolders(request, home, await readMarker(home)));
  if ((await ready()) && (await changed()) === null) return installed;
  await withFolderLock(shelf, log, async () => {
    await removeLeftovers(shelf);
    if ((await ready()) && (await isAsInstalled(await changed(), request, home))) return;
    if (!(await isWhole(home, installed.binary))) await fetchInto(request, shelf, home, log);
    if (request.warm && !(await exists(join(home, WARM)))) await warmUp(request.warm, installed, shelf, home, log);
    await recordInstalled(cache_root, home, heldFolders(request, home, null));
  });
  return installed;
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
    { name: 'package', path: join(home, 'node_modules', build.folder), expected: expected?.files ?? null },
    { name: 'shared', path: join(home, 'shared'), expected: expected?.unpacked ?? null, ...ignored },
  ];
}

const COMPLETE = 'complete.json';
const WARM = 'warm.json';
const PARTIAL = '.partial-';

async function fetchInto(request: InstallRequest, shelf: string, home: string, log: (line: string) => void) {
  const { build, name, version } = request;
  const { locked_as } = parseSpec(build.spec);
  const locked = (request.lock ?? LOCK)[locked_as];
  if (!locked) {
    log(
      `warning: ${name} ${version} is not in this tool's lock, so the downloaded package is installed without a hash check`,
    );
  }
  log(`installing ${name} ${version} (${locked_as})`);
  const partial = join(shelf, `${PARTIAL}${randomUUID()}`);
  try {
    await mkdir(partial, { recursive: true });
    await fetchPackage(
      build.spec,
      locked?.integrity,
      partial,
      request.exec ?? defaultExec,
      request.env ?? npmEnvironment(),
    );
    const unpacked = join(partial, 'node_modules', build.folder);
    await checkUnpacked(unpacked, locked?.bytes, partial);
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
    await rm(partial, { recursive: true, force: true });
  }
}

/**
 * npm 11.19 exits 0 even when a full disk truncated the unpacked files (measured). So their size is compared with the
 * lock's; for a version without a lock entry, a disk that has room for another megabyte was not full.
 */
async function checkUnpacked(unpacked: string, bytes: number | undefined, partial: string): Promise<void> {
  const probe = join(partial, 'probe');
  await writeFile(probe, Buffer.alloc(1024 * 1024, 1), { flush: true });
  await rm(probe);
  if (bytes === undefined) return;
  const found = await sumSizes(unpacked);
  if (found === bytes) return;
  throw new ConfigError(`npm unpacked ${found} bytes instead of the ${bytes} in this tool's lock.`, {
    fix: 'make sure that the disk of the cache is not full, then start again; AGENT_ROUTING_CACHE selects another folder.',
  });
}

async function sumSizes(folder: string): Promise<number> {
  let sum = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) sum += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return sum;
}

interface Marker {
  binary_bytes: number;
  /** Of the lock's package; absent for a version that is not in it. */
  integrity?: string;
}

async function readMarker(home: string): Promise<Marker | null> {
  try {
    return JSON.parse(await readFile(join(home, COMPLETE), 'utf8')) as Marker;
  } catch {
    return null;
  }
}

/** The marker is written last and holds the binary's size, so an install that a full disk truncated is not accepted. */
async function isWhole(home: string, binary: string): Promise<boolean> {
  const marker = await readMarker(home);
  const facts = await stat(binary).catch(() => null);
  return marker !== null && facts?.size === marker.binary_bytes;
}

async function warmUp(
  warm: NonNullable<Agent['warm']>,
  { binary, shared_cache }: InstalledAgent,
  shelf: string,
  home: string,
  log: (line: string) => void,
) {
  const scratch = join(shelf, `${PARTIAL}${randomUUID()}`);
  await mkdir(scratch, { recursive: true });
  try {
    const { exit_code, timed_out, spawn_error, duration_ms } = await runProcess(
      warm({ binary, shared_cache, home: scratch }),
      {
        stdout_file: join(scratch, 'stdout'),
        stderr_file: join(scratch, 'stderr'),
        timeout_ms: 120_000,
        marker: `warm-${randomUUID()}`,
      },
    );
    if (exit_code === 0 && !timed_out) await writeFile(join(home, WARM), JSON.stringify({ duration_ms }));
    // Not an error: each unit then unpacks these files itself, which is only slower.
    else
      log(
        `warning: the first start of ${binary} failed (${spawn_error ?? (timed_out ? 'timeout' : `exit ${exit_code}`)})`,
      );
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Called under the lock, so any partial install was left by a killed batch. */
async function removeLeftovers(shelf: string): Promise<void> {
  for (const entry of await readdir(shelf)) {
    if (entry.startsWith(PARTIAL)) await rm(join(shelf, entry), { recursive: true, force: true });
  }
}

/** The folder's name includes the build, because one cache may serve machines of both architectures. */
const homeOf = ({ build, name, version, cache_root }: InstallRequest): string =>
  join(cache_root, 'agents', name, `${version}+${slug(build.folder)}`);

const slug = (name: string) => name.replace(/[^A-Za-z0-9.-]+/g, '-').replace(/^-/, '');

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
