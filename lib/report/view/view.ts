/** Turns results and their comparison into what every report shows, as plain text: headline, rows with a cell per agent, counts. */
import { OFFLINE } from '../../contract/plan.js';
import type { Results } from '../../contract/result.js';
import { pageAddress } from '../../contract/schema-address.js';
import type { Delta } from '../../delta/classify.js';
import type { Comparison, DeltaRow } from '../../delta/schema.js';
import { getOwn } from '../../input/get-own.js';
import { groupBy } from '../../input/group-by.js';
import { memoize } from '../../input/memoize.js';
import { type Cell, makeCell, makeOfferCell } from './cell.js';
import { countDeltas } from './count-deltas.js';
import { countInWords } from './counts.js';
import { findResult } from './find-result.js';
import { baseOf, type ReportInput } from './input.js';
import { describeProof, listKinds } from './kinds.js';
import { describeHad } from './names.js';
import { DELTA_WORDS, MODE_WORDS, sayBefore } from './words.js';

export interface ViewRow {
  case_id: string | null;
  skill: string | null;
  cells: Map<string, Cell>;
  /** Deltas that are worth showing, worst first, with their agents. */
  deltas: { delta: Delta; agents: string[] }[];
  /** Those that are not, worst first. */
  quiet: { delta: Delta; agents: string[] }[];
  /** What its regression passed as before; null: as it is now. */
  before: string | null;
  rank: number;
  /** Shown in the open part of the report, not in the collapsed one. */
  shown: boolean;
}

export interface View {
  agents: string[];
  rows: ViewRow[];
  headline: string;
  /** The mode with what it tests: `mode oracle (no model is asked: tests that skills load)`. */
  mode: string;
  /** How the source was had: `as a project, in place`; '' where results do not say. */
  had: string;
  /** What a pass of this batch proves, and what it does not. */
  proves: string;
  counts: string[];
  versions: string[];
  refs: { ref: string | null; sha: string | null; head: string | null };
  /** There is a baseline to compare with. */
  gated: boolean;
  /** A note, short and whole, where agents ran without a sandbox. */
  unguarded: { short: string; whole: string } | null;
  /** Why the batch is not the whole corpus or not isolated; null when it is both. */
  partial: string | null;
}

const howHad = ({ had_as, hooks_off, agents }: Results['environment']): string =>
  [had_as ? describeHad(had_as, agents) : '', hooks_off ? 'with its hooks off, since there is no sandbox' : '']
    .filter(Boolean)
    .join(' ');

export const makeView = memoize((input: ReportInput): View => {
  const { results, comparison } = input;
  const agents = listAgents(comparison, results);
  const { ref, sha } = comparison.baseline;
  return {
    agents,
    rows: groupRows(input, agents),
    headline: countDeltas(comparison),
    mode: describeMode(results),
    had: howHad(results.environment),
    proves: describeProof(results),
    counts: countInWords(input),
    versions: agents.map((agent) => nameVersion(agent, results)),
    refs: { ref, sha, head: input.head_sha ?? null },
    gated: comparison.baseline.current || comparison.baseline.ref_found,
    unguarded: describeUnguarded(results),
    partial: describePartial(input),
  };
});

/** Modes are about skills; calls are made as they are written, and of the other kinds the mode decides nothing. */
function describeMode({ mode, results }: Results): string {
  const kinds = listKinds(results);
  const calls = mode === 'oracle' && kinds.includes('tool_route') ? ', and makes each call as written' : '';
  if (kinds.length === 0 || kinds.includes('skill')) return `mode ${mode} (${MODE_WORDS[mode]}${calls})`;
  const asked = results.some(({ kind, agent }) => kind === 'tool_route' && agent !== OFFLINE);
  return `mode ${mode}${asked && mode !== 'live' ? ' (no model is asked: makes each call as written)' : ''}`;
}

function listAgents(comparison: Comparison, results: Results): string[] {
  const ran = comparison.deltas.filter((row) => row.delta !== 'NOT_RUN' && row.delta !== 'REMOVED');
  const agents = new Set([...results.results, ...ran].map((row) => row.agent));
  const order = Object.keys(results.environment.agents);
  const location = (agent: string) => (order.includes(agent) ? order.indexOf(agent) : order.length);
  return [...agents].sort((a, b) => location(a) - location(b));
}

function nameVersion(agent: string, results: Results): string {
  const { version = null, vendor_model = null } = results.environment.agents[agent] ?? {};
  return [agent, version, results.mode === 'live' && vendor_model ? `(${vendor_model})` : null]
    .filter(Boolean)
    .join(' ');
}

const groupRows = memoize((input: ReportInput, agents: string[]): ViewRow[] => {
  const groups = groupBy(input.comparison.deltas, ({ case_id, skill }) =>
    case_id === null ? `skill ${skill}` : `case ${case_id}`,
  );
  const left = groupBy(
    (input.plan?.left_out ?? []).filter(({ why }) => why === 'agents'),
    ({ case_id }) => case_id,
  );
  const rows = [...groups.values()]
    // A case that was not run on any agent is a number, not a row.
    .filter((group) => group.some((row) => row.delta !== 'NOT_RUN'))
    .map((group) => {
      const elsewhere = left.get(group[0]?.case_id ?? '') ?? [];
      return makeRow(
        group,
        input,
        agents,
        elsewhere.map(({ agent }) => agent),
      );
    });
  return rows.sort((a, b) => a.rank - b.rank);
}, baseOf);

/** elsewhere: agents that the case leaves out, or that lack what it needs. */
function makeRow(group: DeltaRow[], input: ReportInput, agents: string[], elsewhere: readonly string[]): ViewRow {
  const { results, comparison } = input;
  const [first] = group;
  const cells = new Map<string, Cell>();
  const case_id = first?.case_id ?? null;
  const skill = group.find((row) => row.skill)?.skill ?? null;
  if (case_id === null && skill !== null) {
    for (const agent of agents) {
      const lost = group.some((row) => row.agent === agent);
      cells.set(agent, makeOfferCell(getOwn(results.offers[agent], skill), lost));
    }
  } else {
    for (const row of group) {
      const unrecorded = comparison.unrecorded_offers.includes(row.agent);
      cells.set(row.agent, makeCell(row, findResult(input, row), results.mode, unrecorded));
    }
    for (const agent of elsewhere)
      if (agents.includes(agent) && !cells.has(agent))
        cells.set(agent, { state: 'not_run', words: 'not for this agent', detail: null, strong: false });
  }
  const deltas = new Map<Delta, string[]>();
  for (const { delta, agent } of group) deltas.set(delta, [...(deltas.get(delta) ?? []), agent]);
  const sorted = [...deltas]
    .sort(([a], [b]) => DELTA_WORDS[a].rank - DELTA_WORDS[b].rank)
    .map(([delta, who]) => ({ delta, agents: who }));
  const shown = sorted.filter(({ delta }) => DELTA_WORDS[delta].shown);
  const quiet = sorted.filter(({ delta }) => !DELTA_WORDS[delta].shown);
  const rank = Math.min(...group.map((row) => DELTA_WORDS[row.delta].rank));
  return {
    case_id,
    skill,
    cells,
    deltas: shown,
    quiet,
    before: sayBefore(
      group,
      group.some(({ changed }) => changed),
    ),
    rank,
    shown: shown.length > 0,
  };
}

function describeUnguarded({ environment }: Results): View['unguarded'] {
  const open = Object.entries(environment.agents).flatMap(([agent, { sandbox }]) =>
    sandbox === 'none' ? [agent] : [],
  );
  if (open.length === 0) return null;
  return {
    short: '⚠️ no sandbox (agents could reach this machine)',
    whole: `Without a sandbox: ${open.join(', ')} ran with all rights of the user who started them (${pageAddress('security')}).`,
  };
}

function describePartial({ plan, results }: ReportInput): string | null {
  const shard = plan?.shard ?? results.environment.shard;
  const filtered = plan?.left_out.some((row) => row.why === 'filter');
  const parts = [
    filtered && 'a filter left cases out',
    shard && `only shard ${shard}`,
    !results.complete && 'the batch did not finish',
  ];
  const limits = parts.filter(Boolean);
  const shared = Object.values(results.environment.agents).some(({ isolated }) => !isolated);
  const words = [
    shared &&
      'Not isolated (--skip-source-setup): the agents ran in the home directory of the user, and this source was not installed for them; use this for debugging only.',
    limits.length > 0 && `Not the whole corpus: ${limits.join('; ')}.`,
  ].filter(Boolean);
  return words.length ? words.join(' ') : null;
}
