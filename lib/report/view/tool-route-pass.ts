/** A tool route that passed → how its cell says so. */
import type { Result } from '../../contract/result.js';

export const isBlocked = ({ matched_evidence }: Result) => /(?:^|,)blocked_by_/.test(matched_evidence.join(','));

const PASSED: Record<string, string> = {
  ...{ hook_ran: 'hook ran', reached_model: 'reached the model' },
  ...{ asked_by_hook: 'user asked', rewritten_by_hook: 'call changed' },
};

export const passOf = (result: Result): string =>
  isBlocked(result)
    ? 'blocked'
    : result.tried_call?.refused_by === 'agent'
      ? 'allowed, but the agent itself refuses'
      : (PASSED[result.matched_evidence[0] ?? ''] ?? 'allowed');
