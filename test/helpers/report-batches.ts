/** Batches that reports are shown on: one as it happens, one that is large, one that is hostile; live-batch.ts has one of all kinds. */

import type { Baseline } from '../../lib/baseline/index.js';
import { explain } from '../../lib/contract/offer.js';
import type { Plan } from '../../lib/contract/plan.js';
import type { Result, Results } from '../../lib/contract/result.js';
import type { Conversation } from '../../lib/contract/transcript/conversation.js';
import { compareBaselines } from '../../lib/delta/compare.js';
import { makeHistory } from '../../lib/report/choices/history.js';
import type { ReportOptions } from '../../lib/report/index.js';
import { called, converse, hooked, loaded, said } from './conversations.js';
import { makeBaseline, makeOffer, makeResults } from './results.js';

const AGENTS = ['claude', 'codex', 'copilot'];
const REF = '4f2a91c0d5e8b7a6f3c2d1e0b9a8f7e6d5c4b3a2';
const HEAD = 'b07d3e1a2c4e6f8091b3d5f7a9c1e3d5b7f9a1c3';
const VERSIONS: Record<string, string> = { claude: '2.1.330', codex: '0.169.0', copilot: '1.0.102' };

export function planOf(results: Results, left_out: Plan['left_out'] = []): Plan {
  return {
    schema: 'agent-routing.plan.v1',
    hash: 'h',
    mode: results.mode,
    cases_hash: 'c',
    source_hash: 's',
    agents: VERSIONS,
    settings: {},
    shard: null,
    units: results.results.map(({ case_id, agent, kind, unit_run_id }) => ({
      case_id,
      agent,
      kind,
      trials: 1,
      unit_run_id,
    })),
    left_out,
  };
}

function withVersions(results: Results): Results {
  for (const [agent, environment] of Object.entries(results.environment.agents))
    environment.version = VERSIONS[agent] ?? null;
  return results;
}

const proof = (skill: string): Partial<Result> => ({
  token_hits: {
    [skill]: {
      ...{ tier: 1, score: 1000, source_kind: 'cli_output', source_detail: 'stdout:7' },
      proof_line: `{"type":"tool_use","name":"Skill","input":{"skill":"${skill}"}}`,
    },
  },
  tool_use_proof_lines: [
    {
      token: skill,
      source: 'stdout',
      line_number: 7,
      line: `{"type":"tool_use","name":"Skill","input":{"skill":"${skill}"}}`,
    },
  ],
});

export const id = (n: number) => `6b0f3c52-7a51-4c55-9d0e-${String(n).padStart(12, '0')}`;

/** Of the first unit on each agent: a skill that was not offered, one that was loaded, one that was read as a file. */
function talk({ results }: Results): NonNullable<ReportOptions['conversations']> {
  const shell = { command: 'cat skills/release-notes/SKILL.md' };
  const body = '---\nname: release-notes\n---\n# Release notes\n';
  const hook = hooked({ stdin: JSON.stringify({ tool_name: 'Bash', tool_input: shell }), stderr: 'checked' });
  const turns = {
    claude: converse([said('No skill in my list does that.')]),
    codex: converse([called('shell', shell, { output: body }), said('Done: **v2.3**.')], { line: 7, hooks: [hook] }),
    copilot: converse([said('I will look.'), loaded('release-notes'), said('Done.')]),
  };
  const unitOf = (agent: string) => results.find((row) => row.agent === agent)?.unit_run_id ?? '';
  return new Map(Object.entries(turns).map(([agent, one]) => [unitOf(agent), [one]]));
}

/** A pull request that moved one skill, made another too long, added one with its case, fixed one, and lost an agent's login. */
export function everyday(): ReportOptions {
  const skills = ['release-notes', 'changelog', 'pdf-redact', 'csv-clean', 'sql-review', 'api-docs', 'xlsx-pivot'];
  const rows: Partial<Result>[] = [];
  const cases: Record<string, Record<string, 'pass' | 'fail'>> = {};
  const add = (case_id: string, skill: string, per: Record<string, Partial<Result>> = {}) => {
    cases[case_id] = { claude: 'pass', codex: 'pass', copilot: 'pass' };
    for (const agent of AGENTS) {
      const change = per[agent] ?? {};
      const base = change.status && change.status !== 'pass' ? {} : proof(skill);
      rows.push({ case_id, agent, expected_skill: skill, unit_run_id: id(rows.length), ...base, ...change });
    }
  };
  const moved = explain(
    'moved to skills/docs/release-notes/; Claude reads plugin skills one level deep',
    'move it back',
    'list it in plugin.json',
  );
  add('notes-basic', 'release-notes', {
    claude: {
      status: 'fail',
      failure_kind: 'skill_not_offered',
      error: `the agent was never offered release-notes: ${moved.reason}`,
      offer: { state: 'absent', kept_chars: 0, of_chars: 180, ...moved },
      output_excerpt: '{"type":"result","result":"No skill in my list does that."}',
    },
  });
  add('notes-since-tag', 'release-notes', {
    claude: {
      status: 'fail',
      failure_kind: 'skill_not_offered',
      error: `the agent was never offered release-notes: ${moved.reason}`,
      offer: { state: 'absent', kept_chars: 0, of_chars: 180, ...moved },
    },
  });
  add('redact-1', 'pdf-redact');
  add('sql-joins', 'sql-review', {
    codex: {
      status: 'infra_error',
      error: 'could not be judged: auth: 401 Unauthorized: Missing bearer',
      fault: { kind: 'auth', message: '401 Unauthorized: Missing bearer' },
    },
  });
  add('docs-endpoint', 'api-docs');
  for (let n = 1; n <= 9; n++) add(`csv-${n}`, 'csv-clean');
  for (let n = 1; n <= 4; n++) add(`changelog-${n}`, 'changelog', n === 4 ? { copilot: { status: 'fail' } } : {});
  cases['changelog-4'] = { claude: 'pass', codex: 'pass', copilot: 'fail' };

  const offers: Results['offers'] = {};
  for (const agent of AGENTS)
    offers[agent] = Object.fromEntries(
      skills.map((skill) => [skill, makeOffer('full', 0, skill === 'release-notes' ? 180 : 231)]),
    );
  offers.claude = { ...offers.claude, 'release-notes': makeOffer('absent', 0, 180, moved.reason) };
  offers.copilot = {
    ...offers.copilot,
    'xlsx-pivot': makeOffer('name_only', 0, 231),
    'pdf-redact': makeOffer('full', 0, 412),
  };
  const results = withVersions(makeResults(rows, { offers, options: { agents_by_default: true } }));
  const known = Object.fromEntries(skills.map((skill) => [skill, skill === 'release-notes' ? 180 : 231]));
  const { 'pdf-redact': _, ...before } = known;
  const agents = Object.fromEntries(
    AGENTS.map((agent) => [agent, { version: VERSIONS[agent] ?? null, vendor_model: null }]),
  );
  const $meta: Baseline['$meta'] = { schema: 1, skills: before, oracle: { agents, trials: 1 } };
  const entries: typeof cases = { ...cases, 'docs-endpoint': { claude: 'pass', codex: 'fail', copilot: 'pass' } };
  const { 'redact-1': __, ...refCases } = entries;
  const current = makeBaseline(entries, { $meta });
  const ref = makeBaseline(refCases, { $meta });
  const left_out: Plan['left_out'] = AGENTS.map((agent) => ({
    ...{
      case_id: 'smalltalk',
      agent,
      why: 'mode',
      reason: 'needs mode router, model, replay or live: mode oracle only makes the calls that a case expects',
    },
  }));
  const plan = planOf(results, left_out);
  const comparison = compareBaselines({ results, current, ref: { name: 'main', sha: REF, baseline: ref }, plan });
  return { results, comparison, plan, head_sha: HEAD, columns: 120, conversations: talk(results) };
}

/** Two cases, all as expected. */
export function quiet(): ReportOptions {
  const rows = ['notes-basic', 'csv-1'].flatMap((case_id) =>
    AGENTS.map((agent) => ({
      case_id,
      agent,
      expected_skill: case_id === 'csv-1' ? 'csv-clean' : 'release-notes',
      ...proof('release-notes'),
    })),
  );
  const results = withVersions(makeResults(rows));
  const entry = { claude: 'pass', codex: 'pass', copilot: 'pass' } as const;
  const current = makeBaseline({ 'notes-basic': entry, 'csv-1': entry });
  const plan = planOf(results);
  return { results, plan, comparison: compareBaselines({ results, current, ref: null, plan }), columns: 100 };
}

/** A model chose, and not always right: one skill takes what belongs to others, some names are not on the list; two batches came before. */
export function chosen(): ReportOptions {
  const talk = everyday().conversations?.values().next().value ?? [];
  const rows = Array.from({ length: 24 }, (_, n): Partial<Result> => {
    const expected = n % 6 === 5 ? null : `skill-${n % 5}`;
    const choice = n % 4 === 0 ? 'greedy' : expected;
    const trial = { trial: 1, choice: n === 7 ? null : choice, ...(n === 7 ? { unknown: ['ghost'] } : {}) };
    const right = trial.choice === expected;
    return {
      ...{ case_id: `case-${n}`, agent: n % 2 ? 'codex' : 'claude', unit_run_id: id(n), expected_skill: expected },
      ...{ status: right ? 'pass' : 'fail', choices: [trial] },
    };
  });
  const results = withVersions(makeResults(rows, { mode: 'model' }));
  const current = makeBaseline(
    Object.fromEntries(rows.map(({ case_id = '', agent = '' }) => [case_id, { [agent]: 'pass' as const }])),
  );
  const plan = planOf(results);
  const earlier = (day: number, worse: number) =>
    makeHistory({
      ...results,
      batch_run_id: id(900 + day),
      generated_at_utc: `2026-11-${day}T10:00:00.000Z`,
      results: results.results.map((row, n) => (n < worse ? { ...row, choices: [{ trial: 1, choice: null }] } : row)),
    });
  return {
    ...{ results, plan, comparison: compareBaselines({ results, current, ref: null, plan }), columns: 100 },
    conversations: new Map(results.results.map((row) => [row.unit_run_id, talk])),
    history: [...earlier(12, 9), ...earlier(16, 3)],
  };
}

/** 2,000 cases on three agents; a tenth of the rows regresses, each in its own way. */
export const large = (count = 2000) => manyRegress(count, false);
/** As many, and all for the same reason. */
export const alike = (count = 2000) => manyRegress(count, true);

function manyRegress(count: number, same: boolean): ReportOptions {
  const rows: Partial<Result>[] = [];
  const cases: Parameters<typeof makeBaseline>[0] = {};
  for (let n = 0; n < count; n++) {
    const case_id = `case-number-${String(n).padStart(4, '0')}-with-a-name-of-the-usual-length`;
    cases[case_id] = { claude: 'pass', codex: 'pass', copilot: 'pass' };
    for (const agent of AGENTS) {
      const skill = `skill-${n % 400}`;
      const failed = {
        status: 'fail' as const,
        error: `the agent worked but never used ${skill}${same ? '' : `, and ended at step ${n}`}`,
      };
      rows.push({
        ...{ case_id, agent, expected_skill: skill, unit_run_id: id(rows.length) },
        ...(n % 10 === 0 ? failed : {}),
      });
    }
  }
  const results = withVersions(makeResults(rows));
  const current = makeBaseline(cases);
  const plan = planOf(results);
  return { results, plan, comparison: compareBaselines({ results, current, ref: null, plan }), columns: 120 };
}

/** What a model, a file name or a case could print to break a report. */
export const HOSTILE = [
  '| a | b |\n|---|---|',
  '`code` ``` fence\n```',
  '<script>alert(1)</script><img src=x onerror=alert(2)>',
  '</details></summary></td></table></body>',
  '@everyone @github/security-team #1 GH-2 org/repo#3',
  '::set-output name=x::y\n::add-mask::z\n##[error]oops',
  '\u001b[31mred\u001b[0m\u001b]0;title\u0007\u0000\u0008',
  '\u202egnp.exe \u2066hidden\u2069 zero\u200bwidth \u{e0041}tag',
  '[link](javascript:alert(1)) ![image](https://evil.example/x.png) https://evil.example www.evil.example',
  '&lt;b&gt; &#64;all <!-- --> <!--',
  '# Heading\n> quote\n- [ ] item\n1. one\n---',
  '$\\frac{1}{0}$ ~~struck~~ **bold** _under_ :tada: ^[note]',
  ']]> <![CDATA[ x ]]> \ufffe\uffff \ud800 lone',
  '../../etc/passwd /work "quoted" \'single\'',
];

export function hostile(): ReportOptions {
  const long = `${HOSTILE.join(' ')} ${'A|<'.repeat(350_000)}`;
  const rows = HOSTILE.flatMap((text, n): Partial<Result>[] => [
    {
      case_id: text,
      agent: 'claude',
      category: text,
      status: 'fail',
      expected_skill: text,
      error: long,
      output_excerpt: HOSTILE.join('\n'),
      unit_run_id: text,
      missing_evidence: [text],
      fault: null,
      tool_use_proof_lines: [{ token: text, source: text, line_number: n, line: long }],
      token_hits: { [text]: { tier: 3, score: 1, source_kind: 'cli_output', source_detail: text, proof_line: long } },
    },
    {
      case_id: text,
      agent: text,
      status: 'infra_error',
      error: text,
      fault: { kind: 'crashed', message: long },
      failed_at_utc: text,
      expected_skill: null,
    },
    {
      case_id: `call ${text}`,
      agent: 'claude',
      kind: 'tool_route',
      status: 'fail',
      error: `; ${text}; \`${text}\``,
      expected_skill: null,
      tried_call: { call: text, outcome: 'ran', route: text, hook: `PreToolUse in ${text}`, why: text, failure: null },
      hook_calls: [
        {
          ...{ event: 'PreToolUse', file: text, command: `node \${CLAUDE_PLUGIN_ROOT}/${text}`, stdin: text },
          ...{ stdout: text, stderr: text, exit_code: 0, signal: null, ended: true, duration_ms: 1 },
        },
      ],
    },
    {
      ...{ case_id: `new ${text}`, agent: 'claude', expected_skill: text, disallowed_hits: [text] },
      choices: [{ trial: 1, choice: `not ${text}`, unknown: [text] }],
    },
  ]);
  const results = makeResults(rows, { batch_run_id: HOSTILE[2] ?? '' });
  results.offers = {
    claude: Object.fromEntries(HOSTILE.map((text) => [`offered ${text}`, makeOffer('absent', 0, 100, text)])),
  };
  const known = Object.fromEntries(HOSTILE.map((text) => [`offered ${text}`, 100]));
  const entries = Object.fromEntries(
    HOSTILE.flatMap((text) => [
      [text, { claude: 'pass' as const, [text]: 'pass' as const }],
      [`call ${text}`, { claude: 'pass' as const }],
    ]),
  );
  const current = makeBaseline(entries, { $meta: { schema: 1, skills: known, oracle: { agents: { claude: {} } } } });
  const ref = { name: HOSTILE[4] ?? '', sha: 'abc', baseline: current };
  const comparison = compareBaselines({ results, current, ref, options: { infra_tolerant: HOSTILE } });
  const talked = HOSTILE.map((text) => [
    text,
    [
      converse(
        [said(text), called(text, { [text]: text }, { output: text, message: text }), loaded(text), said(long)],
        {
          ...{ prompt: text, hooks: [hooked({ event: text, command: text, stdin: text, stdout: text, stderr: text })] },
        },
      ),
    ],
  ]);
  const conversations = new Map(talked as [string, Conversation[]][]);
  const history = HOSTILE.flatMap((text) =>
    makeHistory(results).map((line) => ({ ...line, batch_run_id: text, agent: text, model: text, version: text })),
  );
  return { results, comparison, notes: HOSTILE, columns: 100, baseline_file: HOSTILE[1] ?? '', conversations, history };
}
