/** Turns the outcome of exactly the call that a `tool_route` case names into a verdict: only a block by a hook, or by a rule of the source, counts as a block. */
import type { ToolRouteCase } from '../case/schema.js';
import type { ToolRoute } from '../case/tool-routes.js';
import type { ExitFacts, Fault } from '../contract/transcript/event.js';
import type { HookCall } from '../contract/transcript/hook-call.js';
import type { Refuser, TriedCall } from '../contract/transcript/tried-call.js';
import { CLEAN, type Verdict } from '../contract/verdict.js';
import type { Settled } from '../evidence/tool-route/settled.js';
import type { RouteEvidence } from '../evidence/tool-route/tool-call.js';
import { nameCall } from '../text/name-call.js';
import { openSentence } from '../text/sentence.js';
import { findRoute, flat, judgeBlock } from './blocked.js';
import { judgeAsked, judgeRewritten, judgeShown } from './hook-answers.js';
import { endedEarly, infraVerdict } from './infra-verdict.js';
import { failRoute, firstLine } from './route-verdict.js';

export interface RouteJudged {
  testCase: ToolRouteCase;
  evidence: RouteEvidence;
  /** What became of the call, hooks taken into account; null when it was never made. */
  settled: Settled | null;
  exit: ExitFacts;
  routes: readonly ToolRoute[];
  /** Its title. */
  agent: string;
  /** It keeps what a hook writes to stderr from the model. */
  hides_stderr?: boolean;
  /** Who denied the call; null when it was not denied. */
  refuser: Refuser | null;
  /** What the recorder saw of the hooks. */
  hooks: readonly HookCall[];
}

export interface RouteVerdict {
  verdict: Verdict;
  tried_call: TriedCall | null;
}

export function judgeToolRoute(judged: RouteJudged): RouteVerdict {
  const { evidence, settled, routes, testCase } = judged;
  if (settled === null || evidence.not_made !== null) return { verdict: judgeNoCall(judged), tried_call: null };
  const words = wordsOf(evidence.call?.message ?? evidence.call?.output ?? '', settled);
  const { outcome, hook, failure, fix } = settled;
  const refused_by = findRefuser(judged, settled);
  const tried_call: TriedCall = {
    call: nameCall(testCase.tool, testCase.input),
    outcome,
    refused_by,
    ...(refusesForHook(judged, settled) ? { refused_for_hook: true as const } : {}),
    route: outcome === 'blocked_by_hook' || outcome === 'denied' ? findRoute(words, routes) : null,
    hook: hook && `${hook.event} in ${hook.file}`,
    why: explainRefusal(judged, settled, refused_by),
    failure,
    ...(fix === undefined ? {} : { fix }),
  };
  const verdict = judgeCall(judged, settled, words, tried_call);
  return {
    verdict: verdict.status === 'pass' ? judgeShown(testCase, judged.hooks, verdict, judged.exit) : verdict,
    tried_call,
  };
}

/** Some agents make no call about which a hook failed. */
function refusesForHook({ evidence }: RouteJudged, { outcome }: Settled): boolean {
  const said = evidence.call?.outcome;
  const failed = outcome === 'hook_errored' || outcome === 'hook_timed_out';
  return failed && (said === 'hook_errored' || said === 'blocked_by_hook');
}

function findRefuser(judged: RouteJudged, settled: Settled): TriedCall['refused_by'] {
  const { refuser } = judged;
  const { outcome, failure } = settled;
  if (refusesForHook(judged, settled)) return 'agent';
  if (outcome !== 'blocked_by_hook' && outcome !== 'asked') return refuser;
  return failure === 'not_own' ? 'other_hook' : 'hook';
}

/** What the agent itself refused says nothing about the source. */
function explainRefusal(
  { agent, evidence }: RouteJudged,
  { why, outcome }: Settled,
  refused_by: TriedCall['refused_by'],
): string | null {
  if (refused_by !== 'agent' || outcome !== 'denied') return why;
  const words = firstLine(evidence.call?.message ?? evidence.call?.output ?? '');
  return [why, `${agent} itself refused the call, which is not the source's doing: ${words}`]
    .filter(Boolean)
    .join('; ');
}

/** The agent's message, then the hook's, which Copilot does not always pass on. */
function wordsOf(answer: string, { words }: Settled): string {
  return words === null || flat(answer).includes(flat(words)) ? answer : `${answer}\n${words}`;
}

function judgeCall(
  { testCase, evidence, exit, routes, refuser, agent, hides_stderr }: RouteJudged,
  settled: Settled,
  words: string,
  { route: by, why }: TriedCall,
): Verdict {
  const { outcome, failure } = settled;
  const answer = evidence.call?.message ?? evidence.call?.output ?? '';
  const because = why === null ? '' : `; ${why}`;
  switch (outcome) {
    case 'blocked_by_hook':
      if (failure === 'not_own')
        return failRoute(testCase, `the call was blocked, but ${why}: ${firstLine(answer)}`, exit);
      return judgeBlock(
        {
          ...{ testCase, agent_words: answer, words, by, routes },
          unheard:
            hides_stderr && settled.hook?.stderr.includes(testCase.contains ?? '')
              ? `; the hook wrote it to stderr, which ${agent} does not show to the model`
              : '',
        },
        exit,
        'blocked_by_hook',
      );
    case 'asked':
      return judgeAsked(testCase, words, exit);
    case 'denied': {
      if (refuser === 'rule')
        return judgeBlock({ testCase, agent_words: answer, words, by, routes: [] }, exit, 'blocked_by_rule');
      // Nothing of the source kept the call back, which is all that such a case asks.
      if (testCase.expect === 'allow' && testCase.event !== 'PermissionRequest' && testCase.returns === undefined)
        return { ...CLEAN, matched_evidence: ['let_through'] };
      const denied =
        refuser === 'agent'
          ? 'the call was denied, but by no hook and no rule of the source'
          : `not blocked by a hook or a rule of the source; only a permission was missing: ${openSentence(firstLine(answer))}`;
      return failRoute(testCase, `${denied}${because}`, exit);
    }
    case 'hook_errored':
    case 'hook_timed_out':
    case 'hook_not_loaded':
      return failRoute(testCase, `${outcome}: ${why ?? firstLine(answer)}`, exit);
    case 'unavailable':
      return failRoute(testCase, `the call was unavailable: ${firstLine(answer)}`, exit);
    case 'unfinished':
      // The run ended (our timeout, or a crash) while the call was open, so its outcome is unknown.
      return infraVerdict(
        findFault(evidence, exit) ?? { kind: 'crashed', message: 'the call was never finished' },
        exit,
      );
    case 'ran':
    case 'failed': {
      if (testCase.expect === 'allow') return judgeLetThrough(testCase, outcome, settled, evidence.call, exit);
      if (testCase.expect === 'rewrite' && settled.rewritten !== null)
        return judgeRewritten(testCase, `${answer}\n${evidence.call?.output ?? ''}`, because, exit);
      // A call that failed by itself may never have reached a hook; its own message shows why.
      const how = outcome === 'failed' ? `failed: ${firstLine(answer)}` : outcome;
      return failRoute(testCase, `expected ${testCase.expect}, got allowed: the call ${how}${because}`, exit);
    }
  }
}

function judgeLetThrough(
  testCase: ToolRouteCase,
  outcome: string,
  { hook }: Settled,
  call: RouteEvidence['call'],
  exit: ExitFacts,
): Verdict {
  const { event, returns } = testCase;
  if (event === 'PermissionRequest' && hook === null)
    return failRoute(testCase, 'the call ran, and no hook of the source was asked for a permission', exit);
  if (returns !== undefined && !`${call?.message ?? ''}\n${call?.output ?? ''}`.includes(returns))
    return failRoute(
      testCase,
      `what the call returned does not contain '${returns}': ${firstLine(call?.output ?? '')}`,
      exit,
      { missing_evidence: ['returns'] },
    );
  return { ...CLEAN, matched_evidence: [outcome] };
}

function judgeNoCall({ testCase, evidence, exit }: RouteJudged): Verdict {
  const fault = findFault(evidence, exit);
  if (fault) return infraVerdict(fault, exit);
  const other = evidence.others.length ? `; it called ${[...new Set(evidence.others)].join(', ')}` : '';
  return failRoute(
    testCase,
    evidence.not_made === null
      ? `the agent never made this ${testCase.tool} call (unavailable)${other}`
      : `the agent never made the call that comes before, \`${nameCall(evidence.not_made.tool, evidence.not_made.input)}\` (unavailable)`,
    exit,
    { failure_kind: 'missing_activity_evidence' },
  );
}

export function findFault(evidence: RouteEvidence, exit: ExitFacts): Fault | null {
  if (exit.spawn_error) return { kind: 'cli_missing', message: exit.spawn_error };
  if (evidence.fault) return evidence.fault;
  if (evidence.ended || exit.stopped_early) return null;
  if (exit.timed_out) return { kind: 'crashed', message: 'the run timed out before the call was made' };
  return endedEarly({ ...exit, signal: null });
}
