/** A prepared run and copies of its source → the mutants of its units, those that are run, and those no agent could notice. */
import { hash } from '../../lib/batch/plan.js';
import { OFFLINE } from '../../lib/contract/plan.js';
import type { AgentFacts } from '../../lib/mutate/mutant.js';
import { groupUnits, type MutantGroup, type MutantUnit, planMutants, sampleUnits } from '../../lib/mutate/plan.js';
import { readSubject } from '../../lib/setup/stage/mutant-subject.js';
import type { SharedSource } from '../../lib/transcript/ready.js';
import type { PreparedRun } from '../run/prepare/prepare.js';

export interface MutantPlan {
  equivalent: MutantUnit[];
  /** What --max-units leaves. */
  chosen: MutantUnit[];
  /** What would be run without it. */
  all: number;
  /** Pairs of case and agent that nothing can be broken for. */
  left_out: { case_id: string; agent: string; reason: string }[];
}

export async function planMutation(
  run: PreparedRun,
  copies: { shared: SharedSource; hooked: SharedSource | null },
  max_units: number | null,
): Promise<MutantPlan> {
  const { plan, options, source, corpus } = run;
  const hooked = copies.hooked ?? (options.allow_source_processes ? copies.shared : null);
  const subject = {
    ...(await readSubject(copies.shared, hooked)),
    source,
    routes: corpus.routes,
    subagents: run.subagents,
    mode: options.mode,
  };
  const cases = new Map(corpus.cases.map((testCase) => [testCase.case_id, testCase]));
  const planned = planMutants(plan.units, cases, subject, agentFacts(run));
  const live = planned.filter(({ mutant }) => mutant.equivalent === null);
  const known = new Set(planned.map(({ unit }) => unit));
  const none = plan.units
    .filter((unit) => !known.has(unit))
    .map(({ case_id, agent }) => ({ case_id, agent, reason: 'nothing that it rests on can be changed in the source' }));
  return {
    equivalent: planned.filter(({ mutant }) => mutant.equivalent !== null),
    chosen: sampleUnits(live, max_units, hash),
    all: live.length,
    left_out: [
      ...plan.left_out
        .filter(({ why }) => why !== 'filter')
        .map(({ case_id, agent, reason }) => ({ case_id, agent, reason })),
      ...none,
    ],
  };
}

export const groupPlan = (chosen: readonly MutantUnit[]): MutantGroup[] => groupUnits(chosen, hash);

/** Predictions are for the pinned version; an equivalent mutant is named with the words of this agent's folder. */
function agentFacts({ agents }: PreparedRun): Record<string, AgentFacts> {
  return Object.fromEntries(
    agents
      .filter(({ key }) => key.name !== OFFLINE)
      .map(({ key, agent, install }) => [
        key.key,
        {
          name: key.key,
          title: agent.title,
          predict: (source) => agent.predictOffers({ source, install, vendor_model: key.vendor_model }),
        } satisfies AgentFacts,
      ]),
  );
}
