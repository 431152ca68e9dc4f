/** The namespaces that the sandboxes of a batch have in common, a network with loopback only among them, held by the relay to the embedded model. */
import { type ChildProcess, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { SYSTEM_PATH } from './unshare.js';

/**
 * A program of its own, given as text, so that it needs no file beside the bundle. It holds nothing but the two addresses, ends
 * when its stdin closes, which a killed tool does, and says its process id once a connection through its own loopback works.
 */
const RELAY = `
const net = require('node:net');
const [port, socket] = process.argv.slice(1);
const server = net.createServer((client) => {
  const model = net.connect(socket);
  client.on('error', () => model.destroy());
  model.on('error', () => client.destroy());
  client.on('close', () => model.destroy());
  model.on('close', () => client.destroy());
  client.pipe(model).pipe(client);
});
server.listen(Number(port), '127.0.0.1', () => {
  const probe = net.connect(Number(port), '127.0.0.1', () => {
    probe.destroy();
    process.stdout.write('ready ' + process.pid + '\\n');
  });
});
process.stdin.on('end', () => process.exit(0)).on('error', () => process.exit(0)).resume();
`;

export interface Namespaces {
  /** The relay's process id: they are those that it runs in. */
  pid: number;
  close(): Promise<void>;
}

export interface NamespacesRequest {
  /** The program with its arguments that makes the namespaces and then runs the words that follow. */
  before: readonly string[];
  /** Shell commands to run in them before the relay starts; none: the relay is started at once. */
  script: readonly string[] | null;
  /** What the relay is started with, such as the words that give root's rights up. */
  drop: readonly string[];
  folder: string;
  /** The embedded model's port, which the relay has in them too, and its socket file. */
  port: number;
  socket: string;
}

/** For the first process: a busy machine took more than ten seconds. What cannot start says so at once; only what hangs waits for this. */
export const PATIENCE_MS = 60_000;
/** A new network has no loopback until somebody brings it up; a slim container has perl at least. */
export const LOOPBACK_UP = [
  'ip link set lo up 2>/dev/null',
  'ifconfig lo up 2>/dev/null',
  `perl -e 'socket(S,2,2,0)||exit 1;ioctl(S,0x8914,pack("a16sx22","lo",0x41))||exit 1' 2>/dev/null`,
  `python3 -c 'import fcntl,socket,struct;fcntl.ioctl(socket.socket(2,2),0x8914,struct.pack("16sh22x",b"lo",0x41))' 2>/dev/null`,
].join(' || ');

/** Throws with the reason when the machine refuses. */
export async function openNamespaces(request: NamespacesRequest): Promise<Namespaces> {
  const relay = [...request.drop, process.execPath, '-e', RELAY, String(request.port), request.socket];
  let words = relay;
  if (request.script) {
    const file = join(request.folder, 'namespaces.sh');
    await writeFile(file, `${['set -e', ...request.script, 'exec "$@"'].join('\n')}\n`, { mode: 0o600 });
    words = ['/bin/sh', file, ...relay];
  }
  const [program = '', ...args] = [...request.before, ...words];
  const child = spawn(program, args, {
    cwd: '/',
    // It gets no variable of the job, because a unit may be able to read the environment of this process.
    env: { PATH: SYSTEM_PATH },
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin?.on('error', () => {});
  const pid = await waitForReady(child);
  child.unref();
  (child.stdin as Socket | null)?.unref();
  return { pid, close: () => endChild(child) };
}

async function waitForReady(child: ChildProcess): Promise<number> {
  let out = '';
  let error = '';
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<number>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('it did not start within a minute')), PATIENCE_MS);
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(error.trim().split('\n').at(-1) || `exit code ${code}`)));
      child.stderr?.on('data', (chunk: Buffer) => {
        error += chunk;
      });
      child.stdout?.on('data', (chunk: Buffer) => {
        out += chunk;
        const [, pid] = /^ready (\d+)$/m.exec(out) ?? [];
        if (pid) resolve(Number(pid));
      });
    });
  } catch (failure) {
    await endChild(child);
    throw failure;
  } finally {
    clearTimeout(timer);
    child.removeAllListeners('exit');
    // Left open they would keep this process alive.
    for (const stream of [child.stdout, child.stderr]) stream?.destroy();
  }
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // The relay ends with its stdin, also where sudo stands between and no signal of ours arrives.
  child.stdin?.destroy();
  const timer = setTimeout(() => child.kill('SIGKILL'), 1000);
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2000).unref())]);
  clearTimeout(timer);
}
