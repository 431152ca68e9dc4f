/** Checks the tier rules against the built-in fixtures: `agent-routing self-test` runs anywhere, without an agent. */

import type { Tier } from '../contract/tier.js';
import type { AgentEvent } from '../contract/transcript/event.js';
import { scoreProofLine } from '../evidence/proof-line.js';
import { computeTier, eventTier } from '../evidence/tier.js';
import { LINES } from './self-test-lines.js';

const at = { stream: 'stdout', line: 1, proof: '', call_id: 'c', skill: 'pdf-tools', also: [] as string[] } as const;
const call = (outcome: 'ran' | 'failed' | 'denied' | 'blocked_by_hook' | 'unavailable' | 'unfinished'): AgentEvent => ({
  ...at,
  type: 'skill_call',
  tool: 'Skill',
  input: {},
  how: 'invoked',
  outcome,
  message: null,
  output: '',
});
const read = (text: 'own' | 'other' | 'none'): AgentEvent => ({
  ...at,
  type: 'skill_read',
  path: null,
  text,
  why: null,
});

const EVENTS: readonly { name: string; agent: string; event: AgentEvent; want: Tier | null }[] = [
  { name: 'a skill call that ran', agent: 'claude', event: call('ran'), want: 1 },
  { name: 'a skill call that ran', agent: 'copilot', event: call('ran'), want: 1 },
  { name: 'a skill call without a result', agent: 'claude', event: call('unfinished'), want: 2 },
  { name: 'a failed skill call', agent: 'claude', event: call('failed'), want: null },
  { name: 'a denied skill call', agent: 'copilot', event: call('denied'), want: null },
  { name: 'a skill call blocked by a hook', agent: 'claude', event: call('blocked_by_hook'), want: null },
  { name: 'a skill call where there is no such tool', agent: 'copilot', event: call('unavailable'), want: null },
  { name: 'its own text read', agent: 'codex', event: read('own'), want: 1 },
  { name: 'its own text read', agent: 'codex@o4+plugin', event: read('own'), want: 1 },
  { name: 'its own text read by a generic tool', agent: 'claude', event: read('own'), want: 2 },
  { name: 'its own text read by a generic tool', agent: 'copilot', event: read('own'), want: 2 },
  { name: 'another file of its folder read', agent: 'codex', event: read('other'), want: 2 },
  { name: 'its path listed', agent: 'codex', event: read('none'), want: 3 },
];

export function runSelfTest(): { name: string; want: Tier | null; got: Tier | null; ok: boolean }[] {
  const lines = LINES.map(({ name, token = 'pdf-tools', line, score, want }) => {
    const [, agent = 'codex'] = /^(\w+):/.exec(name) ?? [];
    const isSkill = /^[a-z-]+(\/SKILL\.md)?$/.test(token);
    const points = score ?? scoreProofLine(token, line, isSkill);
    return { name, want, got: computeTier(agent.toLowerCase(), token, line, points) };
  });
  const events = EVENTS.map(({ name, agent, event, want }) => ({
    name: `${agent}: ${name}`,
    want,
    got: eventTier(agent, event),
  }));
  return [...lines, ...events].map((row) => ({ ...row, ok: row.got === row.want }));
}
