/** Turns a unit's place into the process to start: one headless run of Claude Code that prints stream-json. */
import type { Credentials, Launch, LaunchPlace } from '../agent.js';
import { NOWHERE, PLAIN_PATH } from '../environment.js';
import { configFolder, pluginFolder, temporaryFolder } from './source.js';

/** The user's variables of a live run. Bedrock and the like: AGENT_CLAUDE_ENV names more. */
export const CREDENTIALS: Credentials = {
  any_of: ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN', 'CLAUDE_CODE_OAUTH_TOKEN'],
  secrets: ['ANTHROPIC_CUSTOM_HEADERS'],
  settings: [
    'ANTHROPIC_BASE_URL',
    // Patience below, for the user to change.
    ...['API_TIMEOUT_MS', 'CLAUDE_CODE_MAX_RETRIES', 'CLAUDE_BYTE_STREAM_IDLE_TIMEOUT_MS'],
  ],
  homes: ['CLAUDE_CONFIG_DIR'],
};

const QUIET = {
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
  DISABLE_TELEMETRY: '1',
  DISABLE_ERROR_REPORTING: '1',
  DISABLE_AUTOUPDATER: '1',
  DISABLE_BUG_COMMAND: '1',
};

/**
 * Ten retries with up to 17 s between them are the CLI's default, and a stream may stand still for minutes: an outage would
 * look like a hang. Three tries of 20 s each end within 70 s (measured). 2.1.197 knows no limit for a stream that stands still.
 */
const PATIENCE = {
  CLAUDE_CODE_MAX_RETRIES: '2',
  API_TIMEOUT_MS: '20000',
  CLAUDE_ENABLE_BYTE_WATCHDOG: '1',
  CLAUDE_BYTE_STREAM_IDLE_TIMEOUT_MS: '20000',
};

/** Mode live: a user's model has the bundled skills to choose from too, and they take part of the listing's budget. */
const keepsBundled = (place: LaunchPlace) => place.mode === 'live';

/** Built from nothing: of the machine's variables only those come in that the run was given. */
function buildEnv(place: LaunchPlace): Record<string, string> {
  const general = {
    PATH: place.user_env['PATH'] ?? PLAIN_PATH,
    LANG: 'C.UTF-8',
    TERM: 'dumb',
    CLAUDE_CODE_SYNC_PLUGIN_INSTALL: '1',
    ...QUIET,
    ...PATIENCE,
  };
  const home = {
    HOME: place.home,
    // Sockets and scratch files of a killed run would stay behind in the machine's own.
    TMPDIR: temporaryFolder(place.home),
    CLAUDE_CONFIG_DIR: configFolder(place.home),
  };
  if (place.model_url === null) return { ...general, ...place.user_env, ...(place.own_home ? {} : home) };
  return {
    ...general,
    ...home,
    ...(keepsBundled(place) ? {} : { CLAUDE_CODE_DISABLE_BUNDLED_SKILLS: '1' }),
    // An allowed WebFetch would really go out: nothing is to leave this machine in an embedded mode.
    ...{ HTTP_PROXY: NOWHERE, HTTPS_PROXY: NOWHERE, NO_PROXY: '127.0.0.1,localhost' },
    ANTHROPIC_BASE_URL: place.model_url,
    ANTHROPIC_API_KEY: 'sk-ant-stub-000',
  };
}

/** Given by flag, so that they outrank a settings file in the workspace. */
function buildSettings(place: LaunchPlace): object {
  return {
    ...(place.allow_processes ? {} : { disableAllHooks: true, disableSkillShellExecution: true }),
    // The one skill that CLAUDE_CODE_DISABLE_BUNDLED_SKILLS leaves (2.1.330).
    ...(keepsBundled(place) ? {} : { skillOverrides: { 'plugin-authoring': 'off' } }),
    // WebFetch would ask claude.ai about a domain first, which an offline run cannot.
    skipWebFetchPreflight: true,
  };
}

/**
 * Skill calls of a forked or tool-granting skill need the grant in -p, and so does reading a plugin outside the workspace.
 * grant_tools comes from the case, never from what a model says.
 */
function buildGrants(place: LaunchPlace): string {
  const folders = new Set(place.own_home ? [] : [place.source_copy, pluginFolder(place)]);
  return ['Skill', ...[...folders].map((folder) => `Read(/${folder}/**)`), ...(place.grant_tools ?? [])].join(',');
}

/** Every option has its value attached and `--` closes them: `--allowedTools a b` would swallow the prompt, and a prompt may begin with `-`. */
function buildArgs(place: LaunchPlace): string[] {
  return [
    '-p',
    '--output-format=stream-json',
    '--verbose',
    `--session-id=${place.session_id}`,
    `--allowedTools=${buildGrants(place)}`,
    `--settings=${JSON.stringify(buildSettings(place))}`,
    ...(place.allow_processes ? [] : ['--strict-mcp-config']),
    ...(place.install === 'plugin' && !place.own_home ? [`--plugin-dir=${pluginFolder(place)}`] : []),
    ...(place.vendor_model === null ? [] : [`--model=${place.vendor_model}`]),
    ...(place.subagent === null ? [] : [`--agent=${place.subagent}`]),
    '--',
    place.prompt,
  ];
}

export const launch = (place: LaunchPlace): Launch => ({
  file: place.binary,
  args: buildArgs(place),
  env: buildEnv(place),
  cwd: place.workspace,
});
