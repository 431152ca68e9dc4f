/** Finds and ends every process that a unit started, even those that moved to another session or process group. */
import { readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { MARKER } from './markers.js';
import { type ProcessRow, readProcessTable, readVariable } from './process-table.js';

export interface Tree {
  /** The process that the runner started; null when only the marker is known (a batch that was killed). */
  root: number | null;
  /** Start of the root in clock ticks: older processes cannot belong to it, so their environment is not read. */
  started: number;
  /** How often this machine had started a process by then; absent: not known. */
  starts?: number;
  marker: string;
}

/**
 * The living members: descendants of the root, its group and session, and every process with the marker. All three are
 * needed: shells of Claude Code and Copilot leave the group, orphans lose their parent, and a child may clear its environment.
 */
export function findTree(tree: Tree): ProcessRow[] {
  const after = tree.root !== null && tree.starts ? { pid: tree.root, starts: tree.starts } : null;
  const young = readProcessTable(after).filter((row) => row.started >= tree.started && row.pid !== process.pid);
  const members = new Set<number>();
  for (const row of young) {
    if (
      row.pid === tree.root ||
      row.group === tree.root ||
      row.session === tree.root ||
      readVariable(row.pid, MARKER) === tree.marker
    ) {
      members.add(row.pid);
    }
  }
  for (let grown = members.size > 0; grown; ) {
    const before = members.size;
    for (const row of young) if (members.has(row.ppid)) members.add(row.pid);
    grown = members.size > before;
  }
  return young.filter((row) => members.has(row.pid));
}

/** inside: only those in a PID namespace of their own, as the programs around a sandbox would take it down at once. */
export function signalTree(tree: Tree, signal: NodeJS.Signals, inside = false): number {
  const members = findTree(tree).filter(({ pid }) => !inside || isInside(pid));
  for (const { pid } of members) signalProcess(pid, signal);
  return members.length;
}

/** Kills until no process is left, for about three seconds at most (a process in an uninterruptible wait survives). Returns how many it found. */
export async function killTree(tree: Tree): Promise<number> {
  const met = new Set<number>();
  for (const pause of [0, 5, 15, 30, 60, 120, 240, 480, 960, 960]) {
    if (pause > 0) await sleep(pause);
    const members = findTree(tree);
    if (members.length === 0) break;
    for (const { pid } of members) {
      met.add(pid);
      signalProcess(pid, 'SIGKILL');
    }
  }
  return met.size;
}

/** Synchronous; repeated to catch processes that started during the round before. */
export function killTreeAtOnce(tree: Tree): void {
  for (let round = 0; round < 3 && signalTree(tree, 'SIGKILL') > 0; round++);
}

/** Ends processes that the units of a killed batch left behind. */
export async function sweepMarked(isMarker: (marker: string) => boolean): Promise<number> {
  const found = new Set<string>();
  for (const { pid } of readProcessTable()) {
    const marker = pid === process.pid ? null : readVariable(pid, MARKER);
    if (marker !== null && isMarker(marker)) found.add(marker);
  }
  let met = 0;
  for (const marker of found) met += await killTree({ root: null, started: 0, marker });
  return met;
}

const namespaceOf = (pid: number | 'self'): string | null => {
  try {
    return readlinkSync(`/proc/${pid}/ns/pid`);
  } catch {
    return null;
  }
};

function isInside(pid: number): boolean {
  const namespace = namespaceOf(pid);
  return namespace !== null && namespace !== namespaceOf('self');
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended in the meantime, or belongs to another user (a setuid child): there is nothing to do.
  }
}
