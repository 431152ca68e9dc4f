import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readSource } from '../../../lib/setup/source/source.js';
import { skill, writeTree } from '../../helpers/file-tree.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const folder = temporaryFolder();

async function read(tree: Record<string, string>) {
  const root = folder();
  writeTree(root, tree);
  const source = await readSource(root);
  return { ...source, paths: source.skills.map(({ path }) => path) };
}

describe('readSource', () => {
  it.each(['.claude-plugin/plugin.json', 'plugin.json', '.github/plugin/plugin.json', '.plugin/plugin.json'])(
    'recognises a plugin by %s',
    async (manifest) => {
      const source = await read({ [manifest]: '{"name":"demo"}', 'skills/alpha/SKILL.md': skill('alpha') });
      expect(source).toMatchObject({
        kind: 'plugin',
        name: 'demo',
        manifest,
        marketplace: null,
        paths: ['skills/alpha/SKILL.md'],
      });
    },
  );

  it('finds nested skills, and those that the manifest names elsewhere, but none outside the source', async () => {
    const source = await read({
      '.claude-plugin/plugin.json': '{"name":"demo","skills":["./more/","./more/beta","../elsewhere","/etc"]}',
      'skills/alpha/SKILL.md': skill('alpha'),
      'skills/group/deep/gamma/SKILL.md': skill('gamma'),
      'more/beta/SKILL.md': skill('beta'),
      'docs/example/SKILL.md': skill('example'),
      'skills/node_modules/x/SKILL.md': skill('x'),
      'skills/alpha/.git/SKILL.md': skill('y'),
    });
    expect(source.paths).toEqual(['more/beta/SKILL.md', 'skills/alpha/SKILL.md', 'skills/group/deep/gamma/SKILL.md']);
  });

  it('finds the skills of a marketplace inside the source', async () => {
    const source = await read({
      '.claude-plugin/marketplace.json': JSON.stringify({
        name: 'market',
        plugins: [
          { name: 'one', source: './plugins/one' },
          { name: 'far', source: { source: 'github', repo: 'a/b' } },
          null,
        ],
      }),
      'plugins/one/.claude-plugin/plugin.json': '{"name":"one","skills":"./extra"}',
      'plugins/one/skills/alpha/SKILL.md': skill('alpha'),
      'plugins/one/extra/beta/SKILL.md': skill('beta'),
      'plugins/two/skills/gamma/SKILL.md': skill('gamma'),
    });
    expect(source).toMatchObject({ kind: 'skills', manifest: null, marketplace: '.claude-plugin/marketplace.json' });
    expect(source.paths).toEqual(['plugins/one/extra/beta/SKILL.md', 'plugins/one/skills/alpha/SKILL.md']);
  });

  it('finds skills in the usual folders of a repository without a plugin, and ignores its other files', async () => {
    const source = await read({
      '.claude/skills/alpha/SKILL.md': skill('alpha'),
      '.github/skills/group/beta/SKILL.md': skill('beta'),
      '.agents/skills/gamma/SKILL.md': skill('gamma'),
      'test/fixtures/skills/x/SKILL.md': skill('x'),
      'package.json': '{}',
    });
    expect(source.kind).toBe('skills');
    expect(source.skills.map(({ id }) => id)).toEqual(['gamma', 'alpha', 'beta']);
  });

  it('accepts a bare folder of skills, and a folder that is itself a skill', async () => {
    expect((await read({ 'alpha/SKILL.md': skill('alpha'), 'group/beta/SKILL.md': skill('beta') })).paths).toEqual([
      'alpha/SKILL.md',
      'group/beta/SKILL.md',
    ]);
    expect((await read({ 'SKILL.md': skill('alpha'), 'references/a.md': 'x' })).paths).toEqual(['SKILL.md']);
  });

  it('describes a skill by its front matter and files', async () => {
    const { skills } = await read({
      'one/SKILL.md': '---\nname: Other\ndescription: Use when: asked\n---\n',
      'two/SKILL.md': '# No block\n',
      'three/SKILL.md': '---\nname: 7\ndescription:\n---\n',
    });
    expect(skills).toMatchObject([
      { id: 'Other', dir: 'one', description: 'Use when: asked', front_matter: { problems: [{ line: 3 }] } },
      { id: '7', dir: 'three', description: null },
      { id: 'two', dir: 'two', description: null, front_matter: { present: false } },
    ]);
  });

  it('follows links inside the source only, and not in circles', async () => {
    const outside = folder();
    writeTree(outside, { 'evil/SKILL.md': skill('evil') });
    const source = await read({
      'skills/alpha/SKILL.md': skill('alpha'),
      'shared/beta/SKILL.md': skill('beta'),
      'skills/beta': '-> ../shared/beta',
      'skills/evil': `-> ${outside}/evil`,
      'skills/broken': '-> ../nothing',
      'skills/alpha/loop': '-> ..',
    });
    expect(source.paths).toEqual(['skills/alpha/SKILL.md', 'skills/beta/SKILL.md']);
  });

  it('names the settings that turn its hooks off', async () => {
    const plugin = { '.claude-plugin/plugin.json': '{"name":"demo"}', 'hooks/hooks.json': '{"hooks":{}}' };
    const off = '{"disableAllHooks": true}';
    const found = async (more: Record<string, string>) => (await read({ ...plugin, ...more })).hooks_off;
    expect(await found({ '.claude/settings.json': off, '.github/copilot/settings.local.json': off })).toEqual([
      '.claude/settings.json',
      '.github/copilot/settings.local.json',
    ]);
    expect(await found({ '.claude/settings.json': '{"disableAllHooks": false}' })).toBeUndefined();
    expect(await found({ '.claude/settings.json': '{broken' })).toBeUndefined();
    const broken = await read({ '.claude/settings.json': off, '.claude/settings.local.json': '{broken' });
    expect([broken.hooks_off, broken.hooks_broken]).toEqual([
      ['.claude/settings.json'],
      ['.claude/settings.local.json'],
    ]);
  });

  it('changes the hash of a skill with any of its files, and the whole hash with any skill', async () => {
    const root = folder();
    writeTree(root, { 'a/SKILL.md': skill('a'), 'a/notes.md': 'x', 'b/SKILL.md': skill('b'), 'README.md': 'x' });
    const before = await readSource(root);
    expect(await readSource(root)).toEqual(before);
    appendFileSync(join(root, 'README.md'), 'y');
    expect((await readSource(root)).hash).toBe(before.hash);
    appendFileSync(join(root, 'a/notes.md'), 'y');
    const after = await readSource(root);
    expect(after.hash).not.toBe(before.hash);
    expect(after.skills.map(({ hash }, i) => hash === before.skills[i]?.hash)).toEqual([false, true]);
  });

  it('refuses a folder that is not there', async () => {
    await expect(readSource(join(folder(), 'no/such'))).rejects.toThrow(/There is no such folder.*--source/);
  });

  it.each(['{\n  "name": "p",\n}\n', '[]', '{'])('reads the skills beside a plugin.json that is %j', async (text) => {
    const found = await read({ '.claude-plugin/plugin.json': text, 'skills/a/SKILL.md': skill('a') });
    expect(found.skills.map(({ id }) => id)).toEqual(['a']);
  });
});
