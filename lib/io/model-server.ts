/** The embedded model's door: one loopback HTTP server, where each unit has a secret path and its own policy. */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Agent } from '../agents/agent.js';
import { PROSE } from '../model/script.js';
import type { ModelRequest, OfferedSkill, Policy, WireReply } from '../model/wire.js';
import { RefusedBody, readJsonBody } from './request-body.js';
import { playFault, sendReply, type WireFault } from './wire-fault.js';

export interface ModelUnit {
  agent: Pick<Agent, 'codec' | 'classifyRequest' | 'readOffer'>;
  policy: Policy;
  /** What the main conversation was offered; called for each of its requests. */
  on_offer?(offered: OfferedSkill[], request: ModelRequest): void;
  on_request?(request: ModelRequest, kind: 'main' | 'subagent' | 'side'): void;
  /** A misbehaving vendor, played for tests. */
  fault?: WireFault;
}

export interface ModelServer {
  origin: string;
  /** url: the unit's base URL, no trailing slash. close: its path is gone, and what hangs there is cut off. */
  register(unit: ModelUnit): { url: string; close(): void };
  close(): Promise<void>;
}

interface Room {
  unit: ModelUnit;
  requests: number;
  /** Makes call ids unique within the unit, and the same in every batch. */
  replies: number;
  open: Set<ServerResponse>;
}

/** Not passed on: no policy needs them, and what is not held cannot leak. */
const SECRET_HEADERS = new Set([
  'authorization',
  'x-api-key',
  'api-key',
  'cookie',
  'proxy-authorization',
  'x-goog-api-key',
]);

const NO_ROOM: WireReply = {
  status: 404,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ error: { message: 'no such unit' } }),
};

export async function openModelServer(): Promise<ModelServer> {
  const rooms = new Map<string, Room>();
  const server = createServer((request, response) => {
    const [, token = '', path = '/'] = /^\/u\/([0-9a-f]{32})(\/[^?]*)?/.exec(request.url ?? '') ?? [];
    const room = rooms.get(token);
    if (!room) return sendReply(response, NO_ROOM);
    room.open.add(response);
    response.once('close', () => room.open.delete(response));
    answer(room, path, request, response).catch(() => response.destroy());
  });
  // A client that reuses a connection just as we drop it sees a reset; units are short, so none is dropped before its end.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    register(unit) {
      const token = randomBytes(16).toString('hex');
      const room: Room = { unit, requests: 0, replies: 0, open: new Set() };
      rooms.set(token, room);
      return {
        url: `${origin}/u/${token}`,
        close() {
          rooms.delete(token);
          for (const response of room.open) response.destroy();
        },
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(room: Room, path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { codec } = room.unit.agent;
  const method = request.method ?? 'GET';
  if (method === 'HEAD' || (method === 'GET' && path === '/')) return void response.writeHead(200).end();
  // Codex asks for a WebSocket first when the provider is its own, and takes 426 for a no.
  if (request.headers.upgrade)
    return sendReply(response, codec.renderError(426, 'invalid_request_error', 'no upgrade here'));
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
    // What was not read would be taken for the next request.
    response.setHeader('connection', 'close');
    return sendReply(response, codec.renderError(error.status, 'invalid_request_error', error.message));
  }
  const parsed = codec.parseRequest(body, plainHeaders(request));
  const reply = () => decide(room, parsed);
  if (room.unit.fault) return playFault(room.unit.fault, room.requests++, response, codec, reply);
  sendReply(response, reply());
}

function decide(room: Room, request: ModelRequest): WireReply {
  const { agent, policy, on_offer, on_request } = room.unit;
  try {
    const kind = agent.classifyRequest(request);
    on_request?.(request, kind);
    const id = `${request.step}x${room.replies++}`;
    if (kind === 'side') return agent.codec.renderReply(PROSE, request, id);
    const offered = agent.readOffer(request);
    if (kind === 'main') on_offer?.(offered, request);
    return agent.codec.renderReply(policy(request, offered), request, id);
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
