import { describe, expect, it } from '@jest/globals';
import { createRouter } from '../../../../lib/router/rank/router.js';
import { findNearWords } from '../../../../lib/router/vectors/near-words.js';
import { splitWords } from '../../../../lib/router/words/words.js';
import { loadVectors } from '../../../../lib/setup/routing/vectors.js';
import { SHOP } from '../shop.js';

describe('near words', () => {
  const near = findNearWords(() => splitWords('weather invoice rain colleague kitchen'), loadVectors()!);

  it('are the nearest of the vocabulary, best first, and none where none is similar', () => {
    const [storm, unknown] = splitWords('storm zzqqxx');
    const found = near(storm!);
    expect(found.map((row) => row.stem)).toEqual(expect.arrayContaining(['rain', 'weather']));
    expect(found.map((row) => row.stem)).not.toContain('invoic');
    expect(found.map((row) => row.likeness)).toEqual(found.map((row) => row.likeness).sort((a, b) => b - a));
    expect(near(unknown!)).toEqual([]);
  });

  it('raise the tools that use them', () => {
    const { word: _, ...deaf } = loadVectors()!;
    const score = (router: ReturnType<typeof createRouter>) =>
      router.rank('rainfall').find((row) => row.tool.id === 'weather.forecast')!.final_score;
    expect(score(createRouter(SHOP, loadVectors()))).toBeGreaterThan(score(createRouter(SHOP, deaf)));
  });
});
