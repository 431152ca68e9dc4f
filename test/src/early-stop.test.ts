import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ResultsSchema } from '../../lib/contract/result.js';
import { installFakeCodex } from '../helpers/fake-agent.js';
import { survivorsOf } from '../helpers/left-behind.js';
import { write, writePlugin } from '../helpers/plugin.js';
import { runCliHere } from '../helpers/run-cli-here.js';
import { temporaryFolder } from '../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const WORKS_ON = { prompt: 'fake: work on', expected_skill: 'alpha' };
const CASES = [
  { ...WORKS_ON, case_id: 'proved' },
  { ...WORKS_ON, case_id: 'may-still-fail', disallowed_skills: ['beta'] },
  {
    ...WORKS_ON,
    case_id: 'has-failed',
    disallowed_skills: ['alpha'],
    expected_skill: 'beta',
    required_skills: ['alpha'],
  },
  { ...WORKS_ON, case_id: 'not-yet', required_all_evidence: ['gamma/SKILL.md'] },
  { ...WORKS_ON, case_id: 'weakly-proved', expected_skill_min_tier: 2 },
];
/** Time enough to answer, however busy the machine is. */
const TIMEOUT_S = 10;

describe('--early-stop', () => {
  let root: string;
  let cache: string;
  let stopped: Awaited<ReturnType<typeof run>>;
  let byText: Awaited<ReturnType<typeof run>>;
  let unstopped: Awaited<ReturnType<typeof run>>;
  // Side by side, because each waits for its time limit.
  beforeAll(async () => {
    root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }, { dir: 'beta' }]);
    cache = newFolder();
    installFakeCodex(cache);
    write(join(root, 'cases.json'), JSON.stringify(CASES));
    [stopped, byText, unstopped] = await Promise.all([
      run('--early-stop'),
      run('--early-stop', '--evidence', 'text', '--case-id', 'weakly-proved,proved'),
      run('--case-id', 'proved'),
    ]);
  });

  const run = async (...more: string[]) => {
    const argv = ['run', '--agents', 'codex', '--timeout-seconds', String(TIMEOUT_S), '--json', ...more];
    const { stdout, folder } = await runCliHere(argv, { cwd: root, cache });
    const { results } = ResultsSchema.parse(JSON.parse(stdout));
    const rowOf = (id: string) => results.find(({ case_id }) => case_id === id);
    return { folder, rowOf, survivors: survivorsOf(folder) };
  };

  it('leaves no process behind', () => {
    expect([stopped, byText, unstopped].flatMap(({ survivors }) => survivors)).toEqual([]);
  });

  it('ends an agent once its verdict cannot change', () => {
    const { folder, rowOf } = stopped;
    const ended = { timed_out: false, exit_code: null, signal: null, fault: null };
    const proved = rowOf('proved');
    expect(proved).toMatchObject({ ...ended, status: 'pass', error: null });
    expect(rowOf('has-failed')).toMatchObject({ ...ended, status: 'fail', disallowed_hits: ['alpha'] });
    expect(rowOf('may-still-fail')).toMatchObject({ status: 'pass', timed_out: true });
    expect(rowOf('not-yet')).toMatchObject({ status: 'fail', timed_out: true });
    const meta = JSON.parse(readFileSync(join(folder, `units/${proved?.unit_run_id}/trial-1/meta.json`), 'utf8'));
    expect(meta).toMatchObject({ stopped_early: true, timed_out: false });
  });

  it('works with text evidence too', () => {
    const { rowOf } = byText;
    expect(rowOf('weakly-proved')).toMatchObject({ status: 'pass', timed_out: false, exit_code: null });
    // Codex prints no line that is Tier 1 to the seeds.
    expect(rowOf('proved')).toMatchObject({ status: 'fail', timed_out: true });
  });

  it('is off by default', () => {
    expect(unstopped.rowOf('proved')).toMatchObject({ status: 'pass', timed_out: true });
  });
});
