import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { UsageReport } from '../../../lib/report/terminal/usage.js';
import { usage } from '../../../src/commands/usage/usage.js';
import { runCommand } from '../../../src/options/command.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
/** Written by scripts/record-sqlite.py, which says what is in them. */
const fixture = (name: string) => join(import.meta.dirname, '../../fixtures/sqlite', name);

/** A home with this beside it in OpenCode's own folder. */
function homeWith(files: Record<string, string | Buffer>): { home: string; place: string } {
  const home = newFolder();
  const place = join(home, '.local/share/opencode');
  mkdirSync(place, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(place, name), content);
  return { home, place };
}

async function count(home: string, ...argv: string[]) {
  const shell = keptShell(home, { HOME: home });
  await runCommand('usage', usage, [...argv, '--json'], shell);
  const report = JSON.parse(shell.out.join('')) as UsageReport;
  const rows = report.skills.map((one) => [
    ...[one.skill, one.used, one.asked_for, one.refused, one.read_by_hand, Object.keys(one.weeks).join()],
  ]);
  return { ...report, rows };
}

const MANY = [
  ['alpha', 2, 1, 0, 0, '2026-W47,2026-W48'],
  ['beta', 1, 0, 1, 0, '2026-W48'],
  ['gamma', 0, 0, 0, 1, '2026-W48'],
];

describe('a database of OpenCode', () => {
  it('is counted by conversation: subagents belong to theirs, and what a fork repeats counts once', async () => {
    const { home } = homeWith({ 'opencode.db': readFileSync(fixture('opencode-many.db')) });
    const { rows, sessions, agents, with_list, from, to, records, understood, passed_over, unread } = await count(home);
    expect(rows).toEqual(MANY);
    expect({ sessions, agents, with_list, from, to, passed_over, unread }).toEqual({
      ...{ sessions: 3, agents: { opencode: 3 }, with_list: 0, from: '2026-11-16', to: '2026-11-23' },
      ...{ passed_over: 0, unread: [] },
    });
    expect([records, understood]).toEqual([27, 27]);
  });

  it('gives the prompts that its user typed', async () => {
    const { home } = homeWith({ 'opencode.db': readFileSync(fixture('opencode-many.db')) });
    const shell = keptShell(home, { HOME: home });
    await runCommand('usage', usage, ['--cases', 'cases.json'], shell);
    expect(JSON.parse(shell.out.join(''))).toMatchObject([{ expected_skill: 'alpha', prompt: 'Prune the roses.' }]);
  });

  it('is found by its name of any channel, in a folder that is named too; another one is passed over', async () => {
    const { home, place } = homeWith({
      'opencode-next.db': readFileSync(fixture('opencode-many.db')),
      'opencode-odd.db': readFileSync(fixture('closed.db')),
      'other.db': readFileSync(fixture('opencode.db')),
    });
    for (const argv of [[], [home]]) {
      const { rows, passed_over, unread } = await count(home, ...argv);
      expect({ rows, passed_over, unread }).toEqual({ rows: MANY, passed_over: 1, unread: [] });
    }
    expect((await count(home, join(place, 'other.db'))).sessions).toBe(2);
  });

  it('that is none, is no file or ends in the middle is named, and what stands before the damage counts', async () => {
    const whole = readFileSync(fixture('opencode-many.db'));
    const { home, place } = homeWith({ 'opencode-1.db': 'SQLite format 3\0', 'opencode-2.db': whole });
    execFileSync('mkfifo', ['opencode-3.db', 'opencode-2.db-wal'], { cwd: place });
    copyFileSync(fixture('opencode.db'), join(place, 'opencode-4.db'));
    const { rows, unread } = await count(home);
    expect(rows.map(([name, used, , refused, by_hand]) => [name, used, refused, by_hand])).toEqual([
      ['alpha', 3, 0, 0],
      ['beta', 2, 1, 0],
      ['gamma', 1, 0, 1],
    ]);
    expect(unread.map(({ path, why }) => [path.slice(-4), why])).toEqual([
      ['3.db', 'it is neither a file nor a folder'],
      ['1.db', expect.stringMatching(/^it is damaged: /)],
    ]);
  });

  it('that is damaged in any page ends the count neither in a circle nor in an error', async () => {
    const whole = readFileSync(fixture('opencode-many.db'));
    const counted: number[] = [];
    for (let page = 1; page * 512 < whole.length; page++) {
      const bad = Buffer.from(whole);
      // Of an inner page the last child, of a long row's rest the next page: the page itself.
      bad.writeUInt32BE(page + 1, page * 512 + (bad.readUInt8(page * 512) === 5 ? 8 : 0));
      const { home } = homeWith({ 'opencode.db': bad });
      const { sessions, unread } = await count(home);
      expect(unread.every(({ why }) => why.startsWith('it is damaged: '))).toBe(true);
      if (unread.length > 0) counted.push(sessions);
    }
    // A page of parts that cannot be read: what the two open conversations had said before it counts.
    expect(counted).toContain(2);
  });
});
