import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ResultsSchema } from '../../../lib/result.js';
import { CASES, createWorkspace, type Workspace } from '../../helpers/action-workspace.js';
import { type ArtifactService, startArtifactService } from '../../helpers/artifact-service.js';
import type { Fault } from '../../helpers/faults.js';
import { type GitHubServer, startGitHub } from '../../helpers/github-server.js';
import { pullRequest } from '../../helpers/pull-request.js';
import { runAction } from '../../helpers/run-action.js';

let github: GitHubServer;
let artifacts: ArtifactService;
let workspace: Workspace;
beforeAll(() => {
  workspace = createWorkspace();
  // A regression: there is something to comment on, and the job's right end is red.
  workspace.write(
    'cases.json',
    CASES.map((one) => (one.case_id === 'redact-1' ? { ...one, expected: ['xlsx-pivot'] } : one)),
  );
});
beforeEach(async () => {
  [github, artifacts] = await Promise.all([startGitHub(), startArtifactService()]);
});
afterEach(() => Promise.all([github.close(), artifacts.close()]));
afterAll(() => {});

const FAULTS: Record<string, Omit<Fault, 'match' | 'times'>> = {
  '429 with retry-after': { status: 429, headers: { 'retry-after': '1' } },
  '429 without': { status: 429 },
  'a secondary limit': { status: 403, message: 'You have exceeded a secondary rate limit.' },
  '500': { status: 500 },
  '502 after the work': { status: 502, after_work: true },
  'a dropped connection': { destroy: true },
  'a connection dropped after the work': { destroy: true, after_work: true },
  'a slow body': { slow: 400 },
};

const TWIRP = /^\/twirp\/.*\/CreateArtifact$/;
const FINALIZE = /^\/twirp\/.*\/FinalizeArtifact$/;
const BLOB = /^\/upload\//;

describe.each(Object.entries(FAULTS))('%s', (_, fault) => {
  it('on every request to GitHub, once each: one comment, the right end', async () => {
    for (const match of [/\/commits\//, /\/contents\//, /\/comments$/, /\/graphql$/]) {
      github.state.faults.push({ ...fault, match, times: 1 });
    }
    github.state.faults.push({ ...fault, method: 'POST', match: /\/comments$/, times: 1 });
    const run = await runAction(pullRequest({ github, artifacts }, workspace));
    expect([run.code, run.outputs['gate'], run.outputs['regressions']]).toEqual([1, 'fail', '1']);
    expect(github.state.comments).toHaveLength(1);
    expect(run.outputs['comment_url']).toContain('#issuecomment-1');
    expect(ResultsSchema.parse(JSON.parse(readFileSync(run.outputs['results_path'] ?? '', 'utf8'))).complete).toBe(
      true,
    );
  });

  it('on the artifact service, once each: no result is lost, the right end', async () => {
    for (const match of [TWIRP, BLOB, FINALIZE]) artifacts.faults.push({ ...fault, match, times: 1 });
    const run = await runAction(pullRequest({ github, artifacts }, workspace, { inputs: { comment: 'never' } }));
    expect([run.code, run.outputs['gate']]).toEqual([1, 'fail']);
    expect(ResultsSchema.parse(JSON.parse(readFileSync(run.outputs['results_path'] ?? '', 'utf8'))).complete).toBe(
      true,
    );
    const stored = artifacts.artifacts.filter(({ finalized }) => finalized);
    // A refusal for good (403, a connection that breaks) is a warning that says where the results are.
    if (stored.length === 0) expect(run.warnings.map(({ message }) => message).join()).toContain('The results stay in');
    else expect(stored).toHaveLength(1);
  });
});

describe('GitHub is down for good', () => {
  it.each([
    ['500', { status: 500 }],
    ['a dropped connection', { destroy: true }],
    ['429', { status: 429, headers: { 'retry-after': '3600' } }],
  ])('%s: the baseline comes by git, the table stands in the summary, the gate is as it is', async (_, fault) => {
    github.state.faults.push({ ...fault, match: /./, times: Number.POSITIVE_INFINITY });
    const run = await runAction(pullRequest({ github, artifacts }, workspace));
    expect([run.code, run.outputs['gate'], run.outputs['regressions']]).toEqual([1, 'fail', '1']);
    expect(run.summary).toContain('redact-1');
    const warned = run.warnings.map(({ message }) => message).join('\n');
    expect(warned).toContain('with git');
    expect(warned).toContain('No comment');
    expect(github.state.comments).toEqual([]);
  });
});

describe('the artifact service is down for good', () => {
  it.each([
    ['500', { status: 500 }],
    ['a dropped connection', { destroy: true }],
  ])('%s: a warning, and the job ends as the gate says', async (_, fault) => {
    artifacts.faults.push({ ...fault, match: /./, times: Number.POSITIVE_INFINITY });
    const run = await runAction(pullRequest({ github, artifacts }, workspace));
    expect([run.code, run.outputs['regressions'], run.outputs['artifact_id']]).toEqual([1, '1', '']);
    expect(run.warnings.map(({ message }) => message).join()).toContain('The artifact was not uploaded');
    expect(github.state.comments).toHaveLength(1);
  });
});
