/** A `skill` unit: runs the agent and collects evidence trial by trial, then aggregates the verdicts into one result. */
import type { LaunchSetup } from '../agents/agent.js';
import { findShadow } from '../agents/shadow.js';
import { aliasesFor, namesOf } from '../case/aliases.js';
import type { SkillCase } from '../case/schema.js';
import type { PlannedUnit } from '../contract/plan.js';
import type { Result } from '../contract/result.js';
import type { Asked } from '../evidence/claims.js';
import { createCollector } from '../evidence/collector.js';
import type { SkillEvidence } from '../evidence/evidence.js';
import { createTextCollector } from '../evidence/text-collector.js';
import type { Policy } from '../model/wire.js';
import { listExpectedCalls } from '../policy/expected-calls.js';
import { oraclePolicy } from '../policy/oracle.js';
import { routerPolicy } from '../policy/router.js';
import { findSkills } from '../skill/find-skill.js';
import type { Source } from '../skill/skill.js';
import type { ReadyAgent } from '../transcript/ready.js';
import { type Ask, type Transcript, takeTranscript } from '../transcript/take.js';
import { judge } from '../verdict/judge.js';
import { applyLogFallback, type LogFallback } from '../verdict/log-fallback.js';
import { aggregateUnit, describeTrial, runTrials, type TrialOutcome } from './aggregate.js';
import { thresholdOf, type UnitContext } from './context.js';
import { type SkillCollector, watchSkill } from './early-stop.js';
import { listAmbiguous, readRequired } from './skill-facts.js';
import { offerOf } from './skill-offer.js';
import { askAlike } from './trial-ask.js';

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
  const { outcomes, verdicts } = await runTrials(unit, testCase, context, (trial) =>
    runTrial(unit, trial, testCase, ready, context),
  );
  const { row, shown } = aggregateUnit(unit, testCase, outcomes, verdicts);
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
    files: await readRequired(testCase, unit.agent, context),
    ...(ready.agent.id_case ? { id_case: ready.agent.id_case } : {}),
  };
  const collector = openCollector(asked, context.evidence);
  const folder = await context.trialFolder(unit.unit_run_id, trial);
  const policy = policyOf(testCase, ready, context);
  let asked_call = false;
  const watched =
    policy &&
    ((setup: LaunchSetup): Policy => {
      const own = policy(setup);
      return (request, offered) => {
        const turn = own(request, offered);
        asked_call ||= turn.calls.length > 0;
        return turn;
      };
    });
  // What another process logged before is no trace of this unit.
  const snapshot = ready.own_home && context.logs?.serial ? context.logs.snapshots[asked.agent] : undefined;
  if (snapshot) await context.ports.moveLogSnapshot(snapshot);
  const transcript = await takeTranscript(
    ready,
    context.shared,
    {
      ...askAlike(unit, trial, testCase, context),
      prompt: testCase.prompt,
      subagent: null,
      grant_tools: [],
      policy: watched,
      folder,
      onEvent: collector.add,
      ...(collector.line ? { onLine: collector.line } : {}),
      watch: context.early_stop
        ? (facts) => watchSkill(asked, openCollector(asked, context.evidence), ready.agent, facts)
        : null,
    },
    context.ports,
  );
  context.onSeen(unit.agent, transcript);
  const { evidence, ...logs } = await readLogs(asked, collector.end(transcript.exit), transcript, ready, context);
  const offer = offerOf(unit, testCase, ready, transcript, context);
  const ambiguous = listAmbiguous(asked, source);
  const shadowed = findShadowOf(asked, ready, source);
  const verdict = judge({
    testCase,
    evidence,
    exit: transcript.exit,
    offer,
    mode: context.mode,
    ambiguous,
    shadowed,
    asked: asked_call,
  });
  const outcome = { transcript, evidence, logs, verdict, offer };
  await context.ports.files.write(`${folder}/meta.json`, describeTrial(unit.agent, ready.version, outcome));
  return outcome;
}

/** The skill that the case expects, where the agent has one of its own of that name. */
function findShadowOf({ testCase, agent }: Asked, ready: ReadyAgent, source: Source): string | null {
  const names = namesOf(testCase.expected_skill, aliasesFor(agent, testCase.provider_aliases));
  const skills = names.flatMap((name) => findSkills(source, name));
  const [shadow] = skills.flatMap((skill) => findShadow(ready.agent, skill, { source, install: ready.install }) ?? []);
  return shadow?.reason ?? null;
}

function openCollector(asked: Asked, kind: UnitContext['evidence']): SkillCollector {
  switch (kind) {
    case 'events':
      return createCollector(asked);
    case 'text':
      return createTextCollector(asked);
  }
}

/** Only for shared homes: the logs of an isolated unit are part of its transcript already. */
async function readLogs(
  asked: Asked,
  evidence: SkillEvidence,
  { exit, started_ms, marks }: Transcript,
  ready: ReadyAgent,
  { logs, ports, redactFor }: UnitContext,
): Promise<LogFallback> {
  const snapshot = ready.own_home ? logs?.snapshots[asked.agent] : undefined;
  if (!logs || !snapshot) return { evidence, source: 'cli_output', matched_log_file: null };
  const growth = await ports.readLogGrowth(snapshot, started_ms, logs.serial ? null : marks, logs.limits);
  const redact = redactFor(asked.agent) ?? ((text: string) => text);
  const clean = growth.map(({ path, text }) => ({ path, text: redact(text) }));
  return applyLogFallback(asked, evidence, exit, clean, logs.promote);
}

/** Null in mode live, where the vendor's model decides. */
function policyOf(testCase: SkillCase, { agent }: ReadyAgent, context: UnitContext): Ask['policy'] {
  const { mode } = context;
  switch (mode) {
    case 'live':
      return null;
    case 'oracle':
      return (setup) => oraclePolicy(listExpectedCalls(testCase, agent, setup), agent);
    case 'router':
      return (setup) =>
        routerPolicy(listExpectedCalls(testCase, agent, setup), testCase.prompt, agent, context.embedder());
  }
}
