/** A report for the terminal: as wide as it is, in colour only when told. No line begins with text from outside. */
import type { Cell } from './cell.js';
import { oneLine } from './escape.js';
import { type Finding, listFindings } from './findings.js';
import { listPasteEntries, renderPasteEntry } from './paste.js';
import { makeView, type ReportInput, type View, type ViewRow } from './view.js';
import { fitWidth, widthOf } from './width.js';
import { DELTA_WORDS, GATE_WORDS, MODE_WORDS } from './words.js';
import { wrapWords } from './wrap.js';

export interface TextOptions {
  columns?: number;
  colour?: boolean;
  /** A terminal reads it: sentences are broken between words. In a file a line stays a line. */
  wrap?: boolean;
}

type Paint = (style: keyof typeof STYLES, text: string) => string;
const STYLES = { red: 31, green: 32, yellow: 33, blue: 34, grey: 90, bold: 1 } as const;
const SIGNS: Record<string, { sign: string; style: keyof typeof STYLES }> = {
  '🔴': { sign: '✗', style: 'red' },
  '🟠': { sign: '▾', style: 'yellow' },
  '🟡': { sign: '?', style: 'yellow' },
  '🔵': { sign: 'i', style: 'blue' },
  '🟢': { sign: '▴', style: 'green' },
  '🆕': { sign: '+', style: 'blue' },
  '⚪': { sign: '-', style: 'grey' },
};
/** Past this a reader has scrolled the first line away. */
const SCREEN = 40;

export function renderText(input: ReportInput, options: TextOptions = {}): string {
  const { columns = 100, colour = false, wrap = false } = options;
  const paint: Paint = (style, text) => (colour && text ? `\u001b[${STYLES[style]}m${text}\u001b[0m` : text);
  const width = Math.max(40, columns);
  const say = (text: string, indent = 2) => (wrap ? wrapWords(text, width, indent) : text);
  const view = makeView(input);
  const gate = say(renderGate(input, view, paint));
  const { proves } = MODE_WORDS[input.comparison.mode];
  const lines = [gate, say(proves), ...view.counts.map((words) => say(oneLine(words, 600)))];
  if (view.partial) lines.push(say(`${paint('yellow', '!')} ${oneLine(view.partial)}`));
  for (const { level, message } of input.comparison.notes) {
    lines.push(say(`${level === 'warning' ? paint('yellow', '!') : 'i'} ${oneLine(message, 800)}`));
  }
  for (const message of input.notes ?? []) lines.push(say(`i ${oneLine(message, 800)}`));
  const shown = view.rows.filter((row) => row.shown);
  const rest = view.rows.filter((row) => !row.shown);
  if (view.rows.length) lines.push('', ...renderTable([...shown, ...rest], view, width, paint));
  for (const finding of listFindings(input)) lines.push('', ...renderFinding(finding, paint, say));
  const entries = listPasteEntries(input);
  if (entries.length) {
    lines.push('', paint('bold', `Entries for ${oneLine(input.baseline_file ?? 'provider-baseline.json')}:`));
    lines.push(entries.map((entry) => renderPasteEntry(entry)).join(',\n'));
  }
  if (lines.length > SCREEN) lines.push('', gate);
  return `${lines.join('\n')}\n`;
}

function renderGate({ comparison }: ReportInput, view: View, paint: Paint): string {
  const { says } = GATE_WORDS[comparison.gate];
  const mode = MODE_WORDS[comparison.mode];
  const style = says === 'pass' ? 'green' : says === 'fail' ? 'red' : 'yellow';
  const { ref, sha } = view.refs;
  const against =
    ref !== null
      ? `${oneLine(ref, 100)}${sha ? `@${sha.slice(0, 7)}` : ''}`
      : comparison.baseline.current
        ? 'against its own baseline'
        : 'no baseline';
  const versions = view.versions.map((words) => oneLine(words, 80)).join(', ');
  const parts = [view.headline, `${comparison.mode} (${mode.shown}, not ${mode.not})`, against, versions];
  return [paint(style, paint('bold', `Gate: ${says}`)), ...parts.filter(Boolean)].join(' · ');
}

interface TableRow {
  row: ViewRow;
  name: string;
  /** By agent. */
  cells: string[];
  delta: string;
}

/** A name cut to less than this tells nobody which case it is. */
const NARROWEST = 24;

function renderTable(rows: ViewRow[], { agents }: View, width: number, paint: Paint): string[] {
  const body = rows.map(
    (row): TableRow => ({
      row,
      name: nameRow(row),
      cells: agents.map((agent) => wordsOf(row.cells.get(agent))),
      delta: deltaWords(row, agents),
    }),
  );
  const widest = (words: string[], most: number) =>
    Math.min(most, Math.max(...words.map((text) => widthOf(oneLine(text, 200)))));
  const cells = agents.map((agent, index) => widest([agent, ...body.map((row) => row.cells[index] ?? '')], 34));
  const delta = widest(['delta', ...body.map((row) => row.delta)], 40);
  const taken = cells.reduce((sum, cell) => sum + cell + 2, 0) + delta + 4;
  const longest = widest(['case · skill', ...body.map((row) => row.name)], 80);
  if (width - taken < Math.min(longest, NARROWEST)) return stackRows(body, agents, width, paint);
  const name = Math.min(longest, width - taken);
  // The delta is the last column: nothing pads behind it.
  const line = (sign: string, words: string[], last: string) => `${sign} ${words.join('  ')}  ${last}`.trimEnd();
  const head = line(
    ' ',
    [fitWidth('case · skill', name), ...agents.map((agent, i) => fitWidth(agent, cells[i] ?? 0))],
    'delta',
  );
  return [
    paint('grey', head),
    ...body.map(({ row, name: words, cells: texts, delta: last }) => {
      const mark = markOf(row);
      const painted = agents.map((agent, i) =>
        paintCell(row.cells.get(agent), fitWidth(texts[i] ?? '', cells[i] ?? 0), paint),
      );
      return line(
        paint(mark.style, mark.sign),
        [fitWidth(words, name), ...painted],
        paint(mark.style, fitWidth(last, delta).trimEnd()),
      );
    }),
  ];
}

/** Where a row does not fit: the case and its delta on one line, below it what the agents did, told once when they did the same. */
function stackRows(body: TableRow[], agents: string[], width: number, paint: Paint): string[] {
  return body.flatMap(({ row, name, cells, delta }) => {
    const mark = markOf(row);
    const last = oneLine(delta, 200);
    const room = width - 2 - (last ? widthOf(last) + 2 : 0);
    const head = `${paint(mark.style, mark.sign)} ${fitWidth(name, Math.max(16, room)).trimEnd()}`;
    const same = new Set(cells).size === 1;
    const said = same
      ? [['', agents[0] ?? '', cells[0] ?? '']]
      : agents.map((agent, i) => [agent, agent, cells[i] ?? '']);
    const below = said.map(([shown, agent, words]) => {
      const text = [
        oneLine(shown ?? '', 40),
        paintCell(row.cells.get(agent ?? ''), fitWidth(words ?? '', 34).trimEnd(), paint),
      ];
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
    return [last ? `${head}  ${paint(mark.style, last)}` : head, ...lines];
  });
}

function markOf(row: ViewRow): { sign: string; style: keyof typeof STYLES } {
  const [worst] = row.deltas;
  return (worst && SIGNS[DELTA_WORDS[worst.delta].sign]) || { sign: '·', style: 'grey' };
}

function nameRow({ case_id, skill }: ViewRow): string {
  return [case_id ?? '(no case)', skill].filter(Boolean).join(' · ');
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

function renderFinding(finding: Finding, paint: Paint, say: (text: string, indent: number) => string): string[] {
  const plain = (text: string, limit: number) => oneLine(text, limit).replaceAll('`', '');
  const rows = [
    ['cause', plain(finding.cause, 900)],
    ['fix', finding.fix && plain(finding.fix, 500)],
    ['proof', finding.proof && oneLine(finding.proof, 300)],
    ['again', finding.reproduce && oneLine(finding.reproduce, 500)],
    ['accept', finding.accept && plain(finding.accept, 500)],
  ];
  const title = `${finding.delta} ${plain(finding.title, 300)}`;
  return [
    paint(finding.fails ? 'red' : 'yellow', title),
    ...rows
      .filter(([, words]) => words)
      .map(([name, words]) => {
        const text = `  ${paint('grey', name ?? '')}${' '.repeat(8 - (name ?? '').length)}${words}`;
        // A command must survive being copied, a proof being searched for.
        return name === 'again' || name === 'proof' ? text : say(text, 10);
      }),
  ];
}
