/** Renders the rows of a report as a table as wide as the terminal, or stacked where the terminal is too narrow. */

import { oneLine } from '../../text/escape.js';
import { fitWidth, widthOf } from '../../text/width.js';
import { wrapWords } from '../../text/wrap.js';
import { type Cell, signOf } from '../view/cell.js';
import type { View, ViewRow } from '../view/view.js';

export type Paint = (style: keyof typeof STYLES, text: string) => string;
export const STYLES = { red: 31, green: 32, yellow: 33, blue: 34, grey: 90, bold: 1 } as const;
const SIGNS: Record<string, { sign: string; style: keyof typeof STYLES }> = {
  '🔴': { sign: '✗', style: 'red' },
  '🟠': { sign: '▾', style: 'yellow' },
  '🟡': { sign: '?', style: 'yellow' },
  '🔵': { sign: 'i', style: 'blue' },
  '🟢': { sign: '▴', style: 'green' },
  '🆕': { sign: '+', style: 'blue' },
  '⚪': { sign: '-', style: 'grey' },
};

interface TableRow {
  row: ViewRow;
  name: string;
  /** One cell for each agent, in the order of the columns. */
  cells: string[];
  delta: string;
}

/** A name cut to less than this no longer identifies its case. */
const MIN_NAME_WIDTH = 24;

export function renderTable(rows: ViewRow[], { agents }: View, width: number, paint: Paint): string[] {
  const body = rows.map(
    (row): TableRow => ({
      row,
      name: nameRow(row),
      cells: agents.map((agent) => wordsOf(row.cells.get(agent))),
      delta: deltaWords(row, agents),
    }),
  );
  const widest = (words: string[], max: number) =>
    Math.min(max, Math.max(...words.map((text) => widthOf(oneLine(text, 200)))));
  const cells = agents.map((agent, index) => widest([agent, ...body.map((row) => row.cells[index] ?? '')], 34));
  const longest = widest(['case · skill', ...body.map((row) => row.name)], 80);
  const room = width - cells.reduce((sum, cell) => sum + cell + 2, 0) - 4;
  // What does not fit beside the names goes on in the next line, between words.
  const deltas = ['delta', ...body.map((row) => row.delta)];
  const word = widest(
    deltas.flatMap((words) => words.split(' ')),
    200,
  );
  const delta = Math.min(widest(deltas, 200), Math.max(word, room - longest));
  if (room - delta < Math.min(longest, MIN_NAME_WIDTH)) return stackRows(body, agents, width, paint);
  const name = Math.min(longest, room - delta);
  // The delta is the last column, so it needs no padding.
  const line = (sign: string, words: string[], last: string) => `${sign} ${words.join('  ')}  ${last}`.trimEnd();
  const head = line(
    ' ',
    [fitWidth('case · skill', name), ...agents.map((agent, i) => fitWidth(agent, cells[i] ?? 0))],
    'delta',
  );
  return [
    paint('grey', head),
    ...body.flatMap(({ row, name: words, cells: texts, delta: last }) => {
      const mark = markOf(row);
      const painted = agents.map((agent, i) =>
        paintCell(row.cells.get(agent), fitWidth(texts[i] || '–', cells[i] ?? 0), paint),
      );
      const [first = '', ...more] = breakDelta(last, delta).map((part) => paint(mark.style, part));
      return [
        line(paint(mark.style, mark.sign), [fitWidth(words, name), ...painted], first),
        ...more.map((part) => `${' '.repeat(width - room + name)}${part}`),
      ];
    }),
  ];
}

/** On a narrow terminal the case and its delta are on one line, and the agents' cells are below it, once if all are the same. */
function stackRows(body: TableRow[], agents: string[], width: number, paint: Paint): string[] {
  return body.flatMap(({ row, name, cells, delta }) => {
    const mark = markOf(row);
    const last = oneLine(delta, 200);
    const beside = widthOf(name) + widthOf(last) + 4 <= width;
    const room = width - 2 - (last && beside ? widthOf(last) + 2 : 0);
    const head = `${paint(mark.style, mark.sign)} ${fitWidth(name, room).trimEnd()}`;
    const same = new Set(cells).size === 1;
    if (same && !last) {
      const all = fitWidth(cells[0] ?? '', 34).trimEnd();
      const painted = paintCell(row.cells.get(agents[0] ?? ''), all, paint);
      return [`${paint(mark.style, mark.sign)} ${fitWidth(name, width - 4 - widthOf(all))}  ${painted}`];
    }
    const cellsToShow = same
      ? [['', agents[0] ?? '', cells[0] ?? '']]
      : agents.flatMap((agent, i) => (cells[i] ? [[agent, agent, cells[i]]] : []));
    const below = cellsToShow.map(([shown, agent, words]) => {
      const name = oneLine(shown ?? '', 40);
      const room = Math.max(16, width - 5 - widthOf(name));
      const text = [name, paintCell(row.cells.get(agent ?? ''), fitWidth(words ?? '', room).trimEnd(), paint)];
      return text.filter(Boolean).join(' ');
    });
    const lines: string[] = [];
    for (const text of below) {
      const before = lines.at(-1);
      const joined = `${before}  ${text}`;
      if (before !== undefined && widthOf(joined.replace(/\u001b\[\d+m/g, '')) <= width)
        lines[lines.length - 1] = joined;
      else lines.push(`  └ ${text}`);
    }
    if (last && beside) return [`${head}  ${paint(mark.style, last)}`, ...lines];
    const own = last ? breakDelta(last, width - 4).map((part) => `    ${paint(mark.style, part)}`) : [];
    return [head, ...own, ...lines];
  });
}

const breakDelta = (words: string, width: number): string[] => wrapWords(oneLine(words, 200), width, 0).split('\n');

function markOf(row: ViewRow): { sign: string; style: keyof typeof STYLES } {
  return SIGNS[signOf(row.deltas, row.cells)] ?? { sign: '·', style: 'grey' };
}

function nameRow({ case_id, skill }: ViewRow): string {
  return [case_id ?? '(no case ran)', skill].filter(Boolean).join(' · ');
}

function deltaWords({ deltas }: ViewRow, agents: string[]): string {
  return deltas
    .map(({ delta, agents: who }) =>
      who.length === agents.length && agents.length > 1 ? delta : `${delta} ${who.join(', ')}`,
    )
    .join(' · ');
}

function wordsOf(cell: Cell | undefined): string {
  return cell ? [cell.words, cell.detail].filter(Boolean).join(' · ') : '';
}

function paintCell(cell: Cell | undefined, text: string, paint: Paint): string {
  if (cell?.strong)
    return paint(
      cell.state === 'pass' || cell.state === 'offer' || cell.state === 'could_not_run' ? 'yellow' : 'red',
      text,
    );
  return cell?.state === 'not_run' || cell?.state === 'expected_fail' ? paint('grey', text) : text;
}
