import { describe, expect, it } from '@jest/globals';
import type { UnitSetup } from '../../../lib/agents/interface/unit-setup.js';
import { type Case, CaseSchema } from '../../../lib/case/schema.js';
import { listExpectedCalls } from '../../../lib/policy/expected-calls.js';
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
const place: UnitSetup = {
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
  skillPath: (_: UnitSetup, { path }: Skill) => `/s/${path}`,
};
const expectedFor = (fields: object) =>
  listExpectedCalls(CaseSchema.parse({ case_id: 'c', prompt: 'p', ...fields }) as Case, agent, place);

describe('listExpectedCalls', () => {
  it('asks for the expected skill, then each required one, once', () => {
    const { skills } = expectedFor({ expected_skill: 'alpha', required_skills: ['alpha', 'beta'] });
    expect(skills).toEqual([
      { id: 'alpha', names: ['demo:alpha', 'alpha'] },
      // By its id: the folder named beta holds another skill.
      { id: 'beta', names: ['demo:folder', 'demo:beta', 'beta'] },
    ]);
  });

  it('asks for the skills of the source that the original projects’ evidence lists name, and for no other token', () => {
    const { skills } = expectedFor({
      expected_skill: 'alpha',
      required_all_evidence: ['alpha', 'alpha/SKILL.md', 'beta/SKILL.md', 'tool_use', 'gone'],
    });
    expect(skills.map(({ id }) => id)).toEqual(['alpha', 'beta']);
  });

  it('understands a qualified id, and one that the source does not have', () => {
    expect(expectedFor({ expected_skill: 'demo:alpha' }).skills[0]?.names).toEqual(['demo:alpha']);
    expect(expectedFor({ expected_skill: 'elsewhere' }).skills).toEqual([{ id: 'elsewhere', names: ['elsewhere'] }]);
  });

  it.each([
    ['the canonical id', 'alpha', { claude: { 'alpha-cc': 'alpha', x: 'beta' }, codex: { 'alpha-cx': 'alpha' } }],
    ['an alias', 'alpha-cc', { claude: { 'alpha-cc': 'alpha' } }],
    ['an alias in another letter case', 'Alpha-CC', { claude: { 'alpha-cc': 'alpha' } }],
    ['a canonical id that the source knows by its alias', 'alpha-cc', { claude: { alpha: 'alpha-cc' } }],
  ])('resolves this agent’s aliases of the skill', (_, expected_skill, provider_aliases) => {
    const names = expectedFor({ expected_skill, provider_aliases }).skills[0]?.names;
    expect(names).toEqual(expect.arrayContaining(['demo:alpha', 'alpha', 'alpha-cc']));
    expect(names).not.toEqual(expect.arrayContaining(['alpha-cx']));
  });

  it.each([{ claude: { 'alpha-cc': 'alpha' } }, { claude: { alpha: 'alpha-cc' } }])(
    'reads a required file of an aliased skill: %j',
    (provider_aliases) => {
      const files = expectedFor({ expected_skill: 'alpha-cc', required_files: ['notes.md'], provider_aliases }).files;
      expect(files).toEqual(['/s/skills/alpha/notes.md']);
    },
  );

  it.each([
    ['skills/alpha/notes.md', '/s/skills/alpha/notes.md'],
    ['alpha/SKILL.md', '/s/skills/alpha/SKILL.md'],
    ['folder/x.md', '/s/skills/folder/x.md'],
    ['references/deep.md', '/s/skills/alpha/references/deep.md'],
    ['/etc/hosts', '/etc/hosts'],
  ])('finds the required file %s', (file, path) => {
    expect(expectedFor({ expected_skill: 'alpha', required_files: [file] }).files).toEqual([path]);
  });

  it.each([
    ['scripts', 'scripts/run.sh', ['SKILL.md', 'scripts/run.sh'], '/s/skills/scripts/scripts/run.sh'],
    ['scripts', 'scripts/run.sh', ['SKILL.md', 'run.sh'], '/s/skills/scripts/run.sh'],
    ['alpha', 'scripts/run.sh', ['SKILL.md', 'run.sh'], '/s/skills/scripts/run.sh'],
    ['alpha', 'scripts/run.sh', ['SKILL.md'], '/s/skills/alpha/scripts/run.sh'],
  ])(
    'where a skill is called as a folder is, %s has the file %s that is there',
    (expected_skill, file, files, path) => {
      const named = { ...skill('skills/scripts/SKILL.md', 'scripts'), files };
      const own = { ...skills[0]!, files: ['SKILL.md', 'scripts/run.sh'] };
      const row = { case_id: 'c', prompt: 'p', expected_skill, required_files: [file] };
      const setup = { ...place, source: { ...place.source, skills: [own, named] } };
      expect(listExpectedCalls(CaseSchema.parse(row) as Case, agent, setup).files).toEqual([path]);
    },
  );

  it('takes a file for one of the workspace when no skill is expected', () => {
    expect(expectedFor({ required_files: ['README.md'] }).files).toEqual(['README.md']);
  });

  it('makes the call of a tool route', () => {
    const row = { kind: 'tool_route', tool: 'Bash', input: { command: 'ls' }, expect: 'allow' };
    expect(listExpectedCalls(CaseSchema.parse({ case_id: 'c', ...row }) as Case, agent, place)).toEqual({
      skills: [],
      files: [],
      tools: [{ tool: 'Bash', input: { command: 'ls' } }],
      answer: 'Done.',
    });
  });
});
