import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { BATCH_FILES } from '../../../src/github/artifacts/read-job.js';
import { readZip } from '../../../src/github/artifacts/zip.js';
import { actionServices } from '../../helpers/action-services.js';
import { CASES, createWorkspace } from '../../helpers/action-workspace.js';
import { HEAD_SHA, pullRequest } from '../../helpers/pull-request.js';
import { runAction } from '../../helpers/run-action.js';
import { runActionHere } from '../../helpers/run-action-here.js';
import { inFull } from '../../helpers/tested-agents.js';

const services = actionServices();

/** Packages of one repository; in `b` a case asks for what no router ranks first. */
const names = ['a', 'b'];
function monorepo() {
  const workspace = createWorkspace();
  for (const name of names) {
    for (const part of ['.claude-plugin', 'skills', 'cases.json', 'provider-baseline.json'])
      cpSync(join(workspace.path, part), join(workspace.path, 'packages', name, part), { recursive: true });
  }
  workspace.write(
    'packages/b/cases.json',
    CASES.map((one) => (one.case_id === 'redact-1' ? { ...one, expected: ['xlsx-pivot'] } : one)),
  );
  const text = workspace.git('show', 'main:provider-baseline.json');
  for (const name of names)
    for (const sha of [workspace.sha, HEAD_SHA])
      services.github.state.files[`${sha}:packages/${name}/provider-baseline.json`] = text;
  return workspace;
}

it('keeps two packages of one workflow apart without any input, from a fork too', async () => {
  const workspace = monorepo();
  const run = (name: string) =>
    runActionHere(
      pullRequest(services, workspace, { inputs: { working_directory: `packages/${name}`, comment: 'always' } }),
    );
  const [a, b] = [await run('a'), await run('b')];
  expect([a.code, b.code]).toEqual([0, 1]);
  expect(b.errors[0]?.properties['file']).toMatch(/^packages\/b\//);
  const bodies = () => services.github.state.comments.map(({ body }) => body.split('\n').slice(0, 6).join(' '));
  const both = [
    /:packages\.a:.*<b>agent-routing<\/b>.*packages\/a.*Gate: pass/,
    /:packages\.b:.*packages\/b.*Gate: fail/,
  ];
  expect(bodies()).toEqual(both.map((one) => expect.stringMatching(one)));
  expect(services.artifacts.artifacts.map(({ name }) => name)).toEqual([
    'agent-routing-packages.a-offline-1of1-1',
    'agent-routing-packages.b-offline-1of1-1',
  ]);

  // The same run, had it come from a fork: one head, offered to two branches.
  const { state } = services.github;
  state.comments = [];
  state.artifacts = services.artifacts.artifacts.map(({ id, name, zip }) => ({ id, name, zip, run_id: 7 }));
  const owner = { full_name: 'stranger/r', owner: { login: 'stranger' } };
  const pull = (number: number, ref: string, sha: string) => ({
    ...{ number, state: 'open' as const, head: { sha: HEAD_SHA, ref: 'patch-1', repo: owner } },
    base: { sha, ref, repo: { full_name: 'o/r' } },
  });
  state.pulls = [pull(5, 'main', workspace.sha), pull(6, 'release/1.x', '9'.repeat(40))];
  state.requests = [];
  const post = await runActionHere({
    ...{ workspace: createWorkspace().path, ...services, run_id: 8, event: 'workflow_run' },
    payload: {
      repository: { default_branch: 'main' },
      workflow_run: { id: 7, head_sha: HEAD_SHA, head_branch: 'patch-1', head_repository: { full_name: 'stranger/r' } },
    },
    inputs: { command: 'comment', comment: 'always' },
  });
  expect([post.code, post.errors]).toEqual([0, []]);
  // What a commit holds is asked for once, by however many packages: that of the head and those of two bases.
  const files = state.requests.map(({ path }) => path).filter((path) => /\/(contents|git\/trees)\//.test(path));
  expect(files.filter((path) => path.includes('trees'))).toEqual(
    [...new Set(files)].filter((path) => path.includes('trees')),
  );
  expect(files.filter((path) => path.includes('packages%2Fb%2Fprovider-baseline.json'))).toHaveLength(3);
  expect(state.comments.map(({ issue }) => issue)).toEqual([5, 5, 6, 6]);
  expect(bodies().slice(0, 2)).toEqual(both.map((one) => expect.stringMatching(one)));
  expect(state.comments.map(({ body }) => /\b(main|release\/1\.x)@/.exec(body)?.[1])).toEqual([
    ...['main', 'main', 'release/1.x', 'release/1.x'],
  ]);
});

inFull.it('keeps two packages apart that run at once', async () => {
  const workspace = monorepo();
  const runs = await Promise.all(
    names.map((name) =>
      runAction(
        pullRequest(services, workspace, { inputs: { working_directory: `packages/${name}`, comment: 'always' } }),
      ),
    ),
  );
  expect(runs.map(({ code }) => code)).toEqual(names.map((name) => (name === 'b' ? 1 : 0)));
  const keys = services.github.state.comments.map(({ body }) => /:packages\.(\w):/.exec(body)?.[1]);
  expect(keys.sort()).toEqual(names);
  expect(services.artifacts.artifacts.map(({ name }) => name).sort()).toEqual(
    names.map((name) => `agent-routing-packages.${name}-offline-1of1-1`),
  );
});

it('writes nothing once the pull request has a newer commit', async () => {
  const workspace = createWorkspace({ main: null, current: null });
  const base = { sha: workspace.sha, ref: 'main', repo: { full_name: 'o/r' } };
  const head = { sha: 'f'.repeat(40), ref: 'topic', repo: { full_name: 'o/r', owner: { login: 'o' } } };
  services.github.state.pulls = [{ number: 5, state: 'open', head, base }];
  const run = await runActionHere(pullRequest(services, workspace, { inputs: { comment: 'always' } }));
  expect(services.github.state.comments).toEqual([]);
  expect(run.notices.map(({ message }) => message).join()).toContain('has a newer commit (fffffff)');
  // A first run has one verdict, and the baseline to commit in the summary and in the artifact.
  expect([run.code, run.outputs['gate']]).toEqual([1, 'fail']);
  expect(run.summary).toContain('Gate: fail');
  expect(run.summary).not.toContain('✅');
  const zip = services.artifacts.artifacts[0]?.zip ?? Buffer.alloc(0);
  const files = await readZip(zip, [...BATCH_FILES, 'provider-baseline.json'], { max_bytes: 1e7 });
  expect(run.summary).toContain(String(files.get('provider-baseline.json')).trimEnd());
});

it('comments on the pull request that `pr_number` names, if it is checked out', async () => {
  const workspace = createWorkspace();
  const base = { sha: workspace.sha, ref: 'main', repo: { full_name: 'o/r' } };
  const pull = (sha: string) => ({
    ...{ number: 5, state: 'open' as const, base },
    head: { sha, ref: 'topic', repo: { full_name: 'o/r', owner: { login: 'o' } } },
  });
  const run = () =>
    runActionHere(
      pullRequest(services, workspace, {
        event: 'issue_comment',
        payload: { repository: { default_branch: 'other' }, issue: { number: 5 } },
        inputs: { comment: 'always', pr_number: '5' },
      }),
    );
  services.github.state.pulls = [pull('e'.repeat(40))];
  const wrong = await run();
  expect([wrong.code, wrong.errors[0]?.message]).toEqual([2, expect.stringContaining('refs/pull/5/head')]);
  services.github.state.pulls = [pull(workspace.sha)];
  const right = await run();
  expect([right.code, right.errors, right.outputs['gate']]).toEqual([0, [], 'pass']);
  expect(services.github.state.comments.map(({ issue }) => issue)).toEqual([5]);
  expect(right.summary).toContain('main@');
});
