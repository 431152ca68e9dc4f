/** The requests of a conversation, one by one → what each call of the model brought into the next: its result, and texts that came with it. */
import { readCallId } from '../model/call-id.js';
import type { ModelRequest, ToolResult } from '../model/wire.js';

export interface Gained {
  add(request: ModelRequest, kind: 'main' | 'subagent' | 'side'): void;
  /** The result of a call by the turn that made it and its place there; null: no request brought one. */
  resultOf(step: number, index: number): ToolResult | null;
  /** Texts that came with the results of that turn and belong to no call by their form: Claude Code puts a skill's text beside the result. */
  textsAfter(step: number): readonly string[];
}

export function createGained(): Gained {
  const results = new Map<string, ToolResult>();
  const texts = new Map<number, string[]>();
  const subagents = new Map<number, string[]>();
  let before: readonly string[] = [];
  let step = 0;

  /** A system text may change from request to request, and no agent puts a skill there. */
  const spoken = (request: ModelRequest) =>
    request.texts.filter(({ role }) => role === 'user' || role === 'developer').map(({ text }) => text);

  return {
    add(request, kind) {
      // What a skill starts in a subagent is asked there (`context: fork`), and what the user said is no news.
      if (kind !== 'main')
        return void subagents.set(step, [...(subagents.get(step) ?? []), ...without(spoken(request), before)]);
      for (const result of request.results) {
        const place = readCallId(result.call_id);
        if (place) results.set(`${place.step} ${place.index}`, result);
      }
      const now = spoken(request);
      // A request that is sent again brings nothing new, and what the one before it brought stays.
      if (request.step > step) texts.set(request.step - 1, without(now, before));
      step = request.step;
      before = now;
    },
    resultOf: (at, index) => results.get(`${at} ${index}`) ?? null,
    textsAfter: (at) => [...(texts.get(at) ?? []), ...(subagents.get(at) ?? [])],
  };
}

/** Each text takes away one of its like. */
function without(texts: readonly string[], taken: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const text of taken) left.set(text, (left.get(text) ?? 0) + 1);
  return texts.filter((text) => {
    const times = left.get(text) ?? 0;
    left.set(text, times - 1);
    return times <= 0;
  });
}
