import { describe, expect, it } from '@jest/globals';
import { marked } from 'marked';
import type { Result } from '../../../lib/contract/result.js';
import { compareBaselines } from '../../../lib/delta/compare.js';
import { renderMarkdown } from '../../../lib/report/markdown/markdown.js';
import { renderPackages } from '../../../lib/report/markdown/packages.js';
import type { ReportInput } from '../../../lib/report/view/input.js';
import { COMMENT_LIMIT } from '../../../lib/report/view/limit.js';
import { planOf } from '../../helpers/report-batches.js';
import { makeBaseline, makeResult, makeResults } from '../../helpers/results.js';

/** So short that no report cuts it, and different in each field: what is not escaped is found by its name. */
const hostile = (field: string) => `<i>@${field}|*`;
const raw = (field: string) => `<i>@${field}`;

const place = (field: string) => ({ file: hostile(field), line: 3 });
const fail = (change: Partial<Result>) =>
  makeResult({ agent: 'claude', status: 'fail', error: 'it failed', ...change });

function input(): ReportInput {
  const rows: Result[] = [
    fail({
      ...{ case_id: hostile('case'), expected_skill: hostile('skill'), failure_kind: 'skill_not_offered' },
      error: `the agent was never offered it: ${hostile('reason')}; ${hostile('fix')}`,
      offer: { state: 'absent', kept_chars: 0, of_chars: 9, reason: `${hostile('reason')}; ${hostile('fix')}` },
    }),
    fail({
      ...{ case_id: 'used', disallowed_hits: [hostile('cell')], expected_skill: null },
      tool_use_proof_lines: [{ token: 'x', source: 'stdout', line_number: 1, line: hostile('proof') }],
    }),
    makeResult({
      ...{ case_id: 'outage', agent: hostile('agent'), status: 'infra_error', expected_skill: null },
      fault: { kind: 'crashed', message: hostile('fault'), fix: hostile('outage-fix') },
    }),
    makeResult({ case_id: 'new', agent: 'claude', expected_skill: 'alpha' }),
    fail({
      ...{ case_id: 'chosen', expected_skill: hostile('expected'), failure_kind: 'skill_not_loaded' },
      choices: [{ trial: 1, choice: hostile('chosen') }],
    }),
    fail({ case_id: 'listed', kind: 'suite', expected_skill: null, error: hostile('assertion') }),
  ];
  const results = makeResults(rows, { batch_run_id: hostile('batch'), mode: 'model' });
  results.offers = {
    claude: {
      [hostile('lost')]: { offer: 'absent', kept_chars: 0, of_chars: 9, reason: null },
      [hostile('uncovered')]: { offer: 'full', kept_chars: 9, of_chars: 9, reason: null },
    },
  };
  results.environment.agents['claude'] = {
    ...{ version: hostile('version'), vendor_model: null, install: 'plugin', home_length: 1, isolated: true },
  };
  results.locations = {
    ...{ source: '', skills: { [hostile('skill')]: hostile('file') }, subagents: {}, routes: {} },
    cases: { used: place('line') },
  };
  results.decider = {
    ...{ mode: 'model', model: hostile('decider'), requests: 1, shared: 0, recorded: 0 },
    ...{ input_tokens: 1, output_tokens: 1, undecided: { trials: 0, requests: 0, input_tokens: 0 } },
  };
  const current = makeBaseline(
    Object.fromEntries(
      rows.filter(({ case_id }) => case_id !== 'new').map((row) => [row.case_id, { [row.agent]: 'pass' }]),
    ),
    {
      $offers: { claude: {} },
      $meta: { schema: 1, skills: { [hostile('lost')]: 9 }, model: { agents: { claude: {} } } },
    },
  );
  const ref = { name: hostile('ref'), sha: hostile('sha'), baseline: current };
  const comparison = compareBaselines({
    ...{ results, current, ref },
    notes: [{ level: 'notice', message: hostile('noted') }],
  });
  return {
    run_url: `https://example.org/${hostile('run')}`,
    plan: planOf(results),
    ...{
      results,
      comparison,
      notes: [hostile('note'), `a \` alone ${hostile('backtick')}`],
      head_sha: hostile('head'),
      package: hostile('package'),
    },
    ...{ baseline_file: hostile('baseline'), command: hostile('command') },
    artifact_url: `https://example.org/${hostile('artifact')}`,
    file_url: () => `https://example.org/${hostile('address')}`,
    changes: {
      ref: 'main',
      named_by: new Map(),
      files: new Map([
        [
          hostile('file'),
          {
            ...{ file: hostile('file'), state: 'changed' as const, from: null, lines: { first: 3, last: 3 } },
            piece: { before: hostile('before'), after: hostile('after') },
            removed: null,
            added: false,
          },
        ],
      ]),
    },
  };
}

/** Nothing was recorded yet, and there is room for all of the first baseline, or for none of it. */
function first(max: number): string {
  const { results, ...rest } = input();
  const comparison = compareBaselines({ results, current: null, ref: null });
  return renderMarkdown({ ...rest, results, comparison }, { ...COMMENT_LIMIT, max });
}

const page = renderMarkdown(input());
const one = input();
const packages = renderPackages(
  [
    { name: hostile('package'), input: one },
    { name: hostile('broken-package'), problem: hostile('problem') },
  ],
  { notes: [hostile('page-note')], run_url: `https://example.org/${hostile('run')}` },
);

const FIELDS =
  'case,skill,reason,fix,cell,proof,agent,fault,outage-fix,expected,chosen,assertion,batch,lost,version,file,line,ref,sha,noted,note,head,package,baseline,command,artifact,address,before,after,decider,backtick,run,uncovered'.split(
    ',',
  );

/** What GitHub shows: text and code, without the comments that break up a mention. */
const shown = (text: string) =>
  marked
    .parse(text, { gfm: true, async: false })
    .replace(/<!--.*?-->/g, '')
    .replace(/&#(\d+);/g, (_, n: string) => String.fromCodePoint(Number(n)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

/** Not shown at all: addresses that could end their attribute, and hashes, of which seven characters are. */
const DROPPED = ['artifact', 'address', 'run', 'sha', 'head'];

describe('a first baseline', () => {
  it.each([COMMENT_LIMIT.max, 6000])('is named and linked without what its name and address hold: %d', (max) => {
    const text = first(max);
    expect(text).toMatch(max > 6000 ? /ready to commit/ : /too long to be shown/);
    for (const field of FIELDS)
      expect([field, text.replace(/```json.*?```/s, '').includes(raw(field))]).toEqual([field, false]);
  });
});

describe('a short hostile text in one field of a report', () => {
  it.each(FIELDS)('never reaches the page as it was written: %s', (field) => {
    expect(page).not.toContain(raw(field));
    expect(packages).not.toContain(raw(field));
  });

  it.each(FIELDS.filter((field) => !DROPPED.includes(field)))('is shown word for word: %s', (field) => {
    expect(shown(page)).toContain(raw(field));
  });

  it.each(['broken-package', 'problem', 'page-note', 'run'])('of several packages is escaped too: %s', (field) => {
    expect(packages).not.toContain(raw(field));
    if (field !== 'run') expect(shown(packages)).toContain(raw(field));
  });

  it('opens no element, mentions nobody and ends no cell', () => {
    for (const text of [page, packages]) {
      expect(text).not.toMatch(/<i>@|[^&;\w]@[a-z]/);
      const rows = text.split('\n').filter((line) => line.startsWith('| ') || line.startsWith('|-'));
      expect(rows.every((line) => !/@(?!<)/.test(line))).toBe(true);
      expect(marked.parse(text, { gfm: true, async: false })).not.toMatch(/<i>(?!no case ran)|<strong>\|/);
    }
  });
});
