/** A disk that cannot take more → the one error that says which, and how to go on. */
import { statfsSync } from 'node:fs';
import { ConfigError } from '../config-error.js';

/** Less than any agent or record needs. */
const LEAST_BYTES = 256 * 1024;

/** Agents do not fail cleanly on a full disk: they are believed only where there is room. */
export function isFull(folder: string): boolean {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(folder);
    return bavail * bsize < LEAST_BYTES || (files > 0 && ffree === 0);
  } catch {
    return false;
  }
}

export function fullDisk(path: string | undefined): ConfigError {
  return new ConfigError('The disk is full.', {
    ...(path ? { file: path } : {}),
    fix: 'free some space, then go on with --resume; finished units are kept.',
  });
}

/** Any error of a write; what is no full disk is returned as it is. */
export function explainFullDisk(error: unknown, path?: string): unknown {
  const { code, path: own } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT' ? fullDisk(path ?? own) : error;
}
