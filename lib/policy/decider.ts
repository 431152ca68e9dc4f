/** The port to whatever decides in modes `model` and `replay`: a question → what was chosen, or why nothing was. */
import { createHash } from 'node:crypto';
import type { Choice, DecidedBy } from '../contract/decision.js';
import type { ConfigError } from '../input/config-error.js';
import type { ListingText } from '../model/listing.js';
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
  /** Hash of the folder that the agent works in; null for an empty one. */
  workspace: string | null;
  /** Hash of the source, where its hooks may say something to the model; null where they may not. */
  processes: string | null;
}

interface Usage {
  input_tokens: number;
  output_tokens: number;
}

export type Answer =
  | ({ decided: true; usage: Usage } & Required<Choice>)
  /** fatal: what the user must fix; no further question would be answered either. */
  | { decided: false; reason: string; fatal?: ConfigError };

export interface Decider {
  decide(question: Question): Promise<Answer>;
  /** Gives the answer of `decide` where no model has to be asked, without counting it; null where it would stay undecided. */
  foresee?(question: Question): Required<Choice> | null;
}

/** Where a model is asked, it sees the listing, the prompt and nothing else; in mode live it sees all that the agent does. */
export function fingerprintOf(question: Question, mode: DecidedBy, model: string | null): string {
  const { prompt, trial, agent, version, install, vendor_model, workspace, processes } = question;
  const asked = { rules: 1, mode, model, listing: identify(question), prompt, trial };
  return hashOf(mode === 'model' ? asked : { ...asked, agent, version, install, vendor_model, workspace, processes });
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

/** Both as a model's request has them: about four characters of English are a token. */
export const estimateTokens = ({ listing, prompt }: Pick<Question, 'listing' | 'prompt'>): number =>
  Math.ceil((listing.passages.join('').length + JSON.stringify(listing.tool).length + prompt.length) / 4);
