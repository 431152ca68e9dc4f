/** A `suite` unit: gives a suite's input to one of the source's own agents, trial by trial, and checks the answers against the assertions. */

import { nameSubagent } from '../../agents/interface/part-file.js';
import { isProjectsOwn } from '../../agents/interface/parts.js';
import { explainInstall, folderOf } from '../../agents/launch/full-install.js';
import { loadSchemas } from '../../case/json-schema.js';
import type { SuiteCase } from '../../case/schema.js';
import { isBare } from '../../contract/agent-key.js';
import type { PlannedUnit } from '../../contract/plan.js';
import type { Result, Trial } from '../../contract/result.js';
import { describeFailure } from '../../evidence/suite/failure.js';
import { listSteps } from '../../evidence/suite/steps.js';
import { getOwn } from '../../input/get-own.js';
import { findSubagent, type Subagent } from '../../skill/subagent.js';
import { createRedactor } from '../../text/redaction.js';
import type { Ask } from '../../transcript/ask.js';
import type { ReadyAgent } from '../../transcript/ready.js';
import { infraVerdict } from '../../verdict/infra-verdict.js';
import { judgeSuite } from '../../verdict/suite.js';
import { isDecided } from '../../verdict/trials.js';
import { aggregateUnit, describeTrial, retryTrial, sumUsage, type TrialOutcome } from '../trial/aggregate.js';
import { type Attempt, blankResult, faultResult, thresholdOf } from '../trial/context.js';
import { withParts } from '../trial/install.js';
import { answersOf, findStale, fingerprintCase } from './answers.js';
import { type StepTaken, type TrialSetup, takeStep } from './step.js';

export async function runSuiteUnit(given: Attempt<SuiteCase>): Promise<Result> {
  const { unit, context } = given;
  const { source } = context.shared;
  const testCase = { ...given.testCase, pass_threshold: thresholdOf(given.testCase, context) };
  const all = context.subagents ?? [];
  // A project may have it once for each agent.
  const own = all.filter(({ path }) => isProjectsOwn('subagent', path, given.ready.agent));
  const found = findSubagent([...own, ...all], testCase.subagent);
  const folders = found?.plugin ? [folderOf(found.path, source)] : [];
  const ready = withModel(withParts(given.ready, source, folders), testCase.model);
  const subagent = found && installedSubagent(found, ready);
  if (!subagent) {
    const why = found ? explainInstall(ready, source, folders) : null;
    return skipUnit(unit, testCase, `Agent ${testCase.subagent} not available${why === null ? '' : `: ${why}`}`);
  }
  await loadSchemas([testCase]);
  const shared = await fingerprintCase(testCase, found, context.workspaceOf(testCase), context.ports.files);
  const records = context.mode === 'live' ? [] : answersOf(context.answers?.recorded ?? [], unit);
  if (context.mode !== 'live' && records.length === 0)
    return faultResult(unit, testCase, { kind: 'answer_stale', message: REMOVED });
  const stale = records.map((record) => findStale(testCase, record, shared)).find((changed) => changed !== null);
  if (stale) return faultResult(unit, testCase, { kind: 'answer_stale', message: describeStale(stale) });
  const outcomes: TrialOutcome[] = [];
  const verdicts: Trial[] = [];
  // Runs all trials, unlike other kinds, because a suite measures how often the assertions hold; unless asked not to.
  for (let trial = 1; trial <= unit.trials && !context.signal.aborted; trial++) {
    const recorded = records[trial - 1] ?? null;
    const setup = { unit, trial, testCase, subagent, ready, context, shared, recorded };
    const { outcome, failures, duration_ms, verdict } = await retryTrial(
      context.infra_retries ?? 0,
      context.signal,
      () => runTrial(setup),
    );
    outcomes.push(outcome);
    const { status, error } = verdict;
    const { timed_out } = outcome.transcript.exit;
    verdicts.push({ trial, status, duration_ms, timed_out, failures: failures.length || !error ? failures : [error] });
    if (context.early_stop && isDecided(verdicts, testCase.pass_threshold, unit.trials)) break;
  }
  return aggregateUnit(unit, testCase, outcomes, verdicts).row;
}

const REMOVED =
  'it has no recorded answer here, but had one at the ref: restore it, or record it again with --mode live --record-answers';

const describeStale = (changed: string): string =>
  `the recorded answer is for something else: ${changed} changed since; record it again with --mode live --record-answers`;

/** The test's own model goes before the column's. */
function withModel(ready: ReadyAgent, model: SuiteCase['model']): ReadyAgent {
  const vendor_model = typeof model === 'string' ? model : getOwn(model ?? {}, ready.agent.name);
  return vendor_model ? { ...ready, key: { ...ready.key, vendor_model } } : ready;
}

/** The fault marks that the unit was planned, but its agent is missing. */
function skipUnit(unit: PlannedUnit, testCase: SuiteCase, message: string): Result {
  const fault = { kind: 'subagent_missing', message };
  return { ...blankResult(unit, testCase), status: 'skipped', error: message, fault };
}

/** Null when this install method does not install the agent. */
function installedSubagent(
  found: Subagent,
  { agent, install }: Pick<ReadyAgent, 'agent' | 'install'>,
): Ask['subagent'] {
  const { how, folders } = agent.subagents;
  const { plugin, path, text, instructions } = found;
  const name = nameSubagent(found, agent.parts, true);
  if (how === 'as_instructions') return { name, instructions, files: {} };
  if (plugin !== null) return isBare(install) ? null : { name: `${plugin}:${name}`, instructions, files: {} };
  return folders.some((folder) => path.startsWith(`${folder}/`))
    ? { name, instructions, files: { [path]: text } }
    : null;
}

async function runTrial(
  setup: TrialSetup,
): Promise<Pick<TrialOutcome, 'verdict'> & { outcome: TrialOutcome; failures: string[]; duration_ms: number }> {
  const { unit, trial, testCase, ready, context } = setup;
  const folder = await context.trialFolder(unit.unit_run_id, trial);
  const stored: Record<string, unknown> = {};
  const finished: StepTaken[] = [];
  const asked = listSteps(testCase);
  for (const [index, step] of asked.entries()) {
    const into = index === 0 ? folder : `${folder}/step-${index + 1}`;
    if (index > 0) await context.ports.files.makeFolder(into);
    const one = await takeStep(setup, { index, step, folder: into, stored });
    finished.push(one);
    Object.assign(stored, one.stored);
    // Later steps depend on this one.
    if (one.evidence.final_answer === null || context.signal.aborted) break;
    // A step that failed makes the trial fail, whatever the others would answer.
    if (context.early_stop && one.evidence.failures.length > 0) break;
  }
  if (finished.length === asked.length) recordTrial(setup, finished);
  const steps = finished.map(({ evidence }) => evidence);
  const last = finished.at(-1) as StepTaken;
  const { unread, exit } = last.transcript;
  const verdict = unread ? infraVerdict(unread, exit) : judgeSuite(steps);
  const evidence = {
    proof: finished.flatMap(({ proof }) => proof),
    usage: sumUsage(finished.map(({ usage }) => ({ evidence: { proof: [], usage } }))),
  };
  const outcome: TrialOutcome = {
    transcript: { ...last.transcript, excerpt: (last.evidence.final_answer ?? last.transcript.excerpt).slice(0, 2500) },
    verdict,
    evidence,
  };
  await context.ports.files.write(`${folder}/meta.json`, describeTrial(unit.agent, ready.version, outcome));
  return {
    outcome,
    verdict,
    failures: steps.flatMap((step) => step.failures.map(describeFailure)),
    duration_ms: finished.reduce((sum, { transcript }) => sum + transcript.exit.duration_ms, 0),
  };
}

/** Only whole trials are recorded, because an answer that an outage cut short says nothing about the agent. */
function recordTrial({ unit, trial, context, recorded }: TrialSetup, finished: readonly StepTaken[]): void {
  if (!context.answers?.record) return;
  const redact = context.redactFor(unit.agent) ?? createRedactor([]);
  const steps = finished.flatMap(({ fingerprint, evidence }) =>
    evidence.final_answer === null ? [] : [{ fingerprint, answer: redact(evidence.final_answer) }],
  );
  if (steps.length < finished.length) return;
  const at = recorded?.at ?? context.ports.now().toISOString();
  const model = finished.at(-1)?.model ?? null;
  context.answers.record({
    schema: 'agent-routing.answer.v1',
    case_id: unit.case_id,
    agent: unit.agent,
    trial,
    at,
    model,
    steps,
  });
}
