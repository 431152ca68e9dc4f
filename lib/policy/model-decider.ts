/** The decider of mode `model`: one request or one conversation per agent, case and trial, within a budget; each answer is a decision to record. */
import type { Decision } from '../contract/decision.js';
import type { ConfigError } from '../input/config-error.js';
import { readDecisionReply } from '../model/decision-reply.js';
import {
  buildDecisionRequest,
  buildRequest,
  type DecisionRequest,
  estimateRequest,
} from '../model/decision-request.js';
import { matchChoice } from '../model/match-choice.js';
import { count } from '../text/count.js';
import {
  type Answer,
  type AskTurn,
  type Conversation,
  type Converse,
  type Decider,
  fingerprintOf,
  hashOf,
  hashOffers,
  type Question,
} from './decider.js';
import { findCut } from './find-cut.js';
import { answerOf, createOpen, findByFingerprint } from './replay-decider.js';

/** The body of an answer, or why there is none. fatal: no further request would be answered. */
export type Asked =
  | { ok: true; body: unknown }
  | { ok: false; reason: string; fatal?: ConfigError; exhausted?: boolean };

export interface ModelPorts {
  model: string;
  /** One request, with whatever repetition the endpoint calls for; mayRequest is asked before each is sent, and says why not. */
  ask(body: DecisionRequest, mayRequest: () => string | null): Promise<Asked>;
  /** The most tokens that the server reads, as far as it says; null: it does not. */
  readWindow?(): Promise<number | null>;
  /** The most requests of one trial, with all that the agent sent; null: one, with the listing. */
  turns: number | null;
  max_requests: number | null;
  max_tokens: number | null;
  /** Decisions that need not be asked for again where they still stand. */
  reuse: readonly Decision[];
  record(decision: Decision): void;
  now(): Date;
}

export function createModelDecider(ports: ModelPorts) {
  const { model, max_requests, max_tokens, turns } = ports;
  const reused = findByFingerprint(ports.reuse);
  const running = new Map<string, Promise<Answer>>();
  const open = createOpen();
  const spent = { requests: 0, shared: 0, recorded: 0, input_tokens: 0, output_tokens: 0 };
  /** Why nothing is asked any more. */
  let closed: Extract<Answer, { decided: false }> | null = null;

  const overBudget = (): string | null => {
    if (max_requests !== null && spent.requests >= max_requests)
      return `not asked: the budget of ${count(max_requests, 'request')} is used up (--max-requests)`;
    if (max_tokens !== null && spent.input_tokens + spent.output_tokens >= max_tokens)
      return `not asked: the budget of ${count(max_tokens, 'token')} is used up (--max-tokens)`;
    return null;
  };

  const askAs =
    (trial: number): AskTurn =>
    async ({ messages, tools }) => {
      if (closed) return { ok: false, answer: closed };
      const body = buildRequest({ messages, tools }, { model, trial });
      const asked = await ports.ask(body, () => {
        const reason = closed?.reason ?? overBudget();
        if (reason === null) spent.requests++;
        return reason;
      });
      if (!asked.ok) {
        const { reason, fatal, exhausted } = asked;
        const answer = { decided: false as const, reason, ...(fatal ? { fatal } : {}) };
        if (fatal || exhausted) closed = answer;
        return { ok: false, answer };
      }
      const reply = readDecisionReply(
        asked.body,
        tools.map((tool) => tool.function.name),
      );
      spent.input_tokens += reply.input_tokens ?? 0;
      spent.output_tokens += reply.output_tokens ?? 0;
      // What the server did not read may have been the listing, whatever it answered.
      const cut = await findCut(estimateRequest(body), reply, ports);
      return { ok: true, reply: { ...reply, ...cut } };
    };

  async function askListing({ listing, prompt, trial, offered, findCalled }: Question): Promise<Answer> {
    const body = buildDecisionRequest(listing, prompt, { model, trial });
    const asked = await askAs(trial)(body);
    const conversation: Conversation = {
      asked: { messages: body.messages, tools: body.tools },
      stand_ins: [],
      heard: [],
    };
    if (!asked.ok) return { ...asked.answer, conversation };
    const { calls, text, problem, fix, input_tokens, output_tokens } = asked.reply;
    const choice = matchChoice(calls, offered, listing.tool, findCalled);
    const became = choice.choice === null ? 'not listed' : 'chosen';
    conversation.heard.push({
      text,
      calls: calls.map(({ name, input }) => ({ name, input, became })),
      problem,
      input_tokens,
      output_tokens,
    });
    if (problem) return { decided: false, reason: problem, ...(fix ? { fix } : {}), conversation };
    const usage = { input_tokens: input_tokens ?? 0, output_tokens: output_tokens ?? 0 };
    return { decided: true, ...choice, usage, conversation };
  }

  const decideOnce = async (question: Question, fingerprint: string, converse?: Converse): Promise<Answer> => {
    const before = reused.get(fingerprint);
    if (before) {
      spent.recorded++;
      return answerOf(before);
    }
    // Each agent has to go on by itself.
    if (converse && turns !== null) return converse(askAs(question.trial), turns);
    const known = running.get(fingerprint);
    if (known) {
      const answer = await known;
      if (answer.decided) spent.shared++;
      // Counted once, where it was asked.
      return answer.decided ? { ...answer, usage: { input_tokens: 0, output_tokens: 0 } } : answer;
    }
    const answer = askListing(question);
    running.set(fingerprint, answer);
    return answer;
  };

  return {
    turns,
    async decide(question: Question, converse?: Converse): Promise<Answer> {
      const by = { mode: 'model' as const, model, ...(turns === null ? {} : { turns }) };
      const fingerprint = fingerprintOf(question, by);
      const answer = await decideOnce(question, fingerprint, converse);
      if (answer.decided) ports.record(makeDecision(question, { fingerprint, ...by }, answer, ports.now()));
      else open.add(question, fingerprint);
      return answer;
    },
    facts: () => ({ ...spent, open: open.total() }),
  } satisfies Decider & Record<string, unknown>;
}

export function makeDecision(
  question: Question,
  by: Pick<Decision, 'fingerprint' | 'mode' | 'model' | 'turns'>,
  { choice, also = [], unknown = [], carried_out }: Pick<Decision, 'choice' | 'also' | 'unknown' | 'carried_out'>,
  now: Date,
): Decision {
  const { agent, version, case_id, trial, prompt } = question;
  return {
    ...by,
    agent,
    version,
    case_id,
    trial,
    prompt_hash: hashOf(prompt),
    offers_hash: hashOffers(question),
    choice,
    ...(also.length > 0 ? { also } : {}),
    ...(unknown.length > 0 ? { unknown } : {}),
    ...(carried_out ? { carried_out } : {}),
    at: now.toISOString(),
  };
}
