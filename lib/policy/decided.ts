/** Policy of modes `model` and `replay`: asks the decider with the listing of the first request, then carries its choice out. */
import { dirname } from 'node:path';
import type { Agent } from '../agents/interface/agent.js';
import type { LaunchSetup } from '../agents/interface/unit-setup.js';
import type { ListingText } from '../model/listing.js';
import type { ModelRequest, OfferedSkill, SlowPolicy } from '../model/wire.js';
import type { Answer, Decider, Question } from './decider.js';
import type { ExpectedCalls } from './expected-calls.js';
import { followChoice } from './follow.js';
import type { Caller } from './oracle.js';
import { PROSE } from './prose.js';

export interface Asking {
  agent: Caller & Pick<Agent, 'classifyRequest' | 'readListing' | 'title'>;
  setup: LaunchSetup;
  decider: Decider;
  /** All of the question that does not depend on what the agent offers. */
  about: Omit<Question, 'listing' | 'offered'>;
  /** A listing taken before, in whose place this one stands; null: the request's own. */
  taken: SettledListing | null;
  /** Called once, with what was decided. */
  onAnswer(answer: Answer, offered: readonly OfferedSkill[]): void;
}

/** Asked once: every request of a conversation carries the same listing, and an agent that tries again waits for the same answer. */
export function decidedPolicy(expected: ExpectedCalls, asking: Asking): SlowPolicy {
  let answered: Promise<Answer> | null = null;
  return async (request, offered) => {
    // What a skill starts in a subagent is its own work, and no choice of this case.
    if (asking.agent.classifyRequest(request) !== 'main') return PROSE;
    answered ??= askOnce(request, offered, asking);
    const answer = await answered;
    if (!answer.decided) return PROSE;
    const names = [answer.choice, ...(answer.also ?? [])];
    const chosen = names.flatMap((name) => offered.find(({ id }) => id === name) ?? []);
    return followChoice(expected, chosen, asking.agent)(request, offered);
  };
}

async function askOnce(request: ModelRequest, offered: OfferedSkill[], asking: Asking): Promise<Answer> {
  const answer = await ask(request, offered, asking);
  asking.onAnswer(answer, offered);
  return answer;
}

async function ask(request: ModelRequest, offered: OfferedSkill[], asking: Asking): Promise<Answer> {
  const { agent, setup, decider, about, taken } = asking;
  if (taken) return decider.decide({ ...about, ...taken });
  if (!agent.readListing)
    return { decided: false, reason: `how ${agent.title} words its listing is not known, so no model can be asked` };
  const listing = agent.readListing(request);
  // Nothing is listed, so there is no choice to ask for.
  if (!listing)
    return { decided: true, choice: null, also: [], unknown: [], usage: { input_tokens: 0, output_tokens: 0 } };
  return decider.decide({ ...about, ...settle({ listing, offered }, setup) });
}

export type SettledListing = Pick<Question, 'listing' | 'offered'>;

export type Folders = Pick<LaunchSetup, 'home' | 'binary'>;

/** Without the folders of this one unit and of this one machine, which occur in listings that name paths. */
export function settle({ listing, offered }: SettledListing, { home, binary }: Folders): SettledListing {
  const [installed = ''] = /^.*?(?=\/node_modules\/)/.exec(binary) ?? [];
  const settled = (text: string) => {
    const own = text.replaceAll(dirname(home), SETTLED);
    return installed === '' ? own : own.replaceAll(`${installed}/`, `${INSTALLED}/`);
  };
  return {
    listing: {
      passages: listing.passages.map(settled),
      tool: pickTool(listing),
      ...(listing.unordered ? { unordered: true } : {}),
    },
    offered: offered.map((skill) => ({ ...skill, path: skill.path === null ? null : settled(skill.path) })),
  };
}

/** As long as the name of a unit's own folder. */
const SETTLED = '/tmp/ar-000000000000';
/** Where the agent itself lies: Gemini CLI names it for the skills that it brings. */
const INSTALLED = '/opt/agent';

const pickTool = ({ tool: { name, description, input_schema } }: ListingText): ListingText['tool'] => ({
  name,
  description,
  input_schema,
});
