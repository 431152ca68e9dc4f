/** Turns a failure kind into a sentence for the author: what was required and what was seen instead. */

import type { SkillCase } from '../case/schema.js';
import type { Delivery } from '../contract/delivery.js';
import type { Ambiguity, FailureKind, Result, TrialChoice } from '../contract/result.js';
import type { ExitFacts } from '../contract/transcript/event.js';
import type { Claim } from '../evidence/claims.js';
import type { SkillEvidence } from '../evidence/evidence.js';
import { getOwn } from '../input/get-own.js';
import { listFew } from '../text/count.js';
import { oneLine } from '../text/escape.js';

/** Which claims were met: the basis on which every failure kind is decided. */
export interface Findings {
  ambiguous: readonly Ambiguity[];
  missing: Claim[];
  /** The activity claim, as the report shows it; null when it is met or not required. */
  missing_any: string | null;
  optional: string[];
  disallowed: string[];
  /** Why the agent's own skill of that name comes first; null where it has none. */
  shadowed: string | null;
  /** skill_not_offered or offer_too_weak, where min_offer forbids a pass. */
  offer: 'absent' | 'weak' | null;
  /** The delivery that min_delivery forbids to pass. */
  delivery: Delivery | null;
}

export interface FailureFacts {
  findings: Findings;
  evidence: SkillEvidence;
  exit: ExitFacts;
  offer: Result['offer'];
  testCase: Pick<SkillCase, 'min_offer' | 'min_delivery'>;
  /** What was delivered of the skill. */
  is_empty: boolean;
  /** What a model chose; null or absent where none did. */
  choice?: Uncalled | null | undefined;
}

type Uncalled = Omit<TrialChoice, 'trial'>;

export function explainFailure(kind: FailureKind, facts: FailureFacts): string {
  const parts = [describe(kind, facts)];
  const { disallowed } = facts.findings;
  if (disallowed.length > 0) parts.unshift(`disallowed skill(s) detected: ${disallowed.join(', ')}`);
  if (facts.exit.timed_out) parts.push('command timed out');
  return parts.filter((part) => part !== '').join('; ');
}

function describe(kind: FailureKind, { findings, evidence, offer, testCase, is_empty, choice }: FailureFacts): string {
  const missing = findings.missing.map((c) => c.token);
  const wanted = missing.join(', ');
  switch (kind) {
    case 'ambiguous_skill': {
      const all = findings.ambiguous.map(
        ({ id, paths, only }) =>
          `'${id}' names ${paths.length} different skills of the source (${paths.join(', ')}), ${only ? `of which it lists only ${only}: the other is gone there` : 'so an agent may load the wrong one'}`,
      );
      return all.join('; ');
    }
    case 'skill_shadowed':
      return findings.shadowed ?? '';
    case 'skill_not_offered':
      return `the agent was never offered ${wanted || 'the expected skill'}${offer?.reason ? `: ${offer.reason}` : ''}`;
    case 'offer_too_weak': {
      const kept = offer?.state === 'cut' ? `${offer.kept_chars} of ${offer.of_chars} characters` : 'its name only';
      return `the agent was offered ${kept} of the description, but the case requires min_offer ${testCase.min_offer}${offer?.reason ? `: ${offer.reason}` : ''}`;
    }
    case 'skill_load_failed': {
      const token = missing.find((t) => getOwn(evidence.refused, t) !== undefined) as string;
      const missed = is_empty ? 'what it got is empty' : 'it was not loaded';
      return `the agent requested ${token}, but ${missed}: ${getOwn(evidence.refused, token)}`;
    }
    case 'delivery_too_weak':
      return `${findings.delivery?.why ?? ''}, but the case requires min_delivery ${testCase.min_delivery}`;
    case 'weak_evidence_only':
      return `${wanted} was only mentioned or listed (Tier 3), never used`;
    case 'evidence_too_weak': {
      const weak = findings.missing.filter((c) => getOwn(evidence.hits, c.token) !== undefined);
      const hits = weak.map((c) => {
        const hit = getOwn(evidence.hits, c.token);
        return `${c.token} was seen at Tier ${hit?.tier} (${hit?.source_detail}), but Tier ${c.max_tier} is required`;
      });
      return hits.join('; ');
    }
    case 'skill_not_loaded':
      return describeUncalled(choice) ?? `the agent worked but never used ${wanted}`;
    case 'mixed_evidence_missing':
      return describeUncalled(choice) ?? `the output shows neither a use of ${wanted} nor ${describeAny(evidence)}`;
    case 'missing_skill_file_evidence':
      return `the skill was used but ${wanted} was never read${whyRefused(missing, evidence)}`;
    case 'missing_activity_evidence':
      return `the skill was used, but the output does not show ${describeAny(evidence)}`;
    case 'unknown':
      return [wanted && `missing: ${wanted}`, findings.missing_any && `missing: ${findings.missing_any}`]
        .filter(Boolean)
        .join('; ');
  }
}

/** What the model did instead; null where it called a skill, or nobody was asked. */
function describeUncalled(choice: Uncalled | null | undefined): string | null {
  if (!choice || choice.choice !== null) return null;
  const { unknown = [], tools = [], said } = choice;
  const called = unknown.length > 0 ? unknown : tools;
  const which = `it called ${listFew(called.map((name) => `'${oneLine(name, 80)}'`))}`;
  const did = called.length > 0 ? which + (called === unknown ? ', which the agent does not list' : ' instead') : null;
  const words = said && `${did ? 'and said' : 'it answered in words and called nothing'}: “${oneLine(said, 200)}”`;
  return ['the model called no skill', [did, words].filter(Boolean).join(', ')].filter(Boolean).join('; ');
}

function whyRefused(missing: readonly string[], { refused }: SkillEvidence): string {
  const [why] = missing.flatMap((token) => getOwn(refused, token) ?? []);
  return why === undefined ? '' : `: ${why}`;
}

/** In words what the token any_of(…) of missing_evidence stands for. */
function describeAny({ claims: { any } }: SkillEvidence): string {
  const tokens = any.tokens.map((token) => `'${token}'`);
  const activity = any.activity ? [tokens.length > 0 ? 'a call of a tool' : 'any call of a tool'] : [];
  const named = tokens.length > 1 ? `any of ${tokens.join(', ')}` : tokens.join('');
  return [named, ...activity].filter(Boolean).join(' or ');
}
