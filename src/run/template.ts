/** AGENT_<NAME>_TEMPLATE → the command that starts an agent in the user's own way; mode live only. */

import { ConfigError } from '../../lib/config-error.js';
import type { Mode } from '../../lib/result.js';
import type { Source } from '../../lib/skill/skill.js';
import type { PlannedAgent } from './plan-agents.js';

/** A plugin is given by a flag, which the template's author cannot know: unless a way is named, one is taken that the agent finds by itself. */
export function withTemplate(
  planned: PlannedAgent,
  source: Source,
  mode: Mode,
  env: Readonly<Record<string, string | undefined>>,
): PlannedAgent {
  const { key } = planned;
  const variable = `AGENT_${key.name.toUpperCase()}_TEMPLATE`;
  const template = env[variable]?.trim();
  if (!template) return planned;
  if (mode !== 'live')
    throw new ConfigError(`${variable} is set, and mode ${mode} starts agents in its own way.`, {
      fix: 'unset it, or use --mode live.',
    });
  const found = source.marketplace === null ? 'skills' : 'marketplace';
  return { ...planned, template, install: key.install ?? (planned.install === 'plugin' ? found : planned.install) };
}
