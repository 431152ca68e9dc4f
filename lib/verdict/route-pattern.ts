/** The routes of a corpus alone, without an agent → a verdict on a `tool_route` case. */
import { decideByRoutes, matchedText } from '../case/route-decision.js';
import type { ToolRouteCase } from '../case/schema.js';
import type { ToolRoute } from '../case/tool-routes.js';
import type { ExitFacts, Fault } from '../contract/transcript/event.js';
import { CLEAN, type Verdict } from '../contract/verdict.js';
import { judgeBlock } from './blocked.js';
import { infraVerdict } from './infra-verdict.js';
import { failRoute } from './route-verdict.js';

/** Judges the routes alone, without an agent: Python's `re.search` ignoring case, first match in merge order. Only the command of Bash and the url of WebFetch are matched. */
export function judgePattern(testCase: ToolRouteCase, routes: readonly ToolRoute[]): Verdict {
  const { tool, input } = testCase;
  const decision = decideByRoutes(routes, matchedText(tool, input), (one) => one === tool);
  if (decision && 'slow' in decision) return infraVerdict(nameSlow(decision.slow, decision.problem), NO_EXIT);
  const route = decision?.route;
  if (!route)
    return testCase.expect === 'allow'
      ? { ...CLEAN, matched_evidence: ['no route matches'] }
      : failRoute(testCase, 'expected block, got allowed: no route matches', NO_EXIT);
  const { message, name } = route;
  return judgeBlock({ testCase, agent_words: message, words: message, by: name, routes }, NO_EXIT, 'blocked_by_hook');
}

/** A hook of Python's would hang on the same call. */
function nameSlow({ name, pattern, origin }: ToolRoute, problem: string): Fault {
  const place = `${origin.file}:${origin.line}, at routes.${name}.pattern`;
  return { kind: 'pattern_too_slow', message: `${place}: ${problem} (${pattern})`.slice(0, 500) };
}

const NO_EXIT: ExitFacts = { exit_code: 0, signal: null, timed_out: false };
