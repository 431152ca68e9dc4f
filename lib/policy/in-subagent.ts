/** A policy for one conversation → the same inside a subagent: the main conversation only starts it, and answers when it is done. */
import type { Agent } from '../agents/interface/agent.js';
import type { Policy } from '../model/wire.js';
import { PROSE } from './prose.js';

export function inSubagent(
  policy: Policy,
  agent: Pick<Agent, 'classifyRequest' | 'callSubagent'>,
  task: string,
): Policy {
  return (request, offered) => {
    if (agent.classifyRequest(request) === 'subagent') return policy(request, offered);
    const call = request.step === 0 ? (agent.callSubagent?.(request, task) ?? null) : null;
    return call ? { text: '', calls: [call] } : PROSE;
  };
}
