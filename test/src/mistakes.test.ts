import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { write, writePlugin } from '../helpers/plugin.js';
import { runCliHere } from '../helpers/run-cli-here.js';
import { temporaryFolder } from '../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const CASES = [{ case_id: 'r', kind: 'route', query: 'alpha', expected: ['alpha'] }];

function author(): { cwd: string; cache: string } {
  const cwd = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }]);
  write(join(cwd, 'cases.json'), JSON.stringify(CASES));
  mkdirSync(join(cwd, 'folder'));
  write(join(cwd, 'file'), '');
  return { cwd, cache: newFolder() };
}

describe('a file that cannot be read or written', () => {
  it.each([
    [['--output', 'folder'], /folder: This cannot be read or written: it is a folder/],
    [['--proof-log', 'file/x.log'], /x\.log: This cannot be read or written: there is a file where a folder should be/],
    [['--report', 'markdown:file/x.md'], /file: This cannot be read or written: there is a file/],
    [['--baseline', 'folder'], /folder: This cannot be read or written: it is a folder/],
    [['--artifacts-root', 'file'], /file: This cannot be read or written: there is a file.*--artifacts-root/],
  ])('ends the command with one sentence and exit 2, and keeps what was done: %j', async (argv, words) => {
    const { code, stderr, folder } = await runCliHere(['run', '--no-progress', ...argv], author());
    const listed = stderr.split('\n').filter((line) => line && !line.startsWith('ARTIFACT_DIR='));
    expect(listed).toEqual([expect.stringMatching(words)]);
    expect(code).toBe(2);
    if (folder) expect(readFileSync(join(folder, 'results.json'), 'utf8')).toMatch(/"complete": true/);
  });
});

describe('a skill that the router refuses', () => {
  it('is reported before anything runs', async () => {
    const place = author();
    write(join(place.cwd, 'skills/alpha/SKILL.md'), '---\nname: alpha\ndescription: d\nkeywords: [x]\n---\n');
    const { code, stderr } = await runCliHere(['run', '--no-progress'], place);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^agent-routing: skills\/alpha\/SKILL\.md.*'keywords' is not allowed.*\n$/);
  });
});

describe('errors of skills', () => {
  it('are each named before anything runs', async () => {
    const place = author();
    for (const id of ['one', 'two'])
      write(join(place.cwd, `skills/${id}/SKILL.md`), `name: ${id}\ndescription: d\n---\n`);
    const argv = ['run', '--no-progress', '--dry-run', '--agents', 'claude'];
    expect((await runCliHere(argv, place)).stderr).toMatch(
      /^Errors that `agent-routing check` explains, with their fixes: (?:.*, )?skill-offer one, (?:.*, )?skill-offer two/m,
    );
  });
});

describe('a batch to resume from elsewhere', () => {
  it('is refused when it names a folder outside its own', async () => {
    const place = author();
    const { folder } = await runCliHere(['run', '--no-progress'], place);
    const plan = readFileSync(join(folder, 'plan.json'), 'utf8');
    writeFileSync(
      join(folder, 'plan.json'),
      plan.replace(/"unit_run_id": "[^"]+"/, '"unit_run_id": "../../../../gone"'),
    );
    const { code, stderr } = await runCliHere(['run', '--no-progress', '--resume', folder], place);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/plan\.json: This plan was written by another version/)]);
    expect(existsSync(join(place.cwd, 'gone'))).toBe(false);
  });
});

describe('a batch without units', () => {
  it('ends the command with the reason', async () => {
    const place = author();
    write(join(place.cwd, 'cases.json'), JSON.stringify([{ case_id: 'n', prompt: 'x', disallowed_skills: ['alpha'] }]));
    const { code, stdout, stderr } = await runCliHere(['run', '--no-progress', '--agents', 'claude'], place);
    expect([code, stderr.split('\n')[0]]).toEqual([
      0,
      '1 not run: needs mode router, model, replay or live: mode oracle only makes the calls that a case expects, and this case expects none',
    ]);
    expect(stdout).toMatch(/^Gate: inconclusive/);
  });
});

describe('an unknown agent', () => {
  it.each([
    ['--infra-tolerant', 'copliot', /Unknown agent 'copliot'\. Did you mean copilot\?/],
    ['--agent-timeout', 'clod:5', /Unknown agent 'clod'\. Fix: use one of claude, codex/],
    ['--agents', 'kodex', /Unknown agent 'kodex'\. Did you mean codex\?/],
    ['--agents', 'CLAUDE@haiku', /Unknown agent 'CLAUDE': agent names are lower case\. Did you mean claude\?/],
  ])('is refused in words: %s %s', async (option, value, words) => {
    const { code, stderr } = await runCliHere(['run', '--no-progress', option, value], author());
    expect([code, stderr]).toEqual([2, expect.stringMatching(words)]);
  });
});
