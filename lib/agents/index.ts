/** The table of agents that this tool supports: a new agent is a folder and a row here. */
import type { Agent } from './agent.js';
import { claude } from './claude/index.js';
import { codex } from './codex/index.js';
import { copilot } from './copilot/index.js';

export const AGENTS = { claude, codex, copilot } satisfies Record<string, Agent>;

export type AgentName = keyof typeof AGENTS;

/** The names that users may write before `@` and `+`; `offline` is the in-process agent. */
export const AGENT_NAMES: readonly string[] = [...Object.keys(AGENTS), 'offline'];

export function findAgent(name: string): Agent | null {
  return Object.hasOwn(AGENTS, name) ? AGENTS[name as AgentName] : null;
}
