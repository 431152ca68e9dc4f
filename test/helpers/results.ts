/** Rows of results.json for tests: whole and valid, with what a test names changed. */
import type { Baseline, BaselineEntry } from '../../lib/baseline/index.js';
import type { Offer } from '../../lib/contract/offer.js';
import type { Result, Results, Trial } from '../../lib/contract/result.js';

export function makeTrials(passed: number, judged: number, change: Partial<Trial> = {}): Result['trials'] {
  const verdicts = Array.from({ length: judged }, (_, i) => {
    const status: Trial['status'] = i < passed ? 'pass' : 'fail';
    return { trial: i + 1, status, duration_ms: 10, timed_out: false, failures: [], ...change };
  });
  return {
    requested: judged,
    ran: judged,
    passed,
    pass_at_k: passed > 0,
    pass_all_k: passed === judged,
    majority: passed * 2 > judged,
    pass_rate: judged ? passed / judged : null,
    interval: null,
    verdicts,
  };
}

const HIT = { tier: 1, score: 1000, source_kind: 'cli_output', source_detail: 'stdout:1', proof_line: '' } as const;

export function makeResult(change: Partial<Result> = {}): Result {
  const status = change.status ?? 'pass';
  const judged = status === 'pass' || status === 'fail';
  const matched = change.matched_evidence ?? (status === 'pass' ? ['release-notes'] : []);
  return {
    unit_run_id: '00000000-0000-4000-8000-000000000001',
    kind: 'skill',
    agent: 'claude',
    case_id: 'notes-basic',
    category: 'writing',
    status,
    expected_skill: 'release-notes',
    source: 'cli_output',
    matched_evidence: matched,
    missing_evidence: status === 'fail' ? ['release-notes'] : [],
    matched_log_file: null,
    tool_use_proof_lines: [],
    token_hits: Object.fromEntries(matched.map((token) => [token, HIT])),
    error: status === 'fail' ? 'the agent worked but never used release-notes' : null,
    duration_ms: 1200,
    command: null,
    exit_code: 0,
    signal: null,
    output_excerpt: '',
    timed_out: false,
    failure_kind: status === 'fail' ? 'skill_not_loaded' : null,
    mismatch_kind: status === 'fail' ? 'missing_required' : null,
    failure_category: status === 'fail' ? 'assertion' : status === 'infra_error' ? 'transport' : null,
    fault: status === 'infra_error' ? { kind: 'auth', message: '401 invalid key' } : null,
    optional_hits: [],
    disallowed_hits: [],
    offer: judged ? { state: 'full', kept_chars: 231, of_chars: 231, reason: null } : null,
    trials: makeTrials(status === 'pass' ? 1 : 0, judged ? 1 : 0, { timed_out: change.timed_out ?? false }),
    usage: { input_tokens: null, output_tokens: null, cost_usd: null },
    ...change,
  };
}

export function makeOffer(offer: Offer['offer'], kept_chars = 0, of_chars = 231, reason: string | null = null): Offer {
  return { offer, kept_chars: offer === 'full' ? of_chars : kept_chars, of_chars, reason };
}

export function makeResults(rows: readonly Partial<Result>[], change: Partial<Results> = {}): Results {
  const results = rows.map(makeResult);
  const count = (status: Result['status']) => results.filter((row) => row.status === status).length;
  const agents = [...new Set(results.map((row) => row.agent))];
  return {
    schema: 'agent-routing.results.v1',
    batch_run_id: '6f1d2a8e-3a55-4f52-9c9b-2f2f6f6f0001',
    generated_at_utc: '2026-11-21T10:00:00.000Z',
    mode: 'oracle',
    complete: true,
    summary: {
      total: results.length,
      pass: count('pass'),
      fail: count('fail'),
      infra_error: count('infra_error'),
      skipped: count('skipped'),
    },
    options: {},
    environment: {
      tool_version: '1.0.0',
      skills_hash: 'a'.repeat(64),
      plan_hash: 'b'.repeat(64),
      shard: null,
      agents: Object.fromEntries(
        agents.map((agent) => [
          agent,
          { version: '1.2.3', vendor_model: null, install: 'plugin', home_length: 24, isolated: true },
        ]),
      ),
    },
    offers: {},
    results,
    ...change,
  };
}

type Entries = Record<string, Record<string, BaselineEntry['expected_status'] | Partial<BaselineEntry>>>;

export function makeBaseline(entries: Entries, change: Partial<Baseline> = {}): Baseline {
  const cases = Object.entries(entries).map(([case_id, agents]) => {
    const rows = Object.entries(agents).map(([agent, entry]): [string, BaselineEntry] => [
      agent,
      {
        expected_status: 'pass',
        allow_timeout: false,
        ...(typeof entry === 'string' ? { expected_status: entry } : entry),
      },
    ]);
    return [case_id, new Map(rows)] as const;
  });
  return { $schema: null, $meta: { schema: 1 }, $offers: {}, cases: new Map(cases), ...change };
}
