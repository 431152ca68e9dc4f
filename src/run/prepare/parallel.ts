/** How many units run at once: the flag, then MAX_CONCURRENCY, then 4. */
import { ConfigError } from '../../../lib/input/config-error.js';

const DEFAULT_PARALLEL = 4;
/** Same limit as `--max-parallel`. */
const MOST_PARALLEL = 64;

export function parallelUnits(flag: number | undefined, env: Readonly<Record<string, string | undefined>>): number {
  const given = env['MAX_CONCURRENCY']?.trim();
  if (flag !== undefined || !given) return flag ?? DEFAULT_PARALLEL;
  const units = /^\d+$/.test(given) ? Number(given) : 0;
  if (units < 1 || units > MOST_PARALLEL)
    throw new ConfigError(`MAX_CONCURRENCY is '${given}'; it must be a whole number from 1 to ${MOST_PARALLEL}.`, {
      fix: 'correct or unset the variable; --max-parallel overrides it.',
    });
  return units;
}
