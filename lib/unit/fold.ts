/** A unit's trials → its row: the folded status, and what the trial that decided showed. */
import { quoteForShell } from '../agents/template.js';
import type { Case } from '../case/schema.js';
import type { PlannedUnit } from '../plan.js';
import type { ProofLine, Result, Trial } from '../result.js';
import type { Transcript } from '../transcript.js';
import { foldTrials, isDecided } from '../trials.js';
import type { Verdict } from '../verdict.js';
import { blankResult } from './context.js';

/** What any kind's trial leaves behind. */
export interface TrialOutcome {
  transcript: Transcript;
  verdict: Verdict;
  evidence: { proof: ProofLine[]; usage: Result['usage'] };
}

/** Trial after trial, until those to come can change nothing. */
export async function runTrials<O extends TrialOutcome>(
  { trials }: PlannedUnit,
  { pass_threshold }: Case,
  signal: AbortSignal,
  runTrial: (trial: number) => Promise<O>,
): Promise<{ outcomes: O[]; verdicts: Trial[] }> {
  const outcomes: O[] = [];
  const verdicts: Trial[] = [];
  for (let trial = 1; trial <= trials && !signal.aborted; trial++) {
    const outcome = await runTrial(trial);
    outcomes.push(outcome);
    const { status, error } = outcome.verdict;
    const { duration_ms, timed_out } = outcome.transcript.exit;
    verdicts.push({ trial, status, duration_ms, timed_out, failures: error ? [error] : [] });
    if (isDecided(verdicts, pass_threshold, trials)) break;
  }
  return { outcomes, verdicts };
}

export interface FoldedUnit<O extends TrialOutcome> {
  row: Result;
  /** The first trial that has the folded status, else the last; null when none ran. */
  shown: O | null;
}

export function foldUnit<O extends TrialOutcome>(
  unit: PlannedUnit,
  testCase: Case,
  outcomes: readonly O[],
  verdicts: readonly Trial[],
): FoldedUnit<O> {
  const { status, trials } = foldTrials(verdicts, testCase.pass_threshold, unit.trials);
  const shown = outcomes.find((outcome) => outcome.verdict.status === status) ?? outcomes.at(-1) ?? null;
  const blank = { ...blankResult(unit, testCase), trials };
  if (!shown) return { row: blank, shown };
  const { transcript, evidence, verdict } = shown;
  const { exit } = transcript;
  const failed = status === 'fail';
  const row: Result = {
    ...blank,
    status,
    source: 'cli_output',
    matched_evidence: verdict.matched_evidence,
    missing_evidence: verdict.missing_evidence,
    tool_use_proof_lines: evidence.proof,
    error: status === 'pass' ? null : verdict.error,
    duration_ms: verdicts.reduce((sum, trial) => sum + trial.duration_ms, 0),
    command: transcript.argv.map(quote).join(' '),
    exit_code: exit.exit_code,
    signal: exit.signal,
    output_excerpt: transcript.excerpt,
    timed_out: exit.timed_out,
    failure_kind: failed ? verdict.failure_kind : null,
    mismatch_kind: failed ? verdict.mismatch_kind : null,
    failure_category: status === 'pass' ? null : verdict.failure_category,
    fault: verdict.fault,
    optional_hits: verdict.optional_hits,
    disallowed_hits: verdict.disallowed_hits,
    usage: sumUsage(outcomes),
  };
  return { row, shown };
}

/** What is answered in process is the same each time: one trial says what all would. */
export function foldOffline(unit: PlannedUnit, testCase: Case, verdict: Verdict, duration_ms: number): Result {
  const failures = verdict.error ? [verdict.error] : [];
  const trial: Trial = { trial: 1, status: verdict.status, duration_ms, timed_out: false, failures };
  const folded = foldTrials([trial], testCase.pass_threshold, 1);
  return { ...blankResult(unit, testCase), ...verdict, ...folded, source: 'offline', duration_ms };
}

/** What `explain` needs to read the trial's folder again. */
export function describeTrial(agent: string, version: string, { transcript, verdict }: TrialOutcome): string {
  const { exit_code, signal, timed_out, stopped_early, spawn_error } = transcript.exit;
  const { argv, cwd, installed_skills } = transcript;
  const meta = {
    agent,
    version,
    argv,
    cwd,
    exit_code,
    signal,
    timed_out,
    stopped_early,
    spawn_error,
    verdict,
    installed_skills,
  };
  return `${JSON.stringify(meta, null, 1)}\n`;
}

export function sumUsage(outcomes: readonly Pick<TrialOutcome, 'evidence'>[]): Result['usage'] {
  const sum = (key: keyof Result['usage']) => {
    const values = outcomes.map((outcome) => outcome.evidence.usage[key]).filter((value) => value !== null);
    return values.length ? values.reduce((a, b) => a + b, 0) : null;
  };
  return { input_tokens: sum('input_tokens'), output_tokens: sum('output_tokens'), cost_usd: sum('cost_usd') };
}

/** For people who paste it into a shell; nothing here ever does. */
function quote(argument: string): string {
  return /^[\w@%+=:,./-]+$/.test(argument) ? argument : quoteForShell(argument);
}
