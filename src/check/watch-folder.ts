/** A folder → one call whenever files in it changed, until the signal; changes that come together are one, and the next one aborts it. */
import { watch } from 'node:fs/promises';
import { sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isSkipped } from '../../lib/io/files/walk-tree.js';

/** Editors write a file in several steps. */
const SETTLE_MS = 150;

export async function watchFolder(
  folder: string,
  signal: AbortSignal,
  onChange: (overtaken: AbortSignal) => Promise<void>,
): Promise<void> {
  let changed = false;
  let working: Promise<void> | null = null;
  let overtaken = new AbortController();
  const work = async () => {
    while (changed) {
      await wait(SETTLE_MS);
      changed = false;
      overtaken = new AbortController();
      await onChange(overtaken.signal);
    }
    working = null;
  };
  try {
    for await (const { filename } of watch(folder, { recursive: true, signal })) {
      if (filename?.split(sep).some(isSkipped)) continue;
      changed = true;
      overtaken.abort();
      working ??= work();
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  await working;
}
