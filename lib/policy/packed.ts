/** Policy of a pack: the calls that several cases expect, made in one conversation, each different call once. */
import { readCallId } from '../model/call-id.js';
import type { ModelRequest, ModelTurn, OfferedSkill, ToolCall } from '../model/wire.js';
import type { ExpectedCalls } from './expected-calls.js';
import { type Caller, listCalls } from './oracle.js';
import { PROSE } from './prose.js';

/** What was sent, known once the agent has asked. */
export interface PackedCalls {
  /** By turn. */
  turns: ToolCall[][];
  /** The calls of each case, in order; null where it is not part of the pack, or one of its calls is not offered. */
  cases: (ToolCall[] | null)[];
}

export type Packed = ReturnType<typeof packedPolicy>;

/** The calls of a case, by its place, that this process asks for; null where it is not part of the pack. */
export type Narrow = (
  expected: ExpectedCalls,
  index: number,
  request: ModelRequest,
  offered: OfferedSkill[],
) => ExpectedCalls | null;

/** Stateless as the oracle is: the step of the request selects the turn, so a retry gets the same answer. */
export function packedPolicy(cases: readonly ExpectedCalls[], agent: Caller, narrow: Narrow = (expected) => expected) {
  let sent: PackedCalls | null = null;
  let complete = false;
  return {
    policy(request: ModelRequest, offered: OfferedSkill[]): ModelTurn {
      const calls = scheduleCalls(cases, agent, request, offered, narrow);
      sent ??= calls;
      const turn = calls.turns[request.step];
      if (turn) return { text: '', calls: turn };
      complete = isAnswered(calls.turns, request);
      return PROSE;
    },
    /** Null before the first request. */
    sent: () => sent,
    /** Every call had its result in the last request: the agent left nothing out of the conversation. */
    isComplete: () => complete,
  };
}

/** A case's second call follows its first; what another case has asked before is not asked again. */
function scheduleCalls(
  cases: readonly ExpectedCalls[],
  agent: Caller,
  request: ModelRequest,
  offered: OfferedSkill[],
  narrow: Narrow,
): PackedCalls {
  const known = new Map<string, ToolCall>();
  const rows = cases.map((expected, index) => {
    const asked = narrow(expected, index, request, offered);
    if (!asked) return null;
    const calls = listCalls(asked, agent, request, offered);
    return calls.every((call) => call !== null) ? calls : null;
  });
  const turns: ToolCall[][] = [];
  for (let step = 0; rows.some((calls) => calls && calls.length > step); step++) {
    const turn: ToolCall[] = [];
    for (const call of rows.flatMap((calls) => calls?.[step] ?? [])) {
      const key = JSON.stringify(call);
      if (known.has(key)) continue;
      known.set(key, call);
      turn.push(call);
    }
    if (turn.length > 0) turns.push(turn);
  }
  return {
    turns,
    cases: rows.map((calls) => calls?.map((call) => known.get(JSON.stringify(call)) as ToolCall) ?? null),
  };
}

/** A conversation that the agent has shortened lacks calls of the beginning. */
function isAnswered(turns: readonly ToolCall[][], { results }: ModelRequest): boolean {
  const answered = new Set(
    results.flatMap(({ call_id }) => {
      const place = readCallId(call_id);
      return place ? [`${place.step} ${place.index}`] : [];
    }),
  );
  return turns.every((turn, step) => turn.every((_, index) => answered.has(`${step} ${index}`)));
}
