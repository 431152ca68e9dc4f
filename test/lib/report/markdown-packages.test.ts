import { describe, expect, it } from '@jest/globals';
import { renderPackages } from '../../../lib/report/markdown/packages.js';
import { COMMENT_LIMIT, SUMMARY_LIMIT } from '../../../lib/report/view/limit.js';
import { everyday, HOSTILE, hostile, large, quiet } from '../../helpers/report-batches.js';
import { inFull } from '../../helpers/tested-agents.js';

const PAGE = { notes: [], run_url: 'https://github.com/o/r/actions/runs/7' };

describe('the page of several packages', () => {
  it('has the worst gate, a row for each, the worst first, and hides what is as expected', () => {
    const text = renderPackages(
      [
        { name: 'packages/a', input: quiet() },
        { name: 'packages/b', input: everyday() },
        { name: 'packages/c', problem: 'cases.json:1: This is not valid JSON. Fix: correct it.' },
      ],
      { ...PAGE, notes: ['1 batch of other packages left out.'] },
    );
    const lines = text.split('\n');
    expect(lines[0]).toBe('<b>agent-routing</b> · <code>3 packages</code>');
    expect(lines[4]).toContain('❌ **Gate: fail** · <code>packages/b</code>, <code>packages/c</code> (no result)');
    const rows = lines.filter((line) => /^\| (?:❌|✅) \|/.test(line));
    expect(rows.map((row) => /<code>(.*?)<\/code>/.exec(row)?.[1])).toEqual(['packages/c', 'packages/b', 'packages/a']);
    expect(rows[0]).toMatch(/failed without a result: cases\.json:.*1: This is not valid JSON\./);
    expect(rows[1]).toMatch(/\| <b>\d+ of \d+<\/b> \|/);
    expect(rows[2]).toContain('| nothing changed |');
    const open = text.slice(0, text.indexOf('<summary>✅'));
    expect(open).toContain('<b>Regression:</b>');
    expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length);
    expect(text).toContain('1 batch of other packages left out.');
  });

  inFull.it('fits a comment and a summary with ten packages of thousands of rows', () => {
    const reports = Array.from({ length: 10 }, (_, n) => ({ name: `packages/p${n}`, input: large(300) }));
    const comment = renderPackages(reports, PAGE, COMMENT_LIMIT);
    expect(comment.length).toBeLessThanOrEqual(COMMENT_LIMIT.max);
    expect(comment.match(/^\| ❌ \|/gm)).toHaveLength(10);
    expect(comment.match(/^<b>❌ /gm)).toHaveLength(7);
    expect(comment).toContain('Details of 3 packages omitted');
    expect(Buffer.byteLength(renderPackages(reports, PAGE, SUMMARY_LIMIT))).toBeLessThanOrEqual(SUMMARY_LIMIT.max);
    const many = Array.from({ length: 300 }, (_, n) => ({ name: `packages/p${n}`, input: quiet() }));
    expect(renderPackages(many, PAGE, COMMENT_LIMIT).length).toBeLessThanOrEqual(65_536);
  });

  it('cannot be broken by the name of a package, its problem or its rows', () => {
    const text = renderPackages(
      [...HOSTILE.map((name) => ({ name, problem: name })), { name: 'x', input: hostile() }],
      { ...PAGE, notes: HOSTILE },
    );
    const outside = text.replace(/^(`{3,})json\n[\s\S]*?^\1$/gm, '');
    expect(outside).not.toMatch(/<(?:script|img|iframe|style)\b/i);
    expect(outside).not.toMatch(/(?<![\w&/])@everyone/);
  });

  it('counts what could not be judged as not as expected, and puts an undecided package between the others', () => {
    const batch = everyday();
    const infra = batch.comparison.deltas.filter(({ delta }) => delta === 'INFRA');
    const others = batch.comparison.deltas.filter(({ delta }) => delta === 'PASS').slice(0, 2);
    const [agent] = infra.map((row) => row.agent);
    const own = others.map((row) => ({ ...row, agent: agent as string }));
    const undecided = own.slice(0, 1).map((row) => ({ ...row, delta: 'INCONCLUSIVE' as const }));
    // Neither rows of another agent nor what did not run are the agent's.
    const apart = own.flatMap((row) => [
      { ...row, agent: 'other' },
      { ...row, delta: 'NOT_RUN' as const },
    ]);
    const deltas = [...infra.slice(0, 1), ...undecided, ...own, ...apart];
    const open = { ...batch, comparison: { ...batch.comparison, gate: 'inconclusive' as const, deltas } };
    const text = renderPackages(
      [
        { name: 'green', input: quiet() },
        { name: 'open', input: open },
        { name: 'red', input: everyday() },
      ],
      PAGE,
    );
    const names = text.split('\n').flatMap((line) => /^\| (?:❌|⚠️|✅) \| <code>(\w+)/.exec(line)?.[1] ?? []);
    expect(names).toEqual(['red', 'open', 'green']);
    expect(text).toMatch(/^\| ⚠️ \| <code>open<\/code> \|.*<b>2 of 4<\/b>/m);
    // What is as expected is closed, and nothing else is.
    expect(text).toMatch(/<details><summary>✅ <code>green/);
    expect(text).toMatch(/^<b>⚠️ <code>open/m);
  });

  it('tells in a comment what is not as expected, with its findings, and leaves the rest to its row', () => {
    const reports = Array.from({ length: 30 }, (_, n) => ({
      name: `packages/p${n}`,
      input: n % 3 === 0 ? everyday() : quiet(),
    }));
    const comment = renderPackages(reports, PAGE, COMMENT_LIMIT);
    expect(comment.split('\n')[2]).toMatch(/^### <code>packages\/p0<\/code>: .*; 9 more packages do not pass$/);
    expect(comment).toMatch(/<code>packages\/p12<\/code> and 5 more ·/);
    expect(comment.match(/^\| (?:❌|✅) \|/gm)).toHaveLength(30);
    expect(comment.match(/^<b>❌ <code>/gm)).toHaveLength(7);
    expect(comment).toContain('Details of 3 packages omitted');
    expect(comment).not.toContain('<summary>✅');
    expect(comment).toContain('<b>Regression:</b>');
    expect(renderPackages(reports, PAGE, SUMMARY_LIMIT).match(/<summary>✅/g)).toHaveLength(20);
  });

  it('says of how many packages the details did not fit', () => {
    const reports = Array.from({ length: 60 }, (_, n) => ({ name: `packages/p${n}`, input: everyday() }));
    const text = renderPackages(reports, PAGE, { ...COMMENT_LIMIT, max: 12_000 });
    expect(text).toMatch(/<i>Details of \d+ packages omitted: see the job summaries\.<\/i>/);
  });

  it('has no line about a run where no package was judged', () => {
    const text = renderPackages([{ name: 'a', problem: 'no file' }], PAGE);
    expect(text.split('\n')[2]).toBe('❌ **Gate: fail** · <code>a</code> (no result)');
  });
});
