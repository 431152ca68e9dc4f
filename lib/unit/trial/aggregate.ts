/** Runs a unit's trials and aggregates them into its row: the status over all trials, and the details of the trial that decided it. */
import type { Case } from '../../case/schema.js';
import type { PlannedUnit } from '../../contract/plan.js';
import type { ProofLine, Result, Trial } from '../../contract/result.js';
import type { Decided } from '../../contract/transcript/decided.js';
import type { HookCall } from '../../contract/transcript/hook-call.js';
import type { TriedCall } from '../../contract/transcript/tried-call.js';
import type { Verdict } from '../../contract/verdict.js';
import { quoteShell } from '../../text/quote-shell.js';
import type { Transcript } from '../../transcript/ask.js';
import { aggregateTrials, isDecided } from '../../verdict/trials.js';
import { blankResult, type UnitContext } from './context.js';

/** The outcome of one trial, for every kind of case. */
export interface TrialOutcome {
  transcript: Transcript;
  verdict: Verdict;
  evidence: { proof: ProofLine[]; usage: Result['usage'] };
  /** Kind tool_route. */
  tried_call?: TriedCall;
}

/** The trial's own hooks.jsonl has more. */
const MOST_CALLS = 20;
const MOST_CHARS = 2_000;

function shorten(call: HookCall): HookCall {
  const cut = (text: string) => (text.length > MOST_CHARS ? `${text.slice(0, MOST_CHARS)}...` : text);
  return { ...call, stdin: cut(call.stdin), stdout: cut(call.stdout), stderr: cut(call.stderr) };
}

/** Causes that may be gone a moment later. Credentials, a quota or a missing agent are not among them. */
const PASSING = new Set(['rate_limit', 'server', 'server_timeout', 'unreachable', 'crashed']);

/** Every further trial would end like this one. */
export const isRefusal = (kind: string): boolean => kind === 'auth' || kind === 'quota';

/** Runs a trial again, in the same folder, while what kept it from being judged may pass. */
export async function retryTrial<O extends Pick<TrialOutcome, 'verdict'>>(
  retries: number,
  signal: AbortSignal,
  run: () => Promise<O>,
): Promise<O> {
  let outcome = await run();
  for (let left = retries; left > 0 && !signal.aborted && isPassing(outcome.verdict); left--) outcome = await run();
  return outcome;
}

const isPassing = ({ status, fault }: Verdict) => status === 'infra_error' && PASSING.has(fault?.kind ?? '');

/** Runs trial after trial. `goOn` is asked after each that was planned: by default until the remaining ones cannot change the status. */
export async function runTrials<O extends TrialOutcome>(
  { trials }: PlannedUnit,
  { pass_threshold }: Case,
  { signal, infra_retries = 0, every_trial = false }: Pick<UnitContext, 'signal' | 'infra_retries' | 'every_trial'>,
  runTrial: (trial: number) => Promise<O>,
  goOn = (verdicts: readonly Trial[]): boolean =>
    verdicts.length < trials && (every_trial || !isDecided(verdicts, pass_threshold, trials)),
): Promise<{ outcomes: O[]; verdicts: Trial[] }> {
  const outcomes: O[] = [];
  const verdicts: Trial[] = [];
  for (let trial = 1; !signal.aborted; trial++) {
    const outcome = await retryTrial(infra_retries, signal, () => runTrial(trial));
    outcomes.push(outcome);
    const { status, error, fault } = outcome.verdict;
    const { duration_ms, timed_out } = outcome.transcript.exit;
    verdicts.push({ trial, status, duration_ms, timed_out, failures: error ? [error] : [] });
    if (!goOn(verdicts) || (status === 'infra_error' && fault && isRefusal(fault.kind))) break;
  }
  return { outcomes, verdicts };
}

export interface AggregatedUnit<O extends TrialOutcome> {
  row: Result;
  /** The first trial with the aggregated status, else the last; null when none ran. */
  shown: O | null;
}

export function aggregateUnit<O extends TrialOutcome>(
  unit: PlannedUnit,
  testCase: Case,
  outcomes: readonly O[],
  verdicts: readonly Trial[],
): AggregatedUnit<O> {
  const { status, trials } = aggregateTrials(verdicts, testCase.pass_threshold, Math.max(unit.trials, verdicts.length));
  const shown = outcomes.find((outcome) => outcome.verdict.status === status) ?? outcomes.at(-1) ?? null;
  const blank = { ...blankResult(unit, testCase), trials: { ...trials, requested: unit.trials } };
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
    ...(verdict.not_judged ? { not_judged: verdict.not_judged } : {}),
    tool_use_proof_lines: evidence.proof,
    error: status === 'pass' ? null : verdict.error,
    duration_ms: verdicts.reduce((sum, trial) => sum + trial.duration_ms, 0),
    command: transcript.argv.map(quoteShell).join(' '),
    exit_code: exit.exit_code,
    signal: exit.signal,
    output_excerpt: transcript.excerpt,
    timed_out: exit.timed_out,
    failure_kind: failed ? verdict.failure_kind : null,
    ...(failed && verdict.ambiguous ? { ambiguous: verdict.ambiguous } : {}),
    mismatch_kind: failed ? verdict.mismatch_kind : null,
    failure_category: status === 'pass' ? null : verdict.failure_category,
    fault: verdict.fault,
    optional_hits: verdict.optional_hits,
    disallowed_hits: verdict.disallowed_hits,
    usage: sumUsage(outcomes),
    coverage: transcript.coverage,
    ...(shown.tried_call ? { tried_call: shown.tried_call } : {}),
    ...(transcript.hooks?.calls.length ? { hook_calls: transcript.hooks.calls.slice(0, MOST_CALLS).map(shorten) } : {}),
  };
  return { row, shown };
}

/** In-process answers are deterministic, so one trial stands for all. */
export function aggregateOffline(unit: PlannedUnit, testCase: Case, verdict: Verdict, duration_ms: number): Result {
  const failures = verdict.error ? [verdict.error] : [];
  const trial: Trial = { trial: 1, status: verdict.status, duration_ms, timed_out: false, failures };
  const aggregated = aggregateTrials([trial], testCase.pass_threshold, 1);
  return { ...blankResult(unit, testCase), ...verdict, ...aggregated, source: 'offline', duration_ms };
}

/** The text of meta.json, which `explain` needs to read the trial's folder again. */
export function describeTrial(
  agent: string,
  version: string,
  { transcript, verdict }: Pick<TrialOutcome, 'transcript' | 'verdict'>,
  found: { decided?: Decided; delivery?: Result['delivery'] } = {},
): string {
  const { exit_code, signal, timed_out, stopped_early, spawn_error } = transcript.exit;
  const { argv, prompt, coverage, cwd, installed_skills } = transcript;
  const meta = {
    agent,
    version,
    argv,
    prompt,
    cwd,
    exit_code,
    signal,
    timed_out,
    stopped_early,
    spawn_error,
    verdict,
    coverage,
    installed_skills,
    ...found,
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
