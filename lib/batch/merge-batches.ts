/** Several batches of one corpus (agents or shards of a matrix) → one batch, as if they had been run together. */

import type { PartRows } from '../contract/part.js';
import type { Plan } from '../contract/plan.js';
import type { Results } from '../contract/result.js';
import { ConfigError } from '../input/config-error.js';

export interface Batch {
  /** Its file, for error messages. */
  name: string;
  results: Results;
  plan: Plan | null;
}

export function mergeBatches(batches: readonly Batch[]): { results: Results; plan: Plan | null } {
  const [first, ...others] = batches;
  if (!first) throw new ConfigError('There are no results.', { fix: 'name a results.json with --results.' });
  if (others.length === 0) return { results: first.results, plan: first.plan };
  const owners = new Map<string, string>();
  for (const { name, results } of batches) {
    if (results.mode !== first.results.mode) {
      throw new ConfigError(`${name} was run in mode ${results.mode}, ${first.name} in mode ${first.results.mode}.`, {
        fix: 'compare each mode separately.',
      });
    }
    const [one, other] = [results.decider, first.results.decider];
    if (one && other && (one.mode !== other.mode || one.model !== other.model))
      throw new ConfigError(
        `${name} was decided by ${one.model ?? one.mode}, ${first.name} by ${other.model ?? other.mode}.`,
        {
          fix: 'compare each model separately.',
        },
      );
    for (const { case_id, agent } of results.results) {
      const key = JSON.stringify([case_id, agent]);
      const owner = owners.get(key);
      if (owner !== undefined) {
        throw new ConfigError(`Case '${case_id}' on ${agent} is in both ${owner} and ${name}.`, {
          fix: 'pass only one of the two files; a case counts once per agent.',
        });
      }
      owners.set(key, name);
    }
  }
  return { results: mergeResults(first.results, batches), plan: mergePlans(batches.map(({ plan }) => plan)) };
}

function mergeResults(first: Results, batches: readonly Batch[]): Results {
  const all = batches.map(({ results }) => results);
  const rows = all.flatMap(({ results }) => results);
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  const offers: Results['offers'] = {};
  for (const part of all) {
    for (const [agent, skills] of Object.entries(part.offers)) offers[agent] = { ...offers[agent], ...skills };
  }
  return {
    ...first,
    complete: all.every(({ complete }) => complete),
    summary: {
      total: all.reduce((sum, { summary }) => sum + summary.total, 0),
      pass: count('pass'),
      fail: count('fail'),
      infra_error: count('infra_error'),
      skipped: count('skipped'),
    },
    environment: {
      ...first.environment,
      shard: null,
      agents: Object.assign(
        {},
        ...all.map(({ environment }) => environment.agents),
      ) as Results['environment']['agents'],
    },
    offers,
    parts: mergeParts(all),
    ...sumDeciders(all.map(({ decider }) => decider)),
    results: rows,
  };
}

/** A hook may have run in one of them only. */
export function mergeParts(all: readonly Pick<Results, 'parts'>[]): PartRows {
  const merged: PartRows = {};
  for (const [agent, rows] of all.flatMap(({ parts }) => Object.entries(parts ?? {})))
    merged[agent] = rows.map((row, at) => (merged[agent]?.[at]?.reason === null ? merged[agent][at] : row));
  return merged;
}

/** Parts may share requests, which then count in each. */
function sumDeciders(parts: readonly Results['decider'][]): Pick<Results, 'decider'> {
  const known = parts.filter((part) => part !== undefined);
  const [first, ...others] = known;
  if (!first) return {};
  const decider = others.reduce(
    (sum, one) => ({
      ...sum,
      requests: sum.requests + one.requests,
      shared: sum.shared + one.shared,
      recorded: sum.recorded + one.recorded,
      input_tokens: sum.input_tokens + one.input_tokens,
      output_tokens: sum.output_tokens + one.output_tokens,
      undecided: {
        trials: sum.undecided.trials + one.undecided.trials,
        requests: sum.undecided.requests + one.undecided.requests,
        input_tokens: sum.undecided.input_tokens + one.undecided.input_tokens,
      },
    }),
    first,
  );
  return { decider };
}

/** Null when a part has no plan, because a partial plan would report the other cases as removed. */
function mergePlans(plans: readonly (Plan | null)[]): Plan | null {
  const known = plans.filter((plan) => plan !== null);
  const [first] = known;
  if (!first || known.length < plans.length) return null;
  const key = (row: { case_id: string; agent: string }) => JSON.stringify([row.case_id, row.agent]);
  const units = new Map(known.flatMap((plan) => plan.units).map((unit) => [key(unit), unit]));
  const left_out = new Map(known.flatMap((plan) => plan.left_out).map((row) => [key(row), row]));
  return {
    ...first,
    agents: Object.assign({}, ...known.map(({ agents }) => agents)) as Plan['agents'],
    shard: null,
    units: [...units.values()],
    // A unit that one shard left out may have been run by another.
    left_out: [...left_out].filter(([pair]) => !units.has(pair)).map(([, row]) => row),
  };
}
