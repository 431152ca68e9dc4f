import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { readSource } from '../../../lib/setup/source/source.js';
import { lintBumps } from '../../../src/check/version-bumps.js';
import { write, writePlugin } from '../../helpers/plugin.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();

it('reads the source at a commit once: what is open of that commit is taken, and stays open', async () => {
  const root = writePlugin(newFolder(), 'kit', [{ dir: 'alpha' }], { version: '1.0.0' });
  const git = (...args: string[]) =>
    String(execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', '-C', root, ...args], { stdio: 'pipe' }));
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-q', '-m', 'main');
  write(`${root}/skills/alpha/SKILL.md`, '---\nname: alpha\ndescription: Other.\n---\nOther.\n');
  const source = await readSource(root);
  const find = async (sha: string | null) => {
    const close = () => Promise.reject(new Error('it is closed by whoever opened it'));
    const opened = sha === null ? null : { sha, source, cwd: root, complete: close, close };
    return (await lintBumps(source, 'main', root, opened)).map(({ rule }) => rule);
  };
  expect(await find(null)).toEqual(['version-not-bumped']);
  expect(await find('0'.repeat(40))).toEqual(['version-not-bumped']);
  expect(await find(git('rev-parse', 'main').trim())).toEqual([]);
});

it('does not call a file changed that is named for the first time, and does one that is there for the first time', async () => {
  const server = (path: string) => JSON.stringify({ mcpServers: { s: { command: 'node', args: [path] } } });
  const root = writePlugin(newFolder(), 'kit', [{ dir: 'alpha' }], { version: '1.0.0' });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', '-C', root, ...args], { stdio: 'pipe' });
  git('init', '-q', '-b', 'main');
  write(`${root}/.mcp.json`, server('./tools/run.js'));
  write(`${root}/tools/run.js`, '1;');
  git('add', '.');
  git('commit', '-q', '-m', 'main');
  const changed = async () => {
    const found = await lintBumps(await readSource(root), 'main', root, null);
    return found.map(({ message }) => message.replace(/ changed since .*/, ''));
  };
  write(`${root}/.mcp.json`, server(`\${CLAUDE_PLUGIN_ROOT}/tools/run.js`));
  expect(await changed()).toEqual(['.mcp.json']);
  write(`${root}/.mcp.json`, server(`\${CLAUDE_PLUGIN_ROOT}/tools/new.js`));
  write(`${root}/tools/new.js`, '2;');
  expect(await changed()).toEqual(['.mcp.json, tools/new.js']);
});

it('calls what a server loads and reads changed, and not what lies beside it', async () => {
  const root = writePlugin(newFolder(), 'kit', [{ dir: 'alpha' }], { version: '1.0.0' });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', '-C', root, ...args], { stdio: 'pipe' });
  git('init', '-q', '-b', 'main');
  const files = {
    'tools/run.py': 'from lib.hands import move\nimport face\nmove()\n',
    'tools/lib/hands.py': "TIMES = open(os.path.join(HERE, 'times.json'))\n",
    'tools/lib/times.json': '[]',
    'tools/face/__init__.py': '1\n',
    'tools/other.py': '1\n',
    'tools/other.json': '[]',
  };
  const line = 'cd "$CLAUDE_PLUGIN_ROOT/tools" && exec python3 run.py';
  write(`${root}/.mcp.json`, JSON.stringify({ mcpServers: { s: { command: 'sh', args: ['-c', line] } } }));
  for (const [path, text] of Object.entries(files)) write(`${root}/${path}`, text);
  git('add', '.');
  git('commit', '-q', '-m', 'main');
  const changed = async () => {
    const found = await lintBumps(await readSource(root), 'main', root, null);
    return found.map(({ message }) => message.replace(/ changed since .*/, ''));
  };
  for (const path of Object.keys(files)) {
    rmSync(`${root}/${path}`);
    expect([path, await changed()]).toEqual([path, path.includes('other') ? [] : [path]]);
    git('checkout', '-q', '--', '.');
  }
});

it('calls a script changed of which only the executable bit is another', async () => {
  const text = '---\nname: alpha\ndescription: Does it.\n---\nDo it.\n';
  const root = writePlugin(newFolder(), 'kit', [{ dir: 'alpha', text }], { version: '1.0.0' });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', '-C', root, ...args], { stdio: 'pipe' });
  git('init', '-q', '-b', 'main');
  const hooks = { Stop: [{ hooks: [{ type: 'command', command: `\${CLAUDE_PLUGIN_ROOT}/hooks/guard.sh` }] }] };
  write(`${root}/hooks/hooks.json`, JSON.stringify({ hooks }));
  const scripts = ['hooks/guard.sh', 'skills/alpha/run.sh', 'elsewhere.sh'];
  for (const path of scripts) write(`${root}/${path}`, '#!/bin/sh\n');
  const changed = async () => {
    const found = await lintBumps(await readSource(root), 'main', root, null);
    return found.map(({ message }) => message.replace(/ changed since .*/, ''));
  };
  for (const [before, now] of [
    ['644', '755'],
    ['755', '644'],
  ] as const) {
    for (const path of scripts) chmodSync(`${root}/${path}`, Number.parseInt(before, 8));
    git('add', '.');
    git('commit', '-q', '-m', before);
    for (const path of scripts) chmodSync(`${root}/${path}`, Number.parseInt(now, 8));
    expect([now, await changed()]).toEqual([now, ['alpha, hooks/guard.sh']]);
  }
});
