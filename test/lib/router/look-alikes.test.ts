import { describe, expect, it } from '@jest/globals';
import { loadVectors } from '../../../lib/io/vectors.js';
import { findLookAlikes } from '../../../lib/router/look-alikes.js';
import { makeTool } from '../../../lib/router/tool.js';

const skills = [
  makeTool('pdf-fill', 'Fill in the fields of a PDF form and flatten it'),
  makeTool('pdf-forms', 'Fill in the fields of a PDF form, then sign and flatten it'),
  makeTool('weather', 'Tell the weather of a city for the coming days'),
];

describe('findLookAlikes', () => {
  it('names the sibling that stole a prompt, with the prompt and the words both use', () => {
    const prompts = [
      { id: 'sign', query: 'Sign this PDF form and flatten it', expected: ['pdf-fill'] },
      { id: 'rain', query: 'Will it rain in the city?', expected: ['weather'] },
    ];
    const [pair, ...rest] = findLookAlikes(skills, prompts, loadVectors());
    expect(pair).toMatchObject({
      victim: 'pdf-fill',
      thief: 'pdf-forms',
      queries: [{ id: 'sign', query: 'Sign this PDF form and flatten it', rank: 2 }],
    });
    expect(pair!.shared).toEqual(expect.arrayContaining(['flatten', 'fields']));
    expect(rest).toEqual([]);
  });

  it('sees like descriptions without any prompt, once a pair', () => {
    const pairs = findLookAlikes(skills, [], null);
    expect(pairs.map(({ victim, thief }) => [victim, thief])).toEqual([['pdf-fill', 'pdf-forms']]);
    expect(pairs[0]!.overlap).toBeGreaterThan(0.6);
  });

  it('forgives a case’s acceptable skills and cases of skills that are not here', () => {
    const query = 'Sign this PDF form and flatten it';
    const pairs = findLookAlikes(
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
