/** Real folders for tests, removed at the end; in memory where there is room, since making one on a disk may take a hundred times as long. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { hasRoom, MEMORY } from '../../lib/io/files/memory-place.js';
import { removeAtTheEnd } from '../runtime/folders.cjs';

/** One per call, for use at the top of a file. */
export function temporaryFolder(): () => string {
  const made: string[] = [];
  afterAll(() => {
    for (const folder of made) rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    const folder = make('ar-');
    made.push(folder);
    return folder;
  };
}

/** For use anywhere: removed at the end of the test file that runs now. */
export function scratchFolder(prefix: string): string {
  const folder = make(prefix);
  removeAtTheEnd(folder);
  return folder;
}

const make = (prefix: string) => realpathSync(mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), prefix)));
