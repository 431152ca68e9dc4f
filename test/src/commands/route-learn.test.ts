/** `route` with a command of the user's own, its explanation, and what `route fit` learns and refuses to learn. */
import { describe, expect, it } from '@jest/globals';
import { RoutePayloadSchema } from '../../../lib/router/payload.js';
import { call, placeFiles } from '../../helpers/route-in.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { SHOP } from '../../lib/router/shop.js';

const folder = temporaryFolder();
const TOOLS = JSON.stringify(SHOP.map(({ id, description }) => ({ name: id, description })));

const workplace = (given: Record<string, string> = {}) => placeFiles(folder(), { 'tools.json': TOOLS, ...given });

const ASK = ['find files in a directory', '--index', 'tools.json', '--json'];
const idsOf = (out: string) => RoutePayloadSchema.parse(JSON.parse(out)).results.map(({ id }) => id);

describe('route --explain', () => {
  it('shows the sum that orders the rows, and the words that matched', async () => {
    const { out } = await call(workplace(), ...ASK, '--explain');
    const rows = (JSON.parse(out) as { results: { explain: { sum: Record<string, number>; order_score: number } }[] })
      .results;
    const totals = rows.map(({ explain }) => Object.values(explain.sum).reduce((sum, part) => sum + part, 0));
    rows.forEach(({ explain }, i) => {
      expect(explain.order_score).toBeCloseTo(totals[i]!, 9);
    });
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
    expect(rows[0]).toMatchObject({ explain: { matched_words: ['find', 'files', 'directory'] } });
    const text = (await call(workplace(), ...ASK.slice(0, 3), '--explain')).out;
    expect(text).toMatch(/files\.find .*sum=\d+\.\d\d \(keyword \d\.\d\d \+ .*\) \| words=find,files,directory/);
    expect(text).toContain('Ordered by: score_fusion');
    expect(text).not.toContain('--threshold 0');
  });

  it('has no such sum where reciprocal ranks order, and names their weights', async () => {
    const { out } = await call(workplace(), ...ASK, '--explain', '--strategy', 'rrf');
    expect(JSON.parse(out)).toMatchObject({ stats: { rrf_k: 60 } });
    expect(out).not.toContain('order_score');
  });
});

describe('route --rerank', () => {
  const RERANKER = `
let text = '';
process.stdin.on('data', (part) => { text += part; }).on('end', () => {
  const { query, candidates } = JSON.parse(text);
  if (query.includes('crash')) process.exit(3);
  if (query.includes('prose')) return console.log('the second one');
  console.log(JSON.stringify(candidates.map(({ id }) => id).reverse().slice(0, 2)));
});`;
  const argv = ['--rerank', `${process.execPath} rerank.mjs`];

  it('orders the rows as the command says, those that it leaves out after them', async () => {
    const cwd = workplace({ 'rerank.mjs': RERANKER });
    const before = idsOf((await call(cwd, ...ASK)).out);
    const { out, err } = await call(cwd, ...ASK, ...argv);
    const [last, second] = [...before].reverse();
    expect(idsOf(out)).toEqual([last, second, ...before.slice(0, -2)]);
    expect(JSON.parse(out).stats.strategy).toBe('score_fusion, reranked');
    expect(err).toBe('');
  });

  it.each([
    ['crash', /it ended with exit code 3/],
    ['prose', /its answer is not JSON/],
  ])('keeps its own order and says why where the command gives a %s', async (word, problem) => {
    const cwd = workplace({ 'rerank.mjs': RERANKER });
    const query = [`${ASK[0]} ${word}`, ...ASK.slice(1)];
    const { code, out, err } = await call(cwd, ...query, ...argv);
    expect([code, idsOf(out)]).toEqual([0, idsOf((await call(cwd, ...query)).out)]);
    expect(err).toMatch(problem);
    expect(err).toContain("the router's own order is used");
  });

  it('is measured with --queries', async () => {
    const line = JSON.stringify({ query: ASK[0], expected: ['files.find'] });
    const cwd = workplace({ 'rerank.mjs': RERANKER, 'q.jsonl': line });
    const measure = async (...more: string[]) =>
      JSON.parse((await call(cwd, '--queries', 'q.jsonl', ...ASK.slice(1), ...more)).out).all.recall_at_1;
    expect([await measure(), await measure(...argv)]).toEqual([1, 0]);
  });
});

describe('route fit', () => {
  const fit = (cwd: string, ...argv: string[]) =>
    call(cwd, 'fit', '--index', 'tools.json', '--output', 'f.json', ...argv);
  const jsonl = (rows: object[]) => rows.map((row) => JSON.stringify(row)).join('\n');

  it('learns nothing from examples that only make it worse, and says so', async () => {
    // One example each, in words that the descriptions of other tools have.
    const rows = [
      { id: '1', query: 'find the commit message', expected: ['files.find'] },
      { id: '2', query: 'record the weather of the city', expected: ['weather.forecast'] },
      { id: '3', query: 'send the regular expression by email', expected: ['mail.send'] },
    ];
    const cwd = workplace({ 'q.jsonl': jsonl(rows) });
    const { out } = await fit(cwd, '--queries', 'q.jsonl');
    expect(out).toMatch(/weights: words 0, vectors 0/);
    expect(out).toMatch(/Without the fit: .*teach nothing that ranks better/);
    expect(out).toMatch(/Learning curve: 0 queries \d+\.\d %, .*, 3 queries \d/);
    const measure = async (index: string) =>
      JSON.parse((await call(cwd, '--queries', 'q.jsonl', '--index', index, '--json')).out).all.recall_at_1;
    expect(await measure('f.json')).toBe(await measure('tools.json'));
  });

  it('learns what no tool answers', async () => {
    const asked = ['umbrella for Oslo', 'umbrella for Bergen', 'is an umbrella needed'];
    const none = ['repaint my umbrella stand', 'repaint the umbrella stand blue', 'repaint an old umbrella stand'];
    const cwd = workplace({
      'all.jsonl': jsonl([
        ...asked.map((query, i) => ({ id: `a${i}`, query, expected: ['weather.forecast'] })),
        ...none.map((query, i) => ({ id: `n${i}`, query, negative: true })),
      ]),
      'some.jsonl': jsonl(asked.map((query, i) => ({ id: `a${i}`, query, expected: ['weather.forecast'] }))),
    });
    const chance = async (queries: string) => {
      await fit(cwd, '--queries', queries);
      const { out } = await call(cwd, 'repaint that umbrella stand', '--index', 'f.json', '--json');
      return RoutePayloadSchema.parse(JSON.parse(out)).results[0]!.final_score;
    };
    expect(await chance('all.jsonl')).toBeLessThan((await chance('some.jsonl')) / 2);
  });
});
