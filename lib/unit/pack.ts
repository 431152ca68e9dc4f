/** Several skill units of one agent → their results from one process, as far as each is a clean pass there; what is not has to run alone. */
import type { LaunchSetup } from '../agents/unit-setup.js';
import type { PlannedUnit } from '../contract/plan.js';
import type { Result, Trial } from '../contract/result.js';
import type { Asked } from '../evidence/claims.js';
import { createCollector } from '../evidence/collector.js';
import type { SkillEvidence } from '../evidence/evidence.js';
import { listExpectedCalls } from '../policy/expected-calls.js';
import { type Packed, packedPolicy } from '../policy/packed.js';
import type { ReadyAgent } from '../transcript/ready.js';
import { takeTranscript } from '../transcript/take.js';
import { aggregateUnit, describeTrial, type TrialOutcome } from './aggregate.js';
import type { UnitContext } from './context.js';
import { describeAsked, judgeTrial, withDefaults } from './judge-skill.js';
import type { PackMember } from './may-share.js';
import { markFolder, markId, writeExcerpts } from './pack-excerpt.js';
import { type Join, openJoin } from './pack-join.js';
import { openReplayed } from './pack-replay.js';
import { findTrouble, isSameEvidence } from './pack-trouble.js';

/** Of a pack, by the id of its first unit: as a unit of its own it has a folder of output, and its processes a marker. */
export const packId = (unit_run_id: string): string => `pack-${unit_run_id}`;

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
  control: PackMember & { result: Result; listing: string },
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
  const pack_id = packId(members[0]?.unit.unit_run_id ?? 'empty');
  const folder = await context.trialFolder(pack_id, 1);
  let packed: Packed | null = null;
  let join: Join | null = null;
  let stray = 0;
  const replayed = openReplayed(all, ready, context);
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
      policy: (setup: LaunchSetup) => {
        packed = packedPolicy(
          all.map(({ testCase }) => listExpectedCalls(testCase, ready.agent, setup)),
          ready.agent,
          replayed?.narrow(setup),
        );
        return packed.policy;
      },
      folder,
      redact: context.redactFor(control.unit.agent),
      onEvent(event) {
        join ??= openJoin((packed as Packed | null)?.sent() ?? null);
        const at = join.splitter.split(event);
        if (at === 'unknown') stray++;
        // A skill that an output only names was not loaded by that call.
        const loaded = event.type === 'skill_call' || (event.type === 'skill_read' && event.text === 'own');
        if (typeof at === 'number' && loaded) loads.push({ names: [event.skill, ...event.also], call: at });
        for (const [index, { collector }] of collected.entries())
          if (at === 'all' || (at !== 'unknown' && join.members[index]?.has(at))) collector.add(event);
      },
      watch: null,
      signal: context.signal,
    },
    context.ports,
  );
  context.onSeen(control.unit.agent, transcript);
  const joined = join as Join | null;
  const refuse = async (refused: string | null) => {
    const meta = { agent: control.unit.agent, refused };
    await context.ports.files.write(`${folder}/meta.json`, `${JSON.stringify(meta)}\n`);
    return { passed: new Map<string, Result>(), refused };
  };
  const trouble = findTrouble(transcript, packed, joined, stray, control.listing);
  if (trouble !== null || joined === null) return refuse(trouble);
  const outcomes = collected.flatMap(({ unit, asked, collector }, index) => {
    const calls = joined.members[index];
    if (!calls) return [];
    const evidence = collector.end();
    const judged = judgeTrial(unit, asked, evidence, transcript, calls.size > 0, ready, context);
    return [{ index, unit, asked, evidence, transcript, calls, ...judged }];
  });
  const clean = outcomes.filter(
    ({ verdict }) => verdict.status === 'pass' && verdict.fault === null && verdict.disallowed_hits.length === 0,
  );
  const again = clean.find(({ unit }) => unit === control.unit);
  if (!again || !isSameEvidence(again.evidence.hits, control.result))
    return refuse('the case that ran alone before shows other evidence');
  const own = clean.filter((outcome) => outcome !== again);
  const written = await writeExcerpts(
    folder,
    [
      ...[...joined.splitter.ids()].map(([id, call]) => ({ texts: markId(id), call })),
      ...loads.flatMap(({ names, call }) =>
        (transcript.installed_skills ?? [])
          .filter(({ id, also = [] }) => [id, ...also].some((name) => names.includes(name)))
          .map(({ path }) => ({ texts: markFolder(path.replace(/\/[^/]*$/, '')), call })),
      ),
    ],
    own.map((outcome) => ({
      unit_run_id: outcome.unit.unit_run_id,
      calls: outcome.calls,
      meta: describeTrial(control.unit.agent, ready.version, outcome),
    })),
    context,
  );
  const { passed, refused } = await refuse(written ? null : 'the transcript is too long');
  if (!written) return { passed, refused };
  const pack = { folder: pack_id, cases: all.length };
  for (const outcome of own) {
    const chosen = await replayed?.choiceOf(outcome.index);
    passed.set(outcome.unit.unit_run_id, { ...rowOf(outcome, all.length), ...chosen, pack });
  }
  return { passed, refused };
}

/** cases: that shared the process. */
function rowOf(
  {
    unit,
    asked,
    ...outcome
  }: TrialOutcome & { unit: PlannedUnit; asked: Asked; evidence: SkillEvidence; offer: Result['offer'] },
  cases: number,
): Result {
  const trial: Trial = {
    trial: 1,
    status: outcome.verdict.status,
    duration_ms: Math.round(outcome.transcript.exit.duration_ms / cases),
    timed_out: false,
    failures: [],
  };
  return {
    ...aggregateUnit(unit, asked.testCase, [outcome], [trial]).row,
    token_hits: outcome.evidence.hits,
    offer: outcome.offer,
    // The process was given the requests of all of them.
    usage: { input_tokens: null, output_tokens: null, cost_usd: null },
  };
}
