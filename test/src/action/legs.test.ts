import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BATCH_FILES } from '../../../src/github/legs.js';
import { readZip } from '../../../src/github/zip.js';
import { baselineOf, CASES, createWorkspace, type Workspace } from '../../helpers/action-workspace.js';
import { type ArtifactService, startArtifactService } from '../../helpers/artifact-service.js';
import { type GitHubServer, startGitHub } from '../../helpers/github-server.js';
import { makeZip } from '../../helpers/make-zip.js';
import { pullRequest } from '../../helpers/pull-request.js';
import { type ActionRun, runAction } from '../../helpers/run-action.js';

let github: GitHubServer;
let artifacts: ArtifactService;
beforeEach(async () => {
  [github, artifacts] = await Promise.all([startGitHub(), startArtifactService()]);
});
afterEach(() => Promise.all([github.close(), artifacts.close()]));

const MANY = Array.from({ length: 7 }, (_, n) => ({ ...CASES[n % 3], case_id: `case-${n}` })) as typeof CASES;
const many = () => createWorkspace({ cases: MANY });
const leg = (workspace: Workspace, inputs: Record<string, string>, parts: Partial<ActionRun> = {}) =>
  runAction(pullRequest({ github, artifacts }, workspace, { ...parts, inputs: { leg: 'true', ...inputs } }));
const summarize = (workspace: Workspace, inputs: Record<string, string> = {}, parts: Partial<ActionRun> = {}) =>
  runAction(pullRequest({ github, artifacts }, workspace, { ...parts, inputs: { command: 'summarize', ...inputs } }));
const comments = () => github.state.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql');

describe('four shards, then summarize', () => {
  it('fold into what one job would have found, with one comment and no token in the legs', async () => {
    const workspace = many();
    for (let part = 1; part <= 4; part++) {
      const run = await leg(workspace, { shard: `${part}/4` }, { token: '', github: null });
      expect([run.code, run.warnings, run.summary, run.outputs['gate']]).toEqual([0, [], '', undefined]);
    }
    expect(artifacts.artifacts.map(({ name }) => name)).toEqual(
      [1, 2, 3, 4].map((part) => `agent-routing-offline-${part}of4-1`),
    );
    const run = await summarize(workspace, { comment: 'always' });
    expect(run.errors).toEqual([]);
    expect([run.code, run.outputs['gate'], run.outputs['total']]).toEqual([0, 'pass', '7']);
    expect(comments()).toHaveLength(1);
    const whole = await runAction(pullRequest({ github, artifacts }, workspace));
    expect(run.summary.split('\n').slice(0, 5)).toEqual(whole.summary.split('\n').slice(0, 5));
  });

  it('share the units evenly, and the same way each time', async () => {
    const workspace = many();
    const unitsOf = async (shard: string) => {
      await leg(workspace, { shard });
      const zip = readZip(artifacts.artifacts.at(-1)?.zip ?? Buffer.alloc(0), BATCH_FILES, { max_bytes: 1e7 });
      return (JSON.parse(String(zip.get('plan.json'))).units as { case_id: string }[]).map(({ case_id }) => case_id);
    };
    const shards = [await unitsOf('1/3'), await unitsOf('2/3'), await unitsOf('3/3')];
    expect(shards.map((units) => units.length).sort()).toEqual([2, 2, 3]);
    expect(shards.flat().sort()).toEqual(MANY.map(({ case_id }) => case_id));
    expect(await unitsOf('1/3')).toEqual(shards[0]);
  });

  it('are red when one of them left nothing, and say which', async () => {
    const workspace = many();
    for (const shard of ['1/3', '3/3']) await leg(workspace, { shard });
    const run = await summarize(workspace);
    expect([run.code, run.outputs['gate']]).toEqual([1, 'fail']);
    expect(run.errors.map(({ properties }) => properties['title']).join()).toContain('MISSING_RESULT');
    expect(run.summary).toContain('Shard 2/3 of offline left no results');
    expect(comments()).toHaveLength(1);
  });
});

describe('a re-run attempt', () => {
  it('replaces its own leg and keeps the others', async () => {
    const workspace = many();
    workspace.write('cases.json', MANY);
    await leg(workspace, { shard: '2/2' });
    // The first attempt of shard 1 was cut off: half of it is missing.
    await leg(workspace, { shard: '1/2' });
    const broken = artifacts.artifacts.at(-1);
    if (broken) broken.zip = halve(broken.zip);
    expect((await summarize(workspace)).code).toBe(1);
    await leg(workspace, { shard: '1/2' }, { attempt: 2 });
    const run = await summarize(workspace, {}, { attempt: 2 });
    expect([run.code, run.outputs['total']]).toEqual([0, '7']);
    expect(run.summary).toContain('results are of attempt 1, not 2');
  });

  it('of the same attempt is refused: two jobs are one leg', async () => {
    const workspace = many();
    await leg(workspace, {});
    await leg(workspace, {});
    const run = await summarize(workspace);
    expect(run.code).toBe(2);
    expect(run.errors[0]?.message).toContain('are the same leg');
  });
});

/** A leg's artifact with half of its rows. */
function halve(zip: Buffer): Buffer {
  const files = readZip(zip, BATCH_FILES, { max_bytes: 1e7 });
  const results = JSON.parse(String(files.get('results.json')));
  results.results.splice(1);
  results.complete = false;
  return makeZip({
    'plan.json': String(files.get('plan.json')),
    'leg.json': String(files.get('leg.json')),
    'results.json': JSON.stringify(results),
  });
}

describe('legs that do not fit', () => {
  it('of another corpus are named with the difference', async () => {
    const workspace = many();
    await leg(workspace, {});
    workspace.write('cases.json', MANY.slice(1));
    const run = await summarize(workspace);
    expect(run.code).toBe(2);
    expect(run.errors[0]?.message).toContain('the selected cases changed');
    // What a later attempt has replaced asks for nothing.
    await leg(workspace, {}, { attempt: 2 });
    expect((await summarize(workspace, {}, { attempt: 2 })).code).toBe(0);
  });
  it('of another mode or other skills too', async () => {
    const workspace = many();
    await leg(workspace, {});
    expect((await summarize(workspace, { mode: 'router' })).errors[0]?.message).toContain('the mode changed');
    workspace.write('skills/pdf-redact/SKILL.md', '---\nname: pdf-redact\ndescription: Other.\n---\n\nx\n');
    expect((await summarize(workspace)).errors[0]?.message).toContain('the skills of the source changed');
  });
  it('that are no batch of ours are left out', async () => {
    const workspace = many();
    await leg(workspace, {});
    const [own] = artifacts.artifacts;
    if (own)
      artifacts.artifacts.push({ ...own, id: 99, name: 'agent-routing-page', zip: makeZip({ 'index.html': '<p>' }) });
    expect((await summarize(workspace)).code).toBe(0);
  });
  it.each([
    ['no results.json', { 'plan.json': '{}' }],
    ['a results.json of another kind', { 'plan.json': '{}', 'results.json': '{"a": 1}' }],
    ['half a results.json', { 'results.json': '{"schema": "agent-routing.results.v1", "resul' }],
  ])('with %s are an error that names them', async (_, files) => {
    const workspace = many();
    await leg(workspace, {});
    const [own] = artifacts.artifacts;
    if (own) artifacts.artifacts.push({ ...own, id: 99, name: 'agent-routing-broken', zip: makeZip(files) });
    const run = await summarize(workspace);
    expect(run.code).toBe(2);
    expect(run.errors[0]?.message).toContain('agent-routing-broken/');
  });
});

describe('without the artifact service', () => {
  it('summarize ends with 2 and says what to do', async () => {
    const run = await summarize(many(), {}, { artifacts: null });
    expect(run.code).toBe(2);
    expect(run.errors[0]?.message).toContain('results_path');
  });
  it('the legs are folded from folders', async () => {
    const workspace = many();
    const folder = join(workspace.path, 'legs');
    for (const part of [1, 2]) {
      await leg(workspace, { shard: `${part}/2` });
      const zip = readZip(artifacts.artifacts.at(-1)?.zip ?? Buffer.alloc(0), BATCH_FILES, { max_bytes: 1e7 });
      mkdirSync(join(folder, `leg-${part}`), { recursive: true });
      for (const [name, bytes] of zip) writeFileSync(join(folder, `leg-${part}`, name), bytes);
    }
    const run = await summarize(workspace, { results_path: 'legs' }, { artifacts: null });
    expect([run.code, run.outputs['total'], run.outputs['gate']]).toEqual([0, '7', 'pass']);
  });
  it('a results.json that was copied out of its folder is taken too, and only with an equal plan', async () => {
    const workspace = many();
    await leg(workspace, { output: 'copy/results.json' });
    const run = await summarize(workspace, { results_path: 'copy/results.json' }, { artifacts: null });
    expect([run.errors, run.code, run.outputs['gate']]).toEqual([[], 0, 'pass']);
    const other = await summarize(workspace, { results_path: 'copy', trials: '2' }, { artifacts: null });
    expect(other.code).toBe(2);
  });
});

it('three agents as three legs: one died, and the table says so', async () => {
  // The in-process agent stands for all three: its legs differ by their agents alone.
  const cases = CASES.map((one) => ({ ...one }));
  const workspace = createWorkspace({ cases, main: baselineOf(cases), current: baselineOf(cases) });
  const run = await summarize(workspace);
  expect([run.code, run.outputs['gate'], run.outputs['total']]).toEqual([1, 'fail', '0']);
  expect(run.summary).toContain('No leg brought results of offline');
});
