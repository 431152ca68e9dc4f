import { expect, it } from '@jest/globals';
import { ALL_AGENTS } from '../../../lib/agents/index.js';
import { parseAgentKeys } from '../../../lib/contract/agent-key.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { lintSource } from '../../../src/check/lint-source.js';
import { skill, writeTree } from '../../helpers/file-tree.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();

async function lint(files: Record<string, string>) {
  const root = newFolder();
  writeTree(root, files);
  const keys = parseAgentKeys(['claude', 'codex', 'gemini'], ALL_AGENTS);
  return lintSource({ cwd: root, source: await readSource(root), corpus: null, keys, baseline: null });
}
const unseen = async (files: Record<string, string>) =>
  (await lint(files))
    .filter(({ rule }) => rule === 'skill-file')
    .map(({ severity, file, fix }) => `${severity} ${file} ${fix}`);

it.each([
  [
    'skills/one/README.md',
    'skills/one',
    'name the file that describes the skill SKILL.md, or move the folder elsewhere.',
  ],
  ['skills/one.md', 'skills/one.md', 'move it to a folder of its own, as <name>/SKILL.md.'],
  ['skill/one/SKILL.md', 'skill', 'rename it to skills.'],
  ['.agent/skills/one/SKILL.md', '.agent/skills', 'move what it holds to .agents/skills.'],
  ['.claud/skills/one/SKILL.md', '.claud/skills', 'move what it holds to .claude/skills.'],
  ['claude/skills/one/SKILL.md', 'claude/skills', 'move what it holds to .claude/skills.'],
  ['agents/skills/one/SKILL.md', 'agents/skills', 'move what it holds to .agents/skills.'],
])(
  'a skill that no agent sees is an error where it is the only one or its file describes it, and else a warning: %s',
  async (path, file, fix) => {
    expect(await unseen({ [path]: skill('one') })).toEqual([`error ${file} ${fix}`]);
    const home = path.startsWith('skills/') ? 'skills' : '.claude/skills';
    expect(await unseen({ [path]: skill('one'), [`${home}/two/SKILL.md`]: skill('two') })).toEqual([
      `${path.startsWith('skills/') ? 'error' : 'warning'} ${file} ${fix}`,
    ]);
  },
);

it.each([
  ['.agents/skill', '.agents/skills'],
  ['.claude/skill', '.claude/skills'],
  ['.codx/skills', '.codex/skills'],
])('names a folder that is almost one of an agent, beside one that is: %s', async (path, near) => {
  const beside = { '.claude/skills/two/SKILL.md': skill('two') };
  expect(await unseen({ ...beside, [`${path}/one/SKILL.md`]: skill('one') })).toEqual([
    `warning ${path} move what it holds to ${near}.`,
  ]);
});

it('takes a folder for another agent’s where its skills lie in that of an agent, too', async () => {
  const copies = { '.agents/skills/one/SKILL.md': skill('one'), '.agent/skills/one/SKILL.md': skill('one') };
  expect(await unseen(copies)).toEqual([]);
  expect(
    await unseen({ '.claude/skills/one/SKILL.md': skill('one'), '.cursor/skills/two/SKILL.md': skill('two') }),
  ).toEqual([]);
});

it('what skills share is no lost skill: notes without a description, and a folder of agents', async () => {
  const two = { 'skills/two/SKILL.md': skill('two') };
  expect(await unseen({ ...two, 'skills/one.md': '# One\n' })).toEqual([]);
  const agents = { 'skills/team/reviewer.md': skill('reviewer'), 'skills/team/writer.md': skill('writer') };
  expect(await unseen({ ...two, ...agents })).toEqual([expect.stringMatching(/^warning skills\/team /)]);
});

it.each(['SKILL.md.txt', 'SKILL.txt', 'Skills.md'])(
  'one whose file has a hasty name is an error there: %s',
  async (name) => {
    const found = await unseen({ [`skills/one/${name}`]: skill('one'), 'skills/two/SKILL.md': skill('two') });
    expect(found).toEqual([`error skills/one/${name} rename it to SKILL.md; \`agent-routing check --fix\` does that.`]);
  },
);

it('a plugin may have its skills in a folder of that name', async () => {
  const plugin = { '.claude-plugin/plugin.json': '{"name": "kit", "skills": "./claude/skills"}' };
  expect(await unseen({ ...plugin, 'claude/skills/one/SKILL.md': skill('one') })).toEqual([]);
});

it('of two skills of one name and one plugin, nothing is advised that would not help', async () => {
  const two = skill('one').replace('Do', 'Undo');
  const found = await lint({
    '.claude-plugin/plugin.json': '{"name": "kit"}',
    'skills/one/SKILL.md': skill('one'),
    'skills/two/SKILL.md': two,
  });
  const fixes = found.filter(({ rule }) => rule === 'skill-name' || rule === 'skill-duplicate').map(({ fix }) => fix);
  expect(fixes).toEqual([
    'write `name: two` here, and `two` in the cases and texts that name it: another skill has the folder `one`.',
    'rename one of them.',
  ]);
});
