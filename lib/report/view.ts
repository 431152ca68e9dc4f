/** Results and their comparison → what every report shows, in plain text: the gate's words, the rows with a cell per agent, the counts. */
import type { Delta } from '../delta/classify.js';
import type { Comparison, DeltaRow } from '../delta/schema.js';
import type { Plan } from '../plan.js';
import type { Result, Results } from '../result.js';
import { type Cell, makeCell, makeOfferCell } from './cell.js';
import { count, countDeltas, DELTA_WORDS } from './words.js';

export interface ReportInput {
  results: Results;
  comparison: Comparison;
  plan?: Plan | null;
  /** Said beside the comparison's own notes. */
  notes?: readonly string[];
  /** The commit that was judged. */
  head_sha?: string | null;
  /** Where the whole results can be had. */
  artifact_url?: string | null;
  run_url?: string | null;
  /** How the reader starts this tool. */
  command?: string;
  baseline_file?: string;
}

export interface ViewRow {
  case_id: string | null;
  skill: string | null;
  cells: Map<string, Cell>;
  /** Deltas that are worth showing, worst first, with their agents. */
  deltas: { delta: Delta; agents: string[] }[];
  rank: number;
  /** Stands in the open part of the report. */
  shown: boolean;
}

export interface View {
  agents: string[];
  rows: ViewRow[];
  headline: string;
  counts: string[];
  versions: string[];
  refs: { ref: string | null; sha: string | null; head: string | null };
  /** A filter, a shard: the batch is not the whole corpus. */
  partial: string | null;
}

export const keyOf = (case_id: string | null, agent: string) => JSON.stringify([case_id, agent]);

export function makeView(input: ReportInput): View {
  const { results, comparison } = input;
  const byKey = new Map(results.results.map((row) => [keyOf(row.case_id, row.agent), row]));
  const agents = listAgents(comparison, results);
  const { ref, sha } = comparison.baseline;
  return {
    agents,
    rows: groupRows(comparison, results, byKey, agents),
    headline: countDeltas(comparison.counts),
    counts: countInWords(input),
    versions: agents.map((agent) => nameVersion(agent, results)),
    refs: { ref, sha, head: input.head_sha ?? null },
    partial: describePartial(input),
  };
}

function listAgents(comparison: Comparison, results: Results): string[] {
  const ran = comparison.deltas.filter((row) => row.delta !== 'NOT_RUN' && row.delta !== 'REMOVED');
  const agents = new Set([...results.results, ...ran].map((row) => row.agent));
  const order = Object.keys(results.environment.agents);
  const place = (agent: string) => (order.includes(agent) ? order.indexOf(agent) : order.length);
  return [...agents].sort((a, b) => place(a) - place(b));
}

function nameVersion(agent: string, results: Results): string {
  const { version = null, vendor_model = null } = results.environment.agents[agent] ?? {};
  return [agent, version, results.mode === 'live' && vendor_model ? `(${vendor_model})` : null]
    .filter(Boolean)
    .join(' ');
}

function groupRows(comparison: Comparison, results: Results, byKey: Map<string, Result>, agents: string[]): ViewRow[] {
  const groups = new Map<string, DeltaRow[]>();
  for (const row of comparison.deltas) {
    const key = row.case_id === null ? `skill ${row.skill}` : `case ${row.case_id}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const rows = [...groups.values()]
    // A case that was not run on any agent is a number, not a row.
    .filter((group) => group.some((row) => row.delta !== 'NOT_RUN'))
    .map((group) => makeRow(group, results, byKey, agents));
  return rows.sort((a, b) => a.rank - b.rank);
}

function makeRow(group: DeltaRow[], results: Results, byKey: Map<string, Result>, agents: string[]): ViewRow {
  const [first] = group;
  const cells = new Map<string, Cell>();
  const case_id = first?.case_id ?? null;
  const skill = group.find((row) => row.skill)?.skill ?? null;
  if (case_id === null && skill !== null) {
    for (const agent of agents) {
      const lost = group.some((row) => row.agent === agent);
      cells.set(agent, makeOfferCell(results.offers[agent]?.[skill], lost));
    }
  } else {
    for (const row of group)
      cells.set(row.agent, makeCell(row, byKey.get(keyOf(case_id, row.agent)) ?? null, results.mode));
  }
  const deltas = new Map<Delta, string[]>();
  for (const { delta, agent } of group) deltas.set(delta, [...(deltas.get(delta) ?? []), agent]);
  const shown = [...deltas]
    .filter(([delta]) => DELTA_WORDS[delta].shown)
    .sort(([a], [b]) => DELTA_WORDS[a].rank - DELTA_WORDS[b].rank)
    .map(([delta, who]) => ({ delta, agents: who }));
  const rank = Math.min(...group.map((row) => DELTA_WORDS[row.delta].rank));
  return { case_id, skill, cells, deltas: shown, rank, shown: shown.length > 0 };
}

const NOT_RUN_WORDS: Record<Plan['left_out'][number]['why'], string | null> = {
  filter: 'filter',
  shard: 'other shard',
  author: 'skipped by their author',
  mode: 'need another mode',
  unavailable: 'agent not available',
  agents: null,
};

/** `183 case × agent: 180 as expected (6 of them expected to fail), 0 could not run, 3 not run (filter).` */
function countInWords({ results, comparison, plan }: ReportInput): string[] {
  const rows = comparison.deltas.filter((row) => row.case_id !== null && row.delta !== 'REMOVED');
  const tally = {
    expected: 0,
    failing: 0,
    better: 0,
    accepted: 0,
    worse: 0,
    open: 0,
    unlisted: 0,
    infra: 0,
    missing: 0,
  };
  const not_run = new Map<string, string>();
  for (const row of plan?.left_out ?? []) {
    const words = NOT_RUN_WORDS[row.why];
    if (words) not_run.set(keyOf(row.case_id, row.agent), words);
  }
  for (const row of rows) {
    if (row.delta === 'NOT_RUN') {
      const key = keyOf(row.case_id, row.agent);
      if (!not_run.has(key)) not_run.set(key, row.status === 'skipped' ? 'skipped' : 'not in this batch');
    } else if (row.delta === 'MISSING_RESULT') tally.missing++;
    else if (row.status === 'infra_error' || row.status === 'skipped') tally.infra++;
    else if (row.delta === 'MISSING_BASELINE') tally.unlisted++;
    else if (row.delta === 'IMPROVEMENT') tally.better++;
    else if (row.delta === 'ACCEPTED') tally.accepted++;
    else if (row.delta === 'INCONCLUSIVE') tally.open++;
    else if (row.delta === 'REGRESSION' || row.delta === 'UNMET') tally.worse++;
    else {
      tally.expected++;
      if (row.status === 'fail') tally.failing++;
    }
  }
  const ran = rows.filter((row) => row.delta !== 'NOT_RUN').length;
  const failing = tally.failing ? ` (${tally.failing} of them expected to fail)` : '';
  const parts = [
    tally.worse && `${tally.worse} worse than expected`,
    `${tally.expected} as expected${failing}`,
    tally.better && `${tally.better} better than expected`,
    tally.accepted && `${tally.accepted} accepted with a reason`,
    tally.open && `${tally.open} undecided`,
    tally.unlisted && `${tally.unlisted} without a baseline entry`,
    tally.missing && `${tally.missing} left no result`,
    `${tally.infra} could not run`,
    not_run.size && `${not_run.size} not run (${[...new Set(not_run.values())].join(', ')})`,
  ];
  const all = `${ran + not_run.size} case × agent: ${parts.filter(Boolean).join(', ')}.`;
  const uncovered = countUncovered(results, plan ?? null);
  return uncovered ? [all, uncovered] : [all];
}

/** Only a whole batch can say which skills have no case. */
function countUncovered(results: Results, plan: Plan | null): string | null {
  if (!plan || plan.shard !== null || plan.left_out.some((row) => row.why === 'filter')) return null;
  const skills = new Set(Object.values(results.offers).flatMap((offers) => Object.keys(offers)));
  const named = new Set<string>();
  for (const row of results.results) {
    for (const id of [row.expected_skill ?? '', ...row.matched_evidence, ...row.missing_evidence]) {
      named.add(id.slice(id.lastIndexOf(':') + 1).replace(/\/SKILL\.md$/, ''));
    }
  }
  const bare = [...skills].filter((skill) => !named.has(skill)).length;
  return bare ? `${bare} of ${count(skills.size, 'skill')} ${bare === 1 ? 'has' : 'have'} no case.` : null;
}

function describePartial({ plan, results }: ReportInput): string | null {
  const shard = plan?.shard ?? results.environment.shard;
  const filtered = plan?.left_out.some((row) => row.why === 'filter');
  const parts = [
    filtered && 'a filter left cases out',
    shard && `only shard ${shard}`,
    !results.complete && 'the batch did not finish',
  ];
  const said = parts.filter(Boolean);
  return said.length ? `Not the whole corpus: ${said.join('; ')}.` : null;
}
