/** Routes one query and renders the payload `omni.router.route_test.v1`. */

import { type RouteHead, type RoutePayload, renderPayload } from './payload.js';
import { PLAIN_RRF, WEIGHTED_RRF } from './rank/fusion.js';
import type { ProfileName } from './rank/profile.js';
import type { RankOptions, Router } from './rank/router.js';

export interface RouteQuestion extends RankOptions {
  explain?: boolean;
  /** English words to search for instead of the query. */
  translated?: string | null;
}

const LIMIT = 10;
const NO_RRF = { semantic_weight: null, keyword_weight: null, rrf_k: null };

export function routeQuery(router: Router, query: string, question: RouteQuestion = {}): RoutePayload {
  const { explain = false, translated = null, ...options } = question;
  const ranked = router.rank(translated ?? query, { ...options, limit: options.limit ?? LIMIT });
  return renderPayload(describeQuestion(query, options), ranked, explain);
}

/** The part of the payload above the results. */
export function describeQuestion(
  query: string,
  options: Omit<RankOptions, 'profile'> & { profile?: ProfileName | undefined },
): RouteHead {
  const { strategy = 'score_fusion', profile, limit = LIMIT, threshold = 0 } = options;
  return {
    query,
    threshold,
    limit,
    confidence_profile: {
      name: profile ?? 'calibrated',
      source: profile === undefined ? 'active-profile' : 'explicit',
    },
    // score_fusion does not order by reciprocal ranks, so their constants would mislead.
    stats: { ...(strategy === 'score_fusion' ? NO_RRF : strategy === 'rrf' ? PLAIN_RRF : WEIGHTED_RRF), strategy },
  };
}
