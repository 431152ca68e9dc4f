/** One query over a router → the payload of `omni.router.route_test.v1`. */
import { PLAIN_RRF, WEIGHTED_RRF } from './fusion.js';
import { type RouteHead, type RoutePayload, renderPayload } from './payload.js';
import type { ProfileName } from './profile.js';
import type { RankOptions, Router } from './router.js';

export interface RouteQuestion extends RankOptions {
  explain?: boolean;
  /** English words to search for instead of the query. */
  translated?: string | null;
}

const LIMIT = 10;

export function routeQuery(router: Router, query: string, question: RouteQuestion = {}): RoutePayload {
  const { explain = false, translated = null, ...options } = question;
  const ranked = router.rank(translated ?? query, { ...options, limit: options.limit ?? LIMIT });
  return renderPayload(describeQuestion(query, options), ranked, explain);
}

/** What stands above the results. */
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
    stats: { ...(strategy === 'rrf' ? PLAIN_RRF : WEIGHTED_RRF), strategy },
  };
}
