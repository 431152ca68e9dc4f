/** Files that the user named on the command line: read or written, or one error that says which and why not. */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { explainRefusal } from '../../lib/io/refusal.js';
import type { Shell } from '../shell.js';

export async function readNamed(path: string, shell: Shell): Promise<string> {
  try {
    return await readFile(resolve(shell.cwd, path), 'utf8');
  } catch (error) {
    throw explainRefusal(error, path);
  }
}

export async function writeNamed(path: string, text: string, shell: Shell): Promise<void> {
  try {
    await writeFile(resolve(shell.cwd, path), text);
  } catch (error) {
    throw explainRefusal(error, path);
  }
}
