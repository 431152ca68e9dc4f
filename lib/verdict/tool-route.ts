/** Turns the outcome of exactly the call that a `tool_route` case names into a verdict: only a block by a hook, or by a rule of the source, counts as a block. */
import { decideByRoutes, matchedText } from '../case/route-decision.js';
import type { ToolRouteCase } from '../case/schema.js';
import type { ToolRoute } from '../case/tool-routes.js';
import type { ExitFacts, Fault } from '../contract/event.js';
import { CLEAN, type Verdict } from '../contract/verdict.js';
import type { RouteEvidence } from '../evidence/tool-call.js';

export interface RouteJudged {
  testCase: ToolRouteCase;
  evidence: RouteEvidence;
  exit: ExitFacts;
  routes: readonly ToolRoute[];
  /** Every denial of this agent comes from a rule that the source ships. */
  denies_by_source: boolean;
}

export function judgeToolRoute({ testCase, evidence, exit, routes, denies_by_source }: RouteJudged): Verdict {
  const { call } = evidence;
  const blocked = call?.outcome === 'blocked_by_hook' || (denies_by_source && call?.outcome === 'denied');
  if (call === null || call.outcome === 'unfinished') {
    const fault = findFault(evidence, exit);
    // The run ended (our timeout, or a crash) while the call was open, so its outcome is unknown.
    if (fault || call) return infra(fault ?? { kind: 'crashed', message: 'the call was never finished' }, exit);
    const other = evidence.others.length ? `; it called ${[...new Set(evidence.others)].join(', ')}` : '';
    return failed(
      testCase,
      `the agent never made this ${testCase.tool} call (unavailable)${other}`,
      exit,
      'missing_activity_evidence',
    );
  }
  const message = call.message ?? call.output;
  if (blocked)
    return judgeBlock(
      testCase,
      message,
      exit,
      routes,
      call.outcome === 'denied' ? 'blocked_by_rule' : 'blocked_by_hook',
    );
  if (call.outcome === 'denied' || call.outcome === 'unavailable') {
    const how = call.outcome === 'denied' ? 'denied by a permission, not by a hook' : 'unavailable';
    return failed(testCase, `the call was ${how}: ${firstLine(message)}`, exit, 'unknown');
  }
  if (testCase.expect === 'allow') return { ...CLEAN, matched_evidence: [call.outcome] };
  // A call that failed by itself may never have reached a hook; its own message shows why.
  const how = call.outcome === 'failed' ? `failed: ${firstLine(message)}` : call.outcome;
  return failed(testCase, `expected block, got allowed: the call ${how}`, exit, 'unknown', 'missing_required');
}

function judgeBlock(
  testCase: ToolRouteCase,
  message: string,
  exit: ExitFacts,
  routes: readonly ToolRoute[],
  how: 'blocked_by_hook' | 'blocked_by_rule' = 'blocked_by_hook',
): Verdict {
  const by = routes.find((route) => message.includes(route.message.trim()))?.name;
  const matched = [how, ...(by ? [`route:${by}`] : [])];
  if (testCase.expect === 'allow')
    return failed(
      testCase,
      `expected allow, got blocked${by ? ` by route '${by}'` : ''}: ${firstLine(message)}`,
      exit,
      'unknown',
      'disallowed_hit',
    );
  if (testCase.contains !== undefined && !message.includes(testCase.contains))
    return {
      ...failed(testCase, `Message does not contain '${testCase.contains}': ${firstLine(message)}`, exit, 'unknown'),
      matched_evidence: matched,
    };
  return { ...CLEAN, matched_evidence: matched };
}

/** Judges the routes alone, without an agent: Python's `re.search` ignoring case, first match in merge order. Only the command of Bash and the url of WebFetch are matched. */
export function judgePattern(testCase: ToolRouteCase, routes: readonly ToolRoute[]): Verdict {
  const { tool, input } = testCase;
  const decision = decideByRoutes(routes, matchedText(tool, input), (one) => one === tool);
  if (decision && 'slow' in decision) return infra(nameSlow(decision.slow, decision.problem), NO_EXIT);
  const route = decision?.route;
  if (!route)
    return testCase.expect === 'allow'
      ? { ...CLEAN, matched_evidence: ['no route matches'] }
      : failed(testCase, 'expected block, got allowed: no route matches', NO_EXIT, 'unknown', 'missing_required');
  return judgeBlock(testCase, route.message, NO_EXIT, [route]);
}

/** A hook of Python's would hang on the same call. */
function nameSlow({ name, pattern, origin }: ToolRoute, problem: string): Fault {
  const place = `${origin.file}:${origin.line}, at routes.${name}.pattern`;
  return { kind: 'pattern_too_slow', message: `${place}: ${problem} (${pattern})`.slice(0, 500) };
}

const NO_EXIT: ExitFacts = { exit_code: 0, signal: null, timed_out: false };

function failed(
  testCase: ToolRouteCase,
  error: string,
  exit: ExitFacts,
  failure_kind: Verdict['failure_kind'],
  mismatch_kind: Verdict['mismatch_kind'] = 'missing_required',
): Verdict {
  return {
    ...CLEAN,
    status: 'fail',
    failure_kind,
    mismatch_kind,
    failure_category: exit.timed_out ? 'timeout' : 'assertion',
    error,
    missing_evidence: [testCase.expect],
  };
}

function infra(fault: Fault, exit: ExitFacts): Verdict {
  return {
    ...CLEAN,
    status: 'infra_error',
    failure_category: exit.timed_out ? 'timeout' : 'transport',
    error: `could not be judged: ${fault.kind}: ${fault.message}`,
    fault,
  };
}

function findFault(evidence: RouteEvidence, exit: ExitFacts): Fault | null {
  if (exit.spawn_error) return { kind: 'cli_missing', message: exit.spawn_error };
  if (evidence.fault) return evidence.fault;
  if (evidence.ended) return null;
  if (exit.timed_out) return { kind: 'crashed', message: 'the run timed out before the call was made' };
  return {
    kind: 'crashed',
    message: `the agent ended without its closing line (exit code ${exit.exit_code ?? 'unknown'})`,
  };
}

const firstLine = (text: string): string => (text.trim().split('\n')[0] ?? '').slice(0, 300);
