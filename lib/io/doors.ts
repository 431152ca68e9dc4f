/** Opens the real doors of a batch. */
import { randomUUID } from 'node:crypto';
import { glob } from 'tinyglobby';
import type { Doors } from '../doors.js';
import { files } from './files.js';
import { copyLines, followLines, readLines } from './lines.js';
import { readLogGrowth } from './log-snapshot.js';
import { openModelServer } from './model-server.js';
import { openPlace } from './place.js';
import { runProcess } from './process.js';

/** The caller closes `modelServer`. */
export async function openDoors(): Promise<Doors> {
  return {
    files,
    runProcess,
    openPlace,
    followLines,
    readLines,
    copyLines,
    readLogGrowth,
    async findFiles(folder, globs) {
      const found = await glob([...globs], { cwd: folder, absolute: true, dot: true, followSymbolicLinks: false });
      return found.sort();
    },
    modelServer: await openModelServer(),
    now: () => new Date(),
    newId: randomUUID,
  };
}
