/** A `skill` unit: runs the agent and collects evidence trial by trial, then aggregates the verdicts into one result. */
import type { SkillCase } from '../../case/schema.js';
import { UNDECIDED } from '../../contract/decision.js';
import { asksModel } from '../../contract/mode.js';
import type { Result, TrialChoice } from '../../contract/result.js';
import type { Verdict } from '../../contract/verdict.js';
import type { Asked } from '../../evidence/claims.js';
import { createCollector } from '../../evidence/collector.js';
import type { SkillEvidence } from '../../evidence/evidence.js';
import { describeDecided } from '../../evidence/explain/decided.js';
import { createTextCollector } from '../../evidence/text-collector.js';
import { takeTranscript } from '../../transcript/take.js';
import { infraVerdict } from '../../verdict/infra-verdict.js';
import type { LogFallback } from '../../verdict/log-fallback.js';
import { hashFolder } from '../suite/answers.js';
import { aggregateUnit, describeTrial, runTrials, type TrialOutcome } from '../trial/aggregate.js';
import { commonAsk } from '../trial/ask.js';
import type { Attempt, UnitContext } from '../trial/context.js';
import { expectedName } from './choice.js';
import { writeConversation } from './conversation.js';
import { watchDeliveries, watched } from './delivery.js';
import { type SkillCollector, watchSkill } from './early-stop.js';
import { goOnAsking } from './further-trials.js';
import { openInside } from './inside.js';
import { describeAsked, judgeTrial, withDefaults } from './judge.js';
import { openDeciding, recordLive } from './policy.js';
import { readLogs } from './read-logs.js';
import { claimHooks, holdAgainstHooks } from './with-hooks.js';

interface SkillOutcome extends TrialOutcome {
  evidence: SkillEvidence;
  logs: Pick<LogFallback, 'source' | 'matched_log_file'>;
  offer: Result['offer'];
  delivery: Result['delivery'];
  choice: Omit<TrialChoice, 'trial'> | null;
}

/** One unit of each agent runs with the source's own hooks too, as a user's agent does. */
export async function runSkillUnit(attempt: Attempt<SkillCase>): Promise<Result> {
  const hooks = attempt.testCase.expected_skill ? claimHooks(attempt) : null;
  if (hooks === null) return runUnit(attempt);
  const row = await runUnit({ ...attempt, ready: hooks.ready, context: hooks.context });
  if (hooks.is_same && row.status === 'pass') return row;
  return holdAgainstHooks(row, await runUnit(attempt));
}

async function runUnit(given: Attempt<SkillCase>): Promise<Result> {
  const { unit, context } = given;
  const testCase = withDefaults(given.testCase, context, given.ready);
  const attempt = { ...given, testCase };
  const { outcomes, verdicts } = await runTrials(
    unit,
    testCase,
    context,
    (trial) => runTrial(attempt, trial),
    asksModel(context.mode) && !context.early_stop ? goOnAsking(unit, testCase, context) : undefined,
  );
  const { row, shown } = aggregateUnit(unit, testCase, outcomes, verdicts);
  if (!shown) return row;
  const { evidence, logs, offer, delivery } = shown;
  const choices = outcomes.flatMap(({ choice }, index) =>
    choice && verdicts[index] && verdicts[index].status !== 'infra_error'
      ? [{ trial: verdicts[index].trial, ...choice }]
      : [],
  );
  return {
    ...row,
    ...logs,
    token_hits: evidence.hits,
    offer,
    delivery: delivery ?? null,
    ...(choices.length > 0 ? { ...expectedName(testCase, unit.agent, context.shared.source), choices } : {}),
  };
}

/** The case neither passed nor failed, because it is not known what the model would have done. */
function leaveUndecided(judged: Verdict, { reason, fix }: { reason: string; fix?: string }): Verdict {
  return {
    ...judged,
    status: 'skipped',
    failure_kind: null,
    mismatch_kind: null,
    failure_category: null,
    error: `undecided: ${reason}`,
    fault: { kind: UNDECIDED, message: reason, ...(fix ? { fix } : {}) },
  };
}

async function runTrial(given: Attempt<SkillCase>, trial: number): Promise<SkillOutcome> {
  const inside = openInside(given);
  const attempt = inside ? { ...given, ready: inside.ready } : given;
  const { unit, testCase, ready, context } = attempt;
  const deliveries = context.mode === 'live' ? null : watchDeliveries(ready, context);
  const asked = await describeAsked(attempt, deliveries);
  const collector = openCollector(asked, context.evidence);
  const folder = await context.trialFolder(unit.unit_run_id, trial);
  const workspace = context.workspaceOf(testCase);
  const about = {
    agent: unit.agent,
    version: ready.version,
    install: ready.install,
    vendor_model: ready.key.vendor_model,
    case_id: unit.case_id,
    trial,
    prompt: testCase.prompt,
    workspace: workspace === null || !asksModel(context.mode) ? null : await hashFolder(workspace, context.ports.files),
    processes: context.shared.allow_processes ? context.shared.source.hash : null,
  };
  const deciding = openDeciding(attempt, about);
  // What another process logged before is not a trace of this unit.
  const snapshot = ready.own_home && context.logs?.serial ? context.logs.snapshots[asked.agent] : undefined;
  if (snapshot) await context.ports.moveLogSnapshot(snapshot);
  const policy = watched(deciding.policy, deliveries, asked);
  const transcript = await takeTranscript(
    ready,
    context.shared,
    {
      ...commonAsk(attempt, trial),
      prompt: testCase.prompt,
      subagent: null,
      grant_tools: [],
      policy: inside ? inside.start(policy) : policy,
      // What only started the custom agent brought nothing to it.
      ...(deliveries
        ? { onRequest: (request, kind) => (inside && kind === 'subagent' ? undefined : deliveries.add(request, kind)) }
        : {}),
      folder,
      onEvent(event) {
        deciding.onEvent(event);
        collector.add(event);
      },
      ...(collector.line ? { onLine: collector.line } : {}),
      watch: context.early_stop
        ? (facts) => watchSkill(asked, openCollector(asked, context.evidence), ready.agent, facts)
        : null,
    },
    context.ports,
  );
  context.onSeen(unit.agent, transcript);
  const { evidence, ...logs } = await readLogs(asked, collector.end(transcript.exit), transcript, attempt);
  const asked_call = deciding.asked();
  const { verdict: judged, ...reached } = judgeTrial(attempt, {
    asked,
    evidence,
    transcript,
    asked_call,
    choice: deciding.choice(),
    inside,
  });
  const undecided = deciding.undecided();
  const conversation = deciding.conversation();
  if (conversation)
    await context.ports.files.write(
      `${folder}/decision.json`,
      writeConversation(conversation, context.redactFor(unit.agent)),
    );
  // A fault that the user must fix stops the whole batch, because no other row could be decided either.
  if (undecided?.fatal) throw undecided.fatal;
  const { unread, exit } = transcript;
  const decided = undecided ? leaveUndecided(judged, undecided) : judged;
  const verdict = unread ? infraVerdict(unread, exit) : decided;
  if (verdict.status === 'pass' || verdict.status === 'fail')
    recordLive(about, deciding.called(), ready.agent, context);
  const outcome = {
    transcript,
    logs,
    verdict,
    ...reached,
    evidence: { ...evidence, usage: deciding.usage() ? { ...evidence.usage, ...deciding.usage() } : evidence.usage },
    choice: deciding.choice(),
  };
  await context.ports.files.write(
    `${folder}/meta.json`,
    describeTrial(unit.agent, ready.version, outcome, {
      decided: describeDecided(evidence),
      delivery: reached.delivery,
    }),
  );
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
