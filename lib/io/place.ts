/** Throwaway folders of units and batches: made, removed, and swept when the process that made them was killed. */
import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Place } from '../doors.js';
import { leaveToTheEnd } from './end-at-once.js';
import { readProcess } from './process-table.js';
import { sweepMarked } from './process-tree.js';

const NAME = /^ar-[0-9a-f]{12}$/;
/** Beside the folders that agents see. */
const OWNER = 'owner';

interface Owner {
  pid: number;
  /** Clock ticks since boot: a pid is given anew, a pid with its start is not. */
  started: number;
  /** Boot and pid namespace: a pid of another one says nothing here. */
  world: string;
  /** The batch, or the unit's marker, that the place is for. */
  mark: string;
}

const opened = new Set<string>();

/**
 * Not below the system's temporary folder of the moment: the path's length changes what Codex lists, so it is the same on
 * every machine. Names are random, and the folder is its owner's alone.
 */
export async function openPlace(mark = ''): Promise<Place> {
  const root = join(await realpath('/tmp'), `ar-${randomBytes(6).toString('hex')}`);
  await mkdir(root, { mode: 0o700 });
  opened.add(root);
  leaveToTheEnd('remove', removeOpenPlaces);
  const place = { home: join(root, 'h'), workspace: join(root, 'w'), source_copy: join(root, 's') };
  const close = async () => {
    await rm(root, { recursive: true, force: true, maxRetries: 3 });
    opened.delete(root);
  };
  try {
    await writeFile(join(root, OWNER), JSON.stringify({ ...identify(), mark } satisfies Owner));
    await mkdir(place.home);
    await mkdir(place.workspace);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...place, close };
}

function removeOpenPlaces(): void {
  for (const root of opened) {
    try {
      rmSync(root, { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // A dying agent may still write there; the next batch sweeps it.
    }
  }
}

/** Ends what tools that were killed have left behind, and removes their places. Nothing that may belong to a living one is touched. */
export async function sweepPlaces(): Promise<number> {
  const left = (await listPlaces()).filter(({ owner }) => owner.world === identify().world && !isAlive(owner));
  const marks = new Set(left.map(({ owner }) => owner.mark));
  if (left.length > 0) await sweepMarked((marker) => marks.has(marker));
  for (const { root } of left) await rm(root, { recursive: true, force: true, maxRetries: 3 });
  return left.length;
}

/** The process that is at work on this batch; null: none that can be seen from here. */
export async function findBatchOwner(batch_run_id: string): Promise<number | null> {
  const owners = (await listPlaces()).map(({ owner }) => owner);
  return owners.find((owner) => owner.mark === batch_run_id && isAlive(owner))?.pid ?? null;
}

async function listPlaces(): Promise<{ root: string; owner: Owner }[]> {
  const tmp = await realpath('/tmp');
  const names = (await readdir(tmp)).filter((name) => NAME.test(name));
  const places = await Promise.all(
    names.map(async (name) => {
      const root = join(tmp, name);
      // Half made, half removed, or another user's: not for us to judge.
      const text = await readFile(join(root, OWNER), 'utf8').catch(() => 'null');
      return { root, owner: parseOwner(text) };
    }),
  );
  return places.flatMap(({ root, owner }) => (owner ? [{ root, owner }] : []));
}

function parseOwner(text: string): Owner | null {
  try {
    const owner = JSON.parse(text) as Partial<Owner> | null;
    const { pid, started, world, mark } = owner ?? {};
    if (typeof pid !== 'number' || typeof started !== 'number') return null;
    return typeof world === 'string' && typeof mark === 'string' ? { pid, started, world, mark } : null;
  } catch {
    return null;
  }
}

function isAlive(owner: Owner): boolean {
  if (owner.world !== identify().world) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  // A zombie still takes a signal. Where there is no /proc, the signal is all there is.
  if (owner.started === 0) return true;
  return readProcess(owner.pid)?.started === owner.started;
}

let self: Omit<Owner, 'mark'> | null = null;

function identify(): Omit<Owner, 'mark'> {
  self ??= { pid: process.pid, started: readProcess(process.pid)?.started ?? 0, world: readWorld() };
  return self;
}

function readWorld(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return process.platform;
  }
}
