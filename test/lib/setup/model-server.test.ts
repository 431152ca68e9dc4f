import { request as httpRequest } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readJsonBody } from '../../../lib/io/net/request-body.js';
import { anthropic } from '../../../lib/model/anthropic.js';
import type { ModelRequest, OfferedSkill } from '../../../lib/model/wire.js';
import type { WireFault } from '../../../lib/model/wire-fault.js';
import { openModelServer } from '../../../lib/setup/model/server.js';
import type { ModelServer, ModelUnit } from '../../../lib/transcript/model-server.js';

let server: ModelServer;
beforeAll(async () => {
  server = await openModelServer();
});
afterAll(() => server.close());

const OFFER: OfferedSkill[] = [{ id: 'alpha', also: [], description: 'd', path: null }];

function unit(more: Partial<ModelUnit> = {}): ModelUnit {
  return {
    agent: {
      codec: anthropic,
      classifyRequest: (request) =>
        request.model === 'titles' ? 'side' : request.model === 'child' ? 'subagent' : 'main',
      readOffer: () => OFFER,
    },
    policy: (_, offered) => ({ text: `offered ${offered.map(({ id }) => id)}`, calls: [] }),
    ...more,
  };
}

const BODY = { model: 'm', messages: [{ role: 'user', content: 'hello' }] };

async function post(url: string, body: unknown = BODY, headers: Record<string, string> = {}) {
  const packed = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
  const response = await fetch(`${url}/v1/messages?beta=true`, { method: 'POST', body: packed as string, headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, json: JSON.parse(text) };
}

describe('the embedded model server', () => {
  it('listens on loopback only and gives each unit a path that cannot be guessed', () => {
    const [a, b] = [server.register(unit()), server.register(unit())];
    expect(a.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/u\/[0-9a-f]{32}$/);
    expect(a.url).not.toBe(b.url);
  });

  it('answers each unit by its own policy, in the vendor’s format', async () => {
    const one = server.register(unit());
    const other = server.register(unit({ policy: () => ({ text: 'mine', calls: [] }) }));
    expect((await post(one.url)).json.content).toEqual([{ type: 'text', text: 'offered alpha' }]);
    expect((await post(other.url)).json.content).toEqual([{ type: 'text', text: 'mine' }]);
  });

  it('reports the offer of main requests only, and hides credentials from every callback', async () => {
    const offers: OfferedSkill[][] = [];
    const seen: [string, ModelRequest][] = [];
    const { url } = server.register(
      unit({ on_offer: (offered) => offers.push(offered), on_request: (request, kind) => seen.push([kind, request]) }),
    );
    const headers = { 'x-api-key': 'canary', authorization: 'Bearer canary', 'x-app': 'cli' };
    await post(url, BODY, headers);
    expect((await post(url, { ...BODY, model: 'titles' })).json.content).toEqual([{ type: 'text', text: 'Done.' }]);
    expect((await post(url, { ...BODY, model: 'child' })).json.content[0].text).toBe('offered alpha');
    expect(offers).toEqual([OFFER]);
    expect(seen.map(([kind]) => kind)).toEqual(['main', 'side', 'subagent']);
    expect(seen[0]?.[1].headers['x-app']).toBe('cli');
    expect(JSON.stringify(seen)).not.toContain('canary');
  });

  it('makes call ids that are unique within a unit', async () => {
    const { url } = server.register(unit({ policy: () => ({ text: '', calls: [{ name: 'Skill', input: {} }] }) }));
    const ids = [await post(url), await post(url)].map(({ json }) => json.content[0].id);
    expect(new Set(ids).size).toBe(2);
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('reads a body compressed with %s', async (encoding, pack) => {
    const { url } = server.register(unit());
    const { status } = await post(url, pack(JSON.stringify(BODY)), { 'content-encoding': encoding });
    expect(status).toBe(200);
  });

  it.each([
    ['no JSON', '{', {}, 400, /not JSON/],
    ['a packing it does not know', '{}', { 'content-encoding': 'snappy' }, 415, /snappy is not supported/],
    ['a packing that is none', '{}', { 'content-encoding': 'gzip' }, 400, /not gzip/],
  ])('refuses a request with %s', async (_, body, headers, status, message) => {
    const { url } = server.register(unit());
    const answer = await post(url, body, headers as Record<string, string>);
    expect(answer).toMatchObject({
      status,
      json: { type: 'error', error: { message: expect.stringMatching(message) } },
    });
  });

  it('answers an unknown path in the vendor’s format, and a request to the root with 200', async () => {
    const { url } = server.register(unit());
    const response = await fetch(`${url}/v1/models`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ type: 'error', error: { type: 'not_found_error' } });
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(`${url}/`)).status).toBe(200);
  });

  it('answers 404 for a unit that is closed or never existed', async () => {
    const { url, close } = server.register(unit());
    close();
    expect((await post(url)).status).toBe(404);
    expect((await fetch(`${server.origin}/`)).status).toBe(404);
    expect((await fetch(`${server.origin}/u/${'0'.repeat(32)}/v1/messages`, { method: 'POST' })).status).toBe(404);
  });

  it('refuses a WebSocket with 426', async () => {
    const { url } = server.register(unit());
    const status = await new Promise((resolve, reject) => {
      const request = httpRequest(`${url}/v1/responses`, { headers: { connection: 'upgrade', upgrade: 'websocket' } });
      request
        .on('response', (response) => resolve(response.statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(426);
  });

  it('answers 500 when a policy throws, instead of dying', async () => {
    const { url } = server.register(
      unit({
        policy: () => {
          throw new Error('a bug');
        },
      }),
    );
    expect(await post(url)).toMatchObject({
      status: 500,
      json: { error: { message: 'the embedded model failed: a bug' } },
    });
  });

  it('closes while a request is still waiting', async () => {
    const own = await openModelServer();
    const { url } = own.register(unit({ fault: { type: 'stall' } }));
    // The answer has begun, so the request is with the server.
    const waiting = await fetch(`${url}/v1/messages`, { method: 'POST', body: JSON.stringify(BODY) });
    const text = waiting.text().catch((error: Error) => error.name);
    await own.close();
    expect(await text).toBe('TypeError');
  });
});

describe('the embedded model server, with a fault to play,', () => {
  const withFault = (fault: WireFault) => server.register(unit({ fault }));

  it('answers with an error status and its headers, as often as asked', async () => {
    const { url } = withFault({
      type: 'status',
      status: 429,
      kind: 'rate_limit_error',
      message: 'slow down',
      headers: { 'retry-after': '1' },
      times: 1,
    });
    const first = await post(url);
    expect(first).toMatchObject({ status: 429, json: { error: { type: 'rate_limit_error', message: 'slow down' } } });
    expect(first.headers.get('retry-after')).toBe('1');
    expect((await post(url)).status).toBe(200);
  });

  it.each<WireFault>([{ type: 'drop' }, { type: 'cut' }])('breaks the connection: $type', async (fault) => {
    await expect(post(withFault(fault).url)).rejects.toThrow();
  });

  it.each<WireFault>([{ type: 'hang' }, { type: 'stall' }])(
    'keeps a request open until the unit is closed: $type',
    async (fault) => {
      const { url, close } = withFault(fault);
      const waiting = post(url).then(
        () => 'answered',
        () => 'cut off',
      );
      const timer = new Promise((done) => setTimeout(() => done('waiting'), 300));
      expect(await Promise.race([waiting, timer])).toBe('waiting');
      close();
      expect(await waiting).toBe('cut off');
    },
  );

  it('answers late', async () => {
    const began = Date.now();
    expect((await post(withFault({ type: 'slow', delay_ms: 300 }).url)).status).toBe(200);
    expect(Date.now() - began).toBeGreaterThanOrEqual(290);
  });
});

describe('readJsonBody', () => {
  async function* chunks(...parts: string[]) {
    for (const part of parts) yield Buffer.from(part);
  }
  const message = (headers: Record<string, string>, body: AsyncIterable<Buffer>) =>
    Object.assign(body, { headers }) as unknown as Parameters<typeof readJsonBody>[0];

  it('reads a body in pieces, up to its limit', async () => {
    expect(await readJsonBody(message({}, chunks('{"a"', ':1}')))).toEqual({ a: 1 });
    await expect(readJsonBody(message({}, chunks('12345', '67890')), 8)).rejects.toMatchObject({ status: 413 });
  });

  it('refuses a small body that unpacks to a huge one', async () => {
    async function* bomb() {
      yield gzipSync(Buffer.alloc(1_000_000, 32));
    }
    await expect(readJsonBody(message({ 'content-encoding': 'gzip' }, bomb()), 10_000)).rejects.toMatchObject({
      status: 413,
    });
  });
});
