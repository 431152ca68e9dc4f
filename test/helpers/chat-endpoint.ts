/** An OpenAI-compatible chat endpoint on loopback: a script decides instead of a model, and each request is kept as it came. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ChatRequest {
  body: {
    model: string;
    messages: { role: string; content: string }[];
    tools: { type: string; function: { name: string; description: string; parameters: unknown } }[];
    temperature?: number;
    seed?: number;
    max_tokens?: number;
    max_completion_tokens?: number;
  };
  headers: IncomingMessage['headers'];
  /** Milliseconds. */
  at: number;
}

/** calls: the arguments of each tool call · status: an error · cut: the answer breaks off · raw: a body of its own · drip: it never ends. */
export type ChatReply =
  | { calls: unknown[]; text?: string; usage?: object }
  | { text: string | null; finish_reason?: string; usage?: object }
  | { status: number; headers?: Record<string, string>; message?: string; code?: string }
  | { cut: true }
  | { raw: string; type?: string }
  | { drip: true };

export interface ChatEndpoint {
  url: string;
  requests: ChatRequest[];
  close(): Promise<void>;
}

export async function openChatEndpoint(
  decide: (request: ChatRequest['body'], nth: number) => ChatReply,
): Promise<ChatEndpoint> {
  const requests: ChatRequest[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      // Ollama's own addresses, which ask for its window.
      if (request.url?.startsWith('/api/')) return void response.writeHead(404).end();
      const body = JSON.parse(Buffer.concat(parts).toString()) as ChatRequest['body'];
      requests.push({ body, headers: request.headers, at: Date.now() });
      const reply = request.url === '/v1/chat/completions' ? decide(body, requests.length) : { status: 404 };
      if ('status' in reply) {
        response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
        response.end(JSON.stringify({ error: { message: reply.message ?? '', code: reply.code } }));
        return;
      }
      if ('drip' in reply) {
        response.writeHead(200, { 'content-type': 'application/json' });
        const timer = setInterval(() => response.write(' '), 10);
        response.once('close', () => clearInterval(timer));
        return;
      }
      const text = 'raw' in reply ? reply.raw : JSON.stringify(completion(reply, body));
      const type = ('raw' in reply && reply.type) || 'application/json';
      response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(text) });
      if ('cut' in reply) response.write(text.slice(0, 40), () => response.destroy());
      else response.end(text);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function completion(reply: ChatReply, { model, messages, tools = [] }: ChatRequest['body']) {
  const calls = 'calls' in reply ? reply.calls : [];
  const tool_calls = calls.map((input, index) => ({
    id: `call_${index}`,
    type: 'function',
    function: { name: tools[0]?.function.name ?? '', arguments: JSON.stringify(input) },
  }));
  const asked = JSON.stringify(messages).length + JSON.stringify(tools).length;
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: 'text' in reply ? (reply.text ?? null) : null,
          ...(tool_calls.length > 0 ? { tool_calls } : {}),
        },
        finish_reason: 'finish_reason' in reply ? reply.finish_reason : tool_calls.length > 0 ? 'tool_calls' : 'stop',
      },
    ],
    usage: ('usage' in reply && reply.usage) || { prompt_tokens: Math.ceil(asked / 4), completion_tokens: 12 },
  };
}

/** The names that a request lists, whichever agent's listing it holds; Codex' are the paths of their files. */
export function listNames({ messages }: ChatRequest['body']): string[] {
  const listing = messages[0]?.content ?? '';
  const names = [/\(file: (.+)\)$/gm, /<name>(.+)<\/name>/g, /^- ([\w-]+:[\w-]+)(?: \([^)]*\))?:/gm].map((pattern) =>
    [...listing.matchAll(pattern)].map((found) => found[1] ?? ''),
  );
  return names.find((found) => found.length > 0) ?? [];
}
