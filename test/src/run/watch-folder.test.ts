import { mkdirSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import { watchFolder } from '../../../src/check/watch-folder.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { until } from '../../helpers/until.js';

const newFolder = temporaryFolder();

const stops: AbortController[] = [];
// A test that fails leaves nothing behind that keeps the process alive.
afterEach(() => {
  for (const stop of stops) stop.abort();
});

/** Watches a new folder until it has seen a first change; answer: what each call does, by its place. */
async function watched(answer: (nth: number, overtaken: AbortSignal) => Promise<void>) {
  const folder = newFolder();
  for (const name of ['.git', 'node_modules']) mkdirSync(join(folder, name));
  const stop = new AbortController();
  stops.push(stop);
  const seen: AbortSignal[] = [];
  const ended = watchFolder(folder, stop.signal, (overtaken) => answer(seen.push(overtaken), overtaken));
  const change = (file = 'a.md') => writeFileSync(join(folder, file), String(Math.random()));
  // The watch may not be there yet.
  await until(() => {
    if (seen.length === 0) change();
    return seen.length > 0;
  });
  return { folder, seen, change, ended, stop };
}

it('aborts what a change started as soon as the next one comes, and then looks at that one', async () => {
  const { seen, change, ended, stop } = await watched(async (nth, overtaken) => {
    if (nth === 1) await until(() => overtaken.aborted);
  });
  change();
  await until(() => seen.length >= 2);
  expect(seen[0]?.aborted).toBe(true);
  stop.abort();
  await ended;
});

it('looks at one change at a time, and at those that come long after', async () => {
  let active = 0;
  let most = 0;
  const { seen, change, ended, stop } = await watched(async () => {
    most = Math.max(most, ++active);
    // Longer than changes take to settle.
    await wait(600);
    active--;
  });
  change();
  await until(() => seen.length >= 2 && active === 0);
  await wait(300);
  const before = seen.length;
  change();
  await until(() => seen.length > before && active === 0);
  expect(most).toBe(1);
  stop.abort();
  await ended;
});

it('does not look into folders that are none of the author’s', async () => {
  let hold = false;
  const { folder, seen, change, ended, stop } = await watched(async () =>
    until(() => !hold || stops.at(-1)?.signal.aborted === true),
  );
  // What was written until the first call came has been seen by then.
  await wait(400);
  hold = true;
  const before = seen.length;
  change();
  await until(() => seen.length > before);
  let calls = 0;
  const own = watch(folder, { recursive: true }, () => {
    calls++;
  });
  await until(() => {
    for (const name of ['.git', 'node_modules']) change(`${name}/index`);
    return calls >= 4;
  });
  own.close();
  expect(seen.at(-1)?.aborted).toBe(false);
  hold = false;
  stop.abort();
  await ended;
  expect(seen).toHaveLength(before + 1);
});

it('ends only when what it started has ended', async () => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const { ended, stop } = await watched(() => held);
  stop.abort();
  expect(await Promise.race([ended.then(() => 'ended'), wait(300, 'waits')])).toBe('waits');
  release();
  await ended;
});

it('fails on a folder that is not there', async () => {
  const gone = join(newFolder(), 'gone');
  await expect(watchFolder(gone, new AbortController().signal, async () => {})).rejects.toThrow(/ENOENT/);
});
