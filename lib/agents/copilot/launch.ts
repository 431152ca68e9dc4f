/** A unit's set-up → the command line and whole environment of one Copilot CLI run, in an embedded mode or with the user's own credentials. */
import { posix } from 'node:path';
import type { Launch } from '../../contract/ports/launch.js';
import type { Credentials } from '../interface/launch.js';
import type { LaunchSetup } from '../interface/unit-setup.js';
import { unitEnv } from '../launch/unit-env.js';

export const credentials: Credentials = {
  /** With any of these Copilot 1.0.102 can reach a model; a local provider needs no key. */
  any_of: ['COPILOT_GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_TOKEN', 'COPILOT_PROVIDER_BASE_URL'],
  secrets: ['COPILOT_PROVIDER_API_KEY', 'COPILOT_PROVIDER_BEARER_TOKEN', 'COPILOT_PROVIDER_HEADERS'],
  settings: [
    'COPILOT_PROVIDER_TYPE',
    'COPILOT_PROVIDER_WIRE_API',
    'COPILOT_PROVIDER_TRANSPORT',
    'COPILOT_PROVIDER_AZURE_API_VERSION',
    'COPILOT_PROVIDER_MODEL_ID',
    'COPILOT_PROVIDER_WIRE_MODEL',
    'COPILOT_PROVIDER_MAX_PROMPT_TOKENS',
    'COPILOT_PROVIDER_MAX_OUTPUT_TOKENS',
    'COPILOT_MODEL',
    'COPILOT_API_URL',
    'COPILOT_DEBUG_GITHUB_API_URL',
    'COPILOT_OFFLINE',
    'COPILOT_NATIVE_HTTP_TIMEOUT_MS',
    'COPILOT_GH_HOST',
    'GH_HOST',
  ],
  homes: ['COPILOT_HOME'],
  /** 1.0.102 takes it without a look at a user; versions before 1.0.69 do not. */
  job_token: { variable: 'GITHUB_TOKEN', permission: 'copilot-requests: write' },
};

const SECRETS = [...credentials.any_of, ...credentials.secrets].filter((name) => !name.endsWith('_URL'));

/** A custom provider needs a model name. An unknown name gets the tools and limits of the vendor's own models other than `gpt-*`. */
const EMBEDDED_MODEL = 'embedded';

/**
 * How long a model may take to its first byte. Copilot tries six times with a second in between, so a server that hangs is
 * reported after 77 s instead of never. No setting of 1.0.102 ends an answer that begins and then stalls; the unit's own
 * timeout does. In live mode the user's own value takes precedence.
 */
const PATIENCE_MS = '12000';

/** In the order in which it looks at them. */
const TOKENS = ['COPILOT_GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_TOKEN'];

/** A token goes by its own name only: whatever --secret-env-vars says, tools of 1.0.102 get GH_TOKEN and GITHUB_TOKEN. */
function hideToken(env: Record<string, string>): Record<string, string> {
  const token = TOKENS.map((name) => env[name]).find(Boolean);
  const rest = Object.fromEntries(Object.entries(env).filter(([name]) => !TOKENS.includes(name)));
  return token ? { ...rest, COPILOT_GITHUB_TOKEN: token } : rest;
}

type Started = Pick<LaunchSetup, 'home' | 'own_home' | 'user_env' | 'model_url' | 'shared_cache' | 'mode'>;

export function buildEnv(setup: Started, vendor_model: string | null): Record<string, string> {
  const { home, user_env, shared_cache } = setup;
  const below = (name: string) => posix.join(home, name);
  const model: Record<string, string> = vendor_model === null ? {} : { COPILOT_MODEL: vendor_model };
  return unitEnv(
    { ...setup, user_env: { ...hideToken(user_env), ...model } },
    {
      always: {
        /*
         * Units share only the 235 MB runtime that the binary unpacks once per version; caches, logs, sessions and device id
         * stay in the home. The agent's file tools may not access that folder (it is neither workspace nor temporary folder),
         * but a shell command could still write there, because it runs as the same user. Preventing that takes a sandbox or
         * one cache per unit.
         */
        COPILOT_PKG_CACHE_HOME: shared_cache,
        COPILOT_AUTO_UPDATE: 'false',
        COPILOT_NATIVE_HTTP_TIMEOUT_MS: PATIENCE_MS,
      },
      // Copilot lets its tools access the temporary folder, where other units may have theirs, so each unit has its own.
      isolated: {
        COPILOT_HOME: below('.copilot'),
        XDG_CACHE_HOME: below('.cache'),
        XDG_CONFIG_HOME: below('.config'),
        XDG_STATE_HOME: below('.state'),
        XDG_DATA_HOME: below('.data'),
      },
      // With a local provider and no login, requests to GitHub would only fail (and name resolution takes seconds).
      live: isLocalAlone(user_env) ? { COPILOT_OFFLINE: 'true' } : {},
      embedded: (model_url) => ({
        COPILOT_OFFLINE: 'true',
        // In mode model the answer may have to wait for a model's own limits, which is not an outage.
        ...(setup.mode === 'model' ? { COPILOT_NATIVE_HTTP_TIMEOUT_MS: '600000' } : {}),
        COPILOT_PROVIDER_BASE_URL: `${model_url}/v1`,
        COPILOT_PROVIDER_TYPE: 'openai',
        // No key, because Copilot replaces each occurrence of the key in its output by ******.
        COPILOT_MODEL: vendor_model ?? EMBEDDED_MODEL,
      }),
    },
  );
}

const isLocalAlone = (env: Record<string, string>): boolean =>
  /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:|\/|$)/.test(env['COPILOT_PROVIDER_BASE_URL'] ?? '') &&
  !TOKENS.some((name) => env[name]);

export function launch(setup: LaunchSetup): Launch {
  const env = buildEnv(setup, setup.vendor_model);
  const secrets = setup.model_url === null ? SECRETS.filter((name) => name in env) : [];
  return {
    file: setup.binary,
    args: [
      // With `=` a prompt may begin with a dash.
      `--prompt=${setup.prompt}`,
      '--allow-all-tools',
      '--output-format=json',
      '--no-color',
      `--session-id=${setup.session_id}`,
      ...(setup.install === 'plugin' && !setup.own_home ? [`--plugin-dir=${setup.source_copy}`] : []),
      ...(setup.neighbours ?? [])
        .filter(({ install }) => install === 'plugin')
        .map(({ source_copy }) => `--plugin-dir=${source_copy}`),
      ...(setup.subagent === null ? [] : [`--agent=${setup.subagent}`]),
      // Tool shells inherit these unless they are named here.
      ...(secrets.length ? [`--secret-env-vars=${secrets.join(',')}`] : []),
    ],
    env,
    cwd: setup.workspace,
  };
}

/** `--version` unpacks the runtime; without it, units that start together would each unpack it. */
export function warm({ binary, shared_cache, home }: { binary: string; shared_cache: string; home: string }): Launch {
  const env = buildEnv({ home, shared_cache, user_env: {}, model_url: null, mode: 'live' }, null);
  return { file: binary, args: ['--version'], env, cwd: home };
}
