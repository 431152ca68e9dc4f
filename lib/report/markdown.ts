/** Renders a report in GitHub Markdown: the gate first, then what changed, then the rest collapsed; always within the size limit. */
import type { Comparison } from '../delta/schema.js';
import { count } from '../text/count.js';
import { codeMarkdown, escapeMarkdown } from '../text/escape.js';
import type { Cell } from './cell.js';
import { type Finding, listFindings } from './findings.js';
import type { ReportInput } from './input.js';
import { type Limit, measure, SUMMARY_LIMIT, takeFitting } from './limit.js';
import { renderSuggestedEntry, suggestEntries } from './suggested-entries.js';
import { makeView, type View, type ViewRow } from './view.js';
import { DELTA_WORDS, GATE_WORDS } from './words.js';

/** More would not be read; the HTML report in the artifact has them all. */
const MAX_FINDINGS = 40;
/** Up to this many rows are not collapsed. */
const FEW_ROWS = 12;

export function renderMarkdown(input: ReportInput, limit: Limit = SUMMARY_LIMIT): string {
  const view = makeView(input);
  const open = view.rows.filter((row) => row.shown).map((row) => renderRow(row, view));
  const hidden = view.rows.filter((row) => !row.shown);
  const findings = listFindings(input).map(renderFinding);
  const entries = suggestEntries(input).map(renderSuggestedEntry);
  const head = renderHead(input, view);
  const columns = renderColumns(view);

  let room = limit.max - measure(head, limit) - 3 * measure(columns, limit) - 2_000;
  const take = (pieces: readonly string[], share: number) => {
    const { kept, used } = takeFitting(pieces, room * share, limit);
    room -= used;
    return kept;
  };
  const rows = take(open, findings.length ? 0.5 : 0.9);
  const shown = take(findings.slice(0, MAX_FINDINGS), 0.7);
  const pasted = take(entries, 0.5);
  const rest = take(
    hidden.map((row) => renderRow(row, view)),
    1,
  );

  const parts = [head];
  if (rows.length) parts.push(`${columns}\n${rows.join('\n')}`);
  if (rows.length < open.length) parts.push(omitted(open.length - rows.length, 'row', input));
  parts.push(...shown);
  if (shown.length < findings.length) parts.push(omitted(findings.length - shown.length, 'finding', input));
  if (pasted.length) parts.push(renderSuggestedEntries(pasted, entries.length, input));
  if (hidden.length) parts.push(renderRest(rest, hidden, columns, input, open.length > 0));
  parts.push(renderFoot(input));
  return `${parts.filter(Boolean).join('\n\n')}\n`;
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
    line.filter(Boolean).join(' · '),
    view.proves,
    view.counts.map((words) => escapeMarkdown(words, 600)).join(' '),
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

function renderRefs({ baseline }: Comparison, { refs }: View): string {
  const head = refs.head ? ` → ${codeMarkdown(refs.head.slice(0, 7))}` : '';
  if (refs.ref !== null)
    return `${escapeMarkdown(refs.ref, 100)}${refs.sha ? `@${codeMarkdown(refs.sha.slice(0, 7))}` : ''}${head}`;
  return `${baseline.current ? 'against the current baseline' : '**no baseline**'}${head}`;
}

function renderColumns({ agents }: View): string {
  const names = agents.map((agent) => escapeMarkdown(agent, 60));
  return `| | case · skill |${names.map((name) => ` ${name} |`).join('')} delta |\n|---|---|${'---|'.repeat(agents.length)}---|`;
}

function renderRow(row: ViewRow, { agents }: View): string {
  const [worst] = row.deltas;
  const name = row.case_id === null ? '<i>no case ran</i>' : codeMarkdown(row.case_id, 120);
  const skill = row.skill ? ` · ${escapeMarkdown(row.skill, 80)}` : '';
  const cells = agents.map((agent) => ` ${renderCell(row.cells.get(agent))} |`).join('');
  const deltas = row.deltas.map(({ delta, agents: who }) => {
    const where =
      who.length === agents.length && agents.length > 1
        ? ''
        : ` ${who.map((agent) => escapeMarkdown(agent, 60)).join(', ')}`;
    return `${delta}${where}`;
  });
  return `| ${worst ? DELTA_WORDS[worst.delta].sign : ''} | ${name}${skill} |${cells} ${deltas.join('<br>')} |`;
}

function renderCell(cell: Cell | undefined): string {
  if (!cell) return '';
  const words = escapeMarkdown([cell.words, cell.detail].filter(Boolean).join(' · '), 100);
  if (cell.strong) return `<b>${words}</b>`;
  return cell.state === 'not_run' || cell.state === 'expected_fail' ? `<i>${words}</i>` : words;
}

function renderFinding(finding: Finding): string {
  const { sign } = DELTA_WORDS[finding.delta];
  const rows = [
    ['Cause', rich(finding.cause, 900)],
    ['Fix', finding.fix && rich(finding.fix, 500)],
    ['Proof', finding.proof && codeMarkdown(finding.proof, 600)],
    ['Reproduce, no key needed', finding.reproduce && codeMarkdown(finding.reproduce, 400)],
    ['Accept', finding.accept && rich(finding.accept, 900)],
  ];
  const body = rows.filter(([, words]) => words).map(([name, words]) => `- <b>${name}:</b> ${words}`);
  const summary = `${sign} <b>${finding.delta}</b> ${rich(finding.title, 300)}: ${rich(finding.brief, 200)}`;
  return `<details><summary>${summary}</summary>\n\n${body.join('\n')}\n\n</details>`;
}

function renderSuggestedEntries(entries: string[], all: number, input: ReportInput): string {
  const text = entries.join(',\n');
  // A fence longer than any run of backticks in the text cannot be closed by it.
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  const file = codeMarkdown(input.baseline_file ?? 'provider-baseline.json');
  const more = entries.length < all ? `\n\n${omitted(all - entries.length, 'entry', input, 'entries')}` : '';
  return `<details><summary>📋 Entries for ${file}, ready to paste</summary>\n\n${fence}json\n${text}\n${fence}${more}\n\n</details>`;
}

function renderRest(kept: string[], hidden: ViewRow[], columns: string, input: ReportInput, collapse: boolean): string {
  const pairs = hidden.reduce(
    (sum, row) => sum + [...row.cells.values()].filter((cell) => cell.state !== 'not_run').length,
    0,
  );
  const failing = hidden.reduce(
    (sum, row) => sum + [...row.cells.values()].filter((cell) => cell.state === 'expected_fail').length,
    0,
  );
  const more = kept.length < hidden.length ? `\n\n${omitted(hidden.length - kept.length, 'row', input)}` : '';
  const table = kept.length ? `${columns}\n${kept.join('\n')}` : '';
  if (!collapse && hidden.length <= FEW_ROWS) return `${table}${more}`;
  const what = `${pairs} ${collapse ? (pairs === 1 ? 'other result ' : 'other results ') : ''}as expected${failing ? `, ${failing} of them expected to fail` : ''}`;
  return `<details><summary>${what}</summary>\n\n${table}${more}\n\n</details>`;
}

function omitted(n: number, one: string, input: ReportInput, many = `${one}s`): string {
  const artifact = input.artifact_url ? link('the artifact', input.artifact_url) : 'the artifact';
  return `<i>${count(n, one, many)} omitted, see ${artifact}.</i>`;
}

function renderFoot({ results, artifact_url, run_url }: ReportInput): string {
  const links = [artifact_url && link('artifact', artifact_url), run_url && link('job', run_url)].filter(Boolean);
  return `<sub>batch ${codeMarkdown(results.batch_run_id)}${links.length ? ` · ${links.join(' · ')}` : ''}</sub>`;
}

function link(words: string, url: string): string {
  return /^https?:\/\/[^\s<>"'`|]+$/.test(url) ? `<a href="${url.replaceAll('&', '&amp;')}">${words}</a>` : words;
}

/** Text with code between backticks: both kinds are escaped, so hostile text can at most become code. */
function rich(text: string, limit: number): string {
  const parts = text.slice(0, limit * 2).split('`');
  if (parts.length % 2 === 0) return escapeMarkdown(text, limit);
  return parts.map((part, index) => (index % 2 ? codeMarkdown(part, limit) : spaced(part, limit))).join('');
}

/** Escaped, but keeping the spaces at both ends, which separate it from the code next to it. */
function spaced(text: string, limit: number): string {
  return `${/^\s/.test(text) ? ' ' : ''}${escapeMarkdown(text, limit)}${/\S\s$/.test(text) ? ' ' : ''}`;
}
