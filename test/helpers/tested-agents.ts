/** The agents whose CLIs the contract suites run: the default ones in `npm test`, the others in `npm run test:agents`. */
import type { Agent } from '../../lib/agents/agent.js';
import { AGENTS, type AgentName, DEFAULT_AGENTS } from '../../lib/agents/index.js';

const further = (Object.keys(AGENTS) as AgentName[]).filter((name) => !DEFAULT_AGENTS.includes(name));

export const TESTED_NAMES: readonly AgentName[] = process.env['TESTED_AGENTS'] === 'further' ? further : DEFAULT_AGENTS;

export const TESTED_AGENTS: readonly Agent[] = TESTED_NAMES.map((name) => AGENTS[name]);
