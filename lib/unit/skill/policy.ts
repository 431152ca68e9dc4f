/** A skill case and the mode → the policy of the embedded model, and what it chose. */
import type { AgentCalls } from '../../agents/interface/calls.js';
import type { LaunchSetup } from '../../agents/interface/unit-setup.js';
import type { SkillCase } from '../../case/schema.js';
import type { Choice } from '../../contract/decision.js';
import type { TrialChoice } from '../../contract/result.js';
import type { AgentEvent } from '../../contract/transcript/event.js';
import { findNamed } from '../../model/match-choice.js';
import type { OfferedSkill, SlowPolicy } from '../../model/wire.js';
import { decidedPolicy } from '../../policy/decided.js';
import { type Answer, fingerprintOf, type Question } from '../../policy/decider.js';
import { listExpectedCalls } from '../../policy/expected-calls.js';
import { makeDecision } from '../../policy/model-decider.js';
import { oraclePolicy } from '../../policy/oracle.js';
import { routerPolicy } from '../../policy/router.js';
import type { Attempt, UnitContext } from '../trial/context.js';
import { createChoiceReader, nameCalled, nameChoice } from './choice.js';
import { type Answered, describeAnswer } from './conversation.js';

export interface Deciding {
  /** Null in mode live, where the vendor's model decides. */
  policy: ((setup: LaunchSetup) => SlowPolicy) | null;
  /** Of the transcript, in its order. */
  onEvent(event: AgentEvent): void;
  /** The embedded model asked for at least one call. */
  asked(): boolean;
  /** By the transcript, in the agent's names. */
  called(): Choice & Pick<TrialChoice, 'said' | 'tools'>;
  /** Null where nothing has been decided, or the mode makes no choice. */
  choice(): Omit<TrialChoice, 'trial'> | null;
  /** Why nothing could be decided, in modes that ask; null where something was, or no request came. */
  undecided(): Extract<Answer, { decided: false }> | null;
  /** What the model was asked and said; null where nobody was asked now. */
  conversation(): Answered | null;
  /** The tokens used in mode model; null in other modes. */
  usage(): { input_tokens: number; output_tokens: number } | null;
}

export type About = Omit<Question, 'listing' | 'offered'>;

export function openDeciding({ testCase, ready, context }: Attempt<SkillCase>, about: About): Deciding {
  const { agent } = ready;
  const { source } = context.shared;
  const called = createChoiceReader(about.agent);
  let asked = false;
  let requested = false;
  let answer: Answer | null = null;
  let choice: Omit<TrialChoice, 'trial'> | null = null;
  const watch =
    (policyFor: (setup: LaunchSetup) => SlowPolicy) =>
    (setup: LaunchSetup): SlowPolicy => {
      const policy = policyFor(setup);
      return async (request, offered) => {
        requested = true;
        const turn = await policy(request, offered);
        asked ||= turn.calls.length > 0;
        return turn;
      };
    };
  const expect = (setup: LaunchSetup) => listExpectedCalls(testCase, agent, setup);
  const policyOf = (): Deciding['policy'] => {
    switch (context.mode) {
      case 'live':
        return null;
      case 'oracle':
        return watch((setup) => oraclePolicy(expect(setup), agent));
      case 'router':
        return watch((setup) => {
          let seen: readonly OfferedSkill[] = [];
          const policy = routerPolicy(expect(setup), testCase.prompt, agent, context.embedder(), (skill) => {
            choice ??= nameChoice({ choice: skill?.id ?? null }, seen, ready, source);
          });
          return (request, offered) => {
            seen = offered;
            return policy(request, offered);
          };
        });
      case 'model':
      case 'replay':
        return watch((setup) =>
          decidedPolicy(expect(setup), {
            agent,
            setup,
            about,
            taken: testCase.subagent === undefined ? (context.listings?.[about.agent] ?? null) : null,
            decider: context.decider ?? NOBODY,
            onAnswer(given, offered) {
              answer = given;
              if (given.decided) choice = { ...nameChoice(given, offered, ready, source), ...describeAnswer(given) };
            },
          }),
        );
    }
  };
  return {
    policy: policyOf(),
    onEvent: called.add,
    asked: () => asked,
    called: called.end,
    choice: () => (context.mode === 'live' ? nameCalled(called.end(), source) : choice),
    undecided() {
      const asks = context.mode === 'model' || context.mode === 'replay';
      if (asks && requested && answer === null)
        return { decided: false, reason: 'the agent ended before the model had answered' };
      return answer?.decided === false ? answer : null;
    },
    conversation: () => (answer?.conversation ? { ...answer, conversation: answer.conversation } : null),
    usage: () => (context.mode === 'model' && answer?.decided ? answer.usage : null),
  };
}

/** Records the choice of the vendor's model for mode replay, if it is known what it was offered. */
export function recordLive(
  about: About,
  { choice, also = [] }: Choice,
  { findCalled = findNamed }: Pick<AgentCalls, 'findCalled'>,
  { mode, listings, record_decision, ports }: Pick<UnitContext, 'mode' | 'listings' | 'record_decision' | 'ports'>,
): void {
  const taken = listings?.[about.agent];
  if (mode !== 'live' || !record_decision || !taken) return;
  const question = { ...about, ...taken };
  const listed = (called: string) => findCalled(called, taken.offered)?.id ?? called;
  record_decision(
    makeDecision(
      question,
      {
        fingerprint: fingerprintOf(question, { mode: 'live', model: null }),
        mode: 'live',
        model: about.vendor_model,
      },
      { choice: choice === null ? null : listed(choice), also: also.map(listed) },
      ports.now(),
    ),
  );
}

const NOBODY = {
  turns: null,
  decide: async (): Promise<Answer> => ({ decided: false, reason: 'there was no one to ask' }),
};
