import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ConfigError } from '../../../../lib/input/config-error.js';
import { createApi } from '../../../../src/github/api/api.js';
import { openRef } from '../../../../src/github/api/ref-tree.js';
import { readContext } from '../../../../src/github/inputs/context.js';
import { type GitHubServer, startGitHub } from '../../../helpers/github-server.js';

const SHA = '4f2a91c'.padEnd(40, '0');
let github: GitHubServer;
let said: string[];
beforeEach(async () => {
  said = [];
  github = await startGitHub({
    refs: { main: SHA, 'feature/x': SHA, [SHA]: SHA, 'tags/v1': SHA, v1: SHA },
    files: { [`${SHA}:a/provider-baseline.json`]: '{"ß": {}}' },
  });
});
afterEach(() => github.close());

const open = async (ref: string, api_url = github.url, token = 'token-of-the-job') => {
  const context = readContext({ GITHUB_REPOSITORY: 'o/r', GITHUB_API_URL: api_url }, () => '{}');
  const ports = { sleep: async () => {}, now: () => 0, warn: () => {} };
  return openRef({
    api: token ? await createApi(token, context, ports) : null,
    context,
    ref,
    head: null,
    openByGit: async () => ({ sha: 'from-git', read: async () => 'by git', list: async () => ['by git'] }),
    warn: (message) => void said.push(message),
  });
};

const read = async (ref: string, path = 'a/provider-baseline.json', api_url?: string, token?: string) => {
  const files = await open(ref, api_url, token);
  const text = await files.read(path);
  return { ref, sha: files.sha, text, via: files.via };
};

describe('the baseline at a ref', () => {
  it.each(['main', 'feature/x', 'heads/main', 'refs/heads/feature/x', 'v1', 'refs/tags/v1', SHA])(
    'is read at the sha of %s',
    async (ref) => {
      expect(await read(ref)).toEqual({ ref, sha: SHA, text: '{"ß": {}}', via: 'api' });
      const asked = github.state.requests.find(({ path }) => path.includes('/contents/'));
      expect(asked?.headers.accept).toContain('raw');
    },
  );
  it('is null where the ref is valid and has no such file', async () => {
    expect(await read('main', 'provider-baseline.json')).toMatchObject({ sha: SHA, text: null });
  });
  it('is found among the files of the commit, which git lists where the API cannot', async () => {
    github.state.files[`${SHA}:cases.json`] = '[]';
    const list = async () => (await open('main')).list();
    expect(await list()).toEqual(['a/provider-baseline.json', 'cases.json']);
    github.state.faults.push({ match: /trees/, times: 9, status: 500 });
    expect(await list()).toEqual(['by git']);
  });
  it('is an error of the user’s, not an empty baseline, where the ref is unknown', async () => {
    await expect(read('mian')).rejects.toThrow(ConfigError);
    await expect(read('mian')).rejects.toThrow("baseline_ref 'mian'");
    github.state.faults.push({ match: /commits/, times: 1, status: 404, message: 'Not Found' });
    await expect(read('main')).rejects.toThrow(ConfigError);
  });
  it('is read after two bad answers', async () => {
    github.state.faults.push(
      { match: /commits/, times: 2, status: 502 },
      { match: /contents/, times: 2, destroy: true },
    );
    expect(await read('main')).toMatchObject({ via: 'api', text: '{"ß": {}}' });
  });
  it('is read after an answer that breaks off', async () => {
    github.state.faults.push({ match: /commits/, times: 1, cut: true }, { match: /contents/, times: 1, cut: true });
    expect(await read('main')).toMatchObject({ via: 'api', sha: SHA, text: '{"ß": {}}' });
  });
  it('is read by git when the API never answers', async () => {
    github.state.faults.push({ match: /commits/, times: 1, slow: 1500 });
    const ports = { sleep: async () => {}, now: () => 0, warn: (message: string) => void said.push(message) };
    const api = await createApi('token-of-the-job', { api_url: github.url }, ports, 600);
    const { data } = await api.rest.repos.getCommit({ owner: 'o', repo: 'r', ref: 'main' });
    expect(data.sha).toBe(SHA);
    expect(said.join()).toContain('trying again');
  });
  it('is an empty text where the file is empty', async () => {
    github.state.files = { [`${SHA}:a/provider-baseline.json`]: '' };
    expect(await read('main')).toMatchObject({ text: '' });
  });
  it.each(['origin/main', 'HEAD', '@', 'HEAD~1', 'main^', 'main@{1.day.ago}', 'FETCH_HEAD'])(
    'is read by git where only a clone knows %s',
    async (ref) => {
      expect(await read(ref)).toMatchObject({ via: 'git', text: 'by git' });
      expect(github.state.requests).toEqual([]);
    },
  );
  it('is read from a forge that answers in JSON whatever it is asked for', async () => {
    github.state.media_types = false;
    expect(await read('main')).toEqual({ ref: 'main', sha: SHA, text: '{"ß": {}}', via: 'api' });
  });
  it('is read where the raw file is called JSON', async () => {
    github.state.faults.push({ match: /contents/, times: 1, headers: { 'content-type': 'application/json' } });
    expect(JSON.parse((await read('main')).text ?? '')).toEqual({ ß: {} });
  });
  it('is read by git without a token, with a notice', async () => {
    expect(await read('main', undefined, undefined, '')).toMatchObject({ via: 'git', text: 'by git' });
    expect(said.join()).toContain('with git');
  });
  it('is read by git where no API answers, with a notice', async () => {
    expect(await read('main', undefined, 'http://127.0.0.1:9')).toMatchObject({ via: 'git' });
    expect(said.join()).toContain('did not answer');
  });
  it('is read by git, naming the permission, where the token may not read', async () => {
    github.state.may_read = false;
    expect(await read('main')).toMatchObject({ via: 'git' });
    expect(said.join()).toContain('contents: read');
  });
  it('is read by git where the token is a bad one', async () => {
    expect(await read('main', undefined, undefined, 'wrong')).toMatchObject({ via: 'git' });
  });
  it('is read by git where a rate limit is longer than a job should wait, and no permission is blamed', async () => {
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '3600' };
    github.state.faults.push({ match: /commits/, times: 1, status: 403, headers });
    expect(await read('main')).toMatchObject({ via: 'git' });
    expect(said.join()).toContain('did not answer (429)');
  });
  it('is read by git where the file alone cannot be had', async () => {
    github.state.faults.push({ match: /contents/, times: 9, status: 500 });
    expect(await read('main')).toMatchObject({ via: 'git' });
  });
});
