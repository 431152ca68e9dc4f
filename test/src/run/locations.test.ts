import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readSource } from '../../../lib/setup/source/source.js';
import { locationsOf } from '../../../src/run/execute/locations.js';
import { writeTree } from '../../helpers/file-tree.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const makeFolder = temporaryFolder();

it('names the files for which an agent may leave a whole plugin out, from the repository’s root', async () => {
  const root = makeFolder();
  mkdirSync(join(root, '.git'));
  const plugins = [{ name: 'kit', source: './plugins/kit' }];
  writeTree(root, {
    '.claude-plugin/marketplace.json': JSON.stringify({ name: 'm', owner: { name: 'o' }, plugins }),
    'plugins/kit/.claude-plugin/plugin.json': '{"name":"kit"}',
    'plugins/kit/hooks/hooks.json': '{"hooks":{}}',
    'plugins/kit/skills/a/SKILL.md': '---\nname: a\ndescription: A\n---\nA\n',
  });
  const source = await readSource(root);
  const { plugin, skills } = locationsOf({ source, subagents: [], corpus: { cases: [], routes: [] } as never }, root);
  expect(plugin).toEqual([
    '.claude-plugin/marketplace.json',
    'plugins/kit/.claude-plugin/plugin.json',
    'plugins/kit/hooks/hooks.json',
  ]);
  expect(Object.values(skills)).toEqual(['plugins/kit/skills/a/SKILL.md']);
});
