import { describe, expect, it } from '@jest/globals';
import { createTextRouter, type TextEmbedder } from '../../../../lib/router/rank/text-router.js';
import { SHOP } from '../shop.js';

/** Two topics: the sky, and everything else. */
const SKY = /weather|sky|rain|drizzle/i;
const embedder: TextEmbedder = {
  embedTexts: async (texts) => texts.map((text) => (SKY.test(text) ? [0, 7] : [3, 0])),
};

describe('createTextRouter', () => {
  it('ranks by the vectors of whole texts, of any length', async () => {
    const router = await createTextRouter(SHOP, embedder);
    const [first] = await router.rank('drizzle');
    expect([first!.tool.id, first!.vector_score]).toEqual(['weather.forecast', 1]);
    expect((await router.rank('qqq')).map(({ vector_score }) => vector_score)).toEqual(SHOP.slice(1).map(() => 1));
  });

  it('passes on what the embedder throws, and refuses vectors that do not fit', async () => {
    const broken = { embedTexts: () => Promise.reject(new Error('no model')) };
    await expect(createTextRouter(SHOP, broken)).rejects.toThrow('no model');
    await expect(createTextRouter(SHOP, { embedTexts: async () => [[1]] })).rejects.toThrow(/1 vectors for 6 texts/);
    const router = await createTextRouter(SHOP, {
      embedTexts: async (texts) => texts.map(() => Array(texts.length).fill(1)),
    });
    await expect(router.rank('drizzle')).rejects.toThrow(/vectors of 6 and 1 numbers/);
  });
});
