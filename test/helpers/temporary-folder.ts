/** Real folders for tests, removed at the end; in memory where there is room, since making one on a disk may take a hundred times as long. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { hasRoom, MEMORY } from '../../lib/io/files/memory-place.js';
import { removeAtTheEnd } from '../runtime/folders.cjs';

/** One per call, for use at the top of a file. place: for a test to which it matters, as to one of a sandbox, which has a /tmp of its own. */
export function temporaryFolder(place?: string): () => string {
  const made: string[] = [];
  afterAll(() => {
    for (const folder of made) rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    const folder = make('ar-', place);
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

const make = (prefix: string, place = hasRoom() ? MEMORY : tmpdir()) => realpathSync(mkdtempSync(join(place, prefix)));
