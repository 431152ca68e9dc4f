/** AGENT_<NAME>_TEMPLATE → the command that starts an agent in the user's own way; mode live only. */
import type { Agent, Mode } from '../../lib/agents/agent.js';
import { ConfigError } from '../../lib/config-error.js';

export function takeTemplate(
  agent: Agent,
  mode: Mode,
  env: Readonly<Record<string, string | undefined>>,
): string | null {
  const variable = `AGENT_${agent.name.toUpperCase()}_TEMPLATE`;
  const template = env[variable]?.trim();
  if (!template) return null;
  if (mode !== 'live')
    throw new ConfigError(`${variable} is set, and mode ${mode} starts agents in its own way.`, {
      fix: 'unset it, or use --mode live.',
    });
  return template;
}
