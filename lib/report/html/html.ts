/** Renders a report as one self-contained HTML page: the table of cases and agents, and behind each cell its evidence and conversation. */

import { createHash } from 'node:crypto';
import { namePlace } from '../../contract/locations.js';
import { escapeHtml as e, oneLine } from '../../text/escape.js';
import { confuse } from '../choices/confusion.js';
import { type Finding, labelOfCommand, labelOfFix } from '../findings/finding.js';
import { explainGroups } from '../findings/findings.js';
import { explainParts } from '../findings/part-findings.js';
import type { ReportInput } from '../view/input.js';
import { type PartTable, tabulateParts } from '../view/parts.js';
import { renderSuggestedEntry, suggestEntries } from '../view/suggested-entries.js';
import { makeView, type View } from '../view/view.js';
import { DELTA_WORDS, GATE_WORDS, keyOf } from '../view/words.js';
import { type FindCell, headOf, renderChoices, scrolled } from './choices.js';
import { makePageData } from './data.js';
import { embedData } from './embed.js';
import { renderHistory } from './history.js';
import { PAGE_SCRIPT } from './script.js';
import { PAGE_STYLE } from './style.js';

export function renderHtml(input: ReportInput): string {
  const { comparison, results } = input;
  const view = makeView(input);
  const gate = GATE_WORDS[comparison.gate];
  const hash = createHash('sha256').update(PAGE_SCRIPT).digest('base64');
  // Even if an escape is missed, the page runs only its own script and loads nothing.
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  const { findings, findingOf } = findAll(input);
  const entries = suggestEntries(input);
  const confused = confuse(results);
  const choices = confused.length ? renderChoices(confused, cellFinder(view)) : '';
  const history = input.history ? renderHistory(input.history, results) : '';
  const parts = tabulateParts(results);
  const title = input.package ? ` · ${oneLine(input.package, 120)}` : '';
  const tabs = [
    ['matrix', 'Matrix'],
    ...(findings.length ? [['findings', `What needs attention (${findings.length})`]] : []),
    ...(choices ? [['choices', 'What was chosen']] : []),
    ...(history ? [['history', 'History']] : []),
    ...(parts ? [['parts', parts.title]] : []),
    ...(entries.length ? [['entries', `Baseline entries (${entries.length})`]] : []),
    ['about', 'About this batch'],
  ];
  const section = (id: string, body: string) =>
    `<section id="${id}" role="tabpanel" aria-labelledby="tab-${id}">\n${body}\n</section>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Gate: ${gate.says}${e(title)} · agent-routing</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header class="${gate.says}">
<div class="top"><h1><span class="verdict">Gate: ${gate.says}</span>${e(title)}</h1><p class="headline">${e(view.headline)}</p></div>
<dl>${renderFacts(input, view)}</dl>
</header>
<main>
${renderNotes(input, view)}
<div role="tablist" aria-label="Parts of the report" class="needs-script" hidden>${tabs.map(([id, name]) => `<button role="tab" type="button" id="tab-${id}" value="${id}" aria-controls="${id}">${name}</button>`).join('')}</div>
${section('matrix', renderMatrix(view))}
${findings.length ? section('findings', findings.map(renderFinding).join('\n')) : ''}
${choices ? section('choices', choices) : ''}
${history ? section('history', history) : ''}
${parts ? `${section('parts', renderParts(parts))}\n` : ''}${entries.length ? section('entries', `<p>For ${e(input.baseline_file ?? 'provider-baseline.json')}, ready to paste:</p><pre tabindex="0">${e(entries.map(renderSuggestedEntry).join(',\n'))}</pre>`) : ''}
${section('about', `<p><b>${comparison.mode}</b>: ${e(view.proves)}</p><p>${e(view.counts.join(' '))}</p>`)}
</main>
<div id="panel" role="dialog" aria-labelledby="title" hidden><div class="bar"><h2 id="title" tabindex="-1"></h2><label>Beside it: <select id="beside"></select></label><button id="previous" type="button" aria-label="Case above">↑</button><button id="next" type="button" aria-label="Case below">↓</button><button id="close" type="button" aria-label="Close (Escape)">✕</button></div><div id="detail" role="region" aria-label="Why it was judged so" tabindex="0"></div></div>
<footer>batch ${e(results.batch_run_id)} · ${e(results.generated_at_utc)} · agent-routing ${e(results.environment.tool_version)}</footer>
${embedData(makePageData(input, view, findingOf))}
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}

function cellFinder({ rows, agents }: View): FindCell {
  const places = new Map(rows.map(({ case_id }, row) => [case_id, row]));
  return (case_id, agent) => {
    const [row, cell] = [places.get(case_id) ?? -1, agents.indexOf(agent)];
    return row < 0 || cell < 0 ? null : { row, cell };
  };
}

function findAll(input: ReportInput): { findings: Finding[]; findingOf: Map<string, Finding> } {
  const findingOf = new Map<string, Finding>();
  const findings = explainGroups(input).map(({ rows, finding }) => {
    for (const row of rows) findingOf.set(keyOf(row.case_id, row.agent), finding);
    return finding;
  });
  return { findings: [...findings, ...explainParts(input)], findingOf };
}

function renderFacts({ comparison, results }: ReportInput, view: View): string {
  const { ref, sha, head } = view.refs;
  const against = ref
    ? `${ref}${sha ? ` at ${sha.slice(0, 7)}` : ''}`
    : comparison.baseline.current
      ? 'the current baseline'
      : 'no baseline';
  const facts = [
    ['mode', view.mode.replace(/^mode /, '')],
    ...(view.had ? [['source', view.had]] : []),
    ['against', `${against}${head ? ` → ${head.slice(0, 7)}` : ''}`],
    ['agents', view.versions.join(', ')],
    ['skills', results.environment.skills_hash.slice(0, 12)],
  ];
  return facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${e(oneLine(value ?? '', 300))}</dd></div>`).join('');
}

function renderNotes(input: ReportInput, view: View): string {
  const notes = [
    ...[view.unguarded?.whole, view.partial].flatMap((message) => (message ? [{ level: 'warning', message }] : [])),
    ...input.comparison.notes,
    ...(input.notes ?? []).map((message) => ({ level: 'notice', message })),
  ];
  return notes.map((note) => `<p class="note ${note.level}">${rich(oneLine(note.message, 1000))}</p>`).join('\n');
}

function renderParts({ head, rows, reasons }: PartTable): string {
  const cells = ([name = '', ...others]: readonly string[]) =>
    `<tr><th scope="row">${e(name)}</th>${others.map((text) => `<td>${e(text)}</td>`).join('')}</tr>`;
  return `${scrolled('parts-list', `<table class="list"><caption id="parts-list">What the source ships besides skills</caption>${headOf(head)}<tbody>${rows.map(cells).join('')}</tbody></table>`)}
<ul>${reasons.map((reason) => `<li>${rich(reason)}</li>`).join('')}</ul>`;
}

/** The rows are drawn by the script, as far as they are looked at. */
function renderMatrix(view: View): string {
  const changed = view.rows.filter(({ shown }) => shown).length;
  const deltas = [...new Set(view.rows.flatMap((row) => row.deltas.map(({ delta }) => delta)))].sort(
    (a, b) => DELTA_WORDS[a].rank - DELTA_WORDS[b].rank,
  );
  const chip = (value: string, words: string) =>
    `<button type="button" class="chip" id="chip-${value}" value="${value}" aria-pressed="false">${words}</button>`;
  const chips = [
    chip('all', `All ${view.rows.length}`),
    ...(changed > 0 ? [chip('changed', `What changed ${changed}`)] : []),
    ...deltas.map((delta) =>
      chip(delta, `${delta} ${view.rows.filter((row) => row.deltas.some((one) => one.delta === delta)).length}`),
    ),
  ];
  const passed = (agent: string) => {
    const states = view.rows.map(({ cells }) => cells.get(agent)?.state);
    const ran = states.filter((state) => state && state !== 'not_run' && state !== 'offer');
    return `${ran.filter((state) => state === 'pass').length} of ${ran.length} pass`;
  };
  const heads = view.agents.map(
    (agent) => `<th scope="col">${e(oneLine(agent, 80))}<small>${passed(agent)}</small></th>`,
  );
  return `<noscript><p class="note warning">The table needs this page's own script, which loads nothing.</p></noscript>
<div class="tools needs-script" hidden><div class="chips" role="group" aria-label="Rows to show">${chips.join('')}</div><label>Filter <input id="filter" type="search" placeholder="case, skill, agent, words"></label><span id="found" role="status"></span></div>
<div class="scroll" id="scroll" role="region" aria-label="Cases and agents" tabindex="0"><table><thead><tr><th scope="col">case<small>skill</small></th>${heads.join('')}<th scope="col">delta<small>since the baseline</small></th></tr></thead><tbody id="rows"></tbody></table><div id="more"></div></div>
<p id="none" class="note" hidden>No row fits this filter.</p>
<p class="keys needs-script" hidden><kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> move · <kbd>Enter</kbd> opens a cell · <kbd>Esc</kbd> closes it · <kbd>/</kbd> filters</p>`;
}

function renderFinding(finding: Finding, index: number): string {
  const place = finding.place && namePlace(finding.place);
  const rows = [
    ['Cause', rich(finding.cause)],
    finding.was
      ? ['Was in', `<code>${e(finding.was)}</code>`]
      : [
          finding.pushed ? 'Pushed out by' : 'File',
          place && `<code>${e(place)}</code>${finding.more_places ? ` and ${finding.more_places} more` : ''}`,
        ],
    [labelOfFix(finding), finding.fix && rich(finding.fix)],
    ['Proof', finding.proof && `<code>${e(finding.proof)}</code>`],
    [labelOfCommand(finding), finding.reproduce && `<code class="command">${e(finding.reproduce)}</code>`],
    ['Accept', finding.accept && rich(finding.accept)],
  ];
  const body = rows.filter(([, words]) => words).map(([name, words]) => `<dt>${name}</dt><dd>${words}</dd>`);
  return `<details class="finding ${finding.delta}"${index < 5 ? ' open' : ''}><summary><span class="delta ${finding.delta}">${finding.delta}</span> ${rich(finding.title)}</summary><dl class="facts">${body.join('')}</dl></details>`;
}

function rich(text: string): string {
  const parts = text.split('`');
  if (parts.length % 2 === 0) return e(text);
  return parts.map((part, index) => (index % 2 ? `<code>${e(part)}</code>` : e(part))).join('');
}
