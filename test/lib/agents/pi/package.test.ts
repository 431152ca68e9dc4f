import { describe, expect, it } from '@jest/globals';
import { pi } from '../../../../lib/agents/pi/index.js';
import { readSource } from '../../../../lib/setup/source.js';
import { skill, writeTree } from '../../../helpers/file-tree.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';

const folder = temporaryFolder();

async function predict(tree: Record<string, string>, install: 'skills' | 'plugin') {
  const root = folder();
  writeTree(root, tree);
  const source = await readSource(root);
  const context = { source, install, vendor_model: null };
  return {
    usual: pi.defaultInstall(source),
    offers: Object.fromEntries(pi.predictOffers(context).map(({ skill: { path }, offer }) => [path, offer])),
  };
}

describe('a package of pi', () => {
  it('is installed as one, and its manifest names the folders of its skills', async () => {
    const tree = {
      'package.json': '{"name":"kit","pi":{"skills":["./skills/core"]}}',
      'skills/core/alpha/SKILL.md': skill('alpha'),
      'skills/beta/SKILL.md': skill('beta'),
    };
    expect(await predict(tree, 'plugin')).toEqual({
      usual: 'plugin',
      offers: { 'skills/core/alpha/SKILL.md': 'full', 'skills/beta/SKILL.md': 'absent' },
    });
  });

  it('has skills/ without a list, as has every other folder that is installed as one', async () => {
    const tree = { 'package.json': '{"name":"kit"}', 'skills/beta/SKILL.md': skill('beta') };
    expect(await predict(tree, 'plugin')).toEqual({ usual: 'skills', offers: { 'skills/beta/SKILL.md': 'full' } });
  });
});
