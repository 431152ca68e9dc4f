import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BATCH_FILES } from '../../../src/github/artifacts/read-job.js';
import { readZip } from '../../../src/github/artifacts/zip.js';
import { type ActionRun, readActionYaml } from '../../helpers/action-job.js';
import { baselineOf, CASES, createWorkspace, type Workspace } from '../../helpers/action-workspace.js';
import { type ArtifactService, startArtifactService } from '../../helpers/artifact-service.js';
import { type GitHubServer, startGitHub } from '../../helpers/github-server.js';
import { HEAD_SHA, pullRequest as pullRequestOf } from '../../helpers/pull-request.js';
import { runAction } from '../../helpers/run-action.js';
import { runActionHere } from '../../helpers/run-action-here.js';
import { runCliHere } from '../../helpers/run-cli-here.js';
import { inFull } from '../../helpers/tested-agents.js';

let github: GitHubServer;
let artifacts: ArtifactService;
beforeEach(async () => {
  [github, artifacts] = await Promise.all([startGitHub(), startArtifactService()]);
});
afterEach(() => Promise.all([github.close(), artifacts.close()]));

const pullRequest = (workspace: Workspace, parts: Partial<ActionRun> = {}) =>
  pullRequestOf({ github, artifacts }, workspace, parts);

/** The second case of the corpus now asks for what no router ranks first. */
const BROKEN = CASES.map((one) => (one.case_id === 'redact-1' ? { ...one, expected: ['xlsx-pivot'] } : one));

describe('the action, as a single job,', () => {
  it('is green, uploads and does not comment when all is as expected', async () => {
    const run = await runAction(pullRequest(createWorkspace()));
    expect([run.code, run.errors, run.warnings]).toEqual([0, [], []]);
    expect(run.summary).toContain('Gate: pass');
    expect(github.state.comments).toEqual([]);
    const zip = await readZip(artifacts.artifacts[0]?.zip ?? Buffer.alloc(0), BATCH_FILES, { max_bytes: 1e7 });
    expect([...zip.keys()].sort()).toEqual([...BATCH_FILES].sort());
    expect(String(zip.get('results.json'))).toBe(readFileSync(run.outputs['results_path'] ?? '', 'utf8'));
  });

  inFull.it('needs no event file, and accepts an odd one', async () => {
    for (const payload of ['{', '[]', '{"pull_request": {"number": "five"}}']) {
      // octokit reads the first one that its process has.
      const run = payload === '{' ? runAction : runActionHere;
      const odd = await run(pullRequest(createWorkspace(), { payload, env: { GITHUB_BASE_REF: 'main' } }));
      expect([odd.code, odd.errors, odd.outputs['gate']]).toEqual([0, [], 'pass']);
    }
  });

  inFull.it('does not blame the permission where the conversation is locked', async () => {
    const message = 'Unable to create comment because issue is locked.';
    github.state.faults.push({ method: 'POST', match: /comments$/, times: 1, status: 403, message });
    const run = await runActionHere(pullRequest(createWorkspace(), { inputs: { comment: 'always' } }));
    expect([run.code, run.warnings.map((one) => one.message)]).toEqual([0, [expect.stringContaining(message)]]);
    expect(run.stdout).not.toContain('pull-requests: write');
  });

  it('names a working directory that does not exist', async () => {
    const run = await runActionHere(pullRequest(createWorkspace(), { inputs: { working_directory: 'packages/none' } }));
    expect(run.code).toBe(2);
    expect(run.errors[0]?.message).toContain("no folder 'packages/none'");
  });

  it('writes of what nobody could judge over the comment on the commit before, unless it is one job of many', async () => {
    const workspace = createWorkspace();
    await runActionHere(pullRequest(workspace, { inputs: { comment: 'always' } }));
    expect(github.state.comments[0]?.body).toContain('Gate: pass');
    workspace.write('cases.json', '[{"case_id": "a"\n"prompt": "b"}]');
    const leg = await runActionHere(pullRequest(workspace, { inputs: { leg: 'true' } }));
    expect([leg.code, github.state.comments[0]?.body]).toEqual([2, expect.stringContaining('Gate: pass')]);
    const run = await runActionHere(pullRequest(workspace));
    const [comment, ...others] = github.state.comments;
    expect([run.code, others]).toEqual([2, []]);
    expect(comment?.body).toMatch(/### Nothing could be judged at .*\n\n❌ \*\*Could not run\*\*\n\n.*cases\.json:2: /);
    expect(comment?.body).not.toContain('Gate: pass');
  });

  it('reads nothing outside of the workspace', async () => {
    const run = await runActionHere(pullRequest(createWorkspace(), { inputs: { working_directory: '../..' } }));
    expect([run.code, run.errors[0]?.message]).toEqual([2, expect.stringContaining("'../..' is outside")]);
  });

  inFull.it('says of a bad token that it is one, not that a permission is missing', async () => {
    const run = await runActionHere(pullRequest(createWorkspace(), { token: 'old', inputs: { comment: 'always' } }));
    expect(run.warnings.map(({ message }) => message).join()).toMatch(
      /does not know this token \(401: Bad credentials/,
    );
    expect(run.stdout).not.toContain('pull-requests: write');
  });

  inFull.it('sets every output that action.yml names', async () => {
    const run = await runActionHere(pullRequest(createWorkspace({ main: {} }), { inputs: { comment: 'always' } }));
    const ofMutate = ['mutation_score', 'survivors'];
    const named = Object.keys(readActionYaml().outputs).filter((name) => !ofMutate.includes(name));
    expect(Object.keys(run.outputs).sort()).toEqual(named.sort());
    expect(run.outputs).toMatchObject({
      artifact_id: '1',
      artifact_url: 'https://github.com/o/r/actions/runs/7/artifacts/1',
      total: '3',
      passed: '3',
      failed: '0',
      infra_errors: '0',
      new: '3',
      regressions: '0',
      improvements: '0',
      offer_losses: '0',
      gate: 'pass',
      comment_url: 'https://github.com/o/r/pull/5#issuecomment-1',
    });
    expect(run.stderr.match(/^ARTIFACT_DIR=.*$/gm)).toEqual([`ARTIFACT_DIR=${run.outputs['artifact_dir']}`]);
    expect(existsSync(join(run.outputs['artifact_dir'] ?? '', 'plan.json'))).toBe(true);
  });

  it('is red on a regression: annotates its line, comments once, edits, and then changes nothing', async () => {
    const workspace = createWorkspace();
    workspace.write('cases.json', BROKEN);
    const rows = readFileSync(join(workspace.path, 'cases.json'), 'utf8').split('\n');
    const line = 1 + rows.findIndex((row, at) => row.includes('"expected"') && rows[at + 1]?.includes('xlsx-pivot'));
    const first = await runActionHere(pullRequest(workspace));
    expect(first.code).toBe(1);
    expect(first.outputs).toMatchObject({ gate: 'fail', regressions: '1', failed: '1' });
    const [annotation] = first.errors;
    expect(annotation?.properties).toMatchObject({ title: 'REGRESSION offline: redact-1', file: 'cases.json' });
    expect(annotation?.properties['line']).toBe(String(line));
    expect(first.errors.at(-1)?.message).toContain('Gate: fail (1 regression)');
    expect(github.state.comments).toHaveLength(1);
    expect(github.state.comments[0]?.body).toContain('redact-1');

    await runActionHere(pullRequest(workspace, { attempt: 2 }));
    const writes = () => github.state.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql');
    expect(writes().map(({ method }) => method)).toEqual(['POST']);

    workspace.write('cases.json', CASES);
    const repaired = await runActionHere(pullRequest(workspace));
    expect(repaired.code).toBe(0);
    expect(writes().map(({ method }) => method)).toEqual(['POST', 'PATCH']);
    expect(github.state.comments[0]?.body).toContain('Gate: pass');
  });

  it('stays red with a lowered expectation', async () => {
    const current = baselineOf(CASES);
    current['redact-1'] = { offline: { expected_status: 'fail' } };
    const workspace = createWorkspace({ current });
    workspace.write('cases.json', BROKEN);
    const run = await runActionHere(pullRequest(workspace));
    expect([run.code, run.outputs['regressions']]).toEqual([1, '1']);
  });

  it('passes when what a local run advises for a change that is meant is done word for word', async () => {
    const workspace = createWorkspace();
    workspace.write('cases.json', BROKEN);
    const here = (...argv: string[]) => runCliHere(argv, { cwd: workspace.path, cache: workspace.path });
    const local = await here('run', '--agents', 'offline');
    const [, update = '', input = ''] =
      /then agent-routing (baseline .*?), and commit .* with (accept: \w+) in/.exec(local.stdout) ?? [];
    expect((await here(...update.replace('"…"', 'meant').split(' '))).code).toBe(0);
    expect((await here('run', '--agents', 'offline')).code).toBe(0);
    const red = await runActionHere(pullRequest(workspace));
    expect([red.code, red.summary.includes(`set <code>${input}</code> in the workflow`)]).toEqual([1, true]);
    const green = await runActionHere(pullRequest(workspace, { inputs: { accept: input.split(': ')[1] ?? '' } }));
    expect([green.code, green.outputs['gate']]).toEqual([0, 'pass']);
  });

  it('fails without a baseline and says how to write one', async () => {
    const run = await runActionHere(pullRequest(createWorkspace({ main: null, current: null })));
    expect([run.code, run.outputs['gate']]).toEqual([1, 'fail']);
    expect(run.errors.at(-1)?.message).toContain('baseline update');
    expect(run.outputs['artifact_id']).toBe('1');
  });

  it.each([
    [{ mode: 'lively' }, 'Input `mode`'],
    [{ cases: 'nowhere.json' }, 'nowhere.json'],
    [{ baseline: 'nowhere.json' }, 'nowhere.json'],
    [{ category: 'no-such' }, 'no-such'],
  ])('ends with 2 and one message that names the fix with %j', async (inputs, words) => {
    const run = await runActionHere(pullRequest(createWorkspace(), { inputs }));
    expect([run.code, run.errors.length, artifacts.artifacts.length]).toEqual([2, 1, 0]);
    expect(run.errors[0]?.message).toContain(words);
    expect(run.errors[0]?.message).toMatch(/Fix: |Did you mean /);
    expect(run.summary).toContain('Could not run');
  });

  it('prints the plan, names the cache and leaves nothing with dry_run', async () => {
    const run = await runActionHere(pullRequest(createWorkspace(), { inputs: { dry_run: 'true' } }));
    expect([run.code, artifacts.artifacts.length, run.summary]).toEqual([0, 0, '']);
    expect(run.stdout).toContain('3 units');
    expect(run.outputs['agents_cache_dir']).toContain('agent-routing');
  });

  it('is a neutral check where the gate is inconclusive and the token may write checks, until a run of the commit knows more', async () => {
    const workspace = createWorkspace();
    workspace.write('other.json', baselineOf(CASES));
    const run = (inputs: Record<string, string> = {}) => runActionHere(pullRequest(workspace, { inputs }));
    const first = await run({ baseline: 'other.json' });
    expect([first.code, first.warnings.length > 0, github.state.checks]).toEqual([0, true, []]);
    github.state.may_check = true;
    await run();
    expect(github.state.checks).toEqual([]);
    await run({ baseline: 'other.json' });
    expect(github.state.checks).toMatchObject([{ name: 'agent-routing', conclusion: 'neutral', head_sha: HEAD_SHA }]);
    await run();
    expect(github.state.checks).toMatchObject([{ conclusion: 'success' }]);
  });

  inFull.it('keeps its own comment beside that of another key', async () => {
    const workspace = createWorkspace({ main: {} });
    await runActionHere(pullRequest(workspace, { inputs: { comment_key: 'a' } }));
    await runActionHere(pullRequest(workspace, { inputs: { comment_key: 'b' } }));
    await runActionHere(pullRequest(workspace, { inputs: { comment_key: 'a', comment: 'never' } }));
    expect(github.state.comments.map(({ body }) => body.split('\n')[0])).toEqual([
      '<!-- agent-routing:a:v1 -->',
      '<!-- agent-routing:b:v1 -->',
    ]);
  });

  it('writes the requested reports', async () => {
    const workspace = createWorkspace();
    await runActionHere(pullRequest(workspace, { inputs: { report: 'junit:out/report.xml' } }));
    expect(readFileSync(join(workspace.path, 'out/report.xml'), 'utf8')).toContain('<testsuite');
  });

  it('finds its repository below the workspace', async () => {
    const workspace = createWorkspace();
    workspace.write('cases.json', BROKEN);
    const parent = join(workspace.path, '..');
    const name = workspace.path.slice(parent.length + 1);
    const run = await runActionHere({
      ...pullRequest(workspace, { inputs: { working_directory: name } }),
      workspace: parent,
    });
    expect([run.code, run.errors[0]?.properties['file'], run.outputs['regressions']]).toEqual([1, 'cases.json', '1']);
  });

  it('fails over a missing artifact only when it is required', async () => {
    const workspace = createWorkspace();
    const without = await runActionHere(pullRequest(workspace, { artifacts: null }));
    const required = await runActionHere(
      pullRequest(workspace, { artifacts: null, inputs: { require_artifact: 'true' } }),
    );
    expect([without.code, without.warnings.length, required.code]).toEqual([0, 1, 1]);
    expect(required.summary).toContain('Gate: pass');
  });

  it('works without a summary file', async () => {
    const run = await runActionHere(pullRequest(createWorkspace(), { summary: false }));
    expect(run.code).toBe(0);
    expect(run.notices.map(({ message }) => message).join()).toContain('No job summary');
  });

  it('never prints its token', async () => {
    const run = await runAction(pullRequest(createWorkspace({ main: {} })));
    const shown = run.stdout.replace('::add-mask::token-of-the-job', '') + run.stderr + run.summary;
    expect(shown + JSON.stringify(run.outputs) + JSON.stringify(run.state)).not.toContain('token-of-the-job');
    for (const file of [run.outputs['results_path'], join(run.outputs['artifact_dir'] ?? '', 'plan.json')]) {
      expect(readFileSync(file ?? '', 'utf8')).not.toContain('token-of-the-job');
    }
  });
});
