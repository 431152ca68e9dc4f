/** A program that speaks JSON-RPC on its pipes, each message after its length → calls with their results, and what it says unasked. */
import { spawn } from 'node:child_process';
import type { Launch } from '../../contract/ports/launch.js';
import { asFields, string } from '../../input/json-value.js';

export interface RpcClient {
  call(method: string, params: object): Promise<unknown>;
  close(): void;
}

export function openRpc(launch: Launch, onNotice: (method: string, params: unknown) => void): RpcClient {
  const child = spawn(launch.file, launch.args, {
    ...{ cwd: launch.cwd, env: launch.env, windowsHide: true },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  let rest: Buffer = Buffer.alloc(0);
  let last = 0;
  let ended: Error | null = null;
  const send = (message: object) => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    child.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  const end = (why: string) => {
    ended ??= new Error(why);
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  const take = (message: Record<string, unknown>) => {
    const { id, method, params, result, error } = message;
    if (typeof method === 'string') {
      onNotice(method, params);
      // What it asks of us is granted or empty: nothing of ours stands behind it.
      if (id !== undefined) send({ id, result: {} });
      return;
    }
    const asked = waiting.get(Number(id));
    waiting.delete(Number(id));
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(string(asFields(error)['message'])));
  };
  child.stdout.on('data', (part: Buffer) => {
    rest = Buffer.concat([rest, part]);
    for (;;) {
      const head = rest.indexOf('\r\n\r\n');
      const length = Number(/Content-Length: (\d+)/i.exec(rest.subarray(0, Math.max(0, head)).toString())?.[1]);
      if (head < 0 || !(rest.length >= head + 4 + length)) return;
      const body = rest.subarray(head + 4, head + 4 + length).toString();
      rest = rest.subarray(head + 4 + length);
      take(asFields(JSON.parse(body)));
    }
  });
  child.stdin.on('error', () => {});
  child.once('error', ({ message }) => end(message));
  child.once('exit', (code, signal) => end(`it ended (${signal ?? `exit code ${code}`})`));
  return {
    call(method, params) {
      if (ended) return Promise.reject(ended);
      const id = ++last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        send({ id, method, params });
      });
    },
    close: () => void child.kill('SIGKILL'),
  };
}
