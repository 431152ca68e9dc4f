/** Faults that a loopback server commits on demand: a status, a dropped connection, a slow body, before or after it did the work. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

export interface Recorded {
  method: string;
  path: string;
  body: string;
  headers: IncomingHttpHeaders;
}

export interface Fault {
  method?: string;
  match: RegExp;
  /** How many requests are hit; Infinity: all. */
  times: number;
  /** Answer this instead. */
  status?: number;
  /** With a status: of that answer; without one: over those of the real answer. */
  headers?: Record<string, string>;
  message?: string;
  /** Drop the connection. */
  destroy?: boolean;
  /** Drop it in the middle of the answer's body. */
  cut?: boolean;
  /** Wait before the answer's body, in ms. */
  slow?: number;
  /** The server does the work, and the client hears of the fault only: the trap for a POST. */
  after_work?: boolean;
}

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Commits the first fault that matches, else lets the server send. */
export async function applyFault(
  faults: Fault[],
  request: { method: string; path: string },
  response: ServerResponse,
  send: () => void,
): Promise<void> {
  const fault = faults.find(
    (one) => one.times > 0 && (!one.method || one.method === request.method) && one.match.test(request.path),
  );
  if (!fault) return send();
  fault.times -= 1;
  if (fault.after_work) {
    const sink = { writeHead: () => sink, end: () => sink } as unknown as ServerResponse;
    const real = { writeHead: response.writeHead, end: response.end };
    Object.assign(response, sink);
    send();
    Object.assign(response, real);
  }
  if (fault.slow) await new Promise((wake) => setTimeout(wake, fault.slow));
  if (fault.destroy) {
    response.destroy();
    return;
  }
  if (fault.cut) {
    const end = response.end.bind(response);
    response.end = ((body: string | Buffer) => {
      // Waits until the half is out: what is destroyed sends nothing.
      response.write(Buffer.from(body).subarray(0, Buffer.from(body).length >> 1), () => response.destroy());
      response.end = end;
      return response;
    }) as typeof response.end;
  }
  if (fault.status === undefined) {
    const writeHead = response.writeHead.bind(response);
    response.writeHead = ((status: number, headers: Record<string, string>) =>
      writeHead(status, { ...headers, ...fault.headers })) as typeof response.writeHead;
    return send();
  }
  response.writeHead(fault.status, { 'content-type': 'application/json; charset=utf-8', ...fault.headers });
  response.end(JSON.stringify({ message: fault.message ?? `fault ${fault.status}` }));
}
