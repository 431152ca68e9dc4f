/** A file system error → a ConfigError that names the file and the reason. */
import { ConfigError } from '../../input/config-error.js';
import { explainFullDisk } from '../../input/full-disk.js';

const WHY: Record<string, string> = {
  ENOENT: 'it does not exist',
  EISDIR: 'it is a folder',
  ENOTDIR: 'there is a file where a folder should be',
  EEXIST: 'there is a file where a folder should be',
  EACCES: 'permission denied',
  EPERM: 'the system does not permit it',
  EROFS: 'the disk is read-only',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its symbolic links form a cycle',
};

const FIX: Record<string, string> = {
  EACCES: 'run it as a user who may, or choose another folder.',
  EPERM: 'run it as a user who may, or choose another folder.',
  EROFS: 'choose a folder on a disk that can be written.',
};

/** Takes any error; returns it unchanged if it is not about a file. Some errors contain no path: pass it as `file`. */
export function explainRefusal(error: unknown, file?: string, fix?: string): unknown {
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  const named = file ?? path;
  const why = WHY[code];
  if (code === 'EMFILE' || code === 'ENFILE')
    return new ConfigError(`This process may not open as many files as it needs (${code}).`, {
      fix: 'raise the limit, for example with `ulimit -n 1024`.',
    });
  // A program that could not be started is reported elsewhere.
  if (!why || !named || syscall?.startsWith('spawn')) return explainFullDisk(error, file);
  const cure = fix ?? FIX[code];
  return new ConfigError(`This cannot be read or written: ${why} (${code}).`, {
    file: named,
    ...(cure ? { fix: cure } : {}),
  });
}
