/** A folder with all that agents may leave in it is gone; what links in it point to is not. */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { removeTree } from '../../../../lib/io/files/remove-tree.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const NOBODY = 65534;

describe('removeTree', () => {
  it('removes folders, files, links and what nobody may read, and nothing that a link points to', async () => {
    const root = newFolder();
    const outside = join(root, 'outside');
    mkdirSync(outside);
    writeFileSync(join(outside, 'kept'), 'kept');
    const tree = join(root, 'tree');
    mkdirSync(join(tree, 'a/b/c'), { recursive: true });
    writeFileSync(join(tree, 'a/b/c/file'), 'x');
    symlinkSync(outside, join(tree, 'a/to-folder'));
    symlinkSync(join(outside, 'kept'), join(tree, 'a/to-file'));
    symlinkSync('/nowhere', join(tree, 'a/broken'));
    mkdirSync(join(tree, 'closed'));
    writeFileSync(join(tree, 'closed/file'), 'x');
    chmodSync(join(tree, 'closed/file'), 0);
    await removeTree(tree);
    expect(existsSync(tree)).toBe(false);
    expect(readdirSync(outside)).toEqual(['kept']);
  });

  it('removes folders that their owner has closed, without the rights of root', async () => {
    const root = newFolder();
    const tree = join(root, 'tree');
    mkdirSync(join(tree, 'closed/within'), { recursive: true });
    writeFileSync(join(tree, 'closed/within/file'), 'x');
    for (const path of [root, tree, join(tree, 'closed'), join(tree, 'closed/within')]) {
      if (process.getuid?.() === 0) chownSync(path, NOBODY, NOBODY);
    }
    chmodSync(join(tree, 'closed/within'), 0o500);
    chmodSync(join(tree, 'closed'), 0);
    if (process.getuid?.() === 0) process.seteuid?.(NOBODY);
    try {
      await removeTree(tree);
    } finally {
      if (process.getuid?.() === 0) process.seteuid?.(0);
    }
    expect(readdirSync(root)).toEqual([]);
  });

  it('removes folders that are deeper than a path may be long', async () => {
    const root = newFolder();
    // As a hook does it, from one folder into the next.
    const script =
      "for (let n = 0; n < 3000; n++) { fs.mkdirSync('dd'); process.chdir('dd'); } fs.writeFileSync('file', '');";
    const made = spawnSync(process.execPath, ['-e', script], { cwd: root });
    expect(made.status).toBe(0);
    await removeTree(join(root, 'dd'));
    expect(readdirSync(root)).toEqual([]);
  });

  it('removes a file and a link to a folder, and takes what is not there as removed', async () => {
    const root = newFolder();
    writeFileSync(join(root, 'file'), 'x');
    mkdirSync(join(root, 'kept'));
    writeFileSync(join(root, 'kept/file'), 'x');
    symlinkSync(join(root, 'kept'), join(root, 'link'));
    await removeTree(join(root, 'file'));
    await removeTree(join(root, 'link'));
    await removeTree(join(root, 'missing'));
    expect(readdirSync(root)).toEqual(['kept']);
    expect(readdirSync(join(root, 'kept'))).toEqual(['file']);
  });
});
