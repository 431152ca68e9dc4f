/** What `uses:` and a source archive of GitHub unpack: little, and everything that runs. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ROOT } from '../helpers/pages.js';
import { temporaryFolder } from '../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 });
const tracked = git('ls-tree', '-r', '--name-only', 'HEAD').trimEnd().split('\n');

describe('the archive of a commit', () => {
  let folder: string;
  let unpacked: string[];
  beforeAll(() => {
    const file = join(newFolder(), 'archive.tar');
    folder = newFolder();
    git('archive', '--worktree-attributes', '-o', file, 'HEAD');
    execFileSync('tar', ['-xf', file, '-C', folder]);
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => !entry.isDirectory(),
    );
    unpacked = entries.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  });

  it('has less than 1,300 files, of a tree of less than 2,500', () => {
    expect(unpacked.length).toBeLessThan(1300);
    expect(tracked.length).toBeLessThan(2500);
  });

  it('leaves out what only a contributor uses, and nothing else', () => {
    const there = new Set(unpacked);
    const missing = tracked.filter((path) => !there.has(path)).map((path) => path.split('/')[0]);
    expect([...new Set(missing)]).toEqual(['.ci', '.devcontainer', 'bench', 'examples', 'scripts', 'test']);
  });

  it('runs: the self-test, and our own corpus as far as it needs no agent', () => {
    const run = (...args: string[]) =>
      execFileSync(process.execPath, ['dist/cli/index.js', ...args], {
        ...{ cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
      });
    expect(run('self-test')).toMatch(/pass/i);
    expect(run('run', '--agents', 'offline', '--kind', 'route')).toContain('Gate: pass');
  });
});
