/** What the requests of an embedded model show of the skills and files that it asked for → the evidence: there they decide, and output does not. */
import { isDelivered } from '../contract/delivery.js';
import type { TokenHit } from '../contract/result.js';
import type { Claim, Delivered } from './claims.js';

/** Changes hits and refused, {token: …}. */
export function settleDelivered(
  claims: readonly Claim[],
  hits: Record<string, TokenHit>,
  refused: Record<string, string>,
  delivered: Delivered,
): void {
  for (const claim of claims) {
    const { token, skill } = claim;
    const delivery = skill === '*' || (skill === null && !claim.file) ? null : delivered.of(claim);
    if (delivery === null) continue;
    const tier = skill === null ? 2 : 1;
    if (!isDelivered(delivery)) {
      delete hits[token];
      refused[token] ??= delivery.why ?? delivery.state;
    } else if ((hits[token]?.tier ?? 3) > tier) {
      const { state, kept_chars, of_chars } = delivery;
      const proof_line = `the request after the call has ${kept_chars} of ${of_chars} characters of its text`;
      hits[token] = {
        tier,
        score: 1000,
        source_kind: 'model_request',
        source_detail: `delivered ${state}`,
        proof_line,
      };
    }
  }
}
