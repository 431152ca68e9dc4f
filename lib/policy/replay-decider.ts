/** The decider of mode `replay`: recorded decisions, by fingerprint. What was not asked, or has changed since, is undecided. */
import type { Choice, DecidedBy, Decision } from '../contract/decision.js';
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
  /** The most requests of one trial, where it was asked with all that the agent sent. */
  turns?: number;
}

/** What answering all that is open would take. */
export interface Open {
  trials: number;
  requests: number;
  input_tokens: number;
}

/** Counts questions that were asked and not decided; equal ones are one request. */
export function createOpen() {
  const requests = new Map<string, number>();
  let trials = 0;
  return {
    add(question: Question, fingerprint: string): void {
      trials++;
      requests.set(fingerprint, estimateTokens(question));
    },
    total: (): Open => ({
      trials,
      requests: requests.size,
      input_tokens: [...requests.values()].reduce((sum, tokens) => sum + tokens, 0),
    }),
  };
}

export function createReplay(decisions: readonly Decision[], recording: Recording) {
  const known = findByFingerprint(decisions);
  const open = createOpen();
  let recorded = 0;
  return {
    turns: recording.turns ?? null,
    async decide(question: Question): Promise<Answer> {
      const fingerprint = fingerprintOf(question, recording);
      const decision = known.get(fingerprint);
      if (decision) {
        recorded++;
        return answerOf(decision);
      }
      open.add(question, fingerprint);
      return { decided: false, reason: explainAbsence(question, decisions) };
    },
    foresee(question: Question): Required<Choice> | null {
      const { choice, also = [], unknown = [], carried_out } = known.get(fingerprintOf(question, recording)) ?? {};
      // What the agent read first belongs to that case alone.
      return choice === undefined || carried_out ? null : { choice, also, unknown };
    },
    recorded: () => recorded,
    open: open.total,
  } satisfies Decider & Record<string, unknown>;
}

export const findByFingerprint = (decisions: readonly Decision[]): Map<string, Decision> =>
  new Map(decisions.map((decision) => [decision.fingerprint, decision]));

export const answerOf = ({ choice, also = [], unknown = [], carried_out }: Decision): Answer => ({
  decided: true,
  choice,
  also,
  unknown,
  ...(carried_out ? { carried_out } : {}),
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
