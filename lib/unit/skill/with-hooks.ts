/** A skill unit and the source's own hooks → its row with them on, once for each agent: a hook may keep a skill from loading. */
import type { Result } from '../../contract/result.js';
import { answerOf } from '../../evidence/tool-route/hook-answer.js';
import { parseObject, string } from '../../input/json-value.js';
import type { ReadyAgent } from '../../transcript/ready.js';
import type { Attempt, UnitContext } from '../trial/context.js';
import { withParts } from '../trial/install.js';

export interface WithHooks {
  ready: ReadyAgent;
  context: UnitContext;
  /** Asked and installed as without them: then one run shows both. */
  is_same: boolean;
}

/** Null where there are no hooks, no sandbox for them, or another unit of this agent has taken it. */
export function claimHooks({ unit: { agent }, ready: given, context }: Attempt): WithHooks | null {
  const { hooked, with_hooks, mode } = context;
  const source = hooked?.source;
  const folders = source?.hook_folders ?? [];
  if (!hooked || !with_hooks || folders.length === 0 || mode === 'live') return null;
  if (with_hooks.has(agent)) return null;
  with_hooks.add(agent);
  const ready = withParts(given, hooked.source, folders);
  // Whether a hook lets the skill load is asked of the call itself, whatever chooses it elsewhere.
  const is_same = ready.install === given.install && mode === 'oracle';
  return { ready, context: { ...context, shared: hooked, mode: 'oracle' }, is_same };
}

/** A row with the hooks on, and the same without: what passes without them and fails with them fails, by the hook's file. */
export function holdAgainstHooks(row: Result, plain: Result): Result {
  const [first] = row.hook_calls ?? [];
  if (row.status === 'pass' || plain.status !== 'pass' || !first) return plain;
  const refusal = findRefusal(row);
  // A hook may rewrite the call. Other losses have other causes too: with processes on, a skill's shell asks for permission.
  const changed = row.delivery?.state === 'other';
  if (refusal === null && !changed) return plain;
  const file = refusal?.file ?? first.file;
  const why = refusal
    ? `the source's own hook (${file}) refused it${refusal.words === '' ? '' : `: ${refusal.words.split('\n')[0]?.slice(0, 200)}`}`
    : `with the source's own hooks on (${file}) it did not come: ${row.error}`;
  return {
    ...plain,
    status: 'fail',
    failure_kind: 'skill_load_failed',
    failure_category: 'assertion',
    blocked_by: file,
    delivery: row.delivery ?? null,
    ...(row.hook_calls ? { hook_calls: row.hook_calls } : {}),
    error: `the agent requested ${row.expected_skill}, and ${why}`,
  };
}

function findRefusal({ hook_calls = [] }: Result): { file: string; words: string } | null {
  for (const call of hook_calls) {
    const answer = answerOf(call);
    if (answer.kind === 'deny' || answer.kind === 'ask') return { file: call.file, words: answer.words };
    // It ends the session, at whatever event it was asked.
    const said = parseObject(call.stdout);
    if (said?.['continue'] === false) return { file: call.file, words: string(said['stopReason']) };
  }
  return null;
}
