import { expect, it } from '@jest/globals';
import type { PartRow } from '../../../../lib/contract/part.js';
import { mergeJobs } from '../../../../src/github/artifacts/merge-jobs.js';
import type { MatrixJob } from '../../../../src/github/artifacts/read-job.js';
import { planOf } from '../../../helpers/report-batches.js';
import { makeOffer, makeResults } from '../../../helpers/results.js';

/** As it was downloaded: of one agent. */
function legOf(agent: string): MatrixJob {
  const results = makeResults([{ agent, case_id: 'a' }], { offers: { [agent]: { alpha: makeOffer('full') } } });
  return { name: `leg-${agent}`, attempt: 1, plan: { ...planOf(results), agents: { [agent]: '1' } }, results };
}

it('merged legs list agents in the order of the plan, not of the downloads', () => {
  const agents = { claude: '1', codex: '1', copilot: '1' };
  const rows = Object.keys(agents).map((agent) => ({ agent, case_id: 'a' }));
  const whole = { ...planOf(makeResults(rows)), agents };
  const { results } = mergeJobs(['copilot', 'claude', 'codex'].map(legOf), whole, { id: 'b', now: 'n' });
  expect(Object.keys(results.environment.agents)).toEqual(Object.keys(agents));
  expect(Object.keys(results.offers)).toEqual(Object.keys(agents));
  expect(results.results.map(({ agent }) => agent)).toEqual(Object.keys(agents));
});

it('merged legs of one agent on several systems show the worst result of each case, and where it was', () => {
  const whole = planOf(makeResults([{ agent: 'claude', case_id: 'a' }]));
  const on = (os: string, status: 'pass' | 'fail'): MatrixJob => {
    const results = makeResults([{ agent: 'claude', case_id: 'a', status }], { batch_run_id: os });
    return { name: os, attempt: 1, os, plan: { ...whole, agents: { claude: '1' } }, results };
  };
  const merge = (jobs: MatrixJob[]) => mergeJobs(jobs, { ...whole, agents: { claude: '1' } }, { id: 'b', now: 'n' });
  for (const jobs of [
    [on('Linux', 'pass'), on('macOS', 'fail')],
    [on('macOS', 'fail'), on('Linux', 'pass')],
  ]) {
    const { results, notes } = merge(jobs);
    expect(results.results.map(({ status, error }) => [status, error])).toEqual([
      ['fail', expect.stringMatching(/^on macOS: /)],
    ]);
    expect(notes.join()).toMatch(/Run on (Linux, macOS|macOS, Linux)/);
  }
  expect(() => merge([on('Linux', 'pass'), { ...on('Linux', 'fail'), name: 'again' }])).not.toThrow();
  const twice = on('Linux', 'fail');
  twice.results.batch_run_id = 'another';
  expect(() => merge([on('Linux', 'pass'), twice])).toThrow('the same matrix job');
});

it('merged legs of which one cannot be read are not said to be missing', () => {
  const whole = { ...planOf(makeResults([{ agent: 'claude', case_id: 'a' }])), agents: { claude: '1' } };
  const notes = (unread: boolean) => mergeJobs([], whole, { id: 'b', now: 'n', unread }).notes.join();
  expect(notes(true)).toBe('There are no results of claude that could be read.');
  expect(notes(false)).toContain('ended before the upload');
});

it('merged shards keep what one of them saw of a part', () => {
  const row = (reason: string | null): PartRow => ({
    ...{ kind: 'hook', plugin: null, name: 'Stop: true', path: 'hooks/hooks.json', listed_as: [], deferred: false },
    ...(reason === null ? { ran: true } : {}),
    reason,
  });
  const shard = (at: string, reason: string | null): MatrixJob => {
    const leg = legOf('claude');
    leg.results.environment.shard = at;
    return { ...leg, name: at, results: { ...leg.results, parts: { claude: [row(reason)] } } };
  };
  const whole = { ...legOf('claude').plan, agents: { claude: '1' } };
  for (const reasons of [
    [null, 'not seen'],
    ['not seen', null],
  ]) {
    const jobs = reasons.map((reason, at) => shard(`${at + 1}/2`, reason ?? null));
    jobs[1]?.results.results.splice(0);
    const { results } = mergeJobs(jobs, whole as Parameters<typeof mergeJobs>[1], { id: 'b', now: 'n' });
    expect(results.parts).toEqual({ claude: [row(null)] });
  }
});
