/** A request's body, possibly compressed and within a size limit → the JSON value in it. */
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

/** Bodies of CLIs are about 50 to 300 kB; a long conversation with files in it may reach megabytes. */
const MAX_BYTES = 64 * 1024 * 1024;

export class RefusedBody extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export async function readJsonBody(request: IncomingMessage, max_bytes = MAX_BYTES): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > max_bytes) throw new RefusedBody(413, `the body is longer than ${max_bytes} bytes`);
    chunks.push(chunk);
  }
  const body = await unpack(Buffer.concat(chunks), request.headers['content-encoding'] ?? '', max_bytes);
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new RefusedBody(400, 'the body is not JSON');
  }
}

type Unpack = (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

/** Encodings are applied from left to right, so they are decoded from right to left. */
async function unpack(body: Buffer, encodings: string, max_bytes: number): Promise<Buffer> {
  for (const encoding of encodings.toLowerCase().split(',').reverse()) {
    const name = encoding.trim();
    if (name === '' || name === 'identity') continue;
    const unpackOne = findUnpack(name);
    if (!unpackOne) throw new RefusedBody(415, `the content encoding ${name} is not supported`);
    try {
      body = await unpackOne(body, { maxOutputLength: max_bytes });
    } catch (error) {
      const long = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
      throw new RefusedBody(long ? 413 : 400, long ? 'the unpacked body is too long' : `the body is not ${name}`);
    }
  }
  return body;
}

function findUnpack(name: string): Unpack | null {
  switch (name) {
    case 'gzip':
    case 'x-gzip':
      return promisify(zlib.gunzip) as Unpack;
    case 'deflate':
      return promisify(zlib.inflate) as Unpack;
    case 'br':
      return promisify(zlib.brotliDecompress) as Unpack;
    case 'zstd': {
      // Node has zstd from version 22.15 on.
      const zstd = (zlib as unknown as Record<string, unknown>)['zstdDecompress'];
      return typeof zstd === 'function' ? (promisify(zstd as typeof zlib.gunzip) as Unpack) : null;
    }
    default:
      return null;
  }
}
