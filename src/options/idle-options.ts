/** Options of a run → those that were given and change nothing here, each in one sentence. */
import { flagOf } from './flags.js';
import { type RunOptions, RunOptionsSchema } from './run-options.js';

const DEFAULTS: Partial<Record<string, unknown>> = RunOptionsSchema.parse({});

type Key = keyof RunOptions;

const isGiven = (options: RunOptions, key: Key) => JSON.stringify(options[key]) !== JSON.stringify(DEFAULTS[key]);

/** Only these modes look at it. */
const MODES: Partial<Record<Key, readonly RunOptions['mode'][]>> = {
  model: ['model', 'replay'],
  record: ['model', 'live'],
  reuse: ['model'],
  max_requests: ['model'],
  decisions: ['model', 'live', 'replay'],
};

/** The second makes the first void. */
const VOID: readonly [Key, Key][] = [
  ['resume', 'dry_run'],
  ['enable_log_scan', 'disable_log_scan'],
];

export function describeIdle(options: RunOptions): string[] {
  const ofModes = Object.entries(MODES).flatMap(([name, modes]) => {
    const key = name as Key;
    return modes.includes(options.mode) || !isGiven(options, key)
      ? []
      : [`${flagOf(key)} does nothing in mode ${options.mode}: it is for mode ${modes.join(' and ')}.`];
  });
  const ofPairs = VOID.flatMap(([key, other]) =>
    isGiven(options, key) && isGiven(options, other) ? [`${flagOf(key)} does nothing beside ${flagOf(other)}.`] : [],
  );
  const others = options.fail_on.filter((word) => word !== 'none');
  const isVoid = others.length > 0 && others.length < options.fail_on.length;
  const still = `${others.join(', ')} still ${others.length === 1 ? 'fails' : 'fail'} the gate`;
  return [...ofModes, ...ofPairs, ...(isVoid ? [`--fail-on none does nothing beside other words: ${still}.`] : [])];
}
