/** Batches over time: results → lines of a history file; the history → a badge. */
import { z } from 'zod';
import { ModeSchema, type Results } from '../../contract/result.js';
import { count } from '../../text/count.js';
import { clean } from '../../text/escape.js';
import { confuse } from './confusion.js';

/** Each line is about one batch and agent. */
export const HistoryLineSchema = z.object({
  at: z.iso.datetime(),
  batch_run_id: z.string(),
  mode: ModeSchema,
  /** False where the batch was interrupted; absent in lines of older versions. */
  complete: z.boolean().optional(),
  agent: z.string(),
  version: z.string().nullable(),
  model: z.string().nullable(),
  skills_hash: z.string(),
  /** Trials in which something chose, and those in which it chose what was expected. */
  trials: z.int().nonnegative(),
  right: z.int().nonnegative(),
  recall: z.number().min(0).max(1).nullable(),
  precision: z.number().min(0).max(1).nullable(),
  /** {skill: [found, expected]}, those that are expected somewhere. */
  skills: z.record(z.string(), z.tuple([z.int(), z.int()])),
});
export type HistoryLine = z.infer<typeof HistoryLineSchema>;

export function makeHistory(results: Results): HistoryLine[] {
  return confuse(results).map(({ agent, model, trials, right, recall, precision, skills }) => ({
    at: results.generated_at_utc,
    batch_run_id: results.batch_run_id,
    mode: results.mode,
    complete: results.complete,
    agent,
    version: results.environment.agents[agent]?.version ?? null,
    model,
    skills_hash: results.environment.skills_hash,
    trials,
    right,
    recall,
    precision,
    skills: Object.fromEntries(
      skills.filter(({ expected }) => expected > 0).map(({ skill, found, expected }) => [skill, [found, expected]]),
    ),
  }));
}

/** A batch that is added twice counts once, as it was last. */
export function addHistory(known: readonly HistoryLine[], fresh: readonly HistoryLine[]): HistoryLine[] {
  const keyOf = ({ batch_run_id, agent }: HistoryLine) => JSON.stringify([batch_run_id, agent]);
  const all = new Map([...known, ...fresh].map((line) => [keyOf(line), line]));
  return [...all.values()].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

/** Names who chose in a few words; lines of one name can be compared. */
export function nameSeries({ agent, model, mode }: HistoryLine, modes: ReadonlySet<string>): string {
  return [agent, model, modes.size > 1 ? mode : null].filter(Boolean).join(' · ');
}

export const modesOf = (history: readonly HistoryLine[]): Set<string> => new Set(history.map(({ mode }) => mode));

/** What can be compared over time: an interrupted batch tried other cases, and a replay measures nothing new unless there are only replays. */
export function listMeasured(history: readonly HistoryLine[]): HistoryLine[] {
  const whole = history.filter(({ complete, trials }) => complete !== false && trials > 0);
  const asked = whole.filter(({ mode }) => mode !== 'replay');
  return asked.length > 0 ? asked : whole;
}

/** The newest batch that was measured, in the form that badge services read (schemaVersion 1 of shields.io endpoints). */
export function makeBadge(history: readonly HistoryLine[]): string {
  const measured = listMeasured(history);
  const newest = measured.at(-1);
  const lines = measured.filter(({ batch_run_id }) => batch_run_id === newest?.batch_run_id);
  const [right, trials] = [sum(lines.map((line) => line.right)), sum(lines.map((line) => line.trials))];
  const share = trials === 0 ? null : right / trials;
  const color = share === null ? 'lightgrey' : share >= 0.9 ? 'brightgreen' : share >= 0.7 ? 'yellow' : 'orange';
  const names = (['agent', 'model'] as const).map((what) => {
    const all = new Set(lines.map((line) => line[what]));
    return all.size > 1 ? count(all.size, what) : [...all][0];
  });
  const who = [...names, `mode ${newest?.mode}`].filter(Boolean).join(', ');
  const message = share === null ? 'not measured' : `${Math.round(100 * share)} % of ${trials} chosen right (${who})`;
  return `${JSON.stringify({ schemaVersion: 1, label: 'skill routing', message: clean(message), color })}\n`;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
