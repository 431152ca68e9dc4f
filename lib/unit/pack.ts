/** Several skill units of one agent → their results from one process, as far as each is a clean pass there; what is not has to run alone. */
import type { UnitSetup } from '../agents/agent.js';
import type { SkillCase } from '../case/schema.js';
import type { PlannedUnit } from '../contract/plan.js';
import type { Result, Trial } from '../contract/result.js';
import { createCollector } from '../evidence/collector.js';
import { createSplitter, type EventSplitter } from '../evidence/split-events.js';
import { readCallId } from '../model/call-id.js';
import { listExpectedCalls } from '../policy/expected-calls.js';
import { type Packed, type PackedCalls, packedPolicy } from '../policy/packed.js';
import type { ReadyAgent } from '../transcript/ready.js';
import { type Transcript, takeTranscript } from '../transcript/take.js';
import { aggregateUnit, describeTrial } from './aggregate.js';
import type { UnitContext } from './context.js';
import { markFolder, markId, writeExcerpts } from './pack-excerpt.js';
import { describeAsked, judgeTrial, withDefaults } from './skill.js';
import { describeListing } from './skill-offer.js';

export interface PackMember {
  unit: PlannedUnit;
  testCase: SkillCase;
}

export interface PackOutcome {
  /** {unit_run_id: result}, clean passes only. */
  passed: Map<string, Result>;
  /** Why nothing in it counts, in a sentence; null: what passed counts. */
  refused: string | null;
}

/**
 * control: a unit that ran alone before, with its own prompt. It takes part again, and unless the agent lists the same skills and
 * shows the same evidence as then, nothing counts. Returns results of the members without it.
 */
export async function runPack(
  control: PackMember & { result: Result },
  members: readonly PackMember[],
  ready: ReadyAgent,
  context: UnitContext,
): Promise<PackOutcome> {
  const all = [control, ...members].map(({ unit, testCase }) => ({ unit, testCase: withDefaults(testCase, context) }));
  const collected = await Promise.all(
    all.map(async ({ unit, testCase }) => {
      const asked = await describeAsked(unit, testCase, ready, context);
      return { unit, asked, collector: createCollector(asked) };
    }),
  );
  const pack_id = `pack-${members[0]?.unit.unit_run_id ?? 'empty'}`;
  const folder = await context.trialFolder(pack_id, 1);
  let packed: Packed | null = null;
  let join: Join | null = null;
  let stray = 0;
  const loads: { names: string[]; call: number }[] = [];
  const transcript = await takeTranscript(
    ready,
    context.shared,
    {
      unit_run_id: pack_id,
      trial: 1,
      mode: context.mode,
      prompt: control.testCase.prompt,
      subagent: null,
      workspace: null,
      grant_tools: [],
      policy: (setup: UnitSetup) => {
        packed = packedPolicy(
          all.map(({ testCase }) => listExpectedCalls(testCase, ready.agent, setup)),
          ready.agent,
        );
        return packed.policy;
      },
      folder,
      redact: context.redactFor(control.unit.agent),
      onEvent(event) {
        join ??= openJoin((packed as Packed | null)?.sent() ?? null);
        const at = join.splitter.split(event);
        if (at === 'unknown') stray++;
        if (typeof at === 'number' && (event.type === 'skill_call' || event.type === 'skill_read'))
          loads.push({ names: [event.skill, ...event.also], call: at });
        for (const [index, { collector }] of collected.entries())
          if (at === 'all' || (at !== 'unknown' && join.members[index]?.has(at))) collector.add(event);
      },
      watch: null,
      signal: context.signal,
    },
    context.ports,
  );
  context.onSeen(control.unit.agent, transcript);
  const listing = context.compared.get(control.unit.agent)?.listing;
  const joined = join as Join | null;
  const trouble = findTrouble(transcript, packed, joined, stray, listing);
  const outcomes = collected.map(({ unit, asked, collector }) => {
    const evidence = collector.end();
    return {
      unit,
      asked,
      evidence,
      transcript,
      ...judgeTrial(unit, asked, evidence, transcript, true, ready, context),
    };
  });
  const passed = new Map<string, Result>();
  for (const [index, outcome] of outcomes.entries()) {
    const { unit, asked, evidence, verdict, offer } = outcome;
    const clean = verdict.status === 'pass' && verdict.fault === null && verdict.disallowed_hits.length === 0;
    if (!clean || !joined?.members[index]?.size) continue;
    const trial: Trial = {
      trial: 1,
      status: verdict.status,
      duration_ms: Math.round(transcript.exit.duration_ms / all.length),
      timed_out: false,
      failures: [],
    };
    const { row } = aggregateUnit(unit, asked.testCase, [outcome], [trial]);
    passed.set(unit.unit_run_id, {
      ...row,
      token_hits: evidence.hits,
      offer,
      // The process was given the requests of all of them.
      usage: { input_tokens: null, output_tokens: null, cost_usd: null },
      pack: { folder: pack_id, cases: all.length },
    });
  }
  const first = passed.get(control.unit.unit_run_id);
  passed.delete(control.unit.unit_run_id);
  const strange = 'the case that ran alone before shows other evidence';
  const refused = trouble ?? (first && isSameEvidence(first, control.result) ? null : strange);
  await context.ports.files.write(`${folder}/meta.json`, `${JSON.stringify({ agent: control.unit.agent, refused })}\n`);
  if (refused !== null) return { passed: new Map(), refused };
  const written = await writeExcerpts(
    folder,
    [
      ...[...(joined?.splitter.ids() ?? [])].map(([id, call]) => ({ texts: markId(id), call })),
      ...loads.flatMap(({ names, call }) =>
        (transcript.installed_skills ?? [])
          .filter(({ id, also = [] }) => [id, ...also].some((name) => names.includes(name)))
          .map(({ path }) => ({ texts: markFolder(path.replace(/\/[^/]*$/, '')), call })),
      ),
    ],
    outcomes.flatMap((outcome, index) =>
      passed.has(outcome.unit.unit_run_id)
        ? [
            {
              unit_run_id: outcome.unit.unit_run_id,
              calls: joined?.members[index] ?? new Set(),
              meta: describeTrial(control.unit.agent, ready.version, outcome),
            },
          ]
        : [],
    ),
    context,
  );
  return written ? { passed, refused } : { passed: new Map(), refused: 'the transcript is too long' };
}

interface Join {
  splitter: EventSplitter;
  /** For each member: its calls, by their place in the list. */
  members: Set<number>[];
}

function openJoin(sent: PackedCalls | null): Join {
  const calls = (sent?.turns ?? []).flatMap((turn, step) => turn.map((call, index) => ({ step, index, call })));
  const places = new Map(calls.map(({ call }, at) => [call, at]));
  return {
    splitter: createSplitter(
      calls.map(({ step, index, call }) => ({ step, index, input: call.input })),
      readCallId,
    ),
    members: (sent?.cases ?? []).map((own) => new Set((own ?? []).map((call) => places.get(call) as number))),
  };
}

/** In a sentence; null: the process ended as it should, and every call in it is one that a case asked for. */
function findTrouble(
  transcript: Transcript,
  packed: Packed | null,
  join: Join | null,
  stray: number,
  listing: string | undefined,
): string | null {
  const { exit } = transcript;
  if (exit.timed_out) return 'the process ran out of time';
  if (exit.spawn_error || exit.signal !== null || exit.exit_code !== 0)
    return `the process ended with ${exit.signal ?? `exit code ${exit.exit_code ?? 'unknown'}`}`;
  if (!packed || !join || !packed.isComplete()) return 'the agent shortened the conversation, or did not finish it';
  if (stray > 0) return 'the transcript has a call that no case asked for';
  if (join.splitter.doubled() > 0) return 'a call came to an end twice';
  if (transcript.offered === null || describeListing(transcript) !== listing)
    return 'the agent listed other skills than before';
  return null;
}

/** The lines of a transcript differ; the kind of evidence must not. */
function isSameEvidence(packed: Result, alone: Result): boolean {
  const kinds = ({ token_hits }: Result) =>
    JSON.stringify(
      Object.entries(token_hits)
        .map(([token, { tier, source_kind, source_detail }]) => [
          token,
          tier,
          source_kind,
          source_detail.replace(/:\d+ /, ' '),
        ])
        .sort(),
    );
  return alone.status === 'pass' && kinds(packed) === kinds(alone);
}
