import { readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Results, ResultsSchema } from '../../lib/contract/result.js';
import { installFakeCodex } from '../helpers/fake-agent.js';
import { readCommand, survivorsOf } from '../helpers/left-behind.js';
import { write, writePlugin } from '../helpers/plugin.js';
import { type CliOutcome, runCli } from '../helpers/run-cli.js';
import { runCliHere } from '../helpers/run-cli-here.js';
import { temporaryFolder } from '../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
/** Of those that never end; the others have the time they need. */
const TIMEOUT_S = 3;

/** How the fake ends, and what must come of it: [status, failure_category, timed_out]. */
const WAYS: Record<string, [string, string | null, boolean]> = {
  hang: ['fail', 'timeout', true],
  'fork sessions': ['fail', 'timeout', true],
  'ignore TERM': ['fail', 'timeout', true],
  'exit 0 on TERM': ['fail', 'timeout', true],
  'flood of lines': ['infra_error', 'transport', false],
  'flood without a break': ['infra_error', 'transport', false],
  'one huge line of JSON': ['infra_error', 'transport', false],
  'print nothing': ['infra_error', 'transport', false],
  'die by signal': ['infra_error', 'transport', false],
  'exit 0 when killed from outside': ['infra_error', 'transport', false],
  'leave a child': ['pass', null, false],
  'read another skill': ['pass', null, false],
};

const slug = (how: string) => how.replaceAll(' ', '-');

describe('a batch of misbehaving agents, four at a time,', () => {
  let batch: CliOutcome;
  let results: Results;
  beforeAll(async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }]);
    const cache = newFolder();
    installFakeCodex(cache);
    const cases = Object.entries(WAYS).map(([how, [, , timed_out]]) => ({
      case_id: slug(how),
      prompt: `fake: ${how}`,
      expected_skill: 'alpha',
      ...(timed_out ? { timeout_seconds: TIMEOUT_S } : {}),
    }));
    write(join(root, 'cases.json'), JSON.stringify(cases));
    batch = await runCli(['run', '--agents', 'codex'], { cwd: root, cache });
    results = ResultsSchema.parse(JSON.parse(readFileSync(join(batch.folder, 'results.json'), 'utf8')));
  });

  it.each(Object.entries(WAYS))('ends and categorises an agent that does this: %s', (how, expected) => {
    const row = results.results.find(({ case_id }) => case_id === slug(how));
    expect([row?.status, row?.failure_category, row?.timed_out]).toEqual(expected);
  });

  it('leaves no process behind, wherever it moved to', () => {
    expect(survivorsOf(batch.folder)).toEqual([]);
    expect(sleepers()).toEqual([]);
  });

  it('keeps the tool itself under 150 MB, whatever is printed', () => {
    expect(batch.peak_mb).toBeGreaterThan(30);
    expect(batch.peak_mb).toBeLessThan(150);
  });
});

/** The fake's own sleeps: one of them has no environment, and so no marker. */
function sleepers(): string[] {
  return readdirSync('/proc').filter((pid) => /^sleep\u0000100[1-5]\u0000$/.test(readCommand(pid)));
}

describe('an agent whose executable disappeared', () => {
  it('is a transport failure that names the file, and the batch continues', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }]);
    const cache = newFolder();
    const file = installFakeCodex(cache);
    const cases = [
      { case_id: 'first', prompt: 'fake: remove itself', expected_skill: 'alpha' },
      { case_id: 'second', prompt: 'Do it.', expected_skill: 'alpha' },
    ];
    write(join(root, 'cases.json'), JSON.stringify(cases));
    const { stdout } = await runCliHere(
      ['run', '--agents', 'codex', '--max-parallel', '1', '--sandbox', 'none', '--json'],
      {
        cwd: root,
        cache,
      },
    );
    const [first, second] = ResultsSchema.parse(JSON.parse(stdout)).results;
    expect(first?.status).toBe('pass');
    expect(second).toMatchObject({ status: 'infra_error', failure_category: 'transport', timed_out: false });
    expect(second?.fault).toEqual({ kind: 'cli_missing', message: expect.stringContaining(file) });
    rmSync(cache, { recursive: true });
  });
});

describe('an agent whose executable was changed by an earlier unit', () => {
  it('is not started, and where it cannot be installed again the row says so', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }]);
    const cache = newFolder();
    installFakeCodex(cache);
    const cases = ['fake: change itself', 'Do it.'].map((prompt, at) => ({
      case_id: `${at}`,
      prompt,
      expected_skill: 'alpha',
    }));
    write(join(root, 'cases.json'), JSON.stringify(cases));
    // Nothing but Node, so that there is no npm.
    const path = newFolder();
    symlinkSync(process.execPath, join(path, 'node'));
    const { stdout, stderr } = await runCli(
      ['run', '--agents', 'codex', '--max-parallel', '1', '--sandbox', 'none', '--json'],
      { cwd: root, cache, env: { PATH: path } },
    );
    const [first, second] = ResultsSchema.parse(JSON.parse(stdout)).results;
    expect(first?.status).toBe('pass');
    expect(second?.fault).toEqual({
      kind: 'cli_missing',
      message: expect.stringMatching(/npm could not be started to install/),
    });
    expect(stderr).toMatch(/warning: codex .*: the installed files in .* are not what was installed; installing again/);
  });
});
