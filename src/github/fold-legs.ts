/** Legs → one batch: equal plans, the newest attempt of each leg, no result twice. */
import { ConfigError } from '../../lib/config-error.js';
import { differ, hash, type Plan } from '../../lib/plan.js';
import type { Result, Results } from '../../lib/result.js';
import { agentsOf, type Leg } from './legs.js';
import { plainLine } from './plain.js';

export interface FoldedLegs {
  results: Results;
  legs: Leg[];
  notes: string[];
}

export function foldLegs(all: readonly Leg[], whole: Plan, batch: { id: string; now: string }): FoldedLegs {
  const { legs, notes } = pickNewest(all);
  for (const leg of legs) checkPlan(leg, whole);
  const rows = collectRows(legs);
  const planned = whole.units.flatMap((unit) => rows.get(keyOf(unit)) ?? []);
  notes.push(...nameAbsent(legs, whole));
  return { results: mergeResults(legs, planned, whole, batch), legs, notes };
}

/** Without a checkout of what was planned: the newest attempt of each leg, in the order they came. */
export function mergeLegs(all: readonly Leg[]): Results {
  const { legs } = pickNewest(all);
  const rows = [...collectRows(legs).values()];
  const [first] = legs;
  if (!first) throw new ConfigError('There are no results.', { fix: 'see the log of the run.' });
  const modes = new Set(legs.map((leg) => leg.results.mode));
  if (modes.size > 1) {
    throw new ConfigError(`The legs ran in different modes: ${[...modes].join(', ')}.`, {
      fix: 'give each mode its own artifact_name and its own comment_key.',
    });
  }
  const { results } = first;
  const { plan_hash, skills_hash } = results.environment;
  const agents = Object.fromEntries(legs.flatMap((leg) => Object.entries(agentsOf(leg))));
  const batch = { id: results.batch_run_id, now: results.generated_at_utc };
  return mergeResults(
    legs,
    rows,
    { mode: results.mode, hash: plan_hash, source_hash: skills_hash, agents, units: rows },
    batch,
  );
}

function collectRows(legs: readonly Leg[]): Map<string, Result> {
  const rows = new Map<string, { row: Result; leg: Leg }>();
  for (const leg of legs) {
    for (const row of leg.results.results) {
      const key = keyOf(row);
      const other = rows.get(key);
      if (other) {
        throw new ConfigError(
          `'${row.case_id}' on ${row.agent} has two results: in ${other.leg.name} and in ${leg.name}.`,
          {
            fix: 'give each leg its own agents or its own shard; one row may come from one leg only.',
          },
        );
      }
      rows.set(key, { row, leg });
    }
  }
  return new Map([...rows].map(([key, { row }]) => [key, row]));
}

const keyOf = ({ case_id, agent }: { case_id: string; agent: string }) => JSON.stringify([case_id, agent]);

/** A leg plans for its own agents only, so the whole plan is cut down to those before they are compared. */
function checkPlan(leg: Leg, whole: Plan): void {
  const own = agentsOf(leg);
  const foreign = Object.keys(own).find((agent) => !Object.hasOwn(whole.agents, agent));
  if (foreign !== undefined) {
    throw new ConfigError(
      `${plainLine(leg.name, 100)} ran ${plainLine(foreign, 100)}, which \`agents\` does not list here.`,
      {
        fix: 'give summarize the agents of all legs.',
      },
    );
  }
  const agents = Object.fromEntries(
    Object.entries(own).map(([agent, version]) => [agent, whole.agents[agent] ?? version]),
  );
  const { mode, cases_hash, source_hash } = whole;
  const cut = { mode, cases_hash, source_hash, agents, settings: settingsFor(whole, agents) };
  const difference = leg.plan
    ? differ({ ...whole, ...cut }, leg.plan)
    : hash(cut) === leg.results.environment.plan_hash
      ? null
      : 'its plan_hash is another';
  if (difference) {
    throw new ConfigError(
      `${plainLine(leg.name, 100)} was planned otherwise than this checkout: ${plainLine(difference, 300)}.`,
      {
        fix: 'check out the same commit and give summarize the same selection inputs as the legs.',
      },
    );
  }
}

/** Ways of installing are listed per agent; a leg lists its own. */
function settingsFor(whole: Plan, agents: Record<string, unknown>): Plan['settings'] {
  const installs = whole.settings['installs'] as Record<string, unknown> | undefined;
  if (!installs) return whole.settings;
  const own = Object.entries(installs).filter(([agent]) => agent in agents);
  return { ...whole.settings, installs: Object.fromEntries(own) };
}

function pickNewest(all: readonly Leg[]): { legs: Leg[]; notes: string[] } {
  const newest = new Map<string, Leg>();
  for (const leg of all) {
    const key = JSON.stringify([Object.keys(agentsOf(leg)).sort(), leg.results.environment.shard]);
    const other = newest.get(key);
    if (other?.attempt === leg.attempt && other.results.batch_run_id !== leg.results.batch_run_id) {
      throw new ConfigError(`${other.name} and ${leg.name} are the same leg: same agents, same shard, same attempt.`, {
        fix: 'let each leg run once, or give summarize an artifact_name that only its own legs start with.',
      });
    }
    if (!other || leg.attempt > other.attempt) newest.set(key, leg);
  }
  const legs = [...newest.values()];
  const last = Math.max(1, ...legs.map((leg) => leg.attempt));
  const notes = legs
    .filter((leg) => leg.attempt < last)
    .map((leg) => `${Object.keys(agentsOf(leg)).join(', ')}: results are of attempt ${leg.attempt}, not ${last}.`);
  return { legs, notes };
}

/** Rows alone say what is missing; these sentences say which job to look at. */
function nameAbsent(legs: readonly Leg[], whole: Plan): string[] {
  const notes: string[] = [];
  for (const agent of Object.keys(whole.agents)) {
    if (!whole.units.some((unit) => unit.agent === agent)) continue;
    const own = legs.filter((leg) => Object.hasOwn(agentsOf(leg), agent));
    if (own.length === 0) {
      notes.push(`No leg brought results of ${agent}: its job died before it could upload.`);
      continue;
    }
    const shards = own.flatMap(({ results }) => results.environment.shard ?? []);
    const count = Number(shards[0]?.split('/')[1] ?? 1);
    for (let part = 1; part <= count; part++) {
      if (count > 1 && !shards.includes(`${part}/${count}`))
        notes.push(`Shard ${part}/${count} of ${agent} left no results.`);
    }
  }
  return notes;
}

type Whole = Pick<Plan, 'mode' | 'hash' | 'source_hash' | 'agents'> & { units: readonly unknown[] };

function mergeResults(legs: readonly Leg[], rows: Result[], whole: Whole, batch: { id: string; now: string }): Results {
  const summary = { total: rows.length, pass: 0, fail: 0, infra_error: 0, skipped: 0 };
  for (const row of rows) summary[row.status]++;
  const first = legs[0]?.results;
  // In the plan's order, not in that of the downloads: a table's columns stay where they are.
  const ofAgents = <T>(pick: (results: Results) => Record<string, T>): Record<string, T> => {
    const all: Record<string, T> = Object.assign({}, ...legs.map((leg) => pick(leg.results)));
    return Object.fromEntries(
      Object.keys(whole.agents).flatMap((agent) => (Object.hasOwn(all, agent) ? [[agent, all[agent] as T]] : [])),
    );
  };
  return {
    schema: 'agent-routing.results.v1',
    batch_run_id: batch.id,
    generated_at_utc: batch.now,
    mode: whole.mode,
    complete: rows.length === whole.units.length && legs.every((leg) => leg.results.complete),
    summary,
    options: { ...first?.options, agents: Object.keys(whole.agents), shard: null },
    environment: {
      tool_version: first?.environment.tool_version ?? '',
      skills_hash: whole.source_hash,
      plan_hash: whole.hash,
      shard: null,
      agents: ofAgents((results) => results.environment.agents),
    },
    offers: ofAgents((results) => results.offers),
    results: rows,
  };
}
