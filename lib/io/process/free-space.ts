/** A folder → whether its disk is full. */
import { statfsSync } from 'node:fs';

/** Any agent or record needs more than this. */
const MIN_BYTES = 256 * 1024;

/** Agents do not fail cleanly on a full disk, so their results count only when there is space left. */
export function isFull(folder: string): boolean {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(folder);
    return bavail * bsize < MIN_BYTES || (files > 0 && ffree === 0);
  } catch {
    return false;
  }
}
