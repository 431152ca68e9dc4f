/** Three recordings of one agent → what each of the eight steps makes of them: the blocks of docs/journey.md. */
import { attribute } from '../../lib/agents/formats.js';
import {
  AGENTS,
  type AgentEvent,
  type Case,
  collectEvidence,
  compareBaselines,
  judge,
  type PlannedUnit,
  parseAgentKeys,
  parseBaseline,
  parseCases,
  planBatch,
  type Results,
  renderReport,
  type SkillCase,
  type SkillEvidence,
} from '../../lib/index.js';
import { aggregateUnit, runTrials, type TrialOutcome } from '../../lib/unit/trial/aggregate.js';
import { readRecordings } from '../../scripts/detectors/recordings.mjs';
import { makeResults } from './results.js';

/** One per trial. */
const TRIALS = ['use-skills', 'touch-ls', 'use-sibling'];
const CORPUS = `[
  {
    "case_id": "demo-basic",
    "prompt": "Please do the task.",
    "expected_skill": "demo",
    "trials": 3,
    "pass_threshold": "majority"
  }
]
`;
const BASELINE = `{
  "demo-basic": {
    "codex": { "expected_status": "pass", "allow_timeout": false }
  }
}
`;
const codex = AGENTS.codex;

interface Trial extends TrialOutcome {
  evidence: SkillEvidence;
  events: AgentEvent[];
}

/** {step: text of its block} */
export async function makeJourney(): Promise<Record<string, string>> {
  const cases = parseCases(CORPUS, 'cases.json');
  const testCase = cases[0] as SkillCase;
  const plan = planOf(cases);
  const unit = plan.units[0] as PlannedUnit;
  const { outcomes, verdicts } = await runTrials(unit, testCase, new AbortController(), async (trial) =>
    judgeRecording(testCase, readRecording(TRIALS[trial - 1] ?? '')),
  );
  const first = outcomes[0] as Trial;
  const aggregated = aggregateUnit(unit, testCase, outcomes, verdicts);
  const row = { ...aggregated.row, token_hits: aggregated.shown?.evidence.hits ?? {} };
  const { verdicts: _, ...trials } = row.trials;
  const results = resultsOf(row, plan);
  const current = parseBaseline(BASELINE, 'provider-baseline.json');
  const comparison = compareBaselines({ results, current, ref: null, plan });
  const blocks = {
    case: CORPUS,
    unit: show(unit),
    transcript: readRecording('use-skills').stdout,
    events: first.events.map(({ proof: _, ...event }) => inline(event)).join('\n'),
    evidence: show(pick(first.evidence, ['hits', 'refused', 'active', 'fault', 'ended'])),
    verdict: outcomes
      .map(({ verdict }) => inline(pick(verdict, ['status', 'failure_kind', 'matched_evidence', 'error'])))
      .join('\n'),
    result: show({
      ...pick(row, ['case_id', 'agent', 'status', 'failure_kind', 'error', 'token_hits', 'usage']),
      trials,
    }),
    baseline: BASELINE,
    delta: show(comparison.deltas[0] ?? {}),
    report: renderReport('text', { results, plan, comparison }),
  };
  // The recordings were made with the home /h.
  return Object.fromEntries(
    Object.entries(blocks).map(([step, text]) => [step, `${text.trimEnd().replaceAll('/h/', '~/')}\n`]),
  );
}

function planOf(corpus: Case[]) {
  return planBatch({
    corpus,
    selected: corpus,
    agents: parseAgentKeys(['codex'], ['codex']),
    mode: 'oracle',
    versions: { codex: readRecording('use-skills').meta.cli_version },
    source_hash: 'source',
    shard: null,
    trials: null,
    settings: {},
    newId: () => '6b0f3c52-7a51-4c55-9d0e-000000000001',
  });
}

let recordings: ReturnType<typeof readRecordings> | null = null;
function readRecording(name: string) {
  recordings ??= readRecordings('codex');
  const { files, meta } = recordings.get(name)!;
  return { stdout: `${files['stdout.txt']}`, stderr: `${files['stderr.txt']}`, meta };
}

function judgeRecording(testCase: SkillCase, { stdout, stderr, meta }: ReturnType<typeof readRecording>): Trial {
  const { exit_code, signal, timed_out, argv } = meta;
  const installed_skills = meta.installed_skills ?? [];
  const exit = {
    ...{ exit_code, signal, timed_out, spawn_error: null, ended_by: 'itself' as const },
    ...{ duration_ms: 0, stdout_bytes: stdout.length, stderr_bytes: stderr.length },
    ...{ pid: null, survivors: 0, full_disk: null, over: null },
  };
  const events: AgentEvent[] = [];
  const parser = codex.createParser(
    { installed_skills, body_of: null, cwd: '/w' },
    (event) => events.push(event),
    attribute,
  );
  for (const line of stdout.trimEnd().split('\n')) parser.stdout(line);
  for (const line of stderr.trimEnd().split('\n')) parser.stderr(line);
  parser.end(exit);
  const skills = installed_skills.flatMap(({ id, dir }) => [id, dir]);
  const evidence = collectEvidence(events, { testCase, agent: 'codex', skills });
  const verdict = judge({ testCase, evidence, exit, mode: 'oracle' });
  const recorded = {
    coverage: { format: null, cli_version: null, records: 0, understood: 0, unknown: {} },
    hooks: null,
    offered: null,
    unread: null,
    first_request: null,
    model: null,
    prompt: '',
    home_length: 0,
    started_ms: 0,
    trial_root: '/t',
    marks: [],
    excerpt: '',
  };
  return { events, evidence, verdict, transcript: { ...recorded, exit, argv, installed_skills, cwd: '/w' } };
}

function resultsOf(row: Results['results'][number], plan: ReturnType<typeof planOf>): Results {
  const { environment } = makeResults([]);
  const agents = {
    codex: {
      version: plan.agents['codex'] ?? null,
      vendor_model: null,
      install: 'skills',
      home_length: null,
      isolated: true,
    },
  };
  return makeResults([row], { environment: { ...environment, plan_hash: plan.hash, agents } });
}

function pick<T extends object>(value: T, keys: (keyof T)[]): Partial<T> {
  return Object.fromEntries(keys.map((key) => [key, value[key]])) as Partial<T>;
}

const WIDTH = 110;

function cut(text: string): string {
  return text.length > WIDTH ? `${text.slice(0, WIDTH)}…` : text;
}

/** On one line, long texts cut. */
function inline(value: unknown): string {
  const short = (_: string, part: unknown) => (typeof part === 'string' ? cut(part) : part);
  return JSON.stringify(value, short, 1).replace(/\n\s*/g, ' ');
}

/** A line per field, and per entry of the fields that have too many for one. */
function show(value: object, indent = ''): string {
  const lines = Object.entries(value).map(([key, part]) => {
    const line = inline(part);
    const text = line.length > WIDTH && part && typeof part === 'object' && !Array.isArray(part);
    return `${indent}  "${key}": ${text ? show(part, `${indent}  `) : line}`;
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
