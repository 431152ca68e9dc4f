/** A unit's set-up → the process to start: one `run --format json` of OpenCode or its fork on the embedded model or with the user's own credentials. */
import { posix } from 'node:path';
import type { Launch } from '../../contract/ports/launch.js';
import type { LaunchSetup } from '../interface/unit-setup.js';
import { unitEnv } from '../launch/unit-env.js';
import type { Fork } from './facts.js';

const PROVIDER = 'embedded';

/** In its file a unit's own settings stand (source.ts); these come over them. */
function configOf(setup: LaunchSetup): Record<string, unknown> {
  const common = { autoupdate: false, share: 'disabled' };
  if (setup.model_url === null) {
    const addresses = { openai: setup.user_env['OPENAI_BASE_URL'], anthropic: setup.user_env['ANTHROPIC_BASE_URL'] };
    const provider = Object.fromEntries(
      Object.entries(addresses).flatMap(([name, baseURL]) => (baseURL ? [[name, { options: { baseURL } }]] : [])),
    );
    return setup.own_home ? { provider } : { ...common, provider };
  }
  const model = setup.vendor_model ?? PROVIDER;
  return {
    ...common,
    model: `${PROVIDER}/${model}`,
    small_model: `${PROVIDER}/${model}`,
    // Spares a git commit at each step.
    snapshot: false,
    enabled_providers: [PROVIDER],
    provider: {
      [PROVIDER]: {
        npm: '@ai-sdk/openai-compatible',
        name: PROVIDER,
        options: { baseURL: `${setup.model_url}/v1`, apiKey: 'loopback' },
        models: { [model]: { name: model, tool_call: true, limit: { context: 200_000, output: 8_000 } } },
      },
    },
  };
}

/** It fetches a list of models, language servers and, with npm, an SDK for modules into its home: none of them is needed. */
const OFFLINE = { DISABLE_MODELS_FETCH: '1', DISABLE_LSP_DOWNLOAD: '1', DISABLE_DEFAULT_PLUGINS: '1' };

function buildEnv(setup: LaunchSetup, fork: Fork): Record<string, string> {
  const own = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [`${fork.name.toUpperCase()}_${key}`, value]));
  const env = unitEnv(setup, {
    always: own({ DISABLE_AUTOUPDATE: '1', CONFIG_CONTENT: JSON.stringify(configOf(setup)), ...fork.env?.(setup) }),
    isolated: own({ TEST_HOME: setup.home }),
    embedded: () => ({ ...own(OFFLINE), npm_config_offline: 'true' }),
  });
  const rg = setup.tools?.['rg'];
  // Without ripgrep on PATH its tool `skill` fails: it lists the skill's files with it.
  return rg ? { ...env, PATH: `${posix.dirname(rg)}:${env['PATH']}` } : env;
}

export const launcherOf =
  (fork: Fork) =>
  (setup: LaunchSetup): Launch => ({
    file: setup.binary,
    // biome-ignore format: a table
    args: [
      'run',
      '--format', 'json', '--auto',
      // Otherwise a request for a title comes first.
      '--title', 'agent-routing',
      // Only its log says that it waits for a model, and why it tries again.
      '--print-logs', '--log-level', 'INFO',
      ...(setup.allow_processes || setup.own_home ? [] : ['--pure']),
      ...(setup.model_url === null && setup.vendor_model !== null ? ['--model', setup.vendor_model] : []),
      ...(setup.subagent === null ? [] : ['--agent', setup.subagent]),
      '--',
      // A number alone would make it fail. A prompt with spaces reaches the model in quotes, as every user's does (1.18.33).
      /\s/.test(setup.prompt) ? setup.prompt : `${setup.prompt} `,
    ],
    env: buildEnv(setup, fork),
    cwd: setup.workspace,
  });
