/** A loopback server that speaks the artifact service's protocol (Twirp calls and block blobs) to the real @actions/artifact client. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { applyFault, type Fault, type Recorded, readBody } from './faults.js';

interface StoredArtifact {
  id: number;
  name: string;
  run: string;
  job: string;
  zip: Buffer;
  finalized: boolean;
  expires_at: string | null;
}

export interface ArtifactService {
  url: string;
  artifacts: StoredArtifact[];
  faults: Fault[];
  requests: Recorded[];
  /** The runtime token that a job of this run gets. */
  token(run?: string, job?: string): string;
  close(): Promise<void>;
}

/** The client reads the backend ids from the token and does not verify it. */
function createToken(run: string, job: string): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 3600;
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ scp: `Actions.Results:${run}:${job}`, exp })}.sig`;
}

type Call = Record<string, string>;

export async function startArtifactService(): Promise<ArtifactService> {
  const artifacts: StoredArtifact[] = [];
  const blocks = new Map<string, Map<string, Buffer>>();
  const faults: Fault[] = [];
  const requests: Recorded[] = [];
  let origin = '';

  const find = (call: Call) =>
    artifacts.find((one) => one.run === call['workflow_run_backend_id'] && one.name === call['name']);
  const describe = (one: StoredArtifact) => ({
    workflow_run_backend_id: one.run,
    workflow_job_run_backend_id: one.job,
    database_id: String(one.id),
    name: one.name,
    size: String(one.zip.length),
    created_at: new Date(1_700_000_000_000 + one.id * 1000).toISOString(),
    digest: `sha256:${createHash('sha256').update(one.zip).digest('hex')}`,
  });

  const methods: Record<string, (call: Call) => [number, unknown]> = {
    CreateArtifact(call) {
      if (find(call)) {
        const msg = 'an artifact with this name already exists on the workflow run';
        return [409, { code: 'already_exists', msg }];
      }
      const id = artifacts.length + 1;
      artifacts.push({
        id,
        name: String(call['name']),
        run: String(call['workflow_run_backend_id']),
        job: String(call['workflow_job_run_backend_id']),
        zip: Buffer.alloc(0),
        finalized: false,
        expires_at: call['expires_at'] ?? null,
      });
      return [200, { ok: true, signed_upload_url: `${origin}/upload/${id}?sig=signature-of-this-blob&se=2030` }];
    },
    FinalizeArtifact(call) {
      const found = find(call);
      if (!found) return [404, { code: 'not_found', msg: 'no such artifact' }];
      const hash = `sha256:${createHash('sha256').update(found.zip).digest('hex')}`;
      if (call['size'] !== String(found.zip.length) || (call['hash'] && call['hash'] !== hash)) {
        return [400, { code: 'invalid_argument', msg: 'size or hash differs' }];
      }
      found.finalized = true;
      return [200, { ok: true, artifact_id: String(found.id) }];
    },
    ListArtifacts(call) {
      const rows = artifacts.filter(
        (one) =>
          one.finalized &&
          one.run === call['workflow_run_backend_id'] &&
          (!call['name_filter'] || one.name === call['name_filter']) &&
          (!call['id_filter'] || String(one.id) === call['id_filter']),
      );
      return [200, { artifacts: rows.map(describe) }];
    },
    GetSignedArtifactURL(call) {
      const found = find(call);
      return found
        ? [200, { signed_url: `${origin}/download/${found.id}?sig=signature-of-this-blob` }]
        : [404, { code: 'not_found', msg: 'no such artifact' }];
    },
    DeleteArtifact(call) {
      const found = find(call);
      if (!found) return [404, { code: 'not_found', msg: 'no such artifact' }];
      artifacts.splice(artifacts.indexOf(found), 1);
      return [200, { ok: true, artifact_id: String(found.id) }];
    },
  };

  function putBlob(id: string, query: URLSearchParams, body: Buffer): boolean {
    const found = artifacts.find((one) => String(one.id) === id);
    if (!found) return false;
    const parts = blocks.get(id) ?? new Map<string, Buffer>();
    blocks.set(id, parts);
    if (query.get('comp') === 'block') parts.set(String(query.get('blockid')), body);
    else if (query.get('comp') === 'blocklist') {
      const order = [...body.toString().matchAll(/<Latest>([^<]+)<\/Latest>/g)].map((match) => match[1] ?? '');
      found.zip = Buffer.concat(order.map((block) => parts.get(block) ?? Buffer.alloc(0)));
    } else found.zip = body;
    return true;
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', origin);
    const body = await readBody(request);
    const path = url.pathname;
    const method = request.method ?? 'GET';
    requests.push({ method, path, body: path.startsWith('/upload/') ? '' : body.toString(), headers: request.headers });
    const json = (status: number, value: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(value));
    };
    await applyFault(faults, { method, path }, response, () => {
      const call = /^\/twirp\/github\.actions\.results\.api\.v1\.ArtifactService\/(\w+)$/.exec(path)?.[1];
      const [, verb, id] = /^\/(upload|download)\/(\d+)$/.exec(path) ?? [];
      if (call && methods[call]) {
        if (!request.headers.authorization) return json(401, { code: 'unauthenticated', msg: 'no token' });
        return json(...methods[call](JSON.parse(body.toString())));
      }
      if (verb === 'upload' && id && putBlob(id, url.searchParams, body)) {
        const stamp = new Date().toUTCString();
        response.writeHead(201, { date: stamp, etag: '"1"', 'last-modified': stamp, 'x-ms-request-id': '1' });
        response.end();
        return;
      }
      const found = artifacts.find((one) => String(one.id) === id);
      if (verb !== 'download' || !found) return json(404, { code: 'bad_route', msg: path });
      response.writeHead(200, { 'content-type': 'application/zip', 'content-length': found.zip.length });
      response.end(found.zip);
    });
  }

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin}/`,
    artifacts,
    faults,
    requests,
    token: (run = 'run-1', job = 'job-1') => createToken(run, job),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
