import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { hasRoom, isUsable } from '../../../../lib/io/files/memory-place.js';
import { findBatchOwner, makeRootIn, openTrialFolders, sweepTrialFolders } from '../../../../lib/io/files/throwaway.js';

const rootOf = (place: { home: string }) => dirname(place.home);
const ownerOf = (root: string) => JSON.parse(readFileSync(join(root, 'owner'), 'utf8')) as Record<string, unknown>;

/** As if another process had made it. */
function give(root: string, owner: object): void {
  writeFileSync(join(root, 'owner'), JSON.stringify({ ...ownerOf(root), ...owner }));
}

const GONE = 4_194_303;

describe('a unit’s throwaway folder', () => {
  it('has a path of the same length each time, only its owner can read it, and it is removed when closed', async () => {
    const place = await openTrialFolders('unit.1');
    expect(place.home).toMatch(/\/ar-[0-9a-f]{12}\/h$/);
    expect(ownerOf(rootOf(place))).toMatchObject({ pid: process.pid, mark: 'unit.1' });
    // A file of the same name in /tmp would decide what Node takes a hook's file for.
    expect(readFileSync(join(rootOf(place), 'package.json'), 'utf8')).toBe('{}');
    await place.close();
    expect(existsSync(rootOf(place))).toBe(false);
  });

  it('is in memory where that is wanted and there is room, at a path of the same length', async () => {
    const [place, usual] = [await openTrialFolders('unit.4', true), await openTrialFolders('unit.5')];
    expect(place.home.startsWith('/dev/shm/')).toBe(hasRoom());
    expect(place.home).toHaveLength(usual.home.length);
    give(rootOf(place), { pid: GONE });
    await sweepTrialFolders();
    expect([rootOf(place), rootOf(usual)].map(existsSync)).toEqual([false, true]);
    await usual.close();
  });

  it('has a path of that length where /tmp is a link to a longer one, as on macOS, and never one that is there', () => {
    const place = mkdtempSync('/tmp/m');
    expect(place).toHaveLength('/private/tmp'.length);
    const roots = new Set(Array.from({ length: 40 }, () => makeRootIn(place)));
    expect(roots.size).toBe(40);
    expect([...roots].map((root) => root.length)).toEqual(Array(40).fill('/tmp/ar-0123456789ab'.length));
    rmSync(place, { recursive: true });
  });

  it.each([
    ['30 25 0:27 / /dev/shm rw,relatime - tmpfs tmpfs rw,size=24684092k', true],
    ['30 25 0:27 / /dev/shm rw,nosuid,nodev shared:4 master:1 - tmpfs tmpfs rw', true],
    ['30 25 0:27 / /dev/shm rw,nosuid,nodev,noexec - tmpfs shm rw,size=65536k', false],
    ['30 25 0:27 / /dev/shm ro,nosuid - tmpfs tmpfs rw', false],
    ['30 25 0:27 / /dev/shm rw - ext4 /dev/sda1 rw', false],
    ['30 25 0:27 / /dev rw - tmpfs tmpfs rw', false],
    ['', false],
  ])('is in memory only where its scripts may run: %s', (mounts, usable) => {
    expect(isUsable(mounts)).toBe(usable);
    // What is mounted last is what there is.
    expect(isUsable(`1 2 0:3 / /dev/shm rw,noexec - tmpfs tmpfs rw\n${mounts}`)).toBe(usable);
  });

  it('is removed when the process that made it has ended, with whatever still runs there', async () => {
    const place = await openTrialFolders('swept-unit.1');
    give(rootOf(place), { pid: GONE });
    const orphan = spawn('sleep', ['1006'], { env: { AGENT_ROUTING_UNIT: 'swept-unit.1' }, stdio: 'ignore' });
    const ended = new Promise<string | null>((done) => orphan.on('exit', (_, signal) => done(signal)));
    await new Promise((done) => orphan.on('spawn', done));
    expect(await sweepTrialFolders()).toBeGreaterThan(0);
    expect(existsSync(rootOf(place))).toBe(false);
    expect(await ended).toBe('SIGKILL');
  });

  it('is removed when its pid now belongs to another process', async () => {
    const place = await openTrialFolders('unit.2');
    give(rootOf(place), { started: 1 });
    await sweepTrialFolders();
    expect(existsSync(rootOf(place))).toBe(false);
  });

  it.each([
    ['its owner lives', {}],
    ['its owner is of another boot or container, where the pid says nothing', { pid: GONE, world: 'elsewhere' }],
  ])('is not removed while %s', async (_, owner) => {
    const place = await openTrialFolders('unit.3');
    give(rootOf(place), owner);
    await sweepTrialFolders();
    expect(existsSync(place.home)).toBe(true);
    await place.close();
  });

  it('is not removed without an owner file, whatever it is called', async () => {
    const root = `/tmp/ar-${'0'.repeat(11)}7`;
    mkdirSync(root, { recursive: true });
    for (const text of [null, '', '{"pid": "7"}', 'null']) {
      if (text !== null) writeFileSync(join(root, 'owner'), text);
      await sweepTrialFolders();
      expect(existsSync(root)).toBe(true);
    }
    rmSync(root, { recursive: true });
  });

  it('says which process works on a batch', async () => {
    const place = await openTrialFolders('batch-of-this-test');
    expect(await findBatchOwner('batch-of-this-test')).toBe(process.pid);
    give(rootOf(place), { pid: GONE });
    expect(await findBatchOwner('batch-of-this-test')).toBeNull();
    await place.close();
  });
});
