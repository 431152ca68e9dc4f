/** A pack in mode replay → the cases that their recorded choice lets take part, and what their rows say of it. */
import type { Result } from '../../contract/result.js';
import type { ModelRequest, OfferedSkill } from '../../model/wire.js';
import { describeSent } from '../../policy/converse.js';
import type { Question } from '../../policy/decider.js';
import type { ExpectedCalls } from '../../policy/expected-calls.js';
import { expectChosen } from '../../policy/follow.js';
import type { Narrow } from '../../policy/packed.js';
import { type Folders, hashSent, type SettledListing, settle } from '../../policy/settle.js';
import type { ReadyAgent } from '../../transcript/ready.js';
import { expectedName, nameChoice } from '../skill/choice.js';
import type { UnitContext } from '../trial/context.js';
import type { PackMember } from './may-share.js';

export interface Replayed {
  /** A case joins a pack only where its recorded choice, for its own prompt and what is listed here, is the expected skill alone, or none for a case that expects none. */
  narrow(folders: Folders): Narrow;
  /** The choice of a member of the pack; its decision is counted. */
  choiceOf(index: number): Promise<Pick<Result, 'choices' | 'expected_name'>>;
}

/** With what the agent sent, where the decisions rest on that too. */
type Listed = SettledListing & Pick<Question, 'sent'>;

/** What follows the choice; null where it was not the expected one, or not none where none is expected. */
function rightCalls(expected: ExpectedCalls, choice: string | null, offered: OfferedSkill[]): ExpectedCalls | null {
  const nothing = expected.skills.length === 0 && expected.files.length === 0;
  if (nothing || choice === null) return nothing && choice === null ? expected : null;
  const chosen = offered.find(({ id }) => id === choice);
  if (!chosen) return null;
  const { isRight, calls } = expectChosen(expected, [chosen]);
  return isRight ? calls : null;
}

/** Null in modes that record nothing. */
export function openReplayed(
  members: readonly PackMember[],
  ready: ReadyAgent,
  context: Pick<UnitContext, 'mode' | 'decider' | 'listings' | 'shared'>,
): Replayed | null {
  if (context.mode !== 'replay') return null;
  const { decider, listings, shared } = context;
  const { agent, version, install, key } = ready;
  const taken = new Map<number, { question: Question; offered: OfferedSkill[] }>();

  // The process has the prompt of one of them.
  const prompts = members.map(({ testCase }) => testCase.prompt);
  const narrowTo = (expected: ExpectedCalls, index: number, listing: Listed, offered: OfferedSkill[]) => {
    const member = members[index];
    if (!member) return null;
    const { unit, testCase } = member;
    const question: Question = {
      agent: unit.agent,
      version,
      install,
      vendor_model: key.vendor_model,
      case_id: unit.case_id,
      trial: 1,
      // A case with a workspace, or a source with processes, has no part in a pack.
      prompt: testCase.prompt,
      workspace: null,
      processes: null,
      ...listing,
    };
    const answer = decider?.foresee?.(question);
    if (!answer || answer.also?.length || answer.unknown?.length) return null;
    const calls = rightCalls(expected, answer.choice, offered);
    if (calls) taken.set(index, { question, offered });
    return calls;
  };

  return {
    narrow(setup) {
      // The listing is asked for once, as in a process of one unit, because an agent may change it after a skill was used.
      const narrowed = new Map<number, ExpectedCalls | null>();
      let first: Listed | null = null;
      const settleFirst = (request: ModelRequest, offered: OfferedSkill[]) => {
        const listing = agent.readListing?.(request);
        if (!listing) return null;
        const settled = settle({ listing, offered }, setup);
        if (!decider || decider.turns === null) return settled;
        const sent = describeSent(request, setup);
        return { ...settled, sent: { hash: hashSent(sent.settled, prompts), tokens: sent.tokens } };
      };
      return (expected, index, request, offered) => {
        const known = narrowed.get(index);
        if (known !== undefined) return known;
        if (agent.classifyRequest(request) !== 'main') return null;
        first ??= listings?.[members[index]?.unit.agent ?? ''] ?? settleFirst(request, offered);
        const calls = first && narrowTo(expected, index, first, offered);
        narrowed.set(index, calls);
        return calls;
      };
    },
    async choiceOf(index) {
      const asked = taken.get(index);
      const member = members[index];
      const answer = asked && (await decider?.decide(asked.question));
      if (!asked || !member || !answer?.decided) return {};
      return {
        ...expectedName(member.testCase, member.unit.agent, shared.source),
        choices: [{ trial: 1, ...nameChoice(answer, asked.offered, ready, shared.source) }],
      };
    },
  };
}
