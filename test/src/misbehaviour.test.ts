import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Results, ResultsSchema } from '../../lib/result.js';
import { installFakeCodex } from '../helpers/fake-agent.js';
import { survivorsOf } from '../helpers/left-behind.js';
import { write, writePlugin } from '../helpers/plugin.js';
import { type CliOutcome, runCli } from '../helpers/run-cli.js';
import { temporaryFolder } from '../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
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

describe('agents that misbehave, in one batch of four at a time', () => {
  let batch: CliOutcome;
  let results: Results;
  beforeAll(async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }]);
    const cache = newFolder();
    installFakeCodex(cache);
    const cases = Object.keys(WAYS).map((how) => ({
      case_id: slug(how),
      prompt: `fake: ${how}`,
      expected_skill: 'alpha',
    }));
    write(join(root, 'cases.json'), JSON.stringify(cases));
    batch = await runCli(['run', '--agents', 'codex', '--timeout-seconds', String(TIMEOUT_S)], { cwd: root, cache });
    results = ResultsSchema.parse(JSON.parse(readFileSync(join(batch.folder, 'results.json'), 'utf8')));
  }, 60_000);

  it.each(Object.entries(WAYS))('%s ends in time, in the right category', (how, expected) => {
    const row = results.results.find(({ case_id }) => case_id === slug(how));
    expect([row?.status, row?.failure_category, row?.timed_out]).toEqual(expected);
    expect(row?.duration_ms).toBeLessThan((TIMEOUT_S + 10) * 1000);
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
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^sleep\u0000100[1-5]\u0000$/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
    } catch {
      return false;
    }
  });
}

describe('an agent that is gone', () => {
  it('is a transport failure that names the file, and the batch goes on', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }]);
    const cache = newFolder();
    const file = installFakeCodex(cache);
    const cases = [
      { case_id: 'first', prompt: 'fake: remove itself', expected_skill: 'alpha' },
      { case_id: 'second', prompt: 'Do it.', expected_skill: 'alpha' },
    ];
    write(join(root, 'cases.json'), JSON.stringify(cases));
    const { stdout } = await runCli(['run', '--agents', 'codex', '--max-parallel', '1', '--json'], {
      cwd: root,
      cache,
    });
    const [first, second] = ResultsSchema.parse(JSON.parse(stdout)).results;
    expect(first?.status).toBe('pass');
    expect(second).toMatchObject({ status: 'infra_error', failure_category: 'transport', timed_out: false });
    expect(second?.fault).toEqual({ kind: 'cli_missing', message: expect.stringContaining(file) });
    rmSync(cache, { recursive: true });
  });
});
