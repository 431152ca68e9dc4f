/** The embedded model's server: one HTTP server on loopback, on which each unit has a secret path and its own policy. */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, ListenOptions } from 'node:net';
import { RefusedBody, readJsonBody } from '../../io/net/request-body.js';
import type { ModelRequest, WireReply } from '../../model/wire.js';
import { PROSE } from '../../policy/prose.js';
import type { ModelServer, ModelUnit } from '../../transcript/model-server.js';
import { playFault, sendReply } from './wire-fault.js';

interface Registration {
  unit: ModelUnit;
  requests: number;
  /** Makes call ids unique within the unit and identical in every batch. */
  replies: number;
  open: Set<ServerResponse>;
}

/** Dropped, because no policy needs them and dropped values cannot leak. */
const SECRET_HEADERS = new Set([
  'authorization',
  'x-api-key',
  'api-key',
  'cookie',
  'proxy-authorization',
  'x-goog-api-key',
]);

const UNKNOWN_UNIT: WireReply = {
  status: 404,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ error: { message: 'no such unit' } }),
};

/** socket: a socket file on which it answers too, for agents whose loopback is not this machine's. */
export async function openModelServer(socket?: string): Promise<ModelServer> {
  const registrations = new Map<string, Registration>();
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const [, token = '', path = '/'] = /^\/u\/([0-9a-f]{32})(\/[^?]*)?/.exec(request.url ?? '') ?? [];
    const registration = registrations.get(token);
    if (!registration) return sendReply(response, UNKNOWN_UNIT);
    registration.open.add(response);
    response.once('close', () => registration.open.delete(response));
    answer(registration, path, request, response).catch(() => response.destroy());
  };
  const server = await listen(handle, { port: 0, host: '127.0.0.1' });
  const servers = [server, ...(socket ? [await listen(handle, { path: socket })] : [])];
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    port: Number(new URL(origin).port),
    register(unit) {
      const token = randomBytes(16).toString('hex');
      const registration: Registration = { unit, requests: 0, replies: 0, open: new Set() };
      registrations.set(token, registration);
      return {
        url: `${origin}/u/${token}`,
        close() {
          registrations.delete(token);
          for (const response of registration.open) response.destroy();
        },
      };
    },
    async close() {
      await Promise.all(servers.map(closeServer));
    },
  };
}

async function listen(handle: RequestListener, at: ListenOptions): Promise<Server> {
  const server = createServer(handle);
  // There is no idle timeout, because a client that reuses a connection at the moment of its timeout would get a reset.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(at, resolve);
  });
  return server;
}

const closeServer = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

async function answer(
  registration: Registration,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { codec } = registration.unit.agent;
  const method = request.method ?? 'GET';
  if (method === 'HEAD' || (method === 'GET' && path === '/')) return void response.writeHead(200).end();
  // With its built-in provider Codex tries a WebSocket first; after a 426 it uses HTTP.
  if (request.headers.upgrade)
    return sendReply(response, codec.renderError(426, 'invalid_request_error', 'upgrades are not supported'));
  if (!codec.matches(method, path)) {
    return sendReply(
      response,
      codec.renderError(404, 'not_found_error', `the embedded model does not serve ${method} ${path}`),
    );
  }
  let body: unknown;
  try {
    body = await readJsonBody(request);
  } catch (error) {
    if (!(error instanceof RefusedBody)) throw error;
    // The unread rest of the body would be parsed as the next request.
    response.setHeader('connection', 'close');
    return sendReply(response, codec.renderError(error.status, 'invalid_request_error', error.message));
  }
  const parsed = codec.parseRequest(body, plainHeaders(request), path);
  const reply = () => decide(registration, parsed);
  if (registration.unit.fault)
    return playFault(registration.unit.fault, registration.requests++, response, codec, reply);
  sendReply(response, await reply());
}

async function decide(registration: Registration, request: ModelRequest): Promise<WireReply> {
  const { agent, policy, on_offer, on_request } = registration.unit;
  try {
    const kind = agent.classifyRequest(request);
    on_request?.(request, kind);
    const id = `${request.step}x${registration.replies++}`;
    if (kind === 'side') return agent.codec.renderReply(PROSE, request, id);
    const offered = agent.readOffer(request);
    if (kind === 'main') on_offer?.(offered, request);
    return agent.codec.renderReply(await policy(request, offered), request, id);
  } catch (error) {
    return agent.codec.renderError(500, 'api_error', `the embedded model failed: ${(error as Error).message}`);
  }
}

function plainHeaders(request: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || SECRET_HEADERS.has(name)) continue;
    headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return headers;
}
