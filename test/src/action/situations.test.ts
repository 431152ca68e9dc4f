/** The table of docs/workflows.md that says what is written where; `UPDATE_GOLDEN=1` writes it anew from what the action did. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { BATCH_FILES } from '../../../src/github/artifacts/read-job.js';
import { readZip } from '../../../src/github/artifacts/zip.js';
import type { ActionOutcome } from '../../helpers/action-job.js';
import { actionServices } from '../../helpers/action-services.js';
import {
  baselineOf,
  CASES,
  createRegression,
  createWorkspace,
  type Workspace,
} from '../../helpers/action-workspace.js';
import { makeZip } from '../../helpers/make-zip.js';
import { HEAD_SHA } from '../../helpers/pull-request.js';
import { commitAll, mergeMeanwhile, pull, situationSteps } from '../../helpers/situation-steps.js';
import { holdTable } from '../../helpers/situation-table.js';

const services = actionServices();
const { state, run, fork, post, byHand } = situationSteps(services);

/** Two packages of one repository; in `b` a case asks for what no router ranks first. */
function monorepo(): Workspace {
  const workspace = createWorkspace();
  for (const name of ['a', 'b']) {
    for (const part of ['.claude-plugin', 'skills', 'cases.json', 'provider-baseline.json'])
      cpSync(join(workspace.path, part), join(workspace.path, 'packages', name, part), { recursive: true });
    for (const file of ['cases.json', 'provider-baseline.json'])
      state().files[`${workspace.sha}:packages/${name}/${file}`] = workspace.git('show', `main:${file}`);
  }
  workspace.write('packages/b/cases.json', broken());
  return workspace;
}

const broken = () => CASES.map((one) => (one.case_id === 'redact-1' ? { ...one, expected: ['xlsx-pivot'] } : one));
const inPackage = (name: string) => ({ working_directory: `packages/${name}` });

/** Rewrites the results of the first matrix job, as an outage of its agent would have left them. */
async function breakDown(): Promise<void> {
  const [own] = services.artifacts.artifacts;
  if (!own) return;
  const files = Object.fromEntries(await readZip(own.zip, BATCH_FILES, { max_bytes: 1e7 }));
  const results = JSON.parse(String(files['results.json']));
  const [row] = results.results;
  const fault = { kind: 'rate_limit', message: '429 Too many requests' };
  Object.assign(row, { status: 'infra_error', failure_kind: null, failure_category: 'transport', fault });
  Object.assign(results.summary, { pass: results.summary.pass - 1, infra_error: 1 });
  own.zip = makeZip({ ...files, 'results.json': JSON.stringify(results) });
}

/** main's workflow and the branch's; both baselines expect results of two agents. */
async function runWorkflow([before, after]: readonly [string, string]): Promise<ActionOutcome> {
  const baseline = Object.fromEntries(
    CASES.map(({ case_id }) => [
      case_id,
      { offline: { expected_status: 'pass' }, claude: { expected_status: 'pass' } },
    ]),
  );
  const workspace = createWorkspace({ main: baseline, current: baseline });
  const file = '.github/workflows/routing.yml';
  workspace.write(file, `with:\n  ${before}\n`);
  commitAll(workspace);
  workspace.git('branch', '-qf', 'main', 'topic');
  workspace.write(file, `with:\n  ${after}\n`);
  workspace.write('README.md', 'Words.');
  commitAll(workspace);
  return run(workspace, {}, { env: { GITHUB_WORKFLOW_REF: `o/r/${file}@refs/pull/5/merge` } });
}

const SITUATIONS: Record<string, () => Promise<ActionOutcome>> = {
  'the first run: no baseline, neither here nor at the base': () => run(createWorkspace({ main: null, current: null })),
  'nothing changed': () => run(createWorkspace()),
  'a case broke': () => run(createRegression()),
  'a case broke, `warn_only: true`': () => run(createRegression(), { warn_only: 'true' }),
  'a case broke, and the same run again': async () => {
    const workspace = createRegression();
    await run(workspace);
    return run(workspace, {}, { attempt: 2 });
  },
  'what broke is fixed by the next commit': async () => {
    await run(createRegression());
    return run(createWorkspace(), {}, { run_id: 8 });
  },
  'a case is skipped that the base demands': () => {
    const workspace = createWorkspace();
    workspace.write(
      'cases.json',
      CASES.map((one) => (one.case_id === 'redact-1' ? { ...one, skip: 'flaky' } : one)),
    );
    return run(workspace);
  },
  'a matrix job: an outage in one row': async () => {
    const workspace = createWorkspace();
    await run(workspace, { leg: 'true' });
    await breakDown();
    return run(workspace, { command: 'summarize' });
  },
  'a matrix job died before its upload': async () => {
    const workspace = createWorkspace();
    await run(workspace, { leg: 'true', shard: '1/2' });
    return run(workspace, { command: 'summarize' });
  },
  'a matrix job left an artifact that cannot be read': async () => {
    const workspace = createWorkspace();
    await run(workspace, { leg: 'true', shard: '1/2' });
    const [own] = services.artifacts.artifacts;
    if (own)
      services.artifacts.artifacts.push({ ...own, id: 99, name: 'agent-routing-cut', zip: own.zip.subarray(0, 99) });
    return run(workspace, { command: 'summarize' });
  },
  'two packages, a job for each': async () => {
    const workspace = monorepo();
    await run(workspace, inPackage('a'));
    return run(workspace, { ...inPackage('b'), comment: 'always' });
  },
  'two packages, then `summarize` with `packages`': async () => {
    const workspace = monorepo();
    for (const name of ['a', 'b']) await run(workspace, { ...inPackage(name), leg: 'true' });
    return run(workspace, { command: 'summarize', packages: 'packages/*' });
  },
  'the same, and the cases of one package cannot be read': async () => {
    const workspace = monorepo();
    for (const name of ['a', 'b']) await run(workspace, { ...inPackage(name), leg: 'true' });
    workspace.write('packages/b/cases.json', '[{]');
    return run(workspace, { command: 'summarize', packages: 'packages/*' });
  },
  'two packages, of which the branch deletes one': async () => {
    const workspace = monorepo();
    workspace.write('packages/b/cases.json', CASES);
    commitAll(workspace);
    workspace.git('branch', '-qf', 'main', 'topic');
    workspace.git('rm', '-rqf', 'packages/b');
    commitAll(workspace);
    await run(workspace, { ...inPackage('a'), leg: 'true' });
    return run(workspace, { command: 'summarize', packages: 'packages/*' });
  },
  'the pull request has a newer commit by now': () => {
    state().pulls = [pull(5, 'f'.repeat(40))];
    return run(createRegression());
  },
  'of one commit, the run that was started first ends last': async () => {
    await run(createWorkspace(), { comment: 'always' }, { run_id: 9 });
    return run(createRegression(), {}, { run_id: 7 });
  },
  'two runs write at the same moment': async () => {
    const workspace = createRegression();
    await run(workspace);
    const [first] = state().comments;
    const comments = first ? [{ ...first, issue: 0 }] : [];
    // The other comment can be listed once this run has written its own.
    comments.push = (...added) => {
      for (const one of comments) one.issue = 5;
      return Array.prototype.push.apply(comments, added);
    };
    state().comments = comments;
    return run(workspace, {}, { run_id: 8 });
  },
  'a colleague merges a case meanwhile': () => {
    const workspace = createWorkspace();
    workspace.write('README.md', 'Words.');
    mergeMeanwhile(workspace);
    return run(workspace);
  },
  'a matrix job ran, a colleague merges a case, then `summarize`': async () => {
    const workspace = createRegression();
    await run(workspace, { leg: 'true' });
    mergeMeanwhile(workspace);
    return run(workspace, { command: 'summarize' });
  },
  'a case broke, and the next run checks out the base': async () => {
    const workspace = createRegression();
    await run(workspace);
    workspace.git('checkout', '-qf', 'main');
    return run(workspace, {}, { run_id: 8, sha: HEAD_SHA });
  },
  'on `pull_request_target`, with its default checkout': () =>
    run(createWorkspace(), { comment: 'always' }, { event: 'pull_request_target' }),
  'a branch takes an agent out of its workflow, of which main expects results': () =>
    runWorkflow(['agents: offline,claude', 'agents: offline']),
  'the same, and the workflow is as it was': () => runWorkflow(['agents: offline', 'agents: offline']),
  'the corpus is moved, and asks less': () => {
    const workspace = createWorkspace();
    workspace.write(
      'tests/cases.json',
      CASES.map((one) => (one.case_id === 'redact-1' ? { ...one, within: 5 } : one)),
    );
    workspace.git('rm', '-q', 'cases.json');
    commitAll(workspace);
    return run(workspace, { cases: 'tests/cases.json' });
  },
  'the baseline is moved, and expects less': () => {
    const workspace = createRegression();
    const lowered = { ...baselineOf(CASES), 'redact-1': { offline: { expected_status: 'fail' } } };
    workspace.write('tests/baseline.json', lowered);
    workspace.git('rm', '-qf', 'provider-baseline.json');
    commitAll(workspace);
    return run(workspace, { baseline: 'tests/baseline.json' });
  },
  'another baseline is used, beside the one that main has': () => {
    const workspace = createWorkspace();
    workspace.write('other.json', baselineOf(CASES));
    return run(workspace, { baseline: 'other.json' });
  },
  'a push to main, compared with the commit before': () => {
    const workspace = createRegression();
    const payload = { before: workspace.sha, repository: { default_branch: 'main' } };
    return run(workspace, {}, { event: 'push', payload, env: { GITHUB_REF: 'refs/heads/main' } });
  },
  'a forced push whose commit before is gone': () => {
    const payload = { before: '9'.repeat(40), repository: { default_branch: 'main' } };
    return run(createRegression(), {}, { event: 'push', payload, env: { GITHUB_REF: 'refs/heads/topic' } });
  },
  'a merge queue': () => {
    const workspace = createRegression();
    const payload = { merge_group: { base_sha: workspace.sha, base_ref: 'refs/heads/main' } };
    return run(workspace, {}, { event: 'merge_group', payload });
  },
  'a fork: its own run': () => fork(createRegression()),
  'a fork: the workflow with `command: comment`': async () => {
    await fork(createRegression());
    return post(createWorkspace());
  },
  'a fork: all is well, and its run too': async () => {
    await fork(createWorkspace());
    return post(createWorkspace(), { comment: 'always' }, { conclusion: 'success' });
  },
  'a fork: all that is left is well, and its run failed': async () => {
    await fork(createWorkspace());
    return post(createWorkspace());
  },
  'a fork: a shard died': async () => {
    await fork(createWorkspace(), [{ leg: 'true', shard: '1/2' }]);
    return post(createWorkspace());
  },
  'a fork: one head, offered to two branches': async () => {
    const workspace = createRegression();
    await fork(workspace);
    state().pulls.push(pull(6, HEAD_SHA, 'stranger/r', { sha: '8'.repeat(40), ref: 'release/1.x' }));
    return post(createWorkspace());
  },
  'a fork: two packages': async () => {
    await fork(monorepo(), [inPackage('a'), inPackage('b')]);
    return post(monorepo(), { comment: 'always' });
  },
  'a fork: two packages, `packages` for the comment': async () => {
    await fork(monorepo(), [inPackage('a'), inPackage('b')]);
    return post(monorepo(), { packages: 'packages/*' });
  },
  'by hand, with `pr_number`': () => {
    const workspace = createRegression();
    state().pulls = [pull(5, workspace.sha, 'o/r', { sha: workspace.sha, ref: 'main' })];
    return byHand(workspace, { pr_number: '5' });
  },
  'by hand, with `pr_number`, another commit checked out': () => {
    state().pulls = [pull(5, 'e'.repeat(40))];
    return byHand(createRegression(), { pr_number: '5' });
  },
  'by hand, without `pr_number`': () => byHand(createRegression(), {}),
  'a fifth use of the action in one folder, each with its `comment_key`': async () => {
    const workspace = createRegression();
    let last: ActionOutcome | null = null;
    for (const key of ['one', 'two', 'three', 'four', 'five']) last = await run(workspace, { comment_key: key });
    return last as ActionOutcome;
  },
  'no token': () => run(createRegression(), {}, { token: '' }),
  'the conversation is locked': () => {
    const locked = { status: 403, message: 'Unable to create comment because issue is locked.' };
    state().faults.push({ method: 'POST', match: /comments$/, times: 9, ...locked });
    return run(createRegression());
  },
  '`artifacts_root` cannot be written': () => run(createRegression(), { artifacts_root: 'cases.json/x' }),
  '`summarize`, and `artifacts_root` cannot be written': async () => {
    const workspace = createRegression();
    await run(workspace, { leg: 'true' });
    return run(workspace, { command: 'summarize', artifacts_root: 'cases.json/x' });
  },
};

holdTable('situations', services, SITUATIONS);
