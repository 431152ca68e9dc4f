/** Evidence: what a transcript proves, told claim by claim. The judge reads nothing else. */
import type { Fault, ToolOutcome } from '../event.js';
import type { ProofLine, TokenHit } from '../result.js';
import type { Claims } from './claims.js';

export type Tier = 1 | 2 | 3;

/** Evidence of one trial of a `skill` case. */
export interface SkillEvidence {
  /** What was asked for: the judge compares hits with it. */
  claims: Claims;
  /** Best hit per token asked for (required, optional, disallowed, activity). */
  hits: Record<string, TokenHit>;
  /** Tokens whose skill was asked for and refused, denied, blocked, failed: token → the agent's words. */
  refused: Record<string, string>;
  /** At least one tool event was seen. */
  active: boolean;
  /** Best-scored proof lines, at most 30. */
  proof: ProofLine[];
  fault: Fault | null;
  /** The agent's closing line was seen. */
  ended: boolean;
  usage: { input_tokens: number | null; output_tokens: number | null; cost_usd: number | null };
  final_answer: string | null;
}

/** What became of each tool call of a trial, for `explain` and kind tool_route. */
export interface ToolCallEvidence {
  tool: string;
  input: unknown;
  outcome: ToolOutcome;
  message: string | null;
}

/** What `explain` says of one skill. */
export interface SkillUse {
  used: boolean;
  tier: Tier | null;
  /** invoked · read · forked · injected · none · failed · denied · unfinished · listed · mentioned · written · other-file · other-skill … */
  how: string;
  /** The tool or command that did it (`ls`, `Read`), where one did. */
  by?: string | null;
  proof: string | null;
}
