/** A path → what is there; links are followed, and what cannot be seen is not there. */
import { access, constants, stat } from 'node:fs/promises';

const factsOf = (path: string) => stat(path).catch(() => null);

export const exists = async (path: string): Promise<boolean> => (await factsOf(path)) !== null;
export const isFile = async (path: string): Promise<boolean> => (await factsOf(path))?.isFile() === true;
export const isFolder = async (path: string): Promise<boolean> => (await factsOf(path))?.isDirectory() === true;

export const isExecutable = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
