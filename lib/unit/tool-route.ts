/** A `tool_route` unit: the agent attempts exactly the given call with the source's hooks in place; `offline` tries the patterns alone. */
import type { ToolRouteCase } from '../case/schema.js';
import { createRouteCollector, type RouteEvidence } from '../evidence/tool-call.js';
import { judgePattern, judgeToolRoute } from '../evidence/tool-route.js';
import { oraclePolicy } from '../model/oracle.js';
import { makeWish } from '../model/wish.js';
import type { PlannedUnit } from '../plan.js';
import type { Result } from '../result.js';
import { type ReadyAgent, takeTranscript } from '../transcript.js';
import { thresholdOf, type UnitContext } from './context.js';
import { describeTrial, foldOffline, foldUnit, runTrials, type TrialOutcome } from './fold.js';

interface RouteOutcome extends TrialOutcome {
  evidence: RouteEvidence;
}

export async function runToolRouteUnit(
  unit: PlannedUnit,
  written: ToolRouteCase,
  ready: ReadyAgent,
  context: UnitContext,
): Promise<Result> {
  const testCase = { ...written, pass_threshold: thresholdOf(written, context) };
  const { outcomes, verdicts } = await runTrials(unit, testCase, context.signal, (trial) =>
    runTrial(unit, trial, testCase, ready, context),
  );
  return foldUnit(unit, testCase, outcomes, verdicts).row;
}

async function runTrial(
  unit: PlannedUnit,
  trial: number,
  testCase: ToolRouteCase,
  ready: ReadyAgent,
  context: UnitContext,
): Promise<RouteOutcome> {
  const { agent } = ready;
  const collector = createRouteCollector(testCase);
  const folder = await context.trialFolder(unit.unit_run_id, trial);
  const transcript = await takeTranscript(
    ready,
    context.hooked ?? context.shared,
    {
      unit_run_id: unit.unit_run_id,
      trial,
      mode: context.mode,
      prompt: promptFor(testCase),
      subagent: null,
      workspace: context.workspaceOf(testCase),
      // What should be blocked is granted nothing: should the hook fail, a permission may still stand in the way.
      grant_tools: testCase.expect === 'allow' ? [testCase.tool] : [],
      // Nothing is chosen here: both embedded modes attempt the one call.
      policy: context.mode === 'live' ? null : (place) => oraclePolicy(makeWish(testCase, agent, place), agent),
      folder,
      redact: context.redactFor(unit.agent),
      onEvent: collector.add,
      signal: context.signal,
    },
    context.doors,
  );
  context.onSeen(unit.agent, transcript);
  const evidence = collector.end();
  const verdict = judgeToolRoute({
    testCase,
    evidence,
    exit: transcript.exit,
    routes: context.routes,
    denies_by_source: agent.denies_by_source ?? false,
  });
  const outcome = { transcript, evidence, verdict };
  await context.doors.files.write(`${folder}/meta.json`, describeTrial(unit.agent, ready.version, outcome));
  return outcome;
}

/** A vendor's model is asked for what the oracle does of itself. */
function promptFor({ tool, input }: ToolRouteCase): string {
  return `Make exactly one tool call, then stop: use ${tool} with ${JSON.stringify(input)}. Do not change it, and try no other way if it is blocked. Then say in one sentence what came back.`;
}

export async function runPatternUnit(
  unit: PlannedUnit,
  testCase: ToolRouteCase,
  context: UnitContext,
): Promise<Result> {
  const began = context.doors.now().getTime();
  const verdict = judgePattern(testCase, context.routes);
  return foldOffline(unit, testCase, verdict, context.doors.now().getTime() - began);
}
