import { appendFile, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  listLogRoots,
  moveLogSnapshot,
  readLogGrowth,
  takeLogSnapshot,
} from '../../../lib/setup/sessions/log-snapshot.js';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'logs-'));
});
afterEach(() => rm(root, { recursive: true }));

const file = (name: string) => join(root, name);
const texts = (growth: { text: string }[]) => growth.map(({ text }) => text).sort();

describe('readLogGrowth', () => {
  it('returns what was appended to known files and the whole of new ones', async () => {
    await writeFile(file('old.jsonl'), 'before\n');
    await writeFile(file('same.log'), 'same\n');
    const snapshot = await takeLogSnapshot([root]);
    const start = Date.now();
    await appendFile(file('old.jsonl'), 'after\n');
    await mkdir(file('deep/.hidden'), { recursive: true });
    await writeFile(file('deep/.hidden/new'), 'new\n');
    await writeFile(file('picture.png'), 'no log');
    await writeFile(file('SKILL.md'), 'instructions');
    expect(texts(await readLogGrowth(snapshot, start, null))).toEqual(['after\n', 'new\n']);
  });

  it('returns each part to one unit only', async () => {
    const snapshot = await takeLogSnapshot([root]);
    await writeFile(file('a.log'), 'one\n');
    expect(texts(await readLogGrowth(snapshot, Date.now(), null))).toEqual(['one\n']);
    await appendFile(file('a.log'), 'two\n');
    expect(texts(await readLogGrowth(snapshot, Date.now(), null))).toEqual(['two\n']);
    expect(await readLogGrowth(snapshot, Date.now(), null)).toEqual([]);
  });

  it('leaves out what another process wrote between two units', async () => {
    await writeFile(file('a.jsonl'), 'before\n');
    const snapshot = await takeLogSnapshot([root]);
    await appendFile(file('a.jsonl'), 'between\n');
    await writeFile(file('b.jsonl'), 'new between\n');
    await moveLogSnapshot(snapshot);
    await appendFile(file('a.jsonl'), 'while it ran\n');
    expect(texts(await readLogGrowth(snapshot, Date.now(), null))).toEqual(['while it ran\n']);
  });

  it('tells units that run at the same time apart by their marks', async () => {
    const snapshot = await takeLogSnapshot([root]);
    await writeFile(file('session-1.jsonl'), 'used alpha');
    await writeFile(file('other.jsonl'), '{"session":"id-2"} used beta');
    await writeFile(file('nobody.jsonl'), 'used gamma');
    const [first, second] = await Promise.all([
      readLogGrowth(snapshot, Date.now(), ['session-1']),
      readLogGrowth(snapshot, Date.now(), ['id-2']),
    ]);
    expect(texts(first)).toEqual(['used alpha']);
    expect(texts(second)).toEqual(['{"session":"id-2"} used beta']);
  });

  it('reads only the newest files and the last bytes', async () => {
    const snapshot = await takeLogSnapshot([root]);
    const now = Date.now() / 1000;
    for (const [name, age] of [
      ['a', 3],
      ['b', 1],
      ['c', 2],
    ] as const) {
      await writeFile(file(`${name}.log`), `${name}-0123456789`);
      await utimes(file(`${name}.log`), now - age, now - age);
    }
    const growth = await readLogGrowth(snapshot, Date.now(), null, { max_files: 2, max_bytes: 4 });
    expect(growth.map(({ path, text }) => [path.slice(-5), text])).toEqual([
      ['b.log', '6789'],
      ['c.log', '6789'],
    ]);
  });

  it('leaves out what is older than the unit by more than two minutes', async () => {
    const snapshot = await takeLogSnapshot([root]);
    await writeFile(file('a.log'), 'old');
    const then = Date.now() / 1000 - 200;
    await utimes(file('a.log'), then, then);
    expect(await readLogGrowth(snapshot, Date.now(), null)).toEqual([]);
  });

  it('returns nothing where there is no such folder', async () => {
    const snapshot = await takeLogSnapshot([file('absent')]);
    expect(await readLogGrowth(snapshot, Date.now(), null)).toEqual([]);
  });
});

it('the log folders are those of AGENT_<NAME>_LOG_DIRS, else below the home', () => {
  expect(listLogRoots('codex', { AGENT_CODEX_LOG_DIRS: '/a:/b' })).toEqual(['/a', '/b']);
  expect(listLogRoots('copilot', {}, '/home/me')).toEqual([
    '/home/me/.copilot',
    '/home/me/.config/github-copilot',
    '/home/me/.local/share/github-copilot',
  ]);
});
