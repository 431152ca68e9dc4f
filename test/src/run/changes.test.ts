import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { readCheckout } from '../../../src/run/conclude/changes.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const makeFolder = temporaryFolder();
let root = '';
beforeEach(() => {
  root = makeFolder();
  execFileSync('git', ['init', '-q', root]);
  mkdirSync(join(root, 'packages/kit/hooks'), { recursive: true });
  writeFileSync(join(root, 'packages/kit/hooks/guard.js'), 'one');
});

/** What a pull request could put in the place of a file, so that its content stood in a public comment. */
describe('the files of a checkout', () => {
  it('are read by their paths from the working folder', async () => {
    const { folder, head } = readCheckout(join(root, 'packages/kit'));
    expect(folder).toBe('packages/kit');
    expect(await head.read('hooks/guard.js')).toBe('one');
    expect(await head.read('../kit/hooks/guard.js')).toBe('one');
    expect(await head.read('hooks/none.js')).toBeNull();
    expect(await head.read('hooks')).toBeNull();
  });

  it('are not read through links, nor outside, nor among git’s own', async () => {
    const { head } = readCheckout(root);
    symlinkSync('/proc/self/environ', join(root, 'environ.js'));
    symlinkSync('.git/config', join(root, 'token.js'));
    symlinkSync('.git', join(root, 'linked'));
    for (const file of ['environ.js', 'token.js', 'linked/config', '.git/config', '../outside.js', '/etc/hostname'])
      expect([file, await head.read(file)]).toEqual([file, null]);
  });

  it('are not read when they are huge', async () => {
    writeFileSync(join(root, 'huge.js'), 'x'.repeat(1_000_001));
    expect(await readCheckout(root).head.read('huge.js')).toBeNull();
  });
});
