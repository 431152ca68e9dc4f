/** Plays a vendor's bad day on the wire: errors, silence, broken streams. */
import type { ServerResponse } from 'node:http';
import type { Codec, WireReply } from '../model/wire.js';

export type WireFault = {
  /** Only the first so many requests; default all. */
  times?: number;
} & (
  | {
      type: 'status';
      status: number;
      /** The vendor's error type, such as `rate_limit_error`. */
      kind: string;
      message: string;
      /** Such as `retry-after`. */
      headers?: Record<string, string>;
    }
  /** Takes the request and never answers. */
  | { type: 'hang' }
  /** Sends the headers and half of the body, then never goes on. */
  | { type: 'stall' }
  /** Closes the connection without a word. */
  | { type: 'drop' }
  /** Closes it in the middle of the body. */
  | { type: 'cut' }
  /** Answers right, but late. */
  | { type: 'slow'; delay_ms: number }
);

export function playFault(
  fault: WireFault,
  count: number,
  response: ServerResponse,
  codec: Codec,
  reply: () => WireReply,
): void {
  if (fault.times !== undefined && count >= fault.times) {
    sendReply(response, reply());
    return;
  }
  switch (fault.type) {
    case 'status': {
      const error = codec.renderError(fault.status, fault.kind, fault.message);
      sendReply(response, { ...error, headers: { ...error.headers, ...fault.headers } });
      return;
    }
    case 'hang':
      return;
    case 'drop':
      response.destroy();
      return;
    case 'stall':
    case 'cut': {
      const { status, headers, body } = reply();
      response.writeHead(status, headers);
      response.write(body.slice(0, Math.floor(body.length / 2)), () => fault.type === 'cut' && response.destroy());
      return;
    }
    case 'slow': {
      const timer = setTimeout(() => sendReply(response, reply()), fault.delay_ms);
      response.once('close', () => clearTimeout(timer));
    }
  }
}

export function sendReply(response: ServerResponse, { status, headers, body }: WireReply): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
