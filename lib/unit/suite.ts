/** A `suite` unit: gives a suite's input to one of the source's own agents, trial by trial, and checks the answers against the assertions. */
import { loadSchemas } from '../case/json-schema.js';
import type { SuiteCase } from '../case/schema.js';
import type { AgentEvent, Fault } from '../contract/event.js';
import type { PlannedUnit } from '../contract/plan.js';
import type { ProofLine, Result, Trial } from '../contract/result.js';
import { describeFailure } from '../evidence/suite/failure.js';
import { assertStep, fillInput, listSteps, type SuiteStep } from '../evidence/suite/steps.js';
import { getOwn } from '../input/get-own.js';
import { findSubagent, type Subagent } from '../skill/subagent.js';
import type { ReadyAgent } from '../transcript/ready.js';
import { type Ask, type Transcript, takeTranscript } from '../transcript/take.js';
import { judgeSuite, type StepEvidence } from '../verdict/suite.js';
import { aggregateUnit, describeTrial, sumUsage, type TrialOutcome } from './aggregate.js';
import { blankResult, thresholdOf, type UnitContext } from './context.js';
import { explainInstall, folderOf, withParts } from './install.js';

export async function runSuiteUnit(
  unit: PlannedUnit,
  written: SuiteCase,
  given: ReadyAgent,
  context: UnitContext,
): Promise<Result> {
  const { source } = context.shared;
  const testCase = { ...written, pass_threshold: thresholdOf(written, context) };
  const found = findSubagent(context.subagents ?? [], testCase.subagent);
  const folders = found?.plugin ? [folderOf(found.path, source)] : [];
  const ready = withModel(withParts(given, source, folders), testCase.model);
  const subagent = found && nameSubagent(found, ready);
  if (!subagent) {
    const why = found ? explainInstall(ready, source, folders) : null;
    return skipUnit(unit, testCase, `Agent ${testCase.subagent} not available${why === null ? '' : `: ${why}`}`);
  }
  await loadSchemas([testCase]);
  const outcomes: TrialOutcome[] = [];
  const verdicts: Trial[] = [];
  // Runs all trials, unlike other kinds, because a suite measures how often the assertions hold.
  for (let trial = 1; trial <= unit.trials && !context.signal.aborted; trial++) {
    const { outcome, failures, duration_ms } = await runTrial(unit, trial, testCase, subagent, ready, context);
    outcomes.push(outcome);
    const { status, error } = outcome.verdict;
    const { timed_out } = outcome.transcript.exit;
    verdicts.push({ trial, status, duration_ms, timed_out, failures: failures.length || !error ? failures : [error] });
  }
  return aggregateUnit(unit, testCase, outcomes, verdicts).row;
}

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
function nameSubagent(found: Subagent, { agent, install }: Pick<ReadyAgent, 'agent' | 'install'>): Ask['subagent'] {
  const { how, folders } = agent.subagents;
  const { name, plugin, path, text, instructions } = found;
  if (how === 'as_instructions') return { name, instructions, files: {} };
  if (plugin !== null) return install === 'skills' ? null : { name: `${plugin}:${name}`, instructions, files: {} };
  return folders.some((folder) => path.startsWith(`${folder}/`))
    ? { name, instructions, files: { [path]: text } }
    : null;
}

interface SuiteTrial {
  outcome: TrialOutcome;
  failures: string[];
  duration_ms: number;
}

async function runTrial(
  unit: PlannedUnit,
  trial: number,
  testCase: SuiteCase,
  subagent: Ask['subagent'],
  ready: ReadyAgent,
  context: UnitContext,
): Promise<SuiteTrial> {
  const folder = await context.trialFolder(unit.unit_run_id, trial);
  const stored: Record<string, unknown> = {};
  const finished: StepTaken[] = [];
  for (const [index, step] of listSteps(testCase).entries()) {
    const into = index === 0 ? folder : `${folder}/step-${index + 1}`;
    if (index > 0) await context.ports.files.makeFolder(into);
    const one = await takeStep(unit, trial, testCase, step, { subagent, folder: into, stored }, ready, context);
    finished.push(one);
    Object.assign(stored, one.stored);
    // Later steps depend on this one.
    if (one.evidence.final_answer === null || context.signal.aborted) break;
  }
  const steps = finished.map(({ evidence }) => evidence);
  const verdict = judgeSuite(steps);
  const last = finished.at(-1) as StepTaken;
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
    failures: steps.flatMap((step) => step.failures.map(describeFailure)),
    duration_ms: finished.reduce((sum, { transcript }) => sum + transcript.exit.duration_ms, 0),
  };
}

interface StepTaken {
  transcript: Transcript;
  evidence: StepEvidence;
  stored: Record<string, unknown>;
  proof: ProofLine[];
  usage: Result['usage'];
}

async function takeStep(
  unit: PlannedUnit,
  trial: number,
  testCase: SuiteCase,
  step: SuiteStep,
  setup: { subagent: Ask['subagent']; folder: string; stored: Record<string, unknown> },
  ready: ReadyAgent,
  context: UnitContext,
): Promise<StepTaken> {
  const filled = fillInput(step.input, setup.stored);
  const listener = createAnswerListener();
  const transcript = await takeTranscript(
    ready,
    context.shared,
    {
      unit_run_id: unit.unit_run_id,
      trial,
      mode: context.mode,
      prompt: JSON.stringify(filled.input),
      subagent: setup.subagent,
      workspace: context.workspaceOf(testCase),
      grant_tools: [],
      policy: null,
      folder: setup.folder,
      redact: context.redactFor(unit.agent),
      onEvent: listener.add,
      signal: context.signal,
    },
    context.ports,
  );
  const { final_answer, fault, ended, usage, proof, model: answered } = listener.end();
  // What the agent asked for, or what the user named, where the transcript does not say who answered.
  const model = answered ?? transcript.model ?? ready.key.vendor_model;
  context.onSeen(unit.agent, { ...transcript, model });
  const facts = { model, stored: setup.stored, now: context.ports.now() };
  const { failures: unmet, asserted, stored } = assertStep(step, final_answer, facts);
  const failures = [...filled.failures, ...unmet];
  return {
    transcript,
    evidence: { final_answer, failures, asserted, fault, ended, exit: transcript.exit },
    stored,
    proof,
    usage,
  };
}

const MAX_CHARS = 1_000_000;

function createAnswerListener() {
  let final_answer: string | null = null;
  let fault: Fault | null = null;
  let ended = false;
  let model: string | null = null;
  let usage: Result['usage'] = { input_tokens: null, output_tokens: null, cost_usd: null };
  let proof: ProofLine[] = [];
  return {
    add(event: AgentEvent): void {
      if (event.type === 'final_answer') {
        final_answer = event.text.slice(0, MAX_CHARS);
        proof = [{ token: 'answer', source: event.stream, line_number: event.line, line: event.proof }];
      } else if (event.type === 'fault') fault ??= event.fault;
      else if (event.type === 'model') model = event.model;
      else if (event.type === 'end') {
        ended = true;
        usage = event.usage;
      }
    },
    end: () => ({ final_answer, fault, ended, usage, proof, model }),
  };
}
