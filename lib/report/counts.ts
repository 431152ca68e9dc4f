/** A comparison → its counts in words, where an expected fail is no pass and nothing is left uncounted. */
import type { Plan } from '../plan.js';
import type { Results } from '../result.js';
import { bareId } from '../skill/bare-id.js';
import type { ReportInput } from './view.js';
import { count, keyOf } from './words.js';

const NOT_RUN_WORDS: Record<Plan['left_out'][number]['why'], string | null> = {
  filter: 'filter',
  shard: 'other shard',
  author: 'skipped by their author',
  mode: 'need another mode',
  unavailable: 'agent not available',
  agents: null,
};

/** `183 case × agent: 180 as expected (6 of them expected to fail), 0 could not run, 3 not run (filter).` */
export function countInWords({ results, comparison, plan }: ReportInput): string[] {
  const rows = comparison.deltas.filter((row) => row.case_id !== null && row.delta !== 'REMOVED');
  const tally = {
    expected: 0,
    failing: 0,
    better: 0,
    accepted: 0,
    worse: 0,
    open: 0,
    unlisted: 0,
    infra: 0,
    missing: 0,
  };
  const not_run = new Map<string, string>();
  for (const row of plan?.left_out ?? []) {
    const words = NOT_RUN_WORDS[row.why];
    if (words) not_run.set(keyOf(row.case_id, row.agent), words);
  }
  for (const row of rows) {
    if (row.delta === 'NOT_RUN') {
      const key = keyOf(row.case_id, row.agent);
      if (!not_run.has(key)) not_run.set(key, row.status === 'skipped' ? 'skipped' : 'not in this batch');
    } else if (row.delta === 'MISSING_RESULT') tally.missing++;
    else if (row.status === 'infra_error' || row.status === 'skipped') tally.infra++;
    else if (row.delta === 'MISSING_BASELINE') tally.unlisted++;
    else if (row.delta === 'IMPROVEMENT') tally.better++;
    else if (row.delta === 'ACCEPTED') tally.accepted++;
    else if (row.delta === 'INCONCLUSIVE') tally.open++;
    else if (row.delta === 'REGRESSION' || row.delta === 'UNMET') tally.worse++;
    else {
      tally.expected++;
      if (row.status === 'fail') tally.failing++;
    }
  }
  const ran = rows.filter((row) => row.delta !== 'NOT_RUN').length;
  const failing = tally.failing ? ` (${tally.failing} of them expected to fail)` : '';
  const { current, ref_found } = comparison.baseline;
  const gated = current || ref_found;
  const parts = [
    // Without a baseline nothing is expected: it passed or it did not.
    !gated && `${tally.expected} passed, ${tally.worse} failed`,
    gated && tally.worse > 0 && `${tally.worse} worse than expected`,
    gated && `${tally.expected} as expected${failing}`,
    tally.better && `${tally.better} better than expected`,
    tally.accepted && `${tally.accepted} accepted with a reason`,
    tally.open && `${tally.open} undecided`,
    tally.unlisted && `${tally.unlisted} without a baseline entry`,
    tally.missing && `${tally.missing} left no result`,
    `${tally.infra} could not run`,
    not_run.size && `${not_run.size} not run (${[...new Set(not_run.values())].join(', ')})`,
  ];
  const all = `${ran + not_run.size} case × agent: ${parts.filter(Boolean).join(', ')}.`;
  const uncovered = countUncovered(results, plan ?? null);
  return uncovered ? [all, uncovered] : [all];
}

/** Only a whole batch can say which skills have no case. */
function countUncovered(results: Results, plan: Plan | null): string | null {
  if (!plan || plan.shard !== null || plan.left_out.some((row) => row.why === 'filter')) return null;
  const skills = new Set(Object.values(results.offers).flatMap((offers) => Object.keys(offers)));
  const named = new Set<string>();
  for (const row of results.results) {
    for (const id of [row.expected_skill ?? '', ...row.matched_evidence, ...row.missing_evidence]) {
      named.add(bareId(id).replace(/\/SKILL\.md$/, ''));
    }
  }
  const bare = [...skills].filter((skill) => !named.has(skill)).length;
  return bare ? `${bare} of ${count(skills.size, 'skill')} ${bare === 1 ? 'has' : 'have'} no case.` : null;
}
