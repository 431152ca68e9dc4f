/** What an extension of another agent becomes for Qwen Code, as its own `extensions install` left it (0.24.4). */
import { readFileSync } from 'node:fs';
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
])('%s keeps its servers', async (_, tree, name, servers) => {
  const root = newFolder();
  writeTree(join(root, 's'), { 'skills/alpha/SKILL.md': skill('alpha', 'd'), ...tree });
  const source = await readSource(join(root, 's'));
  const folders = { home: join(root, 'h'), workspace: join(root, 'w'), source_copy: join(root, 's') };
  await project.setUp(makePlace(source, { ...folders, install: 'extension' }), files);
  const text = readFileSync(join(root, 'h/.qwen/extensions', name, 'qwen-extension.json'), 'utf8');
  expect(JSON.parse(text)).toEqual({ name, version: '0.0.0', ...servers });
});
