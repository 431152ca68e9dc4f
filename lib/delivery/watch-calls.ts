/** A policy and what is wanted of it → the turn and place of the calls that ask for each. */
import type { ModelRequest, OfferedSkill, SlowPolicy, ToolCall } from '../model/wire.js';

export interface CallPlace {
  step: number;
  index: number;
}

/** The call with which a model asks for a thing; null where the request does not offer it. */
export type CallFor = (request: ModelRequest, offered: OfferedSkill[]) => ToolCall | null;

/** A request that is sent again gets the same answer, so a place is noted once. */
export function watchCalls(
  policy: SlowPolicy,
  wanted: ReadonlyMap<string, { callFor: CallFor }>,
  note: (key: string, place: CallPlace) => void,
): SlowPolicy {
  return async (request, offered) => {
    const turn = await policy(request, offered);
    if (turn.calls.length === 0) return turn;
    const sent = turn.calls.map((call) => JSON.stringify(call));
    for (const [key, { callFor }] of wanted) {
      const call = callFor(request, offered);
      const index = call === null ? -1 : sent.indexOf(JSON.stringify(call));
      if (index >= 0) note(key, { step: request.step, index });
    }
    return turn;
  };
}
