/** A loopback server that answers GitHub's REST API as the action uses it, from a plain state that a test may read and change. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { applyFault, type Fault, type Recorded, readBody } from './faults.js';

export interface Comment {
  id: number;
  issue: number;
  body: string;
  user: { login: string; type: 'Bot' | 'User' };
}

export interface Pull {
  number: number;
  head: { sha: string; ref: string; repo: { full_name: string; owner: { login: string } } | null };
  base: { sha: string; ref: string; repo: { full_name: string } };
  state: 'open' | 'closed';
}

export interface RunArtifact {
  id: number;
  name: string;
  run_id: number;
  zip: Buffer;
  expired?: boolean;
}

export interface GitHubState {
  /** Branches, tags and shas → sha. */
  refs: Record<string, string>;
  /** `<sha>:<path>` → text. */
  files: Record<string, string>;
  comments: Comment[];
  pulls: Pull[];
  artifacts: RunArtifact[];
  /** What the token may do; `token` null means that no token is accepted. */
  token: string | null;
  may_comment: boolean;
  may_read: boolean;
  /** False: a forge that answers in JSON whatever is asked for. */
  media_types: boolean;
  /** Who the token is. */
  login: string;
  default_branch: string;
  faults: Fault[];
  requests: Recorded[];
}

export interface GitHubServer {
  url: string;
  state: GitHubState;
  close(): Promise<void>;
}

type Reply = { status: number; body?: unknown; text?: string; bytes?: Buffer; headers?: Record<string, string> };
type Handler = (match: RegExpExecArray, request: { body: string; query: URLSearchParams; accept: string }) => Reply;

const REPO = '/repos/[^/]+/[^/]+';
const notFound: Reply = { status: 404, body: { message: 'Not Found' } };
const forbidden: Reply = {
  status: 403,
  body: { message: 'Resource not accessible by integration' },
  headers: { 'x-accepted-github-permissions': 'issues=write; pull_requests=write' },
};
const tooLong: Reply = { status: 422, body: { message: 'Body is too long (maximum is 65536 characters)' } };

function routes(state: GitHubState, url: () => string): [string, RegExp, Handler][] {
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
      (_, { body }) =>
        /\bviewer\b/.test(body) ? { status: 200, body: { data: { viewer: { login: state.login } } } } : notFound,
    ],
    [
      'GET',
      new RegExp(`^${REPO}$`),
      () => (state.may_read ? { status: 200, body: { default_branch: state.default_branch } } : notFound),
    ],
    [
      'GET',
      new RegExp(`^${REPO}/commits/(.+)$`),
      ([, ref = ''], { accept }) => {
        if (!state.may_read) return notFound;
        const sha = state.refs[decodeURIComponent(ref).replace(/^heads\//, '')];
        if (!sha) return { status: 422, body: { message: `No commit found for SHA: ${decodeURIComponent(ref)}` } };
        return accept.includes('sha') && state.media_types
          ? { status: 200, text: sha }
          : { status: 200, body: { sha } };
      },
    ],
    [
      'GET',
      new RegExp(`^${REPO}/contents/(.+)$`),
      ([, path = ''], { query }) => {
        if (!state.may_read) return notFound;
        const ref = query.get('ref') ?? state.default_branch;
        const text = state.files[`${state.refs[ref] ?? ref}:${decodeURIComponent(path)}`];
        if (text === undefined) return notFound;
        const content = Buffer.from(text).toString('base64');
        return state.media_types
          ? { status: 200, text }
          : { status: 200, body: { type: 'file', encoding: 'base64', content } };
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

export function createGitHubState(parts: Partial<GitHubState> = {}): GitHubState {
  return {
    refs: {},
    files: {},
    comments: [],
    pulls: [],
    artifacts: [],
    token: 'token-of-the-job',
    may_comment: true,
    may_read: true,
    media_types: true,
    login: 'github-actions[bot]',
    default_branch: 'main',
    faults: [],
    requests: [],
    ...parts,
  };
}

export async function startGitHub(parts: Partial<GitHubState> = {}): Promise<GitHubServer> {
  const state = createGitHubState(parts);
  let origin = '';
  const table = routes(state, () => `${origin}/api/v3`);
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void answer(request, response).catch(() => response.destroy());
  });
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', origin);
    const path = url.pathname.replace(/^\/api\/v3/, '').replace(/^\/api(?=\/graphql)/, '');
    const body = await readBody(request);
    const method = request.method ?? 'GET';
    state.requests.push({ method, path, body: body.toString(), headers: request.headers });
    const send = (): void => {
      const auth = (request.headers.authorization ?? '').replace(/^(token|bearer) /i, '');
      let reply: Reply = { status: 401, body: { message: 'Bad credentials' } };
      if (path.startsWith('/blob/') || (auth && auth === state.token)) {
        reply = notFound;
        for (const [verb, pattern, handler] of table) {
          const match = verb === method ? pattern.exec(path) : null;
          if (match) {
            const accept = String(request.headers.accept ?? '');
            reply = handler(match, { body: body.toString(), query: url.searchParams, accept });
            break;
          }
        }
      }
      // Without a charset octokit hands text over as an ArrayBuffer; GitHub sends one for both kinds.
      const type = reply.text !== undefined ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
      response.writeHead(reply.status, { 'content-type': type, ...reply.headers });
      response.end(reply.bytes ?? reply.text ?? JSON.stringify(reply.body ?? {}));
    };
    await applyFault(state.faults, { method, path }, response, send);
  }
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin}/api/v3`,
    state,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
