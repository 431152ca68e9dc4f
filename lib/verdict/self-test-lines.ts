/** The built-in lines of `self-test`, with the tier that each must get. */
import type { Tier } from '../contract/tier.js';

interface LineFixture {
  /** Begins with the agent; codex where it names none. */
  name: string;
  /** Default: pdf-tools. */
  token?: string;
  line: string;
  /** Default: what scoreProofLine gives this line. */
  score?: number;
  want: Tier;
}

const skillUse = (input: Record<string, unknown>) =>
  JSON.stringify({ type: 'tool_use', id: 'toolu_1', name: 'Skill', input });
const base = (path: string) => `Base directory for this skill: ${path}`;

export const LINES: readonly LineFixture[] = [
  { name: 'Claude: a Skill call with this id', line: skillUse({ skill: 'pdf-tools' }), want: 1 },
  {
    name: 'Claude: a Skill call with the id behind its plugin',
    line: skillUse({ skill: 'office:pdf-tools' }),
    want: 1,
  },
  { name: 'Claude: spaces in the JSON', line: '{"name" : "Skill", "input": {"skill" : "pdf-tools"}}', want: 1 },
  {
    name: 'Claude: the second skill on a line',
    line: `${skillUse({ skill: 'docx' })},${skillUse({ skill: 'pdf-tools' })}`,
    want: 1,
  },
  { name: 'Claude: Launching skill', line: 'Launching skill: pdf-tools', want: 1 },
  {
    name: 'Claude: Launching skill inside a JSON line',
    line: '{"content":"Launching skill: pdf-tools","is_error":false}',
    want: 1,
  },
  { name: 'Claude: a Skill call of another id', line: skillUse({ skill: 'docx', args: 'not pdf-tools' }), want: 2 },
  {
    name: 'Claude: a Skill call of a longer id',
    token: 'pdf',
    line: skillUse({ skill: 'pdf-tools' }),
    score: 1000,
    want: 2,
  },
  { name: 'Claude: Launching another skill', line: 'Launching skill: docx', score: 900, want: 2 },
  { name: 'Claude: a Skill call without an id', line: skillUse({ args: 'x' }), score: 1000, want: 2 },
  { name: 'Claude: a mention', line: 'perhaps pdf-tools would help', want: 3 },
  { name: 'Claude: base directory is no Claude rule', line: base('/s/pdf-tools'), want: 2 },
  { name: 'Codex: base directory names the skill', line: base('/s/office/pdf-tools/SKILL.md'), want: 1 },
  { name: 'Copilot: base directory names the skill', line: base('/s/office/pdf-tools/SKILL.md'), want: 1 },
  { name: 'Codex: base directory ends with the skill', line: base('/s/office/pdf-tools'), want: 1 },
  { name: 'Codex: backslashes and another case', line: base('C:\\s\\office\\PDF-Tools\\SKILL.md'), want: 1 },
  { name: 'Codex: base directory of another skill', line: base('/s/office/docx/SKILL.md'), score: 700, want: 2 },
  {
    name: 'Codex: base directory of a longer id',
    token: 'pdf',
    line: base('/s/office/pdf-tools'),
    score: 700,
    want: 2,
  },
  {
    name: 'Copilot: a cross-reference in the body behind the path',
    token: 'docx',
    line: `{"text":"${base('/s/pdf-tools')}\\n\\nSee /s/docx/ too"}`,
    want: 2,
  },
  {
    name: 'Codex: a path token never takes the base-directory rule',
    token: 'pdf-tools/SKILL.md',
    line: base('/s/pdf-tools/SKILL.md'),
    want: 2,
  },
  {
    name: 'Codex: a generic read stays moderate',
    line: '{"tool_use":"read_file","path":"s/pdf-tools/SKILL.md"}',
    want: 2,
  },
  {
    name: 'Codex: a command stays moderate',
    line: '{"type":"command_execution","command":"cat s/pdf-tools/SKILL.md"}',
    want: 2,
  },
  { name: 'Copilot: a mention', line: 'pdf-tools', want: 3 },
  { name: 'Score 59 is low', token: 'x', line: 'x', score: 59, want: 3 },
  { name: 'Score 60 is moderate', token: 'x', line: 'x', score: 60, want: 2 },
];
