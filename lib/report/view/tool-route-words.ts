/** The result of a tool route that failed → what its fail is called, and how to fix it. */
import type { Result } from '../../contract/result.js';
import { oneLine } from '../../text/escape.js';
import { OR_BLOCK, TOOL_ROUTE_FAILS, type ToolRouteFail } from './tool-route-fails.js';

export function describeToolRouteFail(result: Result): ToolRouteFail {
  const fail: ToolRouteFail = TOOL_ROUTE_FAILS[failureOf(result)];
  // Only offline, or by its own message, is it known which route it was.
  const { tried_call } = result;
  if (tried_call?.fix && !result.missing_evidence.includes('allow')) return { ...fail, fix: tried_call.fix };
  if (fail === TOOL_ROUTE_FAILS.blocked && !tried_call?.route && tried_call?.hook)
    return { ...fail, fix: `change what the script of the hook looks for, ${OR_BLOCK}` };
  const [, text] =
    fail === TOOL_ROUTE_FAILS.other_words ? (/does not contain '(.+?)'(?=:|$)/s.exec(result.error ?? '') ?? []) : [];
  const [, lacked] = LACKED.exec(tried_call?.why ?? '') ?? [];
  if (fail === TOOL_ROUTE_FAILS.lacked_file && lacked)
    return { ...fail, fix: fail.fix.replace('this file', `\`${lacked}\``) };
  const file = tried_call?.hook?.replace(/^\S+ in /, '');
  if (text === undefined || !file) return fail;
  if (/; the hook wrote it to stderr, which /.test(result.error ?? ''))
    return { ...fail, fix: `let the hook of \`${file}\` give its reason on stdout: ${TOOL_ROUTE_FAILS.ignored.fix}` };
  const contains = `so that it contains '${oneLine(text, 80)}', or correct the case`;
  return { ...fail, fix: `change what the hook of \`${file}\` answers, ${contains}` };
}

const LACKED = /the project has (.+?), and the folder of this case has not/;
function failureOf(result: Result): keyof typeof TOOL_ROUTE_FAILS {
  const { call, outcome, failure, hook, refused_by } = result.tried_call ?? {};
  if (failure === 'ignored' && result.missing_evidence.includes('context')) return 'context_lost';
  if (failure === 'ignored' && hook?.startsWith('PermissionRequest')) return 'permission_ignored';
  const about_call = call !== undefined || outcome === undefined;
  if (!about_call && outcome === 'ran' && result.missing_evidence.includes('block')) return 'not_held';
  if (failure) return failure;
  const [missing] = result.missing_evidence;
  if (!about_call && outcome === 'ran' && /^(?:runs|context)$/.test(missing ?? '')) return 'unsaid';
  if (missing === 'shows') return 'not_shown';
  if (missing === 'returns') return 'other_output';
  if (outcome === 'asked') return 'left_to_user';
  if (refused_by === 'agent' && outcome === 'denied') return 'by_agent';
  if (outcome === 'unavailable' || result.failure_kind === 'missing_activity_evidence') return 'no_call';
  if (outcome === 'hook_timed_out') return 'timed_out';
  if (outcome === 'hook_not_loaded') return 'not_loaded';
  if (outcome === 'hook_errored') return 'crashed';
  if (result.mismatch_kind === 'disallowed_hit') return 'blocked';
  if (isBlocked(result)) return 'other_words';
  if (missing === 'rewrite') return 'not_changed';
  if (missing === 'ask') return 'not_asked';
  if (!about_call && missing === 'allow') return 'kept_on';
  return result.missing_evidence.includes('block') ? 'open' : 'held_back';
}

const isBlocked = ({ matched_evidence }: Result) => /(?:^|,)blocked_by_/.test(matched_evidence.join(','));

const PASSED: Record<string, string> = {
  ...{ hook_ran: 'hook ran', reached_model: 'reached the model' },
  ...{ asked_by_hook: 'user asked', rewritten_by_hook: 'call changed' },
};

export const passOf = (result: Result): string =>
  isBlocked(result)
    ? 'blocked'
    : result.tried_call?.refused_by === 'agent'
      ? 'allowed; the agent itself refuses'
      : (PASSED[result.matched_evidence[0] ?? ''] ?? 'allowed');
