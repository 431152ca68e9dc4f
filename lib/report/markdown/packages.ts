/** Renders the reports of several packages as one page of GitHub Markdown: a table with a row per package, then what is not as expected, worst first. */
import { type Gate, WORST_FIRST } from '../../delta/gate.js';
import { count } from '../../text/count.js';
import { codeMarkdown, escapeMarkdown } from '../../text/escape.js';
import { headlineOf } from '../findings/headline.js';
import type { ReportInput } from '../view/input.js';
import { type Limit, measure, SUMMARY_LIMIT } from '../view/limit.js';
import { makeView, type View } from '../view/view.js';
import { GATE_WORDS } from '../view/words.js';
import { describeGate, listNotes, renderNotes, renderRun, renderTitle } from './head.js';
import { renderBody } from './markdown.js';
import { link, rich } from './text.js';

/** A package that was judged, or why it could not be. */
export type PackageReport = { name: string } & ({ input: ReportInput } | { problem: string; gone?: true });

interface Page {
  /** Concerns them all. */
  notes: readonly string[];
  run_url?: string | null;
}

/** A comment with more of them would not be read; each package has its row in the table, and the summary has them all. */
const MOST_IN_COMMENT = 7;
/** Names in the line of the gate. */
const FEW_NAMES = 5;

type Judged = { name: string; input: ReportInput; view: View };
type Unjudged = { name: string; problem: string; gone?: true };

export function renderPackages(reports: readonly PackageReport[], page: Page, limit: Limit = SUMMARY_LIMIT): string {
  const unjudged = reports.filter((one) => 'problem' in one);
  const judged = reports
    .flatMap((one) => ('problem' in one ? [] : [{ ...one, view: makeView(one.input) }]))
    .sort((x, y) => rankOf(x) - rankOf(y));
  const head = [
    renderTitle(count(reports.length, 'package')),
    renderHeadline(judged, unjudged.length),
    renderGate(judged, unjudged),
    renderNotes(page.notes.map((note) => `ℹ️ ${rich(note, 800)}`)),
    renderTable(judged, unjudged),
  ]
    .filter(Boolean)
    .join('\n\n');
  const foot = page.run_url ? `<sub>${link('job', page.run_url)}</sub>` : '';
  const isComment = limit.in === 'units';
  const told = isComment ? judged.filter(isTold) : judged;
  const most = isComment ? MOST_IN_COMMENT : told.length;
  let room = limit.max - measure(head + foot, limit) - 500;
  const sections = told.slice(0, most).flatMap((one, at, all) => {
    // What one leaves over is the next one's.
    const text = renderSection(one, { ...limit, max: Math.max(0, room) / (all.length - at) });
    if (measure(text, limit) > room) return [];
    room -= measure(text, limit) + 2;
    return [text];
  });
  const left = told.length - sections.length;
  if (left > 0) sections.push(`<i>Details of ${count(left, 'package')} omitted: see the job summaries.</i>`);
  return `${[head, ...sections, foot].filter(Boolean).join('\n\n')}\n`;
}

/** Of one that is as expected, its row says all. */
function isTold({ input, view }: Judged): boolean {
  const { gate, parts = [] } = input.comparison;
  const warns = listNotes(input, view).some((note) => note.startsWith('⚠️'));
  return gate !== 'pass' || warns || parts.length > 0 || view.rows.some(({ shown }) => shown);
}

/** Of the worst package, and how many others there are. */
function renderHeadline(judged: readonly Judged[], unjudged: number): string {
  const [worst] = judged;
  const said = worst && headlineOf(worst.input);
  if (!worst || !said) return '';
  const others = judged.slice(1).filter(({ input }) => input.comparison.gate !== 'pass').length + unjudged;
  const more = others > 0 ? `; ${count(others, 'more package')} ${others === 1 ? 'does' : 'do'} not pass` : '';
  return `### ${nameOf(worst.name)}: ${rich(said, 300)}${more}`;
}

const rankOf = ({ input }: Judged) => WORST_FIRST.indexOf(input.comparison.gate);
const nameOf = (name: string) => codeMarkdown(name, 120);

function renderGate(judged: readonly Judged[], unjudged: readonly Unjudged[]): string {
  const gates: Gate[] = judged.slice(0, 1).map(({ input }) => input.comparison.gate);
  for (const { gone } of unjudged) gates.push(gone ? 'inconclusive' : 'fail');
  const worst = WORST_FIRST.find((gate) => gates.includes(gate)) ?? 'inconclusive';
  const of = judged.filter(({ input }) => input.comparison.gate === worst).map(({ name }) => nameOf(name));
  const [first] = judged;
  const who = [
    ...(worst === 'pass' ? [] : of.slice(0, FEW_NAMES)),
    ...unjudged.slice(0, FEW_NAMES).map(({ name, gone }) => `${nameOf(name)} (${gone ? 'gone' : 'no result'})`),
  ];
  const more = (worst === 'pass' ? 0 : of.length) + unjudged.length - who.length;
  const run = first && renderRun(first.input, first.view);
  return [describeGate(worst), `${who.join(', ')}${more > 0 ? ` and ${more} more` : ''}`, run]
    .filter(Boolean)
    .join(' · ');
}

function renderTable(judged: readonly Judged[], unjudged: readonly Unjudged[]): string {
  const agents = [...new Set(judged.flatMap(({ view }) => view.agents))];
  const columns = `| | package |${agents.map((agent) => ` ${escapeMarkdown(agent, 60)} |`).join('')} what changed |`;
  const rows = judged.map((one) => {
    const cells = agents.map((agent) => ` ${countAgent(one, agent)} |`).join('');
    const { sign } = GATE_WORDS[one.input.comparison.gate];
    return `| ${sign} | ${nameOf(one.name)} |${cells} ${escapeMarkdown(one.view.headline, 200)} |`;
  });
  const broken = unjudged.map(
    ({ name, problem, gone }) =>
      `| ${gone ? '⚠️' : '❌'} | ${nameOf(name)} |${' |'.repeat(agents.length)} ${gone ? 'gone' : 'failed without a result'}: ${rich(problem, 300)} |`,
  );
  return [columns, `|---|---|${'---|'.repeat(agents.length)}---|`, ...broken, ...rows].join('\n');
}

/** `11 of 12`: how many rows of the agent are as expected. */
function countAgent({ view, input }: Judged, agent: string): string {
  const rows = input.comparison.deltas.filter(
    (row) => row.agent === agent && row.case_id !== null && row.delta !== 'NOT_RUN' && row.delta !== 'REMOVED',
  );
  if (!view.agents.includes(agent) || rows.length === 0) return '';
  const worse = rows.filter((row) => row.fails || row.delta === 'INFRA' || row.delta === 'INCONCLUSIVE').length;
  const words = `${rows.length - worse} of ${rows.length}`;
  return worse > 0 ? `<b>${words}</b>` : words;
}

function renderSection({ name, input, view }: Judged, limit: Limit): string {
  const { gate } = input.comparison;
  const title = `${GATE_WORDS[gate].sign} ${nameOf(name)}: ${escapeMarkdown(view.headline, 200)}`;
  const notes = gate === 'pass' ? renderNotes(listNotes(input, view)) : '';
  const body = renderBody(input, view, { ...limit, max: limit.max - measure(title + notes, limit) });
  const text = [notes, ...body].filter(Boolean).join('\n\n');
  return gate === 'pass'
    ? `<details><summary>${title}</summary>\n\n${text}\n\n</details>`
    : `<b>${title}</b>\n\n${text}`;
}
