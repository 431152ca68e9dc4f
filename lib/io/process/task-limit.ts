/** The start of a sandbox → the same in a control group of its own, in which the kernel lets only so many processes and threads be; root's alone. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Launch } from '../../contract/ports/launch.js';

export interface TaskLimit {
  /** The file that a process of the group writes its id to. */
  joins: string;
  /** Whether the kernel has refused one more. */
  passed(): boolean;
  /** Once its processes have ended. */
  close(): void;
}

/** Version 1, version 2. A container shows them read-only. */
const GROUPS = ['/sys/fs/cgroup/pids', '/sys/fs/cgroup'];
const NAME = 'agent-routing-';
/** A group is empty for a moment before its first process is in it. */
const NEW_MS = 60_000;
/** {group of this process: whether its unit ended}. The last process of a killed one may need a moment to be gone. */
const opened = new Map<string, boolean>();

/** Null where the machine does not allow it. A user's processes the kernel counts by another rule: see lib/io/sandbox/start-script.ts. */
export function openTaskLimit(most: number): TaskLimit | null {
  if (process.getuid?.() !== 0) return null;
  for (const root of GROUPS) {
    const group = join(root, `${NAME}${randomUUID()}`);
    const close = () => {
      opened.set(group, true);
      closeTaskLimits((has_ended) => has_ended);
    };
    try {
      mkdirSync(group);
      opened.set(group, false);
      writeFileSync(join(group, 'pids.max'), String(most));
      const refusals = () => /^max [1-9]/m.test(readFileSync(join(group, 'pids.events'), 'latin1'));
      refusals();
      const passed = () => {
        try {
          return refusals();
        } catch {
          // Another run took the group for one that a killed run had left, because no process was in it for long.
          return false;
        }
      };
      return { joins: join(group, 'cgroup.procs'), passed, close };
    } catch {
      close();
    }
  }
  return null;
}

/** The kernel keeps each that still has a process. */
export function closeTaskLimits(isWanted: (has_ended: boolean) => boolean = () => true): void {
  for (const [group, has_ended] of opened) if (isWanted(has_ended) && removeGroup(group)) opened.delete(group);
}

/** Removes the groups that killed runs left. */
export function sweepTaskLimits(): void {
  for (const root of GROUPS)
    try {
      const names = readdirSync(root).filter((name) => name.startsWith(NAME));
      for (const path of names.map((name) => join(root, name)))
        if (statSync(path).mtimeMs < Date.now() - NEW_MS) removeGroup(path);
    } catch {
      // There are none on this machine, or another run removed one meanwhile.
    }
}

function removeGroup(group: string): boolean {
  try {
    rmdirSync(group);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EBUSY';
  }
}

/** When the machine's memory runs out, the kernel ends a unit's processes first, far before the job's own. */
const FIRST_TO_GO = 'echo 500 > /proc/self/oom_score_adj; [ -z "$0" ] || echo $$ > "$0"; exec "$@"';

/** By the process itself, before it starts another: one that is moved from outside has started some by then. */
export const underLimit = (launch: Launch, limit: TaskLimit | null): Launch => ({
  ...launch,
  file: '/bin/sh',
  args: ['-c', FIRST_TO_GO, limit?.joins ?? '', launch.file, ...launch.args],
});
