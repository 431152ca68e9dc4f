/** The decider of mode `model`: one request per agent, case and trial, shared by equal ones, within a budget; each answer is a decision to record. */
import type { Decision } from '../contract/decision.js';
import type { ConfigError } from '../input/config-error.js';
import {
  buildDecisionRequest,
  type DecisionReply,
  type DecisionRequest,
  readDecisionReply,
} from '../model/decision-request.js';
import { matchChoice } from '../model/match-choice.js';
import { count } from '../text/count.js';
import {
  type Answer,
  type Decider,
  estimateTokens,
  fingerprintOf,
  hashOf,
  hashOffers,
  type Question,
} from './decider.js';
import { answerOf, createOpen, findByFingerprint } from './replay-decider.js';

/** The body of an answer, or why there is none. fatal: no further request would be answered. */
export type Asked =
  | { ok: true; body: unknown }
  | { ok: false; reason: string; fatal?: ConfigError; exhausted?: boolean };

export interface ModelPorts {
  model: string;
  /** One request, with whatever repetition the endpoint calls for; mayRequest is asked before each is sent, and says why not. */
  ask(body: DecisionRequest, mayRequest: () => string | null): Promise<Asked>;
  max_requests: number | null;
  max_tokens: number | null;
  /** Decisions that need not be asked for again where they still stand. */
  reuse: readonly Decision[];
  record(decision: Decision): void;
  now(): Date;
}

export function createModelDecider(ports: ModelPorts) {
  const { model, max_requests, max_tokens } = ports;
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

  async function ask(question: Question): Promise<Answer> {
    if (closed) return closed;
    const { listing, prompt, trial, offered } = question;
    const asked = await ports.ask(buildDecisionRequest(listing, prompt, { model, trial }), () => {
      const reason = closed?.reason ?? overBudget();
      if (reason === null) spent.requests++;
      return reason;
    });
    if (!asked.ok) {
      const { reason, fatal, exhausted } = asked;
      const answer = { decided: false as const, reason, ...(fatal ? { fatal } : {}) };
      if (fatal || exhausted) closed = answer;
      return answer;
    }
    const reply = readDecisionReply(asked.body);
    const usage = { input_tokens: reply.input_tokens ?? 0, output_tokens: reply.output_tokens ?? 0 };
    spent.input_tokens += usage.input_tokens;
    spent.output_tokens += usage.output_tokens;
    const problem = reply.problem ?? findCut(question, reply);
    if (problem) return { decided: false, reason: problem };
    return { decided: true, ...matchChoice(reply.calls, offered, listing.tool), usage };
  }

  const decideOnce = async (question: Question, fingerprint: string): Promise<Answer> => {
    const before = reused.get(fingerprint);
    if (before) {
      spent.recorded++;
      return answerOf(before);
    }
    const known = running.get(fingerprint);
    if (known) {
      const answer = await known;
      if (answer.decided) spent.shared++;
      // Counted once, where it was asked.
      return answer.decided ? { ...answer, usage: { input_tokens: 0, output_tokens: 0 } } : answer;
    }
    const answer = ask(question);
    running.set(fingerprint, answer);
    return answer;
  };

  return {
    async decide(question: Question): Promise<Answer> {
      const fingerprint = fingerprintOf(question, 'model', model);
      const answer = await decideOnce(question, fingerprint);
      if (answer.decided)
        ports.record(makeDecision(question, { fingerprint, mode: 'model', model }, answer, ports.now()));
      else open.add(question, fingerprint);
      return answer;
    },
    facts: () => ({ ...spent, open: open.total() }),
  } satisfies Decider & Record<string, unknown>;
}

export function makeDecision(
  question: Question,
  by: Pick<Decision, 'fingerprint' | 'mode' | 'model'>,
  { choice, also = [], unknown = [] }: Pick<Decision, 'choice' | 'also' | 'unknown'>,
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
    at: now.toISOString(),
  };
}

/** A local server may cut what exceeds its window and say nothing; no tokeniser makes so few tokens of so much text. */
const FEWEST_TOKENS_PER_CHAR = 1 / 12;

function findCut(question: Question, { input_tokens }: DecisionReply): string | null {
  const chars = estimateTokens(question) * 4;
  // Short requests lie within any window, and servers that cache report only what is new.
  if (input_tokens === null || input_tokens < 1024 || input_tokens >= chars * FEWEST_TOKENS_PER_CHAR) return null;
  return `the server read only ${input_tokens} tokens of about ${estimateTokens(question)}: its window cuts the listing (Ollama: raise num_ctx)`;
}
