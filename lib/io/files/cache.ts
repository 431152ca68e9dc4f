/** Finds the cache folder for installed agents, and locks it between batches. */
import { mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import lockfile from 'proper-lockfile';
import { ConfigError } from '../../input/config-error.js';

/** $AGENT_ROUTING_CACHE, else $XDG_CACHE_HOME/agent-routing, else ~/.cache/agent-routing. */
export function defaultCacheRoot(env: NodeJS.ProcessEnv = process.env): string {
  if (env['AGENT_ROUTING_CACHE']) return resolve(env['AGENT_ROUTING_CACHE']);
  const xdg = env['XDG_CACHE_HOME'];
  // The XDG rules say that a relative path is to be ignored.
  return join(xdg && isAbsolute(xdg) ? xdg : join(homedir(), '.cache'), 'agent-routing');
}

/** A killed holder no longer updates its lock, which becomes free after this time. */
const STALE_MS = 20_000;

/** Runs the work while no other process does so in the same folder; creates the folder. */
export async function withFolderLock<T>(
  folder: string,
  log: (line: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  let release: () => Promise<void>;
  const options = {
    stale: STALE_MS,
    update: STALE_MS / 4,
    realpath: false,
    // By default the library throws where nothing can catch it. The guarded work ends in an atomic rename, so two holders do no harm.
    onCompromised: (error: Error) => log(`the lock of ${folder} was lost: ${error.message}`),
  };
  try {
    await mkdir(folder, { recursive: true });
    release = await lockfile.lock(folder, options).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ELOCKED') throw error;
      log(`another batch is installing into ${folder}; waiting for it`);
      return lockfile.lock(folder, { ...options, retries: { retries: 1200, factor: 1, minTimeout: 500 } });
    });
  } catch (error) {
    throw explainCacheError(error as NodeJS.ErrnoException, folder);
  }
  try {
    return await work();
  } finally {
    await release().catch(() => {});
  }
}

export function explainCacheError(error: NodeJS.ErrnoException, folder: string): Error {
  const fix = 'set AGENT_ROUTING_CACHE to a folder with space that you may write to.';
  switch (error.code) {
    case 'ELOCKED':
      return new ConfigError(`Another batch has been installing into ${folder} for ten minutes.`, {
        fix: `end that batch, or remove ${folder}.lock.`,
      });
    case 'ENOSPC':
    case 'EDQUOT':
      return new ConfigError(`The disk is full: nothing can be installed into ${folder}.`, {
        fix: `free space, or ${fix}`,
      });
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
      return new ConfigError(`The cache folder ${folder} cannot be written (${error.code}).`, { fix });
    default:
      return error;
  }
}
