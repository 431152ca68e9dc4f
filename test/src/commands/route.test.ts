import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ConfigError } from '../../../lib/input/config-error.js';
import { fitRouter } from '../../../lib/router/learn/fit.js';
import { RoutePayloadSchema } from '../../../lib/router/payload.js';
import { call, placeFiles } from '../../helpers/route-in.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { SHOP } from '../../lib/router/shop.js';

const folder = temporaryFolder();
const TOOLS = JSON.stringify(
  SHOP.map(({ id, description, routing_keywords, intents }) => ({ name: id, description, routing_keywords, intents })),
);

const workplace = (given: Record<string, string> = {}) => placeFiles(folder(), { 'tools.json': TOOLS, ...given });

const TRANSLATOR = `
const words = { '帮我提交代码': 'help me commit my code', '查找文件': 'find files' };
console.log(words[process.argv[2]] ?? '不知道');`;

describe('route <query>', () => {
  it('prints omni.router.route_test.v1 on one line', async () => {
    const { code, out } = await call(workplace(), 'commit my changes', '--index', 'tools.json', '--json', '--explain');
    expect([code, out.split('\n').length]).toEqual([0, 2]);
    const payload = RoutePayloadSchema.parse(JSON.parse(out));
    expect(payload).toMatchObject({
      query: 'commit my changes',
      confidence_profile: { name: 'calibrated', source: 'active-profile' },
      // Reciprocal ranks do not order here, so their weights are not named.
      stats: { semantic_weight: null, keyword_weight: null, rrf_k: null, strategy: 'score_fusion' },
    });
    expect(payload.results[0]).toMatchObject({ id: 'git.commit', skill_name: 'git', command: 'commit' });
    expect(payload.results[0]!.explain!.scores.raw_rrf).toBe(payload.results[0]!.score);
  });

  it('ranks what a repository ships, not its fixtures; in a folder that ships nothing, all below it', async () => {
    const skill = (name: string) => `---\nname: ${name}\ndescription: Bakes bread with ${name}\n---\n`;
    const cwd = workplace({
      'skills/rye/SKILL.md': skill('rye'),
      'test/fixtures/wheat/SKILL.md': skill('wheat'),
      'test/fixtures/oats/SKILL.md': skill('oats'),
    });
    const ids = async (index: string) => {
      const { out } = await call(cwd, 'bake bread', '--index', index, '--json');
      return RoutePayloadSchema.parse(JSON.parse(out))
        .results.map((row) => row.id)
        .sort();
    };
    expect(await ids('.')).toEqual(['rye']);
    expect(await ids('test/fixtures')).toEqual(['oats', 'wheat']);
  });

  it('ranks by the word vectors that --vectors names', async () => {
    const cwd = workplace({ 'own.vec': '2 2\nweather 1 0\nquux 1 0\n' });
    const argv = ['quux', '--index', 'tools.json', '--json'];
    const found = async (...more: string[]) =>
      RoutePayloadSchema.parse(JSON.parse((await call(cwd, ...argv, ...more)).out)).results.map((row) => row.id);
    expect(await found()).toEqual([]);
    expect((await found('--vectors', 'own.vec'))[0]).toBe('weather.forecast');
    await expect(call(cwd, ...argv, '--vectors', 'none.vec')).rejects.toThrow(/none\.vec/);
  });

  it('prints the whole shape when nothing matches', async () => {
    const { out } = await call(workplace(), '🎉', '--index', 'tools.json', '--json');
    expect(RoutePayloadSchema.parse(JSON.parse(out))).toMatchObject({ count: 0, results: [] });
  });

  it('prints the original project’s layout', async () => {
    const argv = [
      'commit my changes',
      '--index',
      'tools.json',
      '--limit',
      '2',
      '--explain',
      '--confidence-profile',
      'balanced',
    ];
    const { out } = await call(workplace(), ...argv);
    expect(out).toMatch(
      /^Searching for: 'commit my changes'\nConfidence profile: balanced \(explicit\)\nSearch params: limit=2, min_score=0\.0 /,
    );
    expect(out).toMatch(/\ngit\.commit {2,}0\.\d{3} +high +0\.\d{3} +raw=0\.\d{3} \| final=/);
    expect(out).toMatch(/Showing 2 results \(\d high\/medium confidence\)/);
    expect((await call(workplace(), 'qqq', '--index', 'tools.json')).out).toContain('No matches found for this query.');
  });

  it('finds the skills of the current folder, and warns of broken front matter with its line', async () => {
    const cwd = workplace({
      'skills/notes/SKILL.md': '---\nname: notes\ndescription: Take notes of a meeting\n---\n',
      'skills/memory/SKILL.md': '---\nname: memory\ndescription: Use when: remembering a fact for later\n---\n',
      'node_modules/x/SKILL.md': '---\nname: stranger\ndescription: Take notes of a meeting\n---\n',
    });
    const { out, err } = await call(cwd, 'remember this fact', '--json');
    expect(JSON.parse(out).results[0]).toMatchObject({
      id: 'memory',
      payload: { type: 'skill' },
      file_path: 'skills/memory/SKILL.md',
    });
    expect(err).toMatch(/warning: skills\/memory\/SKILL\.md:3: /);
    expect(out).not.toContain('stranger');
  });

  it('translates queries of another language, so that both sides are English', async () => {
    const cwd = workplace({ 'translator.mjs': TRANSLATOR });
    const argv = ['帮我提交代码', '--index', 'tools.json', '--json'];
    expect(JSON.parse((await call(cwd, ...argv)).out).count).toBe(0);
    const translated = JSON.parse((await call(cwd, ...argv, '--translate', `${process.execPath} translator.mjs`)).out);
    expect([translated.query, translated.results[0].id]).toEqual(['帮我提交代码', 'git.commit']);
    expect(translated.results[0].keyword_score).toBeGreaterThan(0);
    expect(translated.results[0].vector_score).toBeGreaterThan(0);
  });

  it('uses the original query when the translator fails, and says so', async () => {
    const cwd = workplace({ 'translator.mjs': TRANSLATOR });
    const { code, err } = await call(
      cwd,
      '未知',
      '--index',
      'tools.json',
      '--translate',
      `${process.execPath} translator.mjs`,
    );
    expect(code).toBe(0);
    expect(err).toMatch(/the translator failed \(its answer is empty or not English\)/);
  });

  it.each([
    ['no query', [], /The query is missing/],
    ['no such index', ['x', '--index', 'nowhere'], /nowhere: This index does not exist/],
    ['an empty index', ['x', '--index', 'empty'], /empty: The index contains no tool or skill/],
    [
      'an unknown profile',
      ['x', '--confidence-profile', 'bold'],
      /Unknown confidence profile 'bold'\. Available: calibrated, balanced/,
    ],
    ['an unknown strategy', ['x', '--strategy', 'luck'], /--strategy/],
    ['a limit of zero', ['x', '--limit', '0'], /--limit/],
    ['keywords in the index', ['x', '--index', 'old.json'], /old\.json.*'routing_keywords'/],
    [
      'queries that are not there',
      ['--queries', 'q.jsonl', '--index', 'tools.json'],
      /q\.jsonl: This cannot be read or written: it does not exist \(ENOENT\)/,
    ],
    [
      'a query beside a set',
      ['x', '--queries', 'good.jsonl', '--index', 'tools.json'],
      /A query and --queries cannot be combined/,
    ],
    ['a ranking without a set', ['x', '--ranked', 'r.jsonl', '--index', 'tools.json'], /--ranked needs --queries/],
    ['what only fit takes', ['x', '--output', 'o.json', '--index', 'tools.json'], /--output work only with route fit/],
    [
      'a set without a query',
      ['--queries', 'empty.jsonl', '--index', 'tools.json'],
      /empty\.jsonl: There are no queries/,
    ],
    [
      'two fitted indexes',
      ['x', '--index', 'fit.json', '--index', 'fit.json'],
      /fit\.json: This is a second fitted index/,
    ],
    ['a fit without options', ['fit', '--index', 'tools.json'], /--output FILE.*--queries FILE or --cases FILE/],
    ['a fit without a file', ['fit', '--queries', 'good.jsonl', '--index', 'tools.json'], /--output/],
    [
      'a fit to strangers',
      ['fit', '--queries', 'good.jsonl', '--index', 'other.json', '--output', 'o.json'],
      /None of the expected ids is in the index/,
    ],
  ] as const)('refuses %s in one sentence', async (_, argv, message) => {
    const cwd = workplace({
      'empty/x.txt': '',
      'old.json': '[{"name":"a","keywords":["x"]}]',
      'other.json': '[{"name":"a"}]',
      'good.jsonl': '{"id":"1","query":"q","expected":["git.commit"]}',
      'empty.jsonl': '\n',
      'fit.json': JSON.stringify(fitRouter(SHOP, [], null)),
    });
    const failed = call(cwd, ...argv);
    await expect(failed).rejects.toThrow(ConfigError);
    await expect(failed).rejects.toThrow(message);
  });
});

const QUERIES = [
  { id: '1', query: 'commit what I staged', expected: ['git.commit'] },
  { id: '2', query: 'is there rain in the city', expected: ['weather.forecast'] },
  { id: '3', query: 'ship the branch', expected: ['git.commit'] },
  { id: '4', query: 'ship the release branch', expected: ['git.commit'] },
  { id: '5', query: 'Explain the CAP theorem', negative: true },
]
  .map((row) => JSON.stringify(row))
  .join('\n');

describe('route --queries', () => {
  it('measures a set and writes the rankings', async () => {
    const cwd = workplace({ 'q.jsonl': QUERIES });
    const { out } = await call(cwd, '--queries', 'q.jsonl', '--index', 'tools.json', '--ranked', 'r.jsonl', '--json');
    expect(JSON.parse(out)).toMatchObject({
      all: { queries: 4, recall_at_1: 0.5 },
      negatives: { queries: 1, high: 0 },
    });
    const lines = readFileSync(join(cwd, 'r.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map((line) => line.id)).toEqual(['1', '2', '3', '4', '5']);
    expect(Object.keys(lines[0].ranked[0]).sort()).toEqual(['confidence', 'final_score', 'id', 'score']);
  });

  it('prints the measures in words', async () => {
    const { out } = await call(workplace({ 'q.jsonl': QUERIES }), '--queries', 'q.jsonl', '--index', 'tools.json');
    expect(out).toMatch(/^source +queries +R@1/);
    expect(out).toMatch(/Negatives: 1, rated high 0/);
  });
});

describe('route --queries, with its own ranks,', () => {
  it('counts to its own ranks, however few rows are written', async () => {
    const cwd = workplace({
      'q.jsonl': JSON.stringify({ query: 'find files in the city', expected: ['weather.forecast'] }),
    });
    const ask = async (...argv: string[]) =>
      JSON.parse((await call(cwd, '--queries', 'q.jsonl', '--index', 'tools.json', '--json', ...argv)).out).all;
    const whole = await ask();
    expect([whole.recall_at_1, whole.recall_at_5]).toEqual([0, 1]);
    expect(await ask('--limit', '1', '--ranked', 'r.jsonl')).toEqual(whole);
    expect(JSON.parse(readFileSync(join(cwd, 'r.jsonl'), 'utf8')).ranked).toHaveLength(1);
  });

  it('lists the expected ids that the index lacks', async () => {
    const cwd = workplace({ 'q.jsonl': `${QUERIES}\n{"query":"q","expected":["git.comit"]}` });
    const { err } = await call(cwd, '--queries', 'q.jsonl', '--index', 'tools.json');
    expect(err).toMatch(/^agent-routing: warning: the index does not contain 'git\.comit'; .*\n$/);
  });
});

describe('route fit', () => {
  it('writes a fit that survives a formatter that sorts keys, a byte order mark, and a line of another set', async () => {
    const line = (query: string, id: string) => JSON.stringify({ query, expected: [id] });
    const cwd = workplace({
      'train.jsonl': [line('ship the branch', 'git.commit'), line('ship the release branch', 'git.commit')].join('\n'),
      // Its first line is not the train set's first line, though neither says an id.
      'test.jsonl': line('the branch is to ship', 'git.commit'),
    });
    await call(cwd, 'fit', '--queries', 'train.jsonl', '--index', 'tools.json', '--output', 'fitted.json');
    const { schema, ...rest } = JSON.parse(readFileSync(join(cwd, 'fitted.json'), 'utf8'));
    writeFileSync(join(cwd, 'sorted.json'), `\uFEFF${JSON.stringify({ ...rest, schema })}`);
    const ask = async (index: string, ...argv: string[]) =>
      JSON.parse((await call(cwd, ...argv, '--index', index, '--json')).out);
    const asked = await ask('sorted.json', 'the branch is to ship');
    expect(asked).toEqual(await ask('fitted.json', 'the branch is to ship'));
    await ask('sorted.json', '--queries', 'test.jsonl', '--ranked', 'r.jsonl');
    const [row] = JSON.parse(readFileSync(join(cwd, 'r.jsonl'), 'utf8')).ranked;
    expect(row.final_score).toBe(asked.results[0].final_score);
  });

  it('warns of ids that several queries share', async () => {
    const cwd = workplace({ 'q.jsonl': QUERIES.replaceAll('"id":"4"', '"id":"3"') });
    const { err } = await call(cwd, 'fit', '--queries', 'q.jsonl', '--index', 'tools.json', '--output', 'o.json');
    expect(err).toBe("agent-routing: warning: several queries have the id '3'; they are left out together.\n");
  });

  it('learns from labelled queries, and measures each as if it had not learnt it', async () => {
    const cwd = workplace({ 'q.jsonl': QUERIES });
    const { code, out } = await call(
      cwd,
      'fit',
      '--queries',
      'q.jsonl',
      '--index',
      'tools.json',
      '--output',
      'fitted.json',
    );
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(
        /^Fitted 6 rows to 5 queries \(weights: words [\d.]+, vectors [\d.]+\): fitted\.json\nLeave-one-out over 4 queries: R@1.*\nWithout the fit: .*\nIn five folds, each judged by the others, without the fit → with it: R@1 50\.0 % → 100\.0 %; "high" right .* → .*; called for no tool 0 → 0 of 1 query\n/,
      ),
    ]);
    const ask = async (...argv: string[]) =>
      JSON.parse((await call(cwd, ...argv, '--index', 'fitted.json', '--json')).out);
    expect((await ask('ship it')).results[0].id).toBe('git.commit');
    // 3 and 4 teach each other.
    expect((await ask('--queries', 'q.jsonl')).all.recall_at_1).toBe(1);
    // With 4 alone in the index, nothing taught it.
    writeFileSync(join(cwd, 'one.jsonl'), QUERIES.split('\n')[3]!);
    await call(cwd, 'fit', '--queries', 'one.jsonl', '--index', 'tools.json', '--output', 'one.json');
    const alone = JSON.parse((await call(cwd, '--queries', 'one.jsonl', '--index', 'one.json', '--json')).out);
    expect(alone.all.recall_at_1).toBe(0);
  });

  it('learns from the cases of a corpus', async () => {
    const cases = [
      { case_id: 'a', category: 'x', prompt: 'ship the branch', expected_skill: 'git.commit' },
      { case_id: 'b', category: 'x', prompt: 'ship the release branch', expected_skill: 'demo:git.commit' },
      { case_id: 'r', kind: 'route', query: 'umbrella tonight', expected: ['demo:weather.forecast'] },
      { case_id: 'n', category: 'x', prompt: 'Explain the CAP theorem', require_skill_file: false },
    ];
    const cwd = workplace({ 'cases.json': JSON.stringify(cases) });
    const { out } = await call(
      cwd,
      'fit',
      '--cases',
      'cases.json',
      '--index',
      'tools.json',
      '--output',
      'fitted.json',
      '--json',
    );
    expect(JSON.parse(out)).toMatchObject({ output: 'fitted.json', leave_one_out: { queries: 3 } });
    const { out: answer } = await call(cwd, 'umbrella', '--index', 'fitted.json', '--json');
    expect(JSON.parse(answer).results[0].id).toBe('weather.forecast');
  });
});
