import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createApi } from '../../../../src/github/api/api.js';
import { type CommentOutcome, writeComment } from '../../../../src/github/comment/comment.js';
import { type JudgedRun, markerOf } from '../../../../src/github/comment/stamp.js';
import { readContext } from '../../../../src/github/inputs/context.js';
import type { Fault } from '../../../helpers/faults.js';
import { type GitHubServer, startGitHub } from '../../../helpers/github-server.js';

let github: GitHubServer;
beforeEach(async () => {
  github = await startGitHub();
});
afterEach(() => github.close());

const write = async (
  body: string,
  parts: { create?: boolean; key?: string; run?: JudgedRun; head_unknown?: boolean } = {},
): Promise<CommentOutcome> => {
  const context = readContext({ GITHUB_REPOSITORY: 'o/r', GITHUB_API_URL: github.url }, () => '{}');
  const ports = { sleep: async () => {}, now: () => Date.now(), warn: () => {} };
  const api = await createApi('token-of-the-job', context, ports);
  return writeComment({
    api,
    owner: 'o',
    repo: 'r',
    issue: 5,
    key: 'k',
    body,
    create: true,
    sleep: ports.sleep,
    ...parts,
  });
};
const writes = () => github.state.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql');
const other = (id: number, login: string, body: string, issue = 5) => ({
  id,
  issue,
  body,
  user: { login, type: login.endsWith('[bot]') ? ('Bot' as const) : ('User' as const) },
});

describe('the pull request comment', () => {
  it('is created once, then edited, then left unchanged', async () => {
    const outcomes = [await write('one'), await write('two'), await write('two')];
    expect(outcomes.map((outcome) => outcome.did)).toEqual(['created', 'updated', 'unchanged']);
    expect(github.state.comments.map((comment) => comment.body)).toEqual([`${markerOf('k')}\ntwo`]);
    expect(writes().map((request) => request.method)).toEqual(['POST', 'PATCH']);
  });
  it('is not created unless wanted, but edited where it exists', async () => {
    expect(await write('one', { create: false })).toEqual({ did: 'nothing' });
    await write('two');
    expect((await write('three', { create: false })).did).toBe('updated');
  });
  it('exists once per key', async () => {
    await write('one', { key: 'a' });
    await write('two', { key: 'b' });
    await write('three', { key: 'a' });
    expect(github.state.comments.map((comment) => comment.body.split('\n')[1])).toEqual(['three', 'two']);
  });
  it('is a new one where an app may not edit what the bot wrote before, and then that one is edited', async () => {
    await write('red');
    github.state.login = 'our-app[bot]';
    const refused = { method: 'PATCH', match: /comments\/1$/, times: 9, status: 403, message: 'Forbidden' };
    github.state.faults.push(refused);
    const outcomes = [await write('green', { create: false }), await write('blue')];
    expect(outcomes.map(({ did }) => did)).toEqual(['created', 'updated']);
    const texts = github.state.comments.map(({ user, body }) => `${user.login} ${body.split('\n')[1]}`);
    expect(texts).toEqual(['github-actions[bot] red', 'our-app[bot] blue']);
  });
  it('is never another author’s comment that has the marker', async () => {
    github.state.comments.push(other(1, 'mallory', `${markerOf('k')}\nall is well`));
    github.state.comments.push(other(2, 'evil[bot]', `${markerOf('k')}\nall is well`));
    expect((await write('one')).did).toBe('created');
    expect(github.state.comments.map((comment) => comment.user.login)).toEqual([
      'mallory',
      'evil[bot]',
      'github-actions[bot]',
    ]);
  });
  it('is found by the author of a personal token too', async () => {
    github.state.login = 'release-manager';
    await write('one');
    expect((await write('two')).did).toBe('updated');
  });
  it('is found on the third page', async () => {
    for (let id = 1; id <= 250; id++) github.state.comments.push(other(id, 'octocat', 'hello'));
    await write('one');
    expect((await write('two')).did).toBe('updated');
    expect(github.state.comments).toHaveLength(251);
  });
  it('is found where the API does not say who we are', async () => {
    await write('one');
    github.state.comments.unshift(other(90, 'mallory', `${markerOf('k')}\nall is well`));
    for (const status of [404, 501, 502]) {
      github.state.faults = [{ match: /graphql/, times: 9, status }];
      expect((await write(`after ${status}`)).did).toBe('updated');
    }
  });
  it('is unchanged when GitHub hands its lines back with CRLF', async () => {
    await write('one\ntwo');
    for (const comment of github.state.comments) comment.body = comment.body.replace(/\n/g, '\r\n');
    expect((await write('one\ntwo')).did).toBe('unchanged');
  });
  it('is created again when it was deleted between finding and editing', async () => {
    await write('one');
    github.state.faults.push({ method: 'PATCH', match: /comments/, times: 1, status: 404 });
    expect((await write('two')).did).toBe('created');
  });
  it('is not created twice when GitHub does not say who we are', async () => {
    github.state.login = 'release-manager';
    await write('one');
    github.state.faults.push({ match: /graphql/, times: 9, status: 502 });
    expect(await write('two')).toMatchObject({ did: 'refused', status: 502 });
    expect(github.state.comments).toHaveLength(1);
  });
  it('is reported in words, not by an exception, when the token may not write', async () => {
    github.state.may_comment = false;
    expect(await write('one')).toEqual({
      ...{ did: 'refused', status: 403 },
      message: 'Resource not accessible by integration',
    });
  });
});

describe('the pull request comment, among several runs,', () => {
  const run = (id: number, head_sha = 'abc', attempt = 1): JudgedRun => ({ id, attempt, head_sha });
  const texts = () => github.state.comments.map(({ body }) => body.split('\n')[1]);

  it('is the newer run’s, whichever ends last, until somebody runs the older one again', async () => {
    await write('newer', { run: run(9) });
    expect((await write('older', { run: run(7) })).did).toBe('stale');
    expect(texts()).toEqual(['newer']);
    expect((await write('older, again', { run: run(7, 'abc', 2) })).did).toBe('updated');
    expect((await write('of another head', { run: run(5, 'def') })).did).toBe('updated');
    expect((await write('of another head', { run: run(6, 'def') })).did).toBe('unchanged');
  });

  it('is the later attempt’s of one run', async () => {
    await write('second', { run: run(7, 'abc', 2) });
    expect((await write('first', { run: run(7, 'abc', 1) })).did).toBe('stale');
    expect((await write('third', { run: run(7, 'abc', 3) })).did).toBe('updated');
  });

  it('is the newest run’s too where that run came to the same text', async () => {
    await write('red', { run: run(7) });
    expect((await write('red', { run: run(9) })).did).toBe('unchanged');
    expect((await write('green', { run: run(8) })).did).toBe('stale');
    expect(texts()).toEqual(['red']);
  });

  it('is one again after two runs wrote one each', async () => {
    // The other run has written, but this one looked before.
    const first = other(1, 'github-actions[bot]', `${markerOf('k')}\none`, 0);
    const comments = [first];
    comments.push = (...added) => {
      first.issue = 5;
      return Array.prototype.push.apply(comments, added);
    };
    github.state.comments = comments;
    expect(await write('two', { run: run(8) })).toMatchObject({ did: 'created', url: expect.stringContaining('-1') });
    expect(github.state.comments.map(({ id }) => id)).toEqual([1]);
    expect(texts()).toEqual(['two']);
  });

  it('has what the newest of three says that all wrote at once', async () => {
    const of = (id: number, text: string) =>
      other(id, 'github-actions[bot]', `${markerOf('k')}\n${text}\n<!-- agent-routing-run:k ${text}.1 abc -->`, 0);
    const others = [of(1, '7'), of(2, '9')];
    const comments = [...others];
    comments.push = (...added) => {
      for (const one of others) one.issue = 5;
      return Array.prototype.push.apply(comments, added);
    };
    github.state.comments = comments;
    await write('8', { run: run(8) });
    expect(github.state.comments.map(({ id }) => id)).toEqual([1]);
    expect(texts()).toEqual(['9']);
  });

  it('is the newest run’s where another run has removed its comment in between', async () => {
    const first = other(1, 'github-actions[bot]', `${markerOf('k')}\nold\n<!-- agent-routing-run:k 7.1 abc -->`, 0);
    const comments = [first];
    // The run of the first comment settles at once: it keeps its own and removes this one.
    comments.push = () => {
      first.issue = 5;
      return comments.length;
    };
    github.state.comments = comments;
    await write('new', { run: run(9) });
    expect(texts()).toEqual(['new']);
  });

  it('is not an older commit’s where nobody can say which commit is the head', async () => {
    await write('newer commit', { run: run(9, 'abc') });
    expect((await write('older commit', { run: run(7, 'def'), head_unknown: true })).did).toBe('stale');
    expect((await write('newest commit', { run: run(10, 'fed'), head_unknown: true })).did).toBe('updated');
    // Where it is the head, the order of the runs does not matter: a branch can be set back.
    expect((await write('set back', { run: run(7, 'def') })).did).toBe('updated');
  });

  it('is one again where two were left, and nobody else’s is removed', async () => {
    for (const [id, login] of [
      [1, 'github-actions[bot]'],
      [2, 'mallory'],
      [3, 'github-actions[bot]'],
    ] as const)
      github.state.comments.push(other(id, login, `${markerOf('k')}\nold`));
    await write('new');
    expect(github.state.comments.map(({ id }) => id)).toEqual([1, 2]);
    expect(texts()).toEqual(['new', 'old']);
  });

  it.each([
    ['has a word before its marker', (body: string) => `Edited.\n${body}`],
    ['has lost its first line', (body: string) => body.split('\n').slice(1).join('\n')],
  ])('is found although it %s', async (_, edit) => {
    await write('one', { run: run(7) });
    for (const comment of github.state.comments) comment.body = edit(comment.body);
    expect((await write('two', { run: run(8) })).did).toBe('updated');
    expect(texts()).toEqual(['two']);
  });
});

const FAULTS: [string, Omit<Fault, 'match' | 'times' | 'method'>][] = [
  ['429 with retry-after', { status: 429, headers: { 'retry-after': '1' } }],
  ['429 without', { status: 429 }],
  ['a secondary limit', { status: 403, message: 'You have exceeded a secondary rate limit' }],
  ['500', { status: 500 }],
  ['502', { status: 502 }],
  ['502 after the work was done', { status: 502, after_work: true }],
  ['a dropped connection', { destroy: true }],
  ['a connection dropped after the work was done', { destroy: true, after_work: true }],
  ['a slow body', { slow: 300 }],
  ['an answer that breaks off', { cut: true }],
];
const REQUESTS: [string, string, RegExp][] = [
  ['listing', 'GET', /comments$/],
  ['creating', 'POST', /comments$/],
  ['asking who we are', 'POST', /graphql$/],
  ['editing', 'PATCH', /comments/],
];

describe.each(FAULTS)('the pull request comment, after %s', (_, fault) => {
  it.each(REQUESTS)('exists once, with the new text, when that happens on %s', async (_name, method, match) => {
    // The bot's own comment needs no asking; a person's does.
    if (match.source.includes('graphql')) github.state.login = 'release-manager';
    if (method === 'PATCH' || match.source.includes('graphql')) await write('one');
    for (const times of [1, 2]) {
      github.state.faults = [{ ...fault, method, match, times }];
      const outcome = await write(`text after ${times}`);
      expect(['created', 'updated', 'unchanged']).toContain(outcome.did);
      expect(github.state.comments.map((comment) => comment.body)).toEqual([`${markerOf('k')}\ntext after ${times}`]);
    }
  });
});
