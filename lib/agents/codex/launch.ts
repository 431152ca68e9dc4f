/** Turns a unit's place into the process to start: one `codex exec --json` against the embedded model or the vendor. */
import { posix } from 'node:path';
import type { Launch, LaunchPlace } from '../agent.js';
import { NOWHERE, PLAIN_PATH } from '../environment.js';
import { codexHome, quoteToml, temporaryFolder } from './home.js';

/** The native binary of a platform build, where npm put it. */
export function buildOf(version: string, platform: { os: string; arch: string }) {
  const cpu = platform.arch === 'arm64' ? 'aarch64' : 'x86_64';
  const system = platform.os === 'darwin' ? 'apple-darwin' : 'unknown-linux-musl';
  return {
    spec: `codex-native@npm:@openai/codex@${version}-${platform.os}-${platform.arch}`,
    folder: 'codex-native',
    binary: posix.join('vendor', `${cpu}-${system}`, 'bin', 'codex'),
  };
}

/** Plugins make Codex call out at start: a proxy that nobody listens on keeps such a call on this machine and ends it at once. */
const DEAD_PROXY = {
  ...{ HTTP_PROXY: NOWHERE, HTTPS_PROXY: NOWHERE, ALL_PROXY: NOWHERE, NO_PROXY: '127.0.0.1,localhost' },
  ...{ http_proxy: NOWHERE, https_proxy: NOWHERE, all_proxy: NOWHERE, no_proxy: '127.0.0.1,localhost' },
};

const EMBEDDED_KEY = 'EMBEDDED_MODEL_KEY';

function liveKey(env: Record<string, string>): string | undefined {
  return env['CODEX_API_KEY'] || env['OPENAI_API_KEY'] || undefined;
}

function buildEnv(place: LaunchPlace): Record<string, string> {
  const base = { PATH: place.user_env['PATH'] ?? PLAIN_PATH, LANG: 'C.UTF-8', TERM: 'dumb' };
  const home = { HOME: place.home, CODEX_HOME: codexHome(place.home), TMPDIR: temporaryFolder(place.home) };
  if (place.model_url !== null) return { ...base, ...home, ...DEAD_PROXY, [EMBEDDED_KEY]: 'loopback' };
  const key = liveKey(place.user_env);
  return {
    ...base,
    ...place.user_env,
    ...(key ? { CODEX_API_KEY: key, OPENAI_API_KEY: key } : {}),
    ...(place.own_home ? {} : home),
  };
}

/** A provider of our own speaks plain HTTP; the built-in one would try a WebSocket first. 0.169.0 ignores OPENAI_BASE_URL by itself. */
function providerArgs(name: string, base_url: string, env_key: string, more: string): string[] {
  const table = `{name=${quoteToml(name)},base_url=${quoteToml(base_url)},wire_api="responses",env_key=${quoteToml(env_key)},supports_websockets=false${more}}`;
  return ['-c', 'model_provider="agent_routing"', '-c', `model_providers.agent_routing=${table}`];
}

function modelArgs(place: LaunchPlace): string[] {
  const model = place.vendor_model === null ? [] : ['-c', `model=${quoteToml(place.vendor_model)}`];
  const base = place.user_env['OPENAI_BASE_URL'];
  if (place.model_url !== null) {
    const patience = ',request_max_retries=0,stream_max_retries=0,stream_idle_timeout_ms=30000';
    return [...model, ...providerArgs('embedded', `${place.model_url}/v1`, EMBEDDED_KEY, patience)];
  }
  return base
    ? [...model, ...providerArgs('OpenAI-compatible', base.replace(/\/+$/, ''), 'OPENAI_API_KEY', '')]
    : model;
}

export function launch(place: LaunchPlace): Launch {
  return {
    file: place.binary,
    args: [
      'exec',
      '--json',
      '--skip-git-repo-check',
      '-C',
      place.workspace,
      '--dangerously-bypass-approvals-and-sandbox',
      // Hooks that nobody has reviewed are skipped without a word otherwise.
      ...(place.allow_processes ? ['--dangerously-bypass-hook-trust'] : []),
      ...modelArgs(place),
      ...(place.instructions ? ['-c', `developer_instructions=${quoteToml(place.instructions)}`] : []),
      '--',
      // A lone `-` would mean: read the prompt from stdin.
      place.prompt === '-' ? ' -' : place.prompt,
    ],
    env: buildEnv(place),
    cwd: place.workspace,
  };
}
