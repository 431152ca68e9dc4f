/** The built-in lines of `self-test`, with the tier that each must get. */
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
