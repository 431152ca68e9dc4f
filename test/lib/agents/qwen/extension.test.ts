/** What an extension of another agent becomes for Qwen Code, as its own `extensions install` left it (0.24.4). */
import { chmodSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { project } from '../../../../lib/agents/qwen/source.js';
import { files } from '../../../../lib/io/files/files.js';
import { readSource } from '../../../../lib/setup/source/source.js';
import { skill, writeTree } from '../../../helpers/file-tree.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';
import { makePlace } from '../codex/source-fixture.js';

const newFolder = temporaryFolder();
const SERVERS = { mcpServers: { tools: { command: 'node' } } };
const PLUGIN = { '.claude-plugin/plugin.json': '{"name":"kit","version":"1.0.0"}' };
const GEMINI = {
  'gemini-extension.json': JSON.stringify({ name: 'own', version: '2.0.0', description: 'x', ...SERVERS }),
};

it.each<[string, Record<string, string>, string, object]>([
  ['a Gemini extension', GEMINI, 'own', SERVERS],
  ['a plugin with a file of servers', { ...PLUGIN, '.mcp.json': JSON.stringify(SERVERS) }, 'kit', SERVERS],
  ['a plugin with bare servers', { ...PLUGIN, '.mcp.json': JSON.stringify(SERVERS.mcpServers) }, 'kit', SERVERS],
  ['both, of which Gemini’s decides', { ...GEMINI, ...PLUGIN, '.mcp.json': '{"mcpServers":{"x":{}}}' }, 'own', SERVERS],
  ['a plugin without servers', PLUGIN, 'kit', {}],
  [
    'a plugin that names its hooks',
    { '.claude-plugin/plugin.json': '{"name":"kit","hooks":"./h.json"}', '.mcp.json': JSON.stringify(SERVERS) },
    'kit',
    { hooks: './h.json', ...SERVERS },
  ],
])('%s keeps its servers', async (_, tree, name, servers) => {
  const root = newFolder();
  writeTree(join(root, 's'), { 'skills/alpha/SKILL.md': skill('alpha', 'd'), ...tree });
  const source = await readSource(join(root, 's'));
  const folders = { home: join(root, 'h'), workspace: join(root, 'w'), source_copy: join(root, 's') };
  await project.setUp(makePlace(source, { ...folders, install: 'extension' }), files);
  const text = readFileSync(join(root, 'h/.qwen/extensions', name, 'qwen-extension.json'), 'utf8');
  expect(JSON.parse(text)).toEqual({ name, version: '0.0.0', ...servers });
});

it('rewrites the texts and shell scripts of a plugin with hooks, as the step does, and keeps what they may start with', async () => {
  const root = newFolder();
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the plugin's own words.
  const text = 'See ~/.claude/a, ${HOME}/.claude, .claudette and ${CLAUDE_PLUGIN_ROOT}/x.';
  const tree = { ...PLUGIN, 'hooks/hooks.json': '{"hooks":{}}', 'hooks/guard.sh': text, 'hooks/guard.py': text };
  writeTree(join(root, 's'), { 'skills/alpha/SKILL.md': skill('alpha', 'd') + text, ...tree });
  chmodSync(join(root, 's/hooks/guard.sh'), 0o755);
  const source = await readSource(join(root, 's'));
  const folders = { home: join(root, 'h'), workspace: join(root, 'w'), source_copy: join(root, 's') };
  await project.setUp(makePlace(source, { ...folders, install: 'extension' }), files);
  const kit = join(root, 'h/.qwen/extensions/kit');
  const read = (path: string) => readFileSync(join(kit, path), 'utf8');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the plugin's own words.
  const moved = 'See ~/.qwen/a, ${HOME}/.claude, .claudette and ${CLAUDE_PLUGIN_ROOT}/x.';
  expect([read('hooks/guard.sh'), read('hooks/guard.py')]).toEqual([moved, text]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the plugin's own words.
  expect(read('skills/alpha/SKILL.md')).toContain(moved.replace('${CLAUDE_PLUGIN_ROOT}', kit));
  expect(statSync(join(kit, 'hooks/guard.sh')).mode & 0o111).toBe(0o111);
});
