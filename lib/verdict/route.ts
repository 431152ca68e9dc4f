/** Turns a `route` case and the offline router's ranking into a verdict, without an agent or a transcript. */
import type { RouteCase } from '../case/schema.js';
import type { ProofLine } from '../contract/result.js';
import { CLEAN, type Verdict } from '../contract/verdict.js';
import { CONFIDENCES } from '../router/rank/profile.js';
import type { RankedTool, Router } from '../router/rank/router.js';
import { failVerdict } from './infra-verdict.js';

export interface RouteJudgement {
  verdict: Verdict;
  /** The top of the ranking, one row per line. */
  proof: ProofLine[];
  excerpt: string;
}

const SHOWN = 5;

/** The case itself is excluded from the training examples of the router that judges it. */
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
  const matching = ranked.filter((row) => row.confidence !== 'low');
  const [first] = matching;
  if (!first) return CLEAN;
  return failVerdict({
    mismatch_kind: 'disallowed_hit',
    disallowed_hits: matching.map((row) => row.tool.id),
    error: `no skill should match this query, but '${first.tool.id}' reaches confidence ${first.confidence} (${first.final_score.toFixed(2)})`,
  });
}

function judgeExpected(testCase: RouteCase, ranked: readonly RankedTool[], router: Router): Verdict {
  const { expected, within, min_confidence } = testCase;
  const names = expected.map((id) => `'${id}'`).join(' or ');
  const isExpected = (id: string) => expected.some((name) => name === id || name.endsWith(`:${id}`));
  const at = ranked.findIndex((row) => isExpected(row.tool.id));
  const row = ranked[at];
  if (!row && !router.tools.some((tool) => isExpected(tool.id)))
    return failVerdict({
      missing_evidence: expected,
      failure_kind: 'skill_not_offered',
      error: `the index has no skill ${names}`,
    });
  if (!row || at >= within) {
    const before = ranked[0]
      ? `'${ranked[0].tool.id}' (${ranked[0].confidence}) ranks first`
      : 'nothing matches the query';
    const location = row ? `is at rank ${at + 1}` : `is not among the first ${Math.max(SHOWN, within)}`;
    return failVerdict({
      missing_evidence: expected,
      error: `${names} ${location}, expected within ${within}; ${before}`,
    });
  }
  if (min_confidence && CONFIDENCES.indexOf(row.confidence) > CONFIDENCES.indexOf(min_confidence))
    return failVerdict({
      missing_evidence: expected,
      failure_kind: 'evidence_too_weak',
      error: `'${row.tool.id}' is at rank ${at + 1} with confidence ${row.confidence} (${row.final_score.toFixed(2)}), expected ${min_confidence}`,
    });
  return { ...CLEAN, matched_evidence: [row.tool.id] };
}
