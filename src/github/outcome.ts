import type { Comparison } from '../../lib/delta/compare.js';
import { failWordOf, type Gate, WORST_FIRST } from '../../lib/delta/gate.js';
import { listCounts } from '../../lib/report/view/count-deltas.js';
import { endSentence } from '../../lib/text/sentence.js';
import type { Page } from './comment/page.js';

export interface Outcome {
  code: 0 | 1 | 2;
  level: 'error' | 'warning' | 'notice' | null;
  message: string;
}

/** The worst of a page's packages, and which ones. `warn_only`: the comment and the summary stay red, the job does not. */
export function decideOutcome(
  { table, judged, unjudged }: Pick<Page, 'table' | 'judged' | 'unjudged'>,
  warn_only: boolean,
): { outcome: Outcome; gate: Gate } {
  const outcomes = judged.map(({ name, conclusion }) => {
    const outcome = judge(conclusion.comparison);
    const { code, level, message } = warn_only ? soften(outcome) : outcome;
    return { code, level, message: table ? `${name}: ${message}` : message };
  });
  const lost = unjudged.filter(({ gone }) => !gone);
  const gates: Gate[] = judged.map(({ conclusion }) => conclusion.comparison.gate);
  if (unjudged.length > 0) gates.push('inconclusive');
  const gate = lost.length > 0 ? 'fail' : (WORST_FIRST.find((one) => gates.includes(one)) ?? 'inconclusive');
  const said = outcomes.filter(({ level }) => level !== null).map(({ message }) => message);
  const message =
    [...unjudged.map(({ name, gone }) => `${name} ${gone ? 'is gone' : 'could not be judged'}`), ...said].join('; ') ||
    'Gate: pass';
  if (lost.length > 0) return { gate, outcome: { code: 2, level: 'error', message } };
  const failed = outcomes.some(({ code }) => code === 1);
  return {
    gate,
    outcome: { code: failed ? 1 : 0, level: failed ? 'error' : gate === 'pass' ? null : 'warning', message },
  };
}

function soften(outcome: Outcome): Outcome {
  if (outcome.code !== 1) return outcome;
  return {
    code: 0,
    level: 'warning',
    message: `${endSentence(outcome.message)} The job does not fail because of \`warn_only\`.`,
  };
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
  const found = listCounts(comparison, (delta) => failWordOf(delta) !== undefined || delta === 'SHRUNK');
  const agents = comparison.missing_agents.map((agent) => `${agent} could not be judged`);
  const said = comparison.notes.find(({ level }) => level === 'warning')?.message.replace(/\.$/, '');
  const list = found.join(', ') || agents.join(', ') || said;
  switch (gate) {
    case 'fail':
      return { code: 1, level: 'error', message: `Gate: fail (${list || 'see the summary'})` };
    case 'inconclusive':
      return { code: 0, level: 'warning', message: `Gate: inconclusive (${list || 'something could not be judged'})` };
    case 'pass':
      return { code: 0, level: null, message: 'Gate: pass' };
  }
}

/** Whether a reader of the pull request would want to see the comparison. */
export function differs(comparison: Comparison): boolean {
  const quiet = new Set(['PASS', 'EXPECTED_FAIL', 'NOT_RUN']);
  return (
    comparison.gate !== 'pass' ||
    [...comparison.deltas, ...(comparison.parts ?? [])].some(({ delta }) => !quiet.has(delta))
  );
}
