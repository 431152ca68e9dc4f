import { describe, expect, it } from '@jest/globals';
import { splitWords } from '../../../../lib/router/words/words.js';
import { growthOf, LINEAR } from '../../../helpers/cpu.js';

const texts = (text: string) => splitWords(text).map((word) => word.text);
const stems = (text: string) => splitWords(text).map((word) => word.stem);

describe('splitWords', () => {
  it.each([
    ['git_repo_analyer.smartCommit', ['git', 'repo', 'analyer', 'smart', 'commit', 'smartcommit']],
    ['HTTPServer', ['http', 'server', 'httpserver']],
    ['C# and F# on .NET, C++ too', ['csharp', 'fsharp', 'dotnet', 'cpp']],
    ['Node.js', ['nodejs']],
    ['Café Ðà Nẵng', ['cafe', 'ða', 'nang']],
    ['提交代码', ['提交', '交代', '代码']],
    ['帮我commit代码', ['帮我', 'commit', '代码']],
    ['ГОСТfile', ['гост', 'file']],
    ['naïve3 résumé', ['naive3', 'resume']],
    ['please could you show me the', []],
    ['🎉👩‍👩‍👧', []],
  ])('splits %p', (text, words) => {
    expect(texts(text)).toEqual(words);
  });

  it('gives all forms of a word one stem', () => {
    expect(new Set(stems('commit commits committed committing'))).toEqual(new Set(['commit']));
  });

  it('drops runs of letters that are no word', () => {
    expect(texts('a'.repeat(100_000))).toEqual([]);
    expect(texts('aB'.repeat(50_000))).toEqual([]);
    expect(texts('代a'.repeat(50_000)).length).toBe(50_000);
    expect(texts(`e${'\u0301'.repeat(100_000)}代`)).toEqual(['代']);
    expect(texts('c#'.repeat(30_000)).length).toBeLessThanOrEqual(30_000);
  });

  it.each([
    ['one letter', (size: number) => 'a'.repeat(size)],
    ['humps', (size: number) => 'aB'.repeat(size / 2)],
    ['two scripts in turn', (size: number) => '代a'.repeat(size / 2)],
    ['accents', (size: number) => `e${'\u0301'.repeat(size)}代`],
    ['signs in turn', (size: number) => 'c#'.repeat(size / 2)],
  ])('takes time in proportion to a run of %s', async (_, write) => {
    const another = (size: number, nth: number) => `${nth}${write(size)}`;
    expect(await growthOf(32_000, another, texts)).toBeLessThan(LINEAR);
  });
});
