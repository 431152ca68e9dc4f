/** Renders the table of cases and agents in GitHub Markdown: rows with equal cells are one row with a count. */

import { readOffers } from '../../contract/offer.js';
import type { PartRow } from '../../delta/schema.js';
import { groupBy } from '../../input/group-by.js';
import { listFew } from '../../text/count.js';
import { codeMarkdown, escapeMarkdown } from '../../text/escape.js';
import { groupParts, titleOfParts } from '../findings/part-findings.js';
import { type Cell, signOf } from '../view/cell.js';
import type { ReportInput } from '../view/input.js';
import type { View, ViewRow } from '../view/view.js';
import { DELTA_WORDS } from '../view/words.js';
import { rich } from './text.js';

/** A row of the table with the rows of the view that it stands for. */
export interface TableRow {
  text: string;
  rows: ViewRow[];
}

export function renderColumns({ agents }: View): string {
  const names = agents.map((agent) => escapeMarkdown(agent, 60));
  return `| | case · skill |${names.map((name) => ` ${name} |`).join('')} change |\n|---|---|${'---|'.repeat(agents.length)}---|`;
}

/** `names`: how many of the cases of a row are named. Rows as expected are grouped by their skill. */
export function renderRows(
  rows: readonly ViewRow[],
  view: View,
  { names, by_skill }: { names: number; by_skill: boolean },
): TableRow[] {
  const groups = groupBy(rows, (row) => {
    const cells = view.agents.map((agent) => row.cells.get(agent) ?? null);
    return JSON.stringify([row.rank, row.deltas, row.before, cells, row.case_id === null, by_skill && row.skill]);
  });
  return [...groups.values()].map((group) => ({ text: renderRow(group, view, names), rows: group }));
}

function renderRow(group: readonly ViewRow[], { agents, gated }: View, names: number): string {
  const [row] = group as [ViewRow, ...ViewRow[]];
  const cells = agents.map((agent) => ` ${renderCell(row.cells.get(agent))} |`).join('');
  const named = row.deltas.length > 0 ? row.deltas : row.quiet.slice(0, 1);
  const deltas = named.map(({ delta, agents: who }) => {
    const all = who.length === agents.length || delta === 'PASS';
    const on = all ? '' : ` on ${who.map((agent) => escapeMarkdown(agent, 60)).join(', ')}`;
    const says = (delta === 'REGRESSION' && row.before) || DELTA_WORDS[delta].says;
    return `${delta}${on}: ${delta === 'NEW' && !gated ? 'there is no baseline' : says}`;
  });
  return `| ${signOf(row.deltas, row.cells)} | ${nameRow(group, names)} |${cells} ${deltas.join('<br>')} |`;
}

const LISTED = { absent: 'not listed', instead: 'other text', name_only: 'name only', cut: 'description cut' };

/** What befell parts and is no row of a case: a reader who counts rows is to find it among them. */
export function renderPartRows(input: ReportInput, { agents }: View): TableRow[] {
  return groupParts(input, true).map((parts) => {
    const [part] = parts as [PartRow, ...PartRow[]];
    const { delta, rule, agents: who } = part;
    const { sign, title, says } = DELTA_WORDS[delta];
    const offers = rule === 'skill-offer' ? readOffers(part) : null;
    const cells = agents.map((agent) => {
      const state = offers?.get(agent);
      const words = state ? LISTED[state] : title.toLowerCase();
      return who.length === 0 || who.includes(agent) ? ` <b>${words}</b> |` : ' – |';
    });
    return { text: `| ${sign} | ${rich(titleOfParts(parts), 200)} |${cells.join('')} ${delta}: ${says} |`, rows: [] };
  });
}

function nameRow(group: readonly ViewRow[], names: number): string {
  const [row] = group as [ViewRow, ...ViewRow[]];
  const skills = [...new Set(group.map(({ skill }) => skill ?? ''))];
  const skill = skills.length === 1 && skills[0] ? ` · ${escapeMarkdown(skills[0], 80)}` : '';
  const all = row.case_id === null ? skills.map((name) => escapeMarkdown(name, 80)) : group.map(codeOf);
  return row.case_id === null ? `<i>no case ran</i> · ${listFew(all, names)}` : `${listFew(all, names)}${skill}`;
}

const codeOf = ({ case_id }: ViewRow) => codeMarkdown(case_id ?? '', 120);

function renderCell(cell: Cell | undefined): string {
  if (!cell) return 'not asked';
  const words = escapeMarkdown([cell.words, cell.detail].filter(Boolean).join(' · '), 100);
  if (cell.strong) return `<b>${words}</b>`;
  return cell.state === 'not_run' || cell.state === 'expected_fail' ? `<i>${words}</i>` : words;
}
