/** A `skill` unit: asks the agent, collects evidence trial by trial, and folds the verdicts into one result. */

import { quoteForShell } from '../agents/template.js';
import type { SkillCase } from '../case/schema.js';
import { bareId } from '../case/select.js';
import type { AgentEvent, EventPlace, ExitFacts } from '../event.js';
import type { Asked } from '../evidence/claims.js';
import { createCollector } from '../evidence/collector.js';
import type { SkillEvidence } from '../evidence/evidence.js';
import { applyLogFallback, type LogFallback } from '../evidence/log-fallback.js';
import { createTextCollector } from '../evidence/text-collector.js';
import { oraclePolicy } from '../model/oracle.js';
import { routerPolicy } from '../model/router.js';
import type { OfferedSkill } from '../model/wire.js';
import { makeWish } from '../model/wish.js';
import { compareOffers, findSkill } from '../offer.js';
import type { PlannedUnit } from '../plan.js';
import type { Offer, Result, Trial } from '../result.js';
import { type Ask, type ReadyAgent, type Transcript, takeTranscript } from '../transcript.js';
import { foldTrials, isDecided } from '../trials.js';
import { judge, type Verdict } from '../verdict.js';
import { blankResult, type UnitContext } from './context.js';

interface TrialOutcome {
  transcript: Transcript;
  evidence: SkillEvidence;
  logs: Pick<LogFallback, 'source' | 'matched_log_file'>;
  verdict: Verdict;
  offer: Result['offer'];
}

export async function runSkillUnit(
  unit: PlannedUnit,
  written: SkillCase,
  ready: ReadyAgent,
  context: UnitContext,
): Promise<Result> {
  const testCase: SkillCase = {
    ...written,
    min_offer: written.min_offer === 'any' ? (context.min_offer ?? 'any') : written.min_offer,
    pass_threshold: written.pass_threshold === 'any' ? (context.pass_threshold ?? 'any') : written.pass_threshold,
  };
  const outcomes: TrialOutcome[] = [];
  const verdicts: Trial[] = [];
  for (let trial = 1; trial <= unit.trials && !context.signal.aborted; trial++) {
    const outcome = await runTrial(unit, trial, testCase, ready, context);
    outcomes.push(outcome);
    const { status, error } = outcome.verdict;
    const { duration_ms, timed_out } = outcome.transcript.exit;
    verdicts.push({ trial, status, duration_ms, timed_out, failures: error ? [error] : [] });
    if (isDecided(verdicts, testCase.pass_threshold, unit.trials)) break;
  }
  return foldResult(unit, testCase, outcomes, verdicts);
}

async function runTrial(
  unit: PlannedUnit,
  trial: number,
  testCase: SkillCase,
  ready: ReadyAgent,
  context: UnitContext,
): Promise<TrialOutcome> {
  const { source } = context.shared;
  const skills = source.skills.flatMap((skill) => [skill.id, skill.dir]);
  const asked: Asked = {
    testCase,
    agent: unit.agent,
    skills,
    ...(ready.agent.id_case ? { id_case: ready.agent.id_case } : {}),
  };
  const collector = openCollector(asked, context.evidence);
  const folder = await context.trialFolder(unit.unit_run_id, trial);
  const transcript = await takeTranscript(
    ready,
    context.shared,
    {
      unit_run_id: unit.unit_run_id,
      trial,
      mode: context.mode,
      prompt: testCase.prompt,
      subagent: null,
      workspace: context.workspaceOf(testCase),
      grant_tools: [],
      policy: policyOf(testCase, ready, context),
      folder,
      redact: context.redactFor(unit.agent),
      onEvent: collector.add,
      ...(collector.line ? { onLine: collector.line } : {}),
      signal: context.signal,
    },
    context.doors,
  );
  const { evidence, ...logs } = await readLogs(asked, collector.end(transcript.exit), transcript, ready, context);
  const offer = offerOf(unit, testCase, ready, transcript, context);
  const verdict = judge({ testCase, evidence, exit: transcript.exit, offer, mode: context.mode });
  const { exit_code, signal, timed_out, spawn_error } = transcript.exit;
  const meta = {
    agent: unit.agent,
    version: ready.version,
    argv: transcript.argv,
    exit_code,
    signal,
    timed_out,
    spawn_error,
    verdict,
  };
  await context.doors.files.write(`${folder}/meta.json`, `${JSON.stringify(meta, null, 1)}\n`);
  return { transcript, evidence, logs, verdict, offer };
}

interface Collector {
  line?: (stream: EventPlace['stream'], line: string) => void;
  add(event: AgentEvent): void;
  end(exit: ExitFacts): SkillEvidence;
}

function openCollector(asked: Asked, kind: UnitContext['evidence']): Collector {
  switch (kind) {
    case 'events':
      return createCollector(asked);
    case 'text':
      return createTextCollector(asked);
  }
}

/** Shared homes only: an isolated unit's own logs are part of its transcript, and nobody else writes there. */
async function readLogs(
  asked: Asked,
  evidence: SkillEvidence,
  { exit, started_ms, marks }: Transcript,
  ready: ReadyAgent,
  { logs, doors, redactFor }: UnitContext,
): Promise<LogFallback> {
  const snapshot = ready.own_home ? logs?.snapshots[asked.agent] : undefined;
  if (!logs || !snapshot) return { evidence, source: 'cli_output', matched_log_file: null };
  const growth = await doors.readLogGrowth(snapshot, started_ms, logs.serial ? null : marks, logs.limits);
  const redact = redactFor(asked.agent) ?? ((text: string) => text);
  const clean = growth.map(({ path, text }) => ({ path, text: redact(text) }));
  return applyLogFallback(asked, evidence, exit, clean, logs.promote);
}

/** Nobody of ours decides in mode live. */
function policyOf(testCase: SkillCase, { agent }: ReadyAgent, context: UnitContext): Ask['policy'] {
  const { mode } = context;
  switch (mode) {
    case 'live':
      return null;
    case 'oracle':
      return (place) => oraclePolicy(makeWish(testCase, agent, place), agent);
    case 'router':
      return (place) => routerPolicy(makeWish(testCase, agent, place), testCase.prompt, agent, context.embedder());
  }
}

/** What this unit's own request showed, else what was taken beforehand. */
function offerOf(
  unit: PlannedUnit,
  testCase: SkillCase,
  ready: ReadyAgent,
  transcript: Transcript,
  context: UnitContext,
): Result['offer'] {
  let offers: Record<string, Offer> | null = context.offersOf(unit.agent);
  if (transcript.offered) {
    offers = compareOnce(unit.agent, ready, transcript.offered, context);
    context.onOffers(unit.agent, offers, transcript);
  }
  if (!testCase.expected_skill || !offers) return null;
  const skill = findSkill(context.shared.source, testCase.expected_skill);
  const offer = offers[skill?.id ?? bareId(testCase.expected_skill)];
  if (!offer)
    return {
      state: 'absent',
      kept_chars: 0,
      of_chars: 0,
      reason: `the source has no skill '${testCase.expected_skill}'`,
    };
  return { state: offer.offer, kept_chars: offer.kept_chars, of_chars: offer.of_chars, reason: offer.reason };
}

function compareOnce(
  agent: string,
  ready: ReadyAgent,
  offered: OfferedSkill[],
  context: UnitContext,
): Record<string, Offer> {
  const listing = JSON.stringify(offered);
  const before = context.compared.get(agent);
  if (before?.listing === listing) return before.offers;
  const place = { source: context.shared.source, install: ready.install, vendor_model: ready.key.vendor_model };
  const offers = compareOffers(ready.agent, place, offered);
  context.compared.set(agent, { listing, offers });
  return offers;
}

/** The row shows the trial that decided: the first that has the folded status, else the last. */
function foldResult(
  unit: PlannedUnit,
  testCase: SkillCase,
  outcomes: readonly TrialOutcome[],
  verdicts: readonly Trial[],
): Result {
  const { status, trials } = foldTrials(verdicts, testCase.pass_threshold, unit.trials);
  const shown = outcomes.find((outcome) => outcome.verdict.status === status) ?? outcomes.at(-1);
  const blank = { ...blankResult(unit, testCase), trials };
  if (!shown) return blank;
  const { transcript, evidence, logs, verdict, offer } = shown;
  const { exit } = transcript;
  const failed = status === 'fail';
  return {
    ...blank,
    status,
    source: logs.source,
    matched_log_file: logs.matched_log_file,
    matched_evidence: verdict.matched_evidence,
    missing_evidence: verdict.missing_evidence,
    tool_use_proof_lines: evidence.proof,
    token_hits: evidence.hits,
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
    offer,
    usage: sumUsage(outcomes),
  };
}

function sumUsage(outcomes: readonly TrialOutcome[]): Result['usage'] {
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
