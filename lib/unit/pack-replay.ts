/** A pack in mode replay → the cases that their recorded choice lets take part, and what their rows say of it. */
import type { Result } from '../contract/result.js';
import type { ModelRequest, OfferedSkill } from '../model/wire.js';
import { settle } from '../policy/decided.js';
import type { Question } from '../policy/decider.js';
import type { ExpectedCalls } from '../policy/expected-calls.js';
import type { ReadyAgent } from '../transcript/ready.js';
import type { UnitContext } from './context.js';
import type { PackMember } from './pack.js';
import { expectedName, nameChoice } from './skill-choice.js';

export interface Replayed {
  /** Only where the recorded choice is the expected skill and nothing else: then the calls are those of the oracle. */
  takesPart(expected: ExpectedCalls, index: number, request: ModelRequest, offered: OfferedSkill[]): boolean;
  /** Of a member that took part; counts its decision. */
  choiceOf(index: number): Promise<Pick<Result, 'choices' | 'expected_name'>>;
}

export function openReplayed(
  members: readonly PackMember[],
  home: () => string,
  ready: ReadyAgent,
  context: Pick<UnitContext, 'mode' | 'decider' | 'listings' | 'shared'>,
): Replayed | null {
  const { decider } = context;
  if (context.mode !== 'replay' || !decider?.foresee) return null;
  const { agent, version, install, key } = ready;
  const questions = new Map<number, Question>();
  const ask = (index: number, request: ModelRequest, offered: OfferedSkill[]): Question | null => {
    const member = members[index];
    const listing = agent.readListing?.(request);
    const taken = context.listings?.[key.key] ?? (listing ? settle({ listing, offered }, { home: home() }) : null);
    if (!member || !taken) return null;
    const { unit, testCase } = member;
    return {
      ...{ agent: unit.agent, version, install, vendor_model: key.vendor_model, case_id: unit.case_id, trial: 1 },
      // A case with a workspace, or a source with processes, has no part in a pack.
      ...{ prompt: testCase.prompt, workspace: null, processes: null },
      ...taken,
    };
  };
  return {
    takesPart(expected, index, request, offered) {
      const question = ask(index, request, offered);
      const answer = question && decider.foresee?.(question);
      if (!question || !answer || answer.also?.length || answer.unknown?.length) return false;
      const chosen = offered.find(({ id }) => id === answer.choice);
      const names = expected.skills[0]?.names ?? [];
      if (!chosen || !names.some((name) => name === chosen.id || chosen.also.includes(name))) return false;
      questions.set(index, question);
      return true;
    },
    async choiceOf(index) {
      const question = questions.get(index);
      const member = members[index];
      const answer = question && (await decider.decide(question));
      if (!question || !member || !answer?.decided) return {};
      const { source } = context.shared;
      return {
        ...expectedName(member.testCase, member.unit.agent, source),
        choices: [{ trial: 1, ...nameChoice(answer, question.offered, ready, source) }],
      };
    },
  };
}
