/** The table of agents that this tool supports: a new agent is a folder and a row here. */

import { posix } from 'node:path';
import { claude } from './claude/index.js';
import { cline } from './cline/index.js';
import { codex } from './codex/index.js';
import { copilot } from './copilot/index.js';
import { gemini } from './gemini/index.js';
import type { Agent } from './interface/agent.js';
import { findEvent } from './interface/hook-facts.js';
import type { SubagentPlaces } from './interface/source.js';
import { kilo } from './kilo/index.js';
import { withMarket } from './market/with-market.js';
import { opencode } from './opencode/index.js';
import { withPackage } from './packages/with-package.js';
import { pi } from './pi/index.js';
import { withProject } from './project/with-project.js';
import { qwen } from './qwen/index.js';

export const AGENTS = {
  claude: withProject(withMarket(claude)),
  codex: withProject(withPackage(withMarket(codex))),
  copilot: withProject(withPackage(withMarket(copilot))),
  gemini: withProject(gemini),
  opencode: withProject(opencode),
  pi: withProject(pi),
  qwen: withProject(withPackage(qwen)),
  cline: withProject(withPackage(cline)),
  kilo: withProject(kilo),
} satisfies Record<string, Agent>;

/** Those that a command takes where the user names none. */
export const DEFAULT_AGENTS: readonly AgentName[] = ['claude', 'codex', 'copilot'];

export type AgentName = keyof typeof AGENTS;

/** What `all` stands for. */
export const ALL_AGENTS: readonly string[] = Object.keys(AGENTS);

/** The names that users may write before `@` and `+`; `offline` is the in-process agent. */
export const AGENT_NAMES: readonly string[] = [...ALL_AGENTS, 'offline'];

export function findAgent(name: string): Agent | null {
  return Object.hasOwn(AGENTS, name) ? AGENTS[name as AgentName] : null;
}

/** A project's folders that are any agent's: its settings, hooks and code are where its skills are. */
export const projectHomes = (): string[] => [
  ...new Set(
    Object.values<Agent>(AGENTS).flatMap(({ project_skills }) =>
      project_skills.folders.map((path) => posix.dirname(path)),
    ),
  ),
];

/** Those that read the hooks of that file of a source. */
export const hookReaders = (file: string): Agent[] =>
  Object.values<Agent>(AGENTS).filter(({ foreign_hooks }) => !foreign_hooks.test(file));

/** The agents that a hook is addressed to, where this one has no such event in any letter case; else none. */
export function addressedTo(
  { event, file }: { event: string; file: string },
  { hook_facts }: Pick<Agent, 'hook_facts'>,
): string[] {
  if (findEvent(event, hook_facts) !== undefined) return [];
  return hookReaders(file).flatMap(({ title, hook_facts: { events } }) => (events.includes(event) ? title : []));
}

/** Where any agent reads a project's own skills, below its root or a package's. */
export const skillFolders = (): string[] => [
  ...new Set(Object.values<Agent>(AGENTS).flatMap(({ project_skills }) => project_skills.folders)),
];

/** Where any agent reads a project's own custom agents. */
export const subagentPlaces = (): SubagentPlaces[] => Object.values<Agent>(AGENTS).map(({ subagents }) => subagents);

export const subagentFolders = (): string[] => [...new Set(subagentPlaces().flatMap(({ folders }) => folders))];

/** Where any agent reads a project's own commands. */
export const commandFolders = (): string[] => [
  ...new Set(Object.values<Agent>(AGENTS).flatMap(({ parts }) => parts.command_folders ?? [])),
];

/** Where any agent reads a project's own MCP servers. */
export const serverFiles = (): string[] => [
  ...new Set(Object.values<Agent>(AGENTS).flatMap(({ parts }) => parts.places?.project?.file ?? [])),
];

/** What any agent reads of a project as instructions, from its root. */
export const instructionFiles = (): string[] => [
  ...new Set(Object.values<Agent>(AGENTS).flatMap(({ parts }) => parts.instructions.flat())),
];
