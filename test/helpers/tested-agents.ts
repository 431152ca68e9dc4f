/** The agents whose CLIs the contract suites run: the default ones in `npm test`, the others in `npm run test:agents`, or those that TESTED_AGENTS names. */

import { AGENTS, type AgentName, DEFAULT_AGENTS } from '../../lib/agents/index.js';
import type { Agent } from '../../lib/agents/interface/agent.js';

const ALL = Object.keys(AGENTS) as AgentName[];
const further = ALL.filter((name) => !DEFAULT_AGENTS.includes(name));

function namesOf(wanted: string): readonly AgentName[] {
  if (wanted === '') return DEFAULT_AGENTS;
  if (wanted === 'further') return further;
  return wanted.split(',').map((name) => {
    const found = ALL.find((each) => each === name);
    if (!found)
      throw new Error(`TESTED_AGENTS: no agent is called '${name}'; write further, or some of ${ALL.join(', ')}.`);
    return found;
  });
}

export const TESTED_NAMES = namesOf(process.env['TESTED_AGENTS'] ?? '');

/** Those, and with `further` the default ones too: for tables of which `npm test` asks the default agents only a part. */
export const NIGHTLY_NAMES = process.env['TESTED_AGENTS'] === 'further' ? ALL : TESTED_NAMES;

export const TESTED_AGENTS: readonly Agent[] = TESTED_NAMES.map((name) => AGENTS[name]);

/** Agents were named, so that suites ask all that they have to ask. */
export const IN_FULL = (process.env['TESTED_AGENTS'] ?? '') !== '';
