/** Decides how a job ends: exit code and message, as the table in docs/workflows.md describes. */

import type { Comparison, Delta } from '../../lib/delta/compare.js';
import type { Gate } from '../../lib/delta/gate.js';
import { listCounts } from '../../lib/report/view/count-deltas.js';
import type { Page } from './comment/render.js';

export interface Outcome {
  code: 0 | 1 | 2;
  level: 'error' | 'warning' | 'notice' | null;
  message: string;
}

const COUNTED: readonly Delta[] = [
  'REGRESSION',
  'OFFER_LOSS',
  'WEAKENED',
  'UNMET',
  'MISSING_RESULT',
  'MISSING_BASELINE',
  'INFRA',
  'INCONCLUSIVE',
  'IMPROVEMENT',
];

/** `warn_only`: the comment and the summary stay red, the job does not. */
export function decideOutcome(comparison: Comparison, warn_only: boolean): Outcome {
  const outcome = judge(comparison);
  return warn_only ? soften(outcome) : outcome;
}

export function soften(outcome: Outcome): Outcome {
  if (outcome.code !== 1) return outcome;
  return { code: 0, level: 'warning', message: `${outcome.message}. The job does not fail because of \`warn_only\`.` };
}

function judge(comparison: Comparison): Outcome {
  const { baseline, gate } = comparison;
  if (!baseline.current && !baseline.ref_found) {
    return {
      code: 1,
      level: 'error',
      message:
        'Gate: fail. There is no baseline, neither here nor at the ref, so nothing can be compared. Commit the first one: provider-baseline.json is in the artifact and in the summary, as `agent-routing baseline update --results results.json --reason "first record"` would write it',
    };
  }
  const found = listCounts(comparison, (delta) => COUNTED.includes(delta));
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

/** Of several packages: the worst, and which ones. */
export function decidePage(
  { judged, unjudged }: Pick<Page, 'judged' | 'unjudged'>,
  warn_only: boolean,
): { outcome: Outcome; gate: Gate } {
  const all = judged.map(({ name, conclusion }) => ({
    name,
    gate: conclusion.comparison.gate,
    outcome: decideOutcome(conclusion.comparison, warn_only),
  }));
  const gate =
    unjudged.length > 0 ? 'fail' : (WORST.find((one) => all.some((own) => own.gate === one)) ?? 'inconclusive');
  const said = all.filter(({ gate }) => gate !== 'pass').map(({ name, outcome }) => `${name}: ${outcome.message}`);
  const message = [...unjudged.map(({ name }) => `${name} could not be judged`), ...said].join('; ') || 'Gate: pass';
  if (unjudged.length > 0) return { gate, outcome: { code: 2, level: 'error', message } };
  const code = all.some(({ outcome }) => outcome.code === 1) ? 1 : 0;
  return { gate, outcome: { code, level: code === 1 ? 'error' : gate === 'pass' ? null : 'warning', message } };
}

const WORST: readonly Gate[] = ['fail', 'inconclusive', 'pass'];

/** Whether a reader of the pull request would want to see the comparison. */
export function differs(comparison: Comparison): boolean {
  const quiet = new Set(['PASS', 'EXPECTED_FAIL', 'NOT_RUN']);
  return comparison.gate !== 'pass' || comparison.deltas.some((row) => !quiet.has(row.delta));
}
