import { describe, expect, it } from '@jest/globals';
import { applyProfile, PROFILES, promote, type Scored } from '../../../../lib/router/rank/profile.js';

const row = (given: Partial<Scored>): Scored => ({ score: 0.6, vector_score: 0, keyword_score: 0, gap: 0, ...given });

describe('the confidence profiles', () => {
  it('have the constants of the original project', () => {
    expect(Object.fromEntries(Object.entries(PROFILES).map(([name, table]) => [name, Object.values(table)]))).toEqual({
      balanced: [0.75, 0.5, 0.9, 0.05, 0.99, 0.6, 0.3, 0.89, 0.1],
      precision: [0.82, 0.58, 0.92, 0.04, 0.99, 0.62, 0.24, 0.88, 0.1],
      recall: [0.68, 0.42, 0.88, 0.06, 0.99, 0.56, 0.35, 0.9, 0.08],
    });
  });

  it.each([
    ['balanced', 0.75, 'high', 0.9375],
    ['balanced', 0.7499, 'medium', 0.82497],
    ['balanced', 0.4999, 'low', 0.4999],
    ['balanced', 0.01, 'low', 0.1],
    ['balanced', 2, 'high', 0.99],
    ['precision', 0.82, 'high', 0.9528],
    ['precision', 0.81, 'medium', 0.8144],
    ['recall', 0.68, 'high', 0.9208],
    ['recall', 0.44, 'medium', 0.714],
    ['recall', 0.01, 'low', 0.08],
  ] as const)('turn, in profile %s, a score of %d into %s with %d', (name, score, confidence, final_score) => {
    const judged = applyProfile(row({ score }), PROFILES[name]);
    expect(judged.confidence).toBe(confidence);
    expect(judged.final_score).toBeCloseTo(final_score, 9);
  });
});

describe('a promotion to high confidence', () => {
  it.each([
    ['vector', row({ vector_score: 0.55 }), row({ vector_score: 0.5499 })],
    ['keyword', row({ keyword_score: 0.2, vector_score: 0.3 }), row({ keyword_score: 0.1999, vector_score: 0.3 })],
    ['keyword', row({ keyword_score: 0.11, vector_score: 0.1 }), row({ keyword_score: 0.1, vector_score: 0.1 })],
    ['clear_winner', row({ gap: 0.15 }), row({ gap: 0.1499 })],
  ] as const)('is given by %s alone, and not to a row just below', (promotion, lifted, below) => {
    expect(applyProfile(lifted, PROFILES.balanced)).toMatchObject({ confidence: 'high', promotion });
    expect(applyProfile(below, PROFILES.balanced)).toMatchObject({ confidence: 'medium', promotion: null });
  });

  it('needs a medium score first', () => {
    const strong = { vector_score: 1, keyword_score: 1, gap: 1 };
    expect(promote(row({ score: 0.4999, ...strong }), PROFILES.balanced)).toBeNull();
    expect(promote(row({ score: 0.5, ...strong }), PROFILES.balanced)).toBe('vector');
  });

  it('finds a clear winner in the first row only', () => {
    expect(promote(row({ gap: null }), PROFILES.balanced)).toBeNull();
  });
});
