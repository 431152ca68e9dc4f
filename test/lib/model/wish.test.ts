import { describe, expect, it } from '@jest/globals';
import type { UnitPlace } from '../../../lib/agents/agent.js';
import { type Case, CaseSchema } from '../../../lib/case/schema.js';
import { makeWish } from '../../../lib/model/wish.js';
import type { Skill } from '../../../lib/skill/skill.js';

const skill = (path: string, id: string): Skill => ({
  id,
  dir: path.split('/').at(-2) ?? '',
  path,
  description: null,
  front_matter: { present: true, fields: {}, problems: [], body_line: 1 },
  text: '',
  hash: '',
});
const skills = [
  skill('skills/alpha/SKILL.md', 'alpha'),
  skill('skills/folder/SKILL.md', 'beta'),
  skill('skills/beta/SKILL.md', 'other'),
];
const place: UnitPlace = {
  home: '/h',
  workspace: '/w',
  source_copy: '/s',
  source: {
    root: '/r',
    kind: 'plugin',
    name: 'demo',
    manifest: 'plugin.json',
    marketplace: null,
    marketplace_name: null,
    skills,
    plugins: [],
    commands: [],
    hash: '',
  },
  install: 'plugin',
  vendor_model: null,
  allow_processes: false,
};
const agent = {
  name: 'claude',
  listedAs: ({ dir, id }: Skill) => [`demo:${dir}`, `demo:${id}`],
  skillPath: (_: UnitPlace, { path }: Skill) => `/s/${path}`,
};
const wishFor = (fields: object) =>
  makeWish(CaseSchema.parse({ case_id: 'c', prompt: 'p', ...fields }) as Case, agent, place);

describe('makeWish', () => {
  it('asks for the expected skill, then each required one, once', () => {
    const { skills } = wishFor({ expected_skill: 'alpha', required_skills: ['alpha', 'beta'] });
    expect(skills).toEqual([
      { id: 'alpha', names: ['demo:alpha', 'alpha'] },
      // By its id: the folder named beta holds another skill.
      { id: 'beta', names: ['demo:folder', 'demo:beta', 'beta'] },
    ]);
  });

  it('asks for the skills of the source that the seeds’ evidence lists name, and for no other token', () => {
    const { skills } = wishFor({
      expected_skill: 'alpha',
      required_all_evidence: ['alpha', 'alpha/SKILL.md', 'beta/SKILL.md', 'tool_use', 'gone'],
    });
    expect(skills.map(({ id }) => id)).toEqual(['alpha', 'beta']);
  });

  it('understands a qualified id, and one that the source does not have', () => {
    expect(wishFor({ expected_skill: 'demo:alpha' }).skills[0]?.names).toEqual(['demo:alpha']);
    expect(wishFor({ expected_skill: 'elsewhere' }).skills).toEqual([{ id: 'elsewhere', names: ['elsewhere'] }]);
  });

  it("takes this agent's aliases for the skill", () => {
    const provider_aliases = { claude: { 'alpha-cc': 'alpha', x: 'beta' }, codex: { 'alpha-cx': 'alpha' } };
    expect(wishFor({ expected_skill: 'alpha', provider_aliases }).skills[0]?.names).toEqual([
      'demo:alpha',
      'alpha-cc',
      'alpha',
    ]);
  });

  it.each([
    ['skills/alpha/notes.md', '/s/skills/alpha/notes.md'],
    ['alpha/SKILL.md', '/s/skills/alpha/SKILL.md'],
    ['folder/x.md', '/s/skills/folder/x.md'],
    ['references/deep.md', '/s/skills/alpha/references/deep.md'],
    ['/etc/hosts', '/etc/hosts'],
  ])('finds the required file %s', (file, path) => {
    expect(wishFor({ expected_skill: 'alpha', required_files: [file] }).files).toEqual([path]);
  });

  it('takes a file for one of the workspace when no skill is expected', () => {
    expect(wishFor({ required_files: ['README.md'] }).files).toEqual(['README.md']);
  });

  it('attempts the call of a tool route', () => {
    const row = { kind: 'tool_route', tool: 'Bash', input: { command: 'ls' }, expect: 'allow' };
    expect(makeWish(CaseSchema.parse({ case_id: 'c', ...row }) as Case, agent, place)).toEqual({
      skills: [],
      files: [],
      tool: { tool: 'Bash', input: { command: 'ls' } },
      answer: 'Done.',
    });
  });
});
