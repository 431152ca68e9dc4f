/** The agents' tables of the folders that they read → where a project may have skills. */
import { readdir } from 'node:fs/promises';
import { skillFolders } from '../../agents/index.js';

/** Of a project, below its root or a package's. */
export const PROJECT_FOLDERS: readonly string[] = skillFolders();

/** `.claude`, `.agents`, … */
export const PROJECT_HOMES: readonly string[] = [
  ...new Set(PROJECT_FOLDERS.map((folder) => folder.split('/')[0] ?? '')),
];

/** Those that a folder can have, by the names in it: most have none, and each would be looked for in vain. */
export async function listPossible(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return PROJECT_FOLDERS.filter((path) => names.includes(path.split('/')[0] ?? ''));
}
