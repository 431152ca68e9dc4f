import { describe, expect, it } from '@jest/globals';
import type { Result } from '../../../lib/contract/result.js';
import type { AgentEvent, ExitFacts } from '../../../lib/contract/transcript/event.js';
import type { Verdict } from '../../../lib/contract/verdict.js';
import { collectEvidence } from '../../../lib/evidence/collector.js';
import { type Judged, judge } from '../../../lib/verdict/judge.js';
import { call, end, exited, fault, message, read, skillCase, tool } from '../../helpers/events.js';

interface Row {
  fields?: Record<string, unknown>;
  events?: AgentEvent[];
  exit?: Partial<ExitFacts>;
  offer?: Result['offer'];
  mode?: 'oracle' | 'live';
  agent?: string;
  killed?: boolean;
  choice?: Judged['choice'];
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
  choice,
}: Row): Verdict {
  const testCase = skillCase(fields);
  const evidence = collectEvidence(killed ? events : [...events, end()], {
    testCase,
    agent: agent ?? 'claude',
    skills: ['alpha', 'beta'],
  });
  return judge({ testCase, evidence, exit: exited(exit), offer, choice, ...(mode ? { mode } : {}) });
}

const run = tool('Bash', { command: 'ls' });

describe('judging skills named like a property of every JavaScript object', () => {
  it.each(['constructor', 'toString', 'valueOf'])('finds no evidence of %s until it was used', (token) => {
    const any = { expected_skill: 'alpha', required_any_evidence: [token] };
    expect(judgeRow({ fields: any, events: [call('alpha')] })).toMatchObject({
      ...{ status: 'fail', failure_kind: 'missing_activity_evidence', missing_evidence: [`any_of(${token})`] },
    });
    const seen = tool('Bash', { command: `grep ${token} a.cs` });
    expect(judgeRow({ fields: any, events: [call('alpha'), seen] }).status).toBe('pass');
  });

  it('treats them like any other skill', () => {
    const fields = { expected_skill: 'constructor' };
    expect(judgeRow({ fields, events: [call('constructor')] }).status).toBe('pass');
    expect(judgeRow({ fields, events: [run] }).failure_kind).toBe('skill_not_loaded');
    const refused = call('constructor', 'failed', { message: 'Unknown skill' });
    expect(judgeRow({ fields, events: [refused] })).toMatchObject({
      ...{
        failure_kind: 'skill_load_failed',
        error: 'the agent requested constructor, but it was not loaded: failed: Unknown skill',
      },
    });
  });
});

describe('a required file that says nothing', () => {
  it('is missing by itself, with the reason, and its skill was loaded', () => {
    const testCase = skillCase({ expected_skill: 'alpha', required_files: ['references/empty.md'] });
    const empty = { state: 'empty', kept_chars: 0, of_chars: 0, why: 'the file has no text' } as const;
    const evidence = collectEvidence([call('alpha'), end()], {
      testCase,
      agent: 'claude',
      skills: ['alpha'],
      delivered: { isCalled: () => true, of: ({ skill }) => (skill === null ? empty : null) },
    });
    expect(judge({ testCase, evidence, exit: exited() })).toMatchObject({
      failure_kind: 'missing_skill_file_evidence',
      error: 'the skill was used but references/empty.md was never read: the file has no text',
    });
  });
});

describe('a pass verdict', () => {
  it('needs a confirmed use of the expected skill', () => {
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

  it('is kept when the run later timed out, was killed or ended in a fault', () => {
    expect(judgeRow({ events: [call('alpha')], exit: { timed_out: true }, killed: true }).status).toBe('pass');
    expect(
      judgeRow({ events: [call('alpha')], exit: { signal: 'SIGKILL', exit_code: null }, killed: true }).status,
    ).toBe('pass');
    expect(judgeRow({ events: [call('alpha'), fault('rate_limit', '429')], exit: { exit_code: 1 } }).status).toBe(
      'pass',
    );
  });

  it('of a negative case needs no disallowed use, no fault, and a run that ended', () => {
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

  it('is not given to a negative case in mode oracle, which chooses nothing', () => {
    expect(judgeRow({ fields: {}, mode: 'oracle' })).toMatchObject({
      status: 'skipped',
      error: 'needs a mode that chooses',
    });
  });
});

describe('the failure_kind of a verdict', () => {
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
      /49 of 100 characters of the description, but the case requires min_offer 50%/,
    ],
    [
      'skill_load_failed',
      { events: [call('alpha', 'denied', { message: 'no grant' })] },
      /requested alpha, but it was not loaded: denied: no grant/,
    ],
    ['weak_evidence_only', { events: [run, message('I could use alpha')] }, /alpha was only mentioned or listed/],
    ['evidence_too_weak', { events: [read('alpha')] }, /alpha was seen at Tier 2 \(.*\), but Tier 1 is required/],
    ['skill_not_loaded', { events: [run] }, /worked but never used alpha/],
    ['skill_not_loaded', { fields: { required_skills: ['beta'] }, events: [run] }, /never used beta/],
    ['mixed_evidence_missing', { events: [] }, /neither a use of alpha nor any call of a tool$/],
    ['mixed_evidence_missing', { fields: both, events: [run] }, /neither a use of alpha nor 'WebApplicationFactory'$/],
    [
      'missing_skill_file_evidence',
      { fields: { expected_skill: 'alpha', required_files: ['alpha/references/more.md'] }, events: [call('alpha')] },
      /alpha\/references\/more.md was never read/,
    ],
    [
      'missing_activity_evidence',
      { fields: both, events: [call('alpha')] },
      /skill was used, but the output does not show 'WebApp/,
    ],
    [
      'unknown',
      { fields: { expected_skill: 'alpha', required_all_evidence: ['dotnet build'] }, events: [call('alpha')] },
      /missing: dotnet build/,
    ],
  ])('can be %s', (kind, row, sentence) => {
    const verdict = judgeRow(row);
    expect(verdict).toMatchObject({ status: 'fail', failure_kind: kind, failure_category: 'assertion' });
    expect(verdict.error).toMatch(sentence);
  });

  it.each([
    [{ said: 'Two plus\ntwo is four.' }, '; it answered in words and called nothing: “Two plus two is four.”'],
    [{ said: 'Four.', tools: ['Bash', 'Read'] }, "; it called 'Bash', 'Read' instead, and said: “Four.”"],
    [{ unknown: ['ghost'], tools: ['Skill'] }, "; it called 'ghost', which the agent does not list"],
    // As in a replay.
    [{}, ''],
  ])('has what a model did instead: %j', (instead, words) => {
    const choice = { choice: null, ...instead };
    for (const events of [[], [run]])
      expect(judgeRow({ events, mode: 'live', choice }).error).toBe(`the model called no skill${words}`);
    expect(judgeRow({ events: [run], mode: 'oracle', choice }).error).toMatch(/never used alpha/);
  });

  it('is the first in the order of the list that applies', () => {
    const events = [call('alpha', 'failed'), message('alpha')];
    expect(judgeRow({ events, offer: offered('absent') }).failure_kind).toBe('skill_not_offered');
    expect(judgeRow({ events }).failure_kind).toBe('skill_load_failed');
  });

  it('ignores an absent offer when the skill was used all the same and min_offer is any', () => {
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

describe('the mismatch_kind of a verdict', () => {
  const fields = { expected_skill: 'alpha', optional_skills: ['beta'], disallowed_skills: ['gamma'] };
  it.each<[string | null, AgentEvent[]]>([
    ['disallowed_hit', [call('alpha'), call('gamma')]],
    ['optional_only', [call('beta')]],
    ['missing_required', [run]],
    ['mixed', [call('gamma')]],
    ['mixed', [call('gamma'), call('beta')]],
  ])('can be %s', (kind, events) => {
    expect(judgeRow({ fields, events })).toMatchObject({ status: 'fail', mismatch_kind: kind });
  });

  it('is missing_required when more than the expected skill is missing', () => {
    const more = { ...fields, required_skills: ['delta'] };
    expect(judgeRow({ fields: more, events: [call('beta')] }).mismatch_kind).toBe('missing_required');
  });

  it('comes with optional and disallowed hits, of which a mention is none', () => {
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

describe('the failure_category of a verdict', () => {
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

describe('a verdict on Tier 2 evidence alone', () => {
  const traces: [string, AgentEvent][] = [
    ['claude', read('alpha')],
    ['copilot', read('alpha')],
    ['codex', read('alpha', 'other')],
    ['claude', call('alpha', 'unfinished')],
  ];
  it.each(traces)('is evidence_too_weak on %s, and a pass with expected_skill_min_tier 2', (agent, event) => {
    expect(judgeRow({ agent, events: [event] })).toMatchObject({ status: 'fail', failure_kind: 'evidence_too_weak' });
    expect(
      judgeRow({ agent, events: [event], fields: { expected_skill: 'alpha', expected_skill_min_tier: 2 } }).status,
    ).toBe('pass');
  });

  it('is given on Tier 1 on codex when the skill’s own text was read', () => {
    expect(judgeRow({ agent: 'codex+plugin', events: [read('alpha')] }).status).toBe('pass');
  });
});

describe('requirements that the mode cannot show', () => {
  const words = { expected_skill: 'alpha', required_any_evidence: ['ILogger', 'WebApplicationFactory'] };
  const row = (fields: Record<string, unknown>, mode: 'oracle' | 'router' | 'live', events = [call('alpha')]) => {
    const evidence = collectEvidence([...events, end()], {
      testCase: skillCase(fields),
      agent: 'claude',
      skills: ['alpha'],
    });
    return judge({ testCase: skillCase(fields), evidence, exit: exited(), mode });
  };

  it.each(['oracle', 'router'] as const)('are not judged in mode %s: the rest of the case decides', (mode) => {
    expect(row(words, mode)).toMatchObject({
      status: 'pass',
      missing_evidence: [],
      not_judged: [{ token: 'any_of(ILogger|WebApplicationFactory)' }],
    });
    expect(row(words, mode, [run])).toMatchObject({ status: 'fail', missing_evidence: ['alpha'] });
    const all = { expected_skill: 'alpha', required_all_evidence: ['ILogger', 'alpha'] };
    expect(row(all, mode)).toMatchObject({ status: 'pass', not_judged: [{ token: 'ILogger' }] });
  });

  it('are judged in mode live', () => {
    expect(row(words, 'live')).toMatchObject({ status: 'fail', failure_kind: 'missing_activity_evidence' });
    expect(row(words, 'live')).not.toHaveProperty('not_judged');
  });

  it('do not include activity words, skills and files', () => {
    expect(row({ expected_skill: 'alpha', required_any_evidence: ['x', 'tool_use'] }, 'oracle')).not.toHaveProperty(
      'not_judged',
    );
    expect(row({ expected_skill: 'alpha', required_any_evidence: ['alpha'] }, 'oracle').not_judged).toBeUndefined();
    expect(row({ expected_skill: 'alpha', required_files: ['alpha/x.md'] }, 'oracle')).toMatchObject({
      status: 'fail',
    });
  });

  it('skip the case when nothing else is required', () => {
    expect(row({ required_all_evidence: ['ILogger'] }, 'router')).toMatchObject({ status: 'skipped' });
    const disallowed = { required_all_evidence: ['ILogger'], disallowed_skills: ['alpha'] };
    expect(row(disallowed, 'router')).toMatchObject({ status: 'fail', disallowed_hits: ['alpha'] });
  });
});

describe('an id that names several different skills', () => {
  it('fails whatever was loaded, with the files to choose from', () => {
    const testCase = skillCase({ expected_skill: 'access' });
    const evidence = collectEvidence([call('access'), end()], { testCase, agent: 'claude', skills: ['access'] });
    const ambiguous = [{ id: 'access', paths: ['discord/SKILL.md', 'imessage/SKILL.md'], only: null }];
    expect(judge({ testCase, evidence, exit: exited(), ambiguous })).toMatchObject({
      status: 'fail',
      failure_kind: 'ambiguous_skill',
      ambiguous,
      error: expect.stringContaining('discord/SKILL.md, imessage/SKILL.md'),
    });
  });
});

describe('a call that the oracle asked for and that never came back', () => {
  const silent = (mode: 'oracle' | 'live', asked: boolean, events: AgentEvent[]) => {
    const testCase = skillCase({ expected_skill: 'alpha' });
    const evidence = collectEvidence([...events, end()], { testCase, agent: 'codex', skills: ['alpha'] });
    return judge({ testCase, evidence, exit: exited({}), mode, asked }).status;
  };

  it('is the agent’s failure, not the skill’s', () => {
    expect(silent('oracle', true, [])).toBe('infra_error');
    const unfinished = { ...tool('shell', { command: 'cat x' }), outcome: 'unfinished' } as AgentEvent;
    expect(silent('oracle', true, [unfinished])).toBe('infra_error');
  });

  it('is a failed case where a model chose, or where nothing was asked for', () => {
    expect(silent('live', true, [])).toBe('fail');
    expect(silent('oracle', false, [])).toBe('fail');
    expect(silent('oracle', true, [run])).toBe('fail');
  });
});

describe('a skill that the agent ships under the same name', () => {
  const testCase = skillCase({ expected_skill: 'skill-creator' });
  const shadowed = "Codex ships a skill 'skill-creator' of its own";
  const judgeWith = (events: Parameters<typeof collectEvidence>[0], mode: 'live' | 'oracle' = 'live') => {
    const evidence = collectEvidence(events, { testCase, agent: 'codex', skills: ['skill-creator'] });
    return judge({ testCase, evidence, exit: exited(), shadowed, mode });
  };

  it('fails with that reason', () => {
    expect(judgeWith([end()])).toMatchObject({ status: 'fail', failure_kind: 'skill_shadowed', error: shadowed });
  });

  it('fails in mode oracle even where the two texts are alike', () => {
    expect(judgeWith([call('skill-creator'), end()], 'oracle')).toMatchObject({ failure_kind: 'skill_shadowed' });
  });

  it('passes in mode live when it was loaded all the same', () => {
    expect(judgeWith([call('skill-creator'), end()])).toMatchObject({ status: 'pass', failure_kind: null });
  });
});
