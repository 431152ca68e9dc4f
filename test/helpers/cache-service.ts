/** A loopback server that speaks the cache service's protocol (Twirp calls and block blobs) to the real @actions/cache client. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBody } from './faults.js';

export interface CacheService {
  url: string;
  /** Archives by key and version; a test may change them. */
  entries: Map<string, Buffer>;
  /** Answers nothing but refusals, which the client does not repeat: a server error it tries for a minute. */
  down: boolean;
  close(): Promise<void>;
}

export async function startCacheService(): Promise<CacheService> {
  const entries = new Map<string, Buffer>();
  const blocks = new Map<string, Buffer>();
  const service: Omit<CacheService, 'url' | 'close'> = { entries, down: false };
  let origin = '';
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', origin);
    const body = await readBody(request);
    const name = decodeURIComponent(url.pathname.split('/').at(-1) ?? '');
    const json = (value: unknown) => {
      response.writeHead(service.down ? 403 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(service.down ? { code: 'permission_denied', msg: 'down' } : value));
    };
    if (url.pathname.startsWith('/twirp/github.actions.results.api.v1.CacheService/')) {
      const { key, version } = JSON.parse(body.toString());
      const id = `${key} ${version}`;
      const blob = (verb: string) => `${origin}/${verb}/${encodeURIComponent(id)}?sig=signature-of-this-blob`;
      if (name === 'CreateCacheEntry') return json({ ok: !entries.has(id), signed_upload_url: blob('upload') });
      if (name === 'FinalizeCacheEntryUpload') return json({ ok: entries.has(id), entry_id: '1' });
      return json(
        entries.has(id) ? { ok: true, signed_download_url: blob('download'), matched_key: key } : { ok: false },
      );
    }
    if (request.method === 'PUT') {
      const part = url.searchParams.get('blockid');
      if (url.searchParams.get('comp') === 'block' && part) blocks.set(part, body);
      else if (url.searchParams.get('comp') === 'blocklist') {
        const order = [...body.toString().matchAll(/<Latest>([^<]+)<\/Latest>/g)].map((match) => match[1] ?? '');
        entries.set(name, Buffer.concat(order.map((block) => blocks.get(block) ?? Buffer.alloc(0))));
      } else entries.set(name, body);
      const stamp = new Date().toUTCString();
      response.writeHead(201, { date: stamp, etag: '"1"', 'last-modified': stamp, 'x-ms-request-id': '1' });
      return response.end();
    }
    const found = entries.get(name);
    response.writeHead(found ? 200 : 404, { 'content-length': found?.length ?? 0 });
    return response.end(found);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(service, {
    url: `${origin}/`,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  });
}
