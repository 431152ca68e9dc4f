import { describe, expect, it } from '@jest/globals';
import { parseBaseline, recordOffers, serializeBaseline, updateBaseline } from '../../../lib/baseline/index.js';
import type { Baseline } from '../../../lib/baseline/schema.js';
import { parseCasesJson } from '../../../lib/case/corpus-json.js';
import { explainKept } from '../../../lib/contract/offer.js';
import type { BranchChange } from '../../../lib/contract/part.js';
import type { Plan } from '../../../lib/contract/plan.js';
import { compareBaselines, DELTAS, type Delta, type DeltaRow } from '../../../lib/delta/compare.js';
import type { CompareInput } from '../../../lib/delta/input.js';
import { listFindings } from '../../../lib/report/findings/findings.js';
import { renderReport } from '../../../lib/report/index.js';
import { makeCell } from '../../../lib/report/view/cell.js';
import { makeBaseline, makeOffer, makeResults, makeTrials } from '../../helpers/results.js';

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

function makeCorpora(now: object[], before: object[]): NonNullable<CompareInput['corpora']> {
  const parse = (rows: object[]) =>
    parseCasesJson(
      JSON.stringify(
        rows.map((row) => ({ case_id: ROW.case_id, prompt: 'p', expected_skill: 'release-notes', ...row })),
        null,
        1,
      ),
      'cases.json',
    );
  return { now: parse(now), before: parse(before), source: { skill: ['release-notes'], subagent: [], route: [] } };
}

/** Nothing that a second run mends. */
const RUNNER = { kind: 'runner', message: 'the runner itself failed: EEXIST' } as const;

describe('a unit whose run failed in this program', () => {
  const row = { ...ROW, status: 'infra_error', error: 'EEXIST', fault: RUNNER } as const;
  const others = [{ ...ROW, case_id: 'fine' }];
  it.each([
    ['with a baseline', makeBaseline({ 'notes-basic': { claude: 'pass' }, fine: { claude: 'pass' } })],
    ['without an entry', makeBaseline({ fine: { claude: 'pass' } })],
  ])('left no result, so the gate fails, and the cause is said: %s', (_, current) => {
    const results = makeResults([row, ...others]);
    const comparison = compare({ results, current, ref: null });
    expect(comparison.gate).toBe('fail');
    expect(comparison.deltas[0]).toMatchObject({ delta: 'MISSING_RESULT', reason: /EEXIST/ });
    const [finding] = listFindings({ results, comparison });
    expect(finding?.cause).toBe('could not run: runner: the runner itself failed: EEXIST');
    expect(finding?.fix).toMatch(/^correct what the message names/);
  });

  it('an outage without an entry is named, and is to be removed before an entry is written', () => {
    const results = makeResults([{ ...ROW, case_id: 'new', status: 'infra_error' }, ...others]);
    const current = makeBaseline({ fine: { claude: 'pass' } });
    const comparison = compare({ results, current, ref: null });
    expect(comparison).toMatchObject({ gate: 'fail', counts: { MISSING_BASELINE: 1 } });
    const [finding] = listFindings({ results, comparison });
    expect(finding?.cause).toMatch(/; could not run: auth: 401 invalid key/);
    expect(finding?.fix).toMatch(/^give the job this agent's credentials.*; then record it/);
  });

  it('leaves the baseline that init drafted a draft', () => {
    const current = makeBaseline({ fine: { claude: 'pass' } });
    current.$meta = { ...current.$meta, drafted: true };
    const update = (rows: object[]) =>
      updateBaseline({ current, results: makeResults(rows), reason: 'r' }).baseline.$meta.drafted;
    expect([update([row, ...others]), update(others)]).toEqual([true, undefined]);
  });
});

/** One fixture per delta: the smallest batch that shows it, the gate it makes and its reason. */
const FIXTURES: Record<Delta, { input: CompareInput; gate: string; reason: RegExp | null; row?: object }> = {
  MISSING_RESULT: {
    input: { results: makeResults([]), current: pass, ref: at(pass), plan: makePlan([['notes-basic', 'claude']]) },
    gate: 'fail',
    reason: /planned but left no result/,
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
    reason: /main expects it to pass; it failed \(skill_not_loaded\): the agent worked but never used release-notes/,
    row: { failure_kind: 'skill_not_loaded', failure_category: 'assertion', status: 'fail', expected_status: 'pass' },
  },
  UNMET: {
    input: { results: makeResults([{ ...ROW, status: 'fail' }]), current: pass, ref: at(fail) },
    gate: 'fail',
    reason: /the current baseline expects it to pass; it failed/,
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
    reason: /the offer was full and is now its name only; pushed out by `pdf-redact`, \+412 characters/,
    row: { skill: 'release-notes', status: 'pass' },
  },
  DELIVERY_LOSS: {
    input: {
      results: makeResults([
        {
          ...ROW,
          delivery: { state: 'cut', kept_chars: 8_000, of_chars: 12_000, why: 'Cline gave the model 8 of 12 KB' },
        },
      ]),
      current: pass,
      ref: at(makeBaseline({ 'notes-basic': { claude: 'pass' } }, { $deliveries: { claude: {} } })),
    },
    gate: 'fail',
    reason: /the model was given all of its text and is now given 8 of 12 KB; Cline gave the model 8 of 12 KB/,
    row: { skill: 'release-notes', status: 'pass' },
  },
  WEAKENED: {
    input: {
      results: makeResults([ROW]),
      current: pass,
      ref: at(pass),
      corpora: makeCorpora([{ expected_skill_min_tier: 2 }], [{}]),
    },
    gate: 'fail',
    reason: /the case no longer checks what it does at main: expected_skill_min_tier 1 became 2/,
    row: { status: 'pass', expected_status: 'pass', fails: true },
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
    reason: /it failed \(skill_not_loaded\)/,
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

describe('compareBaselines', () => {
  it('says which drafted cases are still to be written, and where', () => {
    const rows = [
      { category: 'to-write' },
      { category: 'to-write', agent: 'codex' },
      { category: 'to-write', case_id: 'b' },
    ];
    const cases = { [ROW.case_id]: { file: 'cases.json', line: 4 } };
    const locations = { source: '', skills: {}, subagents: {}, routes: {}, cases };
    const draftsOf = (results: CompareInput['results']) =>
      compare({ results }).notes.filter(({ message }) => message.includes('to-write'));
    expect(draftsOf(makeResults(rows, { locations }))).toEqual([
      {
        level: 'notice',
        message:
          '2 cases are drafts of the category `to-write` (cases.json:4, b): write their prompts, and change the category.',
      },
    ]);
    expect(draftsOf(makeResults([{}]))).toEqual([]);
  });

  it.each(DELTAS)('reports %s in its smallest batch', (delta) => {
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

  it('finds a case weaker whose new category keeps it out of this batch', () => {
    const corpora = makeCorpora([{ category: 'slow' }], [{ category: 'core' }]);
    const { results, current, plan } = FIXTURES.NOT_RUN.input;
    const left_out = compareBaselines({ results, current, ref: at(current), plan: plan ?? null, corpora });
    expect(left_out.counts.WEAKENED).toBe(1);
    const ran = compareBaselines({ results: makeResults([ROW]), current: pass, ref: at(pass), corpora });
    expect(ran.counts.WEAKENED).toBe(0);
  });

  it('fails a branch that lowers or deletes its own expectation', () => {
    const results = makeResults([{ ...ROW, status: 'fail' }]);
    const lowered = makeBaseline({ 'notes-basic': { claude: { expected_status: 'fail', reason: 'trust me' } } });
    expect(compare({ results, current: lowered })).toMatchObject({ gate: 'fail', counts: { REGRESSION: 1 } });
    expect(compare({ results, current: makeBaseline({}) })).toMatchObject({
      gate: 'fail',
      counts: { MISSING_BASELINE: 1 },
    });
    expect(compare({ results, current: null })).toMatchObject({ gate: 'fail', counts: { MISSING_BASELINE: 1 } });
  });

  it('fails a branch that lowers an entry for what still passes: a later break would be expected', () => {
    const lowered = (entry: object) =>
      makeBaseline({ 'notes-basic': { claude: { expected_status: 'pass', ...entry } } });
    const found = (entry: object, options = {}) =>
      compare({ results: makeResults([{}]), current: lowered(entry), options });
    expect(found({}).gate).toBe('pass');
    for (const entry of [{ expected_status: 'fail' }, { expected_status: 'infra_error' }, { allow_timeout: true }]) {
      expect(found(entry)).toMatchObject({ gate: 'fail', counts: { WEAKENED: 1, PASS: 0 } });
      expect(found({ ...entry, reason: 'new words' }).gate).toBe('inconclusive');
      expect(found({ ...entry, reason: 'new words' }, { accept: 'with_reason' }).gate).toBe('pass');
    }
    expect(found({ expected_status: 'fail' }).deltas[0]?.reason).toContain('from pass to fail, although it passed');
  });

  it('asks for no record of a lost offer that this branch has recorded', () => {
    const results = makeResults([], { offers: { claude: { 'release-notes': makeOffer('name_only') } } });
    const $meta = { schema: 1 as const, skills: { 'release-notes': 231 }, oracle: { agents: { claude: {} } } };
    const ref = at(makeBaseline({}, { $meta }));
    const acceptOf = (reason?: string) => {
      const $offers = { claude: { 'release-notes': { ...makeOffer('name_only'), reason } } };
      const comparison = compareBaselines({ results, current: makeBaseline({}, { $meta, $offers } as never), ref });
      expect(comparison.counts.OFFER_LOSS).toBe(1);
      return listFindings({ results, comparison })[0]?.accept;
    };
    expect(acceptOf('Codex does without')).toMatch(
      /^this branch has recorded that in `provider-baseline\.json` already, with a reason\. Until that is merged, /,
    );
    expect(acceptOf()).toMatch(/^record it: /);
  });

  it('accepts what a skill lost by a new reason in $offers or $deliveries, and says so once', () => {
    const delivery = {
      state: 'cut',
      kept_chars: 8_000,
      of_chars: 12_000,
      why: 'Cline gave the model 8 of 12 KB',
    } as const;
    const results = makeResults([{ ...ROW, delivery }], {
      offers: { claude: { 'release-notes': makeOffer('name_only') } },
    });
    const $meta = { schema: 1 as const, skills: { 'release-notes': 231 }, oracle: { agents: { claude: {} } } };
    const ref = at(makeBaseline({ 'notes-basic': { claude: 'pass' } }, { $meta, $deliveries: { claude: {} } }));
    const found = (offered?: string, given?: string, accept: 'never' | 'with_reason' = 'with_reason') => {
      const { reason: _, ...offer } = makeOffer('name_only');
      const { why: __, ...size } = delivery;
      const current = makeBaseline(
        { 'notes-basic': { claude: 'pass' } },
        {
          $meta,
          $offers: { claude: { 'release-notes': { ...offer, ...(offered ? { reason: offered } : {}) } } },
          $deliveries: { claude: { 'release-notes': { ...size, ...(given ? { reason: given } : {}) } } },
        },
      );
      const place = { rule: 'skill-offer', file: 'skills/release-notes/SKILL.md', line: 3, why: null, fix: null };
      const changes: BranchChange[] = [
        { delta: 'BROKEN', kind: 'skill', name: 'release-notes', agents: ['claude'], message: 'cut', ...place },
      ];
      const { gate, deltas, parts } = compareBaselines({
        results,
        current,
        ref,
        options: { accept },
        branch: { changes, known_errors: 0 },
      });
      return [gate, ...deltas.map(({ delta, reason }) => `${delta} ${reason}`.slice(0, 40)), parts?.length];
    };
    expect(found('long', 'meant')).toEqual(['pass', 'ACCEPTED accepted: long; meant; the offe', 0]);
    expect(found('long', 'meant', 'never')[0]).toBe('fail');
    expect(found('long')[1]).toMatch(/^OFFER_LOSS/);
    expect(found(undefined, 'meant')[1]).toMatch(/^OFFER_LOSS/);
  });

  it('is no plain pass where the record goes of what agents list, but where the skill goes, too', () => {
    const record = (skills: object, more: object = {}) =>
      makeBaseline({ 'notes-basic': { claude: 'pass' } }, { $meta: { schema: 1, skills: { ...skills } }, ...more });
    const whole = { 'release-notes': 20, gone: 20 };
    const found = (now: typeof pass, then: typeof pass) =>
      compareBaselines({
        results: makeResults([{}], { offers: { claude: { 'release-notes': makeOffer('full') } } }),
        ...{ current: now, ref: { name: 'main', sha: null, baseline: then } },
      });
    expect(found(record({ 'release-notes': 20 }), record(whole)).gate).toBe('pass');
    const lost = found(record({}), record(whole));
    expect([lost.gate, lost.notes.map(({ message }) => message).join()]).toEqual([
      'inconclusive',
      expect.stringContaining('release-notes (what agents list of it is no longer recorded)'),
    ]);
    const texts = { $deliveries: { claude: {} } };
    expect(found(record(whole), record(whole, texts)).gate).toBe('inconclusive');
    expect(found(record(whole, texts), record(whole, texts)).gate).toBe('pass');
  });

  it('is no plain pass where it lowers what this batch did not run, in another mode, or of offers', () => {
    const plan = { ...makePlan([['notes-basic', 'claude']]), agents: { claude: '1.2.3' } };
    const found = (current: typeof pass, known: typeof pass) =>
      compareBaselines({
        results: makeResults([{}]),
        plan,
        current,
        ref: { name: 'main', sha: 'a'.repeat(40), baseline: known },
      });
    const both = (codex: object) =>
      makeBaseline({
        'notes-basic': { claude: { expected_status: 'pass' }, codex: { expected_status: 'pass', ...codex } },
      });
    expect(found(both({}), both({})).gate).toBe('pass');
    const other = found(both({ expected_status: 'fail' }), both({}));
    expect([other.gate, other.notes.map(({ message }) => message).join()]).toEqual([
      'inconclusive',
      expect.stringContaining('notes-basic (on codex this change lowers its baseline entry from pass to fail)'),
    ]);
    expect(found(both({ modes: { live: 'fail' } }), both({})).gate).toBe('inconclusive');
    const offered = (offer: 'full' | 'name_only') => {
      const baseline = both({});
      recordOffers(baseline, { claude: { 'release-notes': makeOffer(offer) } }, 'init');
      baseline.$meta.oracle = { agents: { claude: {} } };
      return baseline;
    };
    expect(found(offered('full'), offered('full')).gate).toBe('pass');
    expect(
      found(offered('name_only'), offered('full'))
        .notes.map(({ message }) => message)
        .join(),
    ).toContain('release-notes (on claude the baseline records it as name only');
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

  it('reports a time-out as a regression unless the ref allows it', () => {
    const results = makeResults([{ ...ROW, timed_out: true }]);
    const allowed = makeBaseline({ 'notes-basic': { claude: { allow_timeout: true } } });
    expect(compare({ results }).counts.REGRESSION).toBe(1);
    expect(compare({ results, current: allowed, ref: at(allowed) }).counts.PASS).toBe(1);
    expect(compare({ results, current: pass, ref: at(allowed) }).counts.UNMET).toBe(1);
    expect(compare({ results, current: allowed, ref: at(pass) }).counts.REGRESSION).toBe(1);
  });

  it('warns that a ref has no baseline file, and reports every row as NEW', () => {
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

  it('reports an improvement only against an expectation of the same mode, and of which mode a worse row was', () => {
    const results = makeResults([ROW], { mode: 'live' });
    const meta = { schema: 1, oracle: {} } as const;
    const oracle = makeBaseline({ 'notes-basic': { claude: 'fail' } }, { $meta: meta });
    const live = makeBaseline({ 'notes-basic': { claude: { modes: { live: 'fail' } } } }, { $meta: meta });
    expect(compare({ results, current: oracle, ref: at(oracle) }).deltas[0]).toMatchObject({
      delta: 'PASS',
      reason: expect.stringMatching(/recorded in mode oracle/),
    });
    expect(compare({ results, current: live, ref: at(live) }).counts.IMPROVEMENT).toBe(1);
    const passed = makeBaseline({ 'notes-basic': { claude: 'pass' } }, { $meta: meta });
    const failed = (mode: 'oracle' | 'router') => makeResults([{ ...ROW, status: 'fail' }], { mode });
    const [row] = compare({ results: failed('router'), current: passed, ref: at(passed) }).deltas;
    expect(row).toMatchObject({ delta: 'REGRESSION', expected_in: ['oracle'] });
    expect(compare({ results: failed('oracle'), current: passed, ref: at(passed) }).deltas[0]).not.toHaveProperty(
      'expected_in',
    );
  });

  it('reports the offer loss of a skill without a case in a row of its own, and one of a NEW row too', () => {
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

  it('takes no pass for better where a requirement was not judged', () => {
    const not_judged = [{ token: 'any_of(ILogger)', reason: 'only a working model writes it' }];
    const found = (row: object) =>
      compare({ results: makeResults([{ ...ROW, ...row }]), current: fail, ref: at(fail) });
    expect(found({}).counts).toMatchObject({ IMPROVEMENT: 1 });
    expect(found({ not_judged }).counts).toMatchObject({ IMPROVEMENT: 0, PASS: 1 });
  });

  it('keeps two skills of one name apart: a row shows the loss of its own', () => {
    const $meta = {
      schema: 1 as const,
      skills: { 'one:same': 231, 'two:same': 231 },
      oracle: { agents: { claude: {} } },
    };
    const offers = { claude: { 'one:same': makeOffer('full'), 'two:same': makeOffer('name_only') } };
    const rows = ['one', 'two'].map((name) => ({ ...ROW, case_id: name, expected_skill: `${name}:same` }));
    const baseline = makeBaseline({ one: { claude: 'pass' }, two: { claude: 'pass' } }, { $meta });
    const { deltas, notes } = compare({ results: makeResults(rows, { offers }), current: baseline, ref: at(baseline) });
    expect(deltas.map(({ case_id, skill, delta }) => [case_id, skill, delta])).toEqual([
      ['one', 'one:same', 'PASS'],
      ['two', 'two:same', 'OFFER_LOSS'],
    ]);
    expect(notes).toEqual([]);
    // From the day on which a second one comes, the first has another name: it is not gone.
    const alone = makeBaseline(
      { one: { claude: 'pass' }, two: { claude: 'pass' } },
      { $meta: { ...$meta, skills: { same: 231 } } },
    );
    expect(compare({ results: makeResults(rows, { offers }), current: alone, ref: at(alone) }).notes).toEqual([]);
  });

  it('does not say that a skill is gone whose name changed', () => {
    const $meta = { schema: 1 as const, skills: { 'release-notes': 231, kept: 9 }, oracle: { agents: { claude: {} } } };
    const baseline = makeBaseline({ 'notes-basic': { claude: 'pass' } }, { $meta });
    const notes = (...names: string[]) => {
      const offers = { claude: Object.fromEntries(names.map((name) => [name, makeOffer('full')])) };
      return compare({ results: makeResults([ROW], { offers }), current: baseline, ref: at(baseline) }).notes;
    };
    const message = 'No skill of the source has these names any more: release-notes.';
    const mend = 'If that is meant, `agent-routing baseline update --reason "…"` takes them out of the baseline.';
    expect(notes('kept', 'notes')).toEqual([{ level: 'notice', message: `${message} New names: notes. ${mend}` }]);
    expect(notes('kept')).toEqual([{ level: 'notice', message: `${message} ${mend}` }]);
    // What the ref lacks as well, this branch did not take.
    const offers = { claude: { kept: makeOffer('full') } };
    const branch = { changes: [], known_errors: 0 };
    const given = { results: makeResults([ROW], { offers }), current: baseline, ref: at(baseline), branch };
    expect(compareBaselines(given).notes).toEqual([]);
  });

  it('compares offers by the characters kept, and ignores skills that the ref lacks', () => {
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

  it('is no loss where its author keeps a skill from models on one more agent than at the ref', () => {
    const hidden = makeOffer('absent', 0, 231, explainKept('`disable-model-invocation`').reason);
    const losses = (before: 'absent' | 'full', other = hidden) => {
      const $offers =
        before === 'full' ? {} : { claude: { 'release-notes': { ...makeOffer(before), reason: undefined } } };
      const agents = { claude: { version: '1', vendor_model: null }, codex: { version: '1', vendor_model: null } };
      const $meta = { ...pass.$meta, skills: { 'release-notes': 231 }, oracle: { agents } };
      const ref = at(makeBaseline({ 'notes-basic': { claude: 'pass' } }, { $offers, $meta } as never));
      const offers = { claude: { 'release-notes': other }, codex: { 'release-notes': hidden } };
      const { deltas } = compare({ results: makeResults([ROW], { offers }), ref });
      return deltas.flatMap(({ agent, delta }) => (delta === 'OFFER_LOSS' ? [agent] : []));
    };
    expect(losses('absent')).toEqual([]);
    expect(losses('full')).toEqual(['claude', 'codex']);
    expect(losses('absent', makeOffer('absent', 0, 231, 'its name is too long'))).toEqual(['codex']);
  });

  it('names growth elsewhere as the cause only where the skill is unchanged and its agent gives no other cause', () => {
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

  it('finds a missing pair without a plan when the case ran on another agent, and a row that an interrupted batch did not write', () => {
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

  it('reports an expected agent that left no results', () => {
    const both = makeBaseline({ 'notes-basic': { claude: 'pass', codex: 'pass' } });
    const results = makeResults([ROW]);
    // A plan, or --agents, says that it was not to run; where nothing does, its job died.
    const plan = makePlan([['notes-basic', 'claude']]);
    expect(compare({ results, current: both, ref: null, plan })).toMatchObject({
      gate: 'pass',
      counts: { NOT_RUN: 1 },
    });
    expect(compare({ results, current: both, ref: null, options: { expected_agents: ['claude'] } })).toMatchObject({
      gate: 'pass',
      counts: { NOT_RUN: 1 },
    });
    const dead = compare({ results, current: both, ref: null });
    expect(dead).toMatchObject({ gate: 'fail', counts: { MISSING_RESULT: 1, NOT_RUN: 0 }, missing_agents: ['codex'] });
    // The flag would not help, so it is not named.
    expect(dead.notes.map(({ message }) => message).join()).not.toMatch(/infra-tolerant/);
    const infra = compare({ results: makeResults([{ ...ROW, status: 'infra_error' }]), ref: null });
    expect(infra.notes[0]?.message).toMatch(/--infra-tolerant claude/);
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
    expect(said({}).join()).toContain(
      'copilot: none of its cases could be judged, so the agent counts as missing and the gate fails',
    );
    expect(said({ fail_on: ['regression'] }).join()).toContain('copilot: none of its cases could be judged.');
  });

  it('accepts case ids such as constructor, which are names of object properties', () => {
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

  it('warns of removed rows that the ref expects to pass', () => {
    const { input } = FIXTURES.REMOVED;
    const { notes } = compareBaselines({ ...input, current: input.ref?.baseline ?? null });
    expect(notes).toContainEqual({
      level: 'warning',
      message:
        'main expects 1 result to pass whose case is gone: notes-basic (claude). If they are gone for good, `baseline update --reason "…"` removes their entries from the baseline, too; if not, restore the cases.',
    });
    const why = makeBaseline({ 'notes-basic': { claude: { expected_status: 'pass', reason: 'it is gone' } } });
    expect(
      compareBaselines({ ...input, current: why })
        .notes.map(({ message }) => message)
        .join('\n'),
    ).toMatch(
      /gone: notes-basic \(claude\)\. Their baseline entries say why; once that is merged, `baseline update` removes them\.$/m,
    );
    const removed = compareBaselines(input).notes;
    expect(removed.map(({ message }) => message).join('\n')).toMatch(
      /whose case is gone: notes-basic \(claude\)\. If they are gone for good, nothing is left to do; if not, restore the cases\.$/m,
    );
  });

  it('says why the gate is no pass where the last case went', () => {
    const { input } = FIXTURES.REMOVED;
    const none = { ...input, results: makeResults([]), current: makeBaseline({}), plan: makePlan([]) };
    const [one, all] = [compareBaselines(input), compareBaselines(none)];
    const said = ({ notes }: typeof all) => notes.some(({ message }) => /^No case ran that can pass or/.test(message));
    expect([one.gate, said(one), all.gate, said(all)]).toEqual(['pass', false, 'inconclusive', true]);
  });

  it('says when the agent has another version than the baseline was recorded with', () => {
    const old = makeBaseline(
      { 'notes-basic': { claude: 'pass' } },
      { $meta: { schema: 1, oracle: { agents: { claude: { version: '1.0.0' } } } } },
    );
    expect(compare({ results: makeResults([ROW]), current: old, ref: null }).notes).toContainEqual({
      level: 'notice',
      message:
        'claude changed from 1.0.0 to 1.2.3 since the baseline was recorded: differences may come from the agent itself.',
    });
  });
});

describe('the notes of a comparison', () => {
  it('name the agents that were left out once, and quietly where somebody chose them', () => {
    const three = makeBaseline({ 'notes-basic': { claude: 'pass', codex: 'pass', copilot: 'pass' } });
    const plan = makePlan([['notes-basic', 'claude']]);
    const notes = (chosen: object, options: CompareInput['options'] = {}) =>
      compare({ results: makeResults([ROW], { options: { ...chosen } }), current: three, ref: null, plan, options })
        .notes;
    const message =
      'codex, copilot did not run here: the baseline expects 2 results of them, and nothing here is about them. If no other job runs them: add them to `agents` to go on testing, or remove their baseline entries to stop.';
    const one = { message, not_run: ['codex', 'copilot'] };
    const chosen =
      'codex, copilot did not run: the baseline expects 2 results of them. To run them too, name them with `--agents`.';
    expect(notes({ agents: ['claude'] })).toEqual([{ ...one, level: 'notice', message: chosen }]);
    expect(notes({})).toEqual([{ level: 'warning', ...one }]);
    // Who reads a gate did not choose them.
    expect(notes({ agents: ['claude'] }, { require_baseline: true })).toEqual([{ level: 'warning', ...one }]);
  });

  it('do not name the agents of which a shard has no row', () => {
    const two = makeBaseline({ 'notes-basic': { claude: 'pass', codex: 'pass' } });
    const results = makeResults([ROW]);
    results.environment.shard = '1/2';
    expect(compare({ results, current: two, ref: null, plan: makePlan([['notes-basic', 'claude']]) }).notes).toEqual(
      [],
    );
  });

  it('say which passes lack what the mode cannot show', () => {
    const not_judged = [{ token: 'some words', reason: 'only a model writes them' }];
    const notes = (more: object) =>
      compare({ results: makeResults([{ ...ROW, ...more }]), current: pass, ref: at(pass) }).notes;
    const message =
      '1 result passed without words that the case requires and that mode oracle cannot show, such as `some words`: notes-basic (claude).';
    expect(notes({ not_judged })).toEqual([{ level: 'notice', message }]);
    expect(notes({ not_judged, status: 'skipped' }).map((note) => note.message)).not.toContain(message);
  });

  it('say that what is compared with was recorded in another mode', () => {
    const recorded = makeBaseline({ 'notes-basic': { claude: 'pass' } }, { $meta: { schema: 1, oracle: {} } });
    const notes = (mode: 'oracle' | 'router' | 'live', baseline = recorded) =>
      compare({ results: makeResults([ROW], { mode }), current: baseline, ref: at(baseline) }).notes;
    expect(notes('oracle')).toEqual([]);
    expect(notes('router')[0]?.message).toMatch(/baseline at main was recorded in mode oracle, .* in mode router/);
    expect(notes('live')[0]?.message).toMatch(/in mode live/);
    expect(notes('router', pass)).toEqual([]);
  });
});

describe('offers that no baseline knows', () => {
  const offers = { claude: { 'release-notes': makeOffer('cut', 80), other: makeOffer('name_only') }, codex: {} };
  const found = (baseline: typeof pass, given: CompareInput['results']['offers'] = offers) =>
    compare({ results: makeResults([ROW], { offers: given }), current: baseline, ref: at(baseline) });

  it('are named, with the command that records them', () => {
    const { notes, unrecorded_offers, gate } = found(pass);
    expect([gate, unrecorded_offers]).toEqual(['pass', ['claude']]);
    expect(notes[0]).toEqual({
      level: 'warning',
      message: expect.stringMatching(
        /^Not offered in full: release-notes cut 80\/231 \(claude\), other name only 0\/231 \(claude\)\. .*baseline update --reason/,
      ),
    });
    expect(found(pass, { claude: { 'release-notes': makeOffer('full') } }).notes).toEqual([
      {
        level: 'notice',
        message: expect.stringMatching(/^The baseline does not record what is offered to claude/),
        usual: true,
      },
    ]);
  });

  it('are known once they are recorded, all of them full or not, before any case has run', () => {
    for (const given of [offers, { claude: { 'release-notes': makeOffer('full') } }]) {
      const baseline = structuredClone(pass);
      recordOffers(baseline, given, 'init');
      const again = parseBaseline(serializeBaseline(baseline), 'x');
      expect(found(again, given)).toMatchObject({ gate: 'pass', unrecorded_offers: [], notes: [] });
      const less = { claude: { 'release-notes': makeOffer('name_only') } };
      expect(found(again, less).counts.OFFER_LOSS).toBe(1);
    }
  });
});

describe('what init hoped for', () => {
  it('is unmet where it fails, until a batch is recorded', () => {
    // As init writes it: with the versions whose offers it predicted.
    const oracle = { tool_version: '1.0.0', skills_hash: 's', date: '2026-11-21', trials: 1, agents: {} };
    const draft = { ...pass, $meta: { schema: 1 as const, drafted: true, oracle } };
    const results = makeResults([{ ...ROW, status: 'fail' }]);
    expect(compare({ results, current: draft, ref: null })).toMatchObject({ gate: 'fail', counts: { UNMET: 1 } });
    expect(compare({ results, current: draft, ref: null }).deltas[0]?.reason).toMatch(
      /^the baseline that `init` drafted expects it to pass/,
    );
    expect(compare({ results, current: fail, ref: at(draft) }).counts.REGRESSION).toBe(1);
    const { baseline } = updateBaseline({ current: draft, results: makeResults([ROW]), reason: 'first' });
    expect(baseline.$meta.drafted).toBeUndefined();
    expect(compare({ results, current: baseline, ref: null }).counts.REGRESSION).toBe(1);
  });

  it('stays a guess where one of its agents did not run', () => {
    const about = { version: '1', vendor_model: null };
    const oracle = { tool_version: '1.0.0', skills_hash: 's', date: '2026-11-21', trials: 1 };
    const current = {
      ...pass,
      $meta: { schema: 1 as const, drafted: true, oracle: { ...oracle, agents: { claude: about, codex: about } } },
    };
    const update = (rows: Parameters<typeof makeResults>[0]) =>
      updateBaseline({ current, results: makeResults(rows), reason: 'first' }).baseline;
    expect(update([ROW]).$meta.drafted).toBe(true);
    expect(update([ROW, { ...ROW, agent: 'codex' }]).$meta.drafted).toBeUndefined();
  });
});

describe('a case that demands less than at the ref', () => {
  const two = makeBaseline({ 'notes-basic': { claude: 'pass', codex: 'pass' } });
  const weakened = (change: Partial<CompareInput>) =>
    compareBaselines({
      results: makeResults([ROW, { ...ROW, agent: 'codex' }]),
      current: two,
      ref: at(two),
      ...change,
    });
  const SKIPPED = [{ ...ROW, why: 'author' as const, reason: 'flaky' }];

  it('is red on each agent that it is demanded of, run or not', () => {
    const plan = { ...makePlan([['notes-basic', 'codex']], SKIPPED), agents: { claude: '1', codex: '1' } };
    const found = weakened({
      results: makeResults([{ ...ROW, agent: 'codex' }]),
      plan,
      corpora: makeCorpora([{ agents: ['codex'] }], [{}]),
    });
    expect(found).toMatchObject({ gate: 'fail', counts: { WEAKENED: 1, PASS: 1, NOT_RUN: 0 } });
    expect(found.deltas.find(({ agent }) => agent === 'claude')).toMatchObject({
      ...{ delta: 'WEAKENED', status: null, fails: true, skill: 'release-notes' },
      reason: 'it is no longer run: its list `agents` no longer has claude',
      less: 'not_run',
    });
  });

  it('is not said to be no longer run where this mode never ran it', () => {
    const negative = { expected_skill: '', disallowed_skills: ['release-notes'] };
    const corpora = makeCorpora([{ expected_skill: '' }], [negative]);
    const results = makeResults([]);
    const found = weakened({ results, plan: makePlan([], SKIPPED), corpora });
    expect(found.deltas[0]).toMatchObject({
      ...{ delta: 'WEAKENED', status: null, less: 'checks' },
      reason: 'the case no longer checks what it does at main: disallowed_skills no longer has release-notes',
    });
    expect(makeCell(found.deltas[0] as DeltaRow, null, 'oracle').words).toBe('not run, asks less');
  });

  it('is a case that makes another call, unless a second one makes the former', () => {
    const call = (command: string, more = {}) => ({
      ...{ kind: 'tool_route', tool: 'Bash', input: { command }, expect: 'block' },
      ...{ prompt: undefined, expected_skill: undefined, ...more },
    });
    const now = (...more: object[]) =>
      compare({
        results: makeResults([{ ...ROW, kind: 'tool_route' }]),
        corpora: makeCorpora([call('rm -rf /nowhere'), ...more], [call('rm -rf build')]),
      }).counts.WEAKENED;
    const second = { case_id: 'second' };
    expect(now()).toBe(1);
    expect(now(call('rm -rf build', second))).toBe(0);
    expect(now(call('rm -rf build', { ...second, expect: 'allow' }))).toBe(1);
    expect(now(call('rm -rf build', { ...second, agents: ['codex'] }))).toBe(1);
  });

  it('is inconclusive with a new reason, and passes where such reasons are accepted', () => {
    const corpora = makeCorpora([{ expected_skill_min_tier: 2, reason: 'see #12' }], [{}]);
    expect(weakened({ corpora })).toMatchObject({ gate: 'inconclusive', counts: { WEAKENED: 2 } });
    expect(weakened({ corpora }).deltas[0]?.reason).toMatch(/became 2 \(reason: see #12\)/);
    expect(weakened({ corpora, options: { accept: 'with_reason' } }).gate).toBe('pass');
    const given = { results: makeResults([ROW, { ...ROW, agent: 'codex' }]), comparison: weakened({ corpora }) };
    expect(listFindings(given)[0]?.fix).toBe(
      'nothing, if a reviewer agrees with its `reason` (the merge is not blocked, and with `accept: with_reason` in the workflow the reason is enough for a pass); else undo that change of the case',
    );
    const old = makeCorpora([{ expected_skill_min_tier: 2, reason: 'see #12' }], [{ reason: 'see #12' }]);
    expect(weakened({ corpora: old, options: { accept: 'with_reason' } }).gate).toBe('fail');
    const silent = makeCorpora([{ expected_skill_min_tier: 2 }], [{}]);
    const entry = { expected_status: 'pass', reason: 'see #13' } as const;
    const current = makeBaseline({ 'notes-basic': { claude: entry, codex: entry } });
    expect(weakened({ corpora: silent, current }).gate).toBe('inconclusive');
    expect(weakened({ corpora: silent, current, ref: at(current) }).gate).toBe('fail');
  });

  it.each<[string, object, object, string[] | undefined]>([
    ['a value', { min_offer: 'full' }, {}, ['min_offer any became full']],
    [
      'names of a list',
      { required_files: ['a.md', 'c.md'] },
      { required_files: ['a.md', 'b.md'] },
      ['required_files no longer has b.md', 'required_files now has c.md'],
    ],
    [
      'their order',
      { optional_skills: ['a', 'b'] },
      { optional_skills: ['b', 'a'] },
      ['optional_skills has another order'],
    ],
    [
      'a field of a field',
      { provider_aliases: { claude: { a: 'c' } } },
      { provider_aliases: { claude: { a: 'b' } } },
      ['provider_aliases.claude.a b became c'],
    ],
    ['what decides nothing', { category: 'x', reason: 'why', prompt: 'q' }, {}, undefined],
  ])('is told with what the branch changed in it: %s', (_, now, before, changed) => {
    const corpora = makeCorpora([now], [before]);
    const results = makeResults([{ ...ROW, status: 'fail' }]);
    const compared = compareBaselines({ results, current: pass, ref: at(pass), corpora });
    expect(compared.deltas[0]?.changed).toEqual(changed);
    // A model reads the prompt.
    const asked = compareBaselines({ results: { ...results, mode: 'router' }, current: pass, ref: at(pass), corpora });
    if (!changed) expect(asked.deltas[0]?.changed).toEqual(['prompt p became q']);
  });

  it('says on which line of the case that is written, where it is', () => {
    const lineOf = (now: object, before: object, status: 'fail' | 'pass') =>
      compareBaselines({
        ...{ results: makeResults([{ ...ROW, status }]), current: pass, ref: at(pass) },
        corpora: makeCorpora([now], [before]),
      }).deltas[0]?.line;
    expect(lineOf({ trials: 3, min_offer: 'full' }, { trials: 3 }, 'fail')).toBe(7);
    expect(lineOf({ trials: 3, expected_skill_min_tier: 2 }, { trials: 3 }, 'pass')).toBe(7);
    expect(lineOf({}, { min_offer: 'full' }, 'fail')).toBeUndefined();
  });

  it('says why this branch has lowered an entry', () => {
    const entry = { expected_status: 'fail', reason: 'see #14' } as const;
    const results = makeResults([{ ...ROW, status: 'fail' }]);
    const of = (current: Baseline) => compareBaselines({ results, current, ref: at(pass) }).deltas[0];
    expect(of(makeBaseline({ 'notes-basic': { claude: entry } }))).toMatchObject({ lowered_for: 'see #14' });
    expect(of(makeBaseline({ 'notes-basic': { claude: 'fail' } }))).not.toHaveProperty('lowered_for');
  });

  it('is a regression first where it fails all the same, reason or not', () => {
    const corpora = makeCorpora([{ trials: 1, require_skill_file: false, reason: 'x' }], [{}]);
    const results = makeResults([{ ...ROW, status: 'fail' }]);
    const found = compareBaselines({
      results,
      current: pass,
      ref: at(pass),
      corpora,
      options: { accept: 'with_reason' },
    });
    expect(found).toMatchObject({ gate: 'fail', counts: { REGRESSION: 1 } });
    expect(found.deltas[0]).toMatchObject({
      less: 'checks',
      changed: ['require_skill_file true became false', 'trials none became 1'],
    });
    expect(found.deltas[0]?.reason).not.toContain('checks');
    const infra = makeResults([{ ...ROW, status: 'infra_error' }, { case_id: 'x' }]);
    expect(compareBaselines({ results: infra, current: pass, ref: at(pass), corpora }).counts.WEAKENED).toBe(1);
  });

  it('may not be deleted while its skill is there; without its skill it is removed as ever', () => {
    const results = makeResults([{ case_id: 'other' }]);
    const corpora = makeCorpora([{ case_id: 'other', prompt: 'q' }], [{}, { case_id: 'other', prompt: 'q' }]);
    const gone = { ...corpora, source: { ...corpora.source, skill: ['pdf-redact'] } };
    const both = makeBaseline({ 'notes-basic': { claude: 'pass' }, other: { claude: 'pass' } });
    const only = makeBaseline({ other: { claude: 'pass' } });
    const found = (given: typeof corpora) =>
      compareBaselines({ results, current: only, ref: at(both), corpora: given });
    expect(found(corpora)).toMatchObject({ gate: 'fail', counts: { WEAKENED: 1, REMOVED: 0 } });
    expect(found(corpora).deltas.find(({ fails }) => fails)?.reason).toMatch(
      /was deleted, and the source still has release-notes/,
    );
    expect(found(gone)).toMatchObject({ gate: 'pass', counts: { WEAKENED: 0, REMOVED: 1 } });
    // A skill that only has another name has to be asked for all the same.
    const renaming: BranchChange = {
      ...{ delta: 'RENAMED', kind: 'skill', name: 'release-notes', rule: null, file: 'x/SKILL.md', line: null },
      ...{ agents: [], message: 'it is now `notes`', why: null, fix: null },
    };
    const now = [{ name: 'release-notes', before: ['release-notes'], now: ['notes', 'x'] }];
    const branch = { changes: [renaming], known_errors: 0, renamed: now };
    const renamed = compareBaselines({ results, current: only, ref: at(both), corpora: gone, branch });
    expect(renamed).toMatchObject({ gate: 'fail', counts: { WEAKENED: 1 } });
    expect(renamed.deltas.find(({ fails }) => fails)?.reason).toMatch(/still has release-notes under another name/);
    expect(renderReport('markdown', { results, comparison: renamed })).toMatch(
      /^### Case <code>notes-basic<\/code> was deleted$/m,
    );
  });

  it('demands no less of a renamed skill by whichever of its new names', () => {
    const then = { expected_skill: 'release-notes', disallowed_skills: ['pdf-redact'], required_files: [] };
    const demands = (id: string) => ({
      ...{
        expected_skill: id,
        required_all_evidence: [`kit:${id}`, `${id}/SKILL.md`],
        disallowed_skills: ['pdf-redact'],
      },
    });
    const known = makeBaseline({ 'notes-basic': { claude: 'pass' } });
    known.$meta.skills = { 'release-notes': 9, 'pdf-redact': 9 };
    const find = (id: string, was = 'release-notes') => {
      const corpora = makeCorpora([demands(id)], [{ ...then, ...demands(was) }]);
      const branch = {
        ...{ changes: [], known_errors: 0 },
        renamed: [
          {
            name: 'release-notes',
            before: ['release-notes', 'Former'],
            now: ['release-notes', 'Changelog', 'pdf-redact'],
          },
        ],
      };
      const results = makeResults([{ expected_skill: id }]);
      return compareBaselines({ results, current: known, ref: at(known), corpora, branch });
    };
    expect(find('Former').deltas[0]?.skill).toBe('release-notes');
    expect(find('changelog')).toMatchObject({ gate: 'pass', counts: { WEAKENED: 0 } });
    expect(find('changelog').deltas[0]?.changed).toBeUndefined();
    expect(find('notes')).toMatchObject({ gate: 'fail', counts: { WEAKENED: 1 } });
    // At the ref it was called by its folder, and is perhaps still.
    for (const id of ['former', 'release-notes', 'Changelog'])
      expect(find(id, 'former')).toMatchObject({ gate: 'pass', counts: { WEAKENED: 0 } });
    // Another skill has that name at the ref.
    expect(find('pdf-redact')).toMatchObject({ gate: 'fail', counts: { WEAKENED: 1 } });
  });

  it('says of a deleted case about a call what it expected', () => {
    const call = { kind: 'tool_route', case_id: 'kept', tool: 'Bash', input: { command: 'rm a' }, expect: 'block' };
    const parse = (rows: object[]) => parseCasesJson(JSON.stringify(rows), 'cases.json');
    const other = { case_id: 'other', prompt: 'q' };
    const source = { skill: [], subagent: [], route: [] };
    const corpora = { now: parse([other]), before: parse([call, other]), source };
    const results = makeResults([{ case_id: 'other' }]);
    const current = makeBaseline({ other: { claude: 'pass' } });
    const ref = at(makeBaseline({ kept: { claude: 'pass' }, other: { claude: 'pass' } }));
    const row = compareBaselines({ results, current, ref, corpora }).deltas.find(({ fails }) => fails);
    expect(row?.reason).toBe('the case was deleted; it expected block for Bash: rm a');
  });

  it('keeps what the ref expects of it under a new id', () => {
    const corpora = makeCorpora([{ case_id: 'renamed' }], [{}]);
    const found = (status: 'pass' | 'fail', expected_status: 'pass' | 'fail', given = corpora) =>
      compareBaselines({
        results: makeResults([{ case_id: 'renamed', status }]),
        current: makeBaseline({ renamed: { claude: { expected_status } } }),
        ...{ ref: at(pass), corpora: given },
      });
    expect(found('pass', 'pass')).toMatchObject({ gate: 'pass', counts: { WEAKENED: 0, REMOVED: 1, PASS: 1 } });
    expect(found('pass', 'pass').deltas.find(({ delta }) => delta === 'REMOVED')?.reason).toBe('renamed to renamed');
    expect(found('fail', 'fail')).toMatchObject({ gate: 'fail', counts: { REGRESSION: 1 } });
    const less = makeCorpora([{ case_id: 'renamed', min_offer: 'any' }], [{ min_offer: 'full' }]);
    expect(found('pass', 'pass', less)).toMatchObject({ gate: 'fail', counts: { WEAKENED: 1 } });
    expect(found('pass', 'fail')).toMatchObject({ gate: 'fail', counts: { WEAKENED: 1 } });
  });

  it('does not speak of agents that this batch was not to run, nor of what the ref expects to fail', () => {
    const corpora = makeCorpora([{ skip: 'flaky' }], [{}]);
    const plan = { ...makePlan([], SKIPPED), agents: { claude: '1' } };
    const results = makeResults([]);
    expect(weakened({ results, plan, corpora }).counts).toMatchObject({ WEAKENED: 1, NOT_RUN: 1 });
    expect(weakened({ results, plan, corpora, ref: at(fail), current: fail }).counts.WEAKENED).toBe(0);
  });

  it('is seen through a filter and another shard too', () => {
    const corpora = makeCorpora([{ skip: 'flaky' }], [{}]);
    const plan = makePlan([], [{ ...ROW, why: 'filter', reason: 'left out by a filter' }]);
    expect(weakened({ results: makeResults([]), plan, corpora }).counts.WEAKENED).toBe(1);
  });

  it('does not hide a lost offer behind its reason', () => {
    const meta = { schema: 1 as const, skills: { 'release-notes': 231 }, oracle: { agents: { claude: {} } } };
    const ref = at(makeBaseline({ 'notes-basic': { claude: 'pass' } }, { $meta: meta }));
    const results = makeResults([ROW], { offers: { claude: { 'release-notes': makeOffer('name_only') } } });
    const corpora = makeCorpora([{ expected_skill_min_tier: 2, reason: 'x' }], [{}]);
    const found = compareBaselines({ results, current: pass, ref, corpora, options: { accept: 'with_reason' } });
    expect(found).toMatchObject({ gate: 'fail', counts: { WEAKENED: 1, OFFER_LOSS: 1 } });
  });
});
