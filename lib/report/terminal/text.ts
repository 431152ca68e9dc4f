/** Renders a report for the terminal: as wide as the terminal, in colour only on request. No line begins with untrusted text. */
import { namePlace } from '../../contract/locations.js';
import type { PartRow } from '../../contract/part.js';
import { alignRows } from '../../text/align.js';
import { listFew } from '../../text/count.js';
import { escapePattern, noCommand, oneLine } from '../../text/escape.js';
import { wrapWords } from '../../text/wrap.js';
import { confuse } from '../choices/confusion.js';
import { renderConfusionText } from '../choices/confusion-tables.js';
import { describeOverreach, findOverreach } from '../choices/overreach.js';
import { type Finding, labelOfFix } from '../findings/finding.js';
import { listFindings } from '../findings/findings.js';
import type { ReportInput } from '../view/input.js';
import { describePart, explainParts, isLost, legendOf, nameOfPart, tabulateParts } from '../view/parts.js';
import { renderSuggestedEntry, suggestEntries } from '../view/suggested-entries.js';
import { makeView, type View } from '../view/view.js';
import { DELTA_WORDS, GATE_WORDS } from '../view/words.js';
import { WIDEST } from './parts.js';
import { type Paint, renderTable, STYLES } from './table.js';

export interface TextOptions {
  columns?: number;
  colour?: boolean;
  /** Break sentences between words: for a terminal, not for a file. */
  wrap?: boolean;
  /** The reader's, in the repository: paths begin there, so that they can be pasted. Absent: at the repository's root. */
  folder?: string;
}

const MOST_PARTS = 12;

/** In a longer report the first line scrolls away, so it is repeated at the end. */
const SCREEN = 40;

export function renderText(input: ReportInput, options: TextOptions = {}): string {
  const { columns = 100, colour = false, wrap = false, folder = '' } = options;
  const paint: Paint = (style, text) => (colour && text ? `\u001b[${STYLES[style]}m${text}\u001b[0m` : text);
  const width = Math.max(40, columns);
  const near = pathsFrom(folder);
  const wrapLine = (text: string, indent = 2) => (wrap ? wrapWords(near(text), width, indent) : near(text));
  const view = makeView(input);
  const gate = wrapLine(renderGate(input, view, paint));
  const lines = [gate, wrapLine(view.proves), ...view.counts.map((words) => wrapLine(oneLine(words, 600)))];
  for (const words of [view.unguarded?.whole, view.partial])
    if (words) lines.push(wrapLine(`${paint('yellow', '!')} ${oneLine(words)}`));
  for (const { level, message } of input.comparison.notes) {
    lines.push(wrapLine(`${level === 'warning' ? paint('yellow', '!') : 'i'} ${oneLine(message, 800)}`));
  }
  for (const message of input.notes ?? []) lines.push(wrapLine(`i ${oneLine(message, 800)}`));
  const shown = view.rows.filter((row) => row.shown);
  const rest = view.rows.filter((row) => !row.shown);
  if (view.rows.length) lines.push('', ...renderTable([...shown, ...rest], view, width, paint));
  lines.push(...renderOthers(input, wrapLine));
  const choices = confuse(input.results);
  const overreach = findOverreach(choices).map((one) => noCommand(oneLine(describeOverreach(one), 300)));
  lines.push(...(overreach.length > 0 ? ['', ...overreach] : []), ...renderConfusionText(choices));
  for (const finding of listFindings(input)) lines.push('', ...renderFinding(finding, { paint, wrapLine, near }));
  const entries = suggestEntries(input);
  if (entries.length) {
    lines.push('', paint('bold', `Entries for ${oneLine(input.baseline_file ?? 'provider-baseline.json')}:`));
    lines.push(entries.map((entry) => renderSuggestedEntry(entry)).join(',\n'));
  }
  if (lines.length > SCREEN) lines.push('', gate);
  return `${lines.join('\n')}\n`;
}

/** Parts besides skills that an agent lacks, and why. */
function renderOthers({ results }: ReportInput, wrapLine: Layout['wrapLine']): string[] {
  const table = tabulateParts(results);
  if (!table) return [];
  const shown = table.lost.slice(0, MOST_PARTS);
  const rows =
    shown.length > 0
      ? alignRows(
          [table.head, ...shown].map((row) => row.map(noCommand)),
          { widest: WIDEST },
        )
      : [];
  const names = listFew(shown.length > 0 ? [] : table.rows.map(([name = '']) => name));
  const isTold = (part: PartRow) =>
    isLost([describePart(part)]) && shown.some(([name = '']) => `${name} `.startsWith(`${nameOfPart(part)} `));
  const lost = Object.entries(results.parts ?? {}).map(([agent, parts]) => [agent, parts.filter(isTold)] as const);
  return [
    '',
    `${table.title}${names && ` (${names})`}.`,
    ...[...rows, legendOf(shown)].filter(Boolean).map((row) => `  ${row}`),
    ...explainParts(Object.fromEntries(lost)).map((why) => wrapLine(`  ${noCommand(why)}`, 4)),
  ];
}

function renderGate({ comparison }: ReportInput, view: View, paint: Paint): string {
  const { says } = GATE_WORDS[comparison.gate];
  const style = says === 'pass' ? 'green' : says === 'fail' ? 'red' : 'yellow';
  const { ref, sha } = view.refs;
  const against =
    ref !== null
      ? `${oneLine(ref, 100)}${sha ? `@${sha.slice(0, 7)}` : ''}`
      : comparison.baseline.current
        ? 'against the current baseline'
        : 'no baseline';
  const versions = view.versions.map((words) => oneLine(words, 80)).join(', ');
  const parts = [view.headline, view.had, view.mode, against, versions];
  return [paint(style, paint('bold', `Gate: ${says}`)), ...parts.filter(Boolean)].join(' · ');
}

/** A path that stands alone, not the end of another. */
function pathsFrom(folder: string): (text: string) => string {
  const pattern = new RegExp(`(?<![\\w./@:-])${escapePattern(folder)}/`, 'g');
  return (text) => (folder === '' ? text : text.replace(pattern, ''));
}

interface Layout {
  paint: Paint;
  wrapLine(text: string, indent: number): string;
  near(text: string): string;
}

function renderFinding(finding: Finding, { paint, wrapLine, near }: Layout): string[] {
  const plain = (text: string, limit: number) => oneLine(text, limit).replaceAll('`', '');
  const { was, place } = finding;
  const rows = [
    ['file', was ? `${oneLine(was, 300)} (gone)` : place && oneLine(namePlace(place), 300)],
    ['cause', plain(finding.cause, 900)],
    ['change', finding.change && plain(finding.change.replace(/^What changed (?:is )?/, ''), 400)],
    [labelOfFix(finding) === 'Fix' ? 'fix' : 'undo', finding.fix && plain(finding.fix, 800)],
    ['call', finding.refused && plain(finding.refused, 600)],
    ['proof', finding.proof && oneLine(finding.proof, 600)],
    [finding.delta === 'WEAKENED' ? 'diff' : 'rerun', finding.reproduce && oneLine(finding.reproduce, 500)],
    ['accept', finding.accept && plain(finding.accept, 900)],
  ];
  const means = finding.before ?? DELTA_WORDS[finding.delta].means;
  const title = `${finding.delta}${means ? ` (${means})` : ''} ${plain(finding.title, 300)}`;
  return [
    wrapLine(paint(finding.fails ? 'red' : 'yellow', title), 2),
    ...rows
      .filter(([, words]) => words)
      .map(([name, words]) => {
        const text = `  ${paint('grey', name ?? '')}${' '.repeat(8 - (name ?? '').length)}${words}`;
        // A command is copied and a proof is searched for, so neither is wrapped.
        if (name === 'proof') return text;
        return ['rerun', 'diff', 'file'].includes(name ?? '') ? near(text) : wrapLine(text, 10);
      }),
  ];
}
