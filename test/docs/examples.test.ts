/** What the pages show as files is read by the code that reads such files. */
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { parseBaseline } from '../../lib/baseline/index.js';
import { parseCasesJson } from '../../lib/case/corpus-json.js';
import { parseSuites } from '../../lib/case/suites.js';
import { listRouteCases, parseToolRoutes } from '../../lib/case/tool-routes.js';
import { blocksOf } from '../helpers/pages.js';

/** A block is one document, or one per line, with commas where these are to be pasted into a list. */
const blocks = blocksOf('json').flatMap(({ page, line, text }) => {
  const lines = text.trim().split('\n');
  const many = lines.length > 1 && lines.every((one) => /^\{.*\},?$/.test(one));
  return (many ? lines.map((one) => one.replace(/,$/, '')) : [text]).map((one, index) => ({
    text: one,
    place: `${page}:${line + (many ? index : 0)}`,
  }));
});

describe('the JSON blocks in the docs', () => {
  it.each(blocks)('can be parsed: $place', ({ text }) => {
    expect(() => JSON.parse(text)).not.toThrow();
  });

  const corpora = blocks.filter(({ text }) => text.includes('"case_id"') && !text.includes('"delta"'));
  it.each(corpora)('can be loaded where they are a corpus: $place', ({ text, place }) => {
    const corpus = text.trimStart().startsWith('[') || text.includes('"cases"') ? text : `[${text}]`;
    expect(parseCasesJson(corpus, place).length).toBeGreaterThan(0);
  });

  const baselines = blocks.filter(({ text }) => text.includes('"expected_status"'));
  it.each(baselines)('can be loaded where they are a baseline: $place', ({ text, place }) => {
    expect(parseBaseline(text, place).cases.size).toBeGreaterThan(0);
  });

  it('include corpora and baselines', () => {
    expect(corpora.length).toBeGreaterThan(0);
    expect(baselines.length).toBeGreaterThan(0);
  });
});

describe('the suites and tool routes in the docs', () => {
  it('can be read by their loaders', () => {
    const suites = blocks.filter(({ text }) => text.includes('"test_suites"'));
    for (const { text, place } of suites) expect(parseSuites(text, place).length).toBeGreaterThan(0);
    const routes = blocksOf('yaml').filter(({ text }) => text.startsWith('routes:'));
    for (const { text, page } of routes) expect(listRouteCases(parseToolRoutes(text, page)).length).toBeGreaterThan(0);
    expect(suites.length + routes.length).toBeGreaterThan(0);
  });
});

describe('the workflow blocks in the docs', () => {
  const workflows = blocksOf('yaml').map((block) => ({ ...block, place: `${block.page}:${block.line}` }));
  it.each(workflows)('can be parsed as YAML: $place', ({ text }) => {
    expect(() => parse(text)).not.toThrow();
  });
});
