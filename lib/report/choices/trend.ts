/** A history of batches → a picture of it: the share of choices that were right, over time. */
import { groupBy } from '../../input/group-by.js';
import { count } from '../../text/count.js';
import { escapeHtml, oneLine } from '../../text/escape.js';
import { type HistoryLine, listMeasured, modesOf, nameSeries } from './history.js';

const WIDTH = 760;
const HEIGHT = 260;
const LEFT = 44;
const RIGHT = 230;
const TOP = 34;
const BOTTOM = 32;
/** Colour-blind readers can distinguish these colours too. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#aa3377', '#888888'];
/** Drawn from their middle: disc, square, triangles, diamond, plus, cross, hourglass. */
// biome-ignore format: a table
const MARKS = [
  'm-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z', 'm-3-3h6v6h-6z', 'm0-4l4 7h-8z', 'm0 4l4-7h-8z', 'm0-4l4 4l-4 4l-4-4z',
  'm-4 0h8m-4-4v8', 'm-3-3l6 6m0-6l-6 6', 'm-4-4h8l-8 8h8z',
];
const DASH = 6;
/** Older lines could not be distinguished. */
const MOST_POINTS = 60;

/** The share of choices that were right, over time, one line for each agent and model. */
export function drawTrend(history: readonly HistoryLine[]): string {
  const measured = listMeasured(history);
  const modes = modesOf(measured);
  const series = [...groupBy(measured, (line) => nameSeries(line, modes))]
    .map(([name, lines]) => ({ name, points: lines.slice(-MOST_POINTS) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const height = Math.max(HEIGHT + 18, TOP + 24 + 18 * series.length);
  const times = [...new Set(series.flatMap(({ points }) => points.map(({ at }) => at)))].sort();
  const x = (at: string) =>
    round(LEFT + (times.length < 2 ? 0.5 : times.indexOf(at) / (times.length - 1)) * (WIDTH - LEFT - RIGHT));
  const y = (share: number) => round(TOP + (1 - share) * (HEIGHT - TOP - BOTTOM));
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(share)}" y2="${y(share)}" stroke="#8884"/><text x="${LEFT - 6}" y="${y(share) + 4}" text-anchor="end">${share * 100} %</text>`,
  );
  const gap = (WIDTH - LEFT - RIGHT) / Math.max(1, times.length - 1);
  const paths = series.map(({ points }) => points.map((line) => [x(line.at), y(shareOf(line))] as const));
  const takeTurns = new Map<string, number[]>();
  const pieceOf = (path: (typeof paths)[number], nth: number) => `M${path[nth]}L${path[nth + 1]}`;
  paths.forEach((path, index) => {
    for (const key of path.flatMap((point, nth) => [`${point}`, pieceOf(path, nth)]))
      takeTurns.set(key, [...new Set(takeTurns.get(key)).add(index)]);
  });
  const colourOf = (index: number) => COLOURS[index % COLOURS.length];
  const lines = paths.map(
    (path, index) => `<polyline points="${path.join(' ')}" fill="none" stroke="${colourOf(index)}" stroke-width="2"/>`,
  );
  // Equal pieces of lines take turns, in dashes that go on from piece to piece; equal marks stand side by side.
  const dashes = paths.flatMap((path, index) =>
    path.slice(0, -1).flatMap(([from], nth) => {
      const equal = takeTurns.get(pieceOf(path, nth)) ?? [];
      if (equal.length < 2) return [];
      return `<path d="${pieceOf(path, nth)}" stroke="${colourOf(index)}" stroke-width="2" stroke-dasharray="${DASH} ${DASH * (equal.length - 1)}" stroke-dashoffset="${round(from - DASH * equal.indexOf(index))}"/>`;
    }),
  );
  const marks = paths.map((path, index) => {
    const mark = MARKS[(index + Math.floor(index / MARKS.length)) % MARKS.length];
    const at = path.map((point, nth) => {
      if ((path.length - 1 - nth) % Math.ceil(24 / gap) !== 0) return '';
      const equal = takeTurns.get(`${point}`) ?? [];
      const step = Math.min(9, Math.max(24, gap) / equal.length);
      const wide = step * (equal.length - 1);
      const first = Math.max(LEFT, Math.min(point[0] - wide / 2, WIDTH - RIGHT - wide));
      return `M${round(first + step * equal.indexOf(index))} ${point[1]}${mark}`;
    });
    const [row, left] = [TOP + 10 + 18 * index, WIDTH - RIGHT + 10];
    const { name = '', points = [] } = series[index] ?? {};
    const words = `${oneLine(name, 24)} ${Math.round(100 * shareOf(points.at(-1)))} %`;
    return `<path d="${at.join('')}M${left} ${row}h18m-9 0${mark}" fill="${colourOf(index)}" stroke="${colourOf(index)}" stroke-width="1.5"/><text x="${left + 22}" y="${row + 4}">${escapeHtml(words)}</text>`;
  });
  const left_out = batchesIn(history) - batchesIn(measured);
  const note = `Not drawn: ${count(left_out, 'batch', 'batches')} interrupted, replayed or without a choice.`;
  const what = `Choices that were right, by batch (mode ${[...modes].join(', ')})`;
  const title = series.length === 0 ? 'No choices recorded yet' : what;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${title}" font-family="system-ui, sans-serif" font-size="11" fill="#777">
<title>${title}</title>
<text x="${LEFT}" y="18" font-size="13" font-weight="600">${title}</text>
${[...grid, ...lines, ...dashes, ...marks, ...labelTimes(times, x), left_out > 0 ? `<text x="${LEFT}" y="${HEIGHT + 8}">${note}</text>` : ''].join('\n')}
</svg>
`;
}

/** The first and the last time, as short as tells them apart. */
function labelTimes(times: readonly string[], x: (at: string) => number): string[] {
  const [first = '', last = ''] = [times[0], times.at(-1)];
  const length = times.length < 2 ? 10 : ([10, 16, 19].find((n) => first.slice(0, n) !== last.slice(0, n)) ?? 23);
  return [...new Set([first, last])].filter(Boolean).map((at, index) => {
    const anchor = times.length === 1 ? 'middle' : index === 0 ? 'start' : 'end';
    const text = `${at.slice(0, length).replace('T', ' ')}${length > 10 ? ' UTC' : ''}`;
    return `<text x="${x(at)}" y="${HEIGHT - 10}" text-anchor="${anchor}">${escapeHtml(text)}</text>`;
  });
}

const batchesIn = (lines: readonly HistoryLine[]) => new Set(lines.map((line) => line.batch_run_id)).size;
const shareOf = (line: HistoryLine | undefined) => (line ? line.right / line.trials : 0);
const round = (value: number) => Math.round(value * 10) / 10;
