/** Turns results and their comparison into the data of the HTML page: a small table, and details that are looked at one by one. */

import { describeOffer } from '../../delta/offers.js';
import { oneLine } from '../../text/escape.js';
import type { Finding } from '../findings/finding.js';
import type { Cell } from '../view/cell.js';
import { findResult } from '../view/find-result.js';
import type { ReportInput } from '../view/input.js';
import type { View, ViewRow } from '../view/view.js';
import { keyOf } from '../view/words.js';
import { type Detail, makeDetail } from './detail.js';

/** state, words, what was offered, emphasised, index of its detail. Words are indexes into `words`. */
type CellData = [state: Cell['state'], words: number, offer: number, strong: 0 | 1, detail: number] | 0;

interface RowData {
  id: string | null;
  skill: string | null;
  about: string;
  deltas: [delta: string, agents: string][];
  shown: boolean;
  cells: CellData[];
}

interface PageData {
  agents: string[];
  words: string[];
  rows: RowData[];
  /** For each agent, how each skill was put before it: skill and words. */
  offers: [skill: string, offer: string][][];
}

export interface Page {
  data: PageData;
  details: Detail[];
}

export function makePageData(input: ReportInput, view: View, findingOf: ReadonlyMap<string, Finding>): Page {
  const deltas = new Map(input.comparison.deltas.map((row) => [keyOf(row.case_id, row.agent), row]));
  const words = createTable();
  const details: Detail[] = [];
  const rows = view.rows.map((row): RowData => {
    const cells = view.agents.map((agent): CellData => {
      const cell = row.cells.get(agent);
      if (!cell) return 0;
      const key = keyOf(row.case_id, agent);
      const result = findResult(input, { ...row, agent });
      const delta = row.case_id === null ? null : (deltas.get(key) ?? null);
      const known = result !== null || delta !== null;
      if (known) details.push(makeDetail({ input, result, delta, finding: findingOf.get(key) ?? null }));
      return [
        cell.state,
        words.add(cell.words),
        words.add(cell.detail ?? ''),
        cell.strong ? 1 : 0,
        known ? details.length - 1 : -1,
      ];
    });
    return { ...nameRow(row, input, view), cells };
  });
  const data = {
    agents: view.agents.map((agent) => oneLine(agent, 80)),
    words: words.all,
    rows,
    offers: listOffers(input, view),
  };
  return { data, details };
}

function createTable() {
  const all: string[] = [];
  const known = new Map<string, number>();
  return {
    all,
    add(text: string): number {
      const at = known.get(text) ?? all.push(text) - 1;
      known.set(text, at);
      return at;
    },
  };
}

function nameRow(row: ViewRow, input: ReportInput, view: View): Omit<RowData, 'cells'> {
  const first = view.agents.map((agent) => findResult(input, { ...row, agent })).find(Boolean);
  return {
    id: row.case_id === null ? null : oneLine(row.case_id, 200),
    skill: row.skill === null ? null : oneLine(row.skill, 120),
    about: [first?.kind === 'skill' ? '' : first?.kind, oneLine(first?.category ?? '', 60)].filter(Boolean).join(' · '),
    deltas: row.deltas.map(({ delta, agents }) => [
      delta,
      agents.length === view.agents.length ? '' : oneLine(agents.join(', '), 200),
    ]),
    shown: row.shown,
  };
}

function listOffers({ results }: ReportInput, { agents }: View): PageData['offers'] {
  return agents.map((agent) =>
    Object.entries(Object.hasOwn(results.offers, agent) ? (results.offers[agent] ?? {}) : {})
      .slice(0, 400)
      .map(([skill, offer]) => [
        oneLine(skill, 120),
        oneLine([describeOffer(offer), offer.reason].filter(Boolean).join('; '), 240),
      ]),
  );
}
