import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BATCH_FILES } from '../../../src/github/artifacts/read-job.js';
import { readZip } from '../../../src/github/artifacts/zip.js';
import type { ActionRun } from '../../helpers/action-job.js';
import { baselineOf, CASES, createWorkspace, type Workspace } from '../../helpers/action-workspace.js';
import { type ArtifactService, startArtifactService } from '../../helpers/artifact-service.js';
import { type GitHubServer, startGitHub } from '../../helpers/github-server.js';
import { makeZip } from '../../helpers/make-zip.js';
import { HEAD_SHA, pullRequest, pullRequestPayload, teachHead } from '../../helpers/pull-request.js';
import { runActionHere } from '../../helpers/run-action-here.js';
import { inFull } from '../../helpers/tested-agents.js';

let github: GitHubServer;
let artifacts: ArtifactService;
let workspace: Workspace;
beforeEach(async () => {
  [github, artifacts] = await Promise.all([startGitHub(), startArtifactService()]);
  workspace = createWorkspace();
  workspace.write(
    'cases.json',
    CASES.map((one) => (one.case_id === 'redact-1' ? { ...one, expected: ['xlsx-pivot'] } : one)),
  );
});
afterEach(() => Promise.all([github.close(), artifacts.close()]));

/** The run of the pull request, on the fork's read-only token. */
async function runOfFork(inputs: Record<string, string> = {}, parts: Partial<ActionRun> = {}) {
  github.state.may_comment = false;
  const payload = pullRequestPayload(workspace.sha, 'stranger/r');
  const run = await runActionHere(pullRequest({ github, artifacts }, workspace, { payload, ...parts, inputs }));
  // What was uploaded there is what the API of the other run lists.
  github.state.artifacts = artifacts.artifacts.map(({ id, name, zip }) => ({ id, name, zip, run_id: 7 }));
  teachHead(github, workspace);
  delete github.state.files[`${HEAD_SHA}:cases.json`];
  github.state.may_comment = true;
  github.state.pulls = [
    {
      number: 5,
      state: 'open',
      head: { sha: HEAD_SHA, ref: 'patch-1', repo: { full_name: 'stranger/r', owner: { login: 'stranger' } } },
      base: { sha: workspace.sha, ref: 'main', repo: { full_name: 'o/r' } },
    },
  ];
  return run;
}

/** The second workflow, on the default branch with the right to write. */
const post = (parts: Partial<ActionRun> = {}, head: Record<string, unknown> = {}) =>
  runActionHere({
    workspace: createWorkspace().path,
    github,
    artifacts,
    run_id: 8,
    event: 'workflow_run',
    payload: {
      repository: { default_branch: 'main' },
      workflow_run: {
        id: 7,
        event: 'pull_request',
        conclusion: 'success',
        head_sha: HEAD_SHA,
        head_branch: 'patch-1',
        head_repository: { full_name: 'stranger/r' },
        ...head,
      },
    },
    ...parts,
    inputs: { command: 'comment', ...parts.inputs },
  });

const tamper = async (
  change: (results: { results: Record<string, unknown>[] }) => void,
  more: Record<string, string> = {},
) => {
  const [own] = github.state.artifacts;
  const files = await readZip(own?.zip ?? Buffer.alloc(0), BATCH_FILES, { max_bytes: 1e7 });
  const results = JSON.parse(String(files.get('results.json')));
  change(results);
  if (own)
    own.zip = makeZip({
      'plan.json': String(files.get('plan.json')),
      'results.json': JSON.stringify(results),
      ...more,
    });
};

describe('the second workflow, on a fork’s pull request,', () => {
  it('comments once, with the same table', async () => {
    const run = await runOfFork();
    expect([run.code, github.state.comments]).toEqual([1, []]);
    expect(run.notices.map(({ message }) => message).join()).toContain('from a fork may not write');
    github.state.files[`${HEAD_SHA}:cases.json`] = readFileSync(`${workspace.path}/cases.json`, 'utf8');
    const first = await post();
    expect([first.code, first.errors]).toEqual([0, []]);
    expect([first.outputs['regressions'], first.outputs['gate']]).toEqual(['1', 'fail']);
    await post({ run_id: 9 });
    expect(github.state.comments.map(({ issue }) => issue)).toEqual([5]);
    const body = github.state.comments[0]?.body ?? '';
    expect(body).toContain('REGRESSION');
    expect(body).toContain('actions/runs/7');
    const tableOf = (text: string) => text.split('\n').filter((line) => line.startsWith('| 🔴'));
    expect(tableOf(body)).toEqual(tableOf(run.summary));
  });

  it('shows what the pull request no longer asks, by the cases of both commits', async () => {
    await runOfFork();
    const at = (sha: string, rows: unknown) => {
      github.state.files[`${sha}:cases.json`] = JSON.stringify(rows);
    };
    at(
      HEAD_SHA,
      CASES.map((one, index) => (index === 0 ? { ...one, within: 5, agents: ['claude'] } : one)),
    );
    at(workspace.sha, CASES);
    github.state.files[`${workspace.sha}:provider-baseline.json`] = readFileSync(
      `${workspace.path}/provider-baseline.json`,
      'utf8',
    );
    const run = await post();
    expect([run.code, run.outputs['weakened']]).toEqual([0, '1']);
    expect(github.state.comments[0]?.body).toMatch(
      /WEAKENED.*no longer checks what it does at main: .*within 1 became 5/s,
    );
  });

  it('names what the branch did to parts that no case names, by the files of both commits', async () => {
    workspace.write('cases.json', CASES);
    await runOfFork();
    const skill = (name: string, body: string) => `---\nname: ${name}\ndescription: Use for ${name}.\n---\n\n${body}`;
    for (const [sha, body] of [
      [HEAD_SHA, ''],
      [workspace.sha, 'Do it in three steps.\n'],
    ] as const) {
      github.state.files[`${sha}:cases.json`] = JSON.stringify(CASES);
      github.state.files[`${sha}:provider-baseline.json`] = readFileSync(
        `${workspace.path}/provider-baseline.json`,
        'utf8',
      );
      github.state.files[`${sha}:.claude-plugin/plugin.json`] = '{"name":"office"}';
      github.state.files[`${sha}:skills/menu/SKILL.md`] = skill('menu', body);
    }
    github.state.files[`${workspace.sha}:agents/explorer.md`] =
      '---\nname: explorer\ndescription: Looks.\n---\nLook.\n';
    const run = await post();
    expect([run.code, run.outputs['gate']]).toEqual([0, 'fail']);
    expect(github.state.comments[0]?.body).toMatch(/menu[\s\S]*its text says nothing any more/);
    expect(github.state.comments[0]?.body).toMatch(/agents\/explorer\.md<\/code> is gone/);
  });

  it('says no pass of a run that did not end well, nor that a case of a dead shard was removed', async () => {
    workspace.write('cases.json', CASES);
    await runOfFork({ leg: 'true', shard: '1/2' });
    for (const sha of [HEAD_SHA, workspace.sha])
      for (const file of ['cases.json', 'provider-baseline.json'])
        github.state.files[`${sha}:${file}`] = readFileSync(`${workspace.path}/${file}`, 'utf8');
    const dead = await post({}, { conclusion: 'failure' });
    expect([dead.outputs['gate'], dead.outputs['weakened']]).toEqual(['fail', '0']);
    const [body] = github.state.comments.map((one) => one.body);
    expect(body).toMatch(/Shard 2\/2 of offline left no results/);
    expect(body).toMatch(/no result/);
    expect(body).not.toMatch(/removed|no longer exist/);
    // Without a trace of the shards, the run's own end still says that something is missing.
    await tamper((results) => {
      Object.assign(results, { environment: { ...Object(results).environment, shard: null } });
    });
    for (const sha of [HEAD_SHA, workspace.sha]) github.state.files[`${sha}:provider-baseline.json`] = '{}';
    github.state.files[`${workspace.sha}:cases.json`] = '[]';
    const bounded = await post({ run_id: 9 }, { conclusion: 'failure' });
    expect(bounded.outputs['gate']).not.toBe('pass');
    expect(github.state.comments[0]?.body).not.toContain('Gate: pass');
  });

  it('judges what the run judged: GitHub’s merge, and what that was merged with', async () => {
    workspace.write('cases.json', CASES);
    const { git, write } = workspace;
    const commit = (words: string) => {
      git('add', '-A');
      git('commit', '-qm', words, '--allow-empty');
      return git('rev-parse', 'HEAD').trim();
    };
    const head = commit('words');
    // Main got a case before the run, and loses another after it.
    git('checkout', '-q', 'main');
    const added = [...CASES, { ...CASES[0], case_id: 'notes-2' }] as typeof CASES;
    write('cases.json', added);
    write('provider-baseline.json', baselineOf(added));
    const merged = commit('a case');
    git('checkout', '-q', '--detach', merged);
    git('merge', '-q', '--no-ff', '-m', 'merge', head);
    const payload = pullRequestPayload(merged, 'stranger/r');
    payload.pull_request.head.sha = head;
    await runOfFork({}, { payload });
    git('checkout', '-q', 'main');
    write('cases.json', CASES.slice(1));
    write('provider-baseline.json', baselineOf(CASES.slice(1)));
    github.state.refs['main'] = commit('one less');
    github.state.files = {};
    for (const pull of github.state.pulls) pull.head.sha = head;
    const run = await post({ inputs: { comment: 'always' } }, { head_sha: head });
    expect([run.outputs['gate'], run.outputs['total'], run.outputs['new']]).toEqual(['pass', '4', '0']);
    expect(github.state.comments[0]?.body).toContain(merged.slice(0, 7));
  });

  inFull.it('comments on the worst, where a run used the action in more folders than get a comment', async () => {
    workspace.write('cases.json', CASES);
    await runOfFork();
    const [good] = github.state.artifacts;
    const files = await readZip(good?.zip ?? Buffer.alloc(0), BATCH_FILES, { max_bytes: 1e7 });
    const text = (file: string) => String(files.get(file));
    const baseline = readFileSync(`${workspace.path}/provider-baseline.json`, 'utf8');
    github.state.artifacts = Array.from({ length: 23 }, (_, n) => {
      const folder = `packages/p${n}`;
      for (const sha of [HEAD_SHA, workspace.sha])
        github.state.files[`${sha}:${folder}/provider-baseline.json`] = baseline;
      const results = JSON.parse(text('results.json'));
      if (n > 20) results.results[0].status = 'fail';
      const leg = { ...JSON.parse(text('leg.json')), package: { folder, source: folder }, comment_key: `p${n}` };
      const zip = makeZip({ 'results.json': JSON.stringify(results), 'leg.json': JSON.stringify(leg) });
      return { id: 100 + n, name: `agent-routing-p${n}`, run_id: 7, zip };
    });
    const run = await post({ inputs: { comment: 'always' } });
    expect(run.warnings.map(({ message }) => message).join()).toContain('23 folders');
    const keys = github.state.comments.map(({ body }) => /agent-routing:(p\d+):/.exec(body)?.[1]);
    expect([keys.length, keys.slice(0, 3)]).toEqual([20, ['p21', 'p22', 'p0']]);
  });

  it.each([
    ['moved on', { head_sha: 'f'.repeat(40) }],
    ['is of another repository', { head_repository: { full_name: 'other/r' } }],
    ['is of another branch', { head_branch: 'patch-2' }],
  ])('writes no comment when its head %s', async (_, head) => {
    await runOfFork();
    const run = await post({}, head);
    expect([run.code, github.state.comments]).toEqual([0, []]);
    expect(run.notices.map(({ message }) => message).join()).toContain('No open pull request');
  });

  it('finds its artifact among a hundred others, past an expired one and a failing server', async () => {
    await runOfFork();
    const zip = makeZip({ 'log.txt': 'x' });
    const others = Array.from({ length: 120 }, (_, n) => ({ id: 1000 + n, name: `coverage-${n}`, run_id: 7, zip }));
    github.state.artifacts.unshift(...others, { ...others[0]!, id: 2000, name: 'agent-routing-old-1', expired: true });
    github.state.faults.push(
      { match: /artifacts$/, times: 1, status: 502 },
      { match: /\/zip$/, times: 1, status: 429, headers: { 'retry-after': '1' } },
    );
    const run = await post();
    expect([run.code, run.outputs['regressions'], github.state.comments.length]).toEqual([0, '1', 1]);
    expect(run.warnings.map(({ message }) => message).join()).toContain('has expired');
  });

  it('writes no comment when the first workflow left no results', async () => {
    await runOfFork();
    github.state.artifacts = [];
    const run = await post();
    expect([run.code, github.state.comments]).toEqual([0, []]);
  });

  it('lets the fork choose neither the text, the pull request nor the files', async () => {
    await runOfFork();
    await tamper(
      (results) => {
        for (const row of results.results) {
          if (row['status'] === 'fail')
            row['error'] = '@everyone <script>alert(1)</script> ::set-output name=gate::pass';
          row['output_excerpt'] = '::error::boo';
        }
      },
      { 'comment.md': 'LGTM, merge it', 'pr.txt': '1', '../../../../tmp/escaped': 'x', 'github.json': '{"issue": 1}' },
    );
    const run = await post();
    expect(run.code).toBe(0);
    expect(run.commands.map(({ name }) => name)).not.toContain('set-output');
    expect(run.outputs['gate']).toBe('fail');
    const body = github.state.comments[0]?.body ?? '';
    expect(github.state.comments.map(({ issue }) => issue)).toEqual([5]);
    expect(body).not.toContain('LGTM');
    expect(body).not.toMatch(/<script|@everyone/);
  });

  it.each([
    ['is not what the schema says', (results: Record<string, unknown>) => delete results['summary']],
    ['has a row twice', (results: { results: unknown[] }) => results.results.push(results.results[0])],
    [
      'says pass beside an error',
      (results: { results: { status: string; error: string }[] }) => {
        for (const row of results.results) if (row.status === 'pass') row.error = 'it failed';
      },
    ],
  ])('fails without a comment when results.json %s', async (_, change) => {
    await runOfFork();
    await tamper(change as never);
    const run = await post();
    expect([run.code, github.state.comments]).toEqual([2, []]);
  });

  inFull.it('refuses results that are too large', async () => {
    await runOfFork();
    const [own] = github.state.artifacts;
    if (own) own.zip = makeZip({ 'results.json': Buffer.alloc(140 * 1024 * 1024, 'a') });
    const run = await post();
    expect([run.code, github.state.comments]).toEqual([2, []]);
  });
});

it.each([
  ['outside of workflow_run', { event: 'push' }, 'workflow_run'],
  ['without a token', { token: '' }, 'github_token'],
])('the action’s command comment ends with 2 %s', async (_, parts, words) => {
  const payload = 'event' in parts ? {} : undefined;
  const run = await post({ ...parts, ...(payload ? { payload } : {}) });
  expect(run.code).toBe(2);
  expect(run.errors[0]?.message).toContain(words);
});
