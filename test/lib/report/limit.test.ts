import { describe, expect, it } from '@jest/globals';
import { parseBaseline } from '../../../lib/baseline/index.js';
import { compareBaselines } from '../../../lib/delta/compare.js';
import { COMMENT_LIMIT, renderReport, SUMMARY_LIMIT } from '../../../lib/report/index.js';
import { renderText } from '../../../lib/report/terminal/text.js';
import { widthOf } from '../../../lib/text/width.js';
import { growthOf, LINEAR } from '../../helpers/cpu.js';
import { live } from '../../helpers/live-batch.js';
import { alike, everyday, large, quiet } from '../../helpers/report-batches.js';
import { makeResults } from '../../helpers/results.js';
import { inFull } from '../../helpers/tested-agents.js';

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
      /\d+ cases omitted, see <a href="https:\/\/github\.com\/o\/r\/artifacts\/1">the artifact<\/a>/,
    );
    expect(comment).toMatch(/\d+ findings omitted/);
    // What failed comes before what did not, and its head is whole.
    expect(comment.indexOf('REGRESSION')).toBeLessThan(comment.indexOf('more results as expected'));
    expect(comment).toContain('6,000 case × agent pairs: 600 worse than expected, 5,400 as expected, 0 could not run.');
    expect(comment.match(/<details>/g)?.length).toBe(comment.match(/<\/details>/g)?.length);
  });

  inFull.it.each(['markdown', 'html', 'text'] as const)(
    'takes time in proportion to its cases as %s',
    async (format) => {
      expect(await growthOf(1600, large, (rows) => renderReport(format, rows))).toBeLessThan(LINEAR);
    },
  );

  it.each([500, 3_000, 10_000, 100_000])('fits %d units too, as far as its head allows', (max) => {
    const text = renderReport('markdown', { ...batch, limit: { in: 'units', max } });
    expect(text.length).toBeLessThanOrEqual(Math.max(max, 3_000));
  });
});

describe('a report of 200 cases that broke alike', () => {
  it('says so once, with their number, and fits one screen', () => {
    const comment = renderReport('markdown', { ...alike(), limit: COMMENT_LIMIT });
    const [open = ''] = comment.split('more results as expected');
    expect(open.match(/<b>Regression:<\/b>/g)).toHaveLength(1);
    expect(open).toContain('(<code>REGRESSION</code>: passed before; 200 cases on 3 agents)</sub>');
    expect(open.match(/^\| 🔴/gm)).toHaveLength(1);
    expect(open.split('\n').length).toBeLessThan(30);
  });
});

describe('a report of two cases', () => {
  it('has no <details>', () => {
    expect(renderReport('markdown', quiet())).not.toContain('<details>');
  });
});

describe('the text report', () => {
  it('has a table as wide as the terminal, and colours only on request', () => {
    for (const columns of [80, 100, 140]) {
      const text = renderText(everyday(), { columns });
      expect(text).not.toContain('\u001b');
      const table = text.split('\n').filter((line) => /^[✗▾?▴+·] /.test(line));
      expect(table.length).toBeGreaterThan(10);
      for (const line of table) expect(widthOf(line)).toBeLessThanOrEqual(Math.max(columns, 110));
    }
    expect(renderText(everyday(), { colour: true })).toContain('\u001b[31m');
  });

  it('names files from the folder of its reader, and other formats from the root', () => {
    const part = {
      ...{
        delta: 'BROKEN' as const,
        kind: 'skill' as const,
        name: 'a',
        file: 'packages/web/skills/a/SKILL.md',
        line: 3,
      },
      ...{
        agents: [],
        message: 'gone',
        why: null,
        fix: 'restore `packages/web/skills/a/b.sh`',
        fails: true,
        rule: null,
      },
    };
    const input = { ...everyday(), comparison: { ...everyday().comparison, parts: [part] } };
    const found = (folder?: string) =>
      renderText(input, folder === undefined ? {} : { folder }).match(
        /(?<=^ {2}(?:file|fix) +)(?:restore )?\S*skills\/a\/.*/gm,
      );
    expect(found()).toEqual(['packages/web/skills/a/SKILL.md:3', 'restore packages/web/skills/a/b.sh']);
    expect(found('packages/web')).toEqual(['skills/a/SKILL.md:3', 'restore skills/a/b.sh']);
    expect(found('web')).toEqual(found());
    expect(renderReport('markdown', { ...input, folder: 'packages/web' })).toContain('packages/web/skills/a/b.sh');
  });

  it('has the gate in its first line, and again in its last when it is long', () => {
    const lines = renderText(everyday(), {}).trimEnd().split('\n');
    expect(lines[0]).toMatch(/^Gate: fail · 2 regressions, 1 skill listed worse than before/);
    expect(lines.at(-1)).toBe(lines[0]);
  });

  it('counts wide characters as two columns', () => {
    expect([widthOf('abc'), widthOf('日本'), widthOf('é'), widthOf('✗')]).toEqual([3, 4, 1, 1]);
  });
});

describe('a report without a baseline', () => {
  it('says what passed, not what was expected', () => {
    const { results } = quiet();
    const comparison = compareBaselines({ results, current: null, ref: null });
    const [gate, , counts] = renderText({ results, comparison }).split('\n');
    expect(gate).toMatch(/^Gate: pass · nothing to compare with · .* · no baseline/);
    expect(counts).toBe('6 case × agent pairs: 6 passed, 0 failed, 0 could not run.');
  });
});

describe('a report without a baseline, where one is required,', () => {
  it('fails in its first line and has the whole baseline to commit', () => {
    const { results } = quiet();
    const comparison = compareBaselines({ results, current: null, ref: null, options: { require_baseline: true } });
    expect(comparison.gate).toBe('fail');
    const text = renderReport('markdown', { results, comparison });
    expect(text).toContain('❌ **Gate: fail** · no baseline to compare with');
    expect(text).not.toContain('✅');
    const written = /```json\n([\s\S]*?)\n```/.exec(text)?.[1] ?? '';
    const baseline = parseBaseline(written, 'pasted.json');
    const again = compareBaselines({ results, current: baseline, ref: null, options: { require_baseline: true } });
    expect([again.gate, again.counts.PASS]).toEqual(['pass', 6]);
  });
});

describe('the text report on a terminal', () => {
  const wide = (text: string) => Math.max(...text.split('\n').map(widthOf));

  it('breaks sentences between words, and never a command, so that it can be copied', () => {
    const text = renderText(everyday(), { columns: 80, wrap: true });
    const lines = text.split('\n');
    const commands = lines.filter((line) => /^ {2}(rerun|proof) /.test(line));
    expect(commands.some((line) => line.includes('agent-routing run --agents'))).toBe(true);
    const entries = text.indexOf('Entries for');
    const prose = text.slice(0, entries < 0 ? undefined : entries).split('\n');
    expect(wide(prose.filter((line) => !commands.includes(line)).join('\n'))).toBeLessThanOrEqual(80);
  });

  it('puts the agents below the case where the row is too narrow', () => {
    const text = renderText(everyday(), { columns: 60 });
    const rows = text.split('\n').filter((line) => line.startsWith('  └ '));
    expect(rows.length).toBeGreaterThan(10);
    expect(text).toMatch(/^✗ notes-basic · release-notes {2}REGRESSION claude$/m);
    expect(wide(rows.join('\n'))).toBeLessThanOrEqual(60);
  });

  it('lists no agent below a case it was not run for', () => {
    const rows = renderText(live(), { columns: 60 }).split('\n');
    const below = rows[rows.findIndex((line) => line.includes('ranks-pivot')) + 1];
    expect(below).toMatch(/^ {2}└ offline ranked too low$/);
  });

  it.each([120, 100, 80, 50])('shows at %i columns every delta whole, with its agents', (columns) => {
    const agents = ['claude', 'codex', 'codex+plugin', 'copilot', 'gemini@long-model-name'].slice(0, columns / 20);
    const fails = { status: 'fail', failure_kind: 'skill_not_offered' } as const;
    const results = makeResults(agents.map((agent, at) => ({ agent, ...(at === 0 ? fails : {}) })));
    const text = renderText(
      { results, comparison: compareBaselines({ results, current: null, ref: null }) },
      { columns },
    );
    const table = text.split('\n\n')[1] ?? '';
    expect(table.replace(/\s+/g, ' ')).toContain('UNMET claude');
    for (const agent of agents.slice(1)) expect(table.replace(/^.*(?:delta|copilot)$/m, '')).toContain(agent);
    expect(table.replace(/ +\n? */g, ' ').replaceAll('\n', '')).not.toContain('…');
    expect(wide(table)).toBeLessThanOrEqual(columns);
  });

  it('says of an agent without a result that the case is not for it', () => {
    const results = makeResults([{ agent: 'claude' }, { agent: 'codex', case_id: 'other' }]);
    const comparison = compareBaselines({ results, current: null, ref: null });
    const left_out = [
      { case_id: 'notes-basic', agent: 'codex', why: 'agents' as const, reason: 'the case names claude' },
    ];
    const text = renderText({ results, comparison, plan: { ...everyday().plan, left_out } as never });
    expect(text).toMatch(/notes-basic · release-notes +loads · full +not for this agent +NEW claude/);
    // Of the other case nothing is planned.
    expect(text).toMatch(/other · release-notes +– +loads · full +NEW codex/);
  });

  it('breaks no line in a file', () => {
    expect(renderText(everyday(), { columns: 80 })).toContain(
      'A pass shows that each agent lists, loads and reports the skill when it is asked for; this does not show that a model would choose it.',
    );
  });
});
