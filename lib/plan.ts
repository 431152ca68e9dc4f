/** Cases × agents → the units of a batch, with everything that is left out and why. Pure: the same inputs give the same plan and hash. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { AgentKey } from './agents/agent-key.js';
import type { Case } from './case/schema.js';
import { ModeSchema } from './result.js';

/** The in-process agent: kind `route`, and the pattern side of `tool_route`. */
export const OFFLINE = 'offline';

const LeftOutSchema = z.object({
  case_id: z.string(),
  agent: z.string(),
  /** author: `skip` in the case · mode: needs a mode that chooses · filter · shard · agents: the case names others */
  why: z.enum(['author', 'mode', 'filter', 'shard', 'agents', 'unavailable']),
  reason: z.string(),
  kind: z.string().optional(),
});

export const PlanSchema = z.object({
  schema: z.literal('agent-routing.plan.v1'),
  /** Over all that must be equal for two batches to be parts of one: not the shard, not the date. */
  hash: z.string(),
  mode: ModeSchema,
  cases_hash: z.string(),
  source_hash: z.string(),
  /** {agent key: CLI version} */
  agents: z.record(z.string(), z.string().nullable()),
  settings: z.record(z.string(), z.unknown()),
  shard: z.string().nullable(),
  units: z.array(
    z.object({
      case_id: z.string(),
      agent: z.string(),
      kind: z.string(),
      trials: z.int(),
      // It names a folder, and a plan may come from anywhere.
      unit_run_id: z.string().regex(/^[\w-]+$/, 'must be letters, digits, _ and -'),
    }),
  ),
  left_out: z.array(LeftOutSchema),
  /** Corpus files that could not be read. */
  skipped_files: z.array(z.object({ file: z.string(), reason: z.string() })).optional(),
});

export type Plan = z.infer<typeof PlanSchema>;
export type PlannedUnit = Plan['units'][number];
type LeftOut = z.infer<typeof LeftOutSchema>;

export interface PlanInput {
  /** The whole corpus, and the cases that the filters leave. */
  corpus: readonly Case[];
  selected: readonly Case[];
  agents: readonly AgentKey[];
  mode: Plan['mode'];
  versions: Record<string, string | null>;
  source_hash: string;
  shard: string | null;
  trials: number | null;
  /** Other settings that change what a unit does or how it is judged. */
  settings: Record<string, unknown>;
  /** The corpus states rules of its own: their patterns can be tried offline. */
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
      if (why) left_out.push({ case_id: testCase.case_id, agent: agent.key, kind: testCase.kind, ...why });
      else rows.push({ testCase, agent: agent.key });
    }
    // Still in the corpus: without a word here its baseline entries would be taken for orphans.
    if (!known) left_out.push({ case_id: testCase.case_id, agent: OFFLINE, kind: testCase.kind, ...NO_AGENT });
  }
  const [part, parts] = (input.shard ?? '1/1').split('/').map(Number) as [number, number];
  const seen: Record<string, number> = {};
  const mine = rows.filter((row) => {
    // Counted per agent and started one later for each, so that every shard gets an even share of every agent.
    const start = input.agents.findIndex((agent) => agent.key === row.agent);
    const position = (seen[row.agent] ?? start) + 1;
    seen[row.agent] = position;
    if (position % parts === part % parts) return true;
    left_out.push({
      case_id: row.testCase.case_id,
      agent: row.agent,
      why: 'shard',
      reason: `in another shard than ${input.shard}`,
    });
    return false;
  });
  const units = mine.map(({ testCase, agent }) => ({
    case_id: testCase.case_id,
    agent,
    kind: testCase.kind,
    trials: testCase.trials ?? input.trials ?? (testCase.kind === 'suite' ? 3 : 1),
    unit_run_id: input.newId(),
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

const NO_AGENT = { why: 'agents', reason: 'no agent of this batch runs its kind' } as const;

function leaveOut(
  testCase: Case,
  agent: AgentKey,
  { mode, has_routes, lacksTool }: PlanInput,
  selected: boolean,
): 'not_its_kind' | Pick<LeftOut, 'why' | 'reason'> | null {
  const offline = agent.name === OFFLINE;
  if (offline !== (testCase.kind === 'route') && !(offline && testCase.kind === 'tool_route')) return 'not_its_kind';
  if (testCase.agents && ![agent.key, agent.name].some((name) => testCase.agents?.includes(name))) {
    return { why: 'agents', reason: `the case names ${testCase.agents.join(', ')}` };
  }
  if (!selected) return { why: 'filter', reason: 'left out by a filter' };
  if (testCase.skip) return { why: 'author', reason: testCase.skip };
  if (testCase.kind === 'suite' && testCase.skip_if)
    return { why: 'author', reason: `skip_if '${testCase.skip_if}': this tool knows no such condition` };
  if (testCase.kind === 'tool_route' && offline)
    return has_routes
      ? null
      : { why: 'agents', reason: 'no tool-routes.yaml is among the --cases: there is no pattern to try' };
  const lacks = testCase.kind === 'tool_route' && !offline ? lacksTool?.(agent, testCase.tool) : null;
  if (lacks) return { why: 'agents', reason: lacks };
  const needs = offline ? null : needsAnotherMode(testCase, mode);
  return needs ? { why: 'mode', reason: needs } : null;
}

/** What the embedded model cannot decide is not run in its modes; nothing switches mode by itself. */
function needsAnotherMode(testCase: Case, mode: Plan['mode']): string | null {
  if (mode === 'live') return null;
  if (testCase.kind === 'suite') return "needs mode live: only a vendor's model can answer a suite";
  if (testCase.kind === 'tool_route') return null;
  const nothingToCall = testCase.kind === 'skill' && !testCase.expected_skill && testCase.required_skills.length === 0;
  return mode === 'oracle' && nothingToCall ? 'needs a mode that chooses' : null;
}

/** The first thing in which two plans differ, in words; null when a batch may be resumed or folded with the other. */
export function differ(a: Plan, b: Plan): string | null {
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
