/** Opens the real ports of a batch: the files, processes, clock and model server of this machine. */
import { randomUUID } from 'node:crypto';
import { glob } from 'tinyglobby';
import { files } from '../io/files/files.js';
import { copyLines, followLines, readLines } from '../io/files/lines.js';
import { openTrialFolders } from '../io/files/throwaway.js';
import { runProcess } from '../io/process/process.js';
import type { Ports } from '../transcript/ports.js';
import { moveLogSnapshot, readLogGrowth } from './log-snapshot.js';
import { openModelServer } from './model-server.js';

/** The caller closes `modelServer`. */
export async function openPorts(): Promise<Ports> {
  return {
    files,
    runProcess,
    openTrialFolders: openTrialFolders,
    followLines,
    readLines,
    copyLines,
    readLogGrowth,
    moveLogSnapshot,
    async findFiles(folder, globs) {
      const found = await glob([...globs], { cwd: folder, absolute: true, dot: true, followSymbolicLinks: false });
      return found.sort();
    },
    node: process.execPath,
    modelServer: await openModelServer(),
    now: () => new Date(),
    newId: randomUUID,
  };
}
