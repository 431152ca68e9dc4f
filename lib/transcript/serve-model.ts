/** A trial that an embedded model answers → its address there, what its first main request was, and whether it can come to an end. */
import type { LaunchSetup } from '../agents/interface/unit-setup.js';
import type { Transcript, Trial } from './ask.js';
import type { Ports } from './ports.js';
import type { FirstRequest } from './unread-listing.js';

/** Claude Code lets go after eight; Codex 0.169.0 never does, whatever its hooks for Stop answer again and again. */
const MOST_ENDS = 10;

interface Served {
  url: string | null;
  /** Filled when that request arrives. */
  first: { asked: FirstRequest | null; model: Transcript['model'] };
  /** The model has ended its turn so often, and was asked to go on, that it will never be let go. */
  held: AbortSignal;
  close(): void;
}

export function serveModel({ ready, ask }: Trial, setup: LaunchSetup, { modelServer }: Ports): Served {
  const first: Served['first'] = { asked: null, model: null };
  const held = new AbortController();
  // The vendor's model answers.
  if (ask.policy === null) return { url: null, first, held: held.signal, close() {} };
  const policy = ask.policy(setup);
  const ends = new Set<number>();
  const unit = modelServer.register({
    agent: ready.agent,
    async policy(request, offered) {
      const turn = await policy(request, offered);
      if (turn.calls.length === 0 && ends.add(request.step).size > MOST_ENDS) held.abort();
      return turn;
    },
    ...(ask.onRequest ? { on_request: ask.onRequest } : {}),
    on_offer(offered, request) {
      if (first.asked === null) ask.onFirstRequest?.(request, offered, setup);
      first.asked ??= { request, offered };
      first.model ??= request.model;
    },
  });
  return { url: unit.url, first, held: held.signal, close: () => unit.close() };
}
