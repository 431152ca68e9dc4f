/** The agents this tool knows: a new one is a folder and a row. */
import type { Agent } from './agent.js';
import { claude } from './claude/index.js';
import { codex } from './codex/index.js';
import { copilot } from './copilot/index.js';

export const AGENTS = { claude, codex, copilot } satisfies Record<string, Agent>;

export type AgentName = keyof typeof AGENTS;

/** What users may write before `@` and `+`; `offline` is the in-process one. */
export const AGENT_NAMES: readonly string[] = [...Object.keys(AGENTS), 'offline'];

export function findAgent(name: string): Agent | null {
  return Object.hasOwn(AGENTS, name) ? AGENTS[name as AgentName] : null;
}
