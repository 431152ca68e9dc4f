/** Lets waits of half a second and more pass much faster, so that retries can be tested as they are. Returns what ends it. */
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

/** The long ones are limits, which a busy machine has to keep: that of a chunk of an artifact is 30 s. */
const shorten = (ms) => {
  if (ms < 500 || ms > 60_000) return ms;
  return ms > 20_000 ? ms / 20 : ms / 100;
};

/** @returns {() => void} */
export function hurry() {
  const real = globalThis.setTimeout;
  const sleep = timers.setTimeout;
  const fast = (callback, ms, ...rest) => real(callback, shorten(ms), ...rest);
  // Time limits on requests are AbortSignal.timeout and unref'ed timers inside Node; they do not come this way.
  globalThis.setTimeout = Object.assign(fast, real);
  timers.setTimeout = (ms, ...rest) => sleep(shorten(ms), ...rest);
  syncBuiltinESMExports();
  return () => {
    globalThis.setTimeout = real;
    timers.setTimeout = sleep;
    syncBuiltinESMExports();
  };
}
