/** What the machine has lost since a unit began, and what the unit's processes and folder hold → the bound that it passed. */
import { readdirSync, statfsSync, statSync } from 'node:fs';
import { lstat, opendir } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { readSystem } from './process-table.js';
import { findTree, type Tree } from './process-tree.js';
import type { TaskLimit } from './task-limit.js';

export interface Bounds {
  /** Processes and threads. */
  tasks: number;
  /** Bytes of memory in use by all of them. */
  memory: number;
  /** Bytes of its folder and of files that it has deleted and keeps open. */
  disk: number;
}

const GIB = 2 ** 30;
/** A file costs at least this, or a flood of empty ones would cost nothing. */
const FILE = 4096;

/** So few that a busy machine still gets to count them: a thousand that all want a core leave little to anybody else. */
export const MOST_TASKS = 1_000 + 50 * availableParallelism();
export const LARGEST_FILE = 8 * GIB;

/** Several times what an agent was ever seen to take; on a small machine, half of what it has. */
export const boundsOf = (folder: string): Bounds => ({
  tasks: MOST_TASKS,
  memory: Math.min(8 * GIB, totalmem() / 2),
  disk: Math.min(LARGEST_FILE, freeOf(folder, 0) / 2),
});

/**
 * Asked again and again while the unit runs; null: it kept within its bounds so far. Only where the machine has lost as much as a bound allows are
 * the unit's own processes and files counted, because that costs far more.
 */
export function watchBounds(
  tree: Tree,
  folder: string,
  bounds: Bounds,
  limit: TaskLimit | null,
): () => Promise<string | null> {
  const first = stateOf(folder);
  const over_tasks = `more than ${bounds.tasks} processes and threads`;
  return async () => {
    if (limit?.passed()) return over_tasks;
    const now = stateOf(folder);
    const lost = (name: keyof Bounds): boolean => first[name] - now[name] > bounds[name];
    if (!lost('tasks') && !lost('memory') && !lost('disk')) return null;
    const pids = findTree(tree).map(({ pid }) => pid);
    const tasks = lost('tasks') ? sum(pids.map(countThreads)) : 0;
    if (tasks > bounds.tasks) return over_tasks;
    const memory = lost('memory') ? sum(pids.map(memoryOf)) : 0;
    if (memory > bounds.memory) return `${inGib(memory)} of memory, more than ${inGib(bounds.memory)}`;
    const disk = lost('disk') ? sum(pids.map(deletedOf)) + (await sizeOf(folder, bounds.disk)) : 0;
    return disk > bounds.disk ? `more than ${inGib(bounds.disk)} of disk` : null;
  };
}

/** What the machine has left of each; where there is no /proc, of disk alone. tasks: below zero, as only a difference counts. */
function stateOf(folder: string): Bounds {
  const tasks = -countTasks();
  const memory = 1024 * Number(/^MemAvailable:\s+(\d+)/m.exec(readSystem('/proc/meminfo'))?.[1] ?? 0);
  return { tasks, memory, disk: freeOf(folder) };
}

/** Of the whole machine. */
export const countTasks = (): number => Number(/\/(\d+) /.exec(readSystem('/proc/loadavg'))?.[1] ?? 0);

/** A file takes of both, blocks and a name. */
function freeOf(folder: string, a_name = FILE): number {
  try {
    const { bavail, bsize, ffree } = statfsSync(folder);
    return bavail * bsize + ffree * a_name;
  } catch {
    return 0;
  }
}

const countThreads = (pid: number): number =>
  Number(/^Threads:\s+(\d+)/m.exec(readSystem(`/proc/${pid}/status`))?.[1] ?? 0);

const memoryOf = (pid: number): number =>
  1024 * Number(/^VmRSS:\s+(\d+)/m.exec(readSystem(`/proc/${pid}/status`))?.[1] ?? 0);

/** Files without a name are in no folder. */
function deletedOf(pid: number): number {
  try {
    const open = readdirSync(`/proc/${pid}/fd`).map((name) =>
      statSync(`/proc/${pid}/fd/${name}`, { throwIfNoEntry: false }),
    );
    return sum(open.map((file) => (file?.isFile() && file.nlink === 0 ? file.blocks * 512 : 0)));
  } catch {
    return 0;
  }
}

/** Stops counting at `enough`. No link is followed. */
async function sizeOf(folder: string, enough: number): Promise<number> {
  let size = 0;
  const waiting = [folder];
  for (let next = waiting.pop(); next !== undefined && size <= enough; next = waiting.pop()) {
    try {
      for await (const entry of await opendir(next)) {
        const path = join(next, entry.name);
        if (entry.isDirectory()) waiting.push(path);
        size += Math.max(FILE, ((await lstat(path).catch(() => null))?.blocks ?? 0) * 512);
        if (size > enough) break;
      }
    } catch {
      // It was removed meanwhile, or its path is too long to be opened.
    }
  }
  return size;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const inGib = (bytes: number): string => `${(bytes / GIB).toFixed(1)} GiB`;
