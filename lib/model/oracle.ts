/** Policy of mode `oracle`: asks for exactly what the case needs, one call per step, if it was offered; then answers in prose. */
import type { Agent } from '../agents/agent.js';
import type { ModelRequest, ModelTurn, OfferedSkill, Policy, ToolCall } from './wire.js';
import type { Wish } from './wish.js';

type Hands = Pick<Agent, 'callSkill' | 'readFile' | 'callTool'>;

/**
 * Stateless: the step of the request picks the call, so that a retry gets the same answer. The listing stands in every
 * request of a conversation, hence what is skipped is skipped in each step alike.
 */
export function oraclePolicy(wish: Wish, agent: Hands): Policy {
  return (request, offered) => {
    const calls = listCalls(wish, agent, request, offered);
    const possible = calls.filter((call) => call !== null);
    const next = possible[request.step];
    if (next) return { text: '', calls: [next] };
    return sayInProse(wish.answer, calls.length - possible.length);
  };
}

function listCalls(wish: Wish, agent: Hands, request: ModelRequest, offered: OfferedSkill[]): (ToolCall | null)[] {
  return [
    ...wish.skills.map(({ names }) => {
      const skill = findOffered(offered, names);
      return skill ? agent.callSkill(request, skill) : null;
    }),
    ...wish.files.map((path) => agent.readFile(request, path)),
    ...(wish.tool ? [agent.callTool(request, wish.tool.tool, wish.tool.input)] : []),
  ];
}

/** By the listed name first: another skill may carry this one's name as its second. */
export function findOffered(offered: OfferedSkill[], names: readonly string[]): OfferedSkill | undefined {
  return (
    offered.find(({ id }) => names.includes(id)) ??
    offered.find(({ also }) => also.some((name) => names.includes(name)))
  );
}

/** Names no skill: a mention in prose would itself be (weak) evidence. */
function sayInProse(answer: string, missing: number): ModelTurn {
  const said =
    missing === 0
      ? ''
      : ` (${missing} of the things this case needs ${missing === 1 ? 'is' : 'are'} not offered here.)`;
  return { text: `${answer || 'Done.'}${said}`, calls: [] };
}
