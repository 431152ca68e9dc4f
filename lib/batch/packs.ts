/** The units of a batch that may share a process → packs of them, run one after a unit that is alone; what does not pass in its pack runs alone. */
import type { Case, SkillCase } from '../case/schema.js';
import type { PlannedUnit } from '../contract/plan.js';
import type { Result } from '../contract/result.js';
import { callsNothing, listNeeded, mayShare, type PackMember } from '../unit/pack/may-share.js';
import { runPack } from '../unit/pack/pack.js';
import type { UnitContext } from '../unit/trial/context.js';

/** Measured with 100 calls; agents that name no limit of their own shortened no conversation of this size. */
export const MOST_CASES = 50;
export const MOST_BODY_CHARS = 250_000;

/** In mode replay so many are tried until one passes. */
const REPLAY_CONTROLS = 3;

/** Units of one agent in the plan's order; the first runs alone, as the control of the others. */
export interface Pack {
  agent: string;
  members: PackMember[];
}

export function planPacks(
  units: readonly PlannedUnit[],
  caseOf: (unit: PlannedUnit) => Case,
  context: UnitContext,
): { alone: PlannedUnit[]; packs: Pack[] } {
  const byAgent = new Map<string, PackMember[]>();
  const alone: PlannedUnit[] = [];
  for (const unit of units) {
    const testCase = caseOf(unit);
    const ready = context.ready[unit.agent];
    if (!ready || !mayShare(unit, testCase, ready, context)) {
      alone.push(unit);
      continue;
    }
    const members = byAgent.get(unit.agent);
    if (members) members.push({ unit, testCase });
    else byAgent.set(unit.agent, [{ unit, testCase }]);
  }
  const packs = [...byAgent].map(([agent, members]) => ({ agent, members }));
  return { alone, packs };
}

export interface PackPorts {
  context: UnitContext;
  /** Waits for room in the batch; null when the batch was ended by an error. */
  start<T>(run: () => Promise<T>): Promise<T | null>;
  /** Runs a unit alone and records it; null when it was not run. */
  execute(unit: PlannedUnit, context?: UnitContext): Promise<Result | null>;
  mayStart(): boolean;
  onRunning(unit: PlannedUnit): void;
  record(unit: PlannedUnit, result: Result): Promise<void>;
  clear(unit_run_id: string): Promise<void>;
}

export async function runPacked({ agent, members }: Pack, ports: PackPorts): Promise<void> {
  const { start, execute } = ports;
  const { context } = ports;
  // A control without a call leaves no evidence to compare, so it comes only where nothing but its like is left.
  const isQuiet = ({ testCase }: PackMember) => callsNothing(testCase, agent, context.shared.source);
  const rest = [...members.filter((one) => !isQuiet(one)), ...members.filter(isQuiet)];
  let control: (PackMember & { result: Result; listing: string }) | null = null;
  // A recorded choice may be wrong, and says nothing about the next one's.
  for (let tries = context.mode === 'replay' ? REPLAY_CONTROLS : 1; tries > 0 && !control; tries--) {
    const first = rest.shift();
    if (!first) return;
    // The control gets a map of its own, because its packs must not be compared with another unit.
    const own: UnitContext = { ...context, compared: new Map() };
    const result = await start(() => execute(first.unit, own));
    const listing = own.compared.get(agent)?.listing;
    if (result?.status === 'pass' && listing !== undefined) control = { ...first, result, listing };
  }
  const found = control;
  const ready = context.ready[agent];
  const chunks = found && rest.length > 1 ? cutPacks(rest, agent, context, found) : [];
  const shared = await Promise.all(
    chunks.map((chunk) =>
      start(async () => {
        if (!ready || !found || !ports.mayStart()) return [];
        for (const { unit } of chunk) {
          ports.onRunning(unit);
          await ports.clear(unit.unit_run_id);
        }
        const { passed } = await runPack(found, chunk, ready, context);
        const done = chunk.filter(({ unit }) => passed.has(unit.unit_run_id));
        for (const { unit } of done) await ports.record(unit, passed.get(unit.unit_run_id) as Result);
        return done.map(({ unit }) => unit.unit_run_id);
      }),
    ),
  );
  const recorded = new Set(shared.flatMap((ids) => ids ?? []));
  const left = rest.filter(({ unit }) => !recorded.has(unit.unit_run_id));
  await Promise.all(left.map(({ unit }) => start(() => execute(unit))));
}

/** A pack has at most so many cases and so much text, the control's included, because an agent may shorten a conversation that grows too long. */
export function cutPacks(
  members: readonly PackMember[],
  agent: string,
  { shared, ready }: Pick<UnitContext, 'shared' | 'ready'>,
  control: PackMember,
): PackMember[][] {
  const most = ready[agent]?.agent.most_answer_chars ?? MOST_BODY_CHARS;
  const textsOf = ({ testCase }: PackMember) =>
    listNeeded(testCase as SkillCase, agent, shared.source).map(({ path, text }) => [path, text.length] as const);
  const packs: PackMember[][] = [];
  let texts = new Map<string, number>();
  for (const member of members) {
    const together = new Map([...texts, ...textsOf(member)]);
    const chars = [...together.values()].reduce((sum, length) => sum + length, 0);
    const pack = packs.at(-1);
    if (pack && pack.length < MOST_CASES && chars <= most) {
      pack.push(member);
      texts = together;
    } else {
      packs.push([member]);
      texts = new Map([...textsOf(control), ...textsOf(member)]);
    }
  }
  return packs;
}
