/** A `tool_route` unit: the agent attempts exactly the given call with the source's hooks in place; `offline` only tests the patterns. */
import type { ToolRouteCase } from '../case/schema.js';
import type { PlannedUnit } from '../contract/plan.js';
import type { Result } from '../contract/result.js';
import { createRouteCollector, type RouteEvidence } from '../evidence/tool-call.js';
import { listExpectedCalls } from '../policy/expected-calls.js';
import { oraclePolicy } from '../policy/oracle.js';
import type { ReadyAgent } from '../transcript/ready.js';
import { takeTranscript } from '../transcript/take.js';
import { judgePattern, judgeToolRoute } from '../verdict/tool-route.js';
import { aggregateOffline, aggregateUnit, describeTrial, runTrials, type TrialOutcome } from './aggregate.js';
import { thresholdOf, type UnitContext } from './context.js';

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
  const { outcomes, verdicts } = await runTrials(
    unit,
    testCase,
    context.signal,
    (trial) => runTrial(unit, trial, testCase, ready, context),
    context.infra_retries,
  );
  return aggregateUnit(unit, testCase, outcomes, verdicts).row;
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
      // A call that should be blocked gets no grant, so that the agent's permissions may still stop it if the hook fails.
      grant_tools: testCase.expect === 'allow' ? [testCase.tool] : [],
      // There is no choice to make, so both embedded modes attempt the one call.
      policy:
        context.mode === 'live' ? null : (setup) => oraclePolicy(listExpectedCalls(testCase, agent, setup), agent),
      folder,
      redact: context.redactFor(unit.agent),
      onEvent: collector.add,
      signal: context.signal,
    },
    context.ports,
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
  await context.ports.files.write(`${folder}/meta.json`, describeTrial(unit.agent, ready.version, outcome));
  return outcome;
}

/** In mode live, asks the vendor's model for the call that the oracle makes by itself. */
function promptFor({ tool, input }: ToolRouteCase): string {
  return `Make exactly one tool call, then stop: use ${tool} with ${JSON.stringify(input)}. Do not change it, and try no other way if it is blocked. Then say in one sentence what came back.`;
}

export async function runPatternUnit(
  unit: PlannedUnit,
  testCase: ToolRouteCase,
  context: UnitContext,
): Promise<Result> {
  const began = context.ports.now().getTime();
  const verdict = judgePattern(testCase, context.routes);
  return aggregateOffline(unit, testCase, verdict, context.ports.now().getTime() - began);
}
