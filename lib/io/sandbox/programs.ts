/** The names of the programs that sandboxes are made of → their paths on this machine. */
import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

const NAMES = [
  'bwrap',
  'nsenter',
  'unshare',
  'setpriv',
  'pivot_root',
  'mount',
  'sudo',
  'prlimit',
  'sandbox-exec',
] as const;
export type Program = (typeof NAMES)[number];
export type Programs = Readonly<Partial<Record<Program, string>>>;

/** Where they are when a user's PATH leaves out what is for administrators. */
const MORE = ['/usr/sbin', '/usr/bin', '/sbin', '/bin'];

export function findPrograms(path: string | undefined): Programs {
  const folders = [...(path ?? '').split(delimiter).filter((folder) => isAbsolute(folder)), ...MORE];
  const find = (name: string) => folders.map((folder) => join(folder, name)).find(isExecutable);
  return Object.fromEntries(NAMES.map((name) => [name, find(name)]).filter(([, file]) => file !== undefined));
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
