/** Turns evidence, offer and the way the process ended into the verdict of a skill case: status, failure kinds and a sentence for the author. */
import type { SkillCase } from '../case/schema.js';
import { asksModel } from '../contract/mode.js';
import type { Ambiguity, FailureKind, MismatchKind, Result, Results } from '../contract/result.js';
import type { ExitFacts, Fault } from '../contract/transcript/event.js';
import { CLEAN, type Verdict } from '../contract/verdict.js';
import type { Claim, Claims } from '../evidence/claims.js';
import type { SkillEvidence } from '../evidence/evidence.js';
import { getOwn } from '../input/get-own.js';
import { endedEarly, infraError } from './infra-verdict.js';
import { isAnyOfWords, isNothingJudged, listNotJudged, nameAny } from './not-judged.js';
import { explainFailure, type FailureFacts, type Findings } from './sentence.js';

export interface Judged {
  testCase: SkillCase;
  evidence: SkillEvidence;
  exit: ExitFacts;
  /** The offer of expected_skill; null when it could not be seen. */
  offer?: Result['offer'];
  /** What reached the model of expected_skill; null or absent where that could not be seen. */
  delivery?: Result['delivery'];
  mode?: Results['mode'];
  /** The embedded model asked for at least one call. */
  asked?: boolean;
  /** Required ids that name several different skills of the source, so that it is not known which one is meant. */
  ambiguous?: readonly Ambiguity[];
  /** Why the agent's own skill comes before the expected one; null where it has none of that name. */
  shadowed?: string | null;
  choice?: FailureFacts['choice'];
}

export function judge(judged: Judged): Verdict {
  const { testCase, evidence, exit } = judged;
  const { claims } = evidence;
  const offer = judged.offer ?? null;
  const not_judged = listNotJudged(claims, judged.mode);
  const unseen = new Set(not_judged.map(({ token }) => token));
  const findings: Findings = {
    ambiguous: judged.ambiguous ?? [],
    missing: claims.all.filter((c) => c.role === 'required' && !unseen.has(c.token) && !isMet(c, evidence)),
    missing_any: not_judged.length > 0 && isAnyOfWords(claims) ? null : missingAny(claims, evidence),
    optional: claims.all.filter((c) => c.role === 'optional' && isMet(c, evidence)).map((c) => c.token),
    disallowed: claims.all.filter((c) => c.role === 'disallowed' && isMet(c, evidence)).map((c) => c.token),
    shadowed: judged.shadowed ?? null,
    offer: checkOffer(testCase, offer),
    delivery: checkDelivery(testCase, judged.delivery ?? null),
  };
  const shown = {
    ...CLEAN,
    matched_evidence: listMatched(claims, evidence),
    missing_evidence: [
      ...findings.missing.map((c) => c.token),
      ...(findings.missing_any ? [findings.missing_any] : []),
    ],
    optional_hits: findings.optional,
    disallowed_hits: findings.disallowed,
    ...(not_judged.length > 0 ? { not_judged } : {}),
  };

  if (claims.nothing && judged.mode === 'oracle') {
    return { ...shown, status: 'skipped', error: 'needs a mode that chooses' };
  }
  if (isNothingJudged(claims, not_judged) && findings.disallowed.length === 0) {
    const error = `nothing that it requires can be judged: ${not_judged[0]?.reason}`;
    return { ...shown, status: 'skipped', error };
  }
  const fault = findFault(judged);
  const met =
    findings.ambiguous.length === 0 &&
    !isSurelyShadowed(judged) &&
    shown.missing_evidence.length === 0 &&
    findings.disallowed.length === 0 &&
    findings.offer === null &&
    findings.delivery === null;
  // A positive case that was proved before the fault has passed. A negative case needs a run that finished.
  if (met && (fault === null || !claims.nothing)) return { ...shown, fault };
  // A disallowed skill was used, whatever fault came afterwards.
  if (fault !== null && findings.disallowed.length === 0) return { ...shown, ...infraError(fault, exit) };
  const failure_kind = isSurelyShadowed(judged) ? 'skill_shadowed' : classify(findings, evidence, offer);
  return {
    ...shown,
    status: 'fail',
    failure_kind,
    ...(failure_kind === 'ambiguous_skill' ? { ambiguous: [...findings.ambiguous] } : {}),
    mismatch_kind: mismatch(findings),
    failure_category: exit.timed_out ? 'timeout' : 'assertion',
    error: explainFailure(failure_kind, {
      ...{ findings, evidence, exit, offer, testCase },
      choice: judged.mode !== undefined && asksModel(judged.mode) ? judged.choice : null,
      is_empty: judged.delivery?.state === 'empty',
    }),
    fault,
  };
}

/** The embedded model takes the first skill of that name, which is the agent's own, however much its text resembles the expected one. */
function isSurelyShadowed({ shadowed, mode, ambiguous = [] }: Judged): boolean {
  return (shadowed ?? null) !== null && mode !== undefined && mode !== 'live' && ambiguous.length === 0;
}

function isMet(claim: Claim, evidence: SkillEvidence): boolean {
  const hit = getOwn(evidence.hits, claim.token);
  return hit !== undefined && (claim.max_tier === null || hit.tier <= claim.max_tier);
}

function missingAny(claims: Claims, evidence: SkillEvidence): string | null {
  const { tokens, activity } = claims.any;
  if (tokens.length === 0 && !activity) return null;
  if (activity && evidence.active) return null;
  if (tokens.some((token) => getOwn(evidence.hits, token) !== undefined)) return null;
  return nameAny(claims.any);
}

function listMatched(claims: Claims, evidence: SkillEvidence): string[] {
  const required = claims.all.filter((c) => c.role === 'required' && isMet(c, evidence)).map((c) => c.token);
  const any = claims.any.tokens.filter((token) => getOwn(evidence.hits, token) !== undefined);
  return [...new Set([...required, ...any, ...(claims.any.activity && evidence.active ? ['tool activity'] : [])])];
}

/**
 * Exit codes are not trusted: killed CLIs exit 0. A run without the agent's closing line was cut short. If we cut it ourselves
 * (timeout, early stop), it is judged like any other run.
 */
function findFault({ evidence, exit, mode, asked }: Judged): Fault | null {
  if (exit.spawn_error) return { kind: 'cli_missing', message: exit.spawn_error };
  if (evidence.fault) return evidence.fault;
  if (exit.timed_out || exit.stopped_early) return null;
  if (evidence.ended && mode === 'oracle') return findSilence(evidence, asked === true);
  if (evidence.ended) return null;
  return endedEarly(exit);
}

/** The oracle asks for what the case needs. Where nothing came back of it, the agent's tools failed, not its routing. */
function findSilence({ active, unanswered }: SkillEvidence, asked: boolean): Fault | null {
  if (unanswered) return { kind: 'crashed', message: `the call of ${unanswered} never got a result` };
  return asked && !active
    ? { kind: 'crashed', message: 'the model asked for a call, and nothing came back of it' }
    : null;
}

/** `any` accepts every offer; an offer that could not be observed is never held against the agent. */
function checkOffer(testCase: SkillCase, offer: Result['offer']): Findings['offer'] {
  const minimum = testCase.min_offer;
  if (minimum === 'any' || offer === null || !testCase.expected_skill) return null;
  if (offer.state === 'absent') return 'absent';
  if (minimum === 'name_only' || offer.state === 'full') return null;
  if (minimum === 'full') return 'weak';
  const share = offer.of_chars > 0 ? (100 * offer.kept_chars) / offer.of_chars : 0;
  return share >= Number.parseInt(minimum, 10) ? null : 'weak';
}

/** Text that did not reach the model is missing evidence already; here it is about how much of it did. */
function checkDelivery({ min_delivery }: SkillCase, delivery: Result['delivery']): Findings['delivery'] {
  if (min_delivery === 'any' || !delivery || delivery.state !== 'cut') return null;
  const least = min_delivery === 'full' ? 100 : Number.parseInt(min_delivery, 10);
  return (100 * delivery.kept_chars) / delivery.of_chars >= least ? null : delivery;
}

/** The first kind that holds, in the contract's order. */
function classify(findings: Findings, evidence: SkillEvidence, offer: Result['offer']): FailureKind {
  const { missing, missing_any } = findings;
  if (findings.ambiguous.length > 0) return 'ambiguous_skill';
  if (findings.offer === 'absent' || (offer?.state === 'absent' && missing.some((c) => c.expected)))
    return 'skill_not_offered';
  if (findings.offer === 'weak') return 'offer_too_weak';
  if (findings.shadowed !== null && missing.some((c) => c.expected)) return 'skill_shadowed';
  // A file of a skill that was loaded is missing by itself.
  const refused = missing.filter((c) => getOwn(evidence.refused, c.token) !== undefined);
  if (refused.some(({ skill }) => skill !== null)) return 'skill_load_failed';
  if (missing.length === 0 && findings.delivery !== null) return 'delivery_too_weak';
  const hits = evidence.claims.all.flatMap((c) => getOwn(evidence.hits, c.token) ?? []);
  if (missing.length > 0 && hits.length > 0 && hits.every((hit) => hit.tier === 3)) return 'weak_evidence_only';
  if (missing.some((c) => getOwn(evidence.hits, c.token) !== undefined)) return 'evidence_too_weak';
  if (missing.some((c) => c.skill !== null && !c.file))
    return missing_any === null ? 'skill_not_loaded' : 'mixed_evidence_missing';
  if (missing.some((c) => c.file) && missing.every((c) => c.file) && missing_any === null)
    return 'missing_skill_file_evidence';
  if (missing.length === 0 && missing_any !== null) return 'missing_activity_evidence';
  return 'unknown';
}

function mismatch(findings: Findings): MismatchKind | null {
  const nothingMissing = findings.missing.length === 0 && findings.missing_any === null;
  const onlyExpected =
    findings.missing.length > 0 && findings.missing.every((c) => c.expected || isFileOfExpected(c, findings));
  const reasons: MismatchKind[] = [];
  if (findings.disallowed.length > 0) reasons.push('disallowed_hit');
  if (!nothingMissing) {
    const optionalOnly = findings.optional.length > 0 && onlyExpected && findings.missing_any === null;
    reasons.push(optionalOnly ? 'optional_only' : 'missing_required');
  }
  return reasons.length > 1 ? 'mixed' : (reasons[0] ?? null);
}

/** If `dotnet-xunit` is missing, so is `dotnet-xunit/SKILL.md`: together they are one missing skill. */
function isFileOfExpected(claim: Claim, findings: Findings): boolean {
  const expected = findings.missing.find((c) => c.expected);
  return expected !== undefined && claim.skill !== null && claim.skill === expected.skill;
}
