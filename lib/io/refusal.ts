/** What the file system refused → the one error that names the file and says why. */
import { ConfigError } from '../config-error.js';
import { explainFullDisk } from './full-disk.js';

const WHY: Record<string, string> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a file stands where a folder should',
  EEXIST: 'a file stands where a folder should',
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EROFS: 'the disk is read-only',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its links lead round in a circle',
};

/** Any error; what the file system did not say, or says of no file, is returned as it is. A read of a folder does not name it: then `file` does. */
export function explainRefusal(error: unknown, file?: string, fix?: string): unknown {
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  const named = file ?? path;
  const why = WHY[code];
  // A program that could not be started is another matter.
  if (!why || !named || syscall?.startsWith('spawn')) return explainFullDisk(error, file);
  return new ConfigError(`This cannot be read or written: ${why} (${code}).`, { file: named, ...(fix ? { fix } : {}) });
}
