/** A unit's set-up → the process to start: one headless run of Qwen Code that prints stream-json. */
import type { Launch } from '../../contract/launch.js';
import type { Credentials, NpmBuild } from '../agent.js';
import { PLAIN_PATH } from '../environment.js';
import { temporaryFolder } from '../gemini-source.js';
import type { LaunchSetup } from '../unit-setup.js';
import { EMBEDDED_MODEL, PACKAGE } from './facts.js';

export const buildOf = (version: string): NpmBuild => ({
  spec: `${PACKAGE}@${version}`,
  folder: PACKAGE,
  binary: 'cli.js',
  // npm on an older Node would install an old version instead, without a word.
  node: '22.0.0',
});

/** An API as OpenAI's (Alibaba's own is one), as Anthropic's or Gemini's. */
const KINDS = [
  { type: 'openai', key: 'OPENAI_API_KEY' },
  { type: 'anthropic', key: 'ANTHROPIC_API_KEY' },
  { type: 'gemini', key: 'GEMINI_API_KEY' },
] as const;

export const CREDENTIALS: Credentials = {
  any_of: KINDS.map(({ key }) => key),
  secrets: [],
  settings: ['OPENAI_BASE_URL', 'OPENAI_MODEL', 'ANTHROPIC_BASE_URL', 'ANTHROPIC_MODEL', 'GEMINI_MODEL'],
  homes: ['QWEN_HOME'],
};

/** Built from scratch: contains no variables of this machine except those given to the run. */
function buildEnv(setup: LaunchSetup): Record<string, string> {
  const general = {
    PATH: setup.user_env['PATH'] ?? PLAIN_PATH,
    LANG: 'C.UTF-8',
    TERM: 'dumb',
    NO_COLOR: '1',
    QWEN_CODE_SUPPRESS_YOLO_WARNING: '1',
    QWEN_TELEMETRY_ENABLED: 'false',
    QWEN_USAGE_STATISTICS_ENABLED: 'false',
  };
  const home: Record<string, string> = setup.own_home ? {} : { HOME: setup.home, TMPDIR: temporaryFolder(setup.home) };
  if (setup.model_url === null) return { ...general, ...setup.user_env, ...home };
  return { ...general, ...home, OPENAI_BASE_URL: `${setup.model_url}/v1`, OPENAI_API_KEY: 'embedded' };
}

export function launch(setup: LaunchSetup): Launch {
  const { model_url, user_env } = setup;
  const kind = model_url === null ? KINDS.find(({ key }) => user_env[key]) : KINDS[0];
  const model = setup.vendor_model ?? (model_url === null ? null : EMBEDDED_MODEL);
  return {
    file: setup.tools?.['node'] ?? 'node',
    args: [
      setup.binary,
      ...(kind ? [`--auth-type=${kind.type}`] : []),
      ...(model === null ? [] : [`--model=${model}`]),
      '--output-format=stream-json',
      '--approval-mode=yolo',
      `--session-id=${setup.session_id}`,
      // With `=` a prompt may begin with a dash.
      `--prompt=${setup.prompt}`,
    ],
    env: buildEnv(setup),
    cwd: setup.workspace,
  };
}
