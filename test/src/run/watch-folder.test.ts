import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { watchFolder } from '../../../src/run/watch-folder.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { until } from '../../helpers/until.js';

const newFolder = temporaryFolder();

it('aborts what a change started as soon as the next one comes', async () => {
  const folder = newFolder();
  const stop = new AbortController();
  const seen: AbortSignal[] = [];
  const ended = watchFolder(folder, stop.signal, async (overtaken) => {
    seen.push(overtaken);
    // The first one takes until it is overtaken.
    if (seen.length === 1) await until(() => overtaken.aborted);
  });
  await until(() => {
    writeFileSync(join(folder, 'a.md'), String(seen.length));
    return seen.length >= 2;
  });
  expect(seen[0]?.aborted).toBe(true);
  stop.abort();
  await ended;
});
