/** A row of results → all that its verdict is, as text; lines, times and tokens are those of another process. */
export function verdictOf({ status, error, failure_kind, mismatch_kind, fault, offer, choices, ...row }) {
  const { matched_evidence, missing_evidence, optional_hits, disallowed_hits, not_judged } = row;
  const hits = Object.entries(row.token_hits).map(([token, { tier, score, source_kind, source_detail }]) => [
    token,
    [tier, score, source_kind, source_detail.replace(/:\d+ /, ' ')],
  ]);
  return JSON.stringify([
    [status, error, failure_kind, mismatch_kind, fault, offer, choices, row.expected_name],
    [matched_evidence, missing_evidence, optional_hits, disallowed_hits, not_judged],
    hits.sort(),
  ]);
}
