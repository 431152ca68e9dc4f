/** Turns results and their comparison into the data of the HTML page: a small table, and details that are looked at one by one. */

import type { Result } from '../../contract/result.js';
import type { Conversation } from '../../contract/transcript/conversation.js';
import { describeOffer } from '../../delta/offers.js';
import type { DeltaRow } from '../../delta/schema.js';
import { clean, oneLine } from '../../text/escape.js';
import { endSentence, openSentence } from '../../text/sentence.js';
import type { Finding } from '../findings/finding.js';
import { describeRefuser } from '../findings/refused.js';
import type { Cell } from '../view/cell.js';
import { findResult } from '../view/find-result.js';
import { formatHookCall } from '../view/hook-calls.js';
import type { ReportInput } from '../view/input.js';
import type { View, ViewRow } from '../view/view.js';
import { keyOf } from '../view/words.js';

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

/** What a click on a cell shows. */
export interface Detail {
  status: string;
  delta: string | null;
  kind: string | null;
  expected: string | null;
  why: string[];
  finding: Pick<Finding, 'fix' | 'reproduce' | 'accept'> | null;
  file: string | null;
  offer: string | null;
  hits: [tier: number, token: string, at: string, proof: string][];
  missing: string[];
  disallowed: string[];
  trials: string[];
  hooks: string[];
  output: string;
  facts: string[];
  /** The trial that stands for the unit first. */
  conversations: readonly Conversation[];
}

export interface Page {
  data: PageData;
  details: Detail[];
}

const MOST_HITS = 12;

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

interface DetailInput {
  input: ReportInput;
  result: Result | null;
  delta: DeltaRow | null;
  finding: Finding | null;
}

function makeDetail({ input, result, delta, finding }: DetailInput): Detail {
  const reason = delta?.reason ? oneLine(delta.reason, 900) : '';
  const error =
    result?.error && !reason.includes(openSentence(oneLine(result.error, 400))) ? oneLine(result.error, 600) : '';
  const place = finding?.place;
  const refuser = result && describeRefuser(result);
  return {
    status: result?.status ?? 'no result',
    delta: delta?.delta ?? null,
    kind: result?.kind ?? null,
    expected: result?.expected_skill ? oneLine(result.expected_skill, 120) : null,
    why: [reason, error, refuser ? endSentence(`Refused by: ${oneLine(refuser, 300)}`) : ''].filter(Boolean),
    finding: finding && { fix: finding.fix, reproduce: finding.reproduce, accept: finding.accept },
    file: place ? oneLine(place.line === null ? place.file : `${place.file}:${place.line}`, 300) : null,
    offer: result?.offer
      ? oneLine(
          [describeOffer({ ...result.offer, offer: result.offer.state }), result.offer.reason]
            .filter(Boolean)
            .join('; '),
          400,
        )
      : null,
    hits: result ? listHits(result) : [],
    missing: (result?.missing_evidence ?? []).slice(0, 20).map((token) => oneLine(token, 200)),
    disallowed: (result?.disallowed_hits ?? []).slice(0, 20).map((token) => oneLine(token, 200)),
    trials: (result?.trials.verdicts ?? []).map(
      ({ trial, status, timed_out, duration_ms }) =>
        `trial ${trial}: ${status}${timed_out ? ', timed out' : ''} (${seconds(duration_ms)})`,
    ),
    hooks: (result?.hook_calls ?? []).slice(0, 10).map(formatHookCall),
    output: result && result.status !== 'pass' ? clean(result.output_excerpt.slice(-1500)) : '',
    facts: result ? listFacts(result) : [],
    conversations: (result && input.conversations?.get(result.unit_run_id)) ?? [],
  };
}

function listHits(result: Result): Detail['hits'] {
  const lines = new Map(
    result.tool_use_proof_lines.map((proof) => [proof.token, `${proof.source}:${proof.line_number}`]),
  );
  return Object.entries(result.token_hits)
    .slice(0, MOST_HITS)
    .map(([token, hit]) => [
      hit.tier,
      oneLine(token, 120),
      oneLine(lines.get(token) ?? '', 60),
      oneLine(hit.proof_line, 240),
    ]);
}

function listFacts({ duration_ms, usage, exit_code, signal, unit_run_id }: Result): string[] {
  const tokens = (usage.input_tokens ?? 0) + (usage.output_tokens ?? 0);
  return [
    seconds(duration_ms),
    tokens > 0 ? `${tokens} tokens` : '',
    signal ? `ended by ${oneLine(signal, 20)}` : exit_code ? `exit code ${exit_code}` : '',
    `unit ${oneLine(unit_run_id, 80)}`,
  ].filter(Boolean);
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
