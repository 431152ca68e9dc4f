import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { pageAddress, schemaAddress, setHome } from '../../../lib/contract/schema-address.js';
import { init } from '../../../src/commands/init.js';
import { runCommand } from '../../../src/options/command.js';
import { ownRepository, PLACEHOLDER } from '../../../src/run/own-repository.js';
import { PAGES, ROOT, readPage } from '../../helpers/pages.js';
import { write, writePlugin } from '../../helpers/plugin.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const PACKAGE = {
  name: 'agent-routing',
  version: '2.3.4',
  repository: { type: 'git', url: `git+https://github.com/${PLACEHOLDER}.git` },
};

/** A tool as npm installs it. */
function installed(resolved: string | null, url = PACKAGE.repository.url): string {
  const root = newFolder();
  const at = 'node_modules/agent-routing';
  write(join(root, at, 'package.json'), JSON.stringify({ ...PACKAGE, repository: { type: 'git', url } }));
  const packages = { [at]: resolved === null ? {} : { resolved } };
  write(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  return join(root, at);
}

describe('the repository that this tool is named by', () => {
  it.each([
    ['git+ssh://git@github.com/acme/agent-routing.git#0a1b2c', 'acme/agent-routing'],
    ['git+https://github.com/acme/routing-fork.git#0a1b2c', 'acme/routing-fork'],
    ['git@git.acme.example:tools/agent-routing.git', 'tools/agent-routing'],
    ['https://registry.example/agent-routing/-/agent-routing-2.3.4.tgz', PLACEHOLDER],
    ['file:../somewhere/agent-routing', PLACEHOLDER],
    [null, PLACEHOLDER],
  ])('is, where npm installed it from %s, %s', async (resolved, name) => {
    expect(await ownRepository({}, installed(resolved))).toEqual({ name, ref: 'v2' });
  });

  it('is that of the action that runs it, at what it is used at', async () => {
    const env = { GITHUB_ACTION_REPOSITORY: 'acme/agent-routing', GITHUB_ACTION_REF: '0a1b2c3' };
    expect(await ownRepository(env, installed(null))).toEqual({ name: 'acme/agent-routing', ref: '0a1b2c3' });
    expect(await ownRepository({ ...env, GITHUB_ACTION_REF: 'a"\nb' }, installed(null))).toMatchObject({ ref: 'v2' });
  });

  it('is the origin of its own checkout, and never of the repository that it is installed in', async () => {
    const own = newFolder();
    write(join(own, 'package.json'), JSON.stringify(PACKAGE));
    const git = (folder: string, ...args: string[]) => execFileSync('git', args, { cwd: folder });
    git(own, 'init', '-q');
    git(own, 'remote', 'add', 'origin', 'https://user:pass@github.com/acme/agent-routing');
    expect(await ownRepository({}, own)).toMatchObject({ name: 'acme/agent-routing' });
    const inside = installed(null);
    git(join(inside, '../..'), 'init', '-q');
    git(join(inside, '../..'), 'remote', 'add', 'origin', 'https://github.com/user/their-plugin');
    expect(await ownRepository({}, inside)).toMatchObject({ name: PLACEHOLDER });
  });

  it('is that of package.json, where nothing else is known', async () => {
    expect(await ownRepository({}, installed(null, 'git+https://github.com/acme/x.git'))).toMatchObject({
      name: 'acme/x',
    });
  });
});

it('is what init writes into a workflow', async () => {
  const root = writePlugin(newFolder(), 'demo', [{ dir: 'notes' }]);
  const shell = keptShell(root);
  const env = { ...shell.env, GITHUB_ACTION_REPOSITORY: 'acme/agent-routing', GITHUB_ACTION_REF: 'v1' };
  setHome(await ownRepository(env));
  expect(await runCommand('init', init, ['--offline'], { ...shell, env })).toBe(0);
  setHome({ name: PLACEHOLDER, ref: 'v1' });
  const workflow = readFileSync(join(root, '.github/workflows/agent-routing.yml'), 'utf8');
  expect(workflow).toContain('      - uses: acme/agent-routing@v1\n');
  expect(shell.out.join('')).not.toContain(PLACEHOLDER);
});

it('has one placeholder everywhere: in package.json, on the pages and in our own files', () => {
  const { repository } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(repository.url).toBe(`git+https://github.com/${PLACEHOLDER}.git`);
  const texts = [
    ...PAGES.map(readPage),
    ...['action.yml', '.github/CODEOWNERS'].map((file) =>
      existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '',
    ),
  ];
  const named = texts.flatMap((text) =>
    [...text.matchAll(/(?<![\w.-])([\w.-]+\/agent-routing)(?=@v?\d|\.git\b|#|\/(?:blob|security|issues)\b)/g)].map(
      ([, name]) => name,
    ),
  );
  expect(new Set(named)).toEqual(new Set([PLACEHOLDER]));
});

it('is the home of all pages and schemas that are named', () => {
  setHome({ name: 'acme/x', ref: 'v2' });
  expect(pageAddress('cases')).toBe('https://github.com/acme/x/blob/v2/docs/cases.md');
  expect(schemaAddress('cases')).toMatch(/^https:\/\/raw\.githubusercontent\.com\/acme\/x\/v2\//);
  setHome({ name: PLACEHOLDER, ref: 'v1' });
  expect(pageAddress('cases')).toBe('docs/cases.md');
});
