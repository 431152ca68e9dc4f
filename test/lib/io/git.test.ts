import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { changedFiles, findMergeBase, openAtRef } from '../../../lib/io/git.js';
import { explainIgnored } from '../../../lib/io/git-ignored.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { inFull } from '../../helpers/tested-agents.js';

const folder = temporaryFolder();

async function readAtRef(cwd: string, ref: string, file: string) {
  const { sha, resolved, read } = await openAtRef(cwd, ref);
  return { text: await read(file), sha, resolved };
}

function git(cwd: string, ...args: string[]): string {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  const who = ['-c', 'user.name=t', '-c', 'user.email=t@example.org', '-c', 'protocol.file.allow=always'];
  return execFileSync('git', [...who, ...args], {
    cwd,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

function commit(cwd: string, files: Record<string, string>, message = 'change'): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(cwd, path, '..'), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
  git(cwd, 'add', '-A');
  git(cwd, 'commit', '-qm', message);
  return git(cwd, 'rev-parse', 'HEAD');
}

function repository(): string {
  const cwd = folder();
  git(cwd, 'init', '-qb', 'main');
  return cwd;
}

describe('a commit that is open', () => {
  it('gives several files at once, whatever bytes are in them, and no link', async () => {
    const cwd = repository();
    const texts = { 'a.md': 'Grüße, 世界\n', 'sub/b.md': '', 'sub/c d.md': 'x blob 3\n\nno end' };
    symlinkSync('a.md', join(cwd, 'link.md'));
    commit(cwd, texts);
    commit(cwd, { 'a.md': 'new', 'sub/b.md': 'new' });
    const tree = await openAtRef(cwd, 'main~1');
    const all = await tree.readAll?.([...Object.keys(texts), 'link.md', 'none.md']);
    expect(Object.fromEntries(all ?? [])).toEqual(texts);
    // After the listing a file is read by its hash.
    for (const [file, text] of Object.entries(texts)) expect(await tree.read(file)).toBe(text);
    expect(await tree.read('none.md')).toBe(null);
    await expect(tree.read('link.md')).rejects.toThrow(/this is not a file/);
    await expect(tree.read('sub')).rejects.toThrow(/this is not a file/);
    const below = await openAtRef(join(cwd, 'sub'), 'main~1');
    expect(await below.readAll?.(['../a.md', 'c d.md'])).toEqual(
      new Map([
        ['../a.md', texts['a.md']],
        ['c d.md', texts['sub/c d.md']],
      ]),
    );
  });
});

describe('readAtRef', () => {
  it('reads from the repository root, whatever folder it is called from', async () => {
    const cwd = repository();
    const sha = commit(cwd, { 'sub/b.json': 'old\n', 'sub/deep/x': '' });
    commit(cwd, { 'sub/b.json': 'new\n' });
    expect(await readAtRef(cwd, sha, 'sub/b.json')).toEqual({ text: 'old\n', sha, resolved: sha });
    expect((await readAtRef(join(cwd, 'sub'), 'main~1', 'b.json')).text).toBe('old\n');
    expect((await readAtRef(join(cwd, 'sub/deep'), 'main', '../b.json')).text).toBe('new\n');
    expect((await readAtRef(cwd, 'main', join(cwd, 'sub/b.json'))).text).toBe('new\n');
  });

  it('is named as the origin’s where the branch of this clone is another commit', async () => {
    const origin = repository();
    const first = commit(origin, { 'b.json': 'one\n' });
    const clone = join(folder(), 'clone');
    git(origin, 'clone', '-q', origin, clone);
    expect((await openAtRef(clone, 'main')).name).toBeUndefined();
    commit(clone, { 'b.json': 'two\n' });
    expect(await openAtRef(clone, 'main')).toMatchObject({ sha: first, name: 'origin/main' });
    git(clone, 'checkout', '-q', '--detach');
    git(clone, 'branch', '-qD', 'main');
    expect((await openAtRef(clone, 'main')).name).toBeUndefined();
  });

  inFull.it('prefers origin/REF, then REF, then fetches once', async () => {
    const origin = repository();
    const first = commit(origin, { 'b.json': 'at origin\n' });
    const clone = join(folder(), 'clone');
    git(origin, 'clone', '-q', origin, clone);
    commit(clone, { 'b.json': 'only here\n' });
    expect(await readAtRef(clone, 'main', 'b.json')).toEqual({
      text: 'at origin\n',
      sha: first,
      resolved: 'origin/main',
    });
    git(clone, 'branch', 'mine');
    expect(await readAtRef(clone, 'mine', 'b.json')).toMatchObject({ text: 'only here\n', resolved: 'mine' });
    git(origin, 'checkout', '-qb', 'feature/late');
    const late = commit(origin, { 'b.json': 'late\n' });
    expect(await readAtRef(clone, 'feature/late', 'b.json')).toEqual({
      text: 'late\n',
      sha: late,
      resolved: 'FETCH_HEAD',
    });
  });

  it('knows a file that was moved by the name that it had, from any folder', async () => {
    const cwd = repository();
    const text = 'one\ntwo\nthree\nfour\n';
    const sha = commit(cwd, { 'sub/cases.json': text, 'other.json': 'x' });
    git(cwd, 'mv', 'sub/cases.json', 'moved.json');
    writeFileSync(join(cwd, 'moved.json'), text.replace('two', '2'));
    expect(await (await openAtRef(cwd, sha)).former?.('moved.json')).toBe('sub/cases.json');
    expect(await (await openAtRef(join(cwd, 'sub'), sha)).former?.('../moved.json')).toBe('cases.json');
    expect(await (await openAtRef(cwd, sha)).former?.('other.json')).toBe(null);
  });

  inFull.it('looks at the origin for branches only', async () => {
    const origin = repository();
    const first = commit(origin, { 'b.json': 'first\n' });
    git(origin, 'tag', 'v1');
    git(origin, 'branch', 'release');
    const second = commit(origin, { 'b.json': 'second\n' });
    const clone = join(folder(), 'clone');
    git(origin, 'clone', '-q', origin, clone);
    const third = commit(clone, { 'b.json': 'third\n' });
    commit(clone, { 'b.json': 'fourth\n' });
    git(clone, 'branch', 'v1');
    const at = async (ref: string) => (await readAtRef(clone, ref, 'b.json')).sha;
    // origin/HEAD~1 and origin/main~1 exist in every clone, and mean another commit.
    expect([await at('HEAD~1'), await at('HEAD^'), await at('@~1'), await at('main~1')]).toEqual(Array(4).fill(third));
    expect([await at('main^2~0').catch(() => 'none'), await at('main@{1}')]).toEqual(['none', third]);
    expect([await at('HEAD~2'), await at('main'), await at('origin/main')]).toEqual([second, second, second]);
    expect([await at('v1'), await at('origin/release'), await at('release')]).toEqual([first, first, first]);
    expect([await at(third), await at(third.slice(0, 7)), await at('refs/heads/main~1')]).toEqual(Array(3).fill(third));
    // A branch whose name could be a hash is a branch.
    git(origin, 'branch', 'deadbeef', first);
    git(clone, 'fetch', '-q');
    git(clone, 'branch', 'deadbeef');
    expect(await at('deadbeef')).toBe(first);
  });

  it('lists the files, links and submodules left out, from where it is asked', async () => {
    const cwd = repository();
    symlinkSync('/etc/hostname', join(cwd, 'link.json'));
    commit(cwd, { 'sub/b.json': '', 'a é.json': '', 'sub/deep/x': '' });
    expect(await (await openAtRef(join(cwd, 'sub'), 'main')).list()).toEqual(['../a é.json', 'b.json', 'deep/x']);
  });

  it('says of a shallow clone that it is one, and of no clone what to do instead', async () => {
    const origin = repository();
    commit(origin, { 'b.json': '1\n' });
    commit(origin, { 'b.json': '2\n' });
    const shallow = join(folder(), 'shallow');
    git(origin, 'clone', '-q', '--depth=1', `file://${origin}`, shallow);
    for (const ref of ['HEAD~1', 'main^', 'mian']) {
      await expect(readAtRef(shallow, ref, 'b.json')).rejects.toThrow(/The clone is shallow.*fetch-depth: 0/);
    }
    await expect(readAtRef(shallow, 'HEAD~1', 'b.json')).rejects.not.toThrow(/refspec/);
    await expect(readAtRef(origin, 'HEAD~9', 'b.json')).rejects.toThrow(
      /is not in this clone\. Fix: check its spelling/,
    );
    await expect(readAtRef(folder(), 'main', 'b.json')).rejects.toThrow(/run it in a clone.*git init and a commit/);
  });

  inFull.it('fetches into a shallow clone without making a full one shallow', async () => {
    const origin = repository();
    commit(origin, { 'b.json': '1\n' });
    commit(origin, { 'b.json': '2\n' });
    git(origin, 'branch', 'base', 'HEAD~1');
    const shallow = join(folder(), 'shallow');
    git(origin, 'clone', '-q', '--depth=1', '--single-branch', '-b', 'main', `file://${origin}`, shallow);
    expect((await readAtRef(shallow, 'base', 'b.json')).text).toBe('1\n');
    const whole = join(folder(), 'whole');
    git(origin, 'clone', '-q', '--single-branch', '-b', 'main', origin, whole);
    git(origin, 'branch', 'later', 'HEAD~1');
    expect((await readAtRef(whole, 'later', 'b.json')).text).toBe('1\n');
    expect(git(whole, 'rev-parse', '--is-shallow-repository')).toBe('false');
  });

  it('returns null only where the ref is valid and has no such file', async () => {
    const cwd = repository();
    const sha = commit(cwd, { a: '' });
    expect(await readAtRef(cwd, 'main', 'b.json')).toEqual({ text: null, sha, resolved: 'main' });
    await expect(readAtRef(cwd, 'mian', 'b.json')).rejects.toThrow(
      /The ref 'mian' is neither in this clone nor at its origin/,
    );
    await expect(readAtRef(cwd, '0'.repeat(40), 'b.json')).rejects.toThrow(/neither in this clone/);
    await expect(readAtRef(folder(), 'main', 'b.json')).rejects.toThrow(/not in a git repository/);
  });

  it.each(['größe', '日本/語', 'é'.normalize('NFD')])('takes %s for the name of a branch', async (name) => {
    const cwd = repository();
    const sha = commit(cwd, { 'b.json': 'x' });
    git(cwd, 'branch', name);
    expect(await readAtRef(cwd, name, 'b.json')).toMatchObject({ sha, text: 'x' });
  });

  it('takes a branch for one where a tag has its name', async () => {
    const cwd = repository();
    const [old, tip] = [commit(cwd, { a: '1' }), commit(cwd, { a: '2' })];
    git(cwd, 'tag', 'main', old);
    git(cwd, 'checkout', '-qb', 'topic');
    expect(await findMergeBase(cwd, 'main', 'branch')).toBe(tip);
    expect(await findMergeBase(cwd, 'main')).toBe(old);
    // A commit is no branch, and is found all the same.
    expect(await findMergeBase(cwd, old, 'branch')).toBe(old);
  });

  it.each([
    '--upload-pack=touch pwned',
    '-q',
    '',
    'main:b.json',
    'a b',
    'main\n',
    '../x y',
    '$(id)',
    '`id`',
    '\u202emain',
  ])('refuses %j as a ref', async (ref) => {
    const cwd = repository();
    commit(cwd, { a: '' });
    await expect(readAtRef(cwd, ref, 'b.json')).rejects.toThrow(/is not the name of a ref/);
  });

  it('neither leaves the repository nor follows a link', async () => {
    const cwd = repository();
    symlinkSync('/etc/hostname', join(cwd, 'link.json'));
    commit(cwd, { 'folder/x': '' });
    await expect(readAtRef(cwd, 'main', '../b.json')).rejects.toThrow(/outside the repository/);
    await expect(readAtRef(cwd, 'main', '/etc/passwd')).rejects.toThrow(/outside the repository/);
    await expect(readAtRef(cwd, 'main', 'link.json')).rejects.toThrow(/is not a file/);
    await expect(readAtRef(cwd, 'main', 'folder')).rejects.toThrow(/is not a file/);
  });

  it('takes a path literally, never as a pattern', async () => {
    const cwd = repository();
    commit(cwd, { 'b[1].json': 'odd\n', 'b1.json': 'plain\n', 'bé "q".json': 'é\n' });
    expect((await readAtRef(cwd, 'main', 'b[1].json')).text).toBe('odd\n');
    expect((await readAtRef(cwd, 'main', 'b*.json')).text).toBeNull();
    expect((await readAtRef(cwd, 'main', 'bé "q".json')).text).toBe('é\n');
  });

  it('starts no program that the repository configures', async () => {
    const cwd = repository();
    commit(cwd, { 'b.json': 'x\n' });
    const bait = join(cwd, 'bait.sh');
    writeFileSync(bait, `#!/bin/sh\ntouch ${cwd}/pwned\n`);
    chmodSync(bait, 0o755);
    for (const [key, value] of [
      ['core.fsmonitor', bait],
      ['core.hooksPath', cwd],
      ['core.pager', bait],
      ['diff.external', bait],
      ['credential.helper', bait],
      ['filter.evil.clean', bait],
      ['filter.evil.required', 'true'],
      ['filter.e=v.process', bait],
      ['remote.origin.url', cwd],
      ['remote.origin.uploadpack', bait],
    ] as const) {
      git(cwd, 'config', key, value);
    }
    writeFileSync(join(cwd, '.git/info/attributes'), '*.json filter=evil\n*.md filter=e=v\n');
    await readAtRef(cwd, 'main', 'b.json');
    await expect(readAtRef(cwd, 'nowhere', 'b.json')).rejects.toThrow('nowhere');
    writeFileSync(join(cwd, 'b.json'), 'y\n');
    expect(await changedFiles(cwd, 'main')).toContain(join(cwd, 'b.json'));
    expect(existsSync(join(cwd, 'pwned'))).toBe(false);
  });
});

describe('changedFiles', () => {
  it('lists what the branch changed below the folder, committed or not', async () => {
    const cwd = repository();
    commit(cwd, { 'skills/a/SKILL.md': '1', 'skills/b/SKILL.md': '1', 'skills/c/SKILL.md': '1', other: '1' });
    git(cwd, 'checkout', '-qb', 'work');
    commit(cwd, { 'skills/a/SKILL.md': '2', other: '2' });
    git(cwd, 'checkout', '-q', 'main');
    commit(cwd, { 'skills/c/SKILL.md': '2' });
    git(cwd, 'checkout', '-q', 'work');
    writeFileSync(join(cwd, 'skills/b/SKILL.md'), '3');
    mkdirSync(join(cwd, 'skills/é n'), { recursive: true });
    writeFileSync(join(cwd, 'skills/é n/SKILL.md'), 'new');
    const below = join(cwd, 'skills');
    expect(await changedFiles(below, 'main')).toEqual(['a', 'b', 'é n'].map((name) => join(below, name, 'SKILL.md')));
  });

  it('says of a folder outside any repository that it is one', async () => {
    await expect(changedFiles(folder(), 'main')).rejects.toThrow(/is not in a git repository that can be read/);
  });
});

describe('explainIgnored', () => {
  it('names the pattern from the root, and nothing where the folder itself is ignored or a pattern takes a path back', async () => {
    const cwd = repository();
    commit(cwd, { '.gitignore': 'built\nout/\n*.log\n!kept.log\n', 'sub/a.md': '' });
    const paths = ['a.md', 'built', 'kept.log', 'x.log'];
    const own = { file: join(cwd, '.gitignore'), line: 1, pattern: 'built', path: 'built' };
    expect(await explainIgnored(join(cwd, 'sub'), paths)).toEqual([
      own,
      { ...own, line: 3, pattern: '*.log', path: 'x.log' },
    ]);
    mkdirSync(join(cwd, 'out'));
    expect(await explainIgnored(join(cwd, 'out'), paths)).toEqual([]);
  });
});
