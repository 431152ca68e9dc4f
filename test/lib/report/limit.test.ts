import { describe, expect, it } from '@jest/globals';
import { compareBaselines } from '../../../lib/delta.js';
import { COMMENT_LIMIT, renderReport, SUMMARY_LIMIT } from '../../../lib/report/index.js';
import { renderText } from '../../../lib/report/text.js';
import { widthOf } from '../../../lib/report/width.js';
import { live } from '../../helpers/live-batch.js';
import { everyday, large, quiet } from '../../helpers/report-batches.js';

describe('a report of 2,000 cases', () => {
  const batch = large();

  it('fits a job summary and a comment, and says what it left out', () => {
    const summary = renderReport('markdown', { ...batch, limit: SUMMARY_LIMIT });
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1_000_000);
    const comment = renderReport('markdown', {
      ...batch,
      limit: COMMENT_LIMIT,
      artifact_url: 'https://github.com/o/r/artifacts/1',
    });
    expect(comment.length).toBeLessThanOrEqual(60_000);
    expect(comment).toMatch(
      /\d+ rows omitted, see <a href="https:\/\/github\.com\/o\/r\/artifacts\/1">the artifact<\/a>/,
    );
    expect(comment).toMatch(/\d+ findings omitted/);
    // What failed comes before what did not, and its head is whole.
    expect(comment.indexOf('REGRESSION')).toBeLessThan(comment.indexOf('others as expected'));
    expect(comment).toContain('6000 case × agent: 600 worse than expected, 5400 as expected, 0 could not run.');
    expect(comment.match(/<details>/g)?.length).toBe(comment.match(/<\/details>/g)?.length);
  });

  it('is made in a moment', () => {
    const began = performance.now();
    renderReport('markdown', batch);
    renderReport('html', batch);
    renderReport('text', batch);
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it.each([500, 3_000, 10_000, 100_000])('fits %d units too, as far as its head allows', (max) => {
    const text = renderReport('markdown', { ...batch, limit: { in: 'units', max } });
    expect(text.length).toBeLessThanOrEqual(Math.max(max, 3_000));
  });
});

describe('a report of two cases', () => {
  it('needs no folding', () => {
    expect(renderReport('markdown', quiet())).not.toContain('<details>');
  });
});

describe('the text report', () => {
  it('is as wide as the terminal in its table, and coloured only when told', () => {
    for (const columns of [80, 100, 140]) {
      const text = renderText(everyday(), { columns });
      expect(text).not.toContain('\u001b');
      const table = text.split('\n').filter((line) => /^[✗▾?▴+·] /.test(line));
      expect(table.length).toBeGreaterThan(10);
      for (const line of table) expect(widthOf(line)).toBeLessThanOrEqual(Math.max(columns, 110));
    }
    expect(renderText(everyday(), { colour: true })).toContain('\u001b[31m');
  });

  it('says the gate first, and again at the end of a long one', () => {
    const lines = renderText(everyday(), {}).trimEnd().split('\n');
    expect(lines[0]).toMatch(/^Gate: fail · 2 regressions, 1 offer loss/);
    expect(lines.at(-1)).toBe(lines[0]);
  });

  it('counts wide characters as two', () => {
    expect([widthOf('abc'), widthOf('日本'), widthOf('é'), widthOf('✗')]).toEqual([3, 4, 1, 1]);
  });
});

describe('a report without a baseline', () => {
  it('speaks of what passed, not of what was expected', () => {
    const { results } = quiet();
    const comparison = compareBaselines({ results, current: null, ref: null });
    const [gate, , counts] = renderText({ results, comparison }).split('\n');
    expect(gate).toMatch(/^Gate: pass · nothing to compare with · .* · no baseline/);
    expect(counts).toBe('6 case × agent: 6 passed, 0 failed, 0 could not run.');
  });
});

describe('the text report on a terminal', () => {
  const wide = (text: string) => Math.max(...text.split('\n').map(widthOf));

  it('breaks sentences between words, and leaves a command whole, so that it can be copied', () => {
    const text = renderText(everyday(), { columns: 80, wrap: true });
    const lines = text.split('\n');
    const commands = lines.filter((line) => /^ {2}(again|proof) /.test(line));
    expect(commands.some((line) => line.includes('agent-routing run --mode oracle'))).toBe(true);
    const entries = text.indexOf('Entries for');
    const prose = text.slice(0, entries < 0 ? undefined : entries).split('\n');
    expect(wide(prose.filter((line) => !commands.includes(line)).join('\n'))).toBeLessThanOrEqual(80);
  });

  it('puts what the agents did below the case where the row has no room', () => {
    const text = renderText(everyday(), { columns: 60 });
    const rows = text.split('\n').filter((line) => line.startsWith('  └ '));
    expect(rows.length).toBeGreaterThan(10);
    expect(text).toMatch(/^✗ notes-basic · release-notes {2}REGRESSION claude$/m);
    expect(wide(rows.join('\n'))).toBeLessThanOrEqual(60);
  });

  it('names no agent there that has nothing to do with the case', () => {
    const rows = renderText(live(), { columns: 60 }).split('\n');
    const below = rows[rows.findIndex((line) => line.includes('ranks-pivot')) + 1];
    expect(below).toMatch(/^ {2}└ offline ranked too low$/);
  });

  it('keeps every line whole in a file', () => {
    expect(renderText(everyday(), { columns: 80 })).toContain(
      'A pass shows that each agent lists, loads and reports the skill when it is asked for; this does not show that a model would choose it.',
    );
  });
});
