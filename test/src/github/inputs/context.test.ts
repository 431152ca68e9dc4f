import { describe, expect, it } from '@jest/globals';
import { defaultBaselineRef, readContext } from '../../../../src/github/inputs/context.js';

const base = {
  GITHUB_REPOSITORY: 'o/r',
  GITHUB_EVENT_PATH: '/event.json',
  ACTIONS_RUNTIME_TOKEN: 't',
  ACTIONS_RESULTS_URL: 'https://results.example/',
};
const read = (event: string, payload: unknown, env: Record<string, string | undefined> = {}) =>
  readContext({ ...base, GITHUB_EVENT_NAME: event, ...env }, () => JSON.stringify(payload));
const pull = (head: string | null) => ({
  pull_request: {
    number: 5,
    head: { sha: 'h', repo: head ? { full_name: head } : null },
    base: { sha: 'b', ref: 'release/1', repo: { full_name: 'o/r' } },
  },
});

describe('the name of what is compared with by default', () => {
  it.each<[string, unknown, string, Record<string, string>?]>([
    ['pull_request', pull('o/r'), 'release/1'],
    [
      'push',
      { before: 'abc123', repository: { default_branch: 'trunk' } },
      'topic',
      { GITHUB_REF: 'refs/heads/topic' },
    ],
    ['push', { before: '0'.repeat(40), repository: { default_branch: 'trunk' } }, 'trunk'],
    ['workflow_dispatch', { repository: { default_branch: 'trunk' } }, 'trunk'],
    ['schedule', {}, 'trunk', { GITHUB_REF_NAME: 'trunk' }],
    ['schedule', {}, 'main'],
    ['merge_group', { merge_group: { base_sha: 'abc123', base_ref: 'refs/heads/release/1' } }, 'release/1'],
    ['pull_request', { number: 5 }, 'release/1', { GITHUB_BASE_REF: 'release/1' }],
    [
      'push',
      { before: 'abc123', pull_request: 'odd', repository: [] },
      'topic',
      { GITHUB_BASE_REF: '', GITHUB_REF: 'refs/heads/topic' },
    ],
    ['workflow_dispatch', { before: 'abc123', repository: { default_branch: 'trunk' } }, 'trunk'],
  ])('on %s with %j is %s', (event, payload, ref, env = {}) => {
    expect(defaultBaselineRef(read(event, payload, env))).toBe(ref);
  });
});

it('a pull request is from a fork when its head is another repository, or one that is gone', () => {
  const forks = ['o/r', 'stranger/r', null].map((head) => read('pull_request', pull(head)).pull_request?.from_fork);
  expect(forks).toEqual([false, true, true]);
});

it.each([
  [{}, true],
  [{ GITHUB_SERVER_URL: 'https://octo.ghe.com' }, true],
  [{ GITHUB_SERVER_URL: 'https://github.example.org' }, false],
  [{ ACTIONS_RUNTIME_TOKEN: undefined }, false],
  [{ ACTIONS_RESULTS_URL: undefined }, false],
])('the artifact service is available with %j: %s', (env, there) => {
  expect(read('push', {}, env).artifact_service).toBe(there);
});

it('a workflow_run whose fork was deleted is still a workflow_run', () => {
  const run = { id: 9, head_sha: 'h', head_branch: null, head_repository: null };
  expect(read('workflow_run', { workflow_run: run }).workflow_run).toMatchObject({ id: 9, head_repository: null });
});

it('the addresses of the API may end in a slash', () => {
  const env = { GITHUB_API_URL: 'https://ghe.example.org/api/v3/', GITHUB_SERVER_URL: 'https://ghe.example.org/' };
  expect(read('push', {}, env)).toMatchObject({
    api_url: 'https://ghe.example.org/api/v3',
    run_url: 'https://ghe.example.org/o/r/actions/runs/0',
  });
});

it('an event file that is absent, broken or odd is read as an event without details', () => {
  for (const text of ['', '{', '[]', '{"pull_request": 7}']) {
    const context = readContext({ ...base, GITHUB_EVENT_NAME: 'push' }, () => text);
    expect([context.event, context.pull_request, context.before]).toEqual(['push', null, null]);
  }
});
