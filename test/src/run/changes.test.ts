import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Result } from '../../../lib/contract/result.js';
import { compareBaselines } from '../../../lib/delta/compare.js';
import { openAtRef } from '../../../lib/io/git.js';
import { listFindings } from '../../../lib/report/findings/findings.js';
import { readChanges, readCheckout } from '../../../src/run/conclude/changes.js';
import { namePackagesSince } from '../../../src/run/prepare/left-out.js';
import { makeBaseline, makeResult, makeResults } from '../../helpers/results.js';
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

  it('are listed, and nothing behind a link is', async () => {
    mkdirSync(join(root, 'node_modules/a'), { recursive: true });
    for (const file of ['node_modules/a/x.js', '.hidden.js']) writeFileSync(join(root, file), 'x');
    symlinkSync('packages', join(root, 'linked'));
    const listed = (await readCheckout(root).head.list?.()) ?? [];
    expect(listed.filter((file) => file.endsWith('.js')).sort()).toEqual(['.hidden.js', 'packages/kit/hooks/guard.js']);
  });

  it('are not read when they are huge', async () => {
    writeFileSync(join(root, 'huge.js'), 'x'.repeat(1_000_001));
    expect(await readCheckout(root).head.read('huge.js')).toBeNull();
  });
});

/** An agent that reads .agents/skills has a skill of .claude/skills through it. */
describe('a link that a branch takes', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd: root });
  const fileOf = (name: string) => `.claude/skills/${name}/SKILL.md`;
  const link = () => join(root, '.agents/skills');

  async function findFix(fix: string) {
    const row = { agent: 'codex', status: 'fail', failure_kind: 'skill_not_offered' } as const;
    const offer = { offer: 'absent', reason: 'Codex does not read it', fixes: [fix] };
    const names = ['alpha', 'beta'];
    const rows = names.map((name) => ({ ...row, case_id: name, expected_skill: name, offer }));
    const results = makeResults(rows.map((one) => makeResult(one as unknown as Partial<Result>)));
    const skills = Object.fromEntries(names.map((name) => [name, fileOf(name)]));
    results.locations = { source: '', skills, subagents: {}, routes: {}, cases: {} };
    const current = makeBaseline({ alpha: { codex: 'pass' }, beta: { codex: 'pass' } });
    const base = await openAtRef(root, 'HEAD');
    const ref = { name: 'main', sha: base.sha, baseline: current };
    const comparison = compareBaselines({ results, current, ref });
    const changes = await readChanges({ results, comparison }, { ref, base, ...readCheckout(root) });
    const [finding] = listFindings({ results, comparison, changes });
    return [finding?.why?.split('. ').at(-1), finding?.fix];
  }

  beforeEach(() => {
    for (const name of ['alpha', 'beta']) {
      mkdirSync(join(root, '.claude/skills', name), { recursive: true });
      writeFileSync(join(root, fileOf(name)), name);
    }
    mkdirSync(join(root, '.agents'));
    symlinkSync('../.claude/skills', link());
    symlinkSync('README.md', join(root, 'docs'));
    git('add', '-A');
    git('commit', '-qm', 'x');
    rmSync(join(root, 'docs'));
  });

  it('is not what changed where the skill itself went, which is found where it is now', async () => {
    mkdirSync(join(root, 'old/alpha'), { recursive: true });
    renameSync(join(root, fileOf('alpha')), join(root, 'old/alpha/SKILL.md'));
    rmSync(join(root, fileOf('beta')));
    const [why] = await findFix('');
    expect(why).toContain('`.claude/skills/alpha/SKILL.md` was moved to `old/alpha/SKILL.md`');
  });

  it('may be new, in the place of a file', async () => {
    for (const name of ['alpha', 'beta']) renameSync(join(root, '.claude/skills', name), join(root, name));
    for (const name of ['alpha', 'beta']) symlinkSync(`../../${name}`, join(root, '.claude/skills', name));
    expect(await findFix('replace the link')).toEqual([
      expect.stringContaining('`.claude/skills/alpha` is a symbolic link now'),
      'replace the link',
    ]);
  });

  it('is what changed, and what to restore', async () => {
    const fix = 'link .agents/skills → ../.claude/skills';
    expect((await findFix(fix))[0]).toContain('`.claude/skills/beta/SKILL.md` are the same as on `main`');
    rmSync(link());
    expect(await findFix(fix)).toEqual([
      'What changed against `main`: `.agents/skills` is gone',
      'restore `.agents/skills`, a link to `../.claude/skills`',
    ]);
    expect((await findFix('link .agents/skills/alpha → ../../.claude/skills/alpha'))[1]).toBe(
      'restore `.agents/skills`; or link it with `mkdir -p .agents/skills && ln -sfn ../../.claude/skills/alpha .agents/skills/alpha`',
    );
    mkdirSync(link());
    writeFileSync(join(link(), 'README.md'), '');
    expect((await findFix('copy .claude/skills/alpha into .agents/skills/alpha'))[1]).toContain(
      'copy it with `cp -R .claude/skills/alpha/. .agents/skills/alpha`',
    );
    rmSync(link(), { recursive: true });
    writeFileSync(link(), '../.claude/skills');
    expect(await findFix(fix)).toEqual([
      'What changed against `main`: `.agents/skills` is a file now and no link, as git leaves it where `core.symlinks` is off',
      'make `.agents/skills` what it was, a link to `../.claude/skills`',
    ]);
    rmSync(link());
    cpSync(join(root, '.claude/skills'), link(), { recursive: true });
    git('add', '-A');
    git('commit', '-qm', 'copies');
    rmSync(link(), { recursive: true });
    expect(await findFix(fix)).toEqual([
      'What changed against `main`: `.agents/skills/alpha/SKILL.md` is gone; also `.agents/skills/beta/SKILL.md`',
      'link it with `mkdir -p .agents && ln -sfn ../.claude/skills .agents/skills`',
    ]);
    symlinkSync('../.claude/skills', link());
    git('add', '-A');
    git('commit', '-qm', 'link');
    rmSync(link());
    symlinkSync('../elsewhere', link());
    expect(await findFix(fix)).toEqual([
      'What changed against `main`: `.agents/skills`',
      'undo or correct `.agents/skills`; or link it with `mkdir -p .agents && ln -sfn ../.claude/skills .agents/skills`',
    ]);
  });
});

it('a package with cases of its own that the branch changed is named with the command that runs them', async () => {
  const lay = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const name of ['web', 'api']) {
    lay(`packages/${name}/.claude/skills/add/SKILL.md`, '---\nname: add\ndescription: Adds.\n---\nAdd.\n');
    lay(`packages/${name}/cases.json`, '[]');
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root });
  git('add', '.');
  git('commit', '-qm', 'one');
  git('branch', 'base');
  const said = (cases: string[], baseline_ref?: string) =>
    namePackagesSince({ cases, baseline_ref }, { cwd: root, env: {} });
  expect(await said(['cases.json'], 'base')).toEqual([]);
  lay('packages/web/.claude/skills/add/SKILL.md', 'other');
  lay('packages/kit/hooks/guard.js', 'two');
  expect(await said(['cases.json'])).toEqual([
    'packages/web has changed since HEAD and has its own cases.json, which this run leaves out: `(cd packages/web && agent-routing run)`.',
  ]);
  git('commit', '-qam', 'two');
  expect(await said(['cases.json'])).toEqual([]);
  expect((await said(['cases.json'], 'base'))[0]).toContain(
    '`(cd packages/web && agent-routing run --baseline-ref base)`',
  );
  rmSync(join(root, 'packages/web/cases.json'));
  rmSync(join(root, 'packages/api'), { recursive: true });
  expect(await said(['cases.json'], 'base')).toEqual([
    'packages/api is gone (base has 1 skill, 0 cases), and nothing tests packages/api any more: if that is meant, nothing is left to do, and this is no longer said once it is merged; if not, `git checkout base -- packages/api`.',
    'packages/web/cases.json is gone (base has 1 skill, 0 cases), and nothing tests packages/web any more: if that is meant, nothing is left to do, and this is no longer said once it is merged; if not, `git checkout base -- packages/web/cases.json`.',
  ]);
  // Who names cases has chosen.
  expect(await said(['packages/web/cases.json'], 'base')).toEqual([]);
});
