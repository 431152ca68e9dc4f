import { describe, expect, it } from '@jest/globals';
import { DELTAS, type Delta } from '../../lib/delta.js';
import {
  exitCode,
  FAIL_ON,
  type FailOn,
  failsGate,
  findMissingAgents,
  type GateRow,
  judgeGate,
} from '../../lib/gate.js';

const row = (delta: Delta, change: Partial<GateRow> = {}): GateRow => ({
  ...{ agent: 'claude', delta, status: 'pass', unjudged: false },
  ...change,
});
const judge = (rows: GateRow[], options = {}) => judgeGate(rows, findMissingAgents(rows, options), options);

describe('the gate', () => {
  it('fails by default on regression, unmet, offer loss and what is missing, and on nothing else', () => {
    const failing = DELTAS.filter((delta) => failsGate(row(delta), {}));
    expect(failing).toEqual(['MISSING_RESULT', 'MISSING_BASELINE', 'REGRESSION', 'UNMET', 'OFFER_LOSS']);
  });

  it('fails on exactly what is listed', () => {
    const of: Record<FailOn, Delta[]> = {
      regression: ['REGRESSION'],
      unmet: ['UNMET'],
      offer_loss: ['OFFER_LOSS'],
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

  it('never passes over what could not be judged, whoever tolerates or expects it', () => {
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

  it('fails for an agent none of whose units could be judged, unless it is tolerated', () => {
    const rows = [row('PASS'), row('INFRA', { agent: 'copilot@gpt+plugin', status: 'infra_error', unjudged: true })];
    expect(findMissingAgents(rows, {})).toEqual(['copilot@gpt+plugin']);
    expect(judge(rows)).toBe('fail');
    expect(judge(rows, { infra_tolerant: ['copilot'] })).toBe('inconclusive');
    expect(judge(rows, { infra_tolerant: ['copilot@gpt+plugin'] })).toBe('inconclusive');
    expect(judge(rows, { fail_on: ['regression'] })).toBe('inconclusive');
    const left_out = row('NOT_RUN', { agent: 'codex', status: null });
    expect(findMissingAgents([row('PASS'), left_out], {})).toEqual([]);
  });

  it('keeps a new row that could not run of a tolerated agent out of unmet', () => {
    const rows = [row('PASS'), row('UNMET', { agent: 'copilot', status: 'infra_error', unjudged: true })];
    expect(judge(rows)).toBe('fail');
    expect(judge(rows, { infra_tolerant: ['copilot'] })).toBe('inconclusive');
  });

  it('maps to an exit code', () => {
    expect([exitCode('pass'), exitCode('inconclusive'), exitCode('fail')]).toEqual([0, 0, 1]);
  });
});
