/** Several skill units of one agent → their results from one process, as far as each is a clean pass there; what is not has to run alone. */
import type { LaunchSetup } from '../../agents/interface/unit-setup.js';
import type { Result } from '../../contract/result.js';
import { listExpectedCalls } from '../../policy/expected-calls.js';
import { type Packed, packedPolicy } from '../../policy/packed.js';
import type { ReadyAgent } from '../../transcript/ready.js';
import { takeTranscript } from '../../transcript/take.js';
import { watchDeliveries } from '../skill/delivery.js';
import { judgeTrial, withDefaults } from '../skill/judge.js';
import type { UnitContext } from '../trial/context.js';
import { openPackEvents } from './events.js';
import type { PackMember } from './may-share.js';
import { openReplayed } from './replay.js';
import { isClean, packedRow, writeTrials } from './row.js';
import { findTrouble, isSameEvidence } from './trouble.js';

/** A pack is named after its first unit, and has an output folder and a process marker like any unit. */
export const packId = (unit_run_id: string): string => `pack-${unit_run_id}`;

export interface PackOutcome {
  /** {unit_run_id: result}, clean passes only. */
  passed: Map<string, Result>;
  /** Why nothing in it counts, in a sentence; null: what passed counts. */
  refused: string | null;
}

/**
 * control: a unit that ran alone before, with its own prompt. It is also part of the pack, and unless the agent lists the same skills and
 * shows the same evidence as then, nothing counts. Returns results of the members without it.
 */
export async function runPack(
  control: PackMember & { result: Result; listing: string },
  members: readonly PackMember[],
  ready: ReadyAgent,
  context: UnitContext,
): Promise<PackOutcome> {
  const { agent } = control.unit;
  const all = [control, ...members].map(({ unit, testCase }) => ({
    unit,
    testCase: withDefaults(testCase, context, ready),
  }));
  const pack_id = packId(members[0]?.unit.unit_run_id ?? 'empty');
  const folder = await context.trialFolder(pack_id, 1);
  const replayed = openReplayed(all, ready, context);
  const deliveries = watchDeliveries(ready, context);
  let packed: Packed | null = null;
  const events = await openPackEvents(all, () => packed?.sent() ?? null, ready, context, deliveries);
  const policy = (setup: LaunchSetup) => {
    deliveries.expect(events.asked, setup);
    const expected = all.map(({ testCase }) => listExpectedCalls(testCase, ready.agent, setup));
    packed = packedPolicy(expected, ready.agent, replayed?.narrow(setup));
    return deliveries.watch(packed.policy);
  };
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
      policy,
      folder,
      redact: context.redactFor(agent),
      onEvent: events.add,
      onRequest: deliveries.add,
      signal: context.signal,
    },
    context.ports,
  );
  context.onSeen(agent, transcript);
  const passed = new Map<string, Result>();
  const end = async (refused: string | null): Promise<PackOutcome> => {
    await context.ports.files.write(`${folder}/meta.json`, `${JSON.stringify({ agent, refused })}\n`);
    return { passed, refused };
  };

  const trouble = findTrouble(transcript, packed, events, control.listing);
  if (trouble !== null) return end(trouble);
  const clean = events
    .end()
    .map((one) => {
      const judged = judgeTrial(
        { unit: one.unit, testCase: one.asked.testCase, ready, context },
        { ...one, transcript, asked_call: one.calls.size > 0 },
      );
      return { ...one, ...judged, transcript };
    })
    .filter(isClean);
  const again = clean.find(({ unit }) => unit === control.unit);
  if (!again || !isSameEvidence(again.evidence.hits, control.result))
    return end('the case that ran alone before shows other evidence');
  const own = clean.filter((outcome) => outcome !== again);
  const marks = events.marks(transcript.installed_skills);
  if (!(await writeTrials(folder, marks, own, ready.version, context))) return end('the transcript is too long');
  for (const outcome of own) {
    const chosen = await replayed?.choiceOf(outcome.index);
    passed.set(outcome.unit.unit_run_id, { ...packedRow(outcome, { folder: pack_id, cases: all.length }), ...chosen });
  }
  return end(null);
}
