/** Reasons and fixes come from many places, with or without a mark at their end: no report puts a second one behind it. */
import { describe, expect, it } from '@jest/globals';
import { compareBaselines } from '../../../lib/delta/compare.js';
import type { Finding } from '../../../lib/lint/finding.js';
import { renderAnnotations, renderCheckSarif } from '../../../lib/report/check/annotations.js';
import type { CheckReport } from '../../../lib/report/check/input.js';
import { renderCheckMarkdown } from '../../../lib/report/check/markdown.js';
import { renderCheck } from '../../../lib/report/check/text.js';
import { REPORT_FORMATS, renderReport } from '../../../lib/report/index.js';
import { renderFindings } from '../../../lib/report/terminal/lint.js';
import { makeBaseline, makeResult, makeResults } from '../../helpers/results.js';

const ENDS = ['', '.', "; did you mean 'notes'?", " (did you mean 'notes'?)"];
/** `?.`, `?;`, `..` and the like, also behind a quote, a bracket or the end of an element; of a page's script no `?.` is followed by a blank. */
const TWO_MARKS = /[?!.](?:['")]|&#39;|&quot;|<\/\w+>)*[.;](?=\s|["<\\]|&|$)/m;

function report(end: string) {
  const fault = { kind: 'crashed', message: `it crashed${end}`, fix: `look at it${end}` };
  const results = makeResults([
    ...['claude', 'codex'].map((agent) =>
      makeResult({
        ...{ agent, case_id: 'a', status: 'fail', expected_skill: 'note', failure_kind: 'skill_not_offered' as const },
        error: `${agent} was never offered note${end}`,
        offer: { state: 'absent', kept_chars: 0, of_chars: 0, reason: `${agent} has no skill 'note'${end}` },
      }),
    ),
    makeResult({ agent: 'claude', case_id: 'b', status: 'fail', expected_skill: 'beta', error: `it failed${end}` }),
    makeResult({ agent: 'codex', case_id: 'c', status: 'infra_error', expected_skill: 'beta', fault }),
  ]);
  const current = makeBaseline(
    Object.fromEntries(results.results.map(({ case_id, agent }) => [case_id, { [agent]: 'pass' as const }])),
  );
  const part = { kind: 'skill', name: 'beta', rule: 'skill-offer', file: 'skills/beta/SKILL.md', line: 1 } as const;
  const branch = {
    changes: [
      {
        ...{ ...part, delta: 'BROKEN' as const, agents: ['codex'], message: `not offered${end}` },
        ...{ why: `codex skips it${end}`, fix: `correct it${end}` },
      },
    ],
    ...{ known_errors: 0, unread: `the ref cannot be read${end}` },
  };
  const comparison = compareBaselines({
    results,
    current,
    branch,
    ref: { name: 'main', sha: null, baseline: current },
  });
  const file = {
    file: 'skills/note/SKILL.md',
    state: 'gone',
    from: null,
    lines: null,
    piece: null,
    removed: null,
    added: false,
  } as const;
  return { results, comparison, changes: { ref: 'main', named_by: new Map(), files: new Map([[file.file, file]]) } };
}

function checked(end: string): CheckReport {
  const finding: Finding = {
    ...{ rule: 'case-unknown-skill', severity: 'error', file: 'cases.json', line: 1, subject: 'a' },
    ...{ message: `it expects 'note'${end}`, fix: `correct it${end}` },
    consequences: { claude: `skips it${end}`, codex: `fails on it${end}` },
  };
  return { source: { name: 'kit', skills: 1 }, agents: {}, findings: [finding], suppressed: 0, target: '.' };
}

describe.each(ENDS)('a reason that ends in %j', (end) => {
  it.each(REPORT_FORMATS)('has one mark at its end in a report: %s', (format) => {
    const text = renderReport(format, report(end));
    expect(text.match(TWO_MARKS)?.[0]).toBeUndefined();
  });

  it('has one mark at its end in what check prints', () => {
    const found = checked(end);
    for (const text of [
      renderAnnotations(found),
      renderCheckSarif(found, '1.0.0'),
      renderCheckMarkdown(found),
      renderCheck(found, { columns: null, all: true }),
      renderFindings(found.findings, 0),
    ])
      expect(text.match(TWO_MARKS)?.[0]).toBeUndefined();
  });
});
