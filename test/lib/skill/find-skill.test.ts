import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readSource } from '../../../lib/setup/source/source.js';
import { findDistinctSkills, findSkills, findUniqueId, nameSkill } from '../../../lib/skill/find-skill.js';
import type { Source } from '../../../lib/skill/skill.js';
import { write, writePlugin } from '../../helpers/plugin.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const COPY = '---\nname: copied\ndescription: Use for copies.\n---\nCopy it.\n';

describe('the name of a skill in offers and reports', () => {
  let source: Source;
  beforeAll(async () => {
    const root = newFolder();
    writePlugin(join(root, 'roses'), 'roses', [
      { dir: 'prune', description: 'Use for roses.' },
      { dir: 'water' },
      { dir: 'copied', text: COPY },
      { dir: 'twin', name: 'twin', description: 'Use for one.' },
      { dir: 'again', name: 'twin', description: 'Use for two.' },
    ]);
    writePlugin(join(root, 'trees'), 'trees', [
      { dir: 'prune', description: 'Use for trees.' },
      { dir: 'copied', text: COPY },
    ]);
    const plugins = ['roses', 'trees'].map((name) => ({ name, source: `./${name}` }));
    const market = { name: 'garden', owner: { name: 'x' }, plugins };
    write(join(root, '.claude-plugin/marketplace.json'), JSON.stringify(market));
    source = await readSource(root);
  });
  const at = (path: string) => {
    const skill = source.skills.find((one) => one.path === `${path}/SKILL.md`);
    if (!skill) throw new Error(path);
    return skill;
  };

  it.each([
    ['roses/skills/water', 'water'],
    ['roses/skills/prune', 'roses:prune'],
    ['trees/skills/prune', 'trees:prune'],
    ['roses/skills/copied', 'copied'],
    ['trees/skills/copied', 'copied'],
  ])('%s is called %s', (path, name) => {
    expect(nameSkill(at(path), source)).toBe(name);
    expect(findUniqueId(at(path), source)).toBe(name);
  });

  it('is the bare one where no name tells two skills of one plugin apart', () => {
    expect(findUniqueId(at('roses/skills/twin'), source)).toBeNull();
    expect(nameSkill(at('roses/skills/twin'), source)).toBe('twin');
  });
});

it('a skill that a package keeps for itself is named with it, and none of a root that has skills', async () => {
  const root = newFolder();
  const lay = (folder: string) =>
    write(join(root, folder, 'plan/SKILL.md'), `---\nname: plan\ndescription: Of ${folder}.\n---\nPlan it.\n`);
  for (const folder of ['packages/a/.claude/skills', 'packages/b/.agents/skills']) lay(folder);
  write(join(root, 'packages/a/.claude/skills/only/SKILL.md'), COPY);
  const source = await readSource(root);
  const [only] = findDistinctSkills(source, 'packages/a:plan');
  expect(only?.path).toBe('packages/a/.claude/skills/plan/SKILL.md');
  const names = ['copied', 'packages/a:plan', 'packages/b:plan'];
  expect(source.skills.map((skill) => nameSkill(skill, source)).sort()).toEqual(names);
  lay('.claude/skills');
  for (const as of [undefined, 'project', 'both'] as const)
    expect((await readSource(root, as)).skills.map(({ path }) => path)).toEqual(['.claude/skills/plan/SKILL.md']);
});

it.each(['add: x', 'demo:add: x'])('a skill whose own name has a colon in it is found by %s', async (id) => {
  const source = await readSource(writePlugin(newFolder(), 'demo', [{ dir: 'add', name: '"add: x"' }]));
  expect(findSkills(source, id).map((skill) => skill.id)).toEqual(['add: x']);
  expect(findSkills(source, 'other:add: x')).toEqual([]);
});
