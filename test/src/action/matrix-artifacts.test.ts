import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { BATCH_FILES } from '../../../src/github/artifacts/read-job.js';
import { readZip } from '../../../src/github/artifacts/zip.js';
import { actionServices, legJobs } from '../../helpers/action-services.js';
import { CASES, createWorkspace } from '../../helpers/action-workspace.js';
import { makeZip } from '../../helpers/make-zip.js';
import { pullRequest } from '../../helpers/pull-request.js';
import { runActionHere } from '../../helpers/run-action-here.js';
import { IN_FULL, inFull } from '../../helpers/tested-agents.js';

const services = actionServices();
const { leg, summarize } = legJobs(services);
const MANY = Array.from({ length: 7 }, (_, n) => ({ ...CASES[n % 3], case_id: `case-${n}` })) as typeof CASES;
const many = () => createWorkspace({ cases: MANY });

describe('summarize, with legs that do not fit,', () => {
  inFull.it('refuses those of another corpus and names the difference', async () => {
    const workspace = many();
    await leg(workspace, {});
    workspace.write('cases.json', MANY.slice(1));
    const run = await summarize(workspace);
    expect(run.code).toBe(2);
    expect(run.errors[0]?.message).toContain('the selected cases changed');
    // What a later attempt has replaced asks for nothing.
    await leg(workspace, {}, { attempt: 2 });
    // The gate fails all the same: the case is gone from the corpus that main still has.
    const again = await summarize(workspace, {}, { attempt: 2 });
    expect([again.code, again.outputs['gate'], again.outputs['weakened']]).toEqual([1, 'fail', '1']);
  });
  inFull.it('refuses those of another mode or other skills', async () => {
    const workspace = many();
    await leg(workspace, {});
    expect((await summarize(workspace, { mode: 'router' })).errors[0]?.message).toContain('the mode changed');
    workspace.write('skills/pdf-redact/SKILL.md', '---\nname: pdf-redact\ndescription: Other.\n---\n\nx\n');
    expect((await summarize(workspace)).errors[0]?.message).toContain('the skills of the source changed');
  });
  inFull.it('ignores artifacts that are no batch of ours', async () => {
    const workspace = many();
    await leg(workspace, {});
    const [own] = services.artifacts.artifacts;
    if (own)
      services.artifacts.artifacts.push({
        ...own,
        id: 99,
        name: 'agent-routing-page',
        zip: makeZip({ 'index.html': '<p>' }),
      });
    expect((await summarize(workspace)).code).toBe(0);
  });
  const BROKEN: [string, Record<string, string>][] = [
    ['no results.json', { 'plan.json': '{}' }],
    ['a results.json of another kind', { 'plan.json': '{}', 'results.json': '{"a": 1}' }],
    ['half a results.json', { 'results.json': '{"schema": "agent-routing.results.v1", "resul' }],
  ];
  it.each(BROKEN.slice(0, IN_FULL ? undefined : 1))(
    'names a leg with %s, ends with 2, and shows the results of the others',
    async (_, files) => {
      const workspace = many();
      await leg(workspace, {});
      const [own] = services.artifacts.artifacts;
      if (own) services.artifacts.artifacts.push({ ...own, id: 99, name: 'agent-routing-broken', zip: makeZip(files) });
      const run = await summarize(workspace);
      expect(run.code).toBe(2);
      expect(run.errors[0]?.message).toContain('agent-routing-broken/');
      expect([run.outputs['total'], run.summary.includes('case-6')]).toEqual(['7', true]);
      expect(run.summary).toContain('agent-routing-broken/');
    },
  );
});

describe('summarize, without the artifact service,', () => {
  it('ends with 2 and says what to do', async () => {
    const run = await summarize(many(), {}, { artifacts: null });
    expect(run.code).toBe(2);
    expect(run.errors[0]?.message).toContain('results_path');
  });
  it('merges the legs from folders', async () => {
    const workspace = many();
    const folder = join(workspace.path, 'legs');
    for (const part of [1, 2]) {
      await leg(workspace, { shard: `${part}/2` });
      const zip = await readZip(services.artifacts.artifacts.at(-1)?.zip ?? Buffer.alloc(0), BATCH_FILES, {
        max_bytes: 1e7,
      });
      mkdirSync(join(folder, `leg-${part}`), { recursive: true });
      for (const [name, bytes] of zip) writeFileSync(join(folder, `leg-${part}`, name), bytes);
    }
    const run = await summarize(workspace, { results_path: 'legs' }, { artifacts: null });
    expect([run.code, run.outputs['total'], run.outputs['gate']]).toEqual([0, '7', 'pass']);
  });
  inFull.it('finds the legs however deep their folders are', async () => {
    const workspace = many();
    for (const part of [1, 2]) {
      await leg(workspace, { shard: `${part}/2` });
      const zip = await readZip(services.artifacts.artifacts.at(-1)?.zip ?? Buffer.alloc(0), BATCH_FILES, {
        max_bytes: 1e7,
      });
      // What `artifacts_root: legs/<agent>` leaves, and one folder more.
      const folder = join(workspace.path, 'legs', `leg-${part}`, ...(part === 2 ? ['deeper'] : []), 'batch');
      mkdirSync(join(folder, 'units', 'results.json'), { recursive: true });
      for (const [name, bytes] of zip) writeFileSync(join(folder, name), bytes);
    }
    const run = await summarize(workspace, { results_path: 'legs' }, { artifacts: null });
    expect([run.code, run.outputs['total'], run.outputs['gate']]).toEqual([0, '7', 'pass']);
  });
  inFull.it('accepts a results.json copied out of its folder, only with an equal plan', async () => {
    const workspace = many();
    await leg(workspace, { output: 'copy/results.json' });
    const run = await summarize(workspace, { results_path: 'copy/results.json' }, { artifacts: null });
    expect([run.errors, run.code, run.outputs['gate']]).toEqual([[], 0, 'pass']);
    const other = await summarize(workspace, { results_path: 'copy', trials: '2' }, { artifacts: null });
    expect(other.code).toBe(2);
  });
});

it('the artifact holds the HTML report, of one job and of the merged batch, and the comment leads to it', async () => {
  const workspace = many();
  const pages = async () => {
    const found: string[] = [];
    for (const { name, zip } of services.artifacts.artifacts)
      if ((await readZip(zip, ['report.html'], { max_bytes: 1e7 })).size > 0) found.push(name);
    return found;
  };
  for (const shard of ['1/2', '2/2']) await leg(workspace, { shard });
  expect(await pages()).toEqual([]);
  const run = await summarize(workspace, { comment: 'always' });
  expect([run.code, await pages()]).toEqual([0, ['routing-report-1']]);
  const [comment] = services.github.state.comments;
  for (const text of [run.summary, comment?.body]) expect(text).toMatch(/artifacts\/\d+">HTML report \(report\.html/);
  await runActionHere(pullRequest(services, workspace));
  expect(await pages()).toEqual(['routing-report-1', 'agent-routing-offline-1of1-1']);
});

it('summarize uploads the first baseline with the merged batch, and takes that for no matrix job later', async () => {
  const workspace = createWorkspace({ main: null, current: null });
  for (const shard of ['1/2', '2/2']) await leg(workspace, { shard });
  const run = await summarize(workspace);
  expect([run.code, run.outputs['gate']]).toEqual([1, 'fail']);
  const stored = services.artifacts.artifacts.at(-1);
  expect(stored?.name).toBe('first-baseline-1');
  const files = await readZip(stored?.zip ?? Buffer.alloc(0), [...BATCH_FILES, 'provider-baseline.json'], {
    max_bytes: 1e7,
  });
  expect(Object.keys(JSON.parse(String(files.get('provider-baseline.json')))).sort()).toEqual(
    ['$meta', ...CASES.map(({ case_id }) => case_id)].sort(),
  );
  const again = await summarize(workspace, {}, { attempt: 2 });
  expect([again.code, again.outputs['total']]).toEqual([1, '3']);
});
