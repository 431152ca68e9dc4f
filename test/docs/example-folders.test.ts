import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { defaultCacheRoot } from '../../lib/io/files/cache.js';
import { ROOT, readPage } from '../helpers/pages.js';
import { runCliHere } from '../helpers/run-cli-here.js';
import { temporaryFolder } from '../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const names = readdirSync(join(ROOT, 'examples'), { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
);

/** A copy, so that a batch leaves nothing here. */
function placeOf(name: string) {
  const cwd = newFolder();
  cpSync(join(ROOT, 'examples', name), cwd, { recursive: true, verbatimSymlinks: true });
  return { cwd, cache: defaultCacheRoot() };
}

it('are all on their page', () => {
  const linked = [...readPage('examples/README.md').matchAll(/\]\(([\w-]+)\)/g)].map(([, name]) => name);
  expect(linked.sort()).toEqual(names.sort());
});

it.each(names)('has no finding: %s', async (name) => {
  const { code, stdout } = await runCliHere(['check', '--offline'], placeOf(name));
  expect([code, stdout]).toEqual([0, expect.stringMatching(/: 0 errors, 0 warnings/)]);
});

it.each(['one-skill', 'plugin'])('passes its own gate on a real agent: %s', async (name) => {
  const argv = ['run', '--agents', 'codex', '--no-progress', '--sandbox', 'none'];
  const { code, stdout } = await runCliHere(argv, placeOf(name));
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^Gate: pass/)]);
});
