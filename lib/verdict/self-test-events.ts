/** The built-in events of `self-test`, with the tier that each must get. */

import type { Tier } from '../contract/tier.js';
import type { AgentEvent } from '../contract/transcript/event.js';

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

export const EVENTS: readonly { name: string; agent: string; event: AgentEvent; want: Tier | null }[] = [
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
