import { describe, expect, it } from '@jest/globals';
import { findConfusables } from '../../../../lib/router/learn/confusables.js';
import { makeTool } from '../../../../lib/router/words/tool.js';
import { loadVectors } from '../../../../lib/setup/routing/vectors.js';

const skills = [
  makeTool('pdf-fill', 'Fill in the fields of a PDF form and flatten it'),
  makeTool('pdf-forms', 'Fill in the fields of a PDF form, then sign and flatten it'),
  makeTool('weather', 'Tell the weather of a city for the coming days'),
];

describe('findLookAlikes', () => {
  it('names the sibling that took a prompt, with the prompt and the words both use', () => {
    const prompts = [
      { id: 'sign', query: 'Sign this PDF form and flatten it', expected: ['pdf-fill'] },
      { id: 'rain', query: 'Will it rain in the city?', expected: ['weather'] },
    ];
    const [pair, ...rest] = findConfusables(skills, prompts, loadVectors());
    expect(pair).toMatchObject({
      victim: 'pdf-fill',
      thief: 'pdf-forms',
      queries: [{ id: 'sign', query: 'Sign this PDF form and flatten it', rank: 2, decisive: ['sign'] }],
    });
    expect(pair!.shared).toEqual(expect.arrayContaining(['flatten', 'fields']));
    expect(rest).toEqual([]);
  });

  it('finds similar descriptions without any prompt, once per pair', () => {
    const pairs = findConfusables(skills, [], null);
    expect(pairs.map(({ victim, thief }) => [victim, thief])).toEqual([['pdf-fill', 'pdf-forms']]);
    expect(pairs[0]!.overlap).toBeGreaterThan(0.6);
  });

  it('does not count the pointer that tells one from the other', () => {
    const describe = (pointer: string) => [
      makeTool('fast-learning', `Trains agents in parallel games.${pointer}`),
      makeTool('stable-baselines', 'Quick prototyping of standard algorithms with extensive documentation.'),
      ...skills,
    ];
    const overlapOf = (pointer: string) => findConfusables(describe(pointer), [], null).map(({ victim }) => victim);
    const words = 'quick prototyping of standard algorithms with extensive documentation';
    expect(overlapOf(` Good for ${words}.`)).toEqual(['pdf-fill', 'stable-baselines']);
    expect(overlapOf(` For ${words}, use stable-baselines instead.`)).toEqual(['pdf-fill']);
  });

  it('does not take two for one that each name a product of their own, as their ids do', () => {
    const build = (id: string, product: string) =>
      makeTool(id, `Idiomatic ${product} patterns and conventions for robust, efficient, maintainable applications.`);
    const pairs = (...tools: ReturnType<typeof makeTool>[]) =>
      findConfusables([...tools, ...skills.slice(1)], [], null).map(({ victim }) => victim);
    expect(pairs(build('golang-patterns', 'Go'), build('kotlin-patterns', 'Kotlin'))).toEqual([]);
    expect(pairs(build('golang-patterns', 'go'), build('kotlin-patterns', 'kotlin'))).toHaveLength(1);
    expect(pairs(build('golang-patterns', 'Go'), build('patterns', 'Go'))).toHaveLength(1);
  });

  it('takes for the victim the skill whose own description suits the other better', () => {
    const wide = makeTool('a-wide', 'Prune roses in winter. Sow beans.');
    const narrow = makeTool('b-narrow', 'Prune roses in winter.');
    const pairs = findConfusables([wide, narrow, ...skills], [], null);
    const pair = pairs.find(({ victim }) => victim === 'b-narrow');
    expect(pair?.thief).toBe('a-wide');
    expect(pair?.overlap).toBeGreaterThan(0.6);
  });

  it('ignores a case’s acceptable skills and cases of absent skills', () => {
    const query = 'Sign this PDF form and flatten it';
    const pairs = findConfusables(
      skills,
      [
        { id: 'a', query, expected: ['pdf-fill'], acceptable: ['pdf-forms'] },
        { id: 'b', query, expected: ['elsewhere'] },
      ],
      null,
    );
    expect(pairs.flatMap((pair) => pair.queries)).toEqual([]);
  });
});
