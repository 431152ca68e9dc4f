/** A place outside of this machine that keeps installed agents; what comes from there is held to this tool's lock before it is used. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LockEntry } from '../../agents/lock.js';
import { digestTree } from '../../io/files/tree-digest.js';

export interface InstallStore {
  /** Puts the paths back as they were saved under this key; false where there are none. */
  restore(key: string, paths: readonly string[]): Promise<boolean>;
  save(key: string, paths: readonly string[]): Promise<void>;
}

export interface StoredInstall {
  name: string;
  version: string;
  home: string;
  /** What the lock's hash is of. */
  held: string;
  locked: LockEntry | undefined;
}

/** The package and its marker: what an agent unpacked by itself is not kept, because the lock knows no hash of most of it. */
const pathsOf = ({ home }: StoredInstall) => [join(home, 'node_modules'), join(home, 'complete.json')];
const keyOf = ({ name, version, locked }: StoredInstall) =>
  `agent-routing-${name}-${version}-${process.platform}-${process.arch}-${locked?.files?.slice(0, 16)}`;

/** False where it is not there, or not what the lock says. A version without a hash in the lock is never taken from the store. */
export async function restoreInstall(
  store: InstallStore | undefined,
  install: StoredInstall,
  log: (line: string) => void,
): Promise<boolean> {
  const { home, held, locked, name, version } = install;
  if (!store || !locked?.files || !(await store.restore(keyOf(install), pathsOf(install)))) return false;
  const found = await digestTree(held).catch(() => null);
  if (found === locked.files) {
    await mkdir(join(home, 'shared'), { recursive: true });
    log(`${name} ${version}: from the cache`);
    return true;
  }
  log(`warning: ${name} ${version}: the cache holds other files than this tool's lock; installing again`);
  await rm(home, { recursive: true, force: true });
  return false;
}

export async function saveInstall(store: InstallStore | undefined, install: StoredInstall): Promise<void> {
  if (store && install.locked?.files) await store.save(keyOf(install), pathsOf(install));
}
