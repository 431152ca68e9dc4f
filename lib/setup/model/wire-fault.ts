/** Simulates the faults of a vendor on the wire: errors, silence, broken streams. */
import type { ServerResponse } from 'node:http';
import type { Codec, WireReply } from '../../model/wire.js';
import type { WireFault } from '../../model/wire-fault.js';

export async function playFault(
  fault: WireFault,
  count: number,
  response: ServerResponse,
  codec: Codec,
  reply: () => Promise<WireReply>,
): Promise<void> {
  if (fault.times !== undefined && count >= fault.times) {
    sendReply(response, await reply());
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
      const { status, headers, body } = await reply();
      response.writeHead(status, headers);
      response.write(body.slice(0, Math.floor(body.length / 2)), () => fault.type === 'cut' && response.destroy());
      return;
    }
    case 'slow': {
      const late = await reply();
      const timer = setTimeout(() => sendReply(response, late), fault.delay_ms);
      response.once('close', () => clearTimeout(timer));
    }
  }
}

export function sendReply(response: ServerResponse, { status, headers, body }: WireReply): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
