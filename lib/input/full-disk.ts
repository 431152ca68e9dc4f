/** An error of a write → the ConfigError for a full disk, which names the path and says how to continue. */
import { ConfigError } from './config-error.js';

export function fullDisk(path: string | undefined): ConfigError {
  return new ConfigError('The disk is full.', {
    ...(path ? { file: path } : {}),
    fix: 'free some space, then continue with --resume; finished units are kept.',
  });
}

/** Takes any error of a write; returns it unchanged unless the disk is full. */
export function explainFullDisk(error: unknown, path?: string): unknown {
  const { code, path: own } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT' ? fullDisk(path ?? own) : error;
}
