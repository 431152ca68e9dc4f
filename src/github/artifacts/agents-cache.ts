/** Keeps installed agents in the cache of GitHub Actions. A failure of the service only costs time. */

import type { InstallStore } from '../../../lib/setup/install/store.js';
import { endSentence } from '../../../lib/text/sentence.js';
import type { Log } from '../log/log.js';

export function agentsCache(log: Pick<Log, 'info' | 'warn'>): InstallStore {
  /** Loaded only here: a job without `cache: true` does not need it. */
  const open = async () => {
    const cache = await import('@actions/cache');
    if (cache.isFeatureAvailable()) return cache;
    log.info('No cache: this job has no cache service (a GitHub Enterprise Server, or act without its cache server).');
    return null;
  };
  return {
    async restore(key, paths) {
      try {
        return (await (await open())?.restoreCache([...paths], key)) !== undefined;
      } catch (error) {
        log.info(`No cache: ${endSentence((error as Error).message)}`);
        return false;
      }
    },
    async save(key, paths) {
      try {
        await (await open())?.saveCache([...paths], key);
      } catch (error) {
        log.info(`Not kept in the cache: ${endSentence((error as Error).message)}`);
      }
    },
  };
}
