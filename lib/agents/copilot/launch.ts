/** The command line and whole environment of one Copilot CLI run, in an embedded mode or with the user's own credentials. */
import { posix } from 'node:path';
import type { Credentials, Launch, LaunchPlace } from '../agent.js';
import { PLAIN_PATH } from '../environment.js';

export const CREDENTIALS: Credentials = {
  /** Any of these lets Copilot 1.0.102 reach a model; a local provider needs no key. */
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
    'COPILOT_OFFLINE',
    'COPILOT_NATIVE_HTTP_TIMEOUT_MS',
    'COPILOT_GH_HOST',
    'GH_HOST',
  ],
  homes: ['COPILOT_HOME'],
};

const SECRETS = [...CREDENTIALS.any_of, ...CREDENTIALS.secrets].filter((name) => !name.endsWith('_URL'));

/** A provider of one's own needs a model's name. An unknown one gets the tools and limits of the vendor's own models but `gpt-*`. */
const EMBEDDED_MODEL = 'embedded';

/**
 * How long a model may take to its first byte. Copilot tries six times with a second between, so a server that hangs is told
 * after 77 s instead of never. One that begins to answer and then falls silent is not cut off by any setting of 1.0.102:
 * there the unit's own timeout tells. A user's own value wins in live mode.
 */
const PATIENCE_MS = '12000';

/** Built from nothing: what is not named here does not exist for the agent and its tools. */
function baseEnvironment(place: { shared_cache: string; user_env?: Record<string, string> }) {
  return {
    PATH: place.user_env?.['PATH'] ?? PLAIN_PATH,
    LANG: 'C.UTF-8',
    /*
     * Shared between units: the 235 MB runtime that the binary unpacks once per version, and nothing else; caches, logs,
     * sessions and device id stay in the home. The agent's file tools are denied that folder (it is neither workspace nor
     * temporary folder), but a shell command could still write there: it runs as the same user. A unit that must be
     * kept from that needs a sandbox or a cache of its own.
     */
    COPILOT_PKG_CACHE_HOME: place.shared_cache,
    COPILOT_AUTO_UPDATE: 'false',
    COPILOT_NATIVE_HTTP_TIMEOUT_MS: PATIENCE_MS,
  };
}

function homeEnvironment(place: { home: string; own_home?: boolean }): Record<string, string> {
  if (place.own_home) return {};
  const below = (name: string) => posix.join(place.home, name);
  return {
    HOME: place.home,
    // Copilot lets its tools into the system's temporary folder, where other units may lie: give it one of its own.
    TMPDIR: below('tmp'),
    COPILOT_HOME: below('.copilot'),
    XDG_CACHE_HOME: below('.cache'),
    XDG_CONFIG_HOME: below('.config'),
    XDG_STATE_HOME: below('.state'),
    XDG_DATA_HOME: below('.data'),
  };
}

function modelEnvironment(place: LaunchPlace): Record<string, string> {
  if (place.model_url !== null)
    return {
      COPILOT_OFFLINE: 'true',
      COPILOT_PROVIDER_BASE_URL: `${place.model_url}/v1`,
      COPILOT_PROVIDER_TYPE: 'openai',
      // No key: Copilot replaces the key's value by ****** wherever it stands in its output.
      COPILOT_MODEL: place.vendor_model ?? EMBEDDED_MODEL,
    };
  return {
    // With a provider on this machine and no login, GitHub is only asked in vain (and name resolution costs seconds).
    ...(isLocalAlone(place.user_env) ? { COPILOT_OFFLINE: 'true' } : {}),
    ...place.user_env,
    ...(place.vendor_model === null ? {} : { COPILOT_MODEL: place.vendor_model }),
  };
}

const isLocalAlone = (env: Record<string, string>): boolean =>
  /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:|\/|$)/.test(env['COPILOT_PROVIDER_BASE_URL'] ?? '') &&
  !['COPILOT_GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_TOKEN'].some((name) => env[name]);

export function launch(place: LaunchPlace): Launch {
  const env = { ...baseEnvironment(place), ...modelEnvironment(place), ...homeEnvironment(place) };
  const secrets = place.model_url === null ? SECRETS.filter((name) => name in env) : [];
  return {
    file: place.binary,
    args: [
      // With `=` a prompt that begins with a dash is still a prompt.
      `--prompt=${place.prompt}`,
      '--allow-all-tools',
      '--output-format=json',
      '--no-color',
      `--session-id=${place.session_id}`,
      ...(place.install === 'plugin' && !place.own_home ? [`--plugin-dir=${place.source_copy}`] : []),
      ...(place.subagent === null ? [] : [`--agent=${place.subagent}`]),
      // Tool shells inherit GITHUB_TOKEN and its like unless they are named here.
      ...(secrets.length ? [`--secret-env-vars=${secrets.join(',')}`] : []),
    ],
    env,
    cwd: place.workspace,
  };
}

/** `--version` unpacks the runtime; units that start at once on a cold cache would each do it. */
export function warm(place: { binary: string; shared_cache: string; home: string }): Launch {
  return {
    file: place.binary,
    args: ['--version'],
    env: { ...baseEnvironment(place), ...homeEnvironment(place) },
    cwd: place.home,
  };
}
