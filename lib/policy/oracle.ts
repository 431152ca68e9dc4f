/** Policy of mode `oracle`: makes exactly the calls that the case expects, one per step and only if they are offered, then answers in prose. */
import { posix } from 'node:path';
import type { Agent } from '../agents/interface/agent.js';
import { ofWholeLines } from '../case/workspace-paths.js';
import type { Files } from '../contract/ports/files.js';
import { asFields, string } from '../input/json-value.js';
import type { ModelRequest, ModelTurn, OfferedSkill, Policy, SlowPolicy, ToolCall } from '../model/wire.js';
import type { ExpectedCalls } from './expected-calls.js';

export type Caller = Pick<Agent, 'callSkill' | 'readFile' | 'callTool'>;

/**
 * Stateless: the step number of the request selects the call, so a retry gets the same answer. Every request of a
 * conversation contains the listing, so each step skips the same calls.
 */
export function oraclePolicy(expected: ExpectedCalls, agent: Caller): Policy {
  return (request, offered) => {
    const calls = listCalls(expected, agent, request, offered);
    const possible = calls.filter((call) => call !== null);
    const next = possible[request.step];
    if (next) return { text: '', calls: [next] };
    return answerInProse(expected.answer, calls.length - possible.length);
  };
}

/** The first call comes with a full context window, upon which agents compact their conversation; afterwards it is empty again. */
export function fillWindow(policy: SlowPolicy): SlowPolicy {
  let filled = false;
  return async (request, offered) => {
    const turn = await policy(request, offered);
    if (filled || turn.calls.length === 0) return turn;
    filled = true;
    return { ...turn, fills_window: true };
  };
}

/** In order of calling; null where the request does not offer what the call needs. */
export function listCalls(
  expected: ExpectedCalls,
  agent: Caller,
  request: ModelRequest,
  offered: OfferedSkill[],
): (ToolCall | null)[] {
  return [
    ...expected.skills.map(({ names, path }) => {
      const skill = findOffered(offered, names, path);
      return skill ? agent.callSkill(request, skill) : null;
    }),
    ...expected.files.map((path) => agent.readFile(request, path)),
    ...expected.tools.map(({ tool, input }) => agent.callTool(request, tool, input)),
  ];
}

/** By the surest name first: the agent's own skill may have the bare one, and another skill this one's name as its second. */
export function findOffered(
  offered: OfferedSkill[],
  names: readonly string[],
  path?: string,
): OfferedSkill | undefined {
  const rows = names.flatMap((name) => offered.filter(({ id }) => id === name));
  const listed = rows.find((row) => path !== undefined && row.path === path) ?? rows[0];
  return listed ?? offered.find(({ also }) => also.some((name) => names.includes(name)));
}

/** Names no skill, because a mention in prose would itself be (weak) evidence. */
function answerInProse(answer: string, missing: number): ModelTurn {
  const note =
    missing === 0
      ? ''
      : ` (${missing} of the calls that this case expects ${missing === 1 ? 'is' : 'are'} not offered here.)`;
  return { text: `${answer || 'Done.'}${note}`, calls: [] };
}

/** The same, where each edit is of whole lines of what its file holds by then. */
export function inWholeLines(
  expected: ExpectedCalls,
  agent: Caller & Pick<Agent, 'edits_whole_lines'>,
  workspace: string,
  files: Pick<Files, 'read'>,
): SlowPolicy {
  if (!agent.edits_whole_lines) return oraclePolicy(expected, agent);
  const widen = async (call: ExpectedCalls['tools'][number]) => {
    const input = asFields(call.input);
    const path = string(input['file_path'] ?? input['path']);
    if (!/^edit$/i.test(call.tool) || path === '') return call;
    const text = await files.read(posix.resolve(workspace, path)).catch(() => '');
    return { ...call, input: ofWholeLines(input, text) };
  };
  return async (request, offered) => {
    const tools = await Promise.all(expected.tools.map(widen));
    return oraclePolicy({ ...expected, tools }, agent)(request, offered);
  };
}
