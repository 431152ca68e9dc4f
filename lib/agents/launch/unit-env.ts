/** A unit's set-up → the environment of its process, built from scratch: no variable of this machine but those given to the run. */
import { posix } from 'node:path';
import type { LaunchSetup } from '../interface/unit-setup.js';

/** The PATH of units that get none from the user. */
const PLAIN_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** A proxy address that refuses every connection immediately (the discard port). */
export const NOWHERE = 'http://127.0.0.1:9';

type Variables = Readonly<Record<string, string>>;

/** What is an agent's own in it. */
export interface OwnVariables {
  always: Variables;
  /** These apply in the home of a unit, and not in the user's. */
  isolated?: Variables;
  /** Set in a live run, under the user's own variables. */
  live?: Variables;
  /** Where the embedded model is. */
  embedded(model_url: string): Variables;
}

/** For what its programs throw away. */
export const temporaryFolder = (home: string): string => posix.join(home, 'tmp');

export function unitEnv(
  setup: Pick<LaunchSetup, 'home' | 'own_home' | 'user_env' | 'model_url'>,
  { always, isolated, live, embedded }: OwnVariables,
): Record<string, string> {
  const general = { PATH: setup.user_env['PATH'] ?? PLAIN_PATH, LANG: 'C.UTF-8', ...always };
  const home = setup.own_home ? {} : { HOME: setup.home, TMPDIR: temporaryFolder(setup.home), ...isolated };
  return setup.model_url === null
    ? { ...general, ...live, ...setup.user_env, ...home }
    : { ...general, ...home, ...embedded(setup.model_url) };
}
