import { describe, expect, it } from '@jest/globals';
import { learn } from '../../../../lib/router/learn/held-out.js';
import type { Judged } from '../../../../lib/router/learn/leave-one-out.js';
import { CALIBRATION } from '../../../../lib/router/rank/weights.js';

/** Two tools: how well each suits by its text and by the examples, and which of them is right. */
function judged(text: [number, number], taught: [number, number], right: number[]): Judged {
  return {
    right,
    scores: {
      words: [],
      found: { scores: new Float64Array(text), words: new Uint16Array([3, 3]), max: 1, known: 1 },
      similar: null,
      byExampleWords: new Float64Array([...taught, 0]),
      byExampleVectors: null,
      fused: new Float64Array(text),
      sumOf: () => ({ keyword: 0, similarity: 0, near_words: 0, name: 0, example_words: 0, example_vectors: 0 }),
      noise: 3.5,
      outside: false,
    },
  };
}

const many = (count: number, row: Judged) => Array.from({ length: count }, () => row);
/** By its text the wrong tool is a little ahead; the examples know better. */
const TAUGHT = many(300, judged([4, 4.2], [1, 0], [0]));
/** The same to the eye, and another tool is right. */
const LIES = judged([4, 4.2], [1, 0], [1]);
const ORDINARY = many(10, judged([0.2, 0.1], [0, 0], []));

describe('a fit', () => {
  it('is kept where it puts more right rows first', () => {
    const { weights, calibration, held_out } = learn(TAUGHT, ORDINARY);
    expect(weights.words).toBeGreaterThan(0);
    expect(calibration).not.toEqual(CALIBRATION);
    expect(held_out).toMatchObject({ queries: 300, no_tool: 0, unfitted: { first: 0 }, fitted: { first: 300 } });
    expect(held_out.fitted.high).toBe(300);
  });

  it('teaches nothing where one more right row is all that it gains, or nearly as many are lost', () => {
    const right = judged([4, 2], [0, 0], [0]);
    for (const rows of [
      [TAUGHT[0]!, ...many(20, right)],
      [...many(8, TAUGHT[0]!), ...many(5, judged([4.2, 4], [0, 1], [0])), ...many(8, right)],
    ]) {
      const { weights, held_out } = learn(rows, ORDINARY);
      expect(weights).toEqual({ words: 0, vectors: 0 });
      expect(held_out.fitted.first).toBe(held_out.unfitted.first);
    }
  });

  it('rates fewer rows high rather than more of them wrong', () => {
    const rows = Array.from({ length: 300 }, (_, i) => (i % 15 === 0 ? LIES : TAUGHT[i]!));
    const { weights, held_out } = learn(rows, ORDINARY);
    expect(weights.words).toBeGreaterThan(0);
    // 280 of 300 are right, which is less than "high" promises.
    expect(held_out.fitted).toMatchObject({ first: 280, high: 0 });
  });

  it('calls no more than before for what no tool answers', () => {
    const none = judged([4, 4.2], [1, 0], []);
    const rows = Array.from({ length: 300 }, (_, i) => (i % 20 === 0 ? none : TAUGHT[i]!));
    const { weights, held_out } = learn(rows, ORDINARY);
    expect(weights.words).toBeGreaterThan(0);
    expect(held_out).toMatchObject({ no_tool: 15, unfitted: { called: 0 }, fitted: { called: 0, first: 285 } });
    const ordinary = many(3, judged([4, 4.2], [1, 0], []));
    expect(learn(TAUGHT, ordinary).held_out).toMatchObject({
      unfitted: { called_ordinary: 0 },
      fitted: { called_ordinary: 0, first: 300 },
    });
  });

  it('is none where the same rows are first and a calibration would find no more of them', () => {
    const rows = many(20, judged([9, 1], [0, 0], [0]));
    expect(learn(rows, ORDINARY)).toMatchObject({ weights: { words: 0, vectors: 0 }, calibration: CALIBRATION });
  });
});
