/** A trial that an embedded model answers → its address there, and what its first main request was. */
import type { LaunchSetup } from '../agents/interface/unit-setup.js';
import type { Transcript, Trial } from './ask.js';
import type { Ports } from './ports.js';
import type { FirstRequest } from './unread-listing.js';

export function serveModel({ ready, ask }: Trial, setup: LaunchSetup, { modelServer }: Ports) {
  // Filled when that request arrives.
  const first: { asked: FirstRequest | null; model: Transcript['model'] } = { asked: null, model: null };
  // The vendor's model answers.
  if (ask.policy === null) return { url: null, first, close() {} };
  const unit = modelServer.register({
    agent: ready.agent,
    policy: ask.policy(setup),
    ...(ask.onRequest ? { on_request: ask.onRequest } : {}),
    on_offer(offered, request) {
      if (first.asked === null) ask.onFirstRequest?.(request, offered, setup);
      first.asked ??= { request, offered };
      first.model ??= request.model;
    },
  });
  return { url: unit.url, first, close: () => unit.close() };
}
