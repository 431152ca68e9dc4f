/** A history of batches → a picture of it: the share of choices that were right, over time. */
import { escapeHtml, oneLine } from '../../text/escape.js';
import { type HistoryLine, modesOf, nameSeries } from './history.js';

const WIDTH = 760;
const HEIGHT = 260;
const LEFT = 44;
const RIGHT = 230;
const TOP = 34;
const BOTTOM = 32;
/** Colour-blind readers can distinguish these colours too. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9'];
/** Older lines could not be distinguished. */
const MOST_POINTS = 60;

interface Series {
  name: string;
  points: { at: string; share: number }[];
}

/** The share of choices that were right, over time, one line for each agent and model. */
export function drawTrend(history: readonly HistoryLine[]): string {
  const series = listSeries(history);
  const height = Math.max(HEIGHT, TOP + 24 + 18 * series.length);
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
    const words = `${oneLine(name, 24)} ${last ? Math.round(last.share * 100) : 0} %`;
    return `<g fill="${colour}" stroke="${colour}"><polyline points="${path}" fill="none" stroke-width="1.5"/>${dots.join('')}<line x1="${WIDTH - RIGHT + 14}" x2="${WIDTH - RIGHT + 26}" y1="${TOP + 10 + 18 * index}" y2="${TOP + 10 + 18 * index}" stroke-width="3"/></g><text x="${WIDTH - RIGHT + 31}" y="${TOP + 14 + 18 * index}">${escapeHtml(words)}</text>`;
  });
  const days = [times[0], times.length > 1 ? times.at(-1) : undefined];
  const dates = days.flatMap((at, index) =>
    at
      ? [
          `<text x="${round(x(at))}" y="${HEIGHT - 10}" text-anchor="${times.length === 1 ? 'middle' : index === 0 ? 'start' : 'end'}">${escapeHtml(at.slice(0, 10))}</text>`,
        ]
      : [],
  );
  const title = series.length === 0 ? 'No choices recorded yet' : 'Choices that were right, by batch';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${title}" font-family="system-ui, sans-serif" font-size="11" fill="#777">
<title>${title}</title>
<text x="${LEFT}" y="18" font-size="13" font-weight="600">${title}</text>
${[...grid, ...lines, ...dates].join('\n')}
</svg>
`;
}

function listSeries(history: readonly HistoryLine[]): Series[] {
  const series = new Map<string, Series>();
  const modes = modesOf(history);
  for (const line of history) {
    const { at, right, trials } = line;
    if (trials === 0) continue;
    const name = nameSeries(line, modes);
    const one = series.get(name) ?? { name, points: [] };
    one.points.push({ at, share: right / trials });
    series.set(name, one);
  }
  return [...series.values()]
    .map(({ name, points }) => ({ name, points: points.slice(-MOST_POINTS) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

const round = (value: number) => Math.round(value * 10) / 10;
