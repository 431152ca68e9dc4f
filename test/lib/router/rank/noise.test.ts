import { describe, expect, it } from '@jest/globals';
import { buildKeywordIndex } from '../../../../lib/router/rank/keyword.js';
import { findFamilyWords, measureNoise } from '../../../../lib/router/rank/noise.js';
import { createRouter } from '../../../../lib/router/rank/router.js';
import { makeTool } from '../../../../lib/router/words/tool.js';
import { splitTool } from '../../../../lib/router/words/tool-words.js';
import { loadVectors } from '../../../../lib/setup/routing/vectors.js';

const FAMILY = ['carts', 'refunds', 'parcels', 'letters', 'stock'].map((thing) =>
  makeTool(`acme-${thing}`, `Acme ${thing}: list, create and delete ${thing} of a customer`, { type: 'skill' }),
);

describe('the words of a family', () => {
  const wordsOf = (tools: typeof FAMILY) => [...findFamilyWords(buildKeywordIndex(tools.map(splitTool)))].sort();

  it('are those that most of its tools use, and there are none among three', () => {
    expect(wordsOf(FAMILY)).toEqual(expect.arrayContaining(['acm', 'custom', 'delet']));
    expect(wordsOf(FAMILY)).not.toContain('refund');
    expect(wordsOf(FAMILY.slice(0, 3))).toEqual([]);
  });

  it('make a request more likely to be for it', () => {
    const router = createRouter(FAMILY, loadVectors());
    const chance = (query: string) => router.rank(query)[0]!.final_score;
    expect(chance('acme refunds for this order')).toBeGreaterThan(chance('refunds for this order'));
  });
});

describe('measureNoise', () => {
  it('is the score that nine tenths of the requests for nothing stay below, and asks a large index fewer', () => {
    let asked = 0;
    const noise = (size: number) => {
      asked = 0;
      return measureNoise(size, () => asked++);
    };
    expect(noise(10)).toBe(43);
    expect(asked).toBe(48);
    expect(noise(1e6)).toBe(10);
    expect(asked).toBe(12);
  });
});
