import { describe, expect, it } from '@jest/globals';
import { buildExampleVectors } from '../../../../lib/router/examples/example-vectors.js';
import { buildExampleWords } from '../../../../lib/router/examples/example-words.js';
import { type Example, readTrainingSet } from '../../../../lib/router/examples/training-examples.js';
import { fitRouter } from '../../../../lib/router/learn/fit.js';
import { parseFitted } from '../../../../lib/router/learn/fitted.js';
import { fitLogistic } from '../../../../lib/router/learn/logistic.js';
import { buildKeywordIndex } from '../../../../lib/router/rank/keyword.js';
import { createRouter } from '../../../../lib/router/rank/router.js';
import { CALIBRATION } from '../../../../lib/router/rank/weights.js';
import { buildVectorIndex } from '../../../../lib/router/vectors/vector.js';
import { splitTool } from '../../../../lib/router/words/tool-words.js';
import { splitWords } from '../../../../lib/router/words/words.js';
import { loadVectors } from '../../../../lib/setup/routing/vectors.js';
import { growthOf, LINEAR } from '../../../helpers/cpu.js';
import { SHOP } from '../shop.js';

/** What users of this shop say, in words that no description has. */
const examples = [
  ['a', 'ship it', 'git.commit'],
  ['b', 'ship what I have now', 'git.commit'],
  ['c', 'please ship this work', 'git.commit'],
  ['d', 'oops, bring back yesterday', 'git.revert'],
  ['e', 'oops, that was wrong', 'git.revert'],
  ['f', 'bring yesterday back, oops', 'git.revert'],
  ['g', 'umbrella needed in Oslo?', 'weather.forecast'],
  ['h', 'do I need my umbrella', 'weather.forecast'],
].map(([id, query, expected]) => ({ id: id!, query: query!, expected: [expected!] }));

const buildExampleIndex = (tools: typeof SHOP, taught: readonly Example[]) =>
  buildExampleWords(tools, readTrainingSet(tools, taught));

describe('buildExampleIndex', () => {
  const index = buildExampleIndex(SHOP, examples);
  const top = (scores: Float64Array) =>
    Math.max(...scores) > 0 ? SHOP[scores.indexOf(Math.max(...scores))]!.id : null;

  it('ranks a tool by the queries it was asked with', () => {
    expect(top(index.search(splitWords('ship my branch')))).toBe('git.commit');
    expect(top(index.search(splitWords('qqq')))).toBeNull();
  });

  it('leaves out the example under evaluation completely', () => {
    for (const example of examples) {
      const without = index.search(splitWords(example.query), example.id);
      const never = buildExampleIndex(
        SHOP,
        examples.filter(({ id }) => id !== example.id),
      ).search(splitWords(example.query));
      // Rarities are counted with it; what each tool was taught is not.
      expect([...without].map((score) => score > 0)).toEqual([...never].map((score) => score > 0));
    }
    expect(index.search(splitWords('umbrella'), undefined)[4]).toBeGreaterThan(0);
    const lonely = buildExampleIndex(SHOP, [examples[0]!]);
    expect(Math.max(...lonely.search(splitWords('ship'), 'a'))).toBe(0);
  });

  it('leaves out the words that only this example has', () => {
    const odd = { id: 'odd', query: 'ship zebra quokka wombat', expected: ['git.commit'] };
    const words = splitWords(odd.query);
    const never = Math.max(...buildExampleIndex(SHOP, examples).search(words));
    const without = Math.max(...buildExampleIndex(SHOP, [...examples, odd]).search(words, 'odd'));
    expect(without / never).toBeGreaterThan(0.9);
    expect(without / never).toBeLessThan(1.1);
  });

  it('leaves out an example in the same words under another id too', () => {
    const twins = [examples[0]!, { ...examples[0]!, id: 'twin' }];
    expect(Math.max(...buildExampleIndex(SHOP, twins).search(splitWords('ship it'), 'a'))).toBe(0);
  });
});

describe('buildExampleVectors', () => {
  const split = SHOP.map(splitTool);
  const vectors = buildVectorIndex(split, loadVectors()!, buildKeywordIndex(split).rarity);
  const build = (taught: readonly Example[]) => buildExampleVectors(vectors, readTrainingSet(SHOP, taught));
  const index = build(examples);
  const place = (id: string) => SHOP.findIndex((tool) => tool.id === id);

  const top = (scores: Float64Array) => scores.indexOf(Math.max(...scores));

  it('ranks a query in words of no example by similar words', () => {
    const query = splitWords('a vessel with cargo');
    expect(top(index.search(query))).toBe(place('git.commit'));
    expect(top(build([]).search(query))).not.toBe(place('git.commit'));
    expect([...index.search(splitWords('qqqq'))].every((score) => score === 0)).toBe(true);
  });

  it('learns nothing from a query of unknown words', () => {
    const unknown = ['今日の天気', '🚀', 'qqqq'].map((query, i) => ({ id: `u${i}`, query, expected: ['git.commit'] }));
    const query = splitWords('a vessel with cargo');
    expect([...build([...examples, ...unknown]).search(query)]).toEqual([...index.search(query)]);
  });

  it('takes no longer for leaving out many queries in the same words than for a few', async () => {
    const withCopies = (count: number) =>
      build([...examples, ...Array.from({ length: count }, (_, i) => ({ ...examples[0]!, id: `copy-${i}` }))]);
    const query = splitWords(examples[0]!.query);
    expect(await growthOf(1600, withCopies, (index) => index.search(query, 'a'))).toBeLessThan(LINEAR);
    const taught = withCopies(1000).search(query, 'a');
    expect(top(taught)).toBe(top(index.search(query, 'a')));
    expect([...taught].every(Number.isFinite)).toBe(true);
  });

  it('leaves out the example under evaluation and its duplicate', () => {
    const query = splitWords('umbrella needed in Oslo?');
    const g = examples[6]!;
    const lonely = build([g, { ...g, id: 'twin' }]).search(query, 'g');
    const never = build([]).search(query);
    // The width of all points together still counts it: a scale, not a direction.
    const scale = lonely[top(never)]! / never[top(never)]!;
    lonely.forEach((score, tool) => {
      expect(score).toBeCloseTo(scale * never[tool]!, 6);
    });
    expect(index.search(query, 'g')[place('weather.forecast')]).toBeLessThan(
      index.search(query)[place('weather.forecast')]!,
    );
  });
});

const VECTORS = loadVectors();

describe('fitRouter', () => {
  const fitted = fitRouter(SHOP, [...examples, { id: 'n', query: 'knit me a scarf', expected: [] }], VECTORS);

  it('weighs the examples by leaving each out', () => {
    expect(fitted.weight).toBeGreaterThan(0);
    expect(fitted.leave_one_out.queries).toBe(examples.length);
    expect(fitted.leave_one_out.recall_at_1).toBeGreaterThan(0.7);
  });

  it('routes words that only examples have', () => {
    const query = 'umbrella for tonight?';
    expect(createRouter(SHOP, null).rank(query)).toEqual([]);
    expect(createRouter(SHOP, null, fitted).rank(query)[0]!.tool.id).toBe('weather.forecast');
  });

  it('finds the tool of an example by its exact words, even if no other query supports it', () => {
    const taught = [
      { id: 'a', query: 'push the big red button', expected: ['git.commit'] },
      { id: 'b', query: 'how is the sky over there', expected: ['weather.forecast'] },
    ];
    const router = createRouter(SHOP, VECTORS, fitRouter(SHOP, taught, VECTORS));
    expect(taught.map(({ query }) => router.rank(query)[0]?.tool.id)).toEqual(['git.commit', 'weather.forecast']);
  });

  it('goes to no tool with a query in the very words of one that no tool answers', () => {
    const query = 'Write an email and send it to a colleague';
    const taught = [{ id: 'n', query, expected: [] }];
    const ratedBy = (examples: readonly Example[]) =>
      createRouter(SHOP, null, { examples, weight: 0, calibration: CALIBRATION }).rank(query)[0]?.confidence;
    expect([ratedBy([]), ratedBy(taught)]).toEqual(['high', 'low']);
  });

  it('learns nothing from labels that agree with nothing', () => {
    const wrong = examples.map((one, i) => ({ ...one, expected: [SHOP[(i * 5 + 3) % SHOP.length]!.id] }));
    const { weight, vector_weight, calibration, held_out } = fitRouter(SHOP, wrong, VECTORS);
    expect([weight, vector_weight]).toEqual([0, 0]);
    expect(calibration).toEqual(CALIBRATION);
    expect(held_out?.fitted).toEqual(held_out?.unfitted);
  });

  it('is the same after being written and read', () => {
    expect(parseFitted(JSON.stringify(fitted), 'f.json')).toEqual(fitted);
    expect(() => parseFitted('{"schema":"agent-routing.route-index.v1"}', 'f.json')).toThrow(/f\.json.*route fit/);
  });
});

describe('fitLogistic', () => {
  it('finds the coefficients that the outcomes imply, and keeps its start without any', () => {
    const rows = Array.from({ length: 4000 }, (_, i) => {
      const x = (i % 40) / 10 - 2;
      const chance = 1 / (1 + Math.exp(-(2 * x - 1)));
      return { features: [x, 1], right: (Math.floor(i / 40) + 0.5) / 100 < chance };
    });
    const [slope, bias] = fitLogistic(rows, [0, 0], 1e-3);
    expect(slope).toBeCloseTo(2, 1);
    expect(bias).toBeCloseTo(-1, 1);
    expect(fitLogistic([], [3, -1], 5)).toEqual([3, -1]);
  });

  it('converges from a distant start', () => {
    const rows = Array.from({ length: 200 }, (_, i) => ({ features: [i % 7, 1], right: i % 3 === 0 }));
    expect(fitLogistic(rows, [9, 40], 1).every(Number.isFinite)).toBe(true);
  });
});
