/** A part of a source → the agents that have it, as they were given the source. */
import { isUnread } from '../../lib/agents/project/reach.js';
import { isBare } from '../../lib/contract/agent-key.js';
import type { PartAt } from '../../lib/contract/part.js';
import type { LintedAgent } from '../../lib/lint/skill-location.js';
import type { Source } from '../../lib/skill/skill.js';

export const readersOf = (part: PartAt, source: Source, agents: readonly LintedAgent[]): string[] =>
  agents.filter((one) => reads(part, source, one)).map(({ key }) => key);

function reads({ kind, name, path }: PartAt, source: Source, { agent, install }: LintedAgent): boolean {
  const { parts, hook_facts, subagents, foreign_hooks } = agent;
  switch (kind) {
    case 'skill': {
      const skill = source.skills.find((one) => one.path === path);
      return skill !== undefined && !isUnread(agent, skill, { source, install });
    }
    case 'subagent':
      return (
        parts.subagents !== null &&
        (install === 'project' ? subagents.folders.some((folder) => path.startsWith(`${folder}/`)) : !isBare(install))
      );
    case 'command':
      return parts.commandName !== null && !isBare(install);
    case 'hook':
      // Another method is chosen for cases about hooks where the usual one brings none.
      return hook_facts.events.some((event) => name.startsWith(`${event}: `)) && !foreign_hooks.test(path);
    case 'mcp_server':
      return install === 'project' || !isBare(install);
  }
}
