/** The events of a pack → what each of its cases may be judged by, and how a line of its transcript names a call. */

import type { PlannedUnit } from '../../contract/plan.js';
import type { AgentEvent } from '../../contract/transcript/event.js';
import type { Deliveries } from '../../delivery/deliveries.js';
import type { Asked } from '../../evidence/claims.js';
import { createCollector } from '../../evidence/collector.js';
import type { SkillEvidence } from '../../evidence/evidence.js';
import { readCallId } from '../../model/call-id.js';
import type { PackedCalls } from '../../policy/packed.js';
import type { Transcript } from '../../transcript/ask.js';
import type { ReadyAgent } from '../../transcript/ready.js';
import { askDeliveries, listOwn } from '../skill/delivery.js';
import { describeAsked } from '../skill/judge.js';
import type { UnitContext } from '../trial/context.js';
import { type CallMark, markFolder, markId } from './excerpt.js';
import type { PackMember } from './may-share.js';
import { createSplitter, type EventSplitter } from './split-events.js';

export interface PackedCase {
  index: number;
  unit: PlannedUnit;
  asked: Asked;
  evidence: SkillEvidence;
  /** Its calls, by their place among those of the pack. */
  calls: ReadonlySet<number>;
}

export interface PackEvents {
  add(event: AgentEvent): void;
  /** Null before the first event. */
  join(): Join | null;
  /** Events of calls that no case asked for. */
  unclaimed(): number;
  /** What each of its cases asks for. */
  asked: readonly Asked[];
  /** Ends the collectors and returns the cases that were part of the pack. */
  end(): PackedCase[];
  marks(installed: Transcript['installed_skills']): CallMark[];
}

/** sent: what was asked for in the process, known once the agent has asked. */
export async function openPackEvents(
  members: readonly PackMember[],
  sent: () => PackedCalls | null,
  ready: ReadyAgent,
  context: UnitContext,
  deliveries: Deliveries | null = null,
): Promise<PackEvents> {
  const collected = await Promise.all(
    members.map(async ({ unit, testCase }) => {
      const described = await describeAsked({ unit, testCase, ready, context });
      const asked = deliveries
        ? { ...described, delivered: askDeliveries(described, deliveries, listOwn(described)) }
        : described;
      return { unit, asked, collector: createCollector(asked) };
    }),
  );
  let join: Join | null = null;
  let unclaimed = 0;
  const loads: { names: string[]; call: number }[] = [];
  return {
    add(event) {
      join ??= openJoin(sent());
      const at = join.splitter.split(event);
      if (at === 'unknown') unclaimed++;
      // A skill that an output only names was not loaded by that call.
      const loaded = event.type === 'skill_call' || (event.type === 'skill_read' && event.text === 'own');
      if (typeof at === 'number' && loaded) loads.push({ names: [event.skill, ...event.also], call: at });
      for (const [index, { collector }] of collected.entries())
        if (at === 'all' || (at !== 'unknown' && join.members[index]?.has(at))) collector.add(event);
    },
    join: () => join,
    unclaimed: () => unclaimed,
    asked: collected.map(({ asked }) => asked),
    end: () =>
      collected.flatMap(({ unit, asked, collector }, index) => {
        const calls = join?.members[index];
        return calls ? [{ index, unit, asked, evidence: collector.end(), calls }] : [];
      }),
    marks: (installed) => [
      ...[...(join?.splitter.ids() ?? [])].map(([id, call]) => ({ texts: markId(id), call })),
      ...loads.flatMap(({ names, call }) =>
        (installed ?? [])
          .filter(({ id, also = [] }) => [id, ...also].some((name) => names.includes(name)))
          .map(({ path }) => ({ texts: markFolder(path.replace(/\/[^/]*$/, '')), call })),
      ),
    ],
  };
}

interface Join {
  splitter: EventSplitter;
  /** The calls of each member by their place in the list; null for a member that is not part of the pack. */
  members: (Set<number> | null)[];
}

function openJoin(sent: PackedCalls | null): Join {
  const calls = (sent?.turns ?? []).flatMap((turn, step) => turn.map((call, index) => ({ step, index, call })));
  const places = new Map(calls.map(({ call }, at) => [call, at]));
  return {
    splitter: createSplitter(
      calls.map(({ step, index, call }) => ({ step, index, input: call.input })),
      readCallId,
    ),
    members: (sent?.cases ?? []).map((own) => own && new Set(own.map((call) => places.get(call) as number))),
  };
}
