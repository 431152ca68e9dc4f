/** GitHub's REST API as the action uses it: a row per route, answered from a plain state. */
import { gunzipSync } from 'node:zlib';
import { findCommit, findMergeBase, listRenames, listTree, readFileAt, readObject } from './github-git.js';
import type { Comment, GitHubState } from './github-state.js';

export type Reply = { status: number; body?: unknown; text?: string; bytes?: Buffer; headers?: Record<string, string> };
type Handler = (match: RegExpExecArray, request: { body: string; query: URLSearchParams; accept: string }) => Reply;

const REPO = '/repos/[^/]+/[^/]+';
export const notFound: Reply = { status: 404, body: { message: 'Not Found' } };
const forbidden: Reply = {
  status: 403,
  body: { message: 'Resource not accessible by integration' },
  headers: { 'x-accepted-github-permissions': 'issues=write; pull_requests=write' },
};
const tooLong: Reply = { status: 422, body: { message: 'Body is too long (maximum is 65536 characters)' } };

export function listRoutes(state: GitHubState, url: () => string): [string, RegExp, Handler][] {
  const shown = (comment: Comment) => ({
    ...comment,
    html_url: `https://github.com/o/r/pull/${comment.issue}#issuecomment-${comment.id}`,
  });
  const page = <T>(rows: T[], query: URLSearchParams, path: string): Reply => {
    const size = Math.min(Number(query.get('per_page') ?? 30), 100);
    const at = Number(query.get('page') ?? 1);
    const more = at * size < rows.length;
    const headers: Record<string, string> = more
      ? { link: `<${url()}${path}?per_page=${size}&page=${at + 1}>; rel="next"` }
      : {};
    return { status: 200, body: rows.slice((at - 1) * size, at * size), headers };
  };
  return [
    [
      'POST',
      /^\/graphql$/,
      (_, { body }) => {
        if (/\bviewer\b/.test(body)) return { status: 200, body: { data: { viewer: { login: state.login } } } };
        const asked = [...body.matchAll(/(\w+): object\(oid: \\"(\w+)\\"\)/g)];
        if (asked.length === 0 || !state.may_read || !state.media_types) return notFound;
        const repository = asked.map(([, field, oid = '']) => [field, { text: readObject(state.repository, oid) }]);
        return { status: 200, body: { data: { repository: Object.fromEntries(repository) } } };
      },
    ],
    [
      'GET',
      new RegExp(`^${REPO}$`),
      () => (state.may_read ? { status: 200, body: { default_branch: state.default_branch } } : notFound),
    ],
    [
      'GET',
      new RegExp(`^${REPO}/commits/(\\w+)/check-runs$`),
      ([, sha], { query }) => {
        const named = state.checks.filter((one) => one.head_sha === sha && one.name === query.get('check_name'));
        return state.may_check ? { status: 200, body: { total_count: named.length, check_runs: named } } : forbidden;
      },
    ],
    [
      'POST',
      new RegExp(`^${REPO}/check-runs$`),
      (_, { body }) => {
        if (!state.may_check) return forbidden;
        state.checks.push({ ...JSON.parse(body), id: state.checks.length + 1 });
        return { status: 201, body: state.checks.at(-1) };
      },
    ],
    [
      'PATCH',
      new RegExp(`^${REPO}/check-runs/(\\d+)$`),
      ([, id], { body }) => {
        const known = state.checks.find((one) => one.id === Number(id));
        if (!state.may_check || !known) return forbidden;
        Object.assign(known, JSON.parse(body));
        return { status: 200, body: known };
      },
    ],
    [
      'GET',
      new RegExp(`^${REPO}/commits/(.+)$`),
      ([, ref = ''], { accept }) => {
        if (!state.may_read) return notFound;
        const name = decodeURIComponent(ref).replace(/^heads\//, '');
        const found = findCommit(state.repository, name);
        const sha = state.refs[name] ?? found?.sha;
        if (!sha) return { status: 422, body: { message: `No commit found for SHA: ${decodeURIComponent(ref)}` } };
        return accept.includes('sha') && state.media_types
          ? { status: 200, text: sha }
          : { status: 200, body: { sha, parents: found?.parents.map((one) => ({ sha: one })) ?? [] } };
      },
    ],
    [
      'GET',
      new RegExp(`^${REPO}/compare/(.+)$`),
      ([, basehead = '']) => {
        if (!state.may_read) return notFound;
        const [base = '', head = ''] = decodeURIComponent(basehead).split('...');
        const pair = [state.refs[base] ?? base, state.refs[head] ?? head] as const;
        const merge_base = findMergeBase(state.repository, ...pair);
        if (merge_base === null) return notFound;
        const status = merge_base === pair[0] ? 'ahead' : 'diverged';
        const files = listRenames(state.repository, ...pair);
        return { status: 200, body: { merge_base_commit: { sha: merge_base }, status, files } };
      },
    ],
    [
      'GET',
      new RegExp(`^${REPO}/contents/(.+)$`),
      ([, path = ''], { query }) => {
        if (!state.may_read) return notFound;
        const ref = query.get('ref') ?? state.default_branch;
        const at = [state.refs[ref] ?? ref, decodeURIComponent(path)] as const;
        const text = state.files[at.join(':')] ?? readFileAt(state.repository, ...at);
        if (text === null) return notFound;
        const content = Buffer.from(text).toString('base64');
        return state.media_types
          ? { status: 200, text }
          : { status: 200, body: { type: 'file', encoding: 'base64', content } };
      },
    ],
    [
      'GET',
      new RegExp(`^${REPO}/git/trees/(.+)$`),
      ([, sha = '']) => {
        if (!state.may_read) return notFound;
        const paths = Object.keys(state.files).flatMap((key) =>
          key.startsWith(`${sha}:`) ? [key.slice(sha.length + 1)] : [],
        );
        const tree = paths.map((path) => ({ path, mode: '100644', type: 'blob', sha: '0'.repeat(40) }));
        const real = listTree(state.repository, sha);
        const known = [...real, ...tree.filter(({ path }) => !real.some((one) => one.path === path))];
        return { status: 200, body: { sha, tree: known, truncated: false } };
      },
    ],
    [
      'GET',
      new RegExp(`^(${REPO}/issues/(\\d+)/comments)$`),
      ([, path = '', issue], { query }) =>
        page(state.comments.filter((comment) => comment.issue === Number(issue)).map(shown), query, path),
    ],
    [
      'POST',
      new RegExp(`^${REPO}/issues/(\\d+)/comments$`),
      ([, issue], { body }) => {
        if (!state.may_comment) return forbidden;
        const text: string = JSON.parse(body).body;
        if (text.length > 65_536) return tooLong;
        const type = state.login.endsWith('[bot]') ? ('Bot' as const) : ('User' as const);
        const id = 1 + Math.max(0, ...state.comments.map((comment) => comment.id));
        const comment = { id, issue: Number(issue), body: text, user: { login: state.login, type } };
        state.comments.push(comment);
        return {
          status: 201,
          body: shown(comment),
        };
      },
    ],
    [
      'PATCH',
      new RegExp(`^${REPO}/issues/comments/(\\d+)$`),
      ([, id], { body }) => {
        if (!state.may_comment) return forbidden;
        const comment = state.comments.find((one) => one.id === Number(id));
        if (!comment) return notFound;
        const text: string = JSON.parse(body).body;
        if (text.length > 65_536) return tooLong;
        comment.body = text;
        return {
          status: 200,
          body: shown(comment),
        };
      },
    ],
    [
      'DELETE',
      new RegExp(`^${REPO}/issues/comments/(\\d+)$`),
      ([, id]) => {
        if (!state.may_comment) return forbidden;
        const at = state.comments.findIndex((one) => one.id === Number(id));
        if (at < 0) return notFound;
        state.comments.splice(at, 1);
        return { status: 204 };
      },
    ],
    [
      'POST',
      new RegExp(`^${REPO}/code-scanning/sarifs$`),
      (_, { body }) => {
        if (state.no_alerts) return { status: state.no_alerts.status, body: { message: state.no_alerts.message } };
        const { sarif, ...rest } = JSON.parse(body);
        state.uploads.push({ ...rest, sarif: gunzipSync(Buffer.from(sarif, 'base64')).toString() });
        return { status: 202, body: { id: `upload-${state.uploads.length}` } };
      },
    ],
    [
      'GET',
      new RegExp(`^${REPO}/pulls/(\\d+)$`),
      ([, number]) => {
        const pull = state.pulls.find((one) => one.number === Number(number));
        return pull ? { status: 200, body: pull } : notFound;
      },
    ],
    [
      'GET',
      new RegExp(`^(${REPO}/pulls)$`),
      ([, path = ''], { query }) => {
        const [owner, ...branch] = (query.get('head') ?? '').split(':');
        return page(
          state.pulls.filter(
            (pull) =>
              (!query.get('state') || query.get('state') === 'all' || pull.state === query.get('state')) &&
              (!owner || (pull.head.repo?.owner.login === owner && pull.head.ref === branch.join(':'))),
          ),
          query,
          path,
        );
      },
    ],
    [
      'GET',
      new RegExp(`^(${REPO}/actions/runs/(\\d+)/artifacts)$`),
      ([, path = '', run], { query }) => {
        const artifacts = state.artifacts.filter((artifact) => artifact.run_id === Number(run));
        const rows = artifacts.map(({ id, name, zip, expired = false }) => ({
          ...{ id, name, expired, size_in_bytes: zip.length, created_at: null },
        }));
        const reply = page(rows, query, path);
        return { ...reply, body: { total_count: rows.length, artifacts: reply.body } };
      },
    ],
    [
      'GET',
      new RegExp(`^${REPO}/actions/artifacts/(\\d+)/zip$`),
      ([, id]) =>
        state.artifacts.some((artifact) => artifact.id === Number(id) && artifact.expired)
          ? { status: 410, body: { message: 'Artifact has expired' } }
          : { status: 302, headers: { location: `${url().replace(/\/api\/v3$/, '')}/blob/${id}` } },
    ],
    [
      'GET',
      /^\/blob\/(\d+)$/,
      ([, id]) => {
        const found = state.artifacts.find((artifact) => artifact.id === Number(id));
        return found ? { status: 200, bytes: found.zip, headers: { 'content-type': 'application/zip' } } : notFound;
      },
    ],
  ];
}
