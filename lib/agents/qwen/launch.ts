/** A unit's set-up → the process to start: one headless run of Qwen Code that prints stream-json. */
import type { Launch } from '../../contract/ports/launch.js';
import { launchScript } from '../gemini-family/launch.js';
import type { Credentials } from '../interface/launch.js';
import type { LaunchSetup } from '../interface/unit-setup.js';
import { scriptBuild } from '../launch/node.js';
import { registry_package } from './facts.js';

/** npm on an older Node would install an old version instead, without a word. */
export const build = scriptBuild(registry_package, 'cli.js', '22.0.0');

/** An API as OpenAI's (Alibaba's own is one), as Anthropic's or Gemini's. */
const KINDS = [
  { type: 'openai', key: 'OPENAI_API_KEY' },
  { type: 'anthropic', key: 'ANTHROPIC_API_KEY' },
  { type: 'gemini', key: 'GEMINI_API_KEY' },
] as const;

export const credentials: Credentials = {
  any_of: KINDS.map(({ key }) => key),
  secrets: [],
  settings: ['OPENAI_BASE_URL', 'OPENAI_MODEL', 'ANTHROPIC_BASE_URL', 'ANTHROPIC_MODEL', 'GEMINI_MODEL'],
  homes: ['QWEN_HOME'],
};

export function launch(setup: LaunchSetup): Launch {
  const kind = setup.model_url === null ? KINDS.find(({ key }) => setup.user_env[key]) : KINDS[0];
  return launchScript(setup, {
    env: {
      QWEN_CODE_SUPPRESS_YOLO_WARNING: '1',
      QWEN_TELEMETRY_ENABLED: 'false',
      QWEN_USAGE_STATISTICS_ENABLED: 'false',
    },
    embedded: (model_url) => ({ OPENAI_BASE_URL: `${model_url}/v1`, OPENAI_API_KEY: 'embedded' }),
    args: kind ? [`--auth-type=${kind.type}`] : [],
  });
}
