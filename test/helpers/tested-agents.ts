/** The agents whose CLIs the contract suites run: Codex, which starts fastest, in `npm test`; the default ones in `npm run test:full`, the others in `npm run test:agents`, or those that TESTED_AGENTS names. */

import { describe, it } from '@jest/globals';
import { AGENTS, type AgentName, DEFAULT_AGENTS } from '../../lib/agents/index.js';
import type { Agent } from '../../lib/agents/interface/agent.js';

const ALL = Object.keys(AGENTS) as AgentName[];
const further = ALL.filter((name) => !DEFAULT_AGENTS.includes(name));

function namesOf(wanted: string): readonly AgentName[] {
  if (wanted === '') return ['codex'];
  if (wanted === 'further') return further;
  if (wanted === 'default') return DEFAULT_AGENTS;
  return wanted.split(',').map((name) => {
    const found = ALL.find((each) => each === name);
    if (!found)
      throw new Error(
        `TESTED_AGENTS: no agent is called '${name}'; write default, further, or some of ${ALL.join(', ')}.`,
      );
    return found;
  });
}

export const TESTED_NAMES = namesOf(process.env['TESTED_AGENTS'] ?? '');

/** Those, and with `further` the default ones too: for tables of which `npm test` asks the default agents only a part. */
export const NIGHTLY_NAMES = process.env['TESTED_AGENTS'] === 'further' ? ALL : TESTED_NAMES;

export const TESTED_AGENTS: readonly Agent[] = TESTED_NAMES.map((name) => AGENTS[name]);

/** Agents were named, so that suites ask all that they have to ask. */
export const IN_FULL = (process.env['TESTED_AGENTS'] ?? '') !== '';

/** For what costs seconds while a cheaper test holds the same code: left to `npm run test:full`, which CI does beside `npm cit`. Jest gives each test file its own `it`. */
export const inFull = {
  get describe(): (typeof describe)['skip'] {
    return IN_FULL ? describe : describe.skip;
  },
  get it(): (typeof it)['skip'] {
    return IN_FULL ? it : it.skip;
  },
};
