import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { MARKER } from '../../../../lib/io/process/markers.js';
import { countStarts, readProcess, readProcessTable, readVariable } from '../../../../lib/io/process/process-table.js';
import { findTree, killTree, sweepMarked } from '../../../../lib/io/process/process-tree.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';
import { until } from '../../../helpers/until.js';

const folder = temporaryFolder();
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

async function start(env: Record<string, string>, script = 'echo ready; exec sleep 600') {
  const child = spawn('/bin/sh', ['-c', script], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started.push(child);
  await new Promise((done) => child.stdout?.once('data', done));
  child.stdout?.destroy();
  // While a process becomes another program it has no environment to read.
  if (script.includes('exec ')) await until(() => readFileSync(`/proc/${child.pid}/comm`, 'utf8') !== 'sh\n');
  return child.pid!;
}

/** Read without our own reader, which is on trial. */
function zombiesOf(parent: number): string[] {
  return readdirSync('/proc').filter((name) => {
    try {
      return new RegExp(`\\) Z ${parent} `).test(readFileSync(`/proc/${name}/stat`, 'utf8'));
    } catch {
      return false;
    }
  });
}
const gone = (pid: number) => readProcess(pid) === null;

describe('the process table', () => {
  it('has this process, with its parent and its start', () => {
    const row = readProcessTable().find(({ pid }) => pid === process.pid);
    expect(row).toMatchObject({ ppid: process.ppid });
    expect(row?.started).toBeGreaterThan(0);
  });

  it('reads a process whose name is made to confuse the reader', async () => {
    const odd = join(folder(), ') Z 1 (');
    copyFileSync('/bin/sleep', odd);
    const pid = await start({ ODD: odd }, 'echo ready; exec "$ODD" 600');
    expect(readProcess(pid)).toMatchObject({ pid, ppid: process.pid });
  });

  it('leaves out a zombie', async () => {
    // The child ends once the shell has become sleep, which never collects it; a shell would.
    const child = 'until [ "$(cat /proc/$$/comm)" = sleep ]; do sleep 0.01; done';
    const pid = await start({}, `(${child}) & echo $! >&1; exec sleep 600`);
    await until(() => zombiesOf(pid).length === 1);
    expect(readProcessTable().filter(({ ppid }) => ppid === pid)).toEqual([]);
  });

  it('leaves out what its id tells to be older, and nothing where the ids may have gone round', async () => {
    const starts = countStarts();
    const [older, pid, younger] = [await start({}), await start({}), await start({})];
    const most = Number(readFileSync('/proc/sys/kernel/pid_max', 'utf8'));
    const pids = (birth: Parameters<typeof readProcessTable>[0]) => readProcessTable(birth).map((row) => row.pid);
    expect(starts).toBeGreaterThan(0);
    expect(pids({ pid, starts })).toEqual(expect.arrayContaining([pid, younger]));
    expect(pids({ pid, starts })).not.toContain(older);
    // As if the ids had begun again between the two.
    expect(pids({ pid: most - 1, starts: starts - younger })).toContain(younger);
    for (const unknown of [0, starts - most, countStarts() + 1_000_000])
      expect(pids({ pid, starts: unknown })).toEqual(expect.arrayContaining([older, pid, younger]));
  });

  it('finds a variable by its whole name only', async () => {
    const pid = await start({ [MARKER]: 'unit-12', X: `${MARKER}=unit-99` });
    expect(readVariable(pid, MARKER)).toBe('unit-12');
    expect(readVariable(pid, 'X')).toBe(`${MARKER}=unit-99`);
    expect(readVariable(pid, 'ROUTING_UNIT')).toBeNull();
    expect(readVariable(999_999_999, MARKER)).toBeNull();
  });
});

describe('the process tree of a unit', () => {
  it('leaves out what is older than its root, and this process', async () => {
    const marker = randomUUID();
    const pid = await start({ [MARKER]: marker });
    const { started } = readProcess(pid)!;
    expect(findTree({ root: null, started, marker }).map((row) => row.pid)).toEqual([pid]);
    expect(findTree({ root: null, started: started + 1, marker })).toEqual([]);
    expect(findTree({ root: process.pid, started: 0, marker }).map((row) => row.pid)).not.toContain(process.pid);
  });

  it('has what is in the session of its root, but not the first process there, which waits for it', async () => {
    const leader = spawn('/bin/sh', ['-c', '(sleep 600 & echo; exec sleep 600) & wait'], {
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const pid = leader.pid!;
    await new Promise((done) => leader.stdout.once('data', done));
    const members = readProcessTable().filter((row) => row.session === pid && row.pid !== pid);
    const tree = { root: members[0]!.pid, session: pid, started: 0, marker: 'nobody' };
    expect(findTree(tree).map((row) => row.pid)).toEqual(members.map((row) => row.pid));
    expect(await killTree(tree)).toBe(2);
    leader.kill('SIGKILL');
  });

  it('is killed completely, and other processes are not', async () => {
    const [marker, other] = [randomUUID(), randomUUID()];
    const [mine, theirs] = [await start({ [MARKER]: marker }), await start({ [MARKER]: other })];
    expect(await killTree({ root: null, started: 0, marker })).toBe(1);
    expect([gone(mine), gone(theirs)]).toEqual([true, false]);
  });

  it('is found by its markers alone after its batch was killed', async () => {
    const markers: string[] = [randomUUID(), randomUUID()];
    const pids = [await start({ [MARKER]: markers[0]! }), await start({ [MARKER]: markers[1]! })];
    expect(await sweepMarked((marker) => markers.includes(marker))).toBe(2);
    expect(pids.map(gone)).toEqual([true, true]);
  });
});
