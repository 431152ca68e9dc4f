import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ownMarketplace, skillRoots } from '../../../../lib/agents/copilot/plugins.js';
import { defaultInstall, setUp, skillPath } from '../../../../lib/agents/copilot/source.js';
import type { UnitSetup } from '../../../../lib/agents/interface/unit-setup.js';
import type { Install } from '../../../../lib/contract/agent-key.js';
import { files } from '../../../../lib/io/files/files.js';
import type { Source } from '../../../../lib/skill/skill.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';
import { describedSkill, sourceOf } from './skill-fixture.js';

const newFolder = temporaryFolder();
const nested = { ...describedSkill('beta', 10), path: 'skills/group/beta/SKILL.md' };
const skills = [describedSkill('alpha', 10), nested];

function placeOf(install: Install, more: Partial<Source> = {}, tree: Record<string, string> = {}): UnitSetup {
  const folder = newFolder();
  const source_copy = join(folder, 's');
  const all = { 'skills/alpha/SKILL.md': 'alpha', 'skills/group/beta/SKILL.md': 'beta', ...tree };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(source_copy, path)), { recursive: true });
    writeFileSync(join(source_copy, path), text);
  }
  return {
    home: join(folder, 'h'),
    workspace: join(folder, 'w'),
    source_copy,
    source: sourceOf(skills, more),
    install,
    vendor_model: null,
    allow_processes: false,
  };
}
const pluginOf = (entry: Record<string, unknown> | null, home = '.claude-plugin') => ({
  folder: '',
  manifests: { [`${home}/plugin.json`]: { name: 'demo' } },
  entry,
});
const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));

describe('setUp of Copilot', () => {
  it('copies personal skills to where skillPath says, nested ones as they were', async () => {
    const place = placeOf('skills');
    await setUp(place, files);
    expect(skills.map((skill) => readFileSync(skillPath(place, skill), 'utf8'))).toEqual(['alpha', 'beta']);
    expect(skillPath(place, nested)).toBe(join(place.home, '.copilot/skills/group/beta/SKILL.md'));
  });

  it('writes a manifest into the copy of a source that has none where Copilot looks', async () => {
    const place = placeOf('plugin', { name: 'My Source', plugins: [pluginOf(null, '.codex-plugin')] });
    await setUp(place, files);
    expect(readJson(place.source_copy, '.claude-plugin/plugin.json')).toMatchObject({
      name: 'My-Source',
      skills: ['./skills/'],
    });
  });

  it('does not change an existing manifest', async () => {
    const place = placeOf('plugin', {}, { '.claude-plugin/plugin.json': '{"name":"own"}' });
    await setUp(place, files);
    expect(readJson(place.source_copy, '.claude-plugin/plugin.json')).toEqual({ name: 'own' });
  });

  it('enables every plugin of the source’s marketplace, from a folder that Copilot’s tools may read', async () => {
    const place = placeOf('marketplace', {
      marketplace: '.claude-plugin/marketplace.json',
      marketplace_name: 'shop',
      plugins: [pluginOf(null), pluginOf({ name: 'a' }), pluginOf({ name: 'b' })],
    });
    await setUp(place, files);
    const settings = readJson(place.home, '.copilot/settings.json');
    expect(settings.enabledPlugins).toEqual({ 'a@shop': true, 'b@shop': true });
    expect(settings.extraKnownMarketplaces.shop.source.path).toBe(
      join(place.home, '.copilot/installed-plugins/source'),
    );
    expect(readFileSync(skillPath(place, nested), 'utf8')).toBe('beta');
  });

  it('turns hooks off, or trusts the workspace where hooks may run', async () => {
    const closed = placeOf('skills');
    await setUp(closed, files);
    expect(readJson(closed.home, '.copilot/settings.json')).toEqual({ disableAllHooks: true });
    expect(readdirSync(join(closed.home, '.copilot'))).not.toContain('config.json');
    const open = { ...placeOf('skills'), allow_processes: true };
    await setUp(open, files);
    expect(readJson(open.home, '.copilot/config.json')).toEqual({ trustedFolders: [open.workspace] });
    expect(readJson(open.home, '.copilot/settings.json')).toEqual({});
  });
});

describe('Copilot’s reading of a source', () => {
  it('installs a plugin, a marketplace and a folder of skills each as what it is', () => {
    expect(defaultInstall(sourceOf([]))).toBe('plugin');
    expect(defaultInstall(sourceOf([], { kind: 'skills' }))).toBe('skills');
    const plugins = [{ folder: 'plugins/till', manifests: {}, entry: { name: 'till', source: './plugins/till' } }];
    const market = { kind: 'skills' as const, manifest: null, marketplace_name: 'shop', plugins };
    const at = (marketplace: string) => sourceOf([], { ...market, marketplace });
    expect(defaultInstall(at('.github/plugin/marketplace.json'))).toBe('marketplace');
    expect(defaultInstall(at('.agents/plugins/marketplace.json'))).toBe('skills');
  });

  it('takes the outermost skill folders only', () => {
    const at = (path: string) => ({ ...describedSkill('x', 1), path });
    expect(skillRoots([at('skills/a/SKILL.md'), at('skills/g/b/SKILL.md'), at('more/c/SKILL.md')])).toEqual([
      'more',
      'skills',
    ]);
    expect(skillRoots([at('a/SKILL.md'), at('g/b/SKILL.md')])).toEqual(['.']);
  });

  it('finds no marketplace without a name, without plugins, or where Copilot does not look', () => {
    const marketplace = '.claude-plugin/marketplace.json';
    const plugins = [pluginOf({ name: 'a' })];
    const own = (more: Partial<Source>) =>
      ownMarketplace(sourceOf([], { marketplace, plugins, marketplace_name: 'm', ...more }));
    expect(own({})).toEqual({ name: 'm', plugins: ['a'] });
    expect(own({ marketplace_name: null })).toBeNull();
    expect(own({ plugins: [pluginOf(null)] })).toBeNull();
    expect(own({ marketplace: '.agents/plugins/marketplace.json' })).toBeNull();
  });
});
