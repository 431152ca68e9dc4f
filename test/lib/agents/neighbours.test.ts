import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { AGENTS } from '../../../lib/agents/index.js';
import { files } from '../../../lib/io/files/files.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { readTree, skill, writeTree } from '../../helpers/file-tree.js';
import { launchSetup } from '../../helpers/launch-setup.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const folder = temporaryFolder();

const manifest = (name: string) => JSON.stringify({ name, version: '1.0.0' });

/** The words of the skills that an agent finds in a unit's home, workspace and the copies that its settings name. */
async function setUpBeside(agent: (typeof AGENTS)[keyof typeof AGENTS], more: Record<string, string> = {}) {
  const root = folder();
  writeTree(join(root, 's'), {
    'skills/ours/SKILL.md': skill('ours'),
    'skills/both/SKILL.md': skill('both', 'Of us.'),
  });
  const theirs = { 'skills/theirs/SKILL.md': skill('theirs'), 'skills/both/SKILL.md': skill('both', 'Of them.') };
  writeTree(join(root, 'n'), { ...theirs, ...more });
  const [source, neighbour] = await Promise.all([readSource(join(root, 's')), readSource(join(root, 'n'))]);
  const neighbours = [{ source: neighbour, install: agent.defaultInstall(neighbour), source_copy: join(root, 'n') }];
  const place = { home: join(root, 'h'), workspace: join(root, 'w'), source_copy: join(root, 's') };
  const setup = launchSetup({ ...place, source, install: 'skills', neighbours });
  await agent.setUp(setup, files);
  const tree = { ...readTree(root, 'h'), ...readTree(root, 'w') };
  return { setup, source, tree };
}

describe('the set-up of a unit with neighbours', () => {
  it.each(Object.values(AGENTS))('of $name installs their skills beside ours, and ours stay', async (agent) => {
    const { setup, source, tree } = await setUpBeside(agent);
    const texts = Object.values(tree);
    expect(texts).toContain(skill('theirs'));
    for (const one of source.skills)
      expect(await files.read(agent.skillPath(setup, one))).toBe(
        skill(one.id, one.id === 'both' ? 'Of us.' : undefined),
      );
  });

  it('of Gemini CLI, Qwen Code and pi installs an extension or a package as one', async () => {
    const gemini = await setUpBeside(AGENTS.gemini, { 'gemini-extension.json': manifest('kit') });
    expect(Object.keys(gemini.tree)).toContain('h/.gemini/extensions/kit/.gemini-extension-install.json');
    const qwen = await setUpBeside(AGENTS.qwen, { 'qwen-extension.json': manifest('kit') });
    expect(Object.keys(qwen.tree)).toContain('h/.qwen/extensions/kit/skills/theirs/SKILL.md');
    const pi = await setUpBeside(AGENTS.pi, { 'package.json': JSON.stringify({ pi: { skills: ['skills'] } }) });
    // Nothing of a neighbour is started, so its modules stay out.
    expect(JSON.parse(pi.tree['h/.pi/agent/settings.json'] ?? '').packages).toEqual([
      { source: expect.stringMatching(/\/n$/), extensions: [] },
    ]);
  });
});
