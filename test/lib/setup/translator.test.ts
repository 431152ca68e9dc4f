import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readProcess } from '../../../lib/io/process/process-table.js';
import { translate } from '../../../lib/setup/routing/ask-command.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { until } from '../../helpers/until.js';

const folder = temporaryFolder();

function script(body: string): string[] {
  const file = join(folder(), 'translator.mjs');
  writeFileSync(file, body);
  return [process.execPath, file];
}

describe('translate', () => {
  it('passes the query as the last argument and on stdin, and reads stdout', async () => {
    const body = `let text = ''; for await (const part of process.stdin) text += part; console.log('both:', text === process.argv[2])`;
    expect(await translate(script(body), '帮我 "提交"')).toEqual({ text: 'both: true', problem: null });
  });

  it('never passes the query to a shell', async () => {
    const bait = join(folder(), 'bait');
    const argv = [...script('console.log("seen", process.argv.length)'), `; touch ${bait}`, `$(touch ${bait})`];
    expect(await translate(argv, `"; touch ${bait} #`)).toEqual({ text: 'seen 5', problem: null });
    expect(existsSync(bait)).toBe(false);
  });

  it('keeps a query that begins with a hyphen from being an option', async () => {
    expect(await translate(script('console.log("hyphen at", process.argv[2].indexOf("-"))'), '--eval é')).toEqual({
      text: 'hyphen at 1',
      problem: null,
    });
  });

  it.each([
    ['fails', 'process.exit(3)', /exit code 3/],
    ['says nothing', '', /empty or not English/],
    ['answers in another script', 'console.log("提交")', /empty or not English/],
    ['floods', 'process.stdout.write("x".repeat(3e6))', /too long/],
  ])('returns no text when the command %s', async (_, body, problem) => {
    expect(await translate(script(body), 'é')).toEqual({ text: null, problem: expect.stringMatching(problem) });
  });

  it('returns no text when there is no such command', async () => {
    expect(await translate(['/nowhere/translator'], 'é')).toEqual({
      text: null,
      problem: expect.stringMatching(/ENOENT/),
    });
    expect(await translate([], 'é')).toMatchObject({ text: null });
  });

  it('kills the command after its time-out, with the children that hold its output open', async () => {
    const pid = join(folder(), 'pid');
    const argv = ['/bin/sh', '-c', `sleep 1000 & echo $! > '${pid}'; exec sleep 1000`];
    expect(await translate(argv, 'é', { timeout_ms: 1500 })).toEqual({
      text: null,
      problem: 'it gave no answer within 1.5 s',
    });
    // Neither sleep has ended by itself by then: whoever waits for one comes too late for this test.
    await until(() => readProcess(Number(readFileSync(pid, 'utf8'))) === null);
  });

  it('passes a query that is too long for an argument on stdin', async () => {
    const body = `let n = 0; for await (const part of process.stdin) n += part.length; console.log(n, process.argv.length)`;
    expect(await translate(script(body), 'é'.repeat(100_000))).toEqual({ text: '200000 2', problem: null });
  });
});
