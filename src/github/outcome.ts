/** How a job ends: exit code, and what is said with it. One place decides; the table in docs/workflows.md is its test. */
import type { Comparison } from '../../lib/delta.js';

export interface Outcome {
  code: 0 | 1 | 2;
  level: 'error' | 'warning' | 'notice' | null;
  message: string;
}

const COUNTED: [keyof Comparison['counts'], string][] = [
  ['REGRESSION', 'regression'],
  ['OFFER_LOSS', 'offer loss'],
  ['UNMET', 'unmet expectation'],
  ['MISSING_RESULT', 'missing result'],
  ['MISSING_BASELINE', 'missing baseline entry'],
  ['INFRA', 'row that could not run'],
  ['INCONCLUSIVE', 'inconclusive row'],
  ['IMPROVEMENT', 'improvement'],
];

export function decideOutcome(comparison: Comparison): Outcome {
  const { baseline, gate } = comparison;
  if (!baseline.current && !baseline.ref_found) {
    return {
      code: 1,
      level: 'error',
      message:
        'There is no baseline, so nothing can be gated. Download the artifact, run `agent-routing baseline update --results results.json --reason "first record"` and commit provider-baseline.json.',
    };
  }
  const found = COUNTED.flatMap(([delta, words]) => {
    const count = comparison.counts[delta] ?? 0;
    return count ? [`${count} ${count === 1 ? words : plural(words)}`] : [];
  });
  const list = found.join(', ') || comparison.missing_agents.map((agent) => `${agent} could not be judged`).join(', ');
  switch (gate) {
    case 'fail':
      return { code: 1, level: 'error', message: `Gate: fail (${list || 'see the summary'})` };
    case 'inconclusive':
      return { code: 0, level: 'warning', message: `Gate: inconclusive (${list || 'something could not be judged'})` };
    case 'pass':
      return { code: 0, level: null, message: 'Gate: pass' };
  }
}

function plural(words: string): string {
  if (words.startsWith('row ')) return words.replace('row', 'rows');
  if (words.endsWith('loss')) return `${words}es`;
  return words.endsWith('entry') ? words.replace(/entry$/, 'entries') : `${words}s`;
}

/** Is there anything a reader of the pull request would want to know? */
export function differs(comparison: Comparison): boolean {
  const quiet = new Set(['PASS', 'EXPECTED_FAIL', 'NOT_RUN']);
  return comparison.gate !== 'pass' || comparison.deltas.some((row) => !quiet.has(row.delta));
}
