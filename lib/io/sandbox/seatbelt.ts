/** macOS: what a sandbox shows, and a process → the same process under Seatbelt. `sandbox-exec` becomes the process, so nothing stands around it. Written from its rules, and not run on a Mac. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { posix } from 'node:path';
import type { Launch } from '../../contract/ports/launch.js';
import type { Access } from '../../contract/ports/sandbox.js';
import { openTrialFolders } from '../files/throwaway.js';
import { runProcess } from '../process/process.js';
import { PATIENCE_MS } from './namespaces.js';
import type { Programs } from './programs.js';
import type { Mount } from './visible.js';

const { basename, dirname, join } = posix;

export type EnterSeatbelt = (launch: Launch, access: Access) => Promise<Launch>;

/** Throws with the reason where the machine has none, or where a process is not held to it. */
export async function openSeatbelt(
  programs: Programs,
  visible: readonly Mount[],
  hidden: readonly string[],
): Promise<EnterSeatbelt> {
  const program = programs['sandbox-exec'];
  if (!program) throw new Error('sandbox-exec not found');
  const enter: EnterSeatbelt = async (launch, access) => {
    const file = join(dirname(access.folders[0] ?? launch.cwd), 'seatbelt.sb');
    await writeFile(file, renderProfile(access, visible, hidden), { mode: 0o600 });
    return { ...launch, file: program, args: ['-f', file, launch.file, ...launch.args] };
  };
  await probe(enter);
  return enter;
}

/** The last rule that fits decides. Of what is hidden names and sizes stay to be seen, because programs ask for those of each folder above their own. */
export function renderProfile(access: Access, visible: readonly Mount[], hidden: readonly string[]): string {
  const shown = visible.flatMap((mount): [string, string][] =>
    mount.do === 'link' ? [] : [[mount.do === 'show' ? 'allow' : 'deny', mount.path]],
  );
  const rule = (verb: string, operation: string, path: string) => `(${verb} ${operation} (subpath ${quote(path)}))`;
  // Where units' folders lie, and what else of a user's is thrown away.
  const places = [...new Set(access.folders.map((path) => dirname(dirname(path))))];
  const own = access.folders.flatMap((path) => [
    rule('allow', 'file-read-data', path),
    rule('allow', 'file-write*', path),
    rule('allow', 'network*', path),
  ]);
  return `${[
    '(version 1)',
    '(allow default)',
    '(deny file-write*)',
    '(allow file-write* (subpath "/dev"))',
    ...[...places, '/private/var/folders', ...hidden].map((path) => rule('deny', 'file-read-data', path)),
    ...shown.map(([verb, path]) => rule(verb, 'file-read-data', path)),
    ...access.read_only.map((path) => rule('allow', 'file-read-data', path)),
    ...(access.network === 'host' ? [] : ['(deny network*)', ...LOOPBACK]),
    ...own,
    '(deny signal (target others))',
    '(allow signal (target same-sandbox))',
  ].join('\n')}\n`;
}

const LOOPBACK = [
  '(allow network-bind (local ip "localhost:*"))',
  '(allow network-inbound (local ip "localhost:*"))',
  '(allow network-outbound (remote ip "localhost:*"))',
];

const quote = (path: string): string => `"${path.replace(/[\\"]/g, '\\$&')}"`;

/** Writes in its folder, and tries what it may not: a write beside it, and an address that is nobody's, which a sandbox refuses at once. */
const PROBE = `
const { readFileSync, writeFileSync } = require('node:fs');
const refused = (act) => { try { act(); return false; } catch { return true; } };
writeFileSync('alive', '');
const held = { write: refused(() => writeFileSync('../beside/new', '')), read: refused(() => readFileSync('../beside/old')) };
const socket = require('node:net').connect(9, '192.0.2.1');
const say = (net) => { console.log(JSON.stringify({ ...held, net })); process.exit(); };
socket.on('error', ({ code }) => say(['EPERM', 'EACCES', 'ENETUNREACH'].includes(code)));
socket.on('connect', () => say(false));
setTimeout(() => say(false), 2000);
`;

async function probe(enter: EnterSeatbelt): Promise<void> {
  const { home, workspace, close } = await openTrialFolders();
  const root = dirname(home);
  try {
    await mkdir(join(root, 'beside'));
    await writeFile(join(root, 'beside/old'), 'hidden');
    const access: Access = { folders: [home, workspace], read_only: [], network: 'loopback' };
    const launch = { file: process.execPath, args: ['-e', PROBE], env: {}, cwd: workspace };
    const output = { stdout_file: join(root, 'stdout'), stderr_file: join(root, 'stderr') };
    const marker = basename(root);
    const ended = await runProcess(await enter(launch, access), { ...output, timeout_ms: PATIENCE_MS, marker });
    const said = await readFile(output.stdout_file, 'utf8');
    const words = (await readFile(output.stderr_file, 'utf8')).trim().split('\n').at(-1);
    if (!said.startsWith('{')) throw new Error(words || ended.spawn_error || `exit code ${ended.exit_code}`);
    const held = JSON.parse(said) as Record<string, boolean>;
    const free = Object.keys(held).filter((name) => !held[name]);
    if (free.length > 0) throw new Error(`it does not hold a process back (${free.join(', ')})`);
  } finally {
    await close();
  }
}
