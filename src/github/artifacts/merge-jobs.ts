/** Merges matrix jobs into one batch: their plans must match, only the newest attempt of each job counts, and no result may occur twice. */

import { mergeParts } from '../../../lib/batch/merge-batches.js';
import type { Plan } from '../../../lib/contract/plan.js';
import type { Result, Results } from '../../../lib/contract/result.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { sanitizeLine } from '../log/sanitize.js';
import { checkPlan } from './check-plan.js';
import { agentsOf, type MatrixJob } from './read-job.js';

/** A fork's run says itself how many there are. */
const MOST_SHARDS = 256;

export interface MergedJobs {
  results: Results;
  jobs: MatrixJob[];
  notes: string[];
}

/** unread: some of what was uploaded cannot be read. */
export function mergeJobs(
  all: readonly MatrixJob[],
  whole: Plan,
  batch: { id: string; now: string; unread?: boolean },
): MergedJobs {
  const { jobs, notes } = pickNewest(all);
  for (const job of jobs) checkPlan(job, whole);
  const rows = collectRows(jobs);
  const planned = whole.units.flatMap((unit) => rows.get(keyOf(unit)) ?? []);
  notes.push(...nameSystems(jobs), ...nameAbsent(jobs, whole, batch.unread ?? false));
  return { results: mergeResults(jobs, planned, whole, batch), jobs, notes };
}

/** For `command: comment`, which has no plan to check against: merges the newest attempt of each job, in download order. A shard that left nothing makes the batch incomplete. */
export function mergeNewest(all: readonly MatrixJob[]): Pick<MergedJobs, 'results' | 'notes'> {
  const { jobs, notes } = pickNewest(all);
  const rows = [...collectRows(jobs).values()];
  const [first] = jobs;
  if (!first)
    throw new ConfigError('There are no results.', { fix: 'see the log of the run that should have uploaded them.' });
  const modes = new Set(jobs.map((job) => job.results.mode));
  if (modes.size > 1) {
    throw new ConfigError(`The matrix jobs ran in different modes: ${[...modes].join(', ')}.`, {
      fix: 'give each mode its own artifact_name and its own comment_key.',
    });
  }
  const { results } = first;
  const { plan_hash, skills_hash } = results.environment;
  const agents = Object.fromEntries(jobs.flatMap((job) => Object.entries(agentsOf(job))));
  const batch = { id: results.batch_run_id, now: results.generated_at_utc };
  const whole = { mode: results.mode, hash: plan_hash, source_hash: skills_hash, agents, units: rows };
  const absent = Object.keys(agents).flatMap((agent) => nameAbsentShards(jobs, agent));
  const merged = mergeResults(jobs, rows, whole, batch);
  return {
    results: absent.length > 0 ? { ...merged, complete: false } : merged,
    notes: [...notes, ...absent],
  };
}

function collectRows(jobs: readonly MatrixJob[]): Map<string, Result> {
  const rows = new Map<string, { row: Result; job: MatrixJob }>();
  for (const job of jobs) {
    for (const row of job.results.results) {
      const key = keyOf(row);
      const other = rows.get(key);
      // Of one agent on several systems, what broke on one of them counts.
      if (other && (other.job.os ?? null) !== (job.os ?? null)) {
        const [worse] = [other, { row, job }].sort((a, b) => WORST.indexOf(a.row.status) - WORST.indexOf(b.row.status));
        if (worse && row.status !== other.row.status) rows.set(key, { ...worse, row: onSystem(worse.row, worse.job) });
        continue;
      }
      if (other) {
        throw new ConfigError(
          `'${row.case_id}' on ${row.agent} has two results: in ${other.job.name} and in ${job.name}.`,
          {
            fix: 'give each matrix job its own agents or its own shard, so that each row has one result.',
          },
        );
      }
      rows.set(key, { row, job });
    }
  }
  return new Map([...rows].map(([key, { row }]) => [key, row]));
}

const WORST: readonly Result['status'][] = ['fail', 'infra_error', 'skipped', 'pass'];

const onSystem = (row: Result, { os }: MatrixJob): Result =>
  row.error === null || !os ? row : { ...row, error: `on ${sanitizeLine(os, 40)}: ${row.error}` };

function nameSystems(jobs: readonly MatrixJob[]): string[] {
  const systems = [...new Set(jobs.flatMap(({ os }) => os ?? []))].map((os) => sanitizeLine(os, 40));
  return systems.length > 1 ? [`Run on ${systems.join(', ')}: of each case the worst result is shown.`] : [];
}

const keyOf = ({ case_id, agent }: { case_id: string; agent: string }) => JSON.stringify([case_id, agent]);

function pickNewest(all: readonly MatrixJob[]): { jobs: MatrixJob[]; notes: string[] } {
  const newest = new Map<string, MatrixJob>();
  for (const job of all) {
    const key = JSON.stringify([Object.keys(agentsOf(job)).sort(), job.results.environment.shard, job.os ?? null]);
    const other = newest.get(key);
    if (other?.attempt === job.attempt && other.results.batch_run_id !== job.results.batch_run_id) {
      throw new ConfigError(
        `${other.name} and ${job.name} are the same matrix job: same agents, same shard, same system, same attempt.`,
        {
          fix: 'run each matrix job once, or give `command: summarize` an artifact_name that only the artifacts of its own matrix jobs start with.',
        },
      );
    }
    if (!other || job.attempt > other.attempt) newest.set(key, job);
  }
  const jobs = [...newest.values()];
  const last = Math.max(1, ...jobs.map((job) => job.attempt));
  const notes = jobs
    .filter((job) => job.attempt < last)
    .map((job) => `${describe(job)}: the results come from attempt ${job.attempt}, not ${last}.`);
  return { jobs, notes };
}

function describe(job: MatrixJob): string {
  const { shard } = job.results.environment;
  return `${Object.keys(agentsOf(job)).join(', ')}${shard ? `, shard ${shard}` : ''}`;
}

/** The rows show what is missing; these notes name the job to look at. */
function nameAbsent(jobs: readonly MatrixJob[], whole: Plan, unread: boolean): string[] {
  const notes: string[] = [];
  for (const agent of Object.keys(whole.agents)) {
    if (!whole.units.some((unit) => unit.agent === agent)) continue;
    const own = jobs.filter((job) => Object.hasOwn(agentsOf(job), agent));
    if (own.length === 0) {
      notes.push(
        unread
          ? `There are no results of ${agent} that could be read.`
          : `No matrix job uploaded results of ${agent}: its job ended before the upload.`,
      );
      continue;
    }
    notes.push(...nameAbsentShards(own, agent));
  }
  return notes;
}

function nameAbsentShards(jobs: readonly MatrixJob[], agent: string): string[] {
  const own = jobs.filter((job) => Object.hasOwn(agentsOf(job), agent));
  const shards = own.flatMap(({ results }) => results.environment.shard ?? []);
  const count = Number(shards[0]?.split('/')[1] ?? 1);
  const parts = Array.from({ length: Math.min(count, MOST_SHARDS) }, (_, at) => `${at + 1}/${count}`);
  return parts
    .filter((part) => count > 1 && !shards.includes(part))
    .map((part) => `Shard ${part} of ${agent} left no results.`);
}

type WholePlan = Pick<Plan, 'mode' | 'hash' | 'source_hash' | 'had_as' | 'agents'> & { units: readonly unknown[] };

function mergeResults(
  jobs: readonly MatrixJob[],
  rows: Result[],
  whole: WholePlan,
  batch: { id: string; now: string },
): Results {
  const summary = { total: rows.length, pass: 0, fail: 0, infra_error: 0, skipped: 0 };
  for (const row of rows) summary[row.status]++;
  const first = jobs[0]?.results;
  // In the plan's order, not in that of the downloads, so that the columns of the table do not move.
  const ofAgents = <T>(pick: (results: Results) => Record<string, T>): Record<string, T> => {
    const all: Record<string, T> = Object.assign({}, ...jobs.map((job) => pick(job.results)));
    return Object.fromEntries(
      Object.keys(whole.agents).flatMap((agent) => (Object.hasOwn(all, agent) ? [[agent, all[agent] as T]] : [])),
    );
  };
  return {
    schema: 'agent-routing.results.v1',
    batch_run_id: batch.id,
    generated_at_utc: batch.now,
    mode: whole.mode,
    complete: rows.length === whole.units.length && jobs.every((job) => job.results.complete),
    summary,
    options: { ...first?.options, agents: Object.keys(whole.agents), shard: null },
    environment: {
      tool_version: first?.environment.tool_version ?? '',
      skills_hash: whole.source_hash,
      ...(whole.had_as ? { had_as: whole.had_as } : {}),
      ...(jobs.some(({ results }) => results.environment.hooks_off) ? { hooks_off: true as const } : {}),
      plan_hash: whole.hash,
      shard: null,
      agents: ofAgents((results) => results.environment.agents),
    },
    offers: ofAgents((results) => results.offers),
    parts: mergeParts(jobs.map(({ results }) => results)),
    ...(first?.locations ? { locations: first.locations } : {}),
    results: rows,
  };
}
