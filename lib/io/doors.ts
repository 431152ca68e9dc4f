/** Opens the real doors of a batch. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import type { Doors, Place } from '../doors.js';
import { files } from './files.js';
import { copyLines, readLines } from './lines.js';
import { openModelServer } from './model-server.js';
import { runProcess } from './process.js';

/** The caller closes `modelServer`. */
export async function openDoors(): Promise<Doors> {
  return {
    files,
    runProcess,
    openPlace,
    readLines,
    copyLines,
    async findFiles(folder, globs) {
      const found = await glob([...globs], { cwd: folder, absolute: true, dot: true, followSymbolicLinks: false });
      return found.sort();
    },
    modelServer: await openModelServer(),
    now: () => new Date(),
    newId: randomUUID,
  };
}

/**
 * Not below the system's temporary folder of the moment: the path's length changes what Codex lists, so it is the same on
 * every machine. Names are random, and the folder is its owner's alone.
 */
async function openPlace(): Promise<Place> {
  const root = join(await realpath('/tmp'), `ar-${randomBytes(6).toString('hex')}`);
  await mkdir(root, { mode: 0o700 });
  const place = { home: join(root, 'h'), workspace: join(root, 'w'), source_copy: join(root, 's') };
  await mkdir(place.home);
  await mkdir(place.workspace);
  return { ...place, close: () => files.remove(root) };
}
