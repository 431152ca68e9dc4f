/** The events of a conversation that several cases share → those that each case may be judged by. */
import type { AgentEvent } from '../../contract/transcript/event.js';

/** A call that was asked for, and how a transcript shows which one it is. */
export interface AskedCall {
  /** Assistant turns before the one that made it, and its place in that turn. */
  step: number;
  index: number;
  input: unknown;
}

export type EventSplitter = ReturnType<typeof createSplitter>;

/** placeOf: reads a call's id; null where the agent made the id itself (Codex's `item_3`): then the command says which call it is. */
export function createSplitter(
  asked: readonly AskedCall[],
  placeOf: (call_id: string) => Pick<AskedCall, 'step' | 'index'> | null,
) {
  const places = new Map(asked.map(({ step, index }, at) => [`${step} ${index}`, at]));
  const inputs = asked.map(({ input }) => (typeof input === 'string' ? input : JSON.stringify(input)));
  const ids = new Map<string, number>();
  const ended = new Set<number>();
  let doubled = 0;

  function find({
    call_id,
    input,
  }: Pick<Extract<AgentEvent, { type: 'tool_call' }>, 'call_id' | 'input'>): number | undefined {
    const place = placeOf(call_id);
    if (place) return places.get(`${place.step} ${place.index}`);
    const command = typeof input === 'object' && input !== null && 'command' in input ? input.command : input;
    if (typeof command !== 'string') return undefined;
    // The call holds the command as a JSON string, also within a script of code mode.
    const quoted = JSON.stringify(command);
    const found = inputs.flatMap((text, at) => (text.includes(quoted) ? [at] : []));
    return found.length === 1 ? found[0] : undefined;
  }

  return {
    /** `all`: a fact about the whole conversation. A number: the call, by its place in the list. `unknown`: a call that no case asked for. */
    split(event: AgentEvent): number | 'all' | 'unknown' {
      switch (event.type) {
        case 'tool_call':
        case 'skill_call': {
          const at = find(event);
          if (at === undefined) return 'unknown';
          ids.set(event.call_id, at);
          if (ended.has(at)) doubled++;
          ended.add(at);
          return at;
        }
        case 'skill_read': {
          const place = placeOf(event.call_id);
          return (place ? places.get(`${place.step} ${place.index}`) : ids.get(event.call_id)) ?? 'unknown';
        }
        default:
          return 'all';
      }
    },
    /** Calls that came to an end twice. */
    doubled: () => doubled,
    /** {id of a call as the transcript has it: call, by its place in the list} */
    ids: (): ReadonlyMap<string, number> => ids,
  };
}
