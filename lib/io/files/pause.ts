/** Long work that is done at once → short pauses in it, so that the units beside it go on. */
import { setImmediate as letOthersRun } from 'node:timers/promises';

/** Files take about 20 µs each. */
const EVERY = 100;

/** Called with the number of files done since the last call. */
export function createPauses(): (done: number) => Promise<void> | undefined {
  let total = 0;
  return (done) => {
    total += done;
    if (total < EVERY) return undefined;
    total = 0;
    return letOthersRun();
  };
}
