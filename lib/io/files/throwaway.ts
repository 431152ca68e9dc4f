/** Throwaway folders of units and batches: creates them, removes them, and sweeps those of killed processes. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { TrialFolders } from '../../contract/ports/trial-folders.js';
import { parseObject } from '../../input/json-value.js';
import { leaveToTheEnd } from '../process/end-at-once.js';
import { readProcess } from '../process/process-table.js';
import { sweepMarked } from '../process/process-tree.js';
import { closeTaskLimits, sweepTaskLimits } from '../process/task-limit.js';
import { hasRoom, MEMORY } from './memory-place.js';
import { removeTree } from './remove-tree.js';

const NAME = /^ar-[0-9a-f]{4,12}$/;
/** Of a root's path: `/tmp` on Linux, `/private/tmp` on macOS, `/dev/shm`. */
const LENGTH = '/tmp/ar-'.length + 12;
/** A file next to the folders that agents see. */
const OWNER = 'owner';

interface Owner {
  pid: number;
  /** Clock ticks since boot: a pid may be reused, but not together with its start time. */
  started: number;
  /** Boot and pid namespace: a pid from another one is meaningless here. */
  world: string;
  /** The id of the batch, or the marker of the unit, that the folders belong to. */
  mark: string;
}

const opened = new Set<string>();
let tmp: string | null = null;

/**
 * Always below /tmp, not below $TMPDIR: the path's length changes what Codex lists, so it has to be the same on every
 * machine, where /tmp is a link to /private/tmp too. Names are random, and only the owner can read the folder. in_memory: in a place of the same length, where there is room.
 */
export async function openTrialFolders(mark = '', in_memory = false): Promise<TrialFolders> {
  const root = makeRoot(in_memory);
  opened.add(root);
  leaveToTheEnd('remove', removeOpenTrialFolders);
  const folders = { home: join(root, 'h'), workspace: join(root, 'w'), source_copy: join(root, 's') };
  const close = async () => {
    await removeTree(root);
    opened.delete(root);
  };
  try {
    writeFileSync(join(root, OWNER), JSON.stringify({ ...identify(), mark } satisfies Owner));
    // Node looks for the nearest one above a script: a stranger's in /tmp would decide how a hook is read.
    writeFileSync(join(root, 'package.json'), '{}');
    mkdirSync(folders.home);
    mkdirSync(folders.workspace);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...folders, close };
}

function makeRoot(in_memory: boolean): string {
  tmp ??= realpathSync('/tmp');
  return makeRootIn(in_memory && hasRoom() ? MEMORY : tmp);
}

/** A place whose own path is too long has longer ones. Where few letters are left for a name, it may be taken. */
export function makeRootIn(place: string): string {
  for (let tried = 1; ; tried++) {
    const letters = Math.max(4, LENGTH - `${place}/ar-`.length);
    const path = join(place, `ar-${randomBytes(6).toString('hex').slice(0, letters)}`);
    try {
      mkdirSync(path, { mode: 0o700 });
      return path;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || tried === 100) throw error;
    }
  }
}

function removeOpenTrialFolders(): void {
  closeTaskLimits();
  for (const root of opened) {
    try {
      rmSync(root, { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // An agent that is ending may still write there; the next batch sweeps the folder.
    }
  }
}

/** Ends the processes of killed runs and removes their folders. Leaves everything alone that may belong to a living run. */
export async function sweepTrialFolders(): Promise<number> {
  const left = (await listTrialFolders()).filter(({ owner }) => owner.world === identify().world && !isAlive(owner));
  const marks = new Set(left.map(({ owner }) => owner.mark));
  if (left.length > 0) await sweepMarked((marker) => marks.has(marker));
  for (const { root } of left) await removeTree(root);
  sweepTaskLimits();
  return left.length;
}

/** The process that is running this batch; null where none is visible from here. */
export async function findBatchOwner(batch_run_id: string): Promise<number | null> {
  const owners = (await listTrialFolders()).map(({ owner }) => owner);
  return owners.find((owner) => owner.mark === batch_run_id && isAlive(owner))?.pid ?? null;
}

async function listTrialFolders(): Promise<{ root: string; owner: Owner }[]> {
  const places = [await realpath('/tmp'), MEMORY];
  const found = await Promise.all(
    places.map(async (place) =>
      (await readdir(place).catch(() => [])).filter((name) => NAME.test(name)).map((name) => join(place, name)),
    ),
  );
  const locations = await Promise.all(
    found.flat().map(async (root) => {
      // The folder may be incomplete or another user's: it is skipped.
      const text = await readFile(join(root, OWNER), 'utf8').catch(() => 'null');
      return { root, owner: parseOwner(text) };
    }),
  );
  return locations.flatMap(({ root, owner }) => (owner ? [{ root, owner }] : []));
}

function parseOwner(text: string): Owner | null {
  const { pid, started, world, mark }: { [K in keyof Owner]?: unknown } = parseObject(text) ?? {};
  if (typeof pid !== 'number' || typeof started !== 'number') return null;
  return typeof world === 'string' && typeof mark === 'string' ? { pid, started, world, mark } : null;
}

function isAlive(owner: Owner): boolean {
  if (owner.world !== identify().world) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  // A zombie still accepts a signal, so the start time is compared too; without /proc only the signal can be used.
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
