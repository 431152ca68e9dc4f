/** Turns rows about calls into the hooks that no longer answer them: those that this branch took away, and what goes with them. */

import type { Result } from '../../contract/result.js';
import { isJudged } from '../../delta/gate.js';
import { limitCases } from '../../delta/lowered.js';
import type { DeltaRow, PartRow } from '../../delta/schema.js';
import { groupBy } from '../../input/group-by.js';
import { findResult } from '../view/find-result.js';
import type { ReportInput } from '../view/input.js';
import { code } from '../view/names.js';

export type HookInput = Pick<ReportInput, 'results' | 'comparison'>;
const wasAsked = ({ tried_call }: Result) => Boolean(tried_call?.hook);
export const isLostHook = ({ delta, kind }: Pick<PartRow, 'delta' | 'kind'>) => delta === 'REMOVED' && kind === 'hook';

/** Nothing was asked, and this branch took a hook away. */
export function lostItsHook(row: DeltaRow, input: HookInput): boolean {
  const result = findResult(input, row);
  return result?.kind === 'tool_route' && !wasAsked(result) && (input.comparison.parts ?? []).some(isLostHook);
}

/** No hook waits for such a call, and the case expects one to answer it. */
export function lacksHook(row: DeltaRow, input: HookInput): boolean {
  const { tried_call, missing_evidence = [] } = findResult(input, row) ?? {};
  return NONE_WAITS.test(tried_call?.why ?? '') && missing_evidence.some((token) => token !== 'allow');
}

const NONE_WAITS = /^(?:the source declares no hook|no hook of the source is declared) /;

/** Where a hook still answers these calls on other agents, the cases stay for those; null: it does on none. */
export function limitAgents(rows: readonly DeltaRow[], { comparison }: HookInput): string | null {
  const ids = [...new Set(rows.map(({ case_id }) => case_id ?? ''))];
  const judged = comparison.deltas.filter((row) => ids.includes(row.case_id ?? '') && isJudged(row));
  const kept = [...groupBy(judged, ({ agent }) => agent)].flatMap(([agent, own]) =>
    own.length === ids.length && own.every((one) => !one.fails) ? [agent] : [],
  );
  return kept.length > 0 ? limitCases(ids.map(code), kept) : null;
}

/** Cases that no hook answers any more either, and that pass for that. */
export function listUnanswered(rows: readonly DeltaRow[], input: HookInput): string[] {
  const toolOf = (result: Result | null) => result?.tried_call?.call?.split(':')[0];
  const tools = new Set(rows.map((row) => toolOf(findResult(input, row))));
  return input.results.results.flatMap((one) =>
    one.kind === 'tool_route' && one.status === 'pass' && !one.tried_call?.hook && tools.has(toolOf(one))
      ? one.case_id
      : [],
  );
}

/** Its hook's script has no executable bit. */
export const isSealed = (row: DeltaRow, input: Pick<HookInput, 'results'>): boolean =>
  findResult(input, row)?.tried_call?.failure === 'not_executable';

/** Nothing was asked, because the settings with the hooks are no JSON. */
export const hasBrokenSettings = (row: DeltaRow, input: HookInput): boolean => {
  const result = findResult(input, row);
  return result?.kind === 'tool_route' && !wasAsked(result) && Boolean(input.results.locations?.hooks_broken?.length);
};

/** The hooks that this branch took, where a call that none was asked about shows it. */
export const listLostHooks = (rows: readonly DeltaRow[], input: HookInput): PartRow[] =>
  rows.every((row) => lostItsHook(row, input)) ? (input.comparison.parts ?? []).filter(isLostHook) : [];

/** A call that is no longer blocked says of a hook already that it is gone. */
export function isToldByCall(part: PartRow, input: HookInput): boolean {
  const failed = input.comparison.deltas.flatMap((row) => (row.fails ? (findResult(input, row) ?? []) : []));
  return isLostHook(part) && failed.some((result) => result.kind === 'tool_route' && !wasAsked(result));
}
