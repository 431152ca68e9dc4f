/**
 * 10,000 cases on three agents, half of the library without an agent: parsed, selected, planned, compared with a baseline and
 * rendered in every form. Each step beside the time that JSON takes to write and read the same rows in the same run.
 * `npm run compile && node bench/plan.mjs [cases]`
 */
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const count = Number(process.argv[2] ?? 10_000);
const build = pathToFileURL(`${resolve(process.argv[3] ?? 'build')}/`);
const load = (path) => import(new URL(path, build).href);
const { parseCasesJson } = await load('lib/case/corpus-json.js');
const { selectCases } = await load('lib/case/select.js');
const { parseAgentKeys } = await load('lib/contract/agent-key.js');
const { planBatch, describeDifference } = await load('lib/batch/plan.js');
const { parseBaseline } = await load('lib/baseline/index.js');
const { compareBaselines } = await load('lib/delta/compare.js');
const { ResultsSchema } = await load('lib/contract/result.js');
const { blankResult } = await load('lib/unit/trial/context.js');
const { renderReport } = await load('lib/report/index.js');

const NAMES = ['claude', 'codex', 'copilot'];
const SKILLS = 300;
const times = [];
function time(what, work, note = () => '') {
  const began = performance.now();
  const value = work();
  const ms = performance.now() - began;
  times.push([what, ms]);
  console.log(`${what.padEnd(28)} ${ms.toFixed(0).padStart(6)} ms  ${note(value)}`);
  return value;
}

const corpusText = JSON.stringify(
  Array.from({ length: count }, (_, n) => ({
    case_id: `case-${n}`,
    category: `group-${n % 20}`,
    prompt: `Please do thing number ${n}, the way we always do it.`,
    expected_skill: `skill-${n % SKILLS}`,
    disallowed_skills: [`skill-${(n + 1) % SKILLS}`],
  })),
);
const cases = time(
  'parse the corpus',
  () => parseCasesJson(corpusText, 'cases.json'),
  (all) => `${all.length} cases`,
);
time(
  'select by skill and category',
  () =>
    selectCases(cases, {
      kind: [],
      category: ['group-1'],
      case_id: [],
      skill: ['skill-1', 'skill-21'],
      scope: 'all',
      changed_skills: null,
    }),
  (some) => `${some.length} cases`,
);
const plan = time(
  'plan',
  () =>
    planBatch({
      corpus: cases,
      selected: cases,
      agents: parseAgentKeys(NAMES, NAMES),
      mode: 'oracle',
      versions: {},
      source_hash: '',
      shard: null,
      trials: null,
      settings: {},
      newId: randomUUID,
    }),
  ({ units }) => `${units.length} units`,
);
time('compare two plans', () => describeDifference(plan, { ...plan }));

const byId = new Map(cases.map((row) => [row.case_id, row]));
/** One in forty fails, one in a hundred could not run. */
const rows = plan.units.map((unit, n) => ({
  ...blankResult(unit, byId.get(unit.case_id)),
  status: n % 40 === 0 ? 'fail' : n % 100 === 1 ? 'infra_error' : 'pass',
  failure_kind: n % 40 === 0 ? 'skill_not_loaded' : null,
  failure_category: n % 40 === 0 ? 'assertion' : n % 100 === 1 ? 'transport' : null,
  error: n % 40 === 0 ? `no use of skill-${n % SKILLS} was seen` : null,
  tool_use_proof_lines: [{ token: `skill-${n % SKILLS}`, source: 'cli_output', line_number: 3, line: 'x'.repeat(300) }],
  output_excerpt: 'y'.repeat(1000),
}));
const results = {
  schema: 'agent-routing.results.v1',
  batch_run_id: 'bench',
  generated_at_utc: '2026-01-01T00:00:00.000Z',
  mode: 'oracle',
  complete: true,
  summary: { total: rows.length, pass: 0, fail: 0, infra_error: 0, skipped: 0 },
  options: {},
  environment: {
    tool_version: '1',
    skills_hash: '',
    plan_hash: plan.hash,
    shard: null,
    agents: Object.fromEntries(
      NAMES.map((name) => [
        name,
        { version: '1', vendor_model: null, install: 'plugin', home_length: 20, isolated: true },
      ]),
    ),
  },
  offers: {},
  results: rows,
};
for (const row of rows) results.summary[row.status]++;
const text = time(
  'floor: JSON.stringify rows',
  () => JSON.stringify(results),
  (all) => `${(all.length / 1e6).toFixed(0)} MB`,
);
const raw = time('floor: JSON.parse rows', () => JSON.parse(text));
time('check results by schema', () => ResultsSchema.parse(raw));
const baselineText = JSON.stringify(
  Object.fromEntries(
    cases.map((row, n) => [
      row.case_id,
      Object.fromEntries(NAMES.map((name) => [name, { expected_status: n % 50 ? 'pass' : 'fail' }])),
    ]),
  ),
);
const baseline = time('parse the baseline', () => parseBaseline(baselineText, 'provider-baseline.json'));
const comparison = time(
  'compare',
  () =>
    compareBaselines({
      results,
      current: baseline,
      ref: { name: 'main', sha: null, baseline },
      plan,
      options: { fail_on: ['regression'], infra_tolerant: [] },
    }),
  ({ deltas, counts }) => `${deltas.length} deltas, ${counts.REGRESSION} regressions`,
);
for (const format of ['text', 'markdown', 'html', 'junit', 'json']) {
  time(
    `render ${format}`,
    () => renderReport(format, { results, comparison, plan, columns: 120, colour: false }),
    (all) => `${(all.length / 1e6).toFixed(1)} MB`,
  );
}
const ours = times.filter(([what]) => !what.startsWith('floor')).reduce((sum, [, ms]) => sum + ms, 0);
const floor = times.filter(([what]) => what.startsWith('floor')).reduce((sum, [, ms]) => sum + ms, 0);
console.log(
  `all ${(ours / 1000).toFixed(1)} s for ${rows.length} rows, ${(ours / floor).toFixed(1)} times the floor; peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
);
