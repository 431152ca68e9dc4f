/** Failure kinds in words: what was wanted, what was seen instead, and where that leaves the author. */
import type { ExitFacts } from './event.js';
import type { Claim } from './evidence/claims.js';
import type { SkillEvidence } from './evidence/evidence.js';
import { own } from './own.js';
import type { FailureKind, Result } from './result.js';

/** What the claims came to: the ground on which every kind is decided. */
export interface Findings {
  missing: Claim[];
  /** The activity claim, as the report shows it; null when it is met or not asked. */
  missing_any: string | null;
  optional: string[];
  disallowed: string[];
  /** skill_not_offered or offer_too_weak, where min_offer forbids a pass. */
  offer: 'absent' | 'weak' | null;
}

export interface FailureFacts {
  findings: Findings;
  evidence: SkillEvidence;
  exit: ExitFacts;
  offer: Result['offer'];
  min_offer: string;
}

export function explainFailure(kind: FailureKind, facts: FailureFacts): string {
  const parts = [describe(kind, facts)];
  const { disallowed } = facts.findings;
  if (disallowed.length > 0) parts.unshift(`disallowed skill(s) detected: ${disallowed.join(', ')}`);
  if (facts.exit.timed_out) parts.push('command timed out');
  return parts.filter((part) => part !== '').join('; ');
}

function describe(kind: FailureKind, { findings, evidence, offer, min_offer }: FailureFacts): string {
  const missing = findings.missing.map((c) => c.token);
  const wanted = missing.join(', ');
  switch (kind) {
    case 'skill_not_offered':
      return `the agent was never offered ${wanted || 'the expected skill'}${offer?.reason ? `: ${offer.reason}` : ''}`;
    case 'offer_too_weak': {
      const kept = offer?.state === 'cut' ? `${offer.kept_chars} of ${offer.of_chars} characters` : 'its name only';
      return `the agent was offered ${kept} of the description, the case wants min_offer ${min_offer}${offer?.reason ? `: ${offer.reason}` : ''}`;
    }
    case 'skill_load_failed': {
      const token = missing.find((t) => own(evidence.refused, t) !== undefined) as string;
      return `${token} was asked for but not loaded: ${own(evidence.refused, token)}`;
    }
    case 'weak_evidence_only':
      return `only mentions or listings were seen (Tier 3), no use of ${wanted}`;
    case 'evidence_too_weak': {
      const weak = findings.missing.filter((c) => own(evidence.hits, c.token) !== undefined);
      const seen = weak.map((c) => {
        const hit = own(evidence.hits, c.token);
        return `${c.token} was seen at Tier ${hit?.tier}, Tier ${c.max_tier} is needed (${hit?.source_detail})`;
      });
      return seen.join('; ');
    }
    case 'skill_not_loaded':
      return `the agent worked but never used ${wanted}`;
    case 'mixed_evidence_missing':
      return `no use of ${wanted} and none of ${findings.missing_any} was seen`;
    case 'missing_skill_file_evidence':
      return `the skill was used but ${wanted} was never read`;
    case 'missing_activity_evidence':
      return `the skill evidence is there, but none of ${findings.missing_any}`;
    case 'unknown':
      return [wanted && `missing: ${wanted}`, findings.missing_any && `missing: ${findings.missing_any}`]
        .filter(Boolean)
        .join('; ');
  }
}
