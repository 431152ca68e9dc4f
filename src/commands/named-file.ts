/** Files that the user named on the command line: read or written, or one error that says which and why not. */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ConfigError } from '../../lib/config-error.js';
import type { Shell } from '../shell.js';

export async function readNamed(path: string, shell: Shell): Promise<string> {
  try {
    return await readFile(resolve(shell.cwd, path), 'utf8');
  } catch (error) {
    throw new ConfigError(`This file cannot be read (${(error as NodeJS.ErrnoException).code}).`, { file: path });
  }
}

export async function writeNamed(path: string, text: string, shell: Shell): Promise<void> {
  try {
    await writeFile(resolve(shell.cwd, path), text);
  } catch (error) {
    throw new ConfigError(`This file cannot be written (${(error as NodeJS.ErrnoException).code}).`, { file: path });
  }
}
