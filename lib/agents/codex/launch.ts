/** A unit's set-up → the process to start: one `codex exec --json` on the embedded model or on the vendor's. */
import { posix } from 'node:path';
import type { Launch } from '../../contract/ports/launch.js';
import type { LaunchSetup } from '../interface/unit-setup.js';
import { NOWHERE, unitEnv } from '../launch/unit-env.js';
import { codexHome, quoteToml } from './home.js';

/** The native binary of a platform build, as npm installs it. */
export function build(version: string, platform: { os: string; arch: string }) {
  const cpu = platform.arch === 'arm64' ? 'aarch64' : 'x86_64';
  const system = platform.os === 'darwin' ? 'apple-darwin' : 'unknown-linux-musl';
  return {
    spec: `codex-native@npm:@openai/codex@${version}-${platform.os}-${platform.arch}`,
    folder: 'codex-native',
    binary: posix.join('vendor', `${cpu}-${system}`, 'bin', 'codex'),
  };
}

/** With plugins Codex makes network requests at start; a proxy address without a listener makes them fail immediately. */
const DEAD_PROXY = {
  HTTP_PROXY: NOWHERE,
  HTTPS_PROXY: NOWHERE,
  ALL_PROXY: NOWHERE,
  NO_PROXY: '127.0.0.1,localhost',
  http_proxy: NOWHERE,
  https_proxy: NOWHERE,
  all_proxy: NOWHERE,
  no_proxy: '127.0.0.1,localhost',
};

const EMBEDDED_KEY = 'EMBEDDED_MODEL_KEY';

function buildEnv(setup: LaunchSetup): Record<string, string> {
  const { user_env, home } = setup;
  const key = user_env['CODEX_API_KEY'] || user_env['OPENAI_API_KEY'];
  const keys: Record<string, string> = key ? { CODEX_API_KEY: key, OPENAI_API_KEY: key } : {};
  return unitEnv(
    { ...setup, user_env: { ...user_env, ...keys } },
    {
      always: { TERM: 'dumb' },
      // Codex refuses helper binaries when CODEX_HOME is inside TMPDIR.
      isolated: { CODEX_HOME: codexHome(home) },
      embedded: () => ({ ...DEAD_PROXY, [EMBEDDED_KEY]: 'loopback' }),
    },
  );
}

/** A custom provider uses plain HTTP, while the built-in one would try a WebSocket first. 0.169.0 ignores OPENAI_BASE_URL without one. */
function providerArgs(name: string, base_url: string, env_key: string | null, more: string): string[] {
  // What was given for the job's identity goes only to a provider that asks for a login, as 0.169.0 calls it.
  const auth = env_key === null ? 'requires_openai_auth=true' : `env_key=${quoteToml(env_key)}`;
  const table = `{name=${quoteToml(name)},base_url=${quoteToml(base_url)},wire_api="responses",${auth},supports_websockets=false${more}}`;
  return ['-c', 'model_provider="agent_routing"', '-c', `model_providers.agent_routing=${table}`];
}

function modelArgs(setup: LaunchSetup): string[] {
  const model = setup.vendor_model === null ? [] : ['-c', `model=${quoteToml(setup.vendor_model)}`];
  const base = setup.user_env['OPENAI_BASE_URL'];
  if (setup.model_url !== null) {
    // In mode model the answer may have to wait for a model's own limits, which is not an outage.
    const idle = setup.mode === 'model' ? 600_000 : 30_000;
    const patience = `,request_max_retries=0,stream_max_retries=0,stream_idle_timeout_ms=${idle}`;
    return [...model, ...providerArgs('embedded', `${setup.model_url}/v1`, EMBEDDED_KEY, patience)];
  }
  const by_identity = !['CODEX_API_KEY', 'OPENAI_API_KEY'].some((name) => setup.user_env[name]);
  const key = by_identity && setup.user_env['OPENAI_IDENTITY_TOKEN_FILE'] ? null : 'OPENAI_API_KEY';
  return base ? [...model, ...providerArgs('OpenAI-compatible', base.replace(/\/+$/, ''), key, '')] : model;
}

export function launch(setup: LaunchSetup): Launch {
  return {
    file: setup.binary,
    args: [
      'exec',
      '--json',
      '--skip-git-repo-check',
      '-C',
      setup.workspace,
      '--dangerously-bypass-approvals-and-sandbox',
      // Without this, Codex silently skips hooks that the user has not reviewed.
      ...(setup.allow_processes && !setup.withhold_trust ? ['--dangerously-bypass-hook-trust'] : []),
      ...modelArgs(setup),
      ...(setup.instructions ? ['-c', `developer_instructions=${quoteToml(setup.instructions)}`] : []),
      '--',
      // A single `-` would make Codex read the prompt from stdin.
      setup.prompt === '-' ? ' -' : setup.prompt,
    ],
    env: buildEnv(setup),
    cwd: setup.workspace,
  };
}
