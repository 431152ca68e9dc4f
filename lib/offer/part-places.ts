/** A custom agent or a command → whether this agent looks for it where it lies. */
import type { Agent } from '../agents/interface/agent.js';
import { isProjectsOwn, takesSubagents } from '../agents/interface/parts.js';
import type { Install } from '../contract/agent-key.js';
import type { PluginPart } from '../skill/plugin-part.js';

/** A project's own, in a folder that this agent does not read. */
export const isElsewhere = ({ kind, plugin, path }: PluginPart, agent: Agent): boolean =>
  plugin === null && !isProjectsOwn(kind, path, agent);

/** Of custom agents. */
export const isReader = (part: PluginPart, agent: Agent): boolean =>
  takesSubagents(part.plugin, agent.parts) && !isElsewhere(part, agent);

/** A repository's own are no part of the plugin that is installed from it, and it may have a custom agent once for each agent. */
export const isForOthers = (
  part: PluginPart,
  { agent, install }: { agent: Agent; install: Install },
  all: readonly PluginPart[],
): boolean =>
  part.plugin === null &&
  (part.kind === 'subagent' || part.kind === 'command') &&
  (install !== 'project' ||
    (part.kind === 'subagent' &&
      isElsewhere(part, agent) &&
      all.some(
        ({ kind, plugin, name, path }) =>
          kind === 'subagent' && plugin === null && name === part.name && isProjectsOwn(kind, path, agent),
      )));
