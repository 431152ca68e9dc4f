/** The port to whatever decides in modes `model` and `replay`: a question → what was chosen, or why nothing was. */
import { createHash } from 'node:crypto';
import type { Choice, DecidedBy, Decision } from '../contract/decision.js';
import type { ConfigError } from '../input/config-error.js';
import type { DecisionReply } from '../model/decision-reply.js';
import { buildDecisionRequest, type DecisionRequest, estimateRequest } from '../model/decision-request.js';
import type { ListingText } from '../model/listing.js';
import type { FindCalled } from '../model/match-choice.js';
import type { OfferedSkill } from '../model/wire.js';

/** One row's question. Paths of throwaway folders are replaced, so that equal listings are equal. */
export interface Question {
  /** The agent's key, such as `claude@haiku`. */
  agent: string;
  version: string;
  install: string;
  vendor_model: string | null;
  case_id: string;
  trial: number;
  prompt: string;
  listing: ListingText;
  offered: readonly OfferedSkill[];
  /** How this agent finds the skill that a call names; absent: by its listed name. */
  findCalled?: FindCalled | undefined;
  /** Hash of the folder that the agent works in; null for an empty one. */
  workspace: string | null;
  /** Hash of the source, where its hooks may say something to the model; null where they may not. */
  processes: string | null;
  /** All that the agent sent; absent where a model is asked with the listing alone. */
  sent?: { hash: string; tokens: number };
}

interface Usage {
  input_tokens: number;
  output_tokens: number;
}

/** One request to a model and what came of it. */
export interface Heard extends Pick<DecisionReply, 'text' | 'input_tokens' | 'output_tokens' | 'problem'> {
  /** became: chosen, carried out, refused, not listed. result: what the agent answered, where it carried the call out. */
  calls: { name: string; input: unknown; became: string; result?: string }[];
}

/** What a model was asked and said, to be kept beside the transcript. */
export interface Conversation {
  asked: Pick<DecisionRequest, 'messages' | 'tools'>;
  /** Tools that take text instead of JSON, for which a function stood in. */
  stand_ins: string[];
  heard: Heard[];
}

export type Answer =
  /** carried_out: what the agent was to read first, where it has not done so yet or did so on the way. */
  (
    | ({ decided: true; usage: Usage } & Required<Choice> & Pick<Decision, 'carried_out'>)
    /** fatal: what the user must fix; no further question would be answered either. */
    | { decided: false; reason: string; fix?: string; fatal?: ConfigError }
  ) & {
    /** Absent where nobody was asked now. */
    conversation?: Conversation;
  };

/** Asks a model once: its answer, or why there is none. */
export type AskTurn = (
  body: Pick<DecisionRequest, 'messages' | 'tools'>,
) => Promise<{ ok: true; reply: DecisionReply } | { ok: false; answer: Extract<Answer, { decided: false }> }>;

/** Holds the conversation with the agent that waits; absent where a model is asked with the listing alone. */
export type Converse = (ask: AskTurn, turns: number) => Promise<Answer>;

export interface Decider {
  decide(question: Question, converse?: Converse): Promise<Answer>;
  /** The most requests of one trial, where a model is asked with all that the agent sent; null: with the listing, once. */
  turns: number | null;
  /** Gives the answer of `decide` where no model has to be asked, without counting it; null where it would stay undecided. */
  foresee?(question: Question): Required<Choice> | null;
}

/** Asked with the listing, a model sees that, the prompt and nothing else; else all that the agent sends. */
export function fingerprintOf(
  question: Question,
  { mode, model, turns = null }: { mode: DecidedBy; model: string | null; turns?: number | null },
): string {
  const { prompt, trial, agent, version, install, vendor_model, workspace, processes, sent } = question;
  const asked = { rules: 1, mode, model, listing: identify(question), prompt, trial };
  if (mode === 'model' && turns === null) return hashOf(asked);
  const there = { ...asked, agent, version, install, vendor_model, workspace, processes };
  return hashOf(turns === null ? there : { ...there, turns, sent: sent?.hash ?? null });
}

export const hashOffers = (question: Pick<Question, 'listing' | 'offered'>): string => hashOf(identify(question));

/** What makes a listing the same one. Of an agent that lists in no certain order: what it says of each skill, and all its words. */
function identify({ listing: { unordered, ...listing }, offered }: Pick<Question, 'listing' | 'offered'>): unknown {
  if (!unordered) return listing;
  const { passages, tool } = listing;
  const words =
    [...passages, tool.name, tool.description, JSON.stringify(tool.input_schema)]
      .join('\n')
      .match(/[\p{L}\p{N}_-]+|\S/gu) ?? [];
  return { skills: offered.map((skill) => JSON.stringify(skill)).sort(), words: words.sort() };
}

/** sha256 of the value as JSON, hex; keys in the order in which they are written here. */
export const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Of one request. */
export const estimateTokens = ({ listing, prompt, sent }: Pick<Question, 'listing' | 'prompt' | 'sent'>): number =>
  sent?.tokens ?? estimateRequest(buildDecisionRequest(listing, prompt, { model: '', trial: 1 }));
