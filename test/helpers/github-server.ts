/** A loopback server that answers GitHub's REST API as the action uses it, from a plain state that a test may read and change. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { applyFault, readBody } from './faults.js';
import { listRoutes, notFound, type Reply } from './github-routes.js';
import { createGitHubState, type GitHubState } from './github-state.js';

export interface GitHubServer {
  url: string;
  state: GitHubState;
  close(): Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
let answering: Answer | null = null;
let server: Server | null = null;

/** One address for all that a process starts one after another: the artifact client keeps the first that it sees. */
async function listen(): Promise<Server> {
  if (server) return server;
  server = createServer((request, response) => {
    if (answering) void answering(request, response).catch(() => response.destroy());
    else response.destroy();
  });
  const opened = server.unref();
  await new Promise<void>((ready) => opened.listen(0, '127.0.0.1', ready));
  return opened;
}

export async function startGitHub(parts: Partial<GitHubState> = {}): Promise<GitHubServer> {
  if (answering) throw new Error('the GitHub of the test before is still open');
  const state = createGitHubState(parts);
  const server = await listen();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const table = listRoutes(state, () => `${origin}/api/v3`);
  answering = answer;
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
  return {
    url: `${origin}/api/v3`,
    state,
    async close() {
      answering = null;
      server.closeAllConnections();
    },
  };
}
