import { describe, expect, it } from '@jest/globals';
import type { Result } from '../../../lib/contract/result.js';
import { compareBaselines } from '../../../lib/delta/compare.js';
import type { DeltaRow } from '../../../lib/delta/schema.js';
import { listFindings } from '../../../lib/report/findings/findings.js';
import { headlineOf } from '../../../lib/report/findings/headline.js';
import { renderReport } from '../../../lib/report/index.js';
import { renderMarkdown } from '../../../lib/report/markdown/markdown.js';
import type { ReportInput } from '../../../lib/report/view/input.js';
import { makeBaseline, makeResult, makeResults } from '../../helpers/results.js';

const TITLES: Record<string, string> = { claude: 'Claude Code', codex: 'Codex' };

function judge(rows: Partial<Result>[], change: Partial<DeltaRow> = {}): ReportInput {
  const results = makeResults(rows.map((row) => makeResult({ expected_skill: 'invoice-match', ...row })));
  const current = makeBaseline(
    Object.fromEntries(
      results.results.map(({ case_id }) => [
        case_id,
        Object.fromEntries(results.results.map(({ agent }) => [agent, 'pass' as const])),
      ]),
    ),
  );
  const comparison = compareBaselines({ results, current, ref: { name: 'main', sha: null, baseline: current } });
  const deltas = comparison.deltas.filter(({ status }) => status !== null).map((row) => ({ ...row, ...change }));
  return {
    ...{ results, comparison: { ...comparison, deltas } },
    agent_title: (agent) => TITLES[agent] ?? agent,
  };
}

const fail = { case_id: 'a', status: 'fail' } as const;
const call = { outcome: 'ran', route: null, hook: null, why: 'let through', failure: null } as const;
const lost = (offer: 'name_only' | 'cut' | 'absent', by: object | null = null, over: object | null = null) =>
  ({
    ...{ delta: 'OFFER_LOSS', case_id: null, reason: 'the offer was full' },
    loss: {
      ...{ before: { offer: 'full', kept_chars: 40, of_chars: 40 }, after: { offer, kept_chars: 0, of_chars: 40 } },
      ...{ cause: 'the list is full', over, pushed_out_by: by },
    },
  }) as Partial<DeltaRow>;

describe('the headline of a report', () => {
  it.each<[string | null, Partial<Result>[], Partial<DeltaRow>?]>([
    ['Claude Code no longer lists `invoice-match`', [{ ...fail, failure_kind: 'skill_not_offered' }]],
    [
      'Claude Code and Codex no longer list `invoice-match`',
      ['claude', 'codex'].map((agent) => ({ ...fail, agent, failure_kind: 'skill_not_offered' as const })),
    ],
    [
      'The subagent `kit:clerk` no longer sees `invoice-match` on Claude Code',
      [
        {
          ...{ ...fail, failure_kind: 'skill_not_offered' },
          offer: { state: 'absent', kept_chars: 0, of_chars: 9, reason: null, inside: 'kit:clerk' },
        },
      ],
    ],
    [
      'Claude Code no longer reads `references/rules.md` of `invoice-match`',
      [{ ...fail, failure_kind: 'missing_skill_file_evidence', missing_evidence: ['references/rules.md'] }],
    ],
    ['`invoice-match` now names two skills on Claude Code', [{ ...fail, failure_kind: 'ambiguous_skill' }]],
    [
      "Claude Code no longer loads `invoice-match`: the source's own hook blocks it",
      [{ ...fail, failure_kind: 'skill_load_failed', blocked_by: 'hooks/hooks.json' }],
    ],
    ['`invoice-match` timed out on Claude Code', [{ ...fail, timed_out: true }]],
    [
      '`Bash: git push`: not blocked on Codex',
      [
        {
          ...{ ...fail, agent: 'codex', kind: 'tool_route', expected_skill: null, missing_evidence: ['block'] },
          tried_call: { ...call, call: 'Bash: git push' },
        } as Partial<Result>,
      ],
    ],
    [
      'Claude Code could not run, not because of this change',
      [{ case_id: 'a', status: 'infra_error' }],
      { delta: 'INFRA' },
    ],
    ['Case `a` no longer checks on Claude Code what it does at main', [{ case_id: 'a' }], { delta: 'WEAKENED' }],
    ['Claude Code left no result for 1 case', [{ case_id: 'a' }], { delta: 'MISSING_RESULT' }],
    ['Case `a` has no baseline entry', [{ case_id: 'a' }], { delta: 'MISSING_BASELINE' }],
    ['Claude Code now lists `invoice-match` by name alone', [{ case_id: 'a' }], lost('name_only')],
    ['Claude Code no longer lists `invoice-match`', [{ case_id: 'a' }], lost('absent')],
    [null, [{ case_id: 'a' }]],
  ])('is %j', (...[wanted, rows, change]) => {
    expect(headlineOf(judge(rows, change))).toBe(wanted);
  });

  it('says that the gate is inconclusive where nothing failed, and the gate whether it is to be run again', () => {
    const outage = judge([{ case_id: 'a', status: 'infra_error' }, { case_id: 'b' }]);
    const again =
      'nothing failed and the merge is not blocked, but not everything could be judged: run it again before you merge';
    expect(headlineOf(outage)).toBe('Inconclusive: Claude Code could not run, not because of this change');
    expect(renderMarkdown(outage)).toContain(`**Gate: inconclusive** (${again})`);
    const all = judge([{ case_id: 'a', status: 'infra_error' }]);
    expect(renderMarkdown(all)).toContain(
      '**Gate: fail** (no failure was found, but nothing could be judged on <code>claude</code>)',
    );
    expect(renderMarkdown({ ...all, pull_request: true })).toContain(
      '**Gate: fail** (blocks the merge where this check is required, until it is run again: no failure was found',
    );
    const parts = [
      { delta: 'SHRUNK', kind: 'skill', name: 'a', message: 'has 3 characters', agents: [], file: 'a', why: null },
    ];
    const cut = { ...outage.comparison, parts: parts as never };
    expect(renderMarkdown({ ...outage, comparison: cut })).toContain(
      '(nothing failed and the merge is not blocked, but a person has to decide)',
    );
  });

  it('is about what broke on each of its agents, and about no call where all hooks are off', () => {
    const route = { status: 'fail', kind: 'tool_route', expected_skill: null } as const;
    const hook = 'PreToolUse in hooks/hooks.json';
    const of = (failure: 'unmatched' | 'turned_off', rows: [string, string][]) => {
      const tried = (name: string) => ({ ...call, call: `Bash: ${name}`, outcome: 'hook_not_loaded', failure, hook });
      const input = judge(
        rows.map(([case_id, agent]) => ({ ...route, case_id, agent, tried_call: tried(case_id) })) as Partial<Result>[],
        { skill: null },
      );
      input.results.locations = { source: '', skills: {}, subagents: {}, routes: {}, cases: {}, hooks_off: ['s.json'] };
      return headlineOf(input);
    };
    const three: [string, string][] = [
      ['rm a', 'claude'],
      ['rm b', 'claude'],
      ['rm a', 'codex'],
    ];
    expect(of('unmatched', three)).toBe('The hook for `Bash: rm a` never runs on Claude Code and Codex');
    expect(of('unmatched', three.slice(0, 2))).toBe(
      'The hook for `Bash: rm a`, `Bash: rm b` never runs on Claude Code',
    );
    expect(of('turned_off', three)).toBe('All hooks are turned off on Claude Code and Codex');
  });

  it('is one for skills whose texts one limit cuts, whatever their lengths are', () => {
    const cut = (reason: string) => ({ ...lost('cut'), reason });
    const input = judge([{ case_id: 'a' }, { case_id: 'b' }, { case_id: 'c' }]);
    const loss = (at: number, skill: string, reason: string) => ({
      ...{ ...input.comparison.deltas[at], ...cut(reason), case_id: ['a', 'b', 'c'][at], skill },
    });
    const make = (...reasons: string[]) => {
      const deltas = reasons.map((reason, at) => loss(at, `s${at}`, reason)) as DeltaRow[];
      for (const row of deltas) if (row.loss) row.loss = { ...row.loss, cause: row.reason };
      return { ...input, comparison: { ...input.comparison, deltas } };
    };
    const of = (...reasons: string[]) => headlineOf(make(...reasons));
    const long = (chars: string) => `it cuts at 20 characters, and this one has ${chars}`;
    expect(of(long('70'), long('1,081'), long('63'))).toBe('Claude Code now cuts the descriptions of `s0`, `s1`, `s2`');
    expect(listFindings(make(long('70'), long('1,081')))[0]?.why).toBe(`for example \`s0\`: ${long('70')}`);
    expect(of(long('70'), 'it is no longer listed in full')).toBe(
      'Claude Code now cuts the description of `s0`, and 1 more finding',
    );
  });

  it('counts what else was found, and stands above the gate', () => {
    const input = judge([
      { ...fail, failure_kind: 'skill_not_offered' },
      { case_id: 'b', status: 'infra_error', agent: 'codex' },
    ]);
    expect(headlineOf(input)).toBe('Claude Code no longer lists `invoice-match`, and 1 more finding');
    const [first, , gate] = renderMarkdown(input).split('\n');
    expect([first, gate]).toEqual([
      '### Claude Code no longer lists <code>invoice-match</code>, and 1 more finding',
      expect.stringContaining('**Gate: fail** · '),
    ]);
    expect(renderMarkdown({ ...input, pull_request: true })).toContain(
      '**Gate: fail** (blocks the merge where this check is required) · ',
    );
  });

  it('is of one finding where a case is weakened on several agents, each of which its reason names', () => {
    const input = judge(['codex', 'copilot'].map((agent) => ({ case_id: 'a', agent })));
    const deltas = input.comparison.deltas.map((row) => ({
      ...{ ...row, delta: 'WEAKENED' as const, fails: true },
      reason: `the case no longer checks what it does at main: its list \`agents\` no longer has ${row.agent}`,
    }));
    const weakened = { ...input, comparison: { ...input.comparison, deltas } };
    expect(headlineOf(weakened)).toBe('Case `a` no longer checks on Codex and copilot what it does at main');
    const less = (how: 'deleted' | 'not_run' | 'lowered') => {
      const rows = deltas.map((row) => ({ ...row, less: how }));
      return headlineOf({ ...weakened, comparison: { ...weakened.comparison, deltas: rows } });
    };
    expect(less('deleted')).toBe('Case `a` was deleted');
    expect(less('not_run')).toBe('Case `a` is no longer run on Codex and copilot');
    expect(less('lowered')).toBe('Less is expected of case `a` on Codex and copilot than at main');
    // A case that nothing runs any more comes before those that only check less.
    const [first, last] = deltas;
    const mixed = [first, { ...last, case_id: 'b', less: 'not_run' as const }] as DeltaRow[];
    for (const rows of [mixed, mixed.toReversed()])
      expect(
        headlineOf({
          ...weakened,
          comparison: { ...weakened.comparison, deltas: rows.map((row) => ({ less: 'checks', ...row })) },
        }),
      ).toBe('Case `b` is no longer run on copilot, and 1 more finding');
    const same = deltas.map((row) => ({
      ...row,
      reason: 'the case no longer checks what it does at main: expect block became allow',
    }));
    expect(headlineOf({ ...weakened, comparison: { ...weakened.comparison, deltas: same } })).toBe(
      'Case `a` no longer checks on Codex and copilot what it does at main: expect block became allow',
    );
    const [finding, ...others] = listFindings(weakened);
    expect(others).toEqual([]);
    expect(finding?.why).toContain('its list `agents` no longer has codex, copilot');
    expect(finding?.fix?.match(/undo that change of the case/g)).toHaveLength(1);
  });

  it('is of one skill whose description grew, whatever each agent makes of it', () => {
    const input = judge(['claude', 'codex'].map((agent) => ({ case_id: 'a', agent })));
    const deltas = input.comparison.deltas.map((row) => ({ ...row, ...lost('cut'), agent: row.agent })) as DeltaRow[];
    for (const row of deltas)
      row.loss = {
        ...(row.loss as NonNullable<DeltaRow['loss']>),
        ...{ after: { offer: 'cut', kept_chars: row.agent.length, of_chars: 40 }, cause: `${row.agent} cuts it` },
      };
    const grown = { ...input, comparison: { ...input.comparison, deltas } };
    const [finding, ...others] = listFindings(grown);
    expect(others).toEqual([]);
    expect(headlineOf(grown)).toBe('Claude Code and Codex now cut the description of `invoice-match`');
    expect([finding?.what, finding?.why]).toEqual([
      'now listed with its description cut (before: with its whole description)',
      'on `claude`: claude cuts it; on `codex`: codex cuts it',
    ]);
    // A regression may carry what was lost, too: there skills that broke in the same way are one finding.
    const broken = judge(
      ['alpha', 'beta'].map((name) => ({
        ...{ ...fail, case_id: name, expected_skill: name, failure_kind: 'skill_not_offered' as const },
      })),
      { ...lost('absent'), delta: 'REGRESSION', reason: 'not read' },
    );
    const rows = broken.comparison.deltas.map((row, at) => ({ ...row, case_id: ['alpha', 'beta'][at] ?? null }));
    expect(listFindings({ ...broken, comparison: { ...broken.comparison, deltas: rows } })).toHaveLength(1);
    const pushed = deltas.map((row) => ({
      ...row,
      loss: { ...row.loss, pushed_out_by: { skill: 'x', file: null, chars: 9, others: 0, others_chars: 0 } },
    }));
    expect(listFindings({ ...grown, comparison: { ...grown.comparison, deltas: pushed as never } })).toHaveLength(2);
  });

  it('is followed by a table that calls each delta by its name', () => {
    const rows = [{ ...fail }, { case_id: 'b' }];
    const text = renderMarkdown(judge(rows));
    expect(text).toContain('mode oracle (no model is asked: tests that skills load)');
    const call = { case_id: 'b', kind: 'tool_route', expected_skill: null } as const;
    expect(renderMarkdown(judge([{ ...fail }, call]))).toContain(
      'mode oracle (no model is asked: tests that skills load, and makes each call as written)',
    );
    expect(text).toContain('| REGRESSION: passed before |');
    expect(text).toContain('| PASS: as expected |');
    const input = judge(rows);
    for (const row of input.comparison.deltas) if (row.case_id === 'a') row.changed = ['min_offer any became full'];
    const changed = renderMarkdown(input);
    expect(renderReport('text', input)).toContain('REGRESSION (the case was changed) ');
    expect(changed).toContain('| REGRESSION: the case was changed |');
    expect(changed).not.toContain('passed before');
    const other = judge(rows);
    for (const row of other.comparison.deltas) if (row.case_id === 'a') row.expected_in = ['router'];
    expect(renderReport('text', other)).toContain('REGRESSION (passed in mode router) ');
    expect(renderMarkdown(other)).toContain('| REGRESSION: passed in mode router |');
    expect(renderMarkdown(other)).not.toContain('passed before');
  });
});

describe('the table of a report', () => {
  const part = {
    ...{ delta: 'BROKEN' as const, kind: 'skill' as const, name: 'menu', rule: 'skill-offer', agents: ['codex'] },
    ...{ file: 'skills/menu/SKILL.md', line: 3, message: 'not offered', why: null, fix: null, fails: true },
  };

  it('has a row for what broke and is no case, and says which agents a case leaves out', () => {
    const input = judge([{ case_id: 'a' }, { case_id: 'a', agent: 'codex' }, { case_id: 'b' }]);
    const text = renderMarkdown({ ...input, comparison: { ...input.comparison, gate: 'fail', parts: [part] } });
    expect(text).toMatch(/\| 🔴 \| skill <code>menu<\/code> \| – \| <b>not listed<\/b> \| BROKEN: /);
    expect(text).toMatch(/<code>b<\/code> · invoice-match \| loads[^|]* \| not asked \|/);
    expect(text).toMatch(/<details><summary><sub>3 case × agent pairs[^<]*<\/sub><\/summary>\n\n<sub>A pass shows/);
  });
});

describe('a new skill that each agent lists in another way', () => {
  const message = 'not offered on copilot; offered with its description cut on claude, codex';
  const part = {
    ...{ delta: 'BROKEN' as const, kind: 'skill' as const, name: 'menu', rule: 'skill-offer', message, fails: true },
    ...{ agents: ['claude', 'codex', 'copilot'], file: 'skills/menu/SKILL.md', line: 3, why: null, fix: null },
  };
  it('is said of each agent as it is', () => {
    const agents = ['claude', 'codex', 'copilot'].map((agent) => ({ case_id: 'a', agent }));
    const input = judge(agents);
    const text = renderMarkdown({ ...input, comparison: { ...input.comparison, gate: 'fail', parts: [part] } });
    expect(text).toMatch(
      /^### copilot does not list <code>menu<\/code>, and Claude Code and Codex cut its description\n/,
    );
    expect(text).toContain('| <b>description cut</b> | <b>description cut</b> | <b>not listed</b> |');
  });
});

describe('what a finding says once', () => {
  const unlisted = (reason: string, ...fixes: string[]) => ({
    ...{ ...fail, failure_kind: 'skill_not_offered' as const, error: `skill_not_offered: never offered: ${reason}` },
    offer: { state: 'absent' as const, kept_chars: 0, of_chars: 9, reason: [reason, ...fixes].join('; '), fixes },
  });

  it('is its cause, where no agent has one of its own', () => {
    const [one, two] = [unlisted('it has no name', 'name it'), unlisted('it has no name; and no text')];
    const ofOne = renderMarkdown(judge([one, { ...one, case_id: 'b' }]));
    expect(ofOne).toContain('<b>Why:</b> it has no name.');
    expect(ofOne).not.toContain('for example');
    expect(ofOne).not.toContain('Cause in full');
    expect(renderMarkdown(judge([unlisted('it has no name'), { ...two, agent: 'codex' }]))).toContain('Cause in full');
  });

  it('is what a case demands and an agent no longer lists, with whose descriptions to shorten', () => {
    const by = { skill: 'policy-10', chars: 458, others: 39, others_chars: 17_853 };
    const { loss } = lost('name_only', by, { by: 8765, limit: 15_000, unit: 'characters' });
    const weak = { ...fail, failure_kind: 'offer_too_weak' as const };
    const input = judge([weak], { ...(loss ? { loss } : {}), failure_kind: 'offer_too_weak' });
    if (loss) expect(listFindings(input)[0]?.what).toMatch(/; its case asks for more than that$/);
    expect(headlineOf(input)).toBe('Claude Code now lists `invoice-match` by name alone');
    expect(listFindings(input)[0]?.fix).toContain('shorten the 40 new or longer descriptions by 8,765 characters');
  });

  it('is to undo the change, where no room is wanting', () => {
    const file = 'skills/invoice-match/SKILL.md';
    const input = judge([{ case_id: 'a' }], { ...lost('name_only'), skill: 'invoice-match' });
    input.results.locations = {
      ...{ source: '', subagents: {}, routes: {}, cases: {} },
      skills: { 'invoice-match': file },
    };
    const lines = { first: 3, last: 3 };
    const change = {
      ...{ file, state: 'changed' as const, from: null, lines, removed: null, added: false },
      piece: { before: 'x', after: '""' },
    };
    const changes = { ref: 'main', files: new Map([[file, change]]), named_by: new Map() };
    expect(listFindings({ ...input, changes })[0]?.fix).toBe(`undo or correct line 3 of \`${file}\``);
  });
});

describe('a pass with a warning', () => {
  const warned = (gate: 'pass' | 'fail') => {
    const input = judge([{ case_id: 'a' }]);
    const notes = [
      { level: 'notice' as const, message: 'All is well.' },
      { level: 'warning' as const, message: 'copilot did not run here: the baseline expects 4 results of it. Add it.' },
    ];
    return { ...input, comparison: { ...input.comparison, gate, notes } };
  };
  it('has it as headline', () => {
    expect(headlineOf(warned('pass'))).toBe('copilot did not run here: the baseline expects 4 results of it');
    expect(headlineOf(judge([{ case_id: 'a' }]))).toBe(null);
  });

  it('says the rest of it below, and nothing twice', () => {
    expect(renderMarkdown(warned('pass')).match(/did not run here/g)).toHaveLength(1);
    expect(renderMarkdown(warned('pass'))).toContain('> ℹ️ All is well.<br>\n> ⚠️ Add it.');
  });
});

describe('the advice on a skill that was pushed out', () => {
  const over = { by: 8765, limit: 15_000, unit: 'characters' };
  it('sends nobody to one of many files as to what broke', () => {
    const by = { skill: 'policy-10', chars: 458, others: 39, others_chars: 17_853 };
    const input = judge([{ case_id: 'a' }], lost('name_only', by, over));
    input.results.locations = {
      ...{ source: '', subagents: {}, routes: {}, cases: {} },
      skills: { 'policy-10': 'skills/policy-10/SKILL.md' },
    };
    const text = renderMarkdown(input);
    expect(text).toMatch(/, pushed out by <code>skills\/policy-10\/SKILL\.md<\/code> and 39 more files/);
    expect(text).toContain('40 descriptions are new or longer, by 18,311 characters in all');
  });

  it.each([
    [
      'shares the sum over all that grew',
      { skill: 'policy-10', chars: 458, others: 39, others_chars: 17_853 },
      'shorten the 40 new or longer descriptions by 8,765 characters in all, about 220 each',
    ],
    [
      'asks no description for more than it grew by',
      { skill: 'policy-10', chars: 458, others: 0, others_chars: 0 },
      'take the 458 characters back by which the description of `policy-10` grew',
    ],
    [
      'names the least that helps',
      { skill: 'policy-10', chars: 9000, others: 0, others_chars: 0 },
      'shorten the description of `policy-10` by at least 8,765 characters',
    ],
  ])('%s', (_, by, wanted) => {
    const [finding] = listFindings(judge([{ case_id: 'a' }], lost('name_only', by, over)));
    expect(finding?.fix).toContain(wanted);
  });

  it('is what the agent itself says, where its own description grew', () => {
    const [finding] = listFindings(judge([{ case_id: 'a' }], lost('cut')));
    expect([finding?.what, finding?.why]).toEqual([
      'now listed with its description cut (0 of 40 characters) (before: with its whole description)',
      'the list is full',
    ]);
  });
});
