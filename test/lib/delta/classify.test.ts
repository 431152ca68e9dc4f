import { describe, expect, it } from '@jest/globals';
import type { Expectation } from '../../../lib/baseline/expectation.js';
import { classify, DELTAS, type Delta, type RowFacts } from '../../../lib/delta/classify.js';
import { IN_FULL } from '../../helpers/tested-agents.js';

const STATUSES = ['pass', 'fail', 'infra_error'] as const;

function expectation(change: Partial<Expectation>): Expectation {
  return {
    status: 'pass',
    allow_timeout: false,
    reason: null,
    other_modes: [],
    measured: true,
    trials: null,
    ...change,
  };
}

/** Every expectation that can make a difference: absent, or status × allow_timeout × reason × mode it was recorded in. */
function* expectations(
  trials: Expectation['trials'],
  modes: Expectation['other_modes'][] = [[], ['router']],
): Generator<Expectation | null> {
  yield null;
  for (const status of STATUSES)
    for (const allow_timeout of [false, true])
      for (const reason of [null, 'because'])
        for (const other_modes of modes) yield { status, allow_timeout, reason, other_modes, measured: true, trials };
}

function* results(): Generator<RowFacts['result']> {
  yield null;
  // Only what was skipped may not have been available.
  for (const status of [...STATUSES, 'skipped'] as const)
    for (const timed_out of [false, true])
      for (const available of status === 'skipped' ? [false, true] : [true])
        for (const [passed, judged] of [
          [0, 0],
          [0, 1],
          [1, 1],
          [0, 5],
          [4, 5],
          [5, 5],
          [10, 10],
        ] as const)
          yield {
            status,
            timed_out,
            available,
            trials: { passed, judged, timed_out: timed_out ? Math.min(1, judged) : 0 },
          };
}

const REF_TRIALS = [null, { passed: 1, ran: 1 }, { passed: 5, ran: 5 }, { passed: 2, ran: 5 }, { passed: 10, ran: 10 }];

// Router is judged as oracle is: `follows the same table` below has its rows.
function* allRows(): Generator<RowFacts> {
  // How many trials there were is asked of a model alone, and of what is expected now not in which mode it was recorded. By day one result of four.
  for (const result of [...results()].filter((_, at) => IN_FULL || at % 4 === 0))
    for (const mode of ['oracle', 'live'] as const)
      for (const refTrials of mode === 'live' ? REF_TRIALS : [null])
        for (const ref of expectations(refTrials))
          for (const current of expectations(null, [[]]))
            for (const accept of ['never', 'with_reason'] as const)
              for (const [offer_loss, weaker] of [
                [false, false],
                [true, false],
                [false, true],
              ] as const)
                yield {
                  ...{ mode, planned: true, left_out: false, result, gated: true, current, ref, accept },
                  offer_loss,
                  weaker,
                };
}

/** The contract's table in its own words, written without the code: what each column of facts allows. */
function deltaOfContract(row: RowFacts): Delta {
  const { result: r, ref, current } = row;
  const weakened = row.weaker && ref?.status === 'pass';
  if (!r && row.planned) return 'MISSING_RESULT';
  if (!r) return weakened ? 'WEAKENED' : row.left_out ? 'NOT_RUN' : 'REMOVED';
  const couldNotRun = r.status === 'infra_error' || (r.status === 'skipped' && !r.available);
  if (r.status === 'skipped' && r.available) return weakened ? 'WEAKENED' : 'NOT_RUN';
  if (!row.gated) return couldNotRun ? 'INFRA' : r.status === 'fail' ? 'UNMET' : 'NEW';
  if (!current) return 'MISSING_BASELINE';
  const failsRef = r.status === 'fail' && ref?.status === 'pass';
  const slowRef = r.timed_out && ref !== null && !ref.allow_timeout;
  if (couldNotRun && ref?.status === 'pass' && !slowRef) return weakened ? 'WEAKENED' : 'INFRA';
  const currentBroken = (current.status === 'pass' && r.status !== 'pass') || (r.timed_out && !current.allow_timeout);
  if (failsRef || slowRef) {
    const accepted =
      row.accept === 'with_reason' && !currentBroken && current.reason === 'because' && ref?.reason !== 'because';
    if (accepted) return 'ACCEPTED';
    const enough = row.mode === 'live' && r.trials.judged > 0 && ref?.trials;
    if (!enough) return 'REGRESSION';
    // Fisher's p, looked up: with 5 against 5 a loss is below 0.05 at 5 → 0 or 5 → 1, and of 10 at 10 → 4 or fewer …
    const table: Record<string, boolean> = {
      '5/5>0/5': true,
      '5/5>4/5': false,
      '5/5>5/5': false,
      '5/5>10/10': false,
      '2/5>0/5': false,
      '2/5>4/5': false,
      '2/5>5/5': false,
      '2/5>10/10': false,
      '10/10>0/5': true,
      '10/10>4/5': false,
      '10/10>5/5': false,
      '10/10>10/10': false,
    };
    const t = ref?.trials;
    const lost = failsRef && table[`${t?.passed}/${t?.ran}>${r.trials.passed}/${r.trials.judged}`];
    // At most one time-out of five or ten is in these rows: never enough to tell.
    return lost ? 'REGRESSION' : weakened ? 'WEAKENED' : 'INCONCLUSIVE';
  }
  if (currentBroken) return 'UNMET';
  if (weakened) return 'WEAKENED';
  if (!ref) return 'NEW';
  if (row.offer_loss) return 'OFFER_LOSS';
  if (r.status === 'pass' && ref.status !== 'pass' && ref.other_modes.length === 0) return 'IMPROVEMENT';
  return r.status === 'pass' ? 'PASS' : 'EXPECTED_FAIL';
}

const withLoss = (delta: Delta): Delta =>
  ['PASS', 'EXPECTED_FAIL', 'IMPROVEMENT'].includes(delta) ? 'DELIVERY_LOSS' : delta;

describe('classify', () => {
  it('follows the contract’s table on every combination of its inputs', () => {
    const seen = new Set<Delta>();
    let rows = 0;
    for (const row of allRows()) {
      rows++;
      const { delta } = classify(row);
      seen.add(delta);
      if (delta !== deltaOfContract(row))
        throw new Error(`${delta}, but the contract says ${deltaOfContract(row)}: ${JSON.stringify(row)}`);
      // Below every other loss, above a plain pass.
      if (rows % 97 === 0)
        expect([delta, classify({ ...row, delivery_loss: true }).delta]).toEqual([delta, withLoss(delta)]);
    }
    expect(rows).toBeGreaterThan(IN_FULL ? 500_000 : 100_000);
    expect(DELTAS.filter((delta) => !seen.has(delta))).toEqual(['DELIVERY_LOSS', 'REMOVED']);
  });

  it('follows the same table where nothing was run, or there is no baseline', () => {
    for (const mode of ['oracle', 'router'] as const)
      for (const planned of [true, false])
        for (const left_out of [true, false])
          for (const gated of [true, false])
            for (const result of results()) {
              const weaker = gated && planned !== left_out;
              const row: RowFacts = {
                ...{ mode, planned, left_out, result, gated, accept: 'never', offer_loss: false, weaker },
                current: gated ? expectation({}) : null,
                ref: gated ? expectation({}) : null,
              };
              expect(classify(row).delta).toBe(deltaOfContract(row));
            }
  });

  it('never accepts a branch that lowers or deletes its own expectation', () => {
    const lowered: (Expectation | null)[] = [
      null,
      expectation({ status: 'fail', allow_timeout: true, reason: 'flaky' }),
      expectation({ status: 'infra_error', allow_timeout: true, reason: 'flaky' }),
    ];
    const bad = [...results()].filter((r) => r && (r.status === 'fail' || (r.status === 'pass' && r.timed_out)));
    for (const result of bad)
      for (const current of lowered) {
        const { delta } = classify({
          ...{
            mode: 'oracle',
            planned: true,
            left_out: false,
            result,
            gated: true,
            accept: 'never',
            offer_loss: false,
            weaker: false,
          },
          current,
          ref: expectation({ reason: null }),
        });
        expect(['REGRESSION', 'MISSING_BASELINE']).toContain(delta);
      }
  });

  it('calls what was never measured unmet, and a regression only where the branch takes the hope back', () => {
    const draft = expectation({ measured: false });
    const trials = { passed: 0, judged: 1, timed_out: 0 };
    for (const [status, timed_out, current, delta] of [
      ['fail', false, draft, 'UNMET'],
      ['pass', true, draft, 'UNMET'],
      ['fail', false, expectation({ status: 'fail' }), 'REGRESSION'],
      ['fail', false, null, 'MISSING_BASELINE'],
      ['pass', false, draft, 'PASS'],
      ['infra_error', false, draft, 'INFRA'],
    ] as const) {
      const row: RowFacts = {
        ...{ mode: 'oracle', planned: true, left_out: false, gated: true, accept: 'never', offer_loss: false },
        result: { status, timed_out, available: true, trials },
        ...{ weaker: false, current, ref: draft },
      };
      expect([status, classify(row).delta]).toEqual([status, delta]);
    }
  });

  it('lists in `also` what else applied', () => {
    const result = {
      status: 'fail',
      timed_out: false,
      available: true,
      trials: { passed: 0, judged: 1, timed_out: 0 },
    } as const;
    const row: RowFacts = {
      ...{
        mode: 'oracle',
        planned: true,
        left_out: false,
        result,
        gated: true,
        accept: 'never',
        offer_loss: true,
        weaker: false,
      },
      current: expectation({}),
      ref: expectation({}),
    };
    expect(classify(row)).toEqual({ delta: 'REGRESSION', also: ['UNMET', 'OFFER_LOSS'] });
  });
});
