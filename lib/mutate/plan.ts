/** Units × mutants → groups of units that share one mutated copy of the source, and the sample that is run. */
import type { Case } from '../case/schema.js';
import type { PlannedUnit } from '../contract/plan.js';
import { OFFLINE } from '../contract/plan.js';
import { listMutants } from './index.js';
import type { AgentFacts, Edit, Mutant, Subject } from './mutant.js';

/** One mutant on one case and agent: what a verdict is asked of. */
export interface MutantUnit {
  unit: PlannedUnit;
  testCase: Case;
  mutant: Mutant;
}

export interface MutantGroup {
  /** Equal for units that can share a copy. */
  key: string;
  edits: readonly Edit[];
  against: Mutant['against'];
  /** The copy keeps its hooks. */
  hooks: boolean;
  /** They run beside a skill case. */
  with_hooks: boolean;
  units: MutantUnit[];
}

export function planMutants(
  units: readonly PlannedUnit[],
  cases: ReadonlyMap<string, Case>,
  subject: Subject,
  agents: Readonly<Record<string, AgentFacts>>,
): MutantUnit[] {
  const shown = new Set<string>();
  return units.flatMap((unit) => {
    const testCase = cases.get(unit.case_id);
    if (!testCase) return [];
    return listMutants(testCase, subject, agents[unit.agent] ?? null)
      .filter(({ name, with_hooks }) => !with_hooks || !shown.has(`${name} ${unit.agent}`))
      .map((mutant) => {
        if (mutant.with_hooks) shown.add(`${mutant.name} ${unit.agent}`);
        return { unit, testCase, mutant };
      });
  });
}

/** The same N for the same corpus: each mutator gets its turn, and within one the order is that of a hash. */
export function sampleUnits(
  planned: readonly MutantUnit[],
  most: number | null,
  hash: (value: unknown) => string,
): MutantUnit[] {
  if (most === null || planned.length <= most) return [...planned];
  const rounds = new Map<string, number>();
  const ranked = planned
    .map((one) => ({ one, order: hash([one.mutant.name, one.mutant.target, one.unit.case_id, one.unit.agent]) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ one, order }) => {
      const round = rounds.get(one.mutant.name) ?? 0;
      rounds.set(one.mutant.name, round + 1);
      return { one, round, order };
    })
    .sort((a, b) => a.round - b.round || (a.order < b.order ? -1 : 1));
  const kept = new Set(ranked.slice(0, most).map(({ one }) => one));
  return planned.filter((one) => kept.has(one));
}

export function groupUnits(planned: readonly MutantUnit[], hash: (value: unknown) => string): MutantGroup[] {
  const groups = new Map<string, MutantGroup>();
  for (const one of planned) {
    const { edits } = one.mutant.change;
    const { against, with_hooks = false } = one.mutant;
    const hooks = with_hooks || (one.unit.kind === 'tool_route' && one.unit.agent !== OFFLINE);
    const key = hash([edits, against, hooks, ...(with_hooks ? [with_hooks] : [])]).slice(0, 12);
    const group = groups.get(key) ?? { key, edits, against, hooks, with_hooks, units: [] };
    group.units.push(one);
    groups.set(key, group);
  }
  return [...groups.values()];
}
