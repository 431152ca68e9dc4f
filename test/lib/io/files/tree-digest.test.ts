/** The digest of a folder: what it covers, and what another process may do meanwhile. */
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { digestTree, stampTree } from '../../../../lib/io/files/tree-digest.js';

const root = await mkdtemp(join(tmpdir(), 'digest-'));
afterAll(() => rm(root, { recursive: true }));

describe('the digest of a folder', () => {
  it('leaves out a file that another process removes while it is made', async () => {
    await writeFile(join(root, 'a'), '');
    const without = await digestTree(root);
    // Long enough to be read that the next file is gone by then.
    await truncate(join(root, 'a'), 128 * 1024 * 1024);
    const large = await digestTree(root);
    await writeFile(join(root, 'inuse.1.hold'), 'x');
    const digest = digestTree(root);
    await wait(20);
    await rm(join(root, 'inuse.1.hold'));
    expect(await digest).toBe(large);
    expect(large).not.toBe(without);
  });

  it('changes with the bytes, and its stamp with every write', async () => {
    await writeFile(join(root, 'a'), 'one');
    const [digest, stamp] = [await digestTree(root), await stampTree(root)];
    await writeFile(join(root, 'a'), 'two');
    expect([await digestTree(root), await stampTree(root)]).not.toEqual([digest, stamp]);
    expect(await stampTree(root)).not.toBe(stamp);
  });
});
