/** A user's command template and a prompt → the shell command to run. */

import type { LaunchSetup } from '../agents/interface/unit-setup.js';
import type { Launch } from '../contract/ports/launch.js';
import { quoteShell } from '../text/quote-shell.js';

const PLACEHOLDER = '{prompt}';

/** Replaces every placeholder; without one the prompt is appended. */
export function fillTemplate(template: string, prompt: string): string {
  const quoted = quoteShell(prompt);
  return template.includes(PLACEHOLDER) ? template.split(PLACEHOLDER).join(quoted) : `${template} ${quoted}`;
}

/**
 * The user's command in the agent's own environment and working directory. A login shell may reset PATH, so the command
 * itself puts the CLI that was installed for this run in front, and the tools it cannot do without (OpenCode's ripgrep);
 * AGENT_ROUTING_SOURCE names the folder of the source.
 */
export function launchTemplate(
  template: string,
  setup: Pick<LaunchSetup, 'prompt' | 'source_copy' | 'tools'>,
  own: Launch,
): Launch {
  const folders = [own.file, ...Object.values(setup.tools ?? {})].map((file) => file.slice(0, file.lastIndexOf('/')));
  const command = `PATH=${folders.map(quoteShell).join(':')}:"$PATH"\n${fillTemplate(template, setup.prompt)}`;
  return {
    file: '/bin/bash',
    args: ['-lc', command],
    env: { ...own.env, AGENT_ROUTING_SOURCE: setup.source_copy },
    cwd: own.cwd,
  };
}
