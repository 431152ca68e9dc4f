/** Renders a report in GitHub Markdown: the gate first, then what changed, then the rest collapsed; always within the size limit. */
import { count, thousands } from '../../text/count.js';
import { codeMarkdown, escapeMarkdown, oneLine, tableMarkdown } from '../../text/escape.js';
import { confuse } from '../choices/confusion.js';
import { renderConfusionMarkdown } from '../choices/confusion-tables.js';
import { findOverreach } from '../choices/overreach.js';
import { listFindings } from '../findings/findings.js';
import type { ReportInput } from '../view/input.js';
import { type Limit, measure, SUMMARY_LIMIT, takeFitting } from '../view/limit.js';
import { tabulateParts } from '../view/parts.js';
import { renderSuggestedEntry, suggestBaseline, suggestEntries } from '../view/suggested-entries.js';
import { makeView, type View } from '../view/view.js';
import { nameBaseline, omitted, renderBaseline, renderSuggestedEntries } from './baseline.js';
import { renderFinding } from './finding.js';
import { listNotes, renderHead, renderNotes } from './head.js';
import { renderColumns, renderPartRows, renderRows, type TableRow } from './table.js';
import { link, rich } from './text.js';

/** More would not be read; the HTML report in the artifact has them all. */
const MAX_FINDINGS = 40;
const MAX_PARTS = 30;
/** More than these are folded. */
const FEW_FINDINGS = 5;
/** Up to this many rows are not collapsed. */
const FEW_ROWS = 12;

export function renderMarkdown(input: ReportInput, limit: Limit = SUMMARY_LIMIT): string {
  const view = makeView(input);
  const head = renderHead(input, view);
  const body = renderBody(input, view, { ...limit, max: limit.max - measure(head, limit) });
  return `${[head, ...body, renderFoot(input, view)].filter(Boolean).join('\n\n')}\n`;
}

/** What was found, the counts, the table and what there is to paste, within the limit. */
export function renderBody(input: ReportInput, view: View, limit: Limit): string[] {
  const shownRows = view.rows.filter((row) => row.shown);
  const open = [...renderRows(shownRows, view, { names: 3, by_skill: false }), ...renderPartRows(input, view)];
  const hidden = renderRows(
    view.rows.filter((row) => !row.shown),
    view,
    { names: 20, by_skill: true },
  );
  const said = new Set<string>();
  const findings = listFindings(input);
  const baseline = suggestBaseline(input);
  const entries = suggestEntries(input).map(renderSuggestedEntry);
  const { gate } = input.comparison;
  const notes = gate === 'pass' ? '' : renderNotes(listNotes(input, view));
  const counts = view.counts.map((words) => escapeMarkdown(words, 600)).join(' ');
  const columns = renderColumns(view);

  let room = limit.max - measure(notes + counts, limit) - 3 * measure(columns, limit) - 2_000;
  const take = (pieces: readonly string[], share: number) => {
    const { kept, used } = takeFitting(pieces, room * share, limit);
    room -= used;
    return kept;
  };
  const told = findings.slice(0, MAX_FINDINGS).map((finding) => renderFinding(finding, input, said));
  const shown = take(told, open.length ? 0.6 : 0.9);
  const rows = take(textsOf(open), 0.7);
  const first = baseline === null ? [] : take([renderBaseline(baseline, input)], 0.9);
  const pasted = take(entries, 0.5);
  const choices = take(renderChoices(input), 0.5);
  const others = take(limit.in === 'units' && !hasChangedParts(input) ? [] : renderParts(input), 0.5);
  const rest = take(textsOf(hidden), 1);

  const few = shown.slice(0, FEW_FINDINGS);
  const tail = shown.slice(FEW_FINDINGS);
  const parts = [...few];
  if (tail.length)
    parts.push(
      `<details><summary>${count(tail.length, 'more finding')}</summary>\n\n${tail.join('\n\n')}\n\n</details>`,
    );
  if (shown.length < findings.length) parts.push(omitted(findings.length - shown.length, 'finding', input));
  if (notes) parts.push(notes);
  if (rows.length) parts.push(renderOpen(rows, columns));
  const left = countRows(open.slice(rows.length));
  if (left > 0) parts.push(omitted(left, 'case', input));
  parts.push(...choices);
  if (baseline !== null) parts.push(first[0] ?? nameBaseline(input));
  if (pasted.length) parts.push(renderSuggestedEntries(pasted, entries.length, input));
  if (hidden.length) parts.push(renderRest(hidden.slice(0, rest.length), hidden, columns, input, open.length > 0));
  parts.push(...others, renderUsual(input, view, counts, findings.length > 0));
  return parts;
}

/** How much was run; what holds of every such batch is looked up, not read. */
function renderUsual({ comparison }: ReportInput, view: View, counts: string, collapse: boolean): string {
  const usual = comparison.notes.filter(({ usual }) => usual).map(({ message }) => rich(message, 800));
  if (!collapse) return `<sub>${[counts, ...usual, view.proves].join('<br>\n')}</sub>`;
  return `<details><summary><sub>${counts}</sub></summary>\n\n<sub>${[view.proves, ...usual].join('<br>\n')}</sub>\n\n</details>`;
}

const textsOf = (rows: readonly TableRow[]) => rows.map(({ text }) => text);

/** The long tail is folded; the worst rows come first. */
function renderOpen(rows: readonly string[], columns: string): string {
  const few = `${columns}\n${rows.slice(0, FEW_ROWS).join('\n')}`;
  const tail = rows.slice(FEW_ROWS);
  if (tail.length === 0) return few;
  return `${few}\n\n<details><summary>${count(tail.length, 'more row')}</summary>\n\n${columns}\n${tail.join('\n')}\n\n</details>`;
}

function renderRest(
  kept: TableRow[],
  hidden: TableRow[],
  columns: string,
  input: ReportInput,
  collapse: boolean,
): string {
  const rows = hidden.flatMap((one) => one.rows);
  const cells = rows.flatMap((row) => [...row.cells.values()]);
  const pairs = cells.filter((cell) => cell.state !== 'not_run').length;
  const failing = cells.filter((cell) => cell.state === 'expected_fail').length;
  const left = countRows(hidden.slice(kept.length));
  const more = left > 0 ? `\n\n${omitted(left, 'case', input)}` : '';
  const table = kept.length ? `${columns}\n${kept.map(({ text }) => text).join('\n')}` : '';
  if (!collapse && hidden.length <= FEW_ROWS) return `${table}${more}`;
  const what = `${thousands(pairs)} ${collapse ? 'more ' : ''}${pairs === 1 ? 'result' : 'results'} as expected${failing ? `, ${failing} of them expected to fail` : ''}`;
  return `<details><summary>${what}</summary>\n\n${table}${more}\n\n</details>`;
}

/** What was chosen where which was expected; nothing where nothing chose. */
function renderChoices({ results }: ReportInput): string[] {
  const all = confuse(results);
  if (all.length === 0) return [];
  const [trials, right] = [sum(all.map((one) => one.trials)), sum(all.map((one) => one.right))];
  const overreach = findOverreach(all).map(
    ({ skill, wrong }) =>
      `; ${codeMarkdown(oneLine(skill, 100))} ${count(wrong, 'time')} where something else was expected`,
  );
  return [
    `<details><summary>What was chosen: ${right} of ${count(trials, 'trial')} right${overreach.join('')}</summary>\n\n${renderConfusionMarkdown(all)}\n\n</details>`,
  ];
}

/** A comment leaves what is as it was to the summary. */
const hasChangedParts = ({ comparison }: ReportInput): boolean =>
  (comparison.parts ?? []).some(({ kind }) => kind !== null && kind !== 'skill');

/** Parts besides skills, folded. */
function renderParts({ results }: ReportInput): string[] {
  const table = tabulateParts(results);
  if (!table) return [];
  const escaped = (cells: readonly string[]) => cells.map((cell) => escapeMarkdown(cell, 80));
  const rows = table.rows.slice(0, MAX_PARTS).map(escaped);
  const left = table.rows.length - rows.length;
  const body = [
    tableMarkdown(escaped(table.head), rows),
    ...(left > 0 ? [`<i>${count(left, 'more part')}: see results.json.</i>`] : []),
    ...table.reasons.slice(0, MAX_PARTS).map((reason) => `- ${rich(reason, 400)}`),
  ];
  const text = body.reduce((all, one) => `${all}${all === '' ? '' : one.startsWith('- ') ? '\n' : '\n\n'}${one}`, '');
  return [`<details><summary>${table.title}</summary>\n\n${text}\n\n</details>`];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const countRows = (rows: readonly TableRow[]) => rows.reduce((sum, one) => sum + one.rows.length, 0);

function renderFoot({ results, artifact_url, artifact_page, run_url }: ReportInput, view: View): string {
  const stored = artifact_page ? 'HTML report (report.html in the artifact)' : 'artifact';
  const links = [artifact_url && link(stored, artifact_url), run_url && link('job', run_url)].filter(Boolean);
  const versions = view.versions.map((words) => escapeMarkdown(words, 80)).join(', ');
  return `<sub>${[versions, `batch ${codeMarkdown(results.batch_run_id)}`, ...links].filter(Boolean).join(' · ')}</sub>`;
}
