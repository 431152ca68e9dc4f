/** A user's command template and a prompt → the shell command that the seeds would run. */
import type { Launch } from './agent.js';

const PLACEHOLDER = '{prompt}';

/** POSIX single quotes: nothing in the prompt means anything to the shell. */
export const quoteForShell = (text: string): string => `'${text.replaceAll("'", `'"'"'`)}'`;

/** Every placeholder is filled; without one the prompt comes last. */
export function fillTemplate(template: string, prompt: string): string {
  const quoted = quoteForShell(prompt);
  return template.includes(PLACEHOLDER) ? template.split(PLACEHOLDER).join(quoted) : `${template} ${quoted}`;
}

/**
 * The agent's own environment and working directory with the user's command. A login shell may set PATH anew, so the CLI that
 * was installed for this run is put in front of it there; AGENT_ROUTING_SOURCE is where the source under test stands.
 */
export function launchTemplate(template: string, place: { prompt: string; source_copy: string }, own: Launch): Launch {
  const folder = own.file.slice(0, own.file.lastIndexOf('/'));
  const command = `PATH=${quoteForShell(folder)}:"$PATH"\n${fillTemplate(template, place.prompt)}`;
  return {
    file: '/bin/bash',
    args: ['-lc', command],
    env: { ...own.env, AGENT_ROUTING_SOURCE: place.source_copy },
    cwd: own.cwd,
  };
}
