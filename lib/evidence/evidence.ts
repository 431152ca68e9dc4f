/** The shapes of evidence: what a transcript proves, claim by claim. The judge reads nothing else. */

import type { ProofLine, TokenHit } from '../contract/result.js';
import type { Tier } from '../contract/tier.js';
import type { AgentEvent, Fault, ToolOutcome } from '../contract/transcript/event.js';
import type { Claims } from './claims.js';

export type TokenUsage = Extract<AgentEvent, { type: 'end' }>['usage'];
export const NO_USAGE: TokenUsage = { input_tokens: null, output_tokens: null, cost_usd: null };

/** Evidence of one trial of a `skill` case. */
export interface SkillEvidence {
  /** What the case requires; the judge compares hits with it. */
  claims: Claims;
  /** Best hit per token of the claims (required, optional, disallowed, activity). */
  hits: Record<string, TokenHit>;
  /** Tokens whose skill the agent requested in vain (denied, blocked, failed): token → the agent's message. */
  refused: Record<string, string>;
  /** At least one tool event was seen. */
  active: boolean;
  /** Best-scored proof lines, at most 30. */
  proof: ProofLine[];
  fault: Fault | null;
  /** The agent's closing line was seen. */
  ended: boolean;
  /** The tool of a call that never got a result; absent where the evidence does not show it. */
  unanswered?: string | null;
  usage: TokenUsage;
  final_answer: string | null;
}

/** The outcome of one tool call of a trial, for `explain`. */
export interface ToolCallEvidence {
  tool: string;
  input: unknown;
  outcome: ToolOutcome;
  message: string | null;
}

/** What `explain` reports about one skill. */
export interface SkillUse {
  used: boolean;
  tier: Tier | null;
  /** invoked · read · forked · injected · none · failed · denied · unfinished · listed · mentioned · written · other-file · other-skill … */
  how: string;
  /** The tool or command that did it (`ls`, `Read`), if any. */
  by?: string | null;
  /** The file that was read. */
  path?: string | null;
  /** The stream and its line: `stdout:3`. */
  at?: string | null;
  /** What decides: the call, the refusal, or the words that name it. */
  words?: string | null;
  proof: string | null;
}
