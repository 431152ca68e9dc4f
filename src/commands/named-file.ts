/** Reads and writes files named on the command line; a failure is one error with the file and the reason. */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { explainRefusal } from '../../lib/io/files/refusal.js';
import type { Terminal } from '../terminal/terminal.js';

export async function readNamed(path: string, shell: Terminal): Promise<string> {
  try {
    return await readFile(resolve(shell.cwd, path), 'utf8');
  } catch (error) {
    throw explainRefusal(error, path);
  }
}

export async function writeNamed(path: string, text: string, shell: Terminal): Promise<void> {
  try {
    await writeFile(resolve(shell.cwd, path), text);
  } catch (error) {
    throw explainRefusal(error, path);
  }
}
