import { describe, expect, it } from '@jest/globals';
import type { AgentEvent } from '../../../lib/contract/transcript/event.js';
import { type Asked, listClaims } from '../../../lib/evidence/claims.js';
import { collectEvidence } from '../../../lib/evidence/collector.js';
import { call, end, fault, message, read, skillCase, tool } from '../../helpers/events.js';

const collect = (events: AgentEvent[], fields: Record<string, unknown>, more: Partial<Asked> = {}) =>
  collectEvidence(events, { testCase: skillCase(fields), agent: 'claude', ...more });
const tierOf = (events: AgentEvent[], fields: Record<string, unknown>, token: string, more: Partial<Asked> = {}) =>
  collect(events, fields, more).hits[token]?.tier ?? null;

describe('collectEvidence, deciding which skill is meant,', () => {
  const wanted = { expected_skill: 'dotnet-xunit' };
  it.each<[string, string, Partial<Asked>, number | null]>([
    ['the exact id', 'dotnet-xunit', {}, 1],
    ['a plugin prefix', 'dotnet-artisan:dotnet-xunit', {}, 1],
    ['a longer id', 'dotnet-xunit-v3', {}, null],
    ['a shorter id', 'xunit', {}, null],
    ['another case on claude', 'Dotnet-XUnit', {}, null],
    ['another case on copilot', 'Dotnet-XUnit', { agent: 'copilot', id_case: 'ignore' }, 1],
  ])('matches an id or not: %s', (_, seen, more, tier) => {
    // An id that is another one leaves no trace at all: not even a mention.
    expect(tierOf([call(seen, 'ran', { input: {} })], wanted, 'dotnet-xunit', more)).toBe(tier);
  });

  it('requires the plugin when the case names one', () => {
    const qualified = { expected_skill: 'artisan:alpha' };
    expect(tierOf([call('artisan:alpha')], qualified, 'artisan:alpha')).toBe(1);
    expect(tierOf([call('other:alpha')], qualified, 'artisan:alpha')).not.toBe(1);
    expect(tierOf([call('alpha')], qualified, 'artisan:alpha')).not.toBe(1);
    expect(tierOf([call('alpha', 'ran', { also: ['artisan:alpha'] })], qualified, 'artisan:alpha')).toBe(1);
  });

  it('resolves aliases of tokens and of seen ids, for that agent only', () => {
    const aliased = { expected_skill: 'xu', provider_aliases: { Claude: { xu: 'dotnet-xunit' } } };
    expect(tierOf([call('dotnet-xunit')], aliased, 'dotnet-xunit')).toBe(1);
    expect(tierOf([call('XU')], aliased, 'dotnet-xunit')).toBe(1);
    expect(tierOf([call('dotnet-xunit')], aliased, 'xu', { agent: 'codex' })).toBeNull();
    expect(tierOf([call('p:xu')], aliased, 'dotnet-xunit', { agent: 'claude@haiku' })).toBe(1);
    const spelt = { expected_skill: 'XU', provider_aliases: { claude: { xu: 'xunit-two', XU: 'dotnet-xunit' } } };
    expect(tierOf([call('dotnet-xunit')], spelt, 'dotnet-xunit')).toBe(1);
  });

  it('accepts a front-matter name that the transcript proves to be the same skill', () => {
    expect(
      tierOf([call('fmt-dir', 'ran', { also: ['format-code'] })], { expected_skill: 'format-code' }, 'format-code'),
    ).toBe(1);
  });
});

describe('collectEvidence, on evidence tokens,', () => {
  it('counts an id under test and <id>/SKILL.md as use of that skill', () => {
    const fields = { required_all_evidence: ['alpha', 'alpha/SKILL.md', 'beta'] };
    const { hits } = collect([call('alpha'), message('beta would do')], fields, { skills: ['alpha', 'beta'] });
    expect(hits['alpha']?.tier).toBe(1);
    expect(hits['alpha/SKILL.md']?.tier).toBe(1);
    expect(hits['beta']?.tier).toBe(3);
  });

  it('searches other tokens, ignoring case, in names, inputs and outputs of tools, and in prose as mentions', () => {
    const fields = { required_all_evidence: ['TotalTokens', 'webFetch', 'src/Program.cs', 'goodbye'] };
    const { hits } = collect(
      [
        tool('WebFetch', { url: 'x' }),
        tool('Bash', { command: 'cat src/program.cs' }, 'totaltokens: 3'),
        message('Goodbye'),
      ],
      fields,
    );
    expect(Object.fromEntries(Object.entries(hits).map(([k, h]) => [k, h.tier]))).toEqual({
      TotalTokens: 2,
      webFetch: 2,
      'src/Program.cs': 2,
      goodbye: 3,
    });
  });

  it('counts the words of a refused call only as a mention', () => {
    expect(
      tierOf([tool('Bash', { command: 'gh pr' }, '', 'denied')], { required_all_evidence: ['gh pr'] }, 'gh pr'),
    ).toBe(3);
  });

  it('lets the original projects’ activity words in a case’s own list match any tool event', () => {
    const claims = listClaims(
      { testCase: skillCase({ required_any_evidence: ['tool_use', 'Bash('] }), agent: 'codex' },
      'events',
    );
    expect(claims.any).toEqual({ tokens: [], activity: true, words: false });
    expect(collect([tool('x', {})], { required_any_evidence: ['WebApplicationFactory'] }).claims.any).toEqual({
      tokens: ['WebApplicationFactory'],
      activity: false,
      words: true,
    });
  });

  it('lets the generic token SKILL.md match any confirmed skill, but not a listing', () => {
    const fields = { required_all_evidence: ['SKILL.md'] };
    expect(tierOf([read('alpha', 'none', 'listed')], fields, 'SKILL.md')).toBeNull();
    expect(tierOf([call('alpha')], fields, 'SKILL.md')).toBe(1);
  });
});

describe('collectEvidence, on events that prove no use,', () => {
  it.each(['failed', 'denied', 'blocked_by_hook', 'unavailable'] as const)(
    'counts a call that %s as refused, with its words',
    (outcome) => {
      const evidence = collect([call('alpha', outcome, { message: 'nope' })], { expected_skill: 'alpha' });
      expect(evidence.refused['alpha']).toBe(`${outcome}: nope`);
      expect(evidence.hits['alpha']?.tier ?? 3).toBe(3);
    },
  );

  it('counts an unfinished call as an attempt, a read of another file as moderate, a listing as a mention', () => {
    expect(tierOf([call('alpha', 'unfinished')], { expected_skill: 'alpha' }, 'alpha')).toBe(2);
    expect(tierOf([read('alpha', 'other')], { expected_skill: 'alpha' }, 'alpha')).toBe(2);
    expect(tierOf([read('alpha', 'none', 'listed')], { expected_skill: 'alpha' }, 'alpha')).toBe(3);
    expect(collect([read('alpha', 'none', 'listed')], { expected_skill: 'alpha' }).refused).toEqual({});
    expect(collect([read('alpha', 'none', 'denied')], { expected_skill: 'alpha' }).refused).toHaveProperty('alpha');
  });
});

describe('collectEvidence, over a whole run,', () => {
  it('keeps the best hit: by tier, then score, then order', () => {
    const { hits } = collect(
      [message('alpha'), read('alpha'), call('alpha', 'ran', { proof: 'first' }), call('alpha')],
      {
        expected_skill: 'alpha',
      },
    );
    expect(hits['alpha']).toMatchObject({ tier: 1, score: 1000, proof_line: 'first', source_kind: 'cli_output' });
  });

  it('keeps at most two proof lines per token, cut to 500 characters', () => {
    const events = Array.from({ length: 50 }, (_, i) => call('alpha', 'ran', { proof: `${i}-${'x'.repeat(900)}` }));
    const { proof } = collect(events, { expected_skill: 'alpha' });
    expect(proof).toHaveLength(2);
    expect(proof[0]?.line).toHaveLength(503);
  });

  it('records the first fault, the end, usage, activity and the final answer', () => {
    const evidence = collect(
      [
        tool('Bash', {}),
        fault('auth', '401'),
        fault('crashed', 'later'),
        { ...message('x'), type: 'final_answer', text: 'bye' },
        end(),
      ],
      { expected_skill: 'alpha' },
    );
    expect(evidence).toMatchObject({
      active: true,
      ended: true,
      fault: { kind: 'auth' },
      final_answer: 'bye',
      usage: { input_tokens: 10 },
    });
  });
});

describe('a word of the case', () => {
  const fields = { expected_skill: 'csharp', required_any_evidence: ['async'] };
  const skills = ['dotnet-csharp-async-patterns', 'csharp'];
  it.each([
    ['in the id of a called skill', [call('dotnet-csharp-async-patterns')], null],
    ['in the path of a skill', [tool('Bash', { command: 'cat skills/dotnet-csharp-async-patterns/SKILL.md' })], null],
    ['in an output that names the skill', [tool('Skill', {}, 'Launching skill: dotnet-csharp-async-patterns')], null],
    ['beside the id', [tool('Bash', { command: 'grep async dotnet-csharp-async-patterns' })], 2],
    ['in a longer word that is not a skill', [tool('Bash', { command: 'grep my-async-code x' })], 2],
  ])('found only %s', (_, events, tier) => {
    expect(tierOf(events, fields, 'async', { skills })).toBe(tier);
  });
});
