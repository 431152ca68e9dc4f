import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { readProcess, readProcessTable, readVariable } from '../../../lib/io/process-table.js';
import { findTree, killTree, MARKER, sweepMarked } from '../../../lib/io/process-tree.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

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
  return child.pid!;
}
const gone = (pid: number) => readProcess(pid) === null;

describe('the process table', () => {
  it('holds this process, with its parent and its start', () => {
    const row = readProcessTable().find(({ pid }) => pid === process.pid);
    expect(row).toMatchObject({ ppid: process.ppid });
    expect(row?.started).toBeGreaterThan(0);
  });

  it('reads a process whose name is made to confuse', async () => {
    const odd = join(folder(), ') Z 1 (');
    copyFileSync('/bin/sleep', odd);
    const pid = await start({ ODD: odd }, 'echo ready; exec "$ODD" 600');
    expect(readProcess(pid)).toMatchObject({ pid, ppid: process.pid });
  });

  it('counts a zombie as dead', async () => {
    const pid = await start({}, '(exit 0) & echo $! >&1; exec sleep 600');
    await new Promise((done) => setTimeout(done, 100));
    // The shell became sleep, which never collects its child.
    expect(readProcessTable().filter(({ ppid }) => ppid === pid)).toEqual([]);
  });

  it('knows a variable by its whole name', async () => {
    const pid = await start({ [MARKER]: 'unit-12', X: `${MARKER}=unit-99` });
    expect(readVariable(pid, MARKER)).toBe('unit-12');
    expect(readVariable(pid, 'X')).toBe(`${MARKER}=unit-99`);
    expect(readVariable(pid, 'ROUTING_UNIT')).toBeNull();
    expect(readVariable(999_999_999, MARKER)).toBeNull();
  });
});

describe('a tree', () => {
  it('does not hold what is older than its root, nor this process', async () => {
    const marker = randomUUID();
    const pid = await start({ [MARKER]: marker });
    const { started } = readProcess(pid)!;
    expect(findTree({ root: null, started, marker }).map((row) => row.pid)).toEqual([pid]);
    expect(findTree({ root: null, started: started + 1, marker })).toEqual([]);
    expect(findTree({ root: process.pid, started: 0, marker }).map((row) => row.pid)).not.toContain(process.pid);
  });

  it('is killed to the last, and others are left alone', async () => {
    const [marker, other] = [randomUUID(), randomUUID()];
    const [mine, theirs] = [await start({ [MARKER]: marker }), await start({ [MARKER]: other })];
    expect(await killTree({ root: null, started: 0, marker })).toBe(1);
    expect([gone(mine), gone(theirs)]).toEqual([true, false]);
  });

  it('of a batch that was killed is found by its markers alone', async () => {
    const markers: string[] = [randomUUID(), randomUUID()];
    const pids = [await start({ [MARKER]: markers[0]! }), await start({ [MARKER]: markers[1]! })];
    expect(await sweepMarked((marker) => markers.includes(marker))).toBe(2);
    expect(pids.map(gone)).toEqual([true, true]);
  });
});
