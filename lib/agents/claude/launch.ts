/** A unit's set-up → the process to start: one headless run of Claude Code that prints stream-json. */

import type { Launch } from '../../contract/ports/launch.js';
import type { Credentials } from '../interface/launch.js';
import { asNeighbour, type LaunchSetup } from '../interface/unit-setup.js';
import { NOWHERE, unitEnv } from '../launch/unit-env.js';
import { cacheOf } from './marketplace.js';
import { configFolder, pluginFolder } from './source.js';

/** The user's environment variables for a live run. AGENT_CLAUDE_ENV can name more, for example for Bedrock. */
export const credentials: Credentials = {
  any_of: ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN', 'CLAUDE_CODE_OAUTH_TOKEN'],
  secrets: ['ANTHROPIC_CUSTOM_HEADERS'],
  settings: [
    'ANTHROPIC_BASE_URL',
    // The timeouts below, so that the user can change them.
    'API_TIMEOUT_MS',
    'CLAUDE_CODE_MAX_RETRIES',
    'CLAUDE_BYTE_STREAM_IDLE_TIMEOUT_MS',
  ],
  homes: ['CLAUDE_CONFIG_DIR'],
  // 2.1.330 posts it to /v1/oauth/token of ANTHROPIC_BASE_URL, and keeps what it gets for it in ~/.config/anthropic.
  identity: {
    ids: ['ANTHROPIC_FEDERATION_RULE_ID', 'ANTHROPIC_ORGANIZATION_ID', 'ANTHROPIC_SERVICE_ACCOUNT_ID'],
    file: 'ANTHROPIC_IDENTITY_TOKEN_FILE',
    audience: 'https://api.anthropic.com',
  },
};

/** Below the home. */
const DEBUG_LOG = '.claude/debug.txt';

/** Of plugins of a marketplace it says nothing on stdout (2.1.330). */
export const refusals = { log: DEBUG_LOG, lines: [/Failed to load plugin (?<plugin>\S+): (?<message>.+?)"?$/] };

const QUIET = {
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
  DISABLE_TELEMETRY: '1',
  DISABLE_ERROR_REPORTING: '1',
  DISABLE_AUTOUPDATER: '1',
  DISABLE_BUG_COMMAND: '1',
};

/**
 * By default the CLI retries ten times with up to 17 s in between, and a stream may stall for minutes, so an outage would
 * look like a hang. Three attempts of 20 s each end within 70 s (measured). 2.1.197 has no limit for a stalled stream.
 */
const PATIENCE = {
  CLAUDE_CODE_MAX_RETRIES: '2',
  API_TIMEOUT_MS: '20000',
  CLAUDE_ENABLE_BYTE_WATCHDOG: '1',
  CLAUDE_BYTE_STREAM_IDLE_TIMEOUT_MS: '20000',
};

/** In mode model the answer may have to wait for a model's own limits, which is not an outage. */
const LONG_PATIENCE = { API_TIMEOUT_MS: '600000', CLAUDE_BYTE_STREAM_IDLE_TIMEOUT_MS: '600000' };

const buildEnv = (setup: LaunchSetup): Record<string, string> =>
  unitEnv(setup, {
    always: { TERM: 'dumb', CLAUDE_CODE_SYNC_PLUGIN_INSTALL: '1', ...QUIET, ...PATIENCE },
    // In the machine's own folder for temporary files, a killed run would leave sockets behind.
    isolated: { CLAUDE_CONFIG_DIR: configFolder(setup.home) },
    embedded: (model_url) => ({
      ...(setup.mode === 'model' ? LONG_PATIENCE : {}),
      // In an embedded mode no request may leave this machine, not even an allowed WebFetch.
      HTTP_PROXY: NOWHERE,
      HTTPS_PROXY: NOWHERE,
      NO_PROXY: '127.0.0.1,localhost',
      ANTHROPIC_BASE_URL: model_url,
      ANTHROPIC_API_KEY: 'sk-ant-stub-000',
    }),
  });

/** Passed as a flag, so that they override a settings file in the workspace. */
function buildSettings(setup: LaunchSetup): object {
  return {
    ...(setup.allow_processes ? {} : { disableAllHooks: true, disableSkillShellExecution: true }),
    // WebFetch would first ask claude.ai about the domain, which fails offline.
    skipWebFetchPreflight: true,
  };
}

/**
 * With -p, calls of skills that fork or grant tools need a permission, and so does reading a plugin outside the workspace.
 * grant_tools comes from the case, never from a model.
 */
function buildGrants(setup: LaunchSetup): string {
  const installed = setup.install === 'marketplace' ? cacheOf(configFolder(setup.home)) : pluginFolder(setup);
  const folders = new Set(setup.own_home ? [] : [setup.source_copy, installed]);
  return ['Skill', ...[...folders].map((folder) => `Read(/${folder}/**)`), ...(setup.grant_tools ?? [])].join(',');
}

/** Every option has its value attached and `--` closes them: `--allowedTools a b` would swallow the prompt, and a prompt may begin with `-`. */
function buildArgs(setup: LaunchSetup): string[] {
  return [
    '-p',
    '--output-format=stream-json',
    '--verbose',
    `--session-id=${setup.session_id}`,
    `--allowedTools=${buildGrants(setup)}`,
    `--settings=${JSON.stringify(buildSettings(setup))}`,
    ...(setup.allow_processes ? [] : ['--strict-mcp-config']),
    ...(setup.neighbours ?? [])
      .filter(({ install }) => install === 'plugin')
      .map((one) => `--plugin-dir=${pluginFolder(asNeighbour(setup, one))}`),
    ...(setup.install === 'plugin' && !setup.own_home ? [`--plugin-dir=${pluginFolder(setup)}`] : []),
    ...(setup.install === 'marketplace' && !setup.own_home ? [`--debug-file=${setup.home}/${DEBUG_LOG}`] : []),
    ...(setup.vendor_model === null ? [] : [`--model=${setup.vendor_model}`]),
    ...(setup.subagent === null ? [] : [`--agent=${setup.subagent}`]),
    '--',
    setup.prompt,
  ];
}

export const launch = (setup: LaunchSetup): Launch => ({
  file: setup.binary,
  args: buildArgs(setup),
  env: buildEnv(setup),
  cwd: setup.workspace,
});
