import { describe, expect, it } from '@jest/globals';
import {
  fuseRanks,
  fuseWithBoosts,
  PLAIN_RRF,
  type Ranking,
  WEIGHTED_RRF,
} from '../../../../lib/router/rank/fusion.js';
import { makeTool } from '../../../../lib/router/words/tool.js';

const names = ['git.commit', 'git.status', 'git.diff', 'filesystem.read'];
const tools = names.map((name) => makeTool(name, `Description of ${name}`, { category: 'tool' }));
const ranking = (rows: Record<string, number>): Ranking =>
  Object.entries(rows).map(([name, score]) => [names.indexOf(name), score] as const);
const vector = ranking({ 'git.commit': 0.92, 'git.status': 0.83, 'filesystem.read': 0.55 });
const keyword = ranking({ 'git.commit': 3.2, 'git.status': 2.4, 'git.diff': 1.1 });
const shown = (scores: Map<number, number>) =>
  Object.fromEntries([...scores].map(([tool, score]) => [names[tool], score.toFixed(6)]));

describe('fuseWithBoosts', () => {
  it('gives the original project’s scores to six decimals', () => {
    expect(shown(fuseWithBoosts('git commit', tools, vector, keyword))).toEqual({
      'git.commit': '0.887273',
      'git.status': '0.538333',
      'git.diff': '0.445385',
      'filesystem.read': '0.076923',
    });
  });

  it('lets the vectors decide when fewer than two rows match by keyword', () => {
    const scores = fuseWithBoosts('zzz', tools, vector, keyword.slice(0, 1));
    expect(scores.get(0)).toBeCloseTo(2 / 11 + 0.1 / 11 + 0.3 * 0.92, 9);
    expect(scores.get(1)).toBeCloseTo(2 / 12 + 0.3 * 0.83, 9);
  });

  it('gives a query of one word the boost of the whole query alone', () => {
    const rrf = fuseRanks(vector, keyword, WEIGHTED_RRF).get(0)!;
    expect(fuseWithBoosts('commit', tools, vector, keyword).get(0)).toBeCloseTo(rrf + 0.5 + 0.03, 9);
  });

  it('limits what metadata may add', () => {
    const words = 'alpha beta gamma delta epsilon zeta';
    const loud = [makeTool('x', words, { routing_keywords: words.split(' '), intents: [words] })];
    const scores = fuseWithBoosts(
      words,
      loud,
      [],
      [
        [0, 1],
        [0, 1],
      ],
    );
    expect(scores.get(0)).toBeCloseTo(1.5 / 11 + 1.5 / 12 + 0.45, 9);
  });
});

describe('fuseRanks', () => {
  it('is reciprocal rank fusion with ranks from 0', () => {
    const scores = fuseRanks(vector, keyword, PLAIN_RRF);
    expect(scores.get(0)).toBeCloseTo(2 / 61, 12);
    expect(scores.get(2)).toBeCloseTo(1 / 63, 12);
  });
});
