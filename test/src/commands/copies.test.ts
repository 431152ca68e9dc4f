import { expect, it } from '@jest/globals';
import { writeTree } from '../../helpers/file-tree.js';
import { runCliHere } from '../../helpers/run-cli-here.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const folder = temporaryFolder();
const text = (words: string) =>
  `---\nname: tides\ndescription: Reads tide tables. Use for tides, not for currents.\n---\n\n# Tides\n\n${words}\n`;

it('finds no error in equal copies of a skill for several agents, and one in copies that differ', async () => {
  const check = async (other: string) => {
    const cwd = folder();
    writeTree(cwd, { '.claude/skills/tides/SKILL.md': text('Read.'), '.agents/skills/tides/SKILL.md': text(other) });
    return (await runCliHere(['check', '--offline'], { cwd, cache: folder() })).stdout;
  };
  const equal = await check('Read.');
  expect(equal).toMatch(/0 errors/);
  expect(equal).toContain('as equal copies, and has to stay equal');
  expect(await check('Read them.')).toMatch(
    /error skill-copy tides: it is a copy of \.agents\/skills\/tides that differs from it/,
  );
});
