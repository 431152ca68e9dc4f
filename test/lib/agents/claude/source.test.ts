import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { defaultInstall, setUp, skillPath } from '../../../../lib/agents/claude/source.js';
import type { UnitSetup } from '../../../../lib/agents/interface/unit-setup.js';
import type { Install } from '../../../../lib/contract/agent-key.js';
import { files } from '../../../../lib/io/files/files.js';
import type { Source } from '../../../../lib/skill/skill.js';
import { readTree, skill, writeTree } from '../../../helpers/file-tree.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';
import { makeSkill, makeSource } from './source-fixture.js';

const makeFolder = temporaryFolder();
const MARKET = JSON.stringify({ name: 'market', plugins: [{ name: 'demo-plugin' }, { name: 'second' }] });
const TREE = {
  '.claude-plugin/plugin.json': '{"name":"demo-plugin"}',
  '.claude-plugin/marketplace.json': MARKET,
  'skills/demo/SKILL.md': skill('demo'),
  'skills/demo/notes.md': 'notes',
  '.claude/settings.json': '{"hooks":{}}',
  '.claude/hooks/block.sh': 'exit 2',
  '.claude/agents/worker.md': 'worker',
};
const demo = makeSkill({ dir: 'demo' });

function layOut(
  install: Install,
  more: { source?: Source; tree?: Record<string, string>; allow_processes?: boolean } = {},
): UnitSetup {
  const root = makeFolder();
  writeTree(join(root, 's'), more.tree ?? TREE);
  return {
    home: join(root, 'h'),
    workspace: join(root, 'w'),
    source_copy: join(root, 's'),
    source: more.source ?? makeSource([demo]),
    install,
    vendor_model: null,
    allow_processes: more.allow_processes ?? false,
  };
}

describe('setUp of Claude Code', () => {
  it('copies plain skills to where a project has them, with the files beside them', async () => {
    const place = layOut('skills');
    await setUp(place, files);
    expect(Object.keys(readTree(place.workspace))).toEqual([
      '.claude/agents/worker.md',
      '.claude/skills/demo/SKILL.md',
      '.claude/skills/demo/notes.md',
    ]);
    expect(skillPath(place, demo)).toBe(join(place.workspace, '.claude/skills/demo/SKILL.md'));
  });

  it('does not copy a plugin', async () => {
    const place = layOut('plugin');
    await setUp(place, files);
    expect(readTree(place.workspace)).toEqual({});
    expect(skillPath(place, demo)).toBe(join(place.source_copy, 'skills/demo/SKILL.md'));
  });

  it('uses a folder without a manifest as a plugin of the folder’s name', async () => {
    const place = layOut('plugin', {
      source: makeSource([demo], { kind: 'skills', name: 'mine', manifest: null, plugins: [] }),
    });
    await setUp(place, files);
    expect(readTree(join(place.home, 'plugins'))).toEqual({ mine: `-> ${place.source_copy}` });
    expect(skillPath(place, demo)).toBe(join(place.home, 'plugins/mine/skills/demo/SKILL.md'));
  });

  it('declares a marketplace and all its plugins in the settings, without running a command', async () => {
    const place = layOut('marketplace');
    await setUp(place, files);
    expect(JSON.parse(await files.read(join(place.home, '.claude/settings.json')))).toEqual({
      extraKnownMarketplaces: { market: { source: { source: 'directory', path: place.source_copy } } },
      enabledPlugins: { 'demo-plugin@market': true, 'second@market': true },
    });
  });

  it('has a marketplace from GitHub where hooks may start, with each plugin in the cache, from which a session reads it', async () => {
    const entry = { name: 'kit', source: './kit' };
    const tree = {
      '.claude-plugin/marketplace.json': JSON.stringify({ name: 'market', plugins: [entry] }),
      'kit/skills/alpha/SKILL.md': skill('alpha'),
    };
    const alpha = makeSkill({ dir: 'alpha', path: 'kit/skills/alpha/SKILL.md' });
    const plugins = [{ folder: 'kit', manifests: { '.claude-plugin/plugin.json': { version: '1.2.0' } }, entry }];
    const source = makeSource([alpha], { marketplace_name: 'market', plugins });
    const place = layOut('marketplace', { tree, source, allow_processes: true });
    await setUp(place, files);
    expect(JSON.parse(await files.read(join(place.home, '.claude/settings.json')))).toMatchObject({
      extraKnownMarketplaces: { market: { source: { source: 'github' } } },
    });
    expect(skillPath(place, alpha)).toBe(
      join(place.home, '.claude/plugins/cache/market/kit/1.2.0/skills/alpha/SKILL.md'),
    );
    expect(await files.read(skillPath(place, alpha))).toBe(skill('alpha'));
    expect(skillPath({ ...place, allow_processes: false }, alpha)).toBe(join(place.source_copy, alpha.path));
  });

  it('gives a marketplace that may only come from GitHub another name, because a folder with the reserved one loads nothing', async () => {
    const text =
      '{"name":"Claude-plugins-official","owner":{"name":"o"},"plugins":[{"name":"till","source":"./till"}]}';
    const place = layOut('marketplace', { tree: { '.claude-plugin/marketplace.json': text } });
    await setUp(place, files);
    const name = 'local-Claude-plugins-official';
    expect(JSON.parse(await files.read(join(place.home, '.claude/settings.json')))).toEqual({
      extraKnownMarketplaces: { [name]: { source: { source: 'directory', path: place.source_copy } } },
      enabledPlugins: { [`till@${name}`]: true },
    });
    expect(JSON.parse(await files.read(join(place.source_copy, '.claude-plugin/marketplace.json')))).toEqual({
      ...(JSON.parse(text) as object),
      name,
    });
  });

  it('leaves out the plugins that a marketplace takes from elsewhere', async () => {
    const plugins = [
      { name: 'near', source: './near' },
      { name: 'far', source: { source: 'github', repo: 'o/far' } },
    ];
    const tree = { '.claude-plugin/marketplace.json': JSON.stringify({ name: 'market', plugins }) };
    const place = layOut('marketplace', { tree });
    await setUp(place, files);
    expect(JSON.parse(await files.read(join(place.home, '.claude/settings.json')))).toMatchObject({
      enabledPlugins: { 'near@market': true },
    });
    expect(await files.read(join(place.home, '.claude/settings.json'))).not.toContain('far');
  });

  it('adds nothing of a marketplace that is broken', async () => {
    for (const text of ['{', '{"name":"m"}', '[]', 'null', '{"name":"m","plugins":[{}]}']) {
      const place = layOut('marketplace', { tree: { '.claude-plugin/marketplace.json': text } });
      await setUp(place, files);
      await expect(files.read(join(place.home, '.claude/settings.json'))).rejects.toThrow(/ENOENT/);
    }
  });

  it('copies a project’s hooks only where processes may start, and never over the case’s own settings', async () => {
    const closed = layOut('plugin');
    await setUp(closed, files);
    expect(readTree(closed.workspace)).toEqual({});
    const open = layOut('plugin', { allow_processes: true });
    writeTree(open.workspace, { '.claude/settings.json': 'the case’s own' });
    await setUp(open, files);
    expect(readTree(open.workspace)).toEqual({
      '.claude/hooks/block.sh': 'exit 2',
      '.claude/settings.json': 'the case’s own',
    });
  });

  it('leaves a skill in the folder of another where it is', async () => {
    const inner = makeSkill({ dir: 'inner', path: 'skills/demo/inner/SKILL.md' });
    const tree = { ...TREE, 'skills/demo/inner/SKILL.md': skill('inner') };
    const place = layOut('skills', { tree, source: makeSource([demo, inner]) });
    await setUp(place, files);
    expect(skillPath(place, inner)).toBe(join(place.workspace, '.claude/skills/demo/inner/SKILL.md'));
    expect(Object.keys(readTree(join(place.workspace, '.claude/skills')))).toEqual([
      'demo/SKILL.md',
      'demo/inner/SKILL.md',
      'demo/notes.md',
    ]);
  });

  it('copies only the first of two skills with one folder name, and warns', async () => {
    const first = makeSkill({ dir: 'demo', path: 'a/demo/SKILL.md' });
    const second = makeSkill({ dir: 'demo', path: 'b/demo/SKILL.md' });
    const tree = { 'a/demo/SKILL.md': 'first', 'b/demo/SKILL.md': 'second' };
    const place = layOut('skills', { tree, source: makeSource([first, second]) });
    await setUp(place, files);
    expect(await files.read(skillPath(place, second))).toBe('first');
  });

  it('installs a plugin as a plugin and a folder of skills as skills by default', () => {
    expect(defaultInstall(makeSource([]))).toBe('plugin');
    expect(defaultInstall(makeSource([], { kind: 'skills' }))).toBe('skills');
  });

  it('installs a marketplace of plugins as a marketplace, unless skills lie beside them', () => {
    const market = {
      kind: 'skills' as const,
      manifest: null,
      marketplace: '.claude-plugin/marketplace.json',
      marketplace_name: 'shop',
      plugins: [
        { folder: '', manifests: {}, entry: null },
        { folder: 'plugins/till', manifests: {}, entry: { name: 'till', source: './plugins/till' } },
      ],
    };
    const shipped = makeSkill({ dir: 'demo', path: 'plugins/till/skills/demo/SKILL.md' });
    const beside = makeSkill({ dir: 'demo', path: '.claude/skills/demo/SKILL.md' });
    expect(defaultInstall(makeSource([shipped], market))).toBe('marketplace');
    expect(defaultInstall(makeSource([shipped, beside], market))).toBe('skills');
    expect(defaultInstall(makeSource([shipped], { ...market, plugins: market.plugins.slice(0, 1) }))).toBe('skills');
    expect(defaultInstall(makeSource([shipped], { ...market, marketplace: '.agents/plugins/marketplace.json' }))).toBe(
      'skills',
    );
  });
});
