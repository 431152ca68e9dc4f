import { expect, it } from '@jest/globals';
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
