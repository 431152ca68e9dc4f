/** A loopback server that answers GitHub's REST API as the action uses it, from a plain state that a test may read and change. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { applyFault, readBody } from './faults.js';
import { listRoutes, notFound, type Reply } from './github-routes.js';
import { createGitHubState, type GitHubState } from './github-state.js';

export interface GitHubServer {
  url: string;
  state: GitHubState;
  close(): Promise<void>;
}

export async function startGitHub(parts: Partial<GitHubState> = {}): Promise<GitHubServer> {
  const state = createGitHubState(parts);
  let origin = '';
  const table = listRoutes(state, () => `${origin}/api/v3`);
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
