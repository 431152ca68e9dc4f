/** Removes a file or folder, if it is there: at once within a folder, which takes a tenth of the way through the thread pool. */
import { randomUUID } from 'node:crypto';
import { chmodSync, lstatSync, readdirSync, renameSync, rmdirSync, unlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createPauses } from './pause.js';

export async function removeTree(path: string): Promise<void> {
  const facts = lstatSync(path, { throwIfNoEntry: false });
  // What a link points to is not its own.
  if (facts?.isDirectory() === false) return rm(path, { force: true });
  if (!facts) return;
  const removal: Removal = { pause: createPauses(), top: path, moved: [], opens: false };
  await removeFolder(path, removal)
    // What an agent has closed to itself, its user may open.
    .catch(() => removeFolder(path, { ...removal, moved: [], opens: true }))
    // A process that is ending may still write there.
    .catch(() => rm(path, { recursive: true, force: true, maxRetries: 3 }));
}

interface Removal {
  pause: ReturnType<typeof createPauses>;
  top: string;
  /** Folders that lay too deep, and are now at the top. */
  moved: string[];
  /** Also what its owner may not enter or change. */
  opens: boolean;
}

/** The system takes paths of 4,096 bytes, and a name has up to 255. */
const LONGEST_PATH = 3_500;

async function removeFolder(path: string, removal: Removal): Promise<void> {
  const { pause, top, moved, opens } = removal;
  if (opens) chmodSync(path, 0o700);
  const entries = readdirSync(path, { withFileTypes: true });
  for (const entry of entries) {
    const below = join(path, entry.name);
    if (!entry.isDirectory()) unlinkSync(below);
    else if (Buffer.byteLength(below) < LONGEST_PATH) await removeFolder(below, removal);
    else {
      const to = join(top, randomUUID());
      renameSync(below, to);
      moved.push(to);
    }
  }
  for (let one = path === top ? moved.pop() : undefined; one !== undefined; one = moved.pop())
    await removeFolder(one, removal);
  rmdirSync(path);
  await pause(entries.length);
}
