/** What a verdict on a `tool_route` case looks like where the case fails. */
import type { ToolRouteCase } from '../case/schema.js';
import type { ExitFacts } from '../contract/transcript/event.js';
import { CLEAN, type Verdict } from '../contract/verdict.js';

export const firstLine = (text: string): string => (text.trim().split('\n')[0] ?? '').slice(0, 300);

export function failRoute(
  testCase: ToolRouteCase,
  error: string,
  exit: ExitFacts,
  failure_kind: Verdict['failure_kind'] = 'unknown',
  mismatch_kind: Verdict['mismatch_kind'] = 'missing_required',
): Verdict {
  return {
    ...CLEAN,
    status: 'fail',
    failure_kind,
    mismatch_kind,
    failure_category: exit.timed_out ? 'timeout' : 'assertion',
    error,
    missing_evidence: [testCase.expect],
  };
}
