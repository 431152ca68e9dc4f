import { describe, expect, it } from '@jest/globals';
import { DELTAS, type Delta } from '../../../lib/delta/compare.js';
import {
  exitCode,
  FAIL_ON,
  type FailOn,
  failsGate,
  findMissingAgents,
  type GateRow,
  judgeGate,
} from '../../../lib/delta/gate.js';

const row = (delta: Delta, change: Partial<GateRow> = {}): GateRow => ({
  ...{ agent: 'claude', delta, status: 'pass', unjudged: false, explained: false },
  ...change,
});
const judge = (rows: GateRow[], options = {}) => judgeGate(rows, findMissingAgents(rows, options), options);

describe('the gate', () => {
  it('fails by default on regression, unmet, offer and delivery loss, weakened cases and what is missing, and on nothing else', () => {
    const failing = DELTAS.filter((delta) => failsGate(row(delta), {}));
    expect(failing).toEqual([
      'MISSING_RESULT',
      'MISSING_BASELINE',
      'REGRESSION',
      'UNMET',
      'WEAKENED',
      'OFFER_LOSS',
      'DELIVERY_LOSS',
    ]);
  });

  it('fails on exactly the words in --fail-on', () => {
    const of: Record<FailOn, Delta[]> = {
      regression: ['REGRESSION'],
      unmet: ['UNMET'],
      offer_loss: ['OFFER_LOSS'],
      delivery_loss: ['DELIVERY_LOSS'],
      weakened: ['WEAKENED'],
      broken: [],
      missing: ['MISSING_RESULT', 'MISSING_BASELINE'],
      infra: ['INFRA'],
      inconclusive: ['INCONCLUSIVE'],
      improvement: ['IMPROVEMENT'],
      none: [],
    };
    for (const key of FAIL_ON) {
      const failing = DELTAS.filter((delta) => failsGate(row(delta), { fail_on: [key] }));
      expect([key, failing]).toEqual([key, of[key]]);
    }
  });

  it('is never pass with a row that could not be judged, even if that is tolerated or expected', () => {
    const infra = row('INFRA', { status: 'infra_error', unjudged: true });
    expect(judge([row('PASS'), infra])).toBe('inconclusive');
    expect(judge([row('PASS'), infra], { infra_tolerant: ['claude'] })).toBe('inconclusive');
    expect(judge([row('PASS'), infra], { fail_on: ['infra'], infra_tolerant: ['claude'] })).toBe('inconclusive');
    expect(judge([row('PASS'), infra], { fail_on: ['infra'] })).toBe('fail');
    expect(judge([row('PASS'), row('EXPECTED_FAIL', { status: 'infra_error' })])).toBe('inconclusive');
    expect(judge([row('PASS'), row('INCONCLUSIVE', { status: 'fail' })])).toBe('inconclusive');
    expect(judge([row('PASS'), row('MISSING_RESULT', { status: null })], { fail_on: ['none'] })).toBe('inconclusive');
    expect(judge([])).toBe('inconclusive');
  });

  it('fails for an agent of which no unit could be judged, unless it is tolerated', () => {
    const rows = [row('PASS'), row('INFRA', { agent: 'copilot@gpt+plugin', status: 'infra_error', unjudged: true })];
    expect(findMissingAgents(rows, {})).toEqual(['copilot@gpt+plugin']);
    expect(judge(rows)).toBe('fail');
    expect(judge(rows, { infra_tolerant: ['copilot'] })).toBe('inconclusive');
    expect(judge(rows, { infra_tolerant: ['copilot@gpt+plugin'] })).toBe('inconclusive');
    expect(judge(rows, { fail_on: ['regression'] })).toBe('inconclusive');
    const left_out = row('NOT_RUN', { agent: 'codex', status: null });
    expect(findMissingAgents([row('PASS'), left_out], {})).toEqual([]);
  });

  it('does not count a new row of a tolerated agent that could not run as unmet', () => {
    const rows = [row('PASS'), row('UNMET', { agent: 'copilot', status: 'infra_error', unjudged: true })];
    expect(judge(rows)).toBe('fail');
    expect(judge(rows, { infra_tolerant: ['copilot'] })).toBe('inconclusive');
  });

  it('passes over a weakened case only with a reason that somebody agreed to', () => {
    const explained = row('WEAKENED', { explained: true });
    expect(judge([row('PASS'), row('WEAKENED')])).toBe('fail');
    expect(judge([row('PASS'), row('WEAKENED')], { accept: 'with_reason' })).toBe('fail');
    expect(judge([row('PASS'), row('WEAKENED')], { fail_on: ['regression'] })).toBe('inconclusive');
    expect(judge([row('PASS'), row('WEAKENED')], { fail_on: ['none'], accept: 'with_reason' })).toBe('inconclusive');
    expect(judge([row('PASS'), explained])).toBe('inconclusive');
    expect(judge([row('PASS'), explained], { accept: 'with_reason' })).toBe('pass');
    expect(judge([row('PASS'), row('WEAKENED', { status: null })])).toBe('fail');
  });

  it('lets a tolerated agent time out where it could not run', () => {
    const late = row('REGRESSION', { status: 'infra_error', unjudged: true });
    expect(judge([row('PASS', { agent: 'codex' }), late], { infra_tolerant: ['claude'] })).toBe('inconclusive');
    expect(judge([row('PASS'), row('REGRESSION', { status: 'fail' })], { infra_tolerant: ['claude'] })).toBe('fail');
  });

  it('has an exit code for each outcome', () => {
    expect([exitCode('pass'), exitCode('inconclusive'), exitCode('fail')]).toEqual([0, 0, 1]);
  });
});
