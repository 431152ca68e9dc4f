/** This machine → what every sandbox shows of it, read-only: the system's programs, the tools on PATH and this Node, and nothing of the user's. */

import { lstat, readdir, readlink, realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, delimiter, dirname, isAbsolute, join } from 'node:path';
import { exists, isExecutable, isFolder } from '../files/presence.js';
import { isInside } from '../files/walk-tree.js';

/** In the order in which they are mounted: a folder comes before what lies in it. */
export type Mount =
  | { do: 'show'; path: string }
  | { do: 'link'; path: string; target: string }
  /** An empty folder or file where something of the user's lies below a folder that is shown. */
  | { do: 'hide'; path: string; folder: boolean };

export interface VisibleOptions {
  env: Readonly<Record<string, string | undefined>>;
  /** Folders that are never shown: the checkout, caches, artifacts. */
  hidden: readonly string[];
  /** Shown even where they lie in a hidden folder, such as an installed agent in the cache. */
  shown: readonly string[];
}

const SYSTEM = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/libx32',
  '/etc',
  '/opt',
  '/nix',
  '/var/lib/gems',
];
/** What hooks and servers are written in. Their command may be a link from a folder on PATH to another place. */
const INTERPRETERS = 'node npm npx bun deno python python3 uv uvx ruby perl php java bash zsh git jq'.split(' ');
/** Below the home these hold more than programs, so only their own folder of programs is shown. */
const SHARED_PREFIXES = ['.local', '.config', '.cache', '.ssh', '.aws', '.docker', 'snap', 'Library'];
/** Each sandbox has its own. */
const NEVER = ['/', '/tmp', '/proc', '/dev', '/sys', '/run', '/var'];
const SECRET_NAME = /credential|secret|token|netrc|npmrc|auth|\.env\b|\.(pem|key)$/i;

export async function listVisible(options: VisibleOptions): Promise<Mount[]> {
  const home = await real(options.env['HOME'] || homedir());
  const hidden = await listHidden(options);
  const mounts = new Map<string, Mount>();
  for (const path of SYSTEM) {
    const mount = await systemMount(path);
    if (mount) mounts.set(path, mount);
  }
  for (const folder of await listToolFolders(options.env, home, hidden)) {
    mounts.set(folder, { do: 'show', path: folder });
    for (const name of await readdir(folder).catch(() => [] as string[])) {
      if (SECRET_NAME.test(name) && isInside(home, folder)) await hide(mounts, join(folder, name));
    }
  }
  const node = prefixOf(await real(process.execPath), home, hidden);
  // Where a resolver of the system's writes it, /etc only has a link.
  const names = await real('/etc/resolv.conf');
  const shown = await Promise.all(options.shown.map(real));
  for (const path of [node, ...(isInside('/etc', names) ? [] : [names]), ...shown])
    mounts.set(path, { do: 'show', path });
  for (const path of hidden) {
    if ([...mounts.values()].some((mount) => mount.do === 'show' && isInside(mount.path, path) && path !== mount.path))
      await hide(mounts, path);
  }
  // Root may read what others may not, and so may an agent that runs as root.
  if (process.getuid?.() === 0) for (const path of await listPrivate('/etc')) await hide(mounts, path);
  return prune([...mounts.values()].filter(({ path }) => !NEVER.includes(path)));
}

/** A folder before what lies in it; what a folder above already shows is left out, unless something is hidden in between. */
function prune(mounts: readonly Mount[]): Mount[] {
  const sorted = [...mounts].sort((a, b) => (a.path < b.path ? -1 : 1));
  const kept: Mount[] = [];
  for (const mount of sorted) {
    const above = kept.findLast(
      (other) => other.do !== 'link' && other.path !== mount.path && isInside(other.path, mount.path),
    );
    if (mount.do === 'show' && above?.do === 'show') continue;
    if (mount.do === 'hide' && above?.do !== 'show') continue;
    kept.push(mount);
  }
  return kept;
}

async function systemMount(path: string): Promise<Mount | null> {
  const facts = await lstat(path).catch(() => null);
  if (!facts) return null;
  if (facts.isSymbolicLink()) return { do: 'link', path, target: await readlink(path) };
  return { do: 'show', path };
}

async function hide(mounts: Map<string, Mount>, path: string): Promise<void> {
  const facts = await stat(path).catch(() => null);
  if (facts) mounts.set(path, { do: 'hide', path, folder: facts.isDirectory() });
}

/** The user's home, and what the tool and the job have outside it. Real paths. */
export async function listHidden({ env, hidden }: Omit<VisibleOptions, 'shown'>): Promise<string[]> {
  const home = await real(env['HOME'] || homedir());
  const named = ['GITHUB_WORKSPACE', 'RUNNER_WORKSPACE', 'RUNNER_TEMP'].flatMap((name) => env[name] ?? []);
  const temp = env['RUNNER_TEMP'];
  // <runner>/_work/_temp: the runner's own folder holds its credentials.
  const runner = temp ? dirname(dirname(temp)) : null;
  const runners = runner && (await exists(join(runner, '.runner'))) ? [runner] : [];
  const paths = [home, homedir(), ...hidden, ...named, ...runners].filter((path) => isAbsolute(path));
  return [...new Set(await Promise.all(paths.map(real)))].filter((path) => path !== '/');
}

/** The folders of PATH with what their programs need beside them, and those of interpreters that are links. */
async function listToolFolders(
  env: VisibleOptions['env'],
  home: string,
  hidden: readonly string[],
): Promise<Set<string>> {
  const path = (env['PATH'] ?? '').split(delimiter).filter((folder) => isAbsolute(folder));
  const folders = [...new Set(await Promise.all(path.map(real)))];
  const tools = new Set<string>();
  // What is hidden beside the home (the checkout, a cache) may lie in it, and so do the tools.
  const kept = hidden.filter((folder) => !isInside(folder, home));
  const add = (folder: string) => {
    // A PATH may name the home itself, or a folder above it.
    if ([home, ...hidden].some((other) => isInside(folder, other))) return;
    if (!kept.some((other) => isInside(other, folder))) tools.add(prefixOf(join(folder, 'x'), home, hidden));
  };
  for (const folder of folders) if (await isFolder(folder)) add(folder);
  for (const name of INTERPRETERS) {
    for (const folder of folders) {
      const file = join(folder, name);
      if (!(await isExecutable(file))) continue;
      add(dirname(await real(file)));
      break;
    }
  }
  return tools;
}

/** The folder that a program is installed in: `<prefix>/bin/node` → `<prefix>`, unless that would show more than programs. */
function prefixOf(program: string, home: string, hidden: readonly string[]): string {
  const folder = dirname(program);
  const prefix = dirname(folder);
  if (!['bin', 'sbin', 'shims', 'libexec'].includes(basename(folder))) return folder;
  const holdsMore = [home, ...hidden].some((other) => isInside(prefix, other));
  const shared = dirname(prefix) === home && SHARED_PREFIXES.includes(basename(prefix));
  return holdsMore || shared || prefix === '/' ? folder : prefix;
}

/** Files and folders that only their owner or group may read, two levels deep. */
async function listPrivate(root: string, depth = 2): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir(root).catch(() => [] as string[])) {
    const path = join(root, name);
    const facts = await lstat(path).catch(() => null);
    if (!facts || facts.isSymbolicLink()) continue;
    if ((facts.mode & 0o004) === 0) found.push(path);
    else if (facts.isDirectory() && depth > 1) found.push(...(await listPrivate(path, depth - 1)));
  }
  return found;
}

const real = (path: string): Promise<string> => realpath(path).catch(() => path);
