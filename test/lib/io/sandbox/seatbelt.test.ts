/** macOS, on a platform that is set: the rules are read as Seatbelt reads them, and where we are root a `sandbox-exec` of ours obeys them. Not run on a Mac. */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openTrialFolders } from '../../../../lib/io/files/throwaway.js';
import { runProcess } from '../../../../lib/io/process/process.js';
import { openSandbox } from '../../../../lib/io/sandbox/sandbox.js';
import { renderProfile } from '../../../../lib/io/sandbox/seatbelt.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';
import { inFull } from '../../../helpers/tested-agents.js';

const newFolder = temporaryFolder();

const UNIT = '/private/tmp/ar-0123';
const PROFILE = renderProfile(
  { folders: [`${UNIT}/h`, `${UNIT}/w`], read_only: ['/Users/me/ca.pem'], network: 'loopback' },
  [
    { do: 'show', path: '/Users/me/.nvm/v24' },
    { do: 'show', path: '/Users/me/.cache/agent' },
    { do: 'hide', path: '/Users/me/.cache/agent/token', folder: false },
  ],
  ['/Users/me', '/Volumes/"checkout"'],
);

/** The last rule that fits an operation and a path decides. */
function decide(operation: string, path: string): string {
  let verdict = '';
  for (const line of PROFILE.split('\n')) {
    const [, verb = '', rule = '', filter] = /^\((allow|deny) (\S+?)(?: \(subpath "(.*)"\))?\)$/.exec(line) ?? [];
    const folder = filter?.replace(/\\(.)/g, '$1');
    const fits =
      rule === 'default' || operation === rule || (rule.endsWith('*') && operation.startsWith(rule.slice(0, -1)));
    if (fits && (folder === undefined || path === folder || path.startsWith(`${folder}/`))) verdict = verb;
  }
  return verdict;
}

describe('the rules of Seatbelt', () => {
  it.each([
    ['file-write-data', `${UNIT}/h/.claude/x`, 'allow'],
    ['file-write-create', '/dev/null', 'allow'],
    ['file-write-data', `${UNIT}/seatbelt.sb`, 'deny'],
    ['file-write-data', '/Users/me/.zshrc', 'deny'],
    ['file-write-unlink', '/usr/local/bin/git', 'deny'],
    ['file-read-data', `${UNIT}/w/notes.md`, 'allow'],
    ['file-read-data', '/private/tmp/ar-4567/h/x', 'deny'],
    ['file-read-data', '/Users/me/.ssh/id', 'deny'],
    ['file-read-data', '/Volumes/"checkout"/x', 'deny'],
    ['file-read-metadata', '/Users/me', 'allow'],
    ['file-read-data', '/Users/me/.nvm/v24/bin/node', 'allow'],
    ['file-read-data', '/Users/me/.cache/agent/token', 'deny'],
    ['file-read-data', '/Users/me/ca.pem', 'allow'],
    ['file-read-data', '/usr/lib/dyld', 'allow'],
    ['network-outbound', `${UNIT}/h/socket`, 'allow'],
    ['network-outbound', '/var/run/docker.sock', 'deny'],
  ])('%s of %s: %s', (operation, path, verdict) => {
    expect(decide(operation, path)).toBe(verdict);
  });

  it('leave loopback alone of the network, and all of it to a vendor’s model', () => {
    expect(PROFILE).toContain('(allow network-outbound (remote ip "localhost:*"))');
    const host = renderProfile({ folders: [`${UNIT}/h`], read_only: [], network: 'host' }, [], []);
    expect(host).not.toContain('deny network');
  });
});

/** A PATH with a `sandbox-exec` of these words first. */
function machineWith(script: string | null) {
  const folder = newFolder();
  mkdirSync(folder, { recursive: true });
  if (script !== null) {
    writeFileSync(join(folder, 'sandbox-exec'), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, 'sandbox-exec'), 0o755);
  }
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH']}` };
  return { choice: 'auto', env, hidden: [], shown: [], model: { port: 1, socket: '' }, platform: 'darwin' } as const;
}

describe('on macOS a sandbox', () => {
  it.each([
    ['the program is not there', null, /seatbelt: sandbox-exec not found/],
    [
      'it is refused',
      'echo "sandbox-exec: sandbox_apply: Operation not permitted" >&2; exit 71',
      /sandbox_apply: Operation not permitted/,
    ],
    ['it lets a process do as it likes', 'shift 2; exec "$@"', /does not hold a process back \(write, read/],
  ])('is none where %s', async (_, script, reason) => {
    const sandbox = await openSandbox(machineWith(script));
    expect(sandbox).toMatchObject({ kind: 'none', reason: expect.stringMatching(reason) });
  });

  /** Root's own way to the same: what may be written is kept, the folder around it is emptied, the rest is read-only. */
  const OBEYS = `
folders=$(sed -n 's/^(allow file-write\\* (subpath "\\(.*\\)"))$/\\1/p' "$2" | grep -v '^/dev$'); shift 2; export folders
exec unshare -n -m -- /bin/sh -ec '
  here=$PWD; mount -t tmpfs none /mnt; at=0
  for folder in $folders; do at=$((at+1)); mkdir /mnt/$at; mount --bind "$folder" /mnt/$at; done
  mount -t tmpfs none /tmp; at=0
  for folder in $folders; do at=$((at+1)); mkdir -p "$folder"; mount --move /mnt/$at "$folder"; done
  mount -o remount,ro /tmp; cd "$here"; exec "$@"' sh "$@"`;

  (process.getuid?.() === 0 ? inFull.it : it.skip)('is Seatbelt where a process is held to it', async () => {
    const sandbox = await openSandbox(machineWith(OBEYS));
    expect(sandbox).toMatchObject({ kind: 'seatbelt', reason: null });
    const { home, workspace, close } = await openTrialFolders();
    const root = dirname(home);
    const shell = {
      file: '/bin/sh',
      args: ['-c', 'echo $WORD > kept; echo no > ../no; cat kept'],
      env: { WORD: 'yes' },
      cwd: workspace,
    };
    const access = { folders: [home, workspace], read_only: [], network: 'loopback' } as const;
    const { launch, sandboxed } = await sandbox.enter(shell, access, 'unit');
    const files = { stdout_file: join(root, 'stdout'), stderr_file: join(root, 'stderr') };
    await runProcess(launch, { ...files, timeout_ms: 60_000, marker: 'unit', sandboxed });
    expect(readFileSync(files.stdout_file, 'utf8')).toBe('yes\n');
    expect(readFileSync(files.stderr_file, 'utf8')).toMatch(/\.\.\/no/);
    await close();
  });
});
