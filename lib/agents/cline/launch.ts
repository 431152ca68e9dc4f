/** A unit's set-up → the process to start: one `cline --json` on the embedded model or with the user's own credentials. */
import type { Launch } from '../../contract/ports/launch.js';
import type { LaunchSetup } from '../interface/unit-setup.js';
import { unitEnv } from '../launch/unit-env.js';
import { PROVIDERS } from './facts.js';

const EMBEDDED_MODEL = 'embedded';
const SETTINGS = 'AGENT_ROUTING_CLINE_PROVIDERS';

/** Cline 3.0.65 takes a model's address from this file alone, and a unit's address is known when it starts. The file holds no key. */
const START = `umask 077; d="$HOME/.cline/data/settings"; mkdir -p "$d" && printf %s "$${SETTINGS}" > "$d/providers.json"; unset ${SETTINGS}; exec "$@"`;

interface Provider {
  provider: string;
  model: string | null;
  baseUrl: string | null;
}

function chooseProvider({ model_url, vendor_model, user_env }: LaunchSetup): Provider | null {
  if (model_url !== null)
    return { provider: 'openai-compatible', model: vendor_model ?? EMBEDDED_MODEL, baseUrl: `${model_url}/v1` };
  const found = PROVIDERS.find(({ key }) => user_env[key]);
  if (!found) return null;
  const baseUrl = (found.address && user_env[found.address]) || null;
  return { provider: user_env['CLINE_PROVIDER'] ?? found.provider, model: vendor_model, baseUrl };
}

function renderSettings({ provider, model, baseUrl }: Provider): string {
  const settings = { provider, ...(model ? { model } : {}), ...(baseUrl ? { baseUrl } : {}) };
  const entry = { settings, updatedAt: '2026-01-01T00:00:00.000Z', tokenSource: 'manual' };
  return JSON.stringify({ version: 1, lastUsedProvider: provider, modes: {}, providers: { [provider]: entry } });
}

const ALWAYS = {
  // Otherwise it starts a daemon that outlives it.
  CLINE_SESSION_BACKEND_MODE: 'local',
  CLINE_NO_AUTO_UPDATE: '1',
  AI_SDK_LOG_WARNINGS: 'false',
};

export function launch(setup: LaunchSetup): Launch {
  const provider = chooseProvider(setup);
  // biome-ignore format: a table
  const command = [
    setup.binary,
    '--json',
    '--auto-approve', 'true',
    ...(provider ? ['-P', provider.provider] : []),
    ...(provider?.model ? ['-m', provider.model] : []),
    // It has no custom agents: the instructions of one take the place of its system prompt.
    ...(setup.instructions ? ['-s', setup.instructions] : []),
    '--',
    setup.prompt,
  ];
  const isolated: Record<string, string> = provider ? { [SETTINGS]: renderSettings(provider) } : {};
  const env = unitEnv(setup, { always: ALWAYS, isolated, embedded: () => ({ OPENAI_API_KEY: 'loopback' }) });
  return SETTINGS in env
    ? { file: '/bin/sh', args: ['-c', START, 'sh', ...command], env, cwd: setup.workspace }
    : { file: setup.binary, args: command.slice(1), env, cwd: setup.workspace };
}
