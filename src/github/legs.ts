/** What the legs of a matrix left behind → one batch: equal plans, the newest attempt of each leg, no result twice. */
import { z } from 'zod';
import { ConfigError } from '../../lib/config-error.js';
import { differ, type Plan, PlanSchema } from '../../lib/plan.js';
import { type Result, type Results, ResultsSchema } from '../../lib/result.js';
import { plainLine } from './plain.js';

export interface Leg {
  /** Of the artifact or folder. */
  name: string;
  attempt: number;
  plan: Plan;
  results: Results;
}

/** Written beside results.json by the job that ran the batch. */
export const LEG_FILE = 'leg.json';
export const LegFileSchema = z.object({ run_id: z.int(), attempt: z.int().positive(), sha: z.string() });

/** The files of a batch that anybody but its own job reads. */
export const BATCH_FILES = ['plan.json', 'results.json', LEG_FILE] as const;

export function parseLeg(name: string, read: (file: string) => string | null): Leg {
  const parse = <T>(file: string, schema: z.ZodType<T>): T => {
    const text = read(file);
    const problem = (words: string) =>
      new ConfigError(words, {
        file: `${plainLine(name, 100)}/${file}`,
        fix: 'see the log of that leg: it ended before it had results, or another version of this action wrote them.',
      });
    if (text === null) throw problem('This leg left no such file.');
    try {
      return schema.parse(JSON.parse(text));
    } catch (error) {
      throw problem(`This is not what a batch writes (${plainLine((error as Error).message, 200)}).`);
    }
  };
  const plan = parse('plan.json', PlanSchema);
  const results = parse('results.json', ResultsSchema);
  // A batch of the command line has no leg.json; our own artifact names end in the attempt.
  const attempt =
    read(LEG_FILE) === null ? Number(/-(\d{1,4})$/.exec(name)?.[1] ?? 1) : parse(LEG_FILE, LegFileSchema).attempt;
  return { name, attempt: Math.max(1, attempt), plan, results };
}

export interface FoldedLegs {
  results: Results;
  legs: Leg[];
  notes: string[];
}

export function foldLegs(all: readonly Leg[], whole: Plan, batch: { id: string; now: string }): FoldedLegs {
  for (const leg of all) checkPlan(leg, whole);
  const { legs, notes } = pickNewest(all);
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
  const planned = whole.units.flatMap((unit) => rows.get(keyOf(unit))?.row ?? []);
  notes.push(...nameAbsent(legs, whole));
  return { results: mergeResults(legs, planned, whole, batch), legs, notes };
}

const keyOf = ({ case_id, agent }: { case_id: string; agent: string }) => JSON.stringify([case_id, agent]);

/** A leg plans for its own agents only, so the whole plan is cut down to those before they are compared. */
function checkPlan(leg: Leg, whole: Plan): void {
  const foreign = Object.keys(leg.plan.agents).find((agent) => !(agent in whole.agents));
  if (foreign !== undefined) {
    throw new ConfigError(
      `${plainLine(leg.name, 100)} ran ${plainLine(foreign, 100)}, which \`agents\` does not list here.`,
      {
        fix: 'give summarize the agents of all legs.',
      },
    );
  }
  const agents = Object.fromEntries(
    Object.entries(leg.plan.agents).map(([agent, version]) => [agent, whole.agents[agent] ?? version]),
  );
  const difference = differ({ ...whole, agents, settings: settingsFor(whole, agents) }, leg.plan);
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
    const key = JSON.stringify([Object.keys(leg.plan.agents).sort(), leg.plan.shard]);
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
    .map((leg) => `${Object.keys(leg.plan.agents).join(', ')}: results are of attempt ${leg.attempt}, not ${last}.`);
  return { legs, notes };
}

/** Rows alone say what is missing; these sentences say which job to look at. */
function nameAbsent(legs: readonly Leg[], whole: Plan): string[] {
  const notes: string[] = [];
  for (const agent of Object.keys(whole.agents)) {
    if (!whole.units.some((unit) => unit.agent === agent)) continue;
    const own = legs.filter((leg) => agent in leg.plan.agents);
    if (own.length === 0) {
      notes.push(`No leg brought results of ${agent}: its job died before it could upload.`);
      continue;
    }
    const shards = own.flatMap((leg) => (leg.plan.shard ? [leg.plan.shard] : []));
    const count = Number(shards[0]?.split('/')[1] ?? 1);
    for (let part = 1; part <= count; part++) {
      if (count > 1 && !shards.includes(`${part}/${count}`))
        notes.push(`Shard ${part}/${count} of ${agent} left no results.`);
    }
  }
  return notes;
}

function mergeResults(legs: readonly Leg[], rows: Result[], whole: Plan, batch: { id: string; now: string }): Results {
  const summary = { total: rows.length, pass: 0, fail: 0, infra_error: 0, skipped: 0 };
  for (const row of rows) summary[row.status]++;
  const first = legs[0]?.results;
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
      agents: Object.assign(
        {},
        ...legs.map((leg) => leg.results.environment.agents),
      ) as Results['environment']['agents'],
    },
    offers: Object.assign({}, ...legs.map((leg) => leg.results.offers)) as Results['offers'],
    results: rows,
  };
}
