import { describe, expect, it } from '@jest/globals';
import { loadVectors } from '../../../lib/io/vectors.js';
import { findNearWords } from '../../../lib/router/near-words.js';
import { createRouter } from '../../../lib/router/router.js';
import { splitWords } from '../../../lib/router/words.js';
import { SHOP } from './shop.js';

describe('words of like meaning', () => {
  const near = findNearWords(() => splitWords('weather invoice rain colleague kitchen'), loadVectors()!);

  it('are the nearest of the vocabulary, best first, and none where nothing is like', () => {
    const [storm, unknown] = splitWords('storm zzqqxx');
    const found = near(storm!);
    expect(found.map((row) => row.stem)).toEqual(expect.arrayContaining(['rain', 'weather']));
    expect(found.map((row) => row.stem)).not.toContain('invoic');
    expect(found.map((row) => row.likeness)).toEqual(found.map((row) => row.likeness).sort((a, b) => b - a));
    expect(near(unknown!)).toEqual([]);
  });

  it('lift the tools that use them', () => {
    const { word: _, ...deaf } = loadVectors()!;
    const score = (router: ReturnType<typeof createRouter>) =>
      router.rank('rainfall').find((row) => row.tool.id === 'weather.forecast')!.final_score;
    expect(score(createRouter(SHOP, loadVectors()))).toBeGreaterThan(score(createRouter(SHOP, deaf)));
  });
});
