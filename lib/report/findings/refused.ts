/** Calls that tool routes had tried → who kept each from being made, in words. */
import type { Result } from '../../contract/result.js';
import type { DeltaRow } from '../../delta/schema.js';
import { groupBy } from '../../input/group-by.js';
import { findResult } from '../view/find-result.js';
import type { ReportInput } from '../view/input.js';
import { code } from '../view/names.js';

const WORDS = {
  hook: 'by a hook of the source',
  rule: 'by a rule that the source ships',
  agent: 'by the agent’s own policy',
  permission: 'for want of a permission, and not by a hook',
  other_hook: 'by a hook that is not the source’s',
} as const;

/** Null where no call was tried, or an older version did not look. */
export function describeRefuser({ tried_call, missing_evidence }: Result): string | null {
  const { refused_by, refused_for_hook, hook, failure, outcome } = tried_call ?? {};
  if (refused_by === undefined) return null;
  if (refused_by === null && failure === 'rejected') return 'not made: it failed before a hook was asked';
  if (refused_by === null && outcome === 'unavailable') return 'not made: the agent has no such tool';
  const made = outcome === 'failed' ? 'it was tried, and failed by itself' : 'it was made';
  if (refused_by === null)
    return `not refused (${made}${missing_evidence.includes('allow') ? ', as it should be' : ''})`;
  if (refused_for_hook) return 'refused by the agent itself, because the hook failed';
  return `refused ${refused_by === 'hook' && hook ? `${WORDS.hook} (${hook})` : WORDS[refused_by]}`;
}

/** Of several calls each has its own. */
export function describeRefusers(rows: readonly DeltaRow[], input: ReportInput): string | null {
  const refusals = rows.flatMap((row) => {
    const result = findResult(input, row);
    const words = result && describeRefuser(result);
    return words ? [{ words, agent: row.agent, call: result.tried_call?.call ?? '' }] : [];
  });
  const [first] = refusals;
  if (!first || refusals.every(({ words }) => words === first.words)) return first?.words ?? null;
  const several = refusals.some(({ call }) => call !== first.call);
  return [...groupBy(refusals, ({ words, call }) => JSON.stringify([call, words])).values()]
    .map((group) => {
      const of = several ? `${code(group[0]?.call ?? '')} ` : '';
      return `${of}on ${[...new Set(group.map(({ agent }) => code(agent)))].join(', ')}: ${group[0]?.words}`;
    })
    .join('; ');
}
