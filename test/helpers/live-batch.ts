/** A live batch of all four kinds, for reports: what passes and what fails of each. */

import type { Result } from '../../lib/contract/result.js';
import { compareBaselines } from '../../lib/delta/compare.js';
import type { ReportOptions } from '../../lib/report/index.js';
import { id } from './report-batches.js';
import { makeBaseline, makeResult, makeResults, makeTrials } from './results.js';

export function live(): ReportOptions {
  const haiku = 'claude@haiku';
  const failed = { status: 'fail', failure_kind: 'unknown', offer: null, expected_skill: null } as const;
  const other = { offer: null, expected_skill: null, matched_evidence: [] };
  const rows: Partial<Result>[] = [
    { case_id: 'a', trials: makeTrials(5, 5), expected_skill: 'release-notes' },
    { case_id: 'b', status: 'fail', trials: makeTrials(3, 5), expected_skill: 'csv-clean' },
    { case_id: 'c', status: 'fail', trials: makeTrials(0, 1), expected_skill: 'sql-review' },
    { case_id: 'smalltalk', ...other, trials: makeTrials(5, 5) },
    { case_id: 'fetch-blocked', ...other, kind: 'tool_route', matched_evidence: ['blocked_by_hook', 'route:pages'] },
    { case_id: 'gh-allowed', ...other, kind: 'tool_route', matched_evidence: ['ran'] },
    {
      ...{ case_id: 'curl-blocked', ...failed, kind: 'tool_route', missing_evidence: ['block'] },
      error: 'expected block, got allowed: the call ran',
    },
    {
      ...{ case_id: 'docs-allowed', ...failed, kind: 'tool_route', missing_evidence: ['allow'] },
      ...{ mismatch_kind: 'disallowed_hit', error: "expected allow, got blocked by route 'pages': use gh" },
    },
    { case_id: 'explorer-finds', ...other, kind: 'suite', trials: makeTrials(3, 3) },
    {
      ...{ case_id: 'explorer-sorts', ...failed, kind: 'suite', trials: makeTrials(1, 3) },
      missing_evidence: ['contains at files'],
      error: 'files: expected to contain "README.md", got ["LICENSE"]',
    },
  ];
  const offline: Partial<Result>[] = [
    { case_id: 'fetch-blocked', ...other, kind: 'tool_route', matched_evidence: ['blocked_by_hook', 'route:pages'] },
    {
      ...{ case_id: 'curl-blocked', ...failed, kind: 'tool_route', missing_evidence: ['block'] },
      error: 'expected block, got allowed: no route matches',
    },
    { case_id: 'ranks-notes', ...other, kind: 'route', matched_evidence: ['release-notes'] },
    {
      ...{ case_id: 'ranks-pivot', ...failed, kind: 'route', missing_evidence: ['xlsx-pivot'] },
      error: "'xlsx-pivot' is at rank 3, expected within 1; 'csv-clean' (high) ranks first",
    },
    {
      ...{ case_id: 'ranks-nothing', ...failed, kind: 'route', disallowed_hits: ['api-docs'], missing_evidence: [] },
      error: "no skill should match this query, but 'api-docs' reaches confidence high (0.81)",
    },
  ];
  const results = makeResults(
    [...rows.map((row) => ({ ...row, agent: haiku })), ...offline.map((row) => ({ ...row, agent: 'offline' }))].map(
      (row, n) => makeResult({ ...row, unit_run_id: id(n) }),
    ),
    { mode: 'live' },
  );
  const counted = { expected_status: 'pass', trials: { live: { passed: 5, ran: 5 } } } as const;
  const known = Object.fromEntries(
    results.results.map(({ case_id }) => [
      case_id,
      Object.fromEntries(
        results.results
          .filter((row) => row.case_id === case_id)
          .map(({ agent, trials }) => [agent, trials.ran === 5 ? counted : ('pass' as const)]),
      ),
    ]),
  );
  return { results, comparison: compareBaselines({ results, current: makeBaseline(known), ref: null }), columns: 120 };
}
