import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  findExpectation,
  lockedVersions,
  parseBaseline,
  parseRefBaseline,
  serializeBaseline,
  updateBaseline,
} from '../../../lib/baseline/index.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { makeBaseline, makeOffer, makeResults, makeTrials } from '../../helpers/results.js';

const SEED = `{
  "foundation-version-detection": {
    "claude": { "expected_status": "pass", "allow_timeout": false },
    "codex": { "expected_status": "pass", "allow_timeout": true },
    "copilot": { "expected_status": "fail", "allow_timeout": false }
  }
}
`;

function failure(text: string): ConfigError {
  try {
    parseBaseline(text, 'b.json');
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return error as ConfigError;
  }
  throw new Error('it was read');
}

describe('parseBaseline', () => {
  it('reads the original projects’ file as it is', () => {
    const { cases } = parseBaseline(SEED, 'b.json');
    expect(cases.get('foundation-version-detection')?.get('codex')).toEqual({
      expected_status: 'pass',
      allow_timeout: true,
    });
  });

  it.each([
    [
      '{"a": {"claude": {"expected_status": "flaky"}}}',
      /b\.json:1, case 'a', at claude\.expected_status: must be pass, fail or infra_error, not "flaky"/,
    ],
    [
      '{\n"a": {\n"claude": {"expected_status": "pass",\n"alow_timeout": true}}}',
      /b\.json:4, case 'a', at claude\.alow_timeout: Unknown key 'alow_timeout'\. Fix: write 'allow_timeout'/,
    ],
    [
      '{"a": {"claude": {"expected_status": "pass", "modes": {"live": "maybe"}}}}',
      /at claude\.modes\.live: must be pass, fail or infra_error, not "maybe"/,
    ],
    ['{"a": {"claude": {"expected_status": "pass", "modes": {"dream": "pass"}}}}', /case 'a', at claude\.modes/],
    ['{"a": {"claude": {"allow_timeout": true}}}', /case 'a', at claude\.expected_status: is missing/],
    ['{"a": {"claude": "pass"}}', /case 'a', at claude/],
    ['{"a": ["claude"]}', /case 'a', at a: This must be an object/],
    ['{"$metta": {}}', /at \$metta: Unknown key '\$metta'\. Fix: write '\$meta'/],
    ['{"$meta": {"schema": 2}}', /at \$meta\.schema: This baseline has schema 2; this version reads 1/],
    ['{"$meta": {"oracel": {}}}', /Unknown key 'oracel'/],
    [
      '{"$offers": {"claude": {"s": {"offer": "some", "kept_chars": 1, "of_chars": 2}}}}',
      /at \$offers\.claude\.s\.offer/,
    ],
    [
      '{\n"a": {"claude": {"expected_status": "pass"}},\n"a": {"claude": {"expected_status": "fail"}}}',
      /b\.json:3, at a: The key 'a' appears twice/,
    ],
    [
      '{"a": {"claude": {"expected_status": "fail"}, "claude": {"expected_status": "pass"}}}',
      /The key 'claude' appears twice/,
    ],
    ['[]', /A baseline is an object/],
    ['{"a": }', /b\.json:1: This is not valid JSON/],
  ])('refuses %s, naming the location and the fix', (text, words) => {
    expect(failure(text).message).toMatch(words);
  });
});

describe('parseBaseline, for a ref,', () => {
  it('drops unknown keys and upgrades older and newer schemas', () => {
    const text =
      '{"$meta": {"schema": 7, "colour": 1}, "$new": 1, "a": {"claude": {"expected_status": "fail", "flaky": true}}}';
    const baseline = parseRefBaseline(text, 'b.json at main');
    expect(baseline.$meta.schema).toBe(1);
    expect(baseline.cases.get('a')?.get('claude')).toEqual({ expected_status: 'fail', allow_timeout: false });
    expect(parseRefBaseline(SEED, 'b').$meta).toEqual({ schema: 1 });
  });

  it('throws on a status that it cannot read, and does not drop it', () => {
    expect(() => parseRefBaseline('{"a": {"claude": {"expected_status": "flaky"}}}', 'b.json at main')).toThrow(
      /b\.json at main:1, case 'a', at claude\.expected_status/,
    );
    expect(() => parseRefBaseline('{"a": ', 'b.json at main')).toThrow(ConfigError);
  });
});

describe('the baseline file', () => {
  const status = fc.constantFrom('pass', 'fail', 'infra_error');
  const name = fc.oneof(
    fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._/:@-]{0,12}$/),
    fc.constantFrom('constructor', '10', '9', 'toString', '{', '"', 'a,b', '\u2028', '[x]'),
  );
  const entry = fc.record(
    {
      expected_status: status,
      allow_timeout: fc.boolean(),
      modes: fc.dictionary(fc.constantFrom('oracle', 'live'), status),
      reason: fc.string({ minLength: 1 }),
    },
    { requiredKeys: ['expected_status', 'allow_timeout'] },
  );

  it('reads back as what was written, and is written the same whatever the order', () => {
    fc.assert(
      fc.property(fc.dictionary(name, fc.dictionary(name, entry)), (rows) => {
        const build = (keys: string[]) =>
          makeBaseline(
            Object.fromEntries(keys.map((key) => [key, (rows as Parameters<typeof makeBaseline>[0])[key] ?? {}])),
          );
        const text = serializeBaseline(build(Object.keys(rows)));
        expect(serializeBaseline(build(Object.keys(rows).reverse()))).toBe(text);
        expect(serializeBaseline(parseBaseline(text, 'b'))).toBe(text);
        expect(parseBaseline(text, 'b').cases).toEqual(build(Object.keys(rows)).cases);
      }),
      { numRuns: 300 },
    );
  });

  it('has one line per entry, sorted, in the form of the original projects', () => {
    const text = serializeBaseline(parseBaseline(SEED, 'b'));
    expect(text).toContain(SEED.slice(2));
    const baseline = makeBaseline(
      {
        b: { codex: 'pass', claude: 'fail' },
        a: { claude: { expected_status: 'pass', modes: { live: 'fail' }, reason: 'why' } },
      },
      {
        $meta: {
          schema: 1,
          skills: { z: 1, a: 2 },
          oracle: { tool_version: '1.0.0', agents: { claude: { version: '2', vendor_model: null } } },
        },
        $offers: { claude: { z: { offer: 'cut', kept_chars: 1, of_chars: 9 } } },
      },
    );
    expect(serializeBaseline(baseline)).toBe(`{
  "$meta": {
    "schema": 1,
    "oracle": {
      "tool_version": "1.0.0",
      "agents": {
        "claude": { "version": "2", "vendor_model": null }
      }
    },
    "skills": {
      "a": 2,
      "z": 1
    }
  },
  "$offers": {
    "claude": {
      "z": { "offer": "cut", "kept_chars": 1, "of_chars": 9 }
    }
  },
  "a": {
    "claude": { "expected_status": "pass", "allow_timeout": false, "modes": { "live": "fail" }, "reason": "why" }
  },
  "b": {
    "claude": { "expected_status": "fail", "allow_timeout": false },
    "codex": { "expected_status": "pass", "allow_timeout": false }
  }
}
`);
  });
});

describe('the expectation of a baseline entry', () => {
  it('is that of the batch’s mode, where the entry has one', () => {
    const baseline = makeBaseline({ a: { claude: { expected_status: 'pass', modes: { live: 'fail' } } } });
    expect(findExpectation(baseline, 'oracle', 'a', 'claude')?.status).toBe('pass');
    expect(findExpectation(baseline, 'live', 'a', 'claude')?.status).toBe('fail');
    expect(findExpectation(baseline, 'live', 'a', 'codex')).toBeNull();
  });

  it('takes versions from its own mode first: they are the lock that a batch installs', () => {
    const $meta = {
      schema: 1,
      live: { agents: { claude: { version: '1' }, codex: { version: '2' } } },
      oracle: { agents: { claude: { version: '3' } } },
    } as const;
    const baseline = makeBaseline({}, { $meta });
    expect(lockedVersions(baseline, 'oracle')).toEqual({ claude: '3', codex: '2' });
    expect(lockedVersions(baseline, 'live')).toEqual({ claude: '1', codex: '2' });
  });
});

describe('the update of a baseline', () => {
  const reason = 'the vendor changed it';
  const update = (current: ReturnType<typeof makeBaseline> | null, results: ReturnType<typeof makeResults>) =>
    updateBaseline({ current, results, reason });

  it('writes only rows that were judged and keeps all other rows and agents', () => {
    const current = makeBaseline({ a: { claude: 'pass', codex: 'pass', copilot: 'fail' }, b: { claude: 'pass' } });
    const results = makeResults([
      { case_id: 'a', agent: 'claude', status: 'fail' },
      { case_id: 'a', agent: 'codex', status: 'infra_error' },
      { case_id: 'c', agent: 'claude' },
      { case_id: 'd', agent: 'claude', status: 'skipped' },
    ]);
    const { baseline, changes, kept } = update(current, results);
    expect(Object.fromEntries(baseline.cases.get('a') ?? [])).toEqual({
      claude: { expected_status: 'fail', allow_timeout: false, reason },
      codex: { expected_status: 'pass', allow_timeout: false },
      copilot: { expected_status: 'fail', allow_timeout: false },
    });
    expect([...baseline.cases.keys()]).toEqual(['a', 'b', 'c']);
    expect(changes.map(({ case_id, agent }) => [case_id, agent])).toEqual([
      ['a', 'claude'],
      ['c', 'claude'],
    ]);
    expect(kept).toBe(2);
    expect(current.cases.get('a')?.get('claude')?.expected_status).toBe('pass');
  });

  it('changes only the date where no row changed', () => {
    const results = makeResults([{ case_id: 'a' }]);
    const once = update(null, results);
    const twice = update(once.baseline, results);
    expect(twice.changes).toEqual([]);
    expect(serializeBaseline(twice.baseline)).toBe(serializeBaseline(once.baseline));
  });

  it('keeps the expectation of another mode, and writes its own beside it', () => {
    const oracle = update(null, makeResults([{ case_id: 'a' }])).baseline;
    const live = update(
      oracle,
      makeResults([{ case_id: 'a', status: 'fail', trials: makeTrials(1, 5) }], { mode: 'live' }),
    ).baseline;
    expect(live.cases.get('a')?.get('claude')).toEqual({
      expected_status: 'pass',
      allow_timeout: false,
      modes: { live: 'fail' },
      trials: { live: { passed: 1, ran: 5 } },
      reason,
    });
    expect(findExpectation(live, 'oracle', 'a', 'claude')?.status).toBe('pass');
    const again = update(live, makeResults([{ case_id: 'a', trials: makeTrials(5, 5) }], { mode: 'live' })).baseline;
    expect(again.cases.get('a')?.get('claude')).toEqual({
      expected_status: 'pass',
      allow_timeout: false,
      trials: { live: { passed: 5, ran: 5 } },
    });
  });

  it('drops the reason when a row passes again, and allows a time-out that happened', () => {
    const current = makeBaseline({ a: { claude: { expected_status: 'fail', reason: 'old' } }, b: { claude: 'pass' } });
    const { baseline } = update(current, makeResults([{ case_id: 'a' }, { case_id: 'b', timed_out: true }]));
    expect(baseline.cases.get('a')?.get('claude')).toEqual({ expected_status: 'pass', allow_timeout: false });
    expect(baseline.cases.get('b')?.get('claude')).toEqual({ expected_status: 'pass', allow_timeout: true, reason });
  });

  it('records agent versions and settings, per mode and for the agents that ran', () => {
    const current = makeBaseline({}, { $meta: { schema: 1, oracle: { agents: { codex: { version: '9' } } } } });
    const { $meta } = update(
      current,
      makeResults([{ trials: makeTrials(3, 3) }, { case_id: 'x', agent: 'copilot', status: 'infra_error' }]),
    ).baseline;
    expect($meta.oracle).toEqual({
      ...{ tool_version: '1.0.0', skills_hash: 'a'.repeat(64), date: '2026-11-21', trials: 3 },
      agents: { codex: { version: '9' }, claude: { version: '1.2.3', vendor_model: null } },
    });
  });

  it('records a vendor’s model where it was the one that answered', () => {
    const recorded = (mode: 'live' | 'oracle') => {
      const results = makeResults([{}]);
      const [[agent, one] = ['', {}]] = Object.entries(results.environment.agents);
      const environment = { ...results.environment, agents: { [agent]: { ...one, vendor_model: 'm-1' } } };
      const { $meta } = update(makeBaseline({}), { ...results, mode, environment } as typeof results).baseline;
      return $meta[mode]?.agents?.['claude']?.vendor_model;
    };
    expect([recorded('oracle'), recorded('live')]).toEqual([null, 'm-1']);
  });

  it('records offers that are not in full, and removes those that are in full again', () => {
    const current = makeBaseline(
      {},
      {
        $offers: {
          claude: { old: { offer: 'cut', kept_chars: 5, of_chars: 231 } },
          codex: { x: { offer: 'absent', kept_chars: 0, of_chars: 1 } },
        },
      },
    );
    const offers = { claude: { old: makeOffer('full'), low: makeOffer('name_only') }, codex: {} };
    const { baseline, changes } = update(current, makeResults([{}], { offers }));
    expect(baseline.$offers).toEqual({
      claude: { low: { offer: 'name_only', kept_chars: 0, of_chars: 231, reason } },
      codex: { x: { offer: 'absent', kept_chars: 0, of_chars: 1 } },
    });
    expect(baseline.$meta.skills).toEqual({ old: 231, low: 231 });
    expect(changes.filter(({ skill }) => skill !== null)).toHaveLength(2);
  });

  it('leaves a row unchanged when the difference may be chance', () => {
    const current = makeBaseline({ a: { claude: 'pass' } });
    const { changes, kept } = updateBaseline({
      current,
      results: makeResults([{ case_id: 'a', status: 'fail' }]),
      reason,
      undecided: () => true,
    });
    expect([changes, kept]).toEqual([[], 1]);
  });
});
