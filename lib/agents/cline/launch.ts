/** A unit's set-up → the process to start: one `cline --json` on the embedded model or with the user's own credentials. */
import { posix } from 'node:path';
import type { Launch } from '../../contract/launch.js';
import { PLAIN_PATH } from '../environment.js';
import type { LaunchSetup } from '../unit-setup.js';
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

function buildEnv(setup: LaunchSetup, provider: Provider | null): Record<string, string> {
  const home: Record<string, string> = setup.own_home
    ? {}
    : { HOME: setup.home, TMPDIR: posix.join(setup.home, 'tmp') };
  const base = {
    PATH: setup.user_env['PATH'] ?? PLAIN_PATH,
    LANG: 'C.UTF-8',
    // Otherwise it starts a daemon that outlives it.
    CLINE_SESSION_BACKEND_MODE: 'local',
    CLINE_NO_AUTO_UPDATE: '1',
    AI_SDK_LOG_WARNINGS: 'false',
  };
  const own: Record<string, string> = setup.model_url === null ? setup.user_env : { OPENAI_API_KEY: 'loopback' };
  const settings: Record<string, string> = provider && !setup.own_home ? { [SETTINGS]: renderSettings(provider) } : {};
  return { ...base, ...own, ...home, ...settings };
}

export function launch(setup: LaunchSetup): Launch {
  const provider = chooseProvider(setup);
  const { prompt } = setup;
  const command = [
    setup.binary,
    '--json',
    ...['--auto-approve', 'true'],
    ...(provider ? ['-P', provider.provider] : []),
    ...(provider?.model ? ['-m', provider.model] : []),
    // It has no custom agents: the instructions of one take the place of its system prompt.
    ...(setup.instructions ? ['-s', setup.instructions] : []),
    '--',
    prompt,
  ];
  const env = buildEnv(setup, provider);
  return SETTINGS in env
    ? { file: '/bin/sh', args: ['-c', START, 'sh', ...command], env, cwd: setup.workspace }
    : { file: setup.binary, args: command.slice(1), env, cwd: setup.workspace };
}
