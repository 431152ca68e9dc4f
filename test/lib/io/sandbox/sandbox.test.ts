import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { ProcessOptions, ProcessOutcome } from '../../../../lib/contract/ports/process.js';
import type { Access, SandboxKind } from '../../../../lib/contract/ports/sandbox.js';
import { openTrialFolders } from '../../../../lib/io/files/throwaway.js';
import { runProcess } from '../../../../lib/io/process/process.js';
import { openSandbox, type Sandbox } from '../../../../lib/io/sandbox/sandbox.js';
import { pathWithout } from '../../../helpers/sandboxes.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';

const newFolder = temporaryFolder(tmpdir());
const machine = newFolder();
const secret = join(machine, 'secret');
writeFileSync(secret, 'of the machine');
const shown = join(machine, 'cache/agent');
mkdirSync(shown, { recursive: true });
writeFileSync(join(shown, 'binary'), 'installed');

// Of the user's, and not below /tmp.
const atHome = mkdtempSync(join(homedir(), '.sandbox-test-'));

const socket = join(newFolder(), 'm');
const answer = (server: Server) => server.on('request', (_, response) => response.end('the model'));
const model = answer(createServer());
await new Promise<void>((done) => model.listen(0, '127.0.0.1', done));
const relayed = answer(createServer());
await new Promise<void>((done) => relayed.listen(socket, done));
const { port } = model.address() as AddressInfo;

const refused: Record<string, SandboxKind[]> = {
  bubblewrap: [],
  unshare: ['bubblewrap'],
  sudo: ['bubblewrap', 'unshare'],
};
const opened = new Map<string, Sandbox>();
for (const [kind, without] of Object.entries(refused)) {
  const env = { ...process.env, PATH: pathWithout(without, newFolder()) };
  const request = {
    choice: 'auto',
    env,
    hidden: [machine],
    shown: [shown],
    model: { port, socket },
  } as const;
  const sandbox = await openSandbox(request);
  if (sandbox.kind === kind) opened.set(kind, sandbox);
  else await sandbox.close();
}
afterAll(async () => {
  for (const sandbox of opened.values()) await sandbox.close();
  model.close();
  relayed.close();
  rmSync(atHome, { recursive: true });
});

type Ran = ProcessOutcome & { stdout: string; stderr: string };

async function run(sandbox: Sandbox, script: string, options: Partial<ProcessOptions> = {}): Promise<Ran> {
  const folders = await openTrialFolders();
  const root = dirname(folders.home);
  try {
    const access: Access = {
      folders: [folders.home, folders.workspace],
      read_only: options.access?.read_only ?? [],
      network: options.access?.network ?? 'loopback',
    };
    const marker = `test-${randomUUID()}`;
    const shell = {
      file: '/bin/bash',
      args: ['-c', script],
      env: { PATH: process.env['PATH'] ?? '', HOME: folders.home },
      cwd: folders.workspace,
    };
    const { launch, sandboxed } = await sandbox.enter(shell, access, marker);
    const files = { stdout_file: join(root, 'stdout'), stderr_file: join(root, 'stderr') };
    const outcome = await runProcess(launch, { ...files, timeout_ms: 60_000, marker, sandboxed, ...options });
    return {
      ...outcome,
      stdout: readFileSync(files.stdout_file, 'utf8'),
      stderr: readFileSync(files.stderr_file, 'utf8'),
    };
  } finally {
    await folders.close();
  }
}

/** Commands that must fail one by one, whatever the others do. */
const attempts = (commands: readonly string[]) =>
  commands.map((command, at) => `if ( ${command} ) >/dev/null 2>&1; then echo "succeeded ${at}"; fi`).join('\n');

if (opened.size === 0) it.skip('a process in a sandbox (skipped without a sandbox on this machine)', () => {});
else
  describe.each([...opened])('in a sandbox by %s', (kind, sandbox) => {
    it('a process has its own folders and /tmp, this Node, and goes by the same user', async () => {
      const { stdout, stderr } = await run(
        sandbox,
        'echo 1 > made && echo 2 > "$HOME/made" && echo 3 > /tmp/made && cat made "$HOME/made" /tmp/made && id -u && node -p 40+2 && ls -A /tmp',
      );
      expect([stdout.split('\n').slice(0, 5), stderr]).toEqual([['1', '2', '3', `${process.getuid?.()}`, '42'], '']);
      expect(readdirSync('/tmp')).not.toContain('made');
    });

    it('nothing outside can be written, removed or looked at', async () => {
      const { stdout } = await run(
        sandbox,
        attempts([
          `cat ${secret}`,
          `rm -rf ${machine} && ls ${machine}`,
          `echo x >> ${shown}/binary`,
          `rm ${shown}/binary`,
          `mv ${shown} ${shown}.old`,
          'echo x > /usr/new',
          'echo x > /etc/new',
          'echo x > /new',
          `ls ${process.env['HOME']}/.ssh ${process.env['HOME']}/.cache`,
          'test -s /etc/shadow && cat /etc/shadow',
          'ls /var/run/docker.sock /run/docker.sock',
          'cat /proc/sys/kernel/printk > /proc/sys/kernel/printk',
          'umount /usr',
          'mount --bind /tmp /usr',
          'unshare -Urm umount /usr',
          // What lies below the unit's own.
          'umount -l /tmp',
          'unshare -Urm umount -l /tmp',
          'unshare -Urm umount -l /proc',
          'mknod /tmp/disk b 8 0 && cat /tmp/disk',
        ]),
      );
      expect(stdout).toBe('');
      // What stands above a folder that is shown is the sandbox's own.
      await run(sandbox, `echo x > ${machine}/new`);
      expect(readdirSync(machine)).toEqual(['cache', 'secret']);
      expect([readFileSync(secret, 'utf8'), readFileSync(join(shown, 'binary'), 'utf8')]).toEqual([
        'of the machine',
        'installed',
      ]);
      expect((await run(sandbox, `cat ${shown}/binary`)).stdout).toBe('installed');
    });

    it.each(['loopback', 'host'] as const)(
      'a file that one process needs is shown to it alone, read-only, and nothing beside it (network: %s)',
      async (network) => {
        const named = join(atHome, 'named.pem');
        writeFileSync(named, 'a certificate');
        writeFileSync(join(atHome, 'beside'), 'not for agents');
        const look = `cat ${named}; ls ${atHome}; ${attempts([`echo x >> ${named}`, `cat ${atHome}/beside`])}`;
        const { stdout } = await run(sandbox, look, { access: { folders: [], read_only: [named], network } });
        expect(stdout).toBe('a certificatenamed.pem\n');
        expect((await run(sandbox, attempts([`cat ${named}`]))).stdout).toBe('');
      },
    );

    it('no process of the machine can be seen, read or ended', async () => {
      process.env['CANARY_OF_SANDBOX'] = 'canary-7f21';
      const { stdout } = await run(
        sandbox,
        `grep -sl canary-7f21 /proc/*/environ; ${attempts([`kill -0 ${process.pid}`, `ls /proc/${process.pid}/fd`])}; ls -d /proc/[0-9]* | wc -l`,
      );
      delete process.env['CANARY_OF_SANDBOX'];
      // A handful: the sandbox's first process, this shell and what it starts.
      expect(Number(stdout)).toBeLessThan(8);
    });

    it('the network is loopback, where the model answers and nothing else does', async () => {
      const other = answer(createServer());
      await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
      const ask = (address: string, at: number) =>
        `exec 3<>/dev/tcp/${address}/${at} && printf 'GET / HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q model <&3`;
      const { stdout } = await run(
        sandbox,
        attempts([
          ask('127.0.0.1', port),
          ask('127.0.0.1', (other.address() as AddressInfo).port),
          ask('1.1.1.1', 53),
          ask('8.8.8.8', 443),
        ]),
      );
      other.close();
      expect(stdout).toBe('succeeded 0\n');
    });

    it('nothing outlives it, even with an empty environment in a session of its own', async () => {
      const { exit_code } = await run(sandbox, 'env -i setsid sleep 1234.5 & disown; exit 5');
      expect(exit_code).toBe(5);
      const commands = readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((pid) => readCommand(pid));
      expect(commands.filter((command) => command.includes('1234.5'))).toEqual([]);
    });

    it('a process that is asked to end has its time to do so, and its end is reported as it was', async () => {
      const asked = await run(sandbox, 'trap "echo ending; exit 3" TERM; echo begun; while :; do sleep 0.1; done', {
        timeout_ms: 1500,
        grace_ms: 5000,
      });
      expect(asked).toMatchObject({ timed_out: true, exit_code: 3, signal: null, stdout: 'begun\nending\n' });
      const killed = await run(sandbox, 'kill -ABRT $$');
      expect(killed).toMatchObject({ timed_out: false, exit_code: null, signal: 'SIGABRT' });
    });

    it('what cannot be started is reported by its name', async () => {
      const gone = { file: join(machine, 'gone'), args: [], env: {}, cwd: machine };
      expect(await sandbox.enter(gone, { folders: [], read_only: [], network: 'loopback' }, kind)).toEqual({
        launch: gone,
        sandboxed: false,
      });
    });
  });

function readCommand(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

describe('a machine that refuses every kind', () => {
  const env = { ...process.env, PATH: pathWithout(['bubblewrap', 'unshare', 'sudo'], newFolder()) };
  const request = { env, hidden: [], shown: [], model: { port, socket } };

  it('has none, and says what each of them said', async () => {
    const sandbox = await openSandbox({ ...request, choice: 'auto' });
    expect(sandbox.kind).toBe('none');
    expect(sandbox.reason).toMatch(/bubblewrap: .*Operation not permitted.*; unshare: .*Operation not permitted/);
  });

  it('is an error where one is required', async () => {
    await expect(openSandbox({ ...request, choice: 'require' })).rejects.toThrow(
      /--sandbox require: this machine has no sandbox/,
    );
  });
});
