/** The verdict: evidence, offer and the way the process ended become a status, its kinds and a sentence for the author. */
import type { SkillCase } from './case/schema.js';
import type { ExitFacts, Fault } from './event.js';
import type { Claim, Claims } from './evidence/claims.js';
import type { SkillEvidence } from './evidence/evidence.js';
import { own } from './own.js';
import type { FailureCategory, FailureKind, MismatchKind, Result, Results, Status } from './result.js';
import { explainFailure, type Findings } from './verdict-sentence.js';

export interface Judged {
  testCase: SkillCase;
  evidence: SkillEvidence;
  exit: ExitFacts;
  /** The offer of expected_skill; null when it could not be seen. */
  offer?: Result['offer'];
  mode?: Results['mode'];
}

export interface Verdict {
  status: Status;
  failure_kind: FailureKind | null;
  mismatch_kind: MismatchKind | null;
  failure_category: FailureCategory | null;
  /** What went wrong, in a sentence; null on pass. */
  error: string | null;
  fault: Fault | null;
  matched_evidence: string[];
  missing_evidence: string[];
  optional_hits: string[];
  disallowed_hits: string[];
}

/** A pass for which nothing needs to be said. */
export const CLEAN: Verdict = {
  status: 'pass',
  failure_kind: null,
  mismatch_kind: null,
  failure_category: null,
  error: null,
  fault: null,
  matched_evidence: [],
  missing_evidence: [],
  optional_hits: [],
  disallowed_hits: [],
};

export function judge(judged: Judged): Verdict {
  const { testCase, evidence, exit } = judged;
  const { claims } = evidence;
  const offer = judged.offer ?? null;
  const findings: Findings = {
    missing: claims.all.filter((c) => c.role === 'required' && !isMet(c, evidence)),
    missing_any: missingAny(claims, evidence),
    optional: claims.all.filter((c) => c.role === 'optional' && isMet(c, evidence)).map((c) => c.token),
    disallowed: claims.all.filter((c) => c.role === 'disallowed' && isMet(c, evidence)).map((c) => c.token),
    offer: checkOffer(testCase, offer),
  };
  const shown = {
    matched_evidence: listMatched(claims, evidence),
    missing_evidence: [
      ...findings.missing.map((c) => c.token),
      ...(findings.missing_any ? [findings.missing_any] : []),
    ],
    optional_hits: findings.optional,
    disallowed_hits: findings.disallowed,
  };
  const none = { failure_kind: null, mismatch_kind: null, failure_category: null };

  if (claims.nothing && judged.mode === 'oracle') {
    return { ...shown, ...none, status: 'skipped', error: 'needs a mode that chooses', fault: null };
  }
  const fault = findFault(judged);
  const met = shown.missing_evidence.length === 0 && findings.disallowed.length === 0 && findings.offer === null;
  // A positive case that was proved before the fault has passed; a negative one proves nothing about a run that broke off.
  if (met && (fault === null || !claims.nothing)) return { ...shown, ...none, status: 'pass', error: null, fault };
  // A disallowed skill that was used stays used whatever broke afterwards.
  if (fault !== null && findings.disallowed.length === 0) {
    const error = `could not be judged: ${fault.kind}: ${fault.message}`;
    const failure_category = exit.timed_out ? 'timeout' : 'transport';
    return { ...shown, ...none, failure_category, status: 'infra_error', error, fault };
  }
  const failure_kind = classify(findings, evidence, offer);
  return {
    ...shown,
    status: 'fail',
    failure_kind,
    mismatch_kind: mismatch(findings),
    failure_category: exit.timed_out ? 'timeout' : 'assertion',
    error: explainFailure(failure_kind, { findings, evidence, exit, offer, min_offer: testCase.min_offer }),
    fault,
  };
}

function isMet(claim: Claim, evidence: SkillEvidence): boolean {
  const hit = own(evidence.hits, claim.token);
  return hit !== undefined && (claim.max_tier === null || hit.tier <= claim.max_tier);
}

function missingAny(claims: Claims, evidence: SkillEvidence): string | null {
  const { tokens, activity } = claims.any;
  if (tokens.length === 0 && !activity) return null;
  if (activity && evidence.active) return null;
  if (tokens.some((token) => own(evidence.hits, token) !== undefined)) return null;
  return `any_of(${[...tokens, ...(activity ? ['tool activity'] : [])].join('|')})`;
}

function listMatched(claims: Claims, evidence: SkillEvidence): string[] {
  const required = claims.all.filter((c) => c.role === 'required' && isMet(c, evidence)).map((c) => c.token);
  const any = claims.any.tokens.filter((token) => own(evidence.hits, token) !== undefined);
  return [...new Set([...required, ...any, ...(claims.any.activity && evidence.active ? ['tool activity'] : [])])];
}

/**
 * Exit codes are not believed: killed CLIs exit 0. Without the agent's closing line a run that proved nothing was cut short,
 * unless we cut it ourselves (timeout, early stop), which is judged like any other end.
 */
function findFault({ evidence, exit }: Judged): Fault | null {
  if (exit.spawn_error) return { kind: 'cli_missing', message: exit.spawn_error };
  if (evidence.fault) return evidence.fault;
  if (evidence.ended || exit.timed_out || exit.stopped_early) return null;
  const how = exit.signal ? `signal ${exit.signal}` : `exit code ${exit.exit_code ?? 'unknown'}`;
  return { kind: 'crashed', message: `the agent ended without its closing line (${how})` };
}

/** `any` forbids nothing; an offer that could not be seen cannot be held against the agent. */
function checkOffer(testCase: SkillCase, offer: Result['offer']): Findings['offer'] {
  const least = testCase.min_offer;
  if (least === 'any' || offer === null || !testCase.expected_skill) return null;
  if (offer.state === 'absent') return 'absent';
  if (least === 'name_only' || offer.state === 'full') return null;
  if (least === 'full') return 'weak';
  const share = offer.of_chars > 0 ? (100 * offer.kept_chars) / offer.of_chars : 0;
  return share >= Number.parseInt(least, 10) ? null : 'weak';
}

/** The first that holds, in the contract's order. */
function classify(findings: Findings, evidence: SkillEvidence, offer: Result['offer']): FailureKind {
  const { missing, missing_any } = findings;
  if (findings.offer === 'absent' || (offer?.state === 'absent' && missing.some((c) => c.expected)))
    return 'skill_not_offered';
  if (findings.offer === 'weak') return 'offer_too_weak';
  if (missing.some((c) => own(evidence.refused, c.token) !== undefined)) return 'skill_load_failed';
  const hits = evidence.claims.all.flatMap((c) => own(evidence.hits, c.token) ?? []);
  if (missing.length > 0 && hits.length > 0 && hits.every((hit) => hit.tier === 3)) return 'weak_evidence_only';
  if (missing.some((c) => own(evidence.hits, c.token) !== undefined)) return 'evidence_too_weak';
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

/** `dotnet-xunit/SKILL.md` goes missing with `dotnet-xunit`: together they are one missing skill. */
function isFileOfExpected(claim: Claim, findings: Findings): boolean {
  const expected = findings.missing.find((c) => c.expected);
  return expected !== undefined && claim.skill !== null && claim.skill === expected.skill;
}
