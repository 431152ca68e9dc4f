/** A case and an agent → why the pair is left out of a plan. */
import type { Case } from '../case/schema.js';
import type { AgentKey } from '../contract/agent-key.js';
import { type LeftOut, OFFLINE, type Plan } from '../contract/plan.js';
import { getOwn } from '../input/get-own.js';

/** What a batch can show, and what was said about its conditions. */
export interface Abilities {
  mode: Plan['mode'];
  /** How many trials of a suite case have a recorded answer on an agent. */
  recorded?: (case_id: string, agent: string) => number;
  /** {condition of skip_if: whether it holds}; others are unknown. */
  flags?: Record<string, boolean>;
  /** The corpus contains tool routes, whose patterns can be tested offline. */
  has_routes?: boolean;
  /** Why an agent can start no custom agent of a source; null when it can. */
  lacksSubagents?: (agent: AgentKey) => string | null;
  /** Why an agent cannot make the call of a tool_route case; null when it can. */
  lacksTool?: (agent: AgentKey, tool: string) => string | null;
}

/** not_its_kind: the pair means nothing, so that no plan lists it. Null where it is run. */
export function leaveOut(
  testCase: Case,
  agent: AgentKey,
  { mode, has_routes, lacksTool, lacksSubagents, recorded, flags = {} }: Abilities,
  selected: boolean,
): 'not_its_kind' | Pick<LeftOut, 'why' | 'reason'> | null {
  const offline = agent.name === OFFLINE;
  if (offline !== (testCase.kind === 'route') && !(offline && testCase.kind === 'tool_route')) return 'not_its_kind';
  if (testCase.agents && ![agent.key, agent.name].some((name) => testCase.agents?.includes(name))) {
    return { why: 'agents', reason: `the case names only ${testCase.agents.join(', ')}` };
  }
  if (agent.subagent && testCase.kind !== 'tool_route')
    return { why: 'agents', reason: 'only tool routes are tried inside a subagent' };
  if (!selected) return { why: 'filter', reason: 'left out by a filter' };
  if (testCase.skip) return { why: 'author', reason: testCase.skip };
  const condition = testCase.kind === 'suite' ? testCase.skip_if : undefined;
  if (condition && getOwn(flags, condition) !== false)
    return {
      why: 'author',
      reason: `skip_if '${condition}': ${isUnknown(testCase, flags) ? UNKNOWN_CONDITION : 'it holds (--flag)'}`,
    };
  // A pattern decides over calls alone, and blocks them or does not.
  if (
    testCase.kind === 'tool_route' &&
    offline &&
    ((testCase.event ?? 'PreToolUse') !== 'PreToolUse' ||
      /ask|rewrite/.test(testCase.expect) ||
      testCase.after_calls.length > 0 ||
      testCase.returns !== undefined)
  )
    return 'not_its_kind';
  if (testCase.kind === 'tool_route' && offline)
    return has_routes
      ? null
      : { why: 'agents', reason: 'no tool-routes.yaml is among the --cases, so there is no pattern to test' };
  const tools = testCase.kind === 'tool_route' ? [testCase.tool, ...testCase.after_calls.map(({ tool }) => tool)] : [];
  if (testCase.kind === 'tool_route' && testCase.event?.startsWith('Subagent')) tools.push('Agent');
  const alone = testCase.kind === 'skill' && testCase.subagent !== undefined ? lacksSubagents?.(agent) : null;
  if (alone) return { why: 'agents', reason: alone };
  for (const tool of tools) {
    const lacks = lacksTool?.(agent, tool);
    if (lacks) return { why: 'agents', reason: lacks };
  }
  if (testCase.kind === 'suite' && recorded?.(testCase.case_id, agent.key)) return null;
  const needs = offline ? null : needsAnotherMode(testCase, mode);
  return needs ? { why: 'mode', reason: needs } : null;
}

const UNKNOWN_CONDITION = 'whether it holds is unknown; say so with --flag NAME or --flag NAME=false';

/** Whether a case is skipped for a condition that no one has decided. */
export const isUnknown = (testCase: Case, flags: Record<string, boolean>): boolean =>
  testCase.kind === 'suite' && Boolean(testCase.skip_if) && getOwn(flags, testCase.skip_if ?? '') === undefined;

/** A case that the embedded model cannot decide is left out of its modes; the mode never changes by itself. */
function needsAnotherMode(testCase: Case, mode: Plan['mode']): string | null {
  if (mode === 'live' && testCase.kind === 'skill' && testCase.subagent !== undefined)
    return "needs mode oracle, router, model or replay: whether a vendor's model asks the custom agent is its own choice";
  if (mode === 'live')
    return testCase.kind === 'tool_route' && (testCase.event ?? 'PreToolUse') !== 'PreToolUse'
      ? `needs mode oracle or router: what a hook for ${testCase.event} brings to a vendor's model cannot be seen`
      : null;
  if (testCase.kind === 'suite')
    return "needs mode live or a recorded answer: only a vendor's model can answer a suite";
  if (testCase.kind === 'tool_route') return null;
  const nothingToCall = testCase.kind === 'skill' && !testCase.expected_skill && testCase.required_skills.length === 0;
  return mode === 'oracle' && nothingToCall
    ? 'needs mode router, model, replay or live: mode oracle only makes the calls that a case expects, and this case expects none'
    : null;
}
