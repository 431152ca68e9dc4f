/** Renders a report as one self-contained HTML page: light and dark, with a filter, and the evidence behind each cell. */
import { createHash } from 'node:crypto';
import type { Result } from '../contract/result.js';
import type { DeltaRow } from '../delta/schema.js';
import { escapeHtml as e, oneLine } from '../text/escape.js';
import type { Cell } from './cell.js';
import { type Finding, listFindings } from './findings.js';
import { PAGE_SCRIPT, PAGE_STYLE } from './html-page.js';
import type { ReportInput } from './input.js';
import { renderSuggestedEntry, suggestEntries } from './suggested-entries.js';
import { makeView, type View, type ViewRow } from './view.js';
import { GATE_WORDS, keyOf } from './words.js';

export function renderHtml(input: ReportInput): string {
  const { comparison, results } = input;
  const view = makeView(input);
  const gate = GATE_WORDS[comparison.gate];
  const hash = createHash('sha256').update(PAGE_SCRIPT).digest('base64');
  // Even if an escape is missed, the page runs only its own script and loads nothing.
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`;
  const notes = [
    ...(view.partial ? [{ level: 'warning', message: view.partial }] : []),
    ...comparison.notes,
    ...(input.notes ?? []).map((message) => ({ level: 'notice', message })),
  ];
  const findings = listFindings(input);
  const entries = suggestEntries(input);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Gate: ${gate.says} · agent-routing</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header class="${gate.says}">
<h1>Gate: ${gate.says}</h1>
<p class="headline">${e(view.headline)}</p>
<dl>${renderFacts(input, view)}</dl>
</header>
<main>
<p class="proves"><b>${comparison.mode}</b>: ${e(view.proves)}</p>
<p class="counts">${e(view.counts.join(' '))}</p>
${notes.map((note) => `<p class="note ${note.level}">${e(oneLine(note.message, 1000))}</p>`).join('\n')}
${findings.length ? `<h2>What needs attention</h2>\n${findings.map(renderFinding).join('\n')}` : ''}
${entries.length ? `<details class="paste"><summary>Entries for ${e(input.baseline_file ?? 'provider-baseline.json')}, ready to paste</summary><pre>${e(entries.map(renderSuggestedEntry).join(',\n'))}</pre></details>` : ''}
<h2>All rows</h2>
${renderTable(input, view)}
</main>
<footer>batch ${e(results.batch_run_id)} · ${e(results.generated_at_utc)} · agent-routing ${e(results.environment.tool_version)}</footer>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}

function renderFacts({ comparison, results }: ReportInput, view: View): string {
  const { ref, sha, head } = view.refs;
  const against = ref
    ? `${ref}${sha ? ` at ${sha.slice(0, 7)}` : ''}`
    : comparison.baseline.current
      ? 'the current baseline'
      : 'no baseline';
  const facts = [
    ['mode', view.mode.shown ? `${view.mode.name}: tests ${view.mode.shown}, not ${view.mode.not}` : view.mode.name],
    ['against', `${against}${head ? ` → ${head.slice(0, 7)}` : ''}`],
    ['agents', view.versions.join(', ')],
    ['skills', results.environment.skills_hash.slice(0, 12)],
  ];
  return facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${e(oneLine(value ?? '', 300))}</dd></div>`).join('');
}

function renderFinding(finding: Finding, index: number): string {
  const rows = [
    ['Cause', rich(finding.cause)],
    ['Fix', finding.fix && rich(finding.fix)],
    ['Proof', finding.proof && `<code>${e(finding.proof)}</code>`],
    ['Reproduce, no key needed', finding.reproduce && `<code class="command">${e(finding.reproduce)}</code>`],
    ['Accept', finding.accept && rich(finding.accept)],
  ];
  const body = rows.filter(([, words]) => words).map(([name, words]) => `<dt>${name}</dt><dd>${words}</dd>`);
  return `<details class="finding ${finding.delta}"${index < 5 ? ' open' : ''}><summary><span class="delta ${finding.delta}">${finding.delta}</span> ${rich(finding.title)}</summary><dl>${body.join('')}</dl></details>`;
}

function renderTable(input: ReportInput, view: View): string {
  const byKey = new Map(input.results.results.map((row) => [keyOf(row.case_id, row.agent), row]));
  const deltas = new Map(input.comparison.deltas.map((row) => [keyOf(row.case_id, row.agent), row]));
  const head = ['case · skill', ...view.agents, 'delta']
    .map((name) => `<th scope="col">${e(oneLine(name, 80))}</th>`)
    .join('');
  const rows = view.rows.map((row) => renderRow(row, view, byKey, deltas));
  return `<p class="tools"><label>Filter <input id="filter" type="search" placeholder="case, skill, agent, words"></label> <label><input id="changed" type="checkbox"> only what changed</label> <span id="found"></span></p>
<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>`;
}

function renderRow(row: ViewRow, view: View, byKey: Map<string, Result>, deltas: Map<string, DeltaRow>): string {
  const name = row.case_id === null ? '<i>no case ran</i>' : `<b>${e(oneLine(row.case_id, 200))}</b>`;
  const skill = row.skill ? `<span class="skill">${e(oneLine(row.skill, 120))}</span>` : '';
  const cells = view.agents.map((agent) => {
    const key = keyOf(row.case_id, agent);
    return renderCell(row.cells.get(agent), byKey.get(key), row.case_id === null ? undefined : deltas.get(key));
  });
  const marks = row.deltas.map(({ delta, agents }) => {
    const where =
      agents.length === view.agents.length && agents.length > 1 ? '' : ` ${e(oneLine(agents.join(', '), 200))}`;
    return `<span class="delta ${delta}">${delta}</span>${where}`;
  });
  return `<tr${row.shown ? ' class="changed"' : ''}><th scope="row">${name}${skill}</th>${cells.join('')}<td>${marks.join('<br>')}</td></tr>`;
}

function renderCell(cell: Cell | undefined, result: Result | undefined, row: DeltaRow | undefined): string {
  if (!cell) return '<td></td>';
  const words = `${e(cell.words)}${cell.detail ? ` <span class="offer">${e(cell.detail)}</span>` : ''}`;
  const open = `<td class="${cell.state}${cell.strong ? ' strong' : ''}">`;
  const evidence = result ? renderEvidence(result, row) : '';
  return `${open}${evidence ? `<details><summary>${words}</summary>${evidence}</details>` : words}</td>`;
}

/** Why it was judged so: tokens with their tiers, the lines that prove them and, unless it passed, the end of the output. */
function renderEvidence(result: Result, row: DeltaRow | undefined): string {
  const parts: string[] = [];
  if (row?.reason) parts.push(`<p>${rich(row.reason)}</p>`);
  if (result.error && !row?.reason?.includes(oneLine(result.error, 400)))
    parts.push(`<p>${e(oneLine(result.error, 600))}</p>`);
  const hits = Object.entries(result.token_hits).map(
    ([token, hit]) =>
      `<li><b>Tier ${hit.tier}</b> ${e(oneLine(token, 120))}<code>${e(oneLine(hit.proof_line, 240))}</code></li>`,
  );
  if (hits.length) parts.push(`<ul>${hits.slice(0, 8).join('')}</ul>`);
  if (result.missing_evidence.length)
    parts.push(`<p>missing: ${e(oneLine(result.missing_evidence.join(', '), 400))}</p>`);
  const { verdicts } = result.trials;
  if (verdicts.length > 1) {
    parts.push(
      `<p>trials: ${e(verdicts.map((trial) => `${trial.status}${trial.timed_out ? ' (timed out)' : ''}`).join(', '))}</p>`,
    );
  }
  if (result.status !== 'pass' && result.output_excerpt)
    parts.push(`<pre>${e(result.output_excerpt.slice(-1500))}</pre>`);
  parts.push(
    `<p class="id">${(result.duration_ms / 1000).toFixed(1)} s · unit ${e(oneLine(result.unit_run_id, 80))}</p>`,
  );
  return parts.join('');
}

function rich(text: string): string {
  const parts = text.split('`');
  if (parts.length % 2 === 0) return e(text);
  return parts.map((part, index) => (index % 2 ? `<code>${e(part)}</code>` : e(part))).join('');
}
