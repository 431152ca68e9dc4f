/** The built-in fixtures of `self-test`: lines and events with the tier they must get, named as in the original check-skills harness where it has them. */
import type { AgentEvent } from '../contract/event.js';
import type { Tier } from '../contract/tier.js';

interface LineFixture {
  name: string;
  agent: string;
  token: string;
  line: string;
  /** Default: what scoreProofLine gives this line. */
  score?: number;
  want: Tier;
}

const skillUse = (input: Record<string, unknown>) =>
  JSON.stringify({ type: 'tool_use', id: 'toolu_1', name: 'Skill', input });
const base = (path: string) => `Base directory for this skill: ${path}`;

export const LINES: readonly LineFixture[] = [
  {
    name: 'Claude: a Skill call with this id',
    agent: 'claude',
    token: 'pdf-tools',
    line: skillUse({ skill: 'pdf-tools' }),
    want: 1,
  },
  {
    name: 'Claude: a Skill call with the id behind its plugin',
    agent: 'claude',
    token: 'pdf-tools',
    line: skillUse({ skill: 'office:pdf-tools' }),
    want: 1,
  },
  {
    name: 'Claude: spaces in the JSON',
    agent: 'claude',
    token: 'pdf-tools',
    line: '{"name" : "Skill", "input": {"skill" : "pdf-tools"}}',
    want: 1,
  },
  {
    name: 'Claude: the second skill on a line',
    agent: 'claude',
    token: 'pdf-tools',
    line: `${skillUse({ skill: 'docx' })},${skillUse({ skill: 'pdf-tools' })}`,
    want: 1,
  },
  { name: 'Claude: Launching skill', agent: 'claude', token: 'pdf-tools', line: 'Launching skill: pdf-tools', want: 1 },
  {
    name: 'Claude: Launching skill inside a JSON line',
    agent: 'claude',
    token: 'pdf-tools',
    line: '{"content":"Launching skill: pdf-tools","is_error":false}',
    want: 1,
  },
  {
    name: 'Claude: a Skill call of another id',
    agent: 'claude',
    token: 'pdf-tools',
    line: skillUse({ skill: 'docx', args: 'not pdf-tools' }),
    want: 2,
  },
  {
    name: 'Claude: a Skill call of a longer id',
    agent: 'claude',
    token: 'pdf',
    line: skillUse({ skill: 'pdf-tools' }),
    score: 1000,
    want: 2,
  },
  {
    name: 'Claude: Launching another skill',
    agent: 'claude',
    token: 'pdf-tools',
    line: 'Launching skill: docx',
    score: 900,
    want: 2,
  },
  {
    name: 'Claude: a Skill call without an id',
    agent: 'claude',
    token: 'pdf-tools',
    line: skillUse({ args: 'x' }),
    score: 1000,
    want: 2,
  },
  { name: 'Claude: a mention', agent: 'claude', token: 'pdf-tools', line: 'perhaps pdf-tools would help', want: 3 },
  {
    name: 'Claude: base directory is no Claude rule',
    agent: 'claude',
    token: 'pdf-tools',
    line: base('/s/pdf-tools'),
    want: 2,
  },
  {
    name: 'Codex: base directory names the skill',
    agent: 'codex',
    token: 'pdf-tools',
    line: base('/s/office/pdf-tools/SKILL.md'),
    want: 1,
  },
  {
    name: 'Copilot: base directory names the skill',
    agent: 'copilot',
    token: 'pdf-tools',
    line: base('/s/office/pdf-tools/SKILL.md'),
    want: 1,
  },
  {
    name: 'Codex: base directory ends with the skill',
    agent: 'codex',
    token: 'pdf-tools',
    line: base('/s/office/pdf-tools'),
    want: 1,
  },
  {
    name: 'Codex: backslashes and another case',
    agent: 'codex',
    token: 'pdf-tools',
    line: base('C:\\s\\office\\PDF-Tools\\SKILL.md'),
    want: 1,
  },
  {
    name: 'Codex: base directory of another skill',
    agent: 'codex',
    token: 'pdf-tools',
    line: base('/s/office/docx/SKILL.md'),
    score: 700,
    want: 2,
  },
  {
    name: 'Codex: base directory of a longer id',
    agent: 'codex',
    token: 'pdf',
    line: base('/s/office/pdf-tools'),
    score: 700,
    want: 2,
  },
  {
    name: 'Copilot: a cross-reference in the body behind the path',
    agent: 'copilot',
    token: 'docx',
    line: `{"text":"${base('/s/pdf-tools')}\\n\\nSee /s/docx/ too"}`,
    want: 2,
  },
  {
    name: 'Codex: a path token never takes the base-directory rule',
    agent: 'codex',
    token: 'pdf-tools/SKILL.md',
    line: base('/s/pdf-tools/SKILL.md'),
    want: 2,
  },
  {
    name: 'Codex: a generic read stays moderate',
    agent: 'codex',
    token: 'pdf-tools',
    line: '{"tool_use":"read_file","path":"s/pdf-tools/SKILL.md"}',
    want: 2,
  },
  {
    name: 'Codex: a command stays moderate',
    agent: 'codex',
    token: 'pdf-tools',
    line: '{"type":"command_execution","command":"cat s/pdf-tools/SKILL.md"}',
    want: 2,
  },
  { name: 'Copilot: a mention', agent: 'copilot', token: 'pdf-tools', line: 'pdf-tools', want: 3 },
  { name: 'Score 59 is low', agent: 'codex', token: 'x', line: 'x', score: 59, want: 3 },
  { name: 'Score 60 is moderate', agent: 'codex', token: 'x', line: 'x', score: 60, want: 2 },
];

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
