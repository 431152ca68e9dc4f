/** Cases × agents → the units of a batch, and everything that is left out with the reason. Pure: the same inputs give the same plan and hash. */
import { createHash } from 'node:crypto';
import type { Case } from '../case/schema.js';
import { skillsOf } from '../case/select.js';
import type { AgentKey } from '../contract/agent-key.js';
import { type LeftOut, OFFLINE, type Plan } from '../contract/plan.js';
import { getOwn } from '../input/get-own.js';

/** Where neither the case nor the batch says. */
export const DEFAULT_TRIALS = 1;
export const DEFAULT_SUITE_TRIALS = 3;

export interface PlanInput {
  /** The whole corpus, and the cases that the filters keep. */
  corpus: readonly Case[];
  selected: readonly Case[];
  agents: readonly AgentKey[];
  mode: Plan['mode'];
  versions: Record<string, string | null>;
  source_hash: string;
  shard: string | null;
  trials: number | null;
  /** Run no more units than this. */
  max_units?: number | null;
  /** Other settings that change what a unit does or how it is judged. */
  settings: Record<string, unknown>;
  /** How many trials of a suite case have a recorded answer on an agent. */
  recorded?: (case_id: string, agent: string) => number;
  /** {condition of skip_if: whether it holds}; others are unknown. */
  flags?: Record<string, boolean>;
  /** The corpus contains tool routes, whose patterns can be tested offline. */
  has_routes?: boolean;
  /** Why an agent cannot make the call of a tool_route case; null when it can. */
  lacksTool?: (agent: AgentKey, tool: string) => string | null;
  skipped_files?: Plan['skipped_files'];
  /** Fresh id per unit. */
  newId: () => string;
}

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
        ...NO_AGENT,
      });
  }
  // Before the shards, so that all of them together run this many, and the job that merges them plans the same.
  for (const { testCase, agent } of rows.splice(input.max_units ?? rows.length))
    left_out.push({
      ...{ case_id: testCase.case_id, agent, kind: testCase.kind, ...about(testCase) },
      ...{ why: 'filter', reason: 'left out by --max-units' },
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
  const cases_hash = hash(input.selected.map(({ origin: _, ...testCase }) => testCase));
  const agents = Object.fromEntries(input.agents.map((agent) => [agent.key, input.versions[agent.key] ?? null]));
  const skipped = input.skipped_files?.length ? { skipped_files: input.skipped_files } : {};
  const shared = { mode: input.mode, cases_hash, source_hash: input.source_hash, agents, settings: input.settings };
  return {
    schema: 'agent-routing.plan.v1',
    hash: hash(shared),
    ...shared,
    shard: input.shard,
    units,
    left_out,
    ...skipped,
  };
}

/** A recorded answer can be judged once: it is no other the second time. */
function countTrials(testCase: Case, agent: string, { trials, mode, recorded }: PlanInput): number {
  const wanted = testCase.trials ?? trials;
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

const NO_AGENT = { why: 'agents', reason: 'no agent of this batch runs cases of this kind' } as const;

function leaveOut(
  testCase: Case,
  agent: AgentKey,
  { mode, has_routes, lacksTool, recorded, flags = {} }: PlanInput,
  selected: boolean,
): 'not_its_kind' | Pick<LeftOut, 'why' | 'reason'> | null {
  const offline = agent.name === OFFLINE;
  if (offline !== (testCase.kind === 'route') && !(offline && testCase.kind === 'tool_route')) return 'not_its_kind';
  if (testCase.agents && ![agent.key, agent.name].some((name) => testCase.agents?.includes(name))) {
    return { why: 'agents', reason: `the case names only ${testCase.agents.join(', ')}` };
  }
  if (agent.subagent && testCase.kind !== 'tool_route')
    return { why: 'agents', reason: 'only tool routes are tried inside a subagent' };
  if (!selected) return { why: 'filter', reason: 'left out by a filter' };
  if (testCase.skip) return { why: 'author', reason: testCase.skip };
  const condition = testCase.kind === 'suite' ? testCase.skip_if : undefined;
  if (condition && getOwn(flags, condition) !== false)
    return {
      why: 'author',
      reason: `skip_if '${condition}': ${isUnknown(testCase, flags) ? UNKNOWN_CONDITION : 'it holds (--flag)'}`,
    };
  if (testCase.kind === 'tool_route' && offline && (testCase.event ?? 'PreToolUse') !== 'PreToolUse')
    return 'not_its_kind';
  if (testCase.kind === 'tool_route' && offline)
    return has_routes
      ? null
      : { why: 'agents', reason: 'no tool-routes.yaml is among the --cases, so there is no pattern to test' };
  const lacks = testCase.kind === 'tool_route' && !offline ? lacksTool?.(agent, testCase.tool) : null;
  if (lacks) return { why: 'agents', reason: lacks };
  if (testCase.kind === 'suite' && recorded?.(testCase.case_id, agent.key)) return null;
  const needs = offline ? null : needsAnotherMode(testCase, mode);
  return needs ? { why: 'mode', reason: needs } : null;
}

const UNKNOWN_CONDITION = 'whether it holds is unknown; say so with --flag NAME or --flag NAME=false';

/** Whether a case is skipped for a condition that no one has decided. */
export const isUnknown = (testCase: Case, flags: Record<string, boolean>): boolean =>
  testCase.kind === 'suite' && Boolean(testCase.skip_if) && getOwn(flags, testCase.skip_if ?? '') === undefined;

/** A case that the embedded model cannot decide is left out of its modes; the mode never changes by itself. */
function needsAnotherMode(testCase: Case, mode: Plan['mode']): string | null {
  if (mode === 'live')
    return testCase.kind === 'tool_route' && (testCase.event ?? 'PreToolUse') !== 'PreToolUse'
      ? `needs mode oracle or router: what a hook for ${testCase.event} brings to a vendor's model cannot be seen`
      : null;
  if (testCase.kind === 'suite')
    return "needs mode live, or an answer recorded in it: only a vendor's model can answer a suite";
  if (testCase.kind === 'tool_route') return null;
  const nothingToCall = testCase.kind === 'skill' && !testCase.expected_skill && testCase.required_skills.length === 0;
  return mode === 'oracle' && nothingToCall
    ? 'needs mode router or live (the oracle makes only expected calls, and this case expects none)'
    : null;
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
