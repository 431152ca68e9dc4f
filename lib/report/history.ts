/** Batches over time: results → lines of a history file; the history → a picture of the trend and a badge. */
import { z } from 'zod';
import { ModeSchema, type Results } from '../contract/result.js';
import { clean, escapeHtml, oneLine } from '../text/escape.js';
import { confuse } from './confusion.js';

/** One batch and agent. */
export const HistoryLineSchema = z.object({
  at: z.iso.datetime(),
  batch_run_id: z.string(),
  mode: ModeSchema,
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
    agent,
    version: results.environment.agents[agent]?.version ?? null,
    model,
    skills_hash: results.environment.skills_hash,
    ...{ trials, right, recall, precision },
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

const WIDTH = 720;
const HEIGHT = 260;
const LEFT = 44;
const RIGHT = 190;
const TOP = 34;
const BOTTOM = 32;
/** Told apart by the colour-blind too. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9'];
/** Older ones would not be told apart. */
const MOST_POINTS = 60;

interface Series {
  name: string;
  points: { at: string; share: number }[];
}

/** The share of choices that were right, over time, one line for each agent and model. */
export function drawTrend(history: readonly HistoryLine[]): string {
  const series = listSeries(history);
  const times = [...new Set(series.flatMap(({ points }) => points.map(({ at }) => at)))].sort();
  const x = (at: string) =>
    LEFT + (times.length < 2 ? 0.5 : times.indexOf(at) / (times.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (share: number) => TOP + (1 - share) * (HEIGHT - TOP - BOTTOM);
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(share)}" y2="${y(share)}" stroke="#8884"/><text x="${LEFT - 6}" y="${y(share) + 4}" text-anchor="end">${share * 100} %</text>`,
  );
  const lines = series.map(({ name, points }, index) => {
    const colour = COLOURS[index % COLOURS.length];
    const path = points.map(({ at, share }) => `${round(x(at))},${round(y(share))}`).join(' ');
    const dots = points.map(({ at, share }) => `<circle cx="${round(x(at))}" cy="${round(y(share))}" r="2.5"/>`);
    const last = points.at(-1);
    const words = `${oneLine(name, 22)} ${last ? Math.round(last.share * 100) : 0} %`;
    return `<g fill="${colour}" stroke="${colour}"><polyline points="${path}" fill="none" stroke-width="1.5"/>${dots.join('')}<text x="${WIDTH - RIGHT + 14}" y="${TOP + 14 + 18 * index}" stroke="none">${escapeHtml(words)}</text></g>`;
  });
  const days = [times[0], times.length > 1 ? times.at(-1) : undefined];
  const dates = days.flatMap((at, index) =>
    at
      ? [
          `<text x="${round(x(at))}" y="${HEIGHT - 10}" text-anchor="${index === 0 ? 'start' : 'end'}">${escapeHtml(at.slice(0, 10))}</text>`,
        ]
      : [],
  );
  const title = series.length === 0 ? 'No choices recorded yet' : 'Choices that were right, by batch';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${title}" font-family="system-ui, sans-serif" font-size="11" fill="#777">
<title>${title}</title>
<text x="${LEFT}" y="18" font-size="13" font-weight="600">${title}</text>
${[...grid, ...lines, ...dates].join('\n')}
</svg>
`;
}

function listSeries(history: readonly HistoryLine[]): Series[] {
  const series = new Map<string, Series>();
  for (const { agent, model, at, right, trials } of history) {
    if (trials === 0) continue;
    const name = model ? `${agent} · ${model}` : agent;
    const one = series.get(name) ?? { name, points: [] };
    one.points.push({ at, share: right / trials });
    series.set(name, one);
  }
  return [...series.values()]
    .map(({ name, points }) => ({ name, points: points.slice(-MOST_POINTS) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The newest batch, in the form that badge services read (schemaVersion 1 of shields.io endpoints). */
export function makeBadge(history: readonly HistoryLine[]): string {
  const newest = history.at(-1);
  const lines = history.filter(({ batch_run_id }) => batch_run_id === newest?.batch_run_id);
  const [right, trials] = [sum(lines.map((line) => line.right)), sum(lines.map((line) => line.trials))];
  const share = trials === 0 ? null : right / trials;
  const color = share === null ? 'lightgrey' : share >= 0.9 ? 'brightgreen' : share >= 0.7 ? 'yellow' : 'orange';
  const message = share === null ? 'not measured' : `${Math.round(100 * share)} % chosen right`;
  return `${JSON.stringify({ schemaVersion: 1, label: 'skill routing', message: clean(message), color })}\n`;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
