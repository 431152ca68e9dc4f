/** What `npm pack` would publish, and what `npx` starts: the bundle, from nothing but those files. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { ROOT } from '../helpers/pages.js';
import { temporaryFolder } from '../helpers/temporary-folder.js';
import { inFull } from '../helpers/tested-agents.js';

const newFolder = temporaryFolder();
const PACKAGE = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** The library's own build, the bundle of the command line, and what both read. */
const ALLOWED = [
  /^build\/lib\/.+\.(js|d\.ts)$/,
  /^dist\/cli\/([\w.]+\.js|licenses\.txt|package\.json)$/,
  /^docs\/schema\/[\w.-]+\.json$/,
  /^data\/(NOTICE\.md|vectors\.bin)$/,
  /^hooks\/(hooks\.json|route-tool-calls\.mjs|run-hooks\.mjs|tool-routes\.yaml)$/,
  /^(extensions|\.opencode\/plugins)\/hooks\.js$/,
  /^(README\.md|LICENSE|package\.json|action\.yml)$/,
];

inFull.describe('the package', () => {
  let files: { path: string; size: number }[];
  beforeAll(() => {
    const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
    [{ files }] = JSON.parse(
      execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  });

  it('holds what is used and nothing else', () => {
    const paths = files.map(({ path }) => path);
    expect(paths.filter((path) => !ALLOWED.some((one) => one.test(path)))).toEqual([]);
    for (const path of [
      'dist/cli/index.js',
      'data/vectors.bin',
      'hooks/route-tool-calls.mjs',
      'extensions/hooks.js',
      'LICENSE',
    ])
      expect(paths).toContain(path);
    expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(15_000_000);
  });

  it('names a bin that is in the repository, so that npx starts it without a build', () => {
    const bin = PACKAGE.bin['agent-routing'];
    const tracked = execFileSync('git', ['ls-files', '-s', bin], { cwd: ROOT, encoding: 'utf8' });
    expect(tracked).toMatch(/^100755 /);
    expect(statSync(join(ROOT, bin)).mode & 0o111).not.toBe(0);
    expect(readFileSync(join(ROOT, bin), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  it('has no script for which npm installs every development dependency, installed or packed from git', () => {
    // `build` is among those for which npm prepares a git package, although it never runs it.
    const names = ['preinstall', 'install', 'postinstall', 'prepare', 'prepack', 'postpack', 'build'];
    expect(names.filter((name) => name in PACKAGE.scripts)).toEqual([]);
  });

  it('runs from its files alone, without its dependencies: version, help, ranking by its vectors', () => {
    const folder = newFolder();
    for (const { path } of files)
      if (!path.startsWith('build/')) cpSync(join(ROOT, path), join(folder, 'package', path));
    const run = (...args: string[]) =>
      execFileSync(process.execPath, [join(folder, 'package', PACKAGE.bin['agent-routing']), ...args], {
        ...{ cwd: folder, encoding: 'utf8' },
      });
    expect(run('--version').trim()).toBe(PACKAGE.version);
    expect(run('--help')).toContain('discover');
    expect(run('self-test')).toMatch(/pass/i);
  });
});
