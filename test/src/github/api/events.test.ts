/** Which commit each event of GitHub is compared with, by what is checked out; `refused` where that is not what the event is about. */
import { execFileSync } from 'node:child_process';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ConfigError } from '../../../../lib/input/config-error.js';
import { openBase } from '../../../../src/github/api/base.js';
import { withCheckout } from '../../../../src/github/api/checkout.js';
import { createJob } from '../../../../src/github/api/job.js';
import { openRef } from '../../../../src/github/api/ref-tree.js';
import { readContext } from '../../../../src/github/inputs/context.js';
import { readInputs } from '../../../../src/options/inputs.js';
import { CASES, createWorkspace, type Workspace } from '../../../helpers/action-workspace.js';
import { type GitHubServer, startGitHub } from '../../../helpers/github-server.js';
import { scratchFolder } from '../../../helpers/temporary-folder.js';
import { IN_FULL } from '../../../helpers/tested-agents.js';

let workspace: Workspace;
let github: GitHubServer;
const commits: Record<string, string> = {};
const sha = (name: string) => commits[name] ?? name;
const nameOf = (commit: string) => Object.entries(commits).find(([, one]) => one === commit)?.[0] ?? commit;

/** `topic` left main at `then`, is `head` now and was merged with `then` for the event; a colleague has merged `now` since. */
beforeAll(() => {
  workspace = createWorkspace();
  const { git, write } = workspace;
  const commit = (name: string) => {
    git('add', '-A');
    git('commit', '-qm', name);
    commits[name] = git('rev-parse', 'HEAD').trim();
  };
  commits['then'] = workspace.sha;
  git('tag', '-a', 'v1', '-m', 'v1', workspace.sha);
  for (const name of ['first', 'head']) {
    write('README.md', name);
    commit(name);
  }
  git('checkout', '-q', '--detach', workspace.sha);
  git('merge', '-q', '--no-ff', '-m', 'merge', 'topic');
  commits['merge'] = git('rev-parse', 'HEAD').trim();
  git('checkout', '-q', 'main');
  write('cases.json', [...CASES, { ...CASES[0], case_id: 'notes-2' }]);
  commit('now');
});
beforeEach(async () => {
  github = await startGitHub({ repository: workspace.path });
});
afterEach(() => github.close());

const GONE = '9'.repeat(40);
const repository = { default_branch: 'main' };
const pull = () => ({
  number: 7,
  head: { sha: sha('head'), ref: 'topic', repo: { full_name: 'o/r', owner: { login: 'o' } } },
  base: { sha: sha('then'), ref: 'main', repo: { full_name: 'o/r' } },
});

interface Situation {
  event: string;
  /** GITHUB_SHA and GITHUB_REF. */
  own: string;
  ref: string;
  payload?: () => object;
  inputs?: Record<string, string>;
  env?: Record<string, string>;
}
const ofPull = { event: 'pull_request', own: 'merge', ref: 'refs/pull/7/merge' };
const onTopic = { own: 'head', ref: 'refs/heads/topic' };
const onMain = { own: 'now', ref: 'refs/heads/main' };
const earlier = { own: 'then', ref: 'refs/heads/main' };

const SITUATIONS: Record<string, Situation> = {
  pull_request: { ...ofPull, payload: () => ({ pull_request: pull() }) },
  'pull_request, `baseline_ref: main`': {
    ...ofPull,
    payload: () => ({ pull_request: pull() }),
    inputs: { baseline_ref: 'main' },
  },
  'pull_request, no event file': { ...ofPull, env: { GITHUB_BASE_REF: 'main' } },
  pull_request_review: { ...ofPull, event: 'pull_request_review', payload: () => ({ pull_request: pull() }) },
  pull_request_target: {
    ...{ event: 'pull_request_target', own: 'then', ref: 'refs/heads/main' },
    payload: () => ({ pull_request: pull() }),
  },
  'pull_request whose base branch was deleted': {
    ...ofPull,
    payload: () => ({ pull_request: { ...pull(), base: { ...pull().base, ref: 'gone' } } }),
  },
  push: { event: 'push', ...onTopic, payload: () => ({ before: sha('first'), repository }) },
  'push to main': { event: 'push', ...onMain, payload: () => ({ before: sha('then'), repository }) },
  'push of a new branch': { event: 'push', ...onTopic, payload: () => ({ before: '0'.repeat(40), repository }) },
  'forced push': { event: 'push', ...onTopic, payload: () => ({ before: sha('now'), repository }) },
  'forced push, `before` is gone': { event: 'push', ...onTopic, payload: () => ({ before: GONE, repository }) },
  'forced push to main, `before` is gone': { event: 'push', ...onMain, payload: () => ({ before: GONE, repository }) },
  'push of a tag': { event: 'push', own: 'then', ref: 'refs/tags/v1', payload: () => ({ repository }) },
  merge_group: {
    ...{ event: 'merge_group', own: 'merge', ref: 'refs/heads/gh-readonly-queue/main/pr-7' },
    payload: () => ({ merge_group: { base_sha: sha('then'), base_ref: 'refs/heads/main' }, repository }),
  },
  schedule: { event: 'schedule', ...earlier, env: { GITHUB_REF_NAME: 'main' } },
  workflow_dispatch: { event: 'workflow_dispatch', ...onTopic, payload: () => ({ repository }) },
  'workflow_dispatch, `pr_number: 7`': {
    ...{ event: 'workflow_dispatch', ...onMain, payload: () => ({ repository }) },
    inputs: { pr_number: '7' },
  },
  'workflow_dispatch, `baseline_ref: main`': {
    ...{ event: 'workflow_dispatch', ...onTopic, payload: () => ({ repository }) },
    inputs: { baseline_ref: 'main' },
  },
  'workflow_dispatch, `baseline_ref: v1`': {
    ...{ event: 'workflow_dispatch', ...onTopic, payload: () => ({ repository }) },
    inputs: { baseline_ref: 'v1' },
  },
  release: { event: 'release', own: 'then', ref: 'refs/tags/v1', payload: () => ({ repository }) },
  issue_comment: { event: 'issue_comment', ...onMain, payload: () => ({ repository }) },
  'issue_comment, `pr_number: 7`': {
    ...{ event: 'issue_comment', ...onMain, payload: () => ({ repository }) },
    inputs: { pr_number: '7' },
  },
  workflow_run: {
    ...{ event: 'workflow_run', ...onMain },
    payload: () => ({ repository, workflow_run: { id: 9, head_sha: sha('head'), head_branch: 'topic' } }),
  },
};

/** The row's columns: what is checked out. */
const CHECKOUTS = ['merge', 'head', 'first', 'then', 'now'] as const;
const TABLE: Record<string, string> = {
  //                                          merge    head     first    then     now
  pull_request: '                             then     then     refused  refused  refused',
  'pull_request, `baseline_ref: main`': '     then     then     refused  refused  refused',
  'pull_request, no event file': '            then     refused  refused  refused  refused',
  pull_request_review: '                      then     then     refused  refused  refused',
  pull_request_target: '                      then     then     refused  refused  refused',
  'pull_request whose base branch was deleted': 'then then     refused  refused  refused',
  push: '                                     refused  first    refused  refused  refused',
  'push to main': '                           refused  refused  refused  refused  then',
  'push of a new branch': '                   refused  then     refused  refused  refused',
  'forced push': '                            refused  now      refused  refused  refused',
  'forced push, `before` is gone': '          refused  then     refused  refused  refused',
  'forced push to main, `before` is gone': '  refused  refused  refused  refused  now',
  'push of a tag': '                          refused  refused  refused  then     refused',
  merge_group: '                              then     refused  refused  refused  refused',
  schedule: '                                 refused  refused  refused  then     refused',
  workflow_dispatch: '                        refused  then     refused  refused  refused',
  'workflow_dispatch, `pr_number: 7`': '      then     then     refused  refused  refused',
  'workflow_dispatch, `baseline_ref: main`': 'refused  now      refused  refused  refused',
  'workflow_dispatch, `baseline_ref: v1`': '  refused  then     refused  refused  refused',
  release: '                                  refused  refused  refused  then     refused',
  issue_comment: '                            refused  refused  refused  refused  now',
  'issue_comment, `pr_number: 7`': '          then     then     refused  refused  refused',
  workflow_run: '                             refused  then     refused  refused  now',
};

interface Judged {
  base: string;
  name: string;
  warnings: string[];
}

async function judge(situation: Situation, folder: string, token = 'token-of-the-job'): Promise<Judged> {
  const { event, own, ref, payload = () => ({}), env = {} } = situation;
  const context = readContext(
    {
      ...{ GITHUB_REPOSITORY: 'o/r', GITHUB_API_URL: github.url, GITHUB_EVENT_PATH: '/event.json' },
      ...{ GITHUB_EVENT_NAME: event, GITHUB_SHA: sha(own), GITHUB_REF: ref, GITHUB_WORKSPACE: folder, ...env },
    },
    () => JSON.stringify(payload()),
  );
  const inputs = readInputs((name) => ({ ...situation.inputs, github_token: token })[name] ?? '');
  const warnings: string[] = [];
  const made = createJob(inputs, context, new AbortController().signal);
  const job = await withCheckout({ ...made, log: { ...made.log, warn: (words) => void warnings.push(words) } });
  return openBase(job, async (base) => {
    const api = await job.api();
    const openByGit = async () => {
      const found = execFileSync('git', ['-C', folder, 'rev-parse', '-q', '--verify', `${base.ref}^{commit}`], {
        encoding: 'utf8',
        stdio: 'pipe',
      });
      return { sha: found.trim(), read: async () => null, list: async () => [] };
    };
    const files = await openRef({ api, context, ref: base.ref, head: null, openByGit, warn: () => {} });
    return { base: files.sha, name: base.name, warnings };
  });
}

const baseOf = async (...args: Parameters<typeof judge>): Promise<string> => {
  try {
    return nameOf((await judge(...args)).base);
  } catch (error) {
    if (error instanceof ConfigError && error.message.startsWith('The checkout is ')) return 'refused';
    throw error;
  }
};

describe('the commit that a checkout is compared with, main having moved since,', () => {
  beforeEach(() => {
    github.state.pulls = [{ ...pull(), state: 'open' }];
  });

  const asked = CHECKOUTS.map((checkout, at) => [checkout, at] as const);
  // By day the two that a pull request is run on.
  it.each(asked.slice(0, IN_FULL ? undefined : 2))(
    'is right under every event, with %s checked out',
    async (checkout, at) => {
      workspace.git('checkout', '-q', '--detach', sha(checkout));
      const seen: Record<string, string> = {};
      for (const [name, situation] of Object.entries(SITUATIONS)) seen[name] = await baseOf(situation, workspace.path);
      expect(seen).toEqual(
        Object.fromEntries(Object.entries(TABLE).map(([name, row]) => [name, row.trim().split(/\s+/)[at]])),
      );
    },
  );

  it.each(IN_FULL ? ['merge', 'head'] : ['merge'])(
    'is the same by git alone, with %s checked out',
    async (checkout) => {
      workspace.git('checkout', '-q', '--detach', sha(checkout));
      for (const [name, situation] of Object.entries(SITUATIONS)) {
        if (situation.inputs?.['pr_number'] || name.includes('gone') || name.includes('deleted')) continue;
        const api = await baseOf(situation, workspace.path);
        expect([name, await baseOf(situation, workspace.path, '')]).toEqual([name, api]);
      }
    },
  );

  it('is called by the name of its branch', async () => {
    workspace.git('checkout', '-q', '--detach', sha('head'));
    const names = ['pull_request', 'push', 'push of a new branch', 'workflow_dispatch'] as const;
    const seen = await Promise.all(names.map(async (name) => (await judge(SITUATIONS[name]!, workspace.path)).name));
    expect(seen).toEqual(['main', 'topic', 'main', 'main']);
  });

  it('is told where the commit before is gone', async () => {
    workspace.git('checkout', '-q', '--detach', sha('head'));
    const { warnings } = await judge(SITUATIONS['forced push, `before` is gone']!, workspace.path);
    expect(warnings).toEqual([
      expect.stringMatching(/^The commit before this push \(9{7}\) is gone.*compared with main/),
    ]);
  });

  it('is what main was, when the pull request has been merged meanwhile', async () => {
    workspace.git('checkout', '-q', '--detach', sha('head'));
    github.state.refs['main'] = sha('merge');
    expect(await baseOf(SITUATIONS['pull_request']!, workspace.path)).toBe('then');
  });

  it('is known in a shallow clone of the merge, and asked for where the head alone is there', async () => {
    workspace.git('checkout', '-q', '--detach', sha('merge'));
    const clone = scratchFolder('shallow-');
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${workspace.path}`, clone]);
    expect(await baseOf(SITUATIONS['pull_request']!, clone)).toBe('then');
    workspace.git('checkout', '-q', '--detach', sha('head'));
    const other = scratchFolder('shallow-');
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${workspace.path}`, other]);
    expect(await baseOf(SITUATIONS['pull_request']!, other)).toBe('then');
    await expect(judge(SITUATIONS['pull_request']!, other, '')).rejects.toThrow('fetch-depth: 0');
  });

  it('needs a checkout where there is a pull request to speak of', async () => {
    const empty = scratchFolder('empty-');
    await expect(judge(SITUATIONS['pull_request']!, empty)).rejects.toThrow('no git checkout');
  });
});
