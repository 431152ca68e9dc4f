import { describe, expect, it } from '@jest/globals';
import { type CompareInput, compareBaselines, DELTAS, type Delta } from '../../lib/delta.js';
import type { Plan } from '../../lib/plan.js';
import { makeBaseline, makeOffer, makeResults, makeTrials } from '../helpers/results.js';

const ROW = { case_id: 'notes-basic', agent: 'claude' };
const pass = makeBaseline({ 'notes-basic': { claude: 'pass' } });
const fail = makeBaseline({ 'notes-basic': { claude: 'fail' } });
const at = (baseline: typeof pass | null) => ({
  name: 'main',
  sha: '4f2a91c0000000000000000000000000000000aa',
  baseline,
});

function makePlan(units: [string, string][], left_out: Plan['left_out'] = []): Plan {
  return {
    schema: 'agent-routing.plan.v1',
    hash: 'h',
    mode: 'oracle',
    cases_hash: 'c',
    source_hash: 's',
    agents: { claude: '1.2.3' },
    settings: {},
    shard: null,
    units: units.map(([case_id, agent]) => ({ case_id, agent, kind: 'skill', trials: 1, unit_run_id: case_id })),
    left_out,
  };
}

const compare = (input: Partial<CompareInput> & Pick<CompareInput, 'results'>) =>
  compareBaselines({ current: pass, ref: at(pass), ...input });

/** One fixture per delta: the smallest batch that shows it, the gate it makes and its reason. */
const FIXTURES: Record<Delta, { input: CompareInput; gate: string; reason: RegExp | null; row?: object }> = {
  MISSING_RESULT: {
    input: { results: makeResults([]), current: pass, ref: at(pass), plan: makePlan([['notes-basic', 'claude']]) },
    gate: 'fail',
    reason: /planned, and left no result/,
    row: { status: null, expected_status: 'pass' },
  },
  MISSING_BASELINE: {
    input: { results: makeResults([{ ...ROW, case_id: 'fresh' }]), current: pass, ref: at(pass) },
    gate: 'fail',
    reason: /^ERROR: No baseline entry for case 'fresh' provider 'claude'\. Update provider-baseline\.json\.$/,
    row: { expected_status: null },
  },
  INFRA: {
    input: {
      results: makeResults([{ ...ROW, status: 'infra_error' }]),
      current: pass,
      ref: at(pass),
      options: { infra_tolerant: ['claude'] },
    },
    gate: 'inconclusive',
    reason: /could not run: auth: 401 invalid key/,
    row: { failure_category: 'transport' },
  },
  ACCEPTED: {
    input: {
      results: makeResults([{ ...ROW, status: 'fail' }]),
      current: makeBaseline({ 'notes-basic': { claude: { expected_status: 'fail', reason: 'needs the vendor fix' } } }),
      ref: at(pass),
      options: { accept: 'with_reason' },
    },
    gate: 'pass',
    reason: /accepted: needs the vendor fix/,
  },
  INCONCLUSIVE: {
    input: {
      results: makeResults([{ ...ROW, status: 'fail', trials: makeTrials(3, 5) }], { mode: 'live' }),
      current: pass,
      ref: at(makeBaseline({ 'notes-basic': { claude: { trials: { live: { passed: 5, ran: 5 } } } } })),
    },
    gate: 'inconclusive',
    reason: /3 of 5 trials passed, 5 of 5 before: too few/,
  },
  REGRESSION: {
    input: { results: makeResults([{ ...ROW, status: 'fail' }]), current: pass, ref: at(pass) },
    gate: 'fail',
    reason: /main expects pass; it failed: skill_not_loaded: the agent worked but never used release-notes/,
    row: { failure_kind: 'skill_not_loaded', failure_category: 'assertion', status: 'fail', expected_status: 'pass' },
  },
  UNMET: {
    input: { results: makeResults([{ ...ROW, status: 'fail' }]), current: pass, ref: at(fail) },
    gate: 'fail',
    reason: /the current baseline expects pass; it failed/,
    row: { expected_status: 'fail' },
  },
  NEW: {
    input: { results: makeResults([ROW]), current: pass, ref: at(makeBaseline({})) },
    gate: 'pass',
    reason: null,
    row: { expected_status: 'pass' },
  },
  OFFER_LOSS: {
    input: {
      results: makeResults([ROW], {
        offers: { claude: { 'release-notes': makeOffer('name_only'), 'pdf-redact': makeOffer('full', 0, 412) } },
      }),
      current: pass,
      ref: at(
        makeBaseline(
          { 'notes-basic': { claude: 'pass' } },
          { $meta: { schema: 1, skills: { 'release-notes': 231 }, oracle: { agents: { claude: {} } } } },
        ),
      ),
    },
    gate: 'fail',
    reason: /full became name only 0\/231; pushed out by `pdf-redact`, \+412 characters/,
    row: { skill: 'release-notes', status: 'pass' },
  },
  IMPROVEMENT: {
    input: { results: makeResults([ROW]), current: pass, ref: at(fail) },
    gate: 'pass',
    reason: /main expects fail; it passed/,
  },
  PASS: { input: { results: makeResults([ROW]), current: pass, ref: null }, gate: 'pass', reason: null },
  EXPECTED_FAIL: {
    input: { results: makeResults([{ ...ROW, status: 'fail' }]), current: fail, ref: at(fail) },
    gate: 'pass',
    reason: /it failed: skill_not_loaded/,
  },
  REMOVED: {
    input: {
      results: makeResults([{ ...ROW, case_id: 'other' }]),
      current: makeBaseline({ other: { claude: 'pass' } }),
      ref: at(makeBaseline({ other: { claude: 'pass' }, 'notes-basic': { claude: 'pass' } })),
      plan: makePlan([['other', 'claude']]),
    },
    gate: 'pass',
    reason: /no longer in the corpus/,
    row: { status: null, expected_status: 'pass' },
  },
  NOT_RUN: {
    input: {
      results: makeResults([{ ...ROW, case_id: 'other' }]),
      current: makeBaseline({ other: { claude: 'pass' }, 'notes-basic': { claude: 'pass' } }),
      ref: null,
      plan: makePlan([['other', 'claude']], [{ ...ROW, why: 'filter', reason: 'left out by a filter' }]),
    },
    gate: 'pass',
    reason: /left out by a filter/,
  },
};

describe('a comparison with the baselines', () => {
  it.each(DELTAS)('shows %s in its smallest batch', (delta) => {
    const { input, gate, reason, row } = FIXTURES[delta];
    const comparison = compareBaselines(input);
    const rows = comparison.deltas.filter((found) => found.delta === delta);
    expect(rows).toHaveLength(1);
    expect(comparison.counts[delta]).toBe(1);
    expect(comparison.gate).toBe(gate);
    expect(rows[0]).toMatchObject(row ?? {});
    if (reason) expect(rows[0]?.reason).toMatch(reason);
    else expect(rows[0]?.reason).toBeNull();
    expect(rows[0]?.fails).toBe(gate === 'fail');
  });

  it('fails a branch that lowers its own expectation, and one that deletes it', () => {
    const results = makeResults([{ ...ROW, status: 'fail' }]);
    const lowered = makeBaseline({ 'notes-basic': { claude: { expected_status: 'fail', reason: 'trust me' } } });
    expect(compare({ results, current: lowered })).toMatchObject({ gate: 'fail', counts: { REGRESSION: 1 } });
    expect(compare({ results, current: makeBaseline({}) })).toMatchObject({
      gate: 'fail',
      counts: { MISSING_BASELINE: 1 },
    });
    expect(compare({ results, current: null })).toMatchObject({ gate: 'fail', counts: { MISSING_BASELINE: 1 } });
  });

  it('accepts a lowered expectation only with a reason that the ref lacks', () => {
    const results = makeResults([{ ...ROW, status: 'fail' }]);
    const options = { accept: 'with_reason' } as const;
    const lowered = (reason?: string) =>
      makeBaseline({ 'notes-basic': { claude: { expected_status: 'fail', ...(reason ? { reason } : {}) } } });
    const known = at(makeBaseline({ 'notes-basic': { claude: { reason: 'old words' } } }));
    expect(compare({ results, current: lowered('new words'), ref: known, options }).gate).toBe('pass');
    expect(compare({ results, current: lowered('old words'), ref: known, options }).gate).toBe('fail');
    expect(compare({ results, current: lowered(), ref: known, options }).gate).toBe('fail');
  });

  it('takes a time-out for a regression where the ref does not allow it, and not where it does', () => {
    const results = makeResults([{ ...ROW, timed_out: true }]);
    const allowed = makeBaseline({ 'notes-basic': { claude: { allow_timeout: true } } });
    expect(compare({ results }).counts.REGRESSION).toBe(1);
    expect(compare({ results, current: allowed, ref: at(allowed) }).counts.PASS).toBe(1);
    expect(compare({ results, current: pass, ref: at(allowed) }).counts.UNMET).toBe(1);
    expect(compare({ results, current: allowed, ref: at(pass) }).counts.REGRESSION).toBe(1);
  });

  it('says loudly that a ref has no baseline file, and calls every row NEW', () => {
    const comparison = compare({ results: makeResults([ROW]), ref: at(null) });
    expect(comparison).toMatchObject({ gate: 'pass', counts: { NEW: 1 }, baseline: { ref: 'main', ref_found: false } });
    expect(comparison.notes).toContainEqual({
      level: 'warning',
      message: expect.stringMatching(/main@4f2a91c has no baseline file/),
    });
  });

  it('gates nothing without any baseline, says so, and still fails on a failure', () => {
    const without = (status: 'pass' | 'fail' | 'infra_error') =>
      compareBaselines({
        results: makeResults([
          { ...ROW, status },
          { ...ROW, case_id: 'b' },
        ]),
        current: null,
        ref: null,
      });
    expect(without('pass').gate).toBe('pass');
    expect(without('fail').gate).toBe('fail');
    expect(without('infra_error').gate).toBe('inconclusive');
    expect(without('pass').notes[0]).toMatchObject({
      level: 'warning',
      message: expect.stringMatching(/There is no baseline/),
    });
  });

  it('claims an improvement only against an expectation of the same mode', () => {
    const results = makeResults([ROW], { mode: 'live' });
    const meta = { schema: 1, oracle: {} } as const;
    const oracle = makeBaseline({ 'notes-basic': { claude: 'fail' } }, { $meta: meta });
    const live = makeBaseline({ 'notes-basic': { claude: { modes: { live: 'fail' } } } }, { $meta: meta });
    expect(compare({ results, current: oracle, ref: at(oracle) }).deltas[0]).toMatchObject({
      delta: 'PASS',
      reason: expect.stringMatching(/recorded in another mode/),
    });
    expect(compare({ results, current: live, ref: at(live) }).counts.IMPROVEMENT).toBe(1);
  });

  it('reports a loss of a skill without a case in a row of its own, and one behind NEW too', () => {
    const known = {
      schema: 1,
      skills: { 'release-notes': 231, 'xlsx-pivot': 231 },
      oracle: { agents: { claude: {} } },
    } as const;
    const offers = { claude: { 'release-notes': makeOffer('absent'), 'xlsx-pivot': makeOffer('name_only') } };
    const { deltas, gate } = compare({
      results: makeResults([ROW], { offers }),
      ref: at(makeBaseline({}, { $meta: known })),
    });
    expect(deltas.map(({ case_id, skill, delta }) => [case_id, skill, delta])).toEqual([
      ['notes-basic', 'release-notes', 'NEW'],
      [null, 'release-notes', 'OFFER_LOSS'],
      [null, 'xlsx-pivot', 'OFFER_LOSS'],
    ]);
    expect(gate).toBe('fail');
  });

  it('compares offers by what was kept, and knows nothing of skills the ref did not know', () => {
    const losses = (before: ReturnType<typeof makeOffer>, after: ReturnType<typeof makeOffer>) => {
      const { reason: _, ...offer } = before;
      const ref = makeBaseline(
        { 'notes-basic': { claude: 'pass' } },
        { $offers: { claude: { 'release-notes': offer } } },
      );
      return compare({ results: makeResults([ROW], { offers: { claude: { 'release-notes': after } } }), ref: at(ref) })
        .counts.OFFER_LOSS;
    };
    expect(losses(makeOffer('cut', 100), makeOffer('cut', 50))).toBe(0);
    expect(losses(makeOffer('cut', 100), makeOffer('cut', 49))).toBe(1);
    expect(losses(makeOffer('cut', 10), makeOffer('name_only'))).toBe(1);
    expect(losses(makeOffer('name_only'), makeOffer('absent'))).toBe(1);
    expect(losses(makeOffer('name_only'), makeOffer('cut', 10))).toBe(0);
    const unknown = makeResults([ROW], { offers: { claude: { brand: makeOffer('absent') } } });
    expect(compare({ results: unknown }).counts.OFFER_LOSS).toBe(0);
  });

  it('blames growth elsewhere only where the skill itself is untouched and its agent gives no other cause', () => {
    const ref = makeBaseline(
      { 'notes-basic': { claude: 'pass' } },
      { $meta: { schema: 1, skills: { 'release-notes': 231, big: 100 }, oracle: { agents: { claude: {} } } } },
    );
    const reasonOf = (lost: ReturnType<typeof makeOffer>) =>
      compare({
        results: makeResults([ROW], { offers: { claude: { 'release-notes': lost, big: makeOffer('full', 0, 512) } } }),
        ref: at(ref),
      }).deltas[0]?.reason;
    expect(reasonOf(makeOffer('name_only'))).toMatch(/pushed out by `big`, \+412 characters/);
    expect(reasonOf(makeOffer('name_only', 0, 400))).not.toMatch(/pushed out/);
    expect(reasonOf(makeOffer('absent', 0, 231, 'Claude reads plugin skills one level deep'))).toMatch(
      /not offered; Claude reads plugin skills one level deep$/,
    );
  });

  it('refuses two results of one case on one agent', () => {
    expect(() => compare({ results: makeResults([ROW, ROW]) })).toThrow(/two results for case 'notes-basic' on claude/);
  });

  it('finds a missing pair without a plan when the case ran elsewhere, and a row that a broken-off batch never wrote', () => {
    const both = makeBaseline({ a: { claude: 'pass', codex: 'pass' }, b: { claude: 'pass', codex: 'pass' } });
    const rows = [
      { case_id: 'a', agent: 'claude' },
      { case_id: 'b', agent: 'claude' },
      { case_id: 'a', agent: 'codex' },
    ];
    const missing = (results: ReturnType<typeof makeResults>) =>
      compare({ results, current: both, ref: null }).deltas.filter((row) => row.delta === 'MISSING_RESULT');
    expect(missing(makeResults(rows)).map((row) => [row.case_id, row.agent])).toEqual([['b', 'codex']]);
    expect(missing(makeResults([rows[0] ?? {}, rows[2] ?? {}], { complete: false }))).toHaveLength(2);
  });

  it('misses an agent that was expected and left nothing', () => {
    const both = makeBaseline({ 'notes-basic': { claude: 'pass', codex: 'pass' } });
    const results = makeResults([ROW]);
    expect(compare({ results, current: both, ref: null }).counts.NOT_RUN).toBe(1);
    expect(
      compare({ results, current: both, ref: null, options: { expected_agents: ['claude', 'codex'] } }),
    ).toMatchObject({ gate: 'fail', counts: { MISSING_RESULT: 1 } });
    // Also one that no baseline knows, which has no row to speak for it.
    const options = { expected_agents: ['claude', 'copilot'] };
    expect(compare({ results, current: both, ref: null, options })).toMatchObject({
      ...{ gate: 'fail', missing_agents: ['copilot'] },
    });
    // Of a red gate without a red row the note alone says why.
    const said = (more: object) =>
      compare({ results, current: both, ref: null, options: { ...options, ...more } }).notes.map((one) => one.message);
    expect(said({}).join()).toContain('copilot: none of its units could be judged, so it counts as missing and fails');
    expect(said({ fail_on: ['regression'] }).join()).toContain('copilot: none of its units could be judged.');
  });

  it('knows case ids that are names of object properties', () => {
    const odd = makeBaseline({
      ['constructor' as string]: { claude: 'pass' },
      ['toString' as string]: { claude: 'pass' },
    });
    const results = makeResults([
      { ...ROW, case_id: 'constructor' },
      { ...ROW, case_id: 'valueOf' },
    ]);
    const { deltas } = compare({ results, current: odd, ref: null });
    expect(deltas.map((row) => [row.case_id, row.delta])).toEqual([
      ['constructor', 'PASS'],
      ['valueOf', 'MISSING_BASELINE'],
      ['toString', 'REMOVED'],
    ]);
  });

  it('warns of rows that the ref expects to pass and that are gone', () => {
    const { notes } = compareBaselines(FIXTURES.REMOVED.input);
    expect(notes).toContainEqual({
      level: 'warning',
      message: '1 row that main expects to pass is gone: notes-basic (claude).',
    });
  });

  it('says when the agent is another version than the baseline was recorded with', () => {
    const old = makeBaseline(
      { 'notes-basic': { claude: 'pass' } },
      { $meta: { schema: 1, oracle: { agents: { claude: { version: '1.0.0' } } } } },
    );
    expect(compare({ results: makeResults([ROW]), current: old, ref: null }).notes).toContainEqual({
      level: 'notice',
      message: "claude 1.0.0 became 1.2.3 since the baseline was recorded: a difference may be the agent's.",
    });
  });
});
