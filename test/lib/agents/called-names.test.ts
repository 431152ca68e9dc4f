/** A name that a model writes in its call → the listed skill that each agent loads, or none: recorded on the pinned versions, by an embedded model that wrote it. */
import { expect, it } from '@jest/globals';
import { AGENTS, type AgentName } from '../../../lib/agents/index.js';
import { matchChoice } from '../../../lib/model/match-choice.js';

const choose = (agent: AgentName, skill: string, ...listed: string[]) =>
  matchChoice(
    [{ name: 'tool', input: { skill } }],
    listed.map((id) => ({ id, also: [], description: null, path: null })),
    { name: 'tool', input_schema: null },
    AGENTS[agent].findCalled,
  );

const BY_TOOL: readonly AgentName[] = ['claude', 'copilot', 'gemini', 'qwen', 'cline', 'opencode', 'kilo'];

it.each<[string, AgentName[]]>([
  ['alpha', [...BY_TOOL]],
  [' alpha ', ['claude', 'cline']],
  ['/alpha', ['claude', 'cline']],
  ['Alpha', ['copilot', 'cline']],
  ['kit:alpha', ['cline']],
  ['$alpha', []],
  ['alph', []],
])('%j loads a skill that is listed as alpha on %j', (called, agents) => {
  expect(BY_TOOL.filter((agent) => choose(agent, called, 'alpha', 'beta').choice === 'alpha')).toEqual(agents);
  const others = BY_TOOL.filter((agent) => !agents.includes(agent));
  for (const agent of others) expect(choose(agent, called, 'alpha')).toMatchObject({ choice: null, unknown: [called] });
});

it.each<[string, AgentName[]]>([
  ['kit:alpha', [...BY_TOOL]],
  ['alpha', ['claude', 'cline']],
  ['other:alpha', ['cline']],
])('%j loads a skill that is listed as kit:alpha on %j', (called, agents) => {
  expect(BY_TOOL.filter((agent) => choose(agent, called, 'kit:alpha').choice === 'kit:alpha')).toEqual(agents);
});

it.each<AgentName>(['claude', 'cline'])('asks %s for the whole name where two plugins have the skill', (agent) => {
  expect(choose(agent, 'alpha', 'kit:alpha', 'box:alpha')).toMatchObject({ choice: null, unknown: ['alpha'] });
  expect(choose(agent, 'alpha', 'kit:alpha', 'alpha')).toMatchObject({ choice: 'alpha' });
});
