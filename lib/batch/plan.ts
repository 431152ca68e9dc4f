/** Cases × agents → the units of a batch, and everything that is left out with the reason. Pure: the same inputs give the same plan and hash. */

import { createHash } from 'node:crypto';
import type { Case } from '../case/schema.js';
import { skillsOf } from '../case/select.js';
import type { AgentKey } from '../contract/agent-key.js';
import type { HadAs } from '../contract/environment.js';
import { asksModel } from '../contract/mode.js';
import { type LeftOut, OFFLINE, type Plan } from '../contract/plan.js';
import { omit } from '../input/get-own.js';
import { type Abilities, leaveOut } from './leave-out.js';

/** Where neither the case nor the batch says. */
export const DEFAULT_TRIALS = 1;
/** Where a model chooses, which it does differently from time to time. */
export const DEFAULT_CHOICES = 5;
export const DEFAULT_SUITE_TRIALS = 3;

export interface PlanInput extends Abilities {
  /** The whole corpus, and the cases that the filters keep. */
  corpus: readonly Case[];
  selected: readonly Case[];
  agents: readonly AgentKey[];
  versions: Record<string, string | null>;
  source_hash: string;
  had_as?: HadAs;
  shard: string | null;
  trials: number | null;
  /** Of how many trials decisions are recorded, for mode replay; null: of none. */
  decided?: (case_id: string, agent: string) => number | null;
  /** Run no more units than this. */
  max_units?: number | null;
  /** Other settings that change what a unit does or how it is judged. */
  settings: Record<string, unknown>;
  skipped_files?: Plan['skipped_files'];
  /** Fresh id per unit. */
  newId: () => string;
}

const NO_AGENT = { why: 'agents', reason: 'no agent of this batch runs cases of this kind' } as const;
const FILTERED = { why: 'filter', reason: 'left out by a filter' } as const;

export function planBatch(input: PlanInput): Plan {
  const selected = new Set(input.selected.map((testCase) => testCase.case_id));
  const left_out: LeftOut[] = [];
  const rows: { testCase: Case; agent: string }[] = [];
  for (const testCase of input.corpus) {
    let known = false;
    for (const agent of input.agents) {
      const why = leaveOut(testCase, agent, input, selected.has(testCase.case_id));
      if (why === 'not_its_kind') continue;
      known = true;
      if (why)
        left_out.push({ case_id: testCase.case_id, agent: agent.key, kind: testCase.kind, ...about(testCase), ...why });
      else rows.push({ testCase, agent: agent.key });
    }
    // The case is still in the corpus: without an entry here its baseline entries would be reported as orphans.
    if (!known)
      left_out.push({
        case_id: testCase.case_id,
        agent: OFFLINE,
        kind: testCase.kind,
        ...about(testCase),
        ...(selected.has(testCase.case_id) ? NO_AGENT : FILTERED),
      });
  }
  // Before the shards, so that all of them together run this many, and the job that merges them plans the same.
  for (const { testCase, agent } of rows.splice(input.max_units ?? rows.length))
    left_out.push({
      case_id: testCase.case_id,
      agent,
      kind: testCase.kind,
      ...about(testCase),
      why: 'filter',
      reason: 'left out by --max-units',
    });
  const [part, parts] = (input.shard ?? '1/1').split('/').map(Number) as [number, number];
  const counts: Record<string, number> = {};
  const ownRows = rows.filter((row) => {
    // Counted per agent, each starting one later than the last, so that every shard gets an even share of every agent.
    const start = input.agents.findIndex((agent) => agent.key === row.agent);
    const position = (counts[row.agent] ?? start) + 1;
    counts[row.agent] = position;
    if (position % parts === part % parts) return true;
    left_out.push({
      case_id: row.testCase.case_id,
      agent: row.agent,
      ...about(row.testCase),
      why: 'shard',
      reason: `in another shard than ${input.shard}`,
    });
    return false;
  });
  const units = ownRows.map(({ testCase, agent }) => ({
    case_id: testCase.case_id,
    agent,
    kind: testCase.kind,
    trials: countTrials(testCase, agent, input),
    unit_run_id: input.newId(),
    ...about(testCase),
  }));
  const cases_hash = hash(input.selected.map((testCase) => omit(testCase, 'origin')));
  const agents = Object.fromEntries(input.agents.map((agent) => [agent.key, input.versions[agent.key] ?? null]));
  const skipped = input.skipped_files?.length ? { skipped_files: input.skipped_files } : {};
  const shared = { mode: input.mode, cases_hash, source_hash: input.source_hash, agents, settings: input.settings };
  return {
    schema: 'agent-routing.plan.v1',
    hash: hash(shared),
    ...shared,
    ...(input.had_as ? { had_as: input.had_as } : {}),
    shard: input.shard,
    units,
    left_out,
    ...skipped,
  };
}

/** A recorded answer is judged once, because it is the same in every trial. */
function countTrials(testCase: Case, agent: string, { trials, mode, recorded, decided }: PlanInput): number {
  const wanted = testCase.trials ?? trials;
  if (testCase.kind === 'skill' && mode === 'replay')
    return wanted ?? decided?.(testCase.case_id, agent) ?? DEFAULT_TRIALS;
  if (testCase.kind === 'skill' && asksModel(mode)) return wanted ?? DEFAULT_CHOICES;
  if (testCase.kind !== 'suite') return wanted ?? DEFAULT_TRIALS;
  if (mode === 'live') return wanted ?? DEFAULT_SUITE_TRIALS;
  const answers = recorded?.(testCase.case_id, agent) ?? 0;
  return Math.min(wanted ?? answers, answers);
}

/** What a reader of the plan alone needs to know which skills have a case. */
function about(testCase: Case): { skills?: string[] } {
  const skills = testCase.kind === 'skill' || testCase.kind === 'route' ? skillsOf(testCase) : [];
  return skills.length > 0 ? { skills } : {};
}

/** Describes the first difference between two plans; null when one batch may be resumed with, or merged into, the other. */
export function describeDifference(a: Plan, b: Plan): string | null {
  for (const key of ['mode', 'cases_hash', 'source_hash', 'agents', 'settings'] as const) {
    if (canonical(a[key]) === canonical(b[key])) continue;
    const words = {
      mode: 'the mode',
      cases_hash: 'the selected cases',
      source_hash: 'the skills of the source',
      agents: 'the agents or their versions',
      settings: 'the settings',
    }[key];
    return key.endsWith('_hash')
      ? `${words} changed`
      : `${words} changed: ${canonical(a[key])} is not ${canonical(b[key])}`;
  }
  return null;
}

/** sha256 over JSON with sorted keys, hex. */
export function hash(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
