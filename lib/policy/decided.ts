/** Policy of modes `model` and `replay`: asks the decider with what the agent sent, then carries its choice out. */
import type { Agent } from '../agents/interface/agent.js';
import type { LaunchSetup } from '../agents/interface/unit-setup.js';
import type { ModelRequest, OfferedSkill, SlowPolicy } from '../model/wire.js';
import { converseWith, describeSent } from './converse.js';
import type { Answer, Decider, Question } from './decider.js';
import { type Exchange, openExchange } from './exchange.js';
import type { ExpectedCalls } from './expected-calls.js';
import { followChoice } from './follow.js';
import type { Caller } from './oracle.js';
import { PROSE } from './prose.js';
import { hashSent, restoreCall, type SettledListing, settle } from './settle.js';

export interface Asking {
  agent: Caller & Pick<Agent, 'classifyRequest' | 'readListing' | 'title' | 'commandsOf' | 'findCalled'>;
  setup: LaunchSetup;
  decider: Decider;
  /** All of the question that does not depend on what the agent offers. */
  about: Omit<Question, 'listing' | 'offered' | 'findCalled' | 'sent'>;
  /** A listing taken before, in whose place this one stands; null: the request's own. */
  taken: SettledListing | null;
  /** Called once, with what was decided. */
  onAnswer(answer: Answer, offered: readonly OfferedSkill[]): void;
}

/** Asked once: every request of a conversation carries the same listing, and an agent that tries again waits for the same answer. */
export function decidedPolicy(expected: ExpectedCalls, asking: Asking): SlowPolicy {
  const { agent, onAnswer, setup } = asking;
  const answerTurn = openExchange(async (exchange, request, offered) => {
    const answer = await ask(request, offered, exchange, asking);
    onAnswer(answer, offered);
    // Of a recorded decision, what the agent read before is read again; asked now, it has done so.
    if (answer.decided && !answer.conversation)
      for (const calls of answer.carried_out ?? [])
        await exchange.carryOut(calls.map((call) => restoreCall(call, setup)));
    if (!answer.decided) return () => PROSE;
    const names = [answer.choice, ...(answer.also ?? [])];
    return (next, listed) => {
      const chosen = names.flatMap((name) => listed.find(({ id }) => id === name) ?? []);
      return followChoice(expected, chosen, agent)(next, listed);
    };
  });
  return async (request, offered) =>
    // What a skill starts in a subagent is its own work, and no choice of this case.
    agent.classifyRequest(request) === 'main' ? answerTurn(request, offered) : PROSE;
}

async function ask(
  request: ModelRequest,
  offered: OfferedSkill[],
  exchange: Exchange,
  { agent, setup, decider, about: written, taken }: Asking,
): Promise<Answer> {
  const about = { ...written, findCalled: agent.findCalled };
  if (taken) return decider.decide({ ...about, ...taken });
  if (!agent.readListing)
    return { decided: false, reason: `how ${agent.title} words its listing is not known, so no model can be asked` };
  const listing = agent.readListing(request);
  // Nothing is listed, so there is no choice to ask for.
  if (!listing)
    return { decided: true, choice: null, also: [], unknown: [], usage: { input_tokens: 0, output_tokens: 0 } };
  const settled = settle({ listing, offered }, setup);
  if (decider.turns === null) return decider.decide({ ...about, ...settled });
  const sent = describeSent(request, setup);
  return decider.decide(
    { ...about, ...settled, sent: { hash: hashSent(sent.settled, [about.prompt]), tokens: sent.tokens } },
    converseWith({ agent, request: sent.settled, ...settled, folders: setup, exchange }),
  );
}
