import { describe, expect, it } from '@jest/globals';
import type { Result } from '../../../lib/contract/result.js';
import { compareBaselines } from '../../../lib/delta/compare.js';
import { confuse, NOT_LISTED } from '../../../lib/report/choices/confusion.js';
import { renderConfusionMarkdown, renderConfusionText } from '../../../lib/report/choices/confusion-tables.js';
import { renderReport } from '../../../lib/report/index.js';
import { makeResult, makeResults } from '../../helpers/results.js';

const row = (expected: string, chosen: (string | null)[], fields: Partial<Result> = {}) =>
  makeResult({
    case_id: `${expected}-${chosen.join('-')}`,
    expected_skill: expected || null,
    choices: chosen.map((choice, index) => ({ trial: index + 1, choice })),
    ...fields,
  });
const of = (rows: Result[]) => confuse(makeResults(rows));
const only = (rows: Result[]) => of(rows)[0]!;

/** A description that tells the model to call its skill always. */
const LURED = [
  row('alpha', ['alpha', 'alpha', 'greedy']),
  row('beta', ['greedy', 'greedy', null]),
  row('', ['greedy', null, null]),
];

describe('the confusion table', () => {
  it('counts expected against chosen, trial by trial', () => {
    const { cells, trials, right, recall, precision, nothing } = only(LURED);
    expect(cells.map(({ expected, chosen, trials: n }) => [expected, chosen, n])).toEqual([
      ['alpha', 'alpha', 2],
      ['alpha', 'greedy', 1],
      ['beta', 'greedy', 2],
      ['beta', null, 1],
      [null, null, 2],
      [null, 'greedy', 1],
    ]);
    expect({ trials, right, nothing }).toEqual({ trials: 9, right: 4, nothing: { expected: 3, right: 2 } });
    expect([recall, precision]).toEqual([2 / 6, 2 / 6]);
  });

  it('shows a skill that is called always as such, although no case is about it', () => {
    const [greedy] = only(LURED).skills;
    expect(greedy).toEqual({
      ...{ skill: 'greedy', expected: 0, found: 0, chosen: 4, recall: null, precision: 0, lost_to: [] },
      taken_from: [
        { skill: 'beta', trials: 2 },
        { skill: 'alpha', trials: 1 },
        { skill: null, trials: 1 },
      ],
      fires_on_nothing: 1,
    });
  });

  it('says to whom a skill loses', () => {
    const beta = only(LURED).skills.find(({ skill }) => skill === 'beta');
    expect(beta).toMatchObject({
      ...{ expected: 3, found: 0, chosen: 0, recall: 0, precision: null },
      lost_to: [
        { skill: 'greedy', trials: 2 },
        { skill: null, trials: 1 },
      ],
    });
  });

  it('counts the expected skill where several were called, and names that are not listed apart', () => {
    const both = row('alpha', [], { choices: [{ trial: 1, choice: 'beta', also: ['alpha'] }] });
    const ghost = row('alpha', [], { choices: [{ trial: 1, choice: null, unknown: ['ghost'] }] });
    expect(only([both, ghost]).cells.map(({ chosen }) => chosen)).toEqual([NOT_LISTED, 'alpha'].sort());
    expect(only([both, ghost]).skills.map(({ skill }) => skill)).toEqual(['alpha']);
  });

  it('compares by the name that choices use', () => {
    expect(only([row('kit:alpha', ['alpha'], { expected_name: 'alpha' })]).right).toBe(1);
  });

  it('takes a name that is not listed for no choice of nothing', () => {
    const ghost = row('', [], { expected_skill: '', choices: [{ trial: 1, choice: null, unknown: ['ghost'] }] });
    const { cells, nothing } = only([ghost]);
    expect(cells).toEqual([{ expected: null, chosen: NOT_LISTED, trials: 1, cases: ['-'] }]);
    expect(nothing).toEqual({ expected: 1, right: 0 });
  });

  it('names each case once in a cell, and counts only cases about skills', () => {
    const [suite] = [row('alpha', ['beta'], { kind: 'suite' })];
    expect(only([row('alpha', ['alpha', 'alpha']), suite as Result]).cells).toEqual([
      { expected: 'alpha', chosen: 'alpha', trials: 2, cases: ['alpha-alpha-alpha'] },
    ]);
  });

  it('puts skills of as many mistakes in the order of their names', () => {
    const { skills } = only([row('alpha', ['zeta']), row('beta', ['yota'])]);
    expect(skills.map(({ skill }) => skill)).toEqual(['alpha', 'beta', 'yota', 'zeta']);
  });

  it('says which model chose: the one that was asked, else the agent’s own', () => {
    const rows = [row('alpha', ['alpha'])];
    const results = makeResults(rows);
    const asked = { ...results, decider: { ...results.decider, model: 'tiny' } } as typeof results;
    expect(confuse(asked)[0]?.model).toBe('tiny');
    const vendor = structuredClone(makeResults(rows, { mode: 'live' }));
    Object.assign(vendor.environment.agents['claude'] ?? {}, { vendor_model: 'opus' });
    expect(confuse(vendor)[0]?.model).toBe('opus');
    // There the offline router chose.
    expect(confuse({ ...vendor, mode: 'router' })[0]?.model).toBeNull();
    expect(renderConfusionText(confuse(asked))[1]).toMatch(/^Choices on claude \(tiny\): 1 of 1 trial right/);
  });

  it('is one for each agent, and none where nothing chose', () => {
    expect(of([row('alpha', ['alpha']), row('alpha', ['beta'], { agent: 'codex' })]).map(({ agent }) => agent)).toEqual(
      ['claude', 'codex'],
    );
    expect(of([makeResult(), makeResult({ choices: [] })])).toEqual([]);
  });
});

describe('its tables', () => {
  it('show the skills that were mistaken, worst first', () => {
    expect(renderConfusionText(of(LURED))).toEqual([
      '',
      'Choices on claude: 4 of 9 trials right · recall 33 % · precision 33 % · no skill where none is expected 2/3',
      '  skill   recall  precision  lost to               taken from',
      '  greedy  –       0/4                              beta ×2, alpha ×1, (none) ×1',
      '  beta    0/3     –          greedy ×2, (none) ×1',
      '  alpha   2/3     2/2        greedy ×1',
    ]);
    expect(renderConfusionText(of([row('alpha', ['alpha'])]))).toHaveLength(2);
  });

  it('round to whole per cents, say where nothing was right, and name three others', () => {
    const others = ['a', 'b', 'c', 'd', 'alpha', 'alpha', 'alpha', 'alpha', 'alpha', 'alpha', 'alpha'];
    const text = renderConfusionText(of([row('alpha', others), row('', ['a'])])).join('\n');
    // 7 of 11 are 63.6.
    expect(text).toContain('recall 64 %');
    expect(text).toContain('no skill where none is expected 0/1');
    expect(text).toContain('a ×1, b ×1, c ×1, 1 more');
  });

  it('are part of the report as text and as Markdown, and hostile names stay names', () => {
    const results = makeResults([row('alpha', ['a|b\n# <b>x</b>'], { case_id: 'a' })], { mode: 'model' });
    const input = { results, comparison: compareBaselines({ results, current: null, ref: null }) };
    expect(renderReport('text', input)).toMatch(/Choices on claude: 0 of 1 trial right/);
    const markdown = renderReport('markdown', input);
    expect(markdown).toMatch(/Choices on claude: 0 of 1 trial right/);
    expect(markdown).not.toMatch(/^# </m);
    expect(markdown).not.toContain('<b>x</b>');
  });

  it('end where no one would read on', () => {
    const many = Array.from({ length: 30 }, (_, n) => row(`skill-${n}`, [null]));
    expect(renderConfusionText(of(many)).at(-1)).toBe('  and 18 more skills (results.json)');
    expect(
      renderConfusionMarkdown(of(many))
        .split('\n')
        .filter((line) => line.startsWith('| skill-')),
    ).toHaveLength(12);
  });
});
