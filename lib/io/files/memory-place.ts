/** This machine → whether folders of units may lie in its memory, where making and removing files takes a fraction of the time. */
import { statfsSync } from 'node:fs';
import { readSystem } from '../process/process-table.js';

export const MEMORY = '/dev/shm';
/** Several units need this at a time, and containers often have only 64 MB there. */
const MIN_BYTES = 1 << 30;

let usable: boolean | null = null;

/** Asked for each unit, because units fill it. */
export function hasRoom(): boolean {
  usable ??= isUsable(readSystem('/proc/self/mountinfo'));
  if (!usable) return false;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= MIN_BYTES;
  } catch {
    return false;
  }
}

/** mounts: /proc/self/mountinfo. Scripts of skills have to run there, which some containers forbid. */
export function isUsable(mounts: string): boolean {
  const rows = mounts.split('\n').map((line) => line.split(' '));
  const own = rows.findLast(([, , , , path]) => path === MEMORY);
  const options = own?.[5]?.split(',') ?? [];
  return (
    own !== undefined && own[own.indexOf('-') + 1] === 'tmpfs' && options.includes('rw') && !options.includes('noexec')
  );
}
