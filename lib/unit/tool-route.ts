/** A `tool_route` unit: the agent attempts exactly the given call with the source's hooks in place; `offline` only tests the patterns. */
import { posix } from 'node:path';
import type { Agent } from '../agents/interface/agent.js';
import { refuserOf } from '../agents/interface/denials.js';
import type { ToolRouteCase } from '../case/schema.js';
import type { PlannedUnit } from '../contract/plan.js';
import type { Files } from '../contract/ports/files.js';
import type { Result } from '../contract/result.js';
import type { HookCall } from '../contract/transcript/hook-call.js';
import type { Refuser } from '../contract/transcript/tried-call.js';
import { answerOf } from '../evidence/tool-route/hook-answer.js';
import { isAbout, settleCall } from '../evidence/tool-route/settle-call.js';
import type { HookSight, Settled, Tried } from '../evidence/tool-route/settled.js';
import { createRouteCollector, type RouteEvidence } from '../evidence/tool-route/tool-call.js';
import { handOver, listExpectedCalls, listTries, promptFor } from '../policy/expected-calls.js';
import { inSubagent } from '../policy/in-subagent.js';
import { fillWindow, inWholeLines } from '../policy/oracle.js';
import { takeTranscript } from '../transcript/take.js';
import { judgeHookEvent } from '../verdict/hook-event.js';
import { infraVerdict } from '../verdict/infra-verdict.js';
import { judgePattern } from '../verdict/route-pattern.js';
import { firstLine } from '../verdict/route-verdict.js';
import { findFault, judgeToolRoute } from '../verdict/tool-route.js';
import { aggregateOffline, aggregateUnit, describeTrial, runTrials, type TrialOutcome } from './trial/aggregate.js';
import { commonAsk } from './trial/ask.js';
import { type Attempt, thresholdOf, type UnitContext } from './trial/context.js';
import { withParts } from './trial/install.js';
import { readHookFiles, seeHooks } from './trial/see-hooks.js';

const { join } = posix;

/** A hook that never lets the agent stop would have it ask for ever. */
const MOST_REQUESTS = 20;

interface RouteOutcome extends TrialOutcome {
  evidence: RouteEvidence;
}

export async function runToolRouteUnit(given: Attempt<ToolRouteCase>): Promise<Result> {
  const { unit, context } = given;
  const { source } = context.shared;
  const ready = withParts(given.ready, source, source.hook_folders ?? []);
  const testCase = { ...given.testCase, pass_threshold: thresholdOf(given.testCase, context) };
  const attempt = { ...given, ready, testCase };
  const { outcomes, verdicts } = await runTrials(unit, testCase, context, (trial) => runTrial(attempt, trial));
  return aggregateUnit(unit, testCase, outcomes, verdicts).row;
}

async function runTrial(attempt: Attempt<ToolRouteCase>, trial: number): Promise<RouteOutcome> {
  const { unit, testCase, ready, context } = attempt;
  const { agent } = ready;
  const collector = createRouteCollector(testCase);
  const requests: string[][] = [];
  const about = testCase.event?.startsWith('Subagent') ? 'subagent' : 'main';
  const folder = await context.trialFolder(unit.unit_run_id, trial);
  const transcript = await takeTranscript(
    ready,
    context.hooked ?? context.shared,
    {
      ...commonAsk(attempt, trial),
      prompt: ready.key.subagent ? handOver(promptFor(testCase)) : promptFor(testCase),
      subagent: null,
      git: testCase.git,
      grant_tools: listGranted(testCase),
      // There is no choice to make, so both embedded modes attempt the one call.
      policy:
        context.mode === 'live'
          ? null
          : (setup) => {
              collector.setWorkspace(setup.workspace);
              const calls = inWholeLines(
                listExpectedCalls(testCase, agent, setup),
                agent,
                setup.workspace,
                context.ports.files,
              );
              const policy = testCase.event === 'PreCompact' ? fillWindow(calls) : calls;
              return ready.key.subagent || about === 'subagent'
                ? inSubagent(policy, agent, (request) => agent.callSubagent?.(request, promptFor(testCase)))
                : policy;
            },
      folder,
      onRequest(request, kind) {
        if (kind !== about || requests.length >= MOST_REQUESTS) return;
        requests.push([...request.texts.map(({ text }) => text), ...request.results.map(({ text }) => text)]);
      },
      onEvent: collector.add,
    },
    context.ports,
  );
  context.onSeen(unit.agent, transcript);
  if (transcript.cwd !== null) collector.setWorkspace(transcript.cwd);
  const hooks = transcript.hooks?.calls ?? [];
  const asked = hooks.filter((one) => isAbout(one, { ...testCase, workspace: transcript.cwd }, false));
  const let_through = asked.length > 0 && asked.every((one) => answerOf(one).kind === 'open');
  const evidence = collector.end(hooks.flatMap(rewrittenInput), let_through);
  const { source } = context.shared;
  const { staged } = context.hooked ?? context.shared;
  const { event = 'PreToolUse' } = testCase;
  const refuser = await findRefuser(agent, evidence, staged, context.ports.files);
  const { unread, exit } = transcript;
  const places = { root: source.root, staged, workspace: transcript.cwd };
  const sight = {
    ...seeHooks(transcript, testCase.after_skill, ready, source),
    ...(await readHookFiles(hooks, places, context.ports.files)),
  };
  const { verdict, tried_call } = unread
    ? { verdict: infraVerdict(unread, exit), tried_call: null }
    : event === 'PreToolUse' || event === 'PermissionRequest'
      ? judgeToolRoute({
          testCase,
          evidence,
          settled: settle(
            { ...testCase, event, workspace: transcript.cwd, by_agent: refuser === 'agent' },
            evidence,
            sight,
          ),
          exit: transcript.exit,
          routes: context.routes,
          agent: agent.title,
          hides_stderr: agent.hook_facts.hides_stderr === true,
          refuser,
          hooks,
        })
      : judgeHookEvent({
          testCase,
          event,
          sight,
          call: evidence.call,
          requests,
          fault: findFault(evidence, transcript.exit),
          exit: transcript.exit,
        });
  const outcome = { transcript, evidence, verdict, ...(tried_call ? { tried_call } : {}) };
  await context.ports.files.write(`${folder}/meta.json`, describeTrial(unit.agent, ready.version, outcome));
  return outcome;
}

/** A call that came to nothing because its hook never answered is the hook's, not the agent's. */
function settle(
  tried: Omit<Tried, 'outcome' | 'failed_with'>,
  { call }: RouteEvidence,
  sight: HookSight,
): Settled | null {
  const failed_with = call?.outcome === 'failed' ? firstLine(call.message ?? call.output) : null;
  const settled = settleCall({ ...tried, outcome: call?.outcome ?? 'unfinished', failed_with }, sight);
  // Codex prints a call only once its hooks have answered.
  return call === null && settled.outcome === 'unfinished' ? null : settled;
}

const rewrittenInput = (call: HookCall): Record<string, unknown>[] => {
  const answer = answerOf(call);
  return answer.kind === 'rewrite' ? [answer.input] : [];
};

/** Null where nothing denied the call. */
async function findRefuser(
  { denials }: Agent,
  { call }: RouteEvidence,
  staged: string,
  files: Files,
): Promise<Refuser | null> {
  if (call?.outcome !== 'denied') return null;
  if (!denials) return 'permission';
  const texts = await Promise.all(
    (denials.rule_folders ?? []).map(async (folder) => {
      const listed = await files.list(join(staged, folder));
      return Promise.all(listed.map((path) => files.read(join(staged, folder, path))));
    }),
  );
  return refuserOf(denials, call.message ?? call.output, texts.flat().join('\n'));
}

/** A call that should be blocked gets no grant, so that the agent's permissions may still stop it if the hook fails. */
function listGranted(testCase: ToolRouteCase): string[] {
  if (testCase.event === 'PermissionRequest') return [];
  const tries = listTries(testCase).map(({ tool }) => tool);
  return [...new Set(testCase.expect === 'block' && testCase.tool !== '' ? tries.slice(0, -1) : tries)];
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
