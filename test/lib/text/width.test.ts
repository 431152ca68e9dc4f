import { describe, expect, it } from '@jest/globals';
import { fitWidth, widthOf } from '../../../lib/text/width.js';

describe('widthOf', () => {
  it.each([
    ['ascii', 5],
    ['日本語', 6],
    ['한국어', 6],
    ['ｆｕｌｌ', 8],
    ['é', 1],
    ['e\u0301', 1],
    ['⚠️', 2],
    ['❤️', 2],
    ['☎️', 2],
    ['✈️', 2],
    ['☑️', 2],
    ['▶️', 2],
    ['1️⃣', 2],
    ['🎉', 2],
    ['🇩🇪', 2],
    ['👍🏽', 2],
    ['👩‍👩‍👧', 2],
    ['a\u200bb', 2],
    ['\u001b[31mred\u001b[0m', 3],
    ['', 0],
  ])('measures %j as %i columns', (text, columns) => {
    expect(widthOf(text)).toBe(columns);
  });
});

describe('fitWidth', () => {
  it.each([
    ['short', 8, 'short   '],
    ['exactly8', 8, 'exactly8'],
    ['too long for it', 8, 'too lon…'],
    // A wide character never straddles the edge.
    ['日本語日本語', 6, '日本… '],
    ['two\nlines', 10, 'two lines '],
  ])('makes %j %i columns wide', (text, width, fitted) => {
    expect(fitWidth(text, width)).toBe(fitted);
    expect(widthOf(fitWidth(text, width))).toBe(width);
  });
});
