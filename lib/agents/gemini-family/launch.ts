/** A unit's set-up → one headless run of Gemini CLI or its fork Qwen Code, which prints stream-json. */
import type { Launch } from '../../contract/ports/launch.js';
import type { LaunchSetup } from '../interface/unit-setup.js';
import { unitEnv } from '../launch/unit-env.js';

/** What is an agent's own in it. */
export interface OwnLaunch {
  env: Readonly<Record<string, string>>;
  /** Set in a live run, under the user's own variables. */
  live?: Readonly<Record<string, string>>;
  /** Where the embedded model is. */
  embedded(model_url: string): Record<string, string>;
  /** Named where the user names none; absent: any word will do. */
  embedded_model?: string;
  args?: readonly string[];
}

export function launchScript(setup: LaunchSetup, own: OwnLaunch): Launch {
  const model = setup.vendor_model ?? (setup.model_url === null ? null : (own.embedded_model ?? 'embedded'));
  return {
    file: setup.tools?.['node'] ?? 'node',
    args: [
      setup.binary,
      ...(own.args ?? []),
      ...(model === null ? [] : [`--model=${model}`]),
      '--output-format=stream-json',
      '--approval-mode=yolo',
      `--session-id=${setup.session_id}`,
      // With `=` a prompt may begin with a dash.
      `--prompt=${setup.prompt}`,
    ],
    // Gemini CLI writes reports of failed requests into the temporary folder.
    env: unitEnv(setup, { ...own, always: { TERM: 'dumb', NO_COLOR: '1', ...own.env } }),
    cwd: setup.workspace,
  };
}
