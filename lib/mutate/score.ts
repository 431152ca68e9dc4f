/** Rows of single mutants → how many were killed, in all and by agent, mutator and target. */
import type { MutantRow, Mutation, Tally } from '../contract/mutation.js';
import { MUTATORS } from './index.js';

function tally(rows: readonly MutantRow[]): Tally {
  const count = (outcome: MutantRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const killed = count('killed');
  const survived = count('survived');
  const judged = killed + survived;
  return {
    killed,
    survived,
    infra_error: count('infra_error'),
    equivalent: count('equivalent'),
    as_commit: rows.filter((row) => row.as_commit).length,
    score: judged === 0 ? null : killed / judged,
  };
}

export function scoreMutants(
  rows: readonly MutantRow[],
  versions: Readonly<Record<string, string | null>>,
): Pick<Mutation, 'total' | 'agents' | 'mutants' | 'targets'> {
  const does = new Map(Object.values(MUTATORS).flatMap((list) => list.map(({ name, does }) => [name, does] as const)));
  return {
    total: tally(rows),
    agents: mapGroups(rows, 'agent', (own, agent) => ({ version: versions[agent] ?? null, ...tally(own) })),
    mutants: mapGroups(rows, 'mutant', (own, name) => ({ does: does.get(name) ?? '', ...tally(own) })),
    targets: mapGroups(rows, 'target', (own) => mapGroups(own, 'agent', tally)),
  };
}

function mapGroups<T>(
  rows: readonly MutantRow[],
  key: 'agent' | 'mutant' | 'target',
  make: (own: readonly MutantRow[], name: string) => T,
): Record<string, T> {
  const names = [...new Set(rows.map((row) => row[key]))];
  return Object.fromEntries(
    names.map((name) => [
      name,
      make(
        rows.filter((row) => row[key] === name),
        name,
      ),
    ]),
  );
}
