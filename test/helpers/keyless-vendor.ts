/** Vendors on loopback that know no stored key: one that exchanges a job's identity token, and GitHub's, which take the job's own token. */
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The form of a JSON Web Token, as GitHub issues them. */
export const IDENTITY = `eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJyZXBvOm8vciJ9.${'c2lnbmF0dXJl'.repeat(3)}`;
export const EXCHANGED = `sk-ant-oat01-${'exchanged'.repeat(4)}`;
export const JOB_TOKEN = `ghs_${'a1b2c3d4e5'.repeat(4)}`;

export interface KeylessVendor {
  url: string;
  /** `POST /v1/oauth/token`, each with its authorization and body. */
  requests: { line: string; authorization: string; body: string }[];
  close(): Promise<void>;
}

const MODEL = {
  ...{ id: 'gpt-5.1', object: 'model', name: 'GPT-5.1', vendor: 'openai', model_picker_enabled: true },
  policy: { state: 'enabled' },
  capabilities: {
    ...{ family: 'gpt-5.1', type: 'chat' },
    limits: { max_context_window_tokens: 128_000, max_output_tokens: 16_000, max_prompt_tokens: 120_000 },
    supports: { tool_calls: true, streaming: true },
  },
  supported_endpoints: ['/chat/completions'],
};

/** model: a base URL to which requests for a model go on, when they show what was given for the identity, or the job's token. */
export async function openKeylessVendor(
  model: string,
  refuse: number | null = null,
  /** So many identity tokens are given out. */
  identities = Number.POSITIVE_INFINITY,
): Promise<KeylessVendor> {
  const requests: KeylessVendor['requests'] = [];
  const json = (response: ServerResponse, status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const answer = (request: IncomingMessage, response: ServerResponse, body: string) => {
    const path = (request.url ?? '').replace(/\?.*/, '');
    const authorization = request.headers.authorization ?? '';
    requests.push({ line: `${request.method} ${request.url}`, authorization, body });
    if (path === '/identity')
      return identities-- > 0 ? json(response, 200, { value: IDENTITY }) : json(response, 403, { message: 'expired' });
    if (refuse !== null) return json(response, refuse, { error: { type: 'permission_error', message: 'not allowed' } });
    if (path === '/v1/oauth/token')
      return json(response, 200, { access_token: EXCHANGED, token_type: 'Bearer', expires_in: 3600 });
    if (path === '/models') return json(response, 200, { data: [MODEL] });
    if (!/messages|chat\/completions/.test(path)) return json(response, 404, {});
    if (!new RegExp(`^Bearer (${EXCHANGED}|${JOB_TOKEN})$`).test(authorization)) return json(response, 401, {});
    const to = `${model}${path.startsWith('/v1') ? '' : '/v1'}${request.url}`;
    const onward = forward(to, { method: 'POST', headers: { 'content-type': 'application/json' } }, (found) => {
      response.writeHead(found.statusCode ?? 500, found.headers);
      found.pipe(response);
    });
    onward.end(body);
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => answer(request, response, Buffer.concat(parts).toString()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
