/** The start of a sandbox → the same in a control group of its own, in which the kernel lets only so many processes and threads be; root's alone. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
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

/** Null where the machine does not allow it. A user's processes the kernel counts by another rule: see lib/io/sandbox/start-script.ts. */
export function openTaskLimit(most: number): TaskLimit | null {
  if (process.getuid?.() !== 0) return null;
  for (const root of GROUPS) {
    const group = join(root, `agent-routing-${randomUUID()}`);
    const close = () => {
      try {
        rmdirSync(group);
      } catch {
        // It was never made, or a process in it cannot be ended.
      }
    };
    try {
      mkdirSync(group);
      writeFileSync(join(group, 'pids.max'), String(most));
      const passed = () => /^max [1-9]/m.test(readFileSync(join(group, 'pids.events'), 'latin1'));
      passed();
      return { joins: join(group, 'cgroup.procs'), passed, close };
    } catch {
      close();
    }
  }
  return null;
}

/** When the machine's memory runs out, the kernel ends a unit's processes first, far before the job's own. */
const FIRST_TO_GO = 'echo 500 > /proc/self/oom_score_adj; [ -z "$0" ] || echo $$ > "$0"; exec "$@"';

/** By the process itself, before it starts another: one that is moved from outside has started some by then. */
export const underLimit = (launch: Launch, limit: TaskLimit | null): Launch => ({
  ...launch,
  file: '/bin/sh',
  args: ['-c', FIRST_TO_GO, limit?.joins ?? '', launch.file, ...launch.args],
});
