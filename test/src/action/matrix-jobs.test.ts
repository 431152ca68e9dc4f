import { describe, expect, it } from '@jest/globals';
import { BATCH_FILES } from '../../../src/github/artifacts/read-job.js';
import { readZip } from '../../../src/github/artifacts/zip.js';
import { actionServices, legJobs } from '../../helpers/action-services.js';
import { baselineOf, CASES, createWorkspace } from '../../helpers/action-workspace.js';
import { makeZip } from '../../helpers/make-zip.js';
import { pullRequest } from '../../helpers/pull-request.js';
import { runActionHere } from '../../helpers/run-action-here.js';
import { inFull } from '../../helpers/tested-agents.js';

const services = actionServices();
const { leg, summarize } = legJobs(services);
const MANY = Array.from({ length: 7 }, (_, n) => ({ ...CASES[n % 3], case_id: `case-${n}` })) as typeof CASES;
const many = () => createWorkspace({ cases: MANY });
const comments = () =>
  services.github.state.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql');

describe('shards of a batch, then summarize,', () => {
  it('give the results of one job, with one comment and no token in the legs', async () => {
    const workspace = many();
    for (let part = 1; part <= 4; part++) {
      const run = await leg(workspace, { shard: `${part}/4` }, { token: '', github: null });
      expect([run.code, run.warnings, run.summary, run.outputs['gate']]).toEqual([0, [], '', undefined]);
    }
    expect(services.artifacts.artifacts.map(({ name }) => name)).toEqual(
      [1, 2, 3, 4].map((part) => `agent-routing-offline-${part}of4-1`),
    );
    const run = await summarize(workspace, { comment: 'always' });
    expect(run.errors).toEqual([]);
    expect([run.code, run.outputs['gate'], run.outputs['total']]).toEqual([0, 'pass', '7']);
    expect(comments()).toHaveLength(1);
    const whole = await runActionHere(pullRequest(services, workspace));
    expect(run.summary.split('\n').slice(0, 5)).toEqual(whole.summary.split('\n').slice(0, 5));
  });

  inFull.it('share the units evenly, and the same way each time', async () => {
    const workspace = many();
    const unitsOf = async (shard: string) => {
      await leg(workspace, { shard });
      const zip = await readZip(services.artifacts.artifacts.at(-1)?.zip ?? Buffer.alloc(0), BATCH_FILES, {
        max_bytes: 1e7,
      });
      return (JSON.parse(String(zip.get('plan.json'))).units as { case_id: string }[]).map(({ case_id }) => case_id);
    };
    const shards = [await unitsOf('1/3'), await unitsOf('2/3'), await unitsOf('3/3')];
    expect(shards.map((units) => units.length).sort()).toEqual([2, 2, 3]);
    expect(shards.flat().sort()).toEqual(MANY.map(({ case_id }) => case_id));
    expect(await unitsOf('1/3')).toEqual(shards[0]);
  });

  it('fail when one of them left nothing, and say which', async () => {
    const workspace = many();
    for (const shard of ['1/3', '3/3']) await leg(workspace, { shard });
    const run = await summarize(workspace);
    expect([run.code, run.outputs['gate']]).toEqual([1, 'fail']);
    expect(run.errors.map(({ properties }) => properties['title']).join()).toContain('MISSING_RESULT');
    expect(run.summary).toContain('Shard 2/3 of offline left no results');
    expect(comments()).toHaveLength(1);
  });
});

describe('a second attempt of a leg', () => {
  inFull.it('replaces its own leg and keeps the others', async () => {
    const workspace = many();
    workspace.write('cases.json', MANY);
    await leg(workspace, { shard: '2/2' });
    // The first attempt of shard 1 was cut off: half of it is missing.
    await leg(workspace, { shard: '1/2' });
    const broken = services.artifacts.artifacts.at(-1);
    if (broken) broken.zip = await halve(broken.zip);
    expect((await summarize(workspace)).code).toBe(1);
    await leg(workspace, { shard: '1/2' }, { attempt: 2 });
    const run = await summarize(workspace, {}, { attempt: 2 });
    expect([run.code, run.outputs['total']]).toEqual([0, '7']);
    expect(run.summary).toContain('the results come from attempt 1, not 2');
  });

  it('is refused when it has the number of the first: two jobs are one leg', async () => {
    const workspace = many();
    await leg(workspace, {});
    await leg(workspace, {});
    const run = await summarize(workspace);
    expect(run.code).toBe(2);
    expect(run.errors[0]?.message).toContain('are the same matrix job');
  });
});

/** A leg's artifact with half of its rows. */
async function halve(zip: Buffer): Promise<Buffer> {
  const files = await readZip(zip, BATCH_FILES, { max_bytes: 1e7 });
  const results = JSON.parse(String(files.get('results.json')));
  results.results.splice(1);
  results.complete = false;
  return makeZip({
    'plan.json': String(files.get('plan.json')),
    'leg.json': String(files.get('leg.json')),
    'results.json': JSON.stringify(results),
  });
}

it('summarize fails without any leg and names the agents without results', async () => {
  // The in-process agent stands for all three: its legs differ by their agents alone.
  const cases = CASES.map((one) => ({ ...one }));
  const workspace = createWorkspace({ cases, main: baselineOf(cases), current: baselineOf(cases) });
  const run = await summarize(workspace);
  expect([run.code, run.outputs['gate'], run.outputs['total']]).toEqual([1, 'fail', '0']);
  expect(run.summary).toContain('No matrix job uploaded results of offline');
});
