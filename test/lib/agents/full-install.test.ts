import { describe, expect, it } from '@jest/globals';
import { AGENTS } from '../../../lib/agents/index.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { skill, writeTree } from '../../helpers/file-tree.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const folder = temporaryFolder();
const HOOKS = '{"hooks":{"PreToolUse":[]}}';
const market = (name: string, ...plugins: string[]) =>
  JSON.stringify({
    name,
    owner: { name: 'x' },
    plugins: plugins.map((one) => ({ name: one, source: `./plugins/${one}` })),
  });

/** [files beside one skill at the root, the methods for skills and for hooks] */
const SOURCES: Record<string, [Record<string, string>, usual: string, full: string]> = {
  'a plugin with hooks': [
    { '.claude-plugin/plugin.json': '{"name":"kit"}', 'hooks/hooks.json': HOOKS },
    'plugin',
    'plugin',
  ],
  'a folder of skills whose marketplace lists the hooks': [
    { '.claude-plugin/marketplace.json': market('m', 'one'), 'plugins/one/hooks/hooks.json': HOOKS },
    ...(['skills', 'marketplace'] as const),
  ],
  'a plugin whose marketplace lists the hooks': [
    {
      '.claude-plugin/plugin.json': '{"name":"kit"}',
      '.claude-plugin/marketplace.json': market('m', 'one'),
      'plugins/one/.claude-plugin/plugin.json': '{"name":"one","hooks":"./h.json"}',
    },
    ...(['plugin', 'marketplace'] as const),
  ],
  'skills with hooks beside them, without a manifest': [{ 'hooks/hooks.json': HOOKS }, 'skills', 'plugin'],
  'skills with hooks of the project only': [{ '.claude/settings.json': HOOKS }, 'skills', 'skills'],
};

describe('the way of installing that loads hooks', () => {
  it.each(Object.entries(SOURCES))('of %s', async (_, [tree, usual, full]) => {
    const root = folder();
    writeTree(root, { 'skills/alpha/SKILL.md': skill('alpha'), ...tree });
    const source = await readSource(root);
    for (const name of ['claude', 'copilot'] as const) {
      const agent = AGENTS[name];
      const found = [agent.defaultInstall(source), agent.fullInstall?.(source, source.hook_folders ?? [])];
      expect([name, ...found]).toEqual([name, usual, full]);
    }
    const { codex } = AGENTS;
    expect([codex.defaultInstall(source), codex.fullInstall?.(source, source.hook_folders ?? [])]).toEqual([
      'skills',
      full,
    ]);
  });

  it('is a marketplace under another name where Claude Code reserves its name for Anthropic', async () => {
    const root = folder();
    const listed = {
      '.claude-plugin/marketplace.json': market('agent-skills', 'one'),
      'plugins/one/hooks.json': HOOKS,
    };
    writeTree(root, { 'skills/alpha/SKILL.md': skill('alpha'), ...listed });
    const source = await readSource(root);
    expect(AGENTS['claude']?.fullInstall?.(source, source.hook_folders ?? [])).toBe('marketplace');
  });
});
