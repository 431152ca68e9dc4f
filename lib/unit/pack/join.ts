/** The calls of a pack → what joins an event of its transcript with a call, and a call with its cases. */

import { readCallId } from '../../model/call-id.js';
import type { PackedCalls } from '../../policy/packed.js';
import { createSplitter, type EventSplitter } from './split-events.js';

export interface Join {
  splitter: EventSplitter;
  /** The calls of each member by their place in the list; null for a member that is not part of the pack. */
  members: (Set<number> | null)[];
}

export function openJoin(sent: PackedCalls | null): Join {
  const calls = (sent?.turns ?? []).flatMap((turn, step) => turn.map((call, index) => ({ step, index, call })));
  const places = new Map(calls.map(({ call }, at) => [call, at]));
  return {
    splitter: createSplitter(
      calls.map(({ step, index, call }) => ({ step, index, input: call.input })),
      readCallId,
    ),
    members: (sent?.cases ?? []).map((own) => own && new Set(own.map((call) => places.get(call) as number))),
  };
}
