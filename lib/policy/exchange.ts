/** An agent that asks the embedded model, turn by turn ↔ a conversation that gives it calls and gets what came of them. */
import type { ModelRequest, ModelTurn, OfferedSkill, ToolCall } from '../model/wire.js';

export interface Exchange {
  /** The calls are made in the agent's own sandbox; the request that brings their results. */
  carryOut(calls: ToolCall[]): Promise<ModelRequest>;
}

interface Waiting {
  request: ModelRequest;
  offered: OfferedSkill[];
  give(turn: ModelTurn | Promise<ModelTurn>): void;
  fail(error: unknown): void;
}

/** converse: called with the first request; what it returns answers the last one, and all that follow. */
export function openExchange(
  converse: (exchange: Exchange, request: ModelRequest, offered: OfferedSkill[]) => Promise<Follow>,
) {
  const turns = new Map<number, Promise<ModelTurn>>();
  let waiting: Waiting | null = null;
  let arrived: ((request: ModelRequest) => void) | null = null;
  let last: { from: number; follow: Follow } | null = null;

  const exchange: Exchange = {
    carryOut: (calls) =>
      new Promise((resolve) => {
        arrived = resolve;
        waiting?.give({ text: '', calls });
      }),
  };

  async function begin(request: ModelRequest, offered: OfferedSkill[]): Promise<void> {
    const follow = await converse(exchange, request, offered);
    if (!waiting) return;
    last = { from: waiting.request.step, follow };
    waiting.give(follow(shift(waiting.request, last.from), waiting.offered));
  }

  return async (request: ModelRequest, offered: OfferedSkill[]): Promise<ModelTurn> => {
    if (last && request.step >= last.from) return last.follow(shift(request, last.from), offered);
    // An agent that sends a request again waits for the same answer.
    const known = turns.get(request.step);
    if (known) return known;
    const first = turns.size === 0;
    const turn = new Promise<ModelTurn>((give, fail) => {
      waiting = { request, offered, give, fail };
      if (first) begin(request, offered).catch((error) => waiting?.fail(error));
    });
    turns.set(request.step, turn);
    arrived?.(request);
    return turn;
  };
}

export type Follow = (request: ModelRequest, offered: OfferedSkill[]) => ModelTurn | Promise<ModelTurn>;

const shift = (request: ModelRequest, from: number): ModelRequest => ({ ...request, step: request.step - from });
