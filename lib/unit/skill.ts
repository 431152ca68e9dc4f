/** A `skill` unit: asks the agent, collects evidence trial by trial, and folds the verdicts into one result. */
import type { SkillCase } from '../case/schema.js';
import type { Asked } from '../evidence/claims.js';
import { createCollector } from '../evidence/collector.js';
import type { SkillEvidence } from '../evidence/evidence.js';
import { applyLogFallback, type LogFallback } from '../evidence/log-fallback.js';
import { createTextCollector } from '../evidence/text-collector.js';
import { oraclePolicy } from '../model/oracle.js';
import { routerPolicy } from '../model/router.js';
import type { OfferedSkill } from '../model/wire.js';
import { makeWish } from '../model/wish.js';
import { compareOffers } from '../offer.js';
import { own } from '../own.js';
import type { PlannedUnit } from '../plan.js';
import type { Offer, Result } from '../result.js';
import { bareId } from '../skill/bare-id.js';
import { findSkills } from '../skill/find-skill.js';
import { type Ask, type ReadyAgent, type Transcript, takeTranscript } from '../transcript.js';
import { judge } from '../verdict.js';
import { thresholdOf, type UnitContext } from './context.js';
import { type SkillCollector, watchSkill } from './early-stop.js';
import { describeTrial, foldUnit, runTrials, type TrialOutcome } from './fold.js';

interface SkillOutcome extends TrialOutcome {
  evidence: SkillEvidence;
  logs: Pick<LogFallback, 'source' | 'matched_log_file'>;
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
    pass_threshold: thresholdOf(written, context),
  };
  const { outcomes, verdicts } = await runTrials(unit, testCase, context.signal, (trial) =>
    runTrial(unit, trial, testCase, ready, context),
  );
  const { row, shown } = foldUnit(unit, testCase, outcomes, verdicts);
  if (!shown) return row;
  const { evidence, logs, offer } = shown;
  return { ...row, ...logs, token_hits: evidence.hits, offer };
}

async function runTrial(
  unit: PlannedUnit,
  trial: number,
  testCase: SkillCase,
  ready: ReadyAgent,
  context: UnitContext,
): Promise<SkillOutcome> {
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
      watch: context.early_stop
        ? (facts) => watchSkill(asked, openCollector(asked, context.evidence), ready.agent, facts)
        : null,
      signal: context.signal,
    },
    context.doors,
  );
  context.onSeen(unit.agent, transcript);
  const { evidence, ...logs } = await readLogs(asked, collector.end(transcript.exit), transcript, ready, context);
  const offer = offerOf(unit, testCase, ready, transcript, context);
  const verdict = judge({ testCase, evidence, exit: transcript.exit, offer, mode: context.mode });
  const outcome = { transcript, evidence, logs, verdict, offer };
  await context.doors.files.write(`${folder}/meta.json`, describeTrial(unit.agent, ready.version, outcome));
  return outcome;
}

function openCollector(asked: Asked, kind: UnitContext['evidence']): SkillCollector {
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
    context.onOffers(unit.agent, offers);
  }
  if (!testCase.expected_skill || !offers) return null;
  const [skill] = findSkills(context.shared.source, testCase.expected_skill);
  const offer = own(offers, skill?.id ?? bareId(testCase.expected_skill));
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
