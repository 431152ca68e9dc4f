import { describe, expect, it } from '@jest/globals';
import type { AgentEvent, ExitFacts } from '../../lib/event.js';
import { collectEvidence } from '../../lib/evidence/collector.js';
import type { Result } from '../../lib/result.js';
import { judge, type Verdict } from '../../lib/verdict.js';
import { call, end, exited, fault, message, read, skillCase, tool } from '../helpers/events.js';

interface Row {
  fields?: Record<string, unknown>;
  events?: AgentEvent[];
  exit?: Partial<ExitFacts>;
  offer?: Result['offer'];
  mode?: 'oracle' | 'live';
  agent?: string;
  killed?: boolean;
}

const offered = (state: 'full' | 'cut' | 'name_only' | 'absent', kept = 0, of = 100, reason: string | null = null) => ({
  state,
  kept_chars: kept,
  of_chars: of,
  reason,
});

function judgeRow({
  fields = { expected_skill: 'alpha' },
  events = [],
  exit = {},
  offer = null,
  mode,
  agent,
  killed,
}: Row): Verdict {
  const testCase = skillCase(fields);
  const evidence = collectEvidence(killed ? events : [...events, end()], {
    testCase,
    agent: agent ?? 'claude',
    skills: ['alpha', 'beta'],
  });
  return judge({ testCase, evidence, exit: exited(exit), offer, ...(mode ? { mode } : {}) });
}

const run = tool('Bash', { command: 'ls' });

describe('words that every object of JavaScript knows', () => {
  it.each(['constructor', 'toString', 'valueOf'])('%s: is no evidence until it was seen', (token) => {
    const any = { expected_skill: 'alpha', required_any_evidence: [token] };
    expect(judgeRow({ fields: any, events: [call('alpha')] })).toMatchObject({
      ...{ status: 'fail', failure_kind: 'missing_activity_evidence', missing_evidence: [`any_of(${token})`] },
    });
    const seen = tool('Bash', { command: `grep ${token} a.cs` });
    expect(judgeRow({ fields: any, events: [call('alpha'), seen] }).status).toBe('pass');
  });

  it('are skills like any other', () => {
    const fields = { expected_skill: 'constructor' };
    expect(judgeRow({ fields, events: [call('constructor')] }).status).toBe('pass');
    expect(judgeRow({ fields, events: [run] }).failure_kind).toBe('skill_not_loaded');
    const refused = call('constructor', 'failed', { message: 'Unknown skill' });
    expect(judgeRow({ fields, events: [refused] })).toMatchObject({
      ...{
        failure_kind: 'skill_load_failed',
        error: 'constructor was asked for but not loaded: failed: Unknown skill',
      },
    });
  });
});

describe('a pass', () => {
  it('needs the expected skill confirmed', () => {
    expect(judgeRow({ events: [call('alpha')] })).toMatchObject({
      status: 'pass',
      error: null,
      failure_kind: null,
      mismatch_kind: null,
      failure_category: null,
      matched_evidence: ['alpha', 'tool activity'],
      missing_evidence: [],
    });
  });

  it('may be timed out, killed or end in a fault: what was proved before stays proved', () => {
    expect(judgeRow({ events: [call('alpha')], exit: { timed_out: true }, killed: true }).status).toBe('pass');
    expect(
      judgeRow({ events: [call('alpha')], exit: { signal: 'SIGKILL', exit_code: null }, killed: true }).status,
    ).toBe('pass');
    expect(judgeRow({ events: [call('alpha'), fault('rate_limit', '429')], exit: { exit_code: 1 } }).status).toBe(
      'pass',
    );
  });

  it('of a case that expects nothing needs nothing disallowed, no fault, and a run that ended', () => {
    const negative = { disallowed_skills: ['alpha'] };
    expect(judgeRow({ fields: negative, events: [call('beta')] }).status).toBe('pass');
    expect(judgeRow({ fields: negative, events: [] }).status).toBe('pass');
    expect(judgeRow({ fields: negative, events: [fault('auth', '401')] }).status).toBe('infra_error');
    expect(judgeRow({ fields: negative, events: [], killed: true })).toMatchObject({
      status: 'infra_error',
      fault: { kind: 'crashed' },
    });
    expect(judgeRow({ fields: negative, events: [], killed: true, exit: { timed_out: true } }).status).toBe('pass');
  });

  it('is not given to a negative case by an oracle, which chooses nothing', () => {
    expect(judgeRow({ fields: {}, mode: 'oracle' })).toMatchObject({
      status: 'skipped',
      error: 'needs a mode that chooses',
    });
  });
});

describe('every failure kind', () => {
  const both = { expected_skill: 'alpha', required_any_evidence: ['WebApplicationFactory'] };
  it.each<[string, Row, RegExp]>([
    [
      'skill_not_offered',
      { events: [run], offer: offered('absent', 0, 100, 'pushed out') },
      /never offered alpha: pushed out/,
    ],
    [
      'skill_not_offered',
      {
        fields: { expected_skill: 'alpha', min_offer: 'name_only' },
        events: [call('alpha')],
        offer: offered('absent'),
      },
      /never offered the expected skill/,
    ],
    [
      'offer_too_weak',
      { fields: { expected_skill: 'alpha', min_offer: '50%' }, events: [call('alpha')], offer: offered('cut', 49) },
      /49 of 100 characters of the description, the case wants min_offer 50%/,
    ],
    [
      'skill_load_failed',
      { events: [call('alpha', 'denied', { message: 'no grant' })] },
      /asked for but not loaded: denied: no grant/,
    ],
    ['weak_evidence_only', { events: [run, message('I could use alpha')] }, /only mentions or listings/],
    ['evidence_too_weak', { events: [read('alpha')] }, /alpha was seen at Tier 2, Tier 1 is needed/],
    ['skill_not_loaded', { events: [run] }, /worked but never used alpha/],
    ['skill_not_loaded', { fields: { required_skills: ['beta'] }, events: [run] }, /never used beta/],
    ['mixed_evidence_missing', { events: [] }, /no use of alpha and none of any_of\(tool activity\)/],
    ['mixed_evidence_missing', { fields: both, events: [run] }, /none of any_of\(WebApplicationFactory\)/],
    [
      'missing_skill_file_evidence',
      { fields: { expected_skill: 'alpha', required_files: ['alpha/references/more.md'] }, events: [call('alpha')] },
      /alpha\/references\/more.md was never read/,
    ],
    [
      'missing_activity_evidence',
      { fields: both, events: [call('alpha')] },
      /evidence is there, but none of any_of\(WebApp/,
    ],
    [
      'unknown',
      { fields: { expected_skill: 'alpha', required_all_evidence: ['dotnet build'] }, events: [call('alpha')] },
      /missing: dotnet build/,
    ],
  ])('%s', (kind, row, sentence) => {
    const verdict = judgeRow(row);
    expect(verdict).toMatchObject({ status: 'fail', failure_kind: kind, failure_category: 'assertion' });
    expect(verdict.error).toMatch(sentence);
  });

  it('is the first that holds', () => {
    const events = [call('alpha', 'failed'), message('alpha')];
    expect(judgeRow({ events, offer: offered('absent') }).failure_kind).toBe('skill_not_offered');
    expect(judgeRow({ events }).failure_kind).toBe('skill_load_failed');
  });

  it('leaves an absent offer alone when the skill was used all the same and min_offer is any', () => {
    expect(judgeRow({ events: [call('alpha')], offer: offered('absent') }).status).toBe('pass');
    expect(
      judgeRow({
        fields: { expected_skill: 'alpha', min_offer: 'full' },
        events: [call('alpha')],
        offer: offered('full', 100),
      }).status,
    ).toBe('pass');
  });
});

describe('every mismatch kind', () => {
  const fields = { expected_skill: 'alpha', optional_skills: ['beta'], disallowed_skills: ['gamma'] };
  it.each<[string | null, AgentEvent[]]>([
    ['disallowed_hit', [call('alpha'), call('gamma')]],
    ['optional_only', [call('beta')]],
    ['missing_required', [run]],
    ['mixed', [call('gamma')]],
    ['mixed', [call('gamma'), call('beta')]],
  ])('%s', (kind, events) => {
    expect(judgeRow({ fields, events })).toMatchObject({ status: 'fail', mismatch_kind: kind });
  });

  it('is missing_required when more than the expected skill is missing', () => {
    const more = { ...fields, required_skills: ['delta'] };
    expect(judgeRow({ fields: more, events: [call('beta')] }).mismatch_kind).toBe('missing_required');
  });

  it('lists optional and disallowed hits, a mention being none', () => {
    expect(judgeRow({ fields, events: [call('alpha'), call('beta'), message('gamma')] })).toMatchObject({
      status: 'pass',
      optional_hits: ['beta'],
      disallowed_hits: [],
    });
    expect(
      judgeRow({ fields: { ...fields, disallowed_min_tier: 3 }, events: [call('alpha'), message('gamma')] }),
    ).toMatchObject({
      status: 'fail',
      failure_kind: 'unknown',
      disallowed_hits: ['gamma'],
      error: 'disallowed skill(s) detected: gamma',
    });
    expect(
      judgeRow({ fields: { ...fields, disallowed_min_tier: 1 }, events: [call('alpha'), read('gamma')] }).status,
    ).toBe('pass');
  });
});

describe('every failure category', () => {
  it('is timeout before anything else', () => {
    expect(judgeRow({ events: [run], exit: { timed_out: true }, killed: true })).toMatchObject({
      status: 'fail',
      failure_kind: 'skill_not_loaded',
      failure_category: 'timeout',
      error: expect.stringContaining('command timed out'),
    });
    expect(judgeRow({ events: [fault('rate_limit', '429')], exit: { timed_out: true } })).toMatchObject({
      status: 'infra_error',
      failure_category: 'timeout',
    });
  });

  it.each<[string, Row]>([
    ['auth', { events: [fault('auth', '401')] }],
    ['cli_missing', { exit: { spawn_error: 'ENOENT', exit_code: null } }],
    ['crashed', { killed: true, events: [run] }],
    ['crashed', { killed: true, exit: { signal: 'SIGKILL', exit_code: null } }],
  ])('is transport for a run that could not be judged: %s', (kind, row) => {
    expect(judgeRow(row)).toMatchObject({
      status: 'infra_error',
      failure_kind: null,
      mismatch_kind: null,
      failure_category: 'transport',
      fault: { kind },
    });
  });

  it('stays assertion for a disallowed skill that was used before the run broke off', () => {
    const fields = { expected_skill: 'alpha', disallowed_skills: ['beta'] };
    expect(judgeRow({ fields, events: [call('beta'), fault('auth', '401')] })).toMatchObject({
      status: 'fail',
      failure_category: 'assertion',
    });
  });
});

describe('Tier 2 alone', () => {
  const traces: [string, AgentEvent][] = [
    ['claude', read('alpha')],
    ['copilot', read('alpha')],
    ['codex', read('alpha', 'other')],
    ['claude', call('alpha', 'unfinished')],
  ];
  it.each(traces)('fails as evidence_too_weak on %s, and passes with expected_skill_min_tier 2', (agent, event) => {
    expect(judgeRow({ agent, events: [event] })).toMatchObject({ status: 'fail', failure_kind: 'evidence_too_weak' });
    expect(
      judgeRow({ agent, events: [event], fields: { expected_skill: 'alpha', expected_skill_min_tier: 2 } }).status,
    ).toBe('pass');
  });

  it("is Tier 1 on codex when the skill's own text was read", () => {
    expect(judgeRow({ agent: 'codex+plugin', events: [read('alpha')] }).status).toBe('pass');
  });
});
