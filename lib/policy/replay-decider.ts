/** The decider of mode `replay`: recorded decisions, by fingerprint. What was not asked, or has changed since, is undecided. */
import type { DecidedBy, Decision } from '../contract/decision.js';
import {
  type Answer,
  type Decider,
  estimateTokens,
  fingerprintOf,
  hashOf,
  hashOffers,
  type Question,
} from './decider.js';

export interface Recording {
  mode: DecidedBy;
  model: string | null;
}

/** What answering all that is open would take. */
export interface Open {
  trials: number;
  requests: number;
  input_tokens: number;
}

export interface ReplayDecider extends Decider {
  recorded(): number;
  open(): Open;
}

export function createReplay(decisions: readonly Decision[], { mode, model }: Recording): ReplayDecider {
  const known = findByFingerprint(decisions);
  const open = new Map<string, number>();
  let recorded = 0;
  let trials = 0;
  return {
    async decide(question) {
      const fingerprint = fingerprintOf(question, mode, model);
      const decision = known.get(fingerprint);
      if (decision) {
        recorded++;
        return answerOf(decision);
      }
      trials++;
      open.set(fingerprint, estimateTokens(question));
      return { decided: false, reason: explainAbsence(question, decisions) };
    },
    foresee(question) {
      const { choice, also = [], unknown = [] } = known.get(fingerprintOf(question, mode, model)) ?? {};
      return choice === undefined ? null : { choice, also, unknown };
    },
    recorded: () => recorded,
    open: () => ({
      trials,
      requests: open.size,
      input_tokens: [...open.values()].reduce((sum, tokens) => sum + tokens, 0),
    }),
  };
}

export const findByFingerprint = (decisions: readonly Decision[]): Map<string, Decision> =>
  new Map(decisions.map((decision) => [decision.fingerprint, decision]));

export const answerOf = ({ choice, also = [], unknown = [] }: Decision): Answer => ({
  decided: true,
  choice,
  also,
  unknown,
  usage: { input_tokens: 0, output_tokens: 0 },
});

/** What changed since the case was last decided on this agent, in words. */
function explainAbsence(question: Question, decisions: readonly Decision[]): string {
  const { agent, case_id, trial, prompt } = question;
  const own = decisions.filter((one) => one.agent === agent && one.case_id === case_id);
  if (own.length === 0) return 'no decision is recorded for it';
  const of = own.filter((one) => one.trial === trial);
  if (of.length === 0) return `no decision is recorded for its trial ${trial}`;
  const changed = [
    of.every(({ prompt_hash }) => prompt_hash !== hashOf(prompt)) && 'the prompt',
    of.every(({ offers_hash }) => offers_hash !== hashOffers(question)) && `what ${agent} lists`,
  ].filter(Boolean);
  return `${changed.length > 0 ? changed.join(' and ') : 'what the decision rests on'} changed since it was decided`;
}
