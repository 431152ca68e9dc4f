import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { copyTree } from '../../../../lib/io/files/copy-tree.js';
import { readTree, writeTree } from '../../../helpers/file-tree.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';

const folder = temporaryFolder();

function source(tree: Record<string, string>) {
  const root = folder();
  writeTree(root, tree);
  return { root, to: join(folder(), 'deep', 'copy') };
}

describe('copyTree', () => {
  it('copies files, empty folders and permissions', async () => {
    const { root, to } = source({ 'a/run.sh': 'x', 'b.md': 'y' });
    mkdirSync(join(root, 'empty'));
    chmodSync(join(root, 'a/run.sh'), 0o755);
    await copyTree(root, to);
    expect(readTree(to)).toEqual({ 'a/run.sh': 'x', 'b.md': 'y' });
    expect(statSync(join(to, 'empty')).isDirectory()).toBe(true);
    expect(statSync(join(to, 'a/run.sh')).mode & 0o777).toBe(0o755);
  });

  it('copies a single file', async () => {
    const { root, to } = source({ 'a.md': 'x' });
    await copyTree(join(root, 'a.md'), to);
    expect(readTree(join(to, '..'))).toEqual({ copy: 'x' });
  });

  it('keeps links inside the folder, makes absolute ones point into the copy, and drops those that lead out', async () => {
    const { root, to } = source({
      'a/x.md': 'x',
      'a/near.md': '-> x.md',
      up: '-> a/x.md',
      out: '-> /etc/passwd',
      broken: '-> nothing',
      'a/circle': '-> ..',
    });
    writeTree(root, { 'a/absolute.md': `-> ${root}/a/x.md` });
    await copyTree(root, to);
    expect(readTree(to)).toEqual({
      'a/absolute.md': '-> x.md',
      'a/circle': '-> ..',
      'a/near.md': '-> x.md',
      'a/x.md': 'x',
      up: '-> a/x.md',
    });
  });

  it.each([
    [false, { 'a/link': '-> ../b', 'b/x.md': 'new', 'c/z.md': 'new', d: 'new', 'b/own.md': 'old' }],
    [true, { 'a/link/y.md': 'old', 'b/x.md': 'old', c: '-> out.md', 'd/v.md': 'old', 'b/own.md': 'old' }],
  ])('merges folders into what is there, and writes through no link; keep: %s', async (keep, expected) => {
    const { root, to } = source({ 'a/link': '-> ../b', 'b/x.md': 'new', 'c/z.md': 'new', d: 'new' });
    const there = { 'a/link/y.md': 'old', 'b/x.md': 'old', 'b/own.md': 'old', c: '-> out.md', 'd/v.md': 'old' };
    writeTree(to, { ...there, 'out.md': 'old' });
    await copyTree(root, to, { keep });
    await copyTree(root, to, { keep });
    expect(readTree(to)).toEqual({ ...expected, 'out.md': 'old' });
  });

  it('copies the target of a link out of the folder, where that is allowed', async () => {
    const { root, to } = source({
      'skills/alpha/SKILL.md': 'alpha',
      'skills/alpha/shared': '-> ../../shared',
      'skills/alpha/root': '-> ../..',
      'skills/alpha/passwd': '-> /etc/passwd',
      'skills/beta': '-> alpha',
      'shared/notes.md': 'notes',
      'shared/twin.md': '-> notes.md',
    });
    await copyTree(join(root, 'skills/beta'), to, { within: root });
    expect(readTree(to)).toEqual({ 'SKILL.md': 'alpha', 'shared/notes.md': 'notes', 'shared/twin.md': 'notes' });
  });
});
