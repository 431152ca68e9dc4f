/** Keeps the best hit per token and its two best proof lines, in memory that grows with the tokens, not with the transcript. */

import type { ProofLine, TokenHit } from '../contract/result.js';
import type { Tier } from '../contract/tier.js';
import type { EventLocation } from '../contract/transcript/event.js';

const PROOF_PER_TOKEN = 2;
const PROOF_PER_TRIAL = 30;
const LINE_LIMIT = 500;

interface Scored extends ProofLine {
  score: number;
  tier: Tier;
}

export function createBestHits() {
  const best = new Map<string, TokenHit>();
  const proofs = new Map<string, Scored[]>();
  return {
    /** Records a hit; one that is not better than the best may still become the second proof line. */
    note(token: string, tier: Tier, score: number, location: EventLocation, detail: string): void {
      const old = best.get(token);
      const kind: TokenHit['source_kind'] = location.stream === 'session_log' ? 'session_log' : 'cli_output';
      const lines = proofs.get(token) ?? [];
      const weakest = lines.length < PROOF_PER_TOKEN ? undefined : (lines.at(-1) as Scored);
      const proves = !weakest || tier < weakest.tier || (tier === weakest.tier && score > weakest.score);
      if (old && !proves && !isBetter({ tier, score, source_kind: kind }, old)) return;
      const proof = cutLine(location.proof);
      if (!old || isBetter({ tier, score, source_kind: kind }, old)) {
        best.set(token, { tier, score, source_kind: kind, source_detail: detail, proof_line: proof });
      }
      if (!proves || lines.some((l) => l.source === location.stream && l.line_number === location.line)) return;
      lines.push({ token, source: location.stream, line_number: location.line, line: proof, score, tier });
      lines.sort(byStrength);
      proofs.set(token, lines.slice(0, PROOF_PER_TOKEN));
    },
    best: (token: string) => best.get(token),
    hits: (): Record<string, TokenHit> => Object.fromEntries(best),
    proof: (): ProofLine[] =>
      [...proofs.values()]
        .flat()
        .sort(byStrength)
        .slice(0, PROOF_PER_TRIAL)
        .map(({ token, source, line_number, line }) => ({ token, source, line_number, line })),
  };
}

const SOURCES = ['cli_output', 'session_log', 'log_fallback'];

/** In this order: stronger tier, higher score, CLI output before logs; else the first is kept. */
export function isBetter(
  a: Pick<TokenHit, 'tier' | 'score' | 'source_kind'>,
  b: Pick<TokenHit, 'tier' | 'score' | 'source_kind'>,
): boolean {
  if (a.tier !== b.tier) return a.tier < b.tier;
  if (a.score !== b.score) return a.score > b.score;
  return SOURCES.indexOf(a.source_kind) < SOURCES.indexOf(b.source_kind);
}

function byStrength(a: Scored, b: Scored): number {
  return a.tier - b.tier || b.score - a.score || a.line_number - b.line_number;
}

/** Cuts to 500 characters and copies: a slice would keep a line of hundreds of megabytes in memory. */
export function cutLine(line: string): string {
  if (line.length <= LINE_LIMIT) return line;
  return Buffer.from(`${line.slice(0, LINE_LIMIT)}...`).toString('utf8');
}
