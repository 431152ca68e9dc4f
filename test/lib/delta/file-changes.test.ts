import { describe, expect, it } from '@jest/globals';
import { findChanges } from '../../../lib/delta/file-changes.js';

type Files = Record<string, string>;

/** Both trees, and how often the ref was asked for a file. */
function trees(before: Files, after: Files) {
  const asked: string[] = [];
  return {
    asked,
    ref: 'main',
    base: {
      read: async (file: string) => {
        asked.push(file);
        return before[file] ?? null;
      },
      list: async () => Object.keys(before),
    },
    head: { read: async (file: string) => after[file] ?? null, list: async () => Object.keys(after) },
  };
}
const find = async (file: string, before: Files, after: Files) =>
  (await findChanges([file], trees(before, after))).files.get(file);

describe('a file at the ref and as judged', () => {
  it('is the same, changed, new, gone or not there', async () => {
    expect(await find('a', { a: 'x' }, { a: 'x\r\n' })).toMatchObject({ state: 'same', lines: null });
    expect(await find('a', { a: 'x\ny' }, { a: 'x\nz' })).toMatchObject({
      ...{ state: 'changed', lines: { first: 2, last: 2 }, piece: { before: 'y', after: 'z' } },
    });
    expect(await find('a', {}, { a: 'x' })).toMatchObject({ state: 'new' });
    expect(await find('a', { a: 'x' }, {})).toMatchObject({ state: 'gone', to: null });
    expect(await find('a', {}, {})).toBeUndefined();
  });

  it('is sealed where it lost its executable bit, whatever else changed', async () => {
    const found = async (after: string) => {
      const both = { ...trees({ a: 'x' }, { a: after }), isSealed: async () => true };
      return (await findChanges(['a'], both)).files.get('a')?.state;
    };
    expect([await found('x'), await found('y')]).toEqual(['sealed', 'sealed']);
  });

  it('is gone where it is a link now, or was one', async () => {
    const link = { ...trees({ 's/a/SKILL.md': 'x' }, { 's/a/SKILL.md': 'x' }), findLink: async () => 's/a' };
    link.head.read = async () => null;
    expect((await findChanges(['s/a/SKILL.md'], link)).files.get('s/a/SKILL.md')).toMatchObject({
      state: 'gone',
      link: 's/a',
    });
  });

  it('was moved when its folder with the same name is gone from elsewhere', async () => {
    const [old, now] = ['skills/one/SKILL.md', 'skills/deep/one/SKILL.md'];
    expect(await find(now, { [old]: 'x' }, { [now]: 'x' })).toMatchObject({ state: 'moved', from: old });
    expect(await find(old, { [old]: 'x' }, { [now]: 'x' })).toMatchObject({ state: 'gone', to: now });
    // A copy is new, and another skill's file is no former place.
    expect(await find(now, { [old]: 'x' }, { [now]: 'x', [old]: 'x' })).toMatchObject({ state: 'new' });
    expect(await find(now, { 'skills/two/SKILL.md': 'x' }, { [now]: 'x' })).toMatchObject({ state: 'new' });
  });

  it('has another name where one with the same text came beside it', async () => {
    const [old, now] = ['hooks/guard.cjs', 'hooks/push-guard.cjs'];
    expect(await find(old, { [old]: 'x' }, { [now]: 'x' })).toMatchObject({ state: 'gone', to: now });
    expect(await find(old, { [old]: 'x', [now]: 'x' }, { [now]: 'x' })).toMatchObject({ state: 'gone', to: null });
    expect(await find(old, { [old]: 'x' }, { [now]: 'y', 'lib/a.cjs': 'x' })).toMatchObject({
      state: 'gone',
      to: null,
    });
  });
});

it('is told of links that the ref had, whatever became of the skill itself', async () => {
  const both = trees({ 's/SKILL.md': 'a' }, { 's/SKILL.md': 'b' });
  const listLinks = async () => [{ file: '.agents/skills', state: 'gone' as const }];
  const { named_by } = await findChanges(['s/SKILL.md'], { ...both, listLinks });
  expect(named_by.get('s/SKILL.md')?.map(({ file }) => file)).toEqual(['.agents/skills']);
});

describe('a script that is what it was', () => {
  const script = 'p/hooks/guard.js';
  const text = "const { match } = require('../lib/match');";

  it('brings what changed of the files that it names', async () => {
    const before = { [script]: text, 'p/lib/match.js': 'a', 'p/lib/other.js': 'a', 'q/lib/match.js': 'a' };
    const after = { ...before, 'p/lib/match.js': 'b', 'p/lib/other.js': 'b', 'q/lib/match.js': 'b' };
    const { named_by } = await findChanges([script], trees(before, after));
    expect(named_by.get(script)?.map(({ file }) => file)).toEqual(['p/lib/match.js']);
  });

  it('brings a file that it names and that is gone', async () => {
    const before = { [script]: text, 'p/lib/match.js': 'a' };
    const { named_by } = await findChanges([script], trees(before, { [script]: text }));
    expect(named_by.get(script)).toMatchObject([{ file: 'p/lib/match.js', state: 'gone' }]);
  });

  it('is enough of a reason itself when it changed', async () => {
    const before = { [script]: text, 'p/lib/match.js': 'a' };
    const both = trees(before, { [script]: `${text} `, 'p/lib/match.js': 'b' });
    expect((await findChanges([script], both)).named_by.size).toBe(0);
    expect(both.asked).toEqual([script]);
  });

  it('is never the reason to read hundreds of files', async () => {
    const names = Array.from({ length: 200 }, (_, n) => `file-${n}`);
    const before = { [script]: names.join(' '), ...Object.fromEntries(names.map((name) => [`p/lib/${name}.js`, 'a'])) };
    const both = trees(before, { [script]: before[script] ?? '' });
    await findChanges([script], both);
    expect(both.asked.length).toBeLessThan(50);
  });
});
