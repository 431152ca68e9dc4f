/** A policy for one conversation → the same inside a subagent: the main conversation only starts it, and answers when it is done. */
import type { Agent } from '../agents/interface/agent.js';
import type { ModelRequest, SlowPolicy, ToolCall } from '../model/wire.js';
import { PROSE } from './prose.js';

/** callOf: the call of the main conversation that starts it; null where there is none. */
export function inSubagent(
  policy: SlowPolicy,
  { classifyRequest }: Pick<Agent, 'classifyRequest'>,
  callOf: (request: ModelRequest) => ToolCall | null | undefined,
): SlowPolicy {
  return (request, offered) => {
    if (classifyRequest(request) === 'subagent') return policy(request, offered);
    const call = request.step === 0 ? callOf(request) : null;
    return call ? { text: '', calls: [call] } : PROSE;
  };
}
