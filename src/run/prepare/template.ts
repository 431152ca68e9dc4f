/** AGENT_<NAME>_TEMPLATE → the user's own command that starts an agent; mode live only. */

import type { Mode } from '../../../lib/contract/result.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import type { Source } from '../../../lib/skill/skill.js';
import type { PlannedAgent } from './plan-agents.js';

/** A plugin is passed by a flag that the template cannot know; unless an install is named, use one that the agent finds by itself. */
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
    throw new ConfigError(`${variable} is set, but mode ${mode} does not use command templates.`, {
      fix: 'unset it, or use --mode live.',
    });
  const found = source.marketplace === null ? 'skills' : 'marketplace';
  return { ...planned, template, install: key.install ?? (planned.install === 'plugin' ? found : planned.install) };
}
