/** Renders a report in GitHub Markdown: the gate first, then what changed, then the rest collapsed; always within the size limit. */
import type { Comparison } from '../delta/schema.js';
import { count } from '../text/count.js';
import { codeMarkdown, escapeMarkdown } from '../text/escape.js';
import { confuse } from './confusion.js';
import { renderConfusionMarkdown } from './confusion-tables.js';
import { listFindings } from './findings.js';
import type { ReportInput } from './input.js';
import { type Limit, measure, SUMMARY_LIMIT, takeFitting } from './limit.js';
import { renderFinding } from './markdown-finding.js';
import { renderColumns, renderRows, type TableRow } from './markdown-table.js';
import { link, rich } from './markdown-text.js';
import { renderSuggestedEntry, suggestBaseline, suggestEntries } from './suggested-entries.js';
import { makeView, type View } from './view.js';
import { GATE_WORDS } from './words.js';

/** More would not be read; the HTML report in the artifact has them all. */
const MAX_FINDINGS = 40;
const BASELINE = 'provider-baseline.json';
/** More than these are folded. */
const FEW_FINDINGS = 5;
/** Up to this many rows are not collapsed. */
const FEW_ROWS = 12;

export function renderMarkdown(input: ReportInput, limit: Limit = SUMMARY_LIMIT): string {
  const view = makeView(input);
  const open = renderRows(
    view.rows.filter((row) => row.shown),
    view,
    { names: 3, by_skill: false },
  );
  const hidden = renderRows(
    view.rows.filter((row) => !row.shown),
    view,
    { names: 20, by_skill: true },
  );
  const findings = listFindings(input).map((finding) => renderFinding(finding, input));
  const baseline = suggestBaseline(input);
  const entries = suggestEntries(input).map(renderSuggestedEntry);
  const head = renderHead(input, view);
  const counts = view.counts.map((words) => escapeMarkdown(words, 600)).join(' ');
  const columns = renderColumns(view);

  let room = limit.max - measure(head + counts, limit) - 3 * measure(columns, limit) - 2_000;
  const take = (pieces: readonly string[], share: number) => {
    const { kept, used } = takeFitting(pieces, room * share, limit);
    room -= used;
    return kept;
  };
  const shown = take(findings.slice(0, MAX_FINDINGS), open.length ? 0.6 : 0.9);
  const rows = take(textsOf(open), 0.7);
  const first = baseline === null ? [] : take([renderBaseline(baseline, input)], 0.9);
  const pasted = take(entries, 0.5);
  const choices = take(renderChoices(input), 0.5);
  const rest = take(textsOf(hidden), 1);

  const parts = [head];
  const few = shown.slice(0, FEW_FINDINGS);
  const tail = shown.slice(FEW_FINDINGS);
  parts.push(...few);
  if (tail.length)
    parts.push(
      `<details><summary>${count(tail.length, 'more finding')}</summary>\n\n${tail.join('\n\n')}\n\n</details>`,
    );
  if (shown.length < findings.length) parts.push(omitted(findings.length - shown.length, 'finding', input));
  parts.push(counts);
  if (rows.length) parts.push(renderOpen(rows, columns));
  const left = countRows(open.slice(rows.length));
  if (left > 0) parts.push(omitted(left, 'row', input));
  parts.push(...choices);
  if (baseline !== null) parts.push(first[0] ?? nameBaseline(input));
  if (pasted.length) parts.push(renderSuggestedEntries(pasted, entries.length, input));
  if (hidden.length) parts.push(renderRest(hidden.slice(0, rest.length), hidden, columns, input, open.length > 0));
  parts.push(renderFoot(input, view));
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const textsOf = (rows: readonly TableRow[]) => rows.map(({ text }) => text);

/** The long tail is folded; the worst rows come first. */
function renderOpen(rows: readonly string[], columns: string): string {
  const few = `${columns}\n${rows.slice(0, FEW_ROWS).join('\n')}`;
  const tail = rows.slice(FEW_ROWS);
  if (tail.length === 0) return few;
  return `${few}\n\n<details><summary>${count(tail.length, 'more row')}</summary>\n\n${columns}\n${tail.join('\n')}\n\n</details>`;
}

function renderHead(input: ReportInput, view: View): string {
  const { comparison } = input;
  const gate = GATE_WORDS[comparison.gate];
  const line = [
    `${gate.sign} **Gate: ${gate.says}**`,
    view.headline,
    view.mode.shown ? `${view.mode.name} (tests *${view.mode.shown}*, not *${view.mode.not}*)` : view.mode.name,
    renderRefs(comparison, view),
    view.versions.map((words) => escapeMarkdown(words, 80)).join(', '),
  ];
  const notes = [
    ...(view.partial ? [`⚠️ ${escapeMarkdown(view.partial)}`] : []),
    ...comparison.notes.map(({ level, message }) => `${level === 'warning' ? '⚠️' : 'ℹ️'} ${rich(message, 800)}`),
    ...(input.notes ?? []).map((message) => `ℹ️ ${rich(message, 800)}`),
  ];
  const paragraphs = [
    // A file of the command line starts with the gate; on GitHub the reader has to be told who speaks.
    ...(input.package === undefined ? [] : [renderTitle(input)]),
    line.filter(Boolean).join(' · '),
    // What a pass shows is no news where there is none.
    ...(comparison.gate === 'pass' ? [view.proves] : []),
  ];
  if (notes.length)
    paragraphs.push(
      notes
        .slice(0, 20)
        .map((note) => `> ${note}`)
        .join('<br>\n'),
    );
  return paragraphs.join('\n\n');
}

function renderTitle(input: ReportInput): string {
  const { package: named } = input;
  return `<b>agent-routing</b>${named ? ` · ${codeMarkdown(named, 120)}` : ''}`;
}

function renderRefs({ baseline }: Comparison, { refs }: View): string {
  const head = refs.head ? ` → ${codeMarkdown(refs.head.slice(0, 7))}` : '';
  if (refs.ref !== null)
    return `${escapeMarkdown(refs.ref, 100)}${refs.sha ? `@${codeMarkdown(refs.sha.slice(0, 7))}` : ''}${head}`;
  return `${baseline.current ? 'against the current baseline' : '**no baseline**'}${head}`;
}

/** A fence longer than any run of backticks in the text cannot be closed by it. */
function fenced(text: string): string {
  let longest = 2;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  const fence = '`'.repeat(longest + 1);
  return `${fence}json\n${text}\n${fence}`;
}

function renderSuggestedEntries(entries: string[], all: number, input: ReportInput): string {
  const file = codeMarkdown(input.baseline_file ?? BASELINE);
  const more = entries.length < all ? `\n\n${omitted(all - entries.length, 'entry', input, 'entries')}` : '';
  return `<details><summary>📋 Entries for ${file}, ready to paste</summary>\n\n${fenced(entries.join(',\n'))}${more}\n\n</details>`;
}

function renderBaseline(text: string, input: ReportInput): string {
  const file = codeMarkdown(input.baseline_file ?? BASELINE);
  const stored = input.artifact_url ? `, also in ${link('the artifact', input.artifact_url)}` : '';
  return `<details><summary>📋 The first ${file}, ready to commit${stored}</summary>\n\n${fenced(text.trimEnd())}\n\n</details>`;
}

/** Where it does not fit, the reader is told where it is. */
function nameBaseline(input: ReportInput): string {
  const file = codeMarkdown(input.baseline_file ?? BASELINE);
  return `<i>The first ${file} is too long to be shown here: it is in ${input.artifact_url ? link('the artifact', input.artifact_url) : 'the artifact'}.</i>`;
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
  const more = left > 0 ? `\n\n${omitted(left, 'row', input)}` : '';
  const table = kept.length ? `${columns}\n${kept.map(({ text }) => text).join('\n')}` : '';
  if (!collapse && hidden.length <= FEW_ROWS) return `${table}${more}`;
  const what = `${pairs} ${collapse ? (pairs === 1 ? 'other result ' : 'other results ') : ''}as expected${failing ? `, ${failing} of them expected to fail` : ''}`;
  return `<details><summary>${what}</summary>\n\n${table}${more}\n\n</details>`;
}

/** What was chosen where which was expected; nothing where nothing chose. */
function renderChoices({ results }: ReportInput): string[] {
  const all = confuse(results);
  if (all.length === 0) return [];
  const [trials, right] = [sum(all.map((one) => one.trials)), sum(all.map((one) => one.right))];
  return [
    `<details><summary>What was chosen: ${right} of ${count(trials, 'trial')} right</summary>\n\n${renderConfusionMarkdown(all)}\n\n</details>`,
  ];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const countRows = (rows: readonly TableRow[]) => rows.reduce((sum, one) => sum + one.rows.length, 0);

function omitted(n: number, one: string, input: ReportInput, many = `${one}s`): string {
  const artifact = input.artifact_url ? link('the artifact', input.artifact_url) : 'the artifact';
  return `<i>${count(n, one, many)} omitted, see ${artifact}.</i>`;
}

function renderFoot({ results, comparison, artifact_url, run_url }: ReportInput, view: View): string {
  const links = [artifact_url && link('artifact', artifact_url), run_url && link('job', run_url)].filter(Boolean);
  const proves = comparison.gate === 'pass' ? '' : `<sub>${view.proves}</sub>\n\n`;
  return `${proves}<sub>batch ${codeMarkdown(results.batch_run_id)}${links.length ? ` · ${links.join(' · ')}` : ''}</sub>`;
}
