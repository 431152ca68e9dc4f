/** Calls that tool routes had tried → who kept each from being made, in words. */
import type { Result } from '../../contract/result.js';
import type { DeltaRow } from '../../delta/schema.js';
import { findResult } from '../view/find-result.js';
import type { ReportInput } from '../view/input.js';
import { code } from '../view/names.js';

const WORDS = {
  hook: 'a hook of the source',
  rule: 'a rule that the source ships',
  agent: 'the agent itself',
  permission: 'a missing permission',
  other_hook: 'a hook that is not the source’s',
} as const;

/** Null where no call was tried, or an older version did not look. */
export function describeRefuser({ tried_call }: Result): string | null {
  const { refused_by, hook } = tried_call ?? {};
  if (refused_by === undefined) return null;
  if (refused_by === null) return 'nobody';
  return refused_by === 'hook' && hook ? `${WORDS.hook} (${hook})` : WORDS[refused_by];
}

export function describeRefusers(rows: readonly DeltaRow[], input: ReportInput): string | null {
  const agents = new Map<string, string[]>();
  for (const row of rows) {
    const result = findResult(input, row);
    const words = result && describeRefuser(result);
    if (!words) continue;
    const known = agents.get(words) ?? [];
    if (!known.includes(row.agent)) agents.set(words, [...known, row.agent]);
  }
  const [first, ...others] = [...agents];
  if (!first) return null;
  if (others.length === 0) return first[0];
  return [first, ...others].map(([words, names]) => `on ${names.map(code).join(', ')}: ${words}`).join('; ');
}
