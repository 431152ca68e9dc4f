/** The words as a real bash splits them; printf ends each with a NUL byte. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { globSync } from 'tinyglobby';
import { linkCommands, quoteShell } from '../../../lib/text/quote-shell.js';

const wordsOf = (line: string) =>
  execFileSync('bash', ['-c', `printf '%s\\0' ${line}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);

describe('quoteShell', () => {
  it.each([
    ['skills/alpha/SKILL.md', 'skills/alpha/SKILL.md'],
    ['--case-id=a', '--case-id=a'],
    ['', "''"],
    ['a b', "'a b'"],
    ["it's", `'it'\\''s'`],
    ['PATH=/x', "'PATH=/x'"],
    ['x+=1', "'x+=1'"],
    ['=ls', "'=ls'"],
    ['~/x', "'~/x'"],
    ['$(id)', "'$(id)'"],
    ['é', "'é'"],
    ['two\nlines', "'two\nlines'"],
  ])('writes %j as %s', (text, quoted) => expect(quoteShell(text)).toBe(quoted));

  it('gives a real bash back every text, byte for byte', () => {
    const hostile = fc.constantFrom(...`'"\\$\`!*?[]{}()<>|&;#~=-+% \n\t`.split(''), "''", '$(id)', '{a,b}', 'é', '😀');
    const text = fc.array(fc.oneof(hostile, fc.string({ maxLength: 4 })), { maxLength: 12 }).map((all) => all.join(''));
    // A NUL byte ends an argument, whatever the quotes; half a surrogate pair has no bytes in UTF-8.
    const argument = text.map((one) => one.replace(/[\0\uD800-\uDFFF]/gu, ''));
    fc.assert(
      fc.property(fc.array(argument, { minLength: 1, maxLength: 60 }), (args) => {
        expect(wordsOf(args.map(quoteShell).join(' '))).toEqual(args);
      }),
      { numRuns: 40 },
    );
  });

  it('makes no assignment of a first word that looks like one', () => {
    const run = spawnSync('bash', ['-c', `${['A=1', 'x'].map(quoteShell).join(' ')} 2>&1`], { encoding: 'utf8' });
    expect(run.stdout).toContain('A=1');
    expect(run.status).toBe(127);
  });
});

it('links all that one folder lacks of another in one command, as a real bash runs it', () => {
  const root = mkdtempSync(join(tmpdir(), 'link-'));
  const to = (name: string) => ({ path: `.agents/skills/${name}`, target: `../../.claude/skills/${name}` });
  expect(linkCommands([to('a'), to('a')])).toEqual([
    'mkdir -p .agents/skills && ln -sfn ../../.claude/skills/a .agents/skills/a',
  ]);
  const [command = '', ...more] = linkCommands([to('a'), to("it's b")]);
  expect(more).toEqual([]);
  execFileSync('bash', ['-c', command], { cwd: root });
  for (const name of ['a', "it's b"]) expect(readlinkSync(join(root, '.agents/skills', name))).toBe(to(name).target);
  rmSync(root, { recursive: true });
});

it('is the one place that has a link made, so that each message says it in the form that may be repeated', () => {
  const files = globSync(['lib/**/*.ts', 'src/**/*.ts', 'docs/*.md', 'README.md'], { ignore: 'lib/io/sandbox/**' });
  const told = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/^\s*(?:\/\*\*|\/\/|\*).*$/gm, '');
    return [...text.matchAll(/\bln -s\w*/g)].map(([form]) => [file.replace(/^docs\/.*/, 'docs'), form].join(': '));
  });
  expect([...new Set(told)].sort()).toEqual(['docs: ln -sfn', 'lib/text/quote-shell.ts: ln -sfn']);
});
