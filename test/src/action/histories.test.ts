/** The second table of docs/workflows.md that says what is written where: what happens before, between and after runs. */
import type { ActionOutcome, ActionRun } from '../../helpers/action-job.js';
import { actionServices } from '../../helpers/action-services.js';
import {
  baselineOf,
  CASES,
  createRegression,
  createWorkspace,
  type Workspace,
} from '../../helpers/action-workspace.js';
import { HEAD_SHA, pullRequestPayload } from '../../helpers/pull-request.js';
import { commitAll, mergeMeanwhile, pull, situationSteps } from '../../helpers/situation-steps.js';
import { holdTable } from '../../helpers/situation-table.js';

const services = actionServices();
const { state, run, fork, post, byHand } = situationSteps(services);

const NEXT = 'e'.repeat(40);
const repository = { default_branch: 'main' };
const always = { comment: 'always' };

/** A branch that only touches a page. */
function pageChange(parts?: Parameters<typeof createWorkspace>[0]): Workspace {
  const workspace = createWorkspace(parts);
  workspace.write('README.md', 'Words.');
  commitAll(workspace);
  return workspace;
}

const isBroken = ({ case_id }: { case_id: string }) => case_id === 'redact-1';
const BROKEN = CASES.map((one) => (isBroken(one) ? { ...one, expected: ['xlsx-pivot'] } : one));
const lowered = { ...baselineOf(CASES), 'redact-1': { offline: { expected_status: 'fail' } } };

/** The pull request as its event describes it. */
const ofPull = (workspace: Workspace, { head = HEAD_SHA, ref = 'main', sha = workspace.sha, draft = false } = {}) => {
  const payload = pullRequestPayload(sha, 'o/r');
  Object.assign(payload.pull_request, { draft, base: { ...payload.pull_request.base, ref } });
  payload.pull_request.head.sha = head;
  return { payload };
};
const onMain = (workspace: Workspace, parts: Partial<ActionRun>) => {
  workspace.git('checkout', '-qf', 'main');
  return run(workspace, {}, { env: { GITHUB_REF: 'refs/heads/main', GITHUB_REF_NAME: 'main' }, ...parts });
};

/** The legs of two shards, then the table of what there is. */
const leg = (workspace: Workspace, shard: string, attempt = 1) => run(workspace, { leg: 'true', shard }, { attempt });
const summarize = (workspace: Workspace, attempt = 1) =>
  run(workspace, { command: 'summarize', ...always }, { attempt });

/** The commit on main from which another base branch starts. */
function branchOff(workspace: Workspace, name: string, baseline: unknown): string {
  const { git, write } = workspace;
  git('checkout', '-qfb', 'other', 'main');
  write('provider-baseline.json', baseline);
  commitAll(workspace);
  const sha = git('rev-parse', 'HEAD').trim();
  git('checkout', '-qf', 'topic');
  state().refs[name] = sha;
  return sha;
}

const HISTORIES: Record<string, () => Promise<ActionOutcome>> = {
  'a case broke, its comment is deleted by hand, and the run again': async () => {
    const workspace = createRegression();
    await run(workspace);
    state().comments = [];
    return run(workspace, {}, { attempt: 2 });
  },
  'a case broke, somebody overwrites its comment, and the run again': async () => {
    const workspace = createRegression();
    await run(workspace);
    for (const comment of state().comments) comment.body = 'Gate: mine';
    return run(workspace, {}, { attempt: 2 });
  },
  'a case broke, then the job has the token of an app, which may not edit the comment': async () => {
    await run(createRegression());
    state().login = 'our-app[bot]';
    state().faults.push({ method: 'PATCH', match: /comments/, times: 9, status: 403, message: 'Forbidden' });
    return run(createWorkspace(), {}, { run_id: 8 });
  },
  'a case broke, and another app left a comment with our mark': async () => {
    await run(createRegression());
    for (const one of state().comments) Object.assign(one.user ?? {}, { login: 'other[bot]' });
    return run(createRegression(), {}, { run_id: 8 });
  },
  'a case broke, and the token may only read': () => {
    state().may_comment = false;
    return run(createRegression());
  },
  'the run of the newest commit, then the older one again': async () => {
    const [fixed, broken] = [createWorkspace(), createRegression()];
    await run(broken);
    state().pulls = [pull(5, NEXT)];
    await run(fixed, {}, { run_id: 8, ...ofPull(fixed, { head: NEXT }) });
    return run(broken, {}, { attempt: 2 });
  },
  'a case broke, and a forced push fixes it': async () => {
    await run(createRegression());
    state().pulls = [pull(5, NEXT)];
    const fixed = createWorkspace();
    return run(fixed, {}, { run_id: 8, ...ofPull(fixed, { head: NEXT }) });
  },
  'a case broke, a forced push fixes it, and another goes back': async () => {
    const [fixed, broken] = [createWorkspace(), createRegression()];
    await run(broken);
    state().pulls = [pull(5, NEXT)];
    await run(fixed, {}, { run_id: 8, ...ofPull(fixed, { head: NEXT }) });
    state().pulls = [pull(5, HEAD_SHA)];
    return run(broken, {}, { run_id: 9 });
  },
  'a case broke and is reverted by the next commit': () => {
    const workspace = createRegression();
    commitAll(workspace);
    workspace.git('revert', '--no-edit', 'HEAD');
    return run(workspace);
  },
  'a colleague merges a case, and the branch is rebased': () => {
    const workspace = pageChange();
    mergeMeanwhile(workspace);
    workspace.git('rebase', '-q', 'main');
    return run(workspace, {}, { payload: pullRequestPayload(workspace.git('rev-parse', 'main').trim(), 'o/r') });
  },
  'a colleague merges a case, and main is merged into the branch': () => {
    const workspace = pageChange();
    mergeMeanwhile(workspace);
    workspace.git('merge', '-q', '--no-edit', 'main');
    return run(workspace);
  },
  'a colleague fixes a case and raises its entry, and the old run again': async () => {
    const workspace = pageChange({ main: lowered, current: lowered, cases: BROKEN });
    await run(workspace);
    mergeMeanwhile(workspace, () => {
      workspace.write('cases.json', CASES);
      workspace.write('provider-baseline.json', baselineOf(CASES));
    });
    return run(workspace, {}, { attempt: 2 });
  },
  'a colleague deletes a case, and the old run again': async () => {
    const workspace = pageChange();
    await run(workspace);
    mergeMeanwhile(workspace, () => {
      const left = CASES.filter((one) => !isBroken(one));
      workspace.write('cases.json', left);
      workspace.write('provider-baseline.json', baselineOf(left));
    });
    return run(workspace, {}, { attempt: 2 });
  },
  'a case broke, and the branch is retargeted to one that expects that': async () => {
    const workspace = createRegression();
    await run(workspace);
    commitAll(workspace);
    const sha = branchOff(workspace, 'release/1.x', lowered);
    workspace.git('checkout', '-q', '--detach', sha);
    workspace.git('merge', '-q', '--no-ff', '-m', 'merge', 'topic');
    return run(workspace, {}, { run_id: 8, ...ofPull(workspace, { ref: 'release/1.x', sha }) });
  },
  'a case broke, and the base branch is deleted meanwhile': () => {
    const workspace = createRegression();
    return run(workspace, {}, ofPull(workspace, { ref: 'gone' }));
  },
  'a draft': () => {
    const workspace = createRegression();
    return run(workspace, {}, ofPull(workspace, { draft: true }));
  },
  'closed before the run ends': () => {
    state().pulls = [{ ...pull(5, HEAD_SHA), state: 'closed' }];
    return run(createRegression());
  },
  'the default branch is called trunk': () => {
    const workspace = createRegression();
    workspace.git('branch', '-qm', 'main', 'trunk');
    workspace.git('branch', '-q', 'main', 'trunk');
    state().refs['trunk'] = workspace.sha;
    state().default_branch = 'trunk';
    return run(workspace, {}, ofPull(workspace, { ref: 'trunk' }));
  },
  'a shard died, then it is run again': async () => {
    const workspace = createWorkspace();
    await leg(workspace, '1/2');
    await summarize(workspace);
    await leg(workspace, '2/2', 2);
    return summarize(workspace, 2);
  },
  'both shards are there, then one is run again': async () => {
    const workspace = createRegression();
    await leg(workspace, '1/2');
    await leg(workspace, '2/2');
    await leg(workspace, '1/2', 2);
    return summarize(workspace, 2);
  },
  'both shards and `summarize`, then `summarize` again': async () => {
    const workspace = createRegression();
    for (const shard of ['1/2', '2/2']) await leg(workspace, shard);
    await summarize(workspace);
    return summarize(workspace, 2);
  },
  'a shard is run, the corpus is changed by a push, and the other is run': async () => {
    const workspace = createWorkspace();
    await leg(workspace, '1/2');
    workspace.write('cases.json', BROKEN);
    await leg(workspace, '2/2', 2);
    return summarize(workspace, 2);
  },
  'what broke was merged; a branch reverts it': () => {
    const workspace = createWorkspace({ main: lowered, cases: BROKEN, current: baselineOf(CASES) });
    workspace.write('cases.json', CASES);
    return run(workspace, always);
  },
  'what was merged is reverted: a skill, its case and its entry are gone': () => {
    const workspace = createWorkspace();
    const left = CASES.filter((one) => !isBroken(one));
    workspace.write('cases.json', left);
    workspace.write('provider-baseline.json', baselineOf(left));
    workspace.git('rm', '-rq', 'skills/pdf-redact');
    return run(workspace);
  },
  'merged by squash: the push to main': () => {
    const workspace = createRegression();
    commitAll(workspace);
    workspace.git('branch', '-qf', 'main', 'topic');
    return onMain(workspace, { event: 'push', payload: { before: workspace.sha, repository } });
  },
  'a merge queue, behind a pull request that adds a case': () => {
    const workspace = pageChange();
    mergeMeanwhile(workspace);
    workspace.git('rebase', '-q', 'main');
    const payload = {
      merge_group: { base_sha: workspace.git('rev-parse', 'main').trim(), base_ref: 'refs/heads/main' },
    };
    return run(workspace, {}, { event: 'merge_group', payload });
  },
  'the push of a tag': () =>
    onMain(createWorkspace(), { event: 'push', payload: { repository }, env: { GITHUB_REF: 'refs/tags/v1' } }),
  'by schedule, on main': () => onMain(createWorkspace(), { event: 'schedule', payload: { repository } }),
  'by hand, `baseline_ref: main`': () => byHand(createRegression(), { baseline_ref: 'main' }),
  'by hand, `baseline_ref` is a tag from before the baseline': () => {
    const workspace = createWorkspace();
    workspace.git('rm', '-q', '--cached', 'provider-baseline.json');
    workspace.git('commit', '-qm', 'none');
    workspace.git('tag', 'v1');
    commitAll(workspace);
    state().refs['v1'] = workspace.git('rev-parse', 'v1').trim();
    return byHand(workspace, { baseline_ref: 'v1' });
  },
  'by hand, `baseline_ref` names nothing': () => byHand(createWorkspace(), { baseline_ref: 'v9' }),
  'the corpus is moved, and asks the same': () => {
    const workspace = createWorkspace();
    workspace.write('tests/cases.json', CASES);
    workspace.git('rm', '-q', 'cases.json');
    commitAll(workspace);
    return run(workspace, { cases: 'tests/cases.json' });
  },
  'the corpus is moved, and a colleague adds a case to the old file meanwhile': () => {
    const workspace = createWorkspace();
    workspace.write('tests/cases.json', CASES);
    workspace.git('rm', '-q', 'cases.json');
    commitAll(workspace);
    mergeMeanwhile(workspace);
    return run(workspace, { cases: 'tests/cases.json' });
  },
  'the baseline is moved, and expects the same': () => {
    const workspace = createRegression();
    workspace.write('tests/baseline.json', baselineOf(CASES));
    workspace.git('rm', '-qf', 'provider-baseline.json');
    commitAll(workspace);
    return run(workspace, { baseline: 'tests/baseline.json' });
  },
  'the baseline is deleted': () => run(createWorkspace({ current: null })),
  'a case has another id, and asks the same': () => {
    const renamed = CASES.map((one) => (isBroken(one) ? { ...one, case_id: 'redact-names' } : one));
    const workspace = createWorkspace({ current: baselineOf(renamed) });
    workspace.write('cases.json', renamed);
    return run(workspace);
  },
  'a skill and its case are renamed together': () => {
    const [name, now] = ['pdf-redact', 'pdf-blackout'];
    const renamed = CASES.map((one) => (isBroken(one) ? { ...one, case_id: 'blackout-1', expected: [now] } : one));
    const workspace = createWorkspace({ current: baselineOf(renamed) });
    workspace.write('cases.json', renamed);
    workspace.git('mv', `skills/${name}`, `skills/${now}`);
    const file = `skills/${now}/SKILL.md`;
    workspace.write(file, workspace.git('show', `:${file}`).replace(`name: ${name}`, `name: ${now}`));
    return run(workspace);
  },
  'a skill is deleted that a case expects': () => {
    const workspace = createWorkspace();
    workspace.git('rm', '-rq', 'skills/pdf-redact');
    return run(workspace);
  },
  'the API is silent about files, and the clone has main': () => {
    state().faults.push({ method: 'GET', match: /\/(?:commits|contents|git)\b/, times: 999, status: 503 });
    return run(createRegression());
  },
  'a fork whose branch is called `main`': async () => {
    await fork(createRegression());
    for (const one of state().pulls) one.head.ref = 'main';
    return post(createWorkspace(), {}, { branch: 'main' });
  },
  'a fork: pushed again before the comment is written': async () => {
    await fork(createRegression());
    for (const one of state().pulls) one.head.sha = NEXT;
    return post(createWorkspace());
  },
  'a fork: closed before the comment is written': async () => {
    await fork(createRegression());
    for (const one of state().pulls) one.state = 'closed';
    return post(createWorkspace());
  },
  'a fork: a colleague merges a case before the comment is written': async () => {
    await fork(createWorkspace());
    const workspace = pageChange();
    mergeMeanwhile(workspace);
    state().refs['main'] = workspace.git('rev-parse', 'main').trim();
    return post(workspace, always, { conclusion: 'success' });
  },
  'a fork: the workflow with `command: comment` runs twice': async () => {
    await fork(createRegression());
    await post(createWorkspace());
    return post(createWorkspace());
  },
  'a fork: its artifact has expired': async () => {
    await fork(createRegression());
    for (const one of state().artifacts) one.expired = true;
    return post(createWorkspace());
  },
  'a fork: its run was cancelled before any upload': async () => {
    await fork(createRegression());
    state().artifacts = [];
    return post(createWorkspace(), {}, { conclusion: 'cancelled' });
  },
};

holdTable('histories', services, HISTORIES);
