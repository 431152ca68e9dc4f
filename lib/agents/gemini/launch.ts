/** A unit's set-up → the process to start: one headless run of Gemini CLI that prints stream-json. */
import type { Launch } from '../../contract/ports/launch.js';
import { launchScript } from '../gemini-family/launch.js';
import type { Credentials } from '../interface/launch.js';
import type { LaunchSetup } from '../interface/unit-setup.js';
import { scriptBuild } from '../launch/node.js';
import { EMBEDDED_MODEL, registry_package } from './facts.js';

export const build = scriptBuild(registry_package, 'bundle/gemini.js', '20.0.0');

/** The Gemini API with a key, or Vertex AI with one or with a service account. */
export const credentials: Credentials = {
  any_of: ['GEMINI_API_KEY', 'GOOGLE_API_KEY', 'GOOGLE_APPLICATION_CREDENTIALS'],
  secrets: [],
  // biome-ignore format: a table
  settings: [
    'GOOGLE_GEMINI_BASE_URL', 'GOOGLE_VERTEX_BASE_URL', 'GOOGLE_GENAI_USE_VERTEXAI', 'GOOGLE_GENAI_USE_GCA',
    'GOOGLE_CLOUD_PROJECT', 'GOOGLE_CLOUD_LOCATION', 'GEMINI_MODEL',
  ],
  homes: ['GEMINI_CLI_HOME'],
};

/**
 * Settings are written before a launch knows the user's variables, and may name some. With a base URL and no type in the settings
 * the CLI takes the type for a gateway, which it then refuses (0.61.0).
 */
export const AUTH_VARIABLE = 'GEMINI_AUTH_TYPE';

function authOf(env: Record<string, string>): Record<string, string> {
  if (env['GOOGLE_GENAI_USE_GCA'] === 'true') return { [AUTH_VARIABLE]: 'oauth-personal' };
  const vertex = env['GOOGLE_GENAI_USE_VERTEXAI'] === 'true' || !env['GEMINI_API_KEY'];
  return vertex ? { [AUTH_VARIABLE]: 'vertex-ai' } : {};
}

export const launch = (setup: LaunchSetup): Launch =>
  launchScript(setup, {
    env: {
      // Otherwise it starts itself a second time with more memory.
      GEMINI_CLI_NO_RELAUNCH: 'true',
      // A project's skills, hooks and settings count only in a folder that is trusted; --skip-trust comes too late for the last two.
      GEMINI_CLI_TRUST_WORKSPACE: 'true',
    },
    live: authOf(setup.user_env),
    embedded: (model_url) => ({ GOOGLE_GEMINI_BASE_URL: model_url, GEMINI_API_KEY: 'embedded' }),
    embedded_model: EMBEDDED_MODEL,
  });
