/** Preloaded into a spawned action: waits of half a second and more pass a hundred times faster, so that retries can be tested as they are. */
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const shorten = (ms) => (ms >= 500 && ms <= 60_000 ? ms / 100 : ms);
const real = globalThis.setTimeout;
const fast = (callback, ms, ...rest) => real(callback, shorten(ms), ...rest);
Object.assign(fast, real);
// Time limits on requests are AbortSignal.timeout and unref'ed timers inside Node; they do not come this way.
globalThis.setTimeout = fast;

const sleep = timers.setTimeout;
timers.setTimeout = (ms, ...rest) => sleep(shorten(ms), ...rest);
syncBuiltinESMExports();
