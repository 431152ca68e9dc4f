import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { translate } from '../../../lib/io/translator.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const folder = temporaryFolder();

function script(body: string): string[] {
  const file = join(folder(), 'translator.mjs');
  writeFileSync(file, body);
  return [process.execPath, file];
}

describe('translate', () => {
  it('hands the query over as the last argument and on stdin, and takes stdout', async () => {
    const body = `let text = ''; for await (const part of process.stdin) text += part; console.log('both:', text === process.argv[2])`;
    expect(await translate(script(body), '帮我 "提交"')).toEqual({ text: 'both: true', problem: null });
  });

  it('gives a shell nothing to read', async () => {
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
  ])('leaves the original when it %s', async (_, body, problem) => {
    expect(await translate(script(body), 'é')).toEqual({ text: null, problem: expect.stringMatching(problem) });
  });

  it('leaves the original when there is no such command', async () => {
    expect(await translate(['/nowhere/translator'], 'é')).toEqual({
      text: null,
      problem: expect.stringMatching(/ENOENT/),
    });
    expect(await translate([], 'é')).toMatchObject({ text: null });
  });

  it('gives up in time, with the children that hold its output', async () => {
    const body = `import { spawn } from 'node:child_process'; spawn('sleep', ['60'], { stdio: 'inherit' }); setTimeout(() => {}, 60000)`;
    const began = performance.now();
    expect(await translate(script(body), 'é', { timeout_ms: 1500 })).toEqual({
      text: null,
      problem: 'it gave no answer within 1.5 s',
    });
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('takes queries that fit no argument', async () => {
    const body = `let n = 0; for await (const part of process.stdin) n += part.length; console.log(n, process.argv.length)`;
    expect(await translate(script(body), 'é'.repeat(100_000))).toEqual({ text: '200000 2', problem: null });
  });
});
