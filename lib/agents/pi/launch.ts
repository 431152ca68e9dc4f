/** A unit's set-up → the process to start: one `pi --mode json -p` on the embedded model or with the user's own credentials. */
import { posix } from 'node:path';
import type { Launch } from '../../contract/ports/launch.js';
import type { LaunchSetup } from '../interface/unit-setup.js';
import { unitEnv } from '../launch/unit-env.js';
import { credentials } from './facts.js';
import { EMBEDDED, MODULE_FILE, URL_VARIABLE } from './module.js';
import { piHome } from './source.js';

function modelArgs(setup: LaunchSetup): string[] {
  if (setup.model_url !== null) return ['--provider', EMBEDDED, '--model', setup.vendor_model ?? EMBEDDED];
  // `provider/model`, or a model's name alone.
  return setup.vendor_model === null ? providerArgs(setup.user_env) : ['--model', setup.vendor_model];
}

/** Without a provider pi takes Google's, whatever key there is (0.87.1). */
function providerArgs(env: Record<string, string>): string[] {
  const name = credentials.any_of.find((each) => env[each]);
  const provider = name?.startsWith('COPILOT_') ? 'github-copilot' : name?.split('_', 1)[0]?.toLowerCase();
  return provider ? ['--provider', provider === 'gemini' ? 'google' : provider] : [];
}

export function launch(setup: LaunchSetup): Launch {
  return {
    file: setup.tools?.['node'] ?? 'node',
    // biome-ignore format: a table
    args: [
      setup.binary,
      '--mode', 'json', '--session-id', setup.session_id,
      ...modelArgs(setup),
      // Without it pi silently lists no skill of a folder that the user has not trusted.
      '--approve',
      // Modules of the workspace are code; those named with -e are loaded all the same.
      ...(setup.allow_processes || setup.own_home ? [] : ['--no-extensions']),
      ...(setup.own_home ? [] : ['-e', posix.join(piHome(setup.home), MODULE_FILE)]),
      ...(setup.instructions ? ['--append-system-prompt', setup.instructions] : []),
      // A prompt may begin with a dash, or with an @ that would name a file.
      '-p', '--', setup.prompt.startsWith('@') ? ` ${setup.prompt}` : setup.prompt,
    ],
    env: unitEnv(setup, {
      always: {
        // Ten megabytes in every unit's temporary folder.
        NODE_DISABLE_COMPILE_CACHE: '1',
        PI_SKIP_VERSION_CHECK: '1',
        PI_TELEMETRY: '0',
      },
      isolated: { PI_CODING_AGENT_DIR: piHome(setup.home) },
      embedded: (model_url) => ({
        [URL_VARIABLE]: `${model_url}/v1`,
        [`${URL_VARIABLE}_ID`]: setup.vendor_model ?? EMBEDDED,
        PI_OFFLINE: '1',
      }),
    }),
    cwd: setup.workspace,
  };
}
