/** A `route` case and the offline router's ranking → its verdict: no agent, no transcript. */
import type { RouteCase } from '../case/schema.js';
import type { ProofLine } from '../result.js';
import { CONFIDENCES } from '../router/profile.js';
import type { RankedTool, Router } from '../router/router.js';
import { CLEAN, type Verdict } from '../verdict.js';

export interface RouteJudgement {
  verdict: Verdict;
  /** The ranking as far as it matters, one row a line. */
  proof: ProofLine[];
  excerpt: string;
}

const SHOWN = 5;

/** The case itself never teaches the router that judges it. */
export function judgeRoute(testCase: RouteCase, router: Router): RouteJudgement {
  const limit = Math.max(SHOWN, testCase.within);
  const ranked = router.rank(testCase.query, { limit, without: testCase.case_id });
  const rows = ranked.map(
    (row, i) =>
      `${i + 1}. ${row.tool.id} ${row.confidence} ${row.final_score.toFixed(3)} (raw ${row.score.toFixed(3)})`,
  );
  return {
    verdict: testCase.none ? judgeNone(ranked) : judgeExpected(testCase, ranked, router),
    proof: rows.map((line, i) => ({ token: ranked[i]!.tool.id, source: 'offline', line_number: i + 1, line })),
    excerpt: rows.join('\n'),
  };
}

function judgeNone(ranked: readonly RankedTool[]): Verdict {
  const reached = ranked.filter((row) => row.confidence !== 'low');
  const [first] = reached;
  if (!first) return CLEAN;
  return {
    ...CLEAN,
    status: 'fail',
    failure_kind: 'unknown',
    mismatch_kind: 'disallowed_hit',
    failure_category: 'assertion',
    disallowed_hits: reached.map((row) => row.tool.id),
    error: `nothing should answer this query, but '${first.tool.id}' reaches ${first.confidence} (${first.final_score.toFixed(2)})`,
  };
}

function judgeExpected(testCase: RouteCase, ranked: readonly RankedTool[], router: Router): Verdict {
  const { expected, within, min_confidence } = testCase;
  const failed = (verdict: Partial<Verdict>): Verdict => ({
    ...CLEAN,
    status: 'fail',
    failure_kind: 'unknown',
    mismatch_kind: 'missing_required',
    failure_category: 'assertion',
    missing_evidence: expected,
    ...verdict,
  });
  const names = expected.map((id) => `'${id}'`).join(' or ');
  const isExpected = (id: string) => expected.some((name) => name === id || name.endsWith(`:${id}`));
  const at = ranked.findIndex((row) => isExpected(row.tool.id));
  const row = ranked[at];
  if (!row && !router.tools.some((tool) => isExpected(tool.id)))
    return failed({ failure_kind: 'skill_not_offered', error: `the index holds no ${names}` });
  if (!row || at >= within) {
    const before = ranked[0]
      ? `'${ranked[0].tool.id}' (${ranked[0].confidence}) stands first`
      : 'nothing matches the query';
    const place = row ? `stands at rank ${at + 1}` : `is not among the first ${Math.max(SHOWN, within)}`;
    return failed({ error: `${names} ${place}, wanted within ${within}; ${before}` });
  }
  if (min_confidence && CONFIDENCES.indexOf(row.confidence) > CONFIDENCES.indexOf(min_confidence))
    return failed({
      failure_kind: 'evidence_too_weak',
      error: `'${row.tool.id}' stands at rank ${at + 1} with confidence ${row.confidence} (${row.final_score.toFixed(2)}), wanted ${min_confidence}`,
    });
  return { ...CLEAN, matched_evidence: [row.tool.id] };
}
