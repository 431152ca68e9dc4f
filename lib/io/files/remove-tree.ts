/** Removes a file or folder, if it is there: at once within a folder, which takes a tenth of the way through the thread pool. */
import { lstatSync, readdirSync, rmdirSync, unlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createPauses } from './pause.js';

export async function removeTree(path: string): Promise<void> {
  const facts = lstatSync(path, { throwIfNoEntry: false });
  // What a link points to is not its own.
  if (facts?.isDirectory() === false) return rm(path, { force: true });
  try {
    if (facts) await removeFolder(path, createPauses());
  } catch {
    // A folder without permission, or one in which a process that is ending still writes.
    await rm(path, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function removeFolder(path: string, pause: ReturnType<typeof createPauses>): Promise<void> {
  const entries = readdirSync(path, { withFileTypes: true });
  for (const entry of entries) {
    const below = join(path, entry.name);
    if (entry.isDirectory()) await removeFolder(below, pause);
    else unlinkSync(below);
  }
  rmdirSync(path);
  await pause(entries.length);
}
