/** The steps of which situations on GitHub consist: runs of the action on a pull request, from a fork, by hand, and what people do in between. */
import type { ActionOutcome, ActionRun } from './action-job.js';
import { baselineOf, CASES, type Workspace } from './action-workspace.js';
import { HEAD_SHA, pullRequest, pullRequestPayload, type Servers, teachHead } from './pull-request.js';
import { runActionHere } from './run-action-here.js';

/** A pull request as the API shows it. */
export const pull = (
  number: number,
  head: string,
  repository = 'o/r',
  base = { sha: '9'.repeat(40), ref: 'main' },
) => ({
  ...{ number, state: 'open' as const },
  head: {
    ...{ sha: head, ref: 'patch-1' },
    repo: { full_name: repository, owner: { login: repository.split('/')[0] ?? '' } },
  },
  base: { ...base, repo: { full_name: 'o/r' } },
});

export function situationSteps(services: Servers) {
  const state = () => services.github.state;

  const run = (workspace: Workspace, inputs: Record<string, string> = {}, parts: Partial<ActionRun> = {}) =>
    runActionHere(pullRequest(services, workspace, { ...parts, inputs }));

  /** The run of a pull request from a fork; what it uploaded is what the API lists for the second workflow. */
  async function fork(workspace: Workspace, uses: Record<string, string>[] = [{}]): Promise<ActionOutcome> {
    state().may_comment = false;
    let last: ActionOutcome | null = null;
    for (const inputs of uses)
      last = await run(workspace, inputs, { payload: pullRequestPayload(workspace.sha, 'stranger/r') });
    state().may_comment = true;
    state().artifacts = services.artifacts.artifacts.map(({ id, name, zip }) => ({ id, name, zip, run_id: 7 }));
    teachHead(services.github, workspace);
    state().pulls = [pull(5, HEAD_SHA, 'stranger/r', { sha: workspace.sha, ref: 'main' })];
    return last as ActionOutcome;
  }

  const post = (
    workspace: Workspace,
    inputs: Record<string, string> = {},
    { conclusion = 'failure', branch = 'patch-1' } = {},
  ) =>
    runActionHere({
      ...{ workspace: workspace.path, ...services, run_id: 8, event: 'workflow_run' },
      payload: {
        repository: { default_branch: 'main' },
        workflow_run: {
          ...{ id: 7, conclusion, head_sha: HEAD_SHA, head_branch: branch },
          head_repository: { full_name: 'stranger/r' },
        },
      },
      inputs: { command: 'comment', ...inputs },
    });

  const byHand = (workspace: Workspace, inputs: Record<string, string>) =>
    run(workspace, inputs, { event: 'workflow_dispatch', payload: { repository: { default_branch: 'main' } } });

  return { state, run, fork, post, byHand };
}

export function commitAll({ git }: Workspace): void {
  git('add', '-A');
  git('commit', '-qm', 'all');
}

/** Somebody changes main, which the checkout does not have; by default adds a case for a skill that is there, with its entry. */
export function mergeMeanwhile({ git, write }: Workspace, change?: () => void): void {
  const added = [...CASES, { ...CASES[0], case_id: 'notes-2' }];
  const isDirty = git('status', '--porcelain') !== '';
  if (isDirty) git('stash', '-qu');
  git('checkout', '-q', 'main');
  if (change) change();
  else {
    write('cases.json', added);
    write('provider-baseline.json', baselineOf(added as typeof CASES));
  }
  git('add', '-A');
  git('commit', '-qm', 'meanwhile');
  git('checkout', '-q', 'topic');
  if (isDirty) git('stash', 'pop', '-q');
}
