import { describe, expect, it } from '@jest/globals';
import { parseCasesJson } from '../../../lib/case/corpus-json.js';
import type { Place } from '../../../lib/contract/locations.js';
import { explain } from '../../../lib/contract/offer.js';
import type { BranchChange } from '../../../lib/contract/part.js';
import type { Result } from '../../../lib/contract/result.js';
import { compareBaselines } from '../../../lib/delta/compare.js';
import type { CompareInput } from '../../../lib/delta/input.js';
import { listFindings } from '../../../lib/report/findings/findings.js';
import { renderReport } from '../../../lib/report/index.js';
import { suggestEntries } from '../../../lib/report/view/suggested-entries.js';
import { describeToolRouteFail } from '../../../lib/report/view/tool-route-words.js';
import { makeBaseline, makeResult, makeResults, makeTrials } from '../../helpers/results.js';

function findingOf(
  row: Partial<Result>,
  options: Record<string, unknown> = {},
  ref: string | null = 'main',
  now: 'pass' | 'fail' = 'pass',
  reason?: string,
) {
  const failed = { case_id: 'a', agent: 'claude', status: 'fail', expected_skill: 'alpha', ...row } as Partial<Result>;
  const results = { ...makeResults([makeResult(failed)]), options };
  const baseline = makeBaseline({ a: { claude: 'pass' } });
  const comparison = compareBaselines({
    results,
    current: makeBaseline({ a: { claude: reason ? { expected_status: now, reason } : now } }),
    ref: ref === null ? null : { name: ref, sha: null, baseline },
  });
  const [finding] = listFindings({ results, comparison });
  if (!finding) throw new Error('nothing was found');
  return finding;
}
const absent = (reason: string) => ({ state: 'absent' as const, kept_chars: 0, of_chars: 40, reason });

const pushedOut = (over: object | null) => ({
  before: { offer: 'full', kept_chars: 40, of_chars: 40 },
  after: { offer: 'name_only', kept_chars: 0, of_chars: 40 },
  cause: 'the list is full. Shorten; pushed out by `z`, +9 characters',
  over,
  pushed_out_by: { skill: 'z', chars: 9, others: 0, others_chars: 0 },
});

it('offers no entry to paste for what fails, which is to be fixed first', () => {
  const results = makeResults([
    { case_id: 'a', status: 'fail' },
    { case_id: 'b' },
    { case_id: 'b', agent: 'codex', status: 'fail' },
  ]);
  const at = (current: ReturnType<typeof makeBaseline> | null) => compareBaselines({ results, current, ref: null });
  const known = makeBaseline({ c: { claude: 'pass' } });
  expect(suggestEntries({ comparison: at(known) })).toEqual([
    { case_id: 'b', agents: ['"claude": { "expected_status": "pass", "allow_timeout": false }'] },
  ]);
  // Pasted in the place of what is there, it takes nothing away.
  const worse = { expected_status: 'fail', modes: { live: 'fail' }, reason: 'flaky' } as const;
  const two = makeBaseline({ b: { claude: 'fail', copilot: worse } }, { $meta: { schema: 1 } });
  expect(suggestEntries({ comparison: at(two) })).toEqual([
    {
      case_id: 'b',
      agents: [
        '"claude": { "expected_status": "pass", "allow_timeout": false }',
        expect.stringMatching(/^"copilot": \{ "expected_status": "fail", .*"reason": "flaky" \}$/),
      ],
    },
  ]);
  const [first] = at(null).notes;
  expect(first?.message).toMatch(/gate\. First fix what fails, .*, and run again; then record the results with /);
});

describe('a finding in a report', () => {
  it('names the corpus and the source of the batch, only if they were given', () => {
    expect(findingOf({}).reproduce).toBe('agent-routing run --agents claude --case-id a --baseline-ref main');
    expect(findingOf({}, { cases: ['cases.json'], source: '.' }).reproduce).toBe(findingOf({}).reproduce);
    expect(findingOf({}, { cases: ['tests/my cases.json'], source: 'plugins/office' }).reproduce).toBe(
      "agent-routing run --agents claude --case-id a --cases 'tests/my cases.json' --source plugins/office --baseline-ref main",
    );
  });

  it('says how the batch had its source, only if that was given', () => {
    expect(findingOf({}, { as: 'plugin' }).reproduce).toMatch(/--case-id a --as plugin --baseline-ref main$/);
  });

  it('does not quote the output of an agent that was not offered the skill', () => {
    const row = { output_excerpt: 'I know no such skill.', offer: absent('moved') };
    expect(findingOf({ ...row, failure_kind: 'skill_not_offered' }).proof).toBeNull();
    expect(findingOf({ ...row, failure_kind: 'ambiguous_skill' }).proof).toBeNull();
    expect(findingOf({ ...row, failure_kind: 'skill_not_loaded' }).proof).toBe('I know no such skill.');
    expect(findingOf({ output_excerpt: '{"type":"turn.completed"}' }).proof).toBeNull();
  });

  it('has its own fix for a skill that was removed from the source', () => {
    const failure_kind = 'skill_not_offered' as const;
    const unknown = (meant: string | null) => ({ ...absent("the source has no skill 'alpha'"), unknown: { meant } });
    expect(findingOf({ failure_kind, offer: unknown(null) }).fix).toMatch(/bring the skill back/);
    const near = unknown('alfa');
    expect(findingOf({ failure_kind, offer: near }).fix).toMatch(
      /^bring the skill back, or, if it has another name now, write 'alfa' in the case/,
    );
    expect(findingOf({ failure_kind, offer: absent('too long') }).fix).toMatch(/make this agent list the skill/);
    const why = explain('Claude Code lists each name only once, and a command has it', 'rename one of the two');
    const named = { ...absent(''), ...why };
    expect(findingOf({ failure_kind, offer: named }).fix).toBe('rename one of the two');
  });

  it('is one for a skill that fails on several agents, with what each says', () => {
    const row = (agent: string, case_id: string, more: Partial<Result>) =>
      makeResult({ case_id, agent, status: 'fail', expected_skill: 'alpha', ...more } as Partial<Result>);
    const gone = (reason: string) => ({
      failure_kind: 'skill_not_offered' as const,
      offer: absent(reason),
      error: `the agent was never offered alpha: ${reason}`,
    });
    const results = makeResults([
      row('claude', 'a', gone('Claude Code hides it.')),
      row('codex', 'a', { failure_kind: 'skill_not_loaded', error: 'the agent worked but never used alpha' }),
      row('copilot', 'a', gone('Copilot rejects it.')),
      row('claude', 'b', gone('Claude Code hides it.')),
    ]);
    const agents = { claude: 'pass', codex: 'pass', copilot: 'pass' } as const;
    const comparison = compareBaselines({ results, current: makeBaseline({ a: agents, b: agents }), ref: null });
    const found = listFindings({ results, comparison }).filter(({ delta }) => delta === 'REGRESSION');
    expect(found.map(({ title }) => title)).toEqual([
      '`alpha` on `claude` (cases `a`, `b`), `copilot` (case `a`)',
      '`alpha` on `codex` (case `a`)',
    ]);
    expect(found[0]?.cause).toMatch(
      /\(skill_not_offered\): the agent was never offered alpha: on `claude`: Claude Code hides it; on `copilot`: Copilot rejects it$/,
    );
    expect(found[0]?.reproduce).toBe('agent-routing run --agents claude,copilot --case-id a,b');
  });

  it('is one for all skills that one agent lost for one reason', () => {
    const results = makeResults([
      makeResult({ case_id: 'a', agent: 'copilot', status: 'pass', expected_skill: 'alpha' }),
    ]);
    const comparison = compareBaselines({ results, current: makeBaseline({ a: { copilot: 'pass' } }), ref: null });
    const [row] = comparison.deltas;
    const lost = (skill: string, agent: string, reason: string, after: object) =>
      ({
        ...{ ...row, case_id: null, delta: 'OFFER_LOSS', skill, agent, reason },
        loss: {
          ...{ before: { offer: 'full', kept_chars: 9, of_chars: 9 }, after, over: null, pushed_out_by: null },
          cause: reason.split('; ').slice(1).join('; '),
        },
      }) as NonNullable<typeof row>;
    const deltas = ['a', 'b', 'c', 'd'].map((skill, at) => {
      const said = `the offer was full and is now name only 0/${at}; the list is full; pushed out by \`z\``;
      return lost(skill, 'copilot', said, { offer: 'name_only', kept_chars: 0, of_chars: at });
    });
    const gone = { offer: 'absent', kept_chars: 0, of_chars: 9 };
    deltas.push(lost('a', 'claude', 'the offer was full and is now not offered; it moved', gone));
    const found = listFindings({ results, comparison: { ...comparison, deltas } });
    expect(found.map(({ title }) => title)).toEqual([
      '`a`, `b`, `c` and 1 more on `copilot` (not covered by any case of this batch)',
      '`a` on `claude` (not covered by any case of this batch)',
    ]);
    expect(found.map(({ cause }) => cause)).toEqual([
      '`a` is now listed by its name alone (before: with its whole description), `b` is now listed by its name alone (before: with its whole description), `c` is now listed by its name alone (before: with its whole description) and 1 more; the list is full; pushed out by `z`',
      'the offer was full and is now not offered; it moved',
    ]);
    expect(found[0]).toMatchObject({ proof: null, reproduce: 'agent-routing run --agents copilot' });
  });

  it('does not say that a skill is too long that is not listed at all', () => {
    const results = makeResults([makeResult({ case_id: 'a', agent: 'copilot', status: 'pass' })]);
    const offer = { offer: 'absent', kept_chars: 0, of_chars: 40, reason: 'a colon; put quotes around the value.' };
    results.offers = { copilot: { alpha: offer as never } };
    const comparison = compareBaselines({ results, current: makeBaseline({ a: { copilot: 'pass' } }), ref: null });
    const row = { ...comparison.deltas[0], delta: 'OFFER_LOSS', case_id: null, skill: 'alpha', reason: offer.reason };
    const [found] = listFindings({ results, comparison: { ...comparison, deltas: [row] as never } });
    expect(found?.fix).toMatch(/^fix what the agent reports;/);
  });

  it('says first which skill took the room, and what to shorten', () => {
    const results = makeResults([
      makeResult({ case_id: 'a', agent: 'copilot', status: 'pass', expected_skill: 'alpha' }),
    ]);
    const comparison = compareBaselines({ results, current: makeBaseline({ a: { copilot: 'pass' } }), ref: null });
    const reason =
      'the offer was full and is now name only 0/40; the list is full. Shorten; pushed out by `z`, +9 characters';
    const deltas = [
      { ...comparison.deltas[0], delta: 'OFFER_LOSS', skill: 'alpha', reason, loss: pushedOut(null) },
    ] as never;
    expect(listFindings({ results, comparison: { ...comparison, deltas } })[0]).toMatchObject({
      ...{
        what: 'now listed by its name alone (before: with its whole description)',
        why: 'pushed out by `z`, +9 characters',
      },
      ...{ cause: reason, fix: expect.stringMatching(/^shorten the description of `z`;/) },
    });
  });

  it('tells an outage in the words of its message, whose own fix comes first', () => {
    const fault = {
      ...{ kind: 'cli_missing', message: 'npm could not install x: the registry cannot be reached.' },
      ...{ fix: 'check the network.', outside: true },
    };
    const finding = findingOf({ status: 'infra_error', fault });
    expect(finding).toMatchObject({
      ...{ delta: 'INFRA', what: 'could not run, not because of this change' },
      fix: 'run it again; if it comes back, check the network',
      why: 'npm could not install x: the registry cannot be reached. No file of yours is the cause. Not one result of `claude` could be judged, which fails the gate',
    });
    expect(findingOf({ status: 'infra_error', fault: { kind: 'auth', message: '401' } })).toMatchObject({
      ...{ why: expect.stringMatching(/^401\. /), fix: expect.stringContaining('credentials') },
    });
  });

  it('names the file in which an agent said why it did not start, where one began', () => {
    const fault = { kind: 'bad_config', message: 'no such model' };
    const results = makeResults([
      { status: 'infra_error', fault, trials: makeTrials(0, 1, { status: 'infra_error' }) },
    ]);
    const comparison = compareBaselines({ results, current: null, ref: null });
    const fixOf = (more: object) => listFindings({ results, comparison, ...more })[0]?.fix;
    const file = 'units/00000000-0000-4000-8000-000000000001/trial-1/stderr';
    expect(fixOf({})).toContain(`see what it wrote to stderr: \`${file}\` in the artifact`);
    expect(fixOf({ artifact_dir: '/w/b' })).toMatch(/stderr: `\/w\/b\/units\/[-\d]+\/trial-1\/stderr`$/);
    const live = { results: { ...results, mode: 'live' as const }, comparison, artifact_dir: '/w/b' };
    expect(listFindings(live)[0]?.reproduce).toMatch(/ --stdout \/w\/b\/units\/[-\d]+\/trial-1\/stdout /);
    expect(findingOf({ status: 'infra_error', fault }).fix).toContain('the cause above is all that it said');
  });

  it('calls the diff of a case that checks less no rerun', () => {
    const results = makeResults([{ case_id: 'a' }]);
    const baseline = makeBaseline({ a: { claude: 'pass' } });
    const comparison = compareBaselines({ results, current: baseline, ref: { name: 'main', sha: null, baseline } });
    const deltas = comparison.deltas.map((row) => ({ ...row, delta: 'WEAKENED' as const, fails: true }));
    const text = renderReport('text', { results, comparison: { ...comparison, deltas } });
    expect(text).toMatch(/^ {2}diff {4}git diff main -- cases\.json$/m);
    const cases = { a: { file: 'hooks/tool-routes.yaml', line: 3 } };
    results.locations = { source: '.', skills: {}, subagents: {}, routes: {}, cases };
    const placed = renderReport('text', { results, comparison: { ...comparison, deltas } });
    expect(placed).toMatch(/^ {2}diff {4}git diff main -- hooks\/tool-routes\.yaml$/m);
    expect(text).not.toContain('rerun');
  });

  it('tells a subagent that broke once, by the case that is asked inside it and with all agents', () => {
    const offer = { ...absent('there is none'), inside: 'kit:scout' };
    const failed = { status: 'fail', failure_kind: 'skill_not_offered', offer } as const;
    const results = makeResults([makeResult({ case_id: 'a', agent: 'copilot', expected_skill: 'alpha', ...failed })]);
    const baseline = makeBaseline({ a: { copilot: 'pass' } });
    const comparison = compareBaselines({
      ...{ results, current: baseline, ref: { name: 'main', sha: null, baseline } },
      branch: {
        changes: [
          {
            ...{
              delta: 'BROKEN',
              kind: 'subagent',
              name: 'scout',
              rule: 'plugin-part',
              file: 'agents/scout.md',
              line: 1,
            },
            ...{ agents: ['claude', 'copilot'], message: 'it is left out', fix: 'close it' },
            why: 'claude: without its description; copilot: a quote is not closed',
          },
        ],
        known_errors: 0,
      },
    });
    const findings = listFindings({ results, comparison });
    expect(findings.map(({ delta, why, accept }) => [delta, why, accept])).toEqual([
      ['REGRESSION', 'claude: without its description; copilot: a quote is not closed', null],
    ]);
    const table = renderReport('markdown', { results, comparison });
    expect(table).toMatch(/subagent <code>scout<\/code> .*BROKEN/);
  });

  it('offers to remove a case that no hook answers, to record another failure, and nothing where the branch asks more', () => {
    const acceptOf = (hook: string | null, corpora: CompareInput['corpora'] = null) => {
      const why = hook === null ? 'the source declares no hook that runs before a call' : null;
      const tried_call = { outcome: 'ran', call: 'Bash: x', hook, why, route: null, failure: null } as const;
      const row = { case_id: 'a', kind: 'tool_route', status: 'fail', expected_skill: null, tried_call } as const;
      const results = makeResults([makeResult({ ...row, missing_evidence: ['block'] }), makeResult({ case_id: 'b' })]);
      const current = makeBaseline({ a: { claude: 'pass' }, b: { claude: 'pass' } });
      const ref = corpora && { name: 'main', sha: null, baseline: current };
      return listFindings({ results, comparison: compareBaselines({ results, current, ref, corpora }) })[0]?.accept;
    };
    expect(acceptOf(null)).toMatch(
      /^if the hook is gone for good, remove the case `a` and its entries in `provider-baseline\.json`, too, .*: the gate then passes/,
    );
    expect(acceptOf('PreToolUse in hooks/hooks.json')).toMatch(
      /^record that a failure is expected: `agent-routing run /,
    );
    const read = (expect: string) =>
      parseCasesJson(
        JSON.stringify([{ case_id: 'a', kind: 'tool_route', tool: 'Bash', input: { command: 'x' }, expect }]),
        'cases.json',
      );
    const source = { skill: [], subagent: [], route: [] };
    const same = { now: read('block'), before: read('block'), source };
    expect(acceptOf('PreToolUse in hooks/hooks.json', same)).toMatch(/^record that a failure is expected/);
    expect(acceptOf('PreToolUse in hooks/hooks.json', { ...same, before: read('allow') })).toBe(null);
  });

  it('tells a plugin that no marketplace names, and a link that leads nowhere, once: by the case that fails for it', () => {
    const judge = (reason: string, fixes: string[], changes: Partial<BranchChange>[]) => {
      const offer = { ...absent(reason), fixes };
      const failed = { status: 'fail', failure_kind: 'skill_not_offered', offer, error: reason } as const;
      const results = makeResults([makeResult({ case_id: 'a', expected_skill: 'alpha', ...failed })]);
      const baseline = makeBaseline({ a: { claude: 'pass' } });
      const whole = changes.map(
        (one): BranchChange => ({
          ...{ delta: 'BROKEN', kind: null, name: 'x', rule: null, file: 'x', line: 1, agents: [], message: 'y' },
          ...{ why: null, fix: 'mend it', ...one },
        }),
      );
      const comparison = compareBaselines({
        ...{ results, current: baseline, ref: { name: 'main', sha: null, baseline } },
        branch: { changes: whole, known_errors: 0 },
      });
      return listFindings({ results, comparison });
    };
    const market = { rule: 'plugin-marketplace', file: '.claude-plugin/marketplace.json' };
    const named =
      "the source has no skill 'alpha': it is in plugins/one, which .claude-plugin/marketplace.json does not name";
    const [first, ...others] = judge(
      named,
      [],
      [
        { ...market, message: '`plugins/one`: no entry names it', fix: 'add it' },
        { ...market, message: '`plugins/two`: no entry names it' },
        { delta: 'REMOVED', kind: 'plugin', name: 'one@shop', file: 'plugins/one/.claude-plugin/plugin.json' },
        { delta: 'REMOVED', kind: 'plugin', name: 'two@shop', file: 'plugins/two/.claude-plugin/plugin.json' },
      ],
    );
    expect([first?.delta, first?.fix, first?.accept]).toEqual(['REGRESSION', 'add it', null]);
    expect(others.map(({ title }) => title)).toEqual(['file `x`', 'plugin `two@shop`']);
    const link = { rule: 'skill-file', kind: 'skill' as const, message: 'this link is dangling' };
    const found = judge(
      'none is read',
      ['link .agents/skills → ../.claude/skills'],
      [
        { ...link, file: '.agents/skills' },
        { ...link, file: 'docs/skills', name: 'docs' },
      ],
    );
    expect(found.map(({ title }) => title)).toEqual(['`alpha` on `claude` (case `a`)', 'skill `docs` for every agent']);
    expect(found[0]?.cause).toMatch(/; this link is dangling$/);
    expect(found[0]?.why).toBe('none is read. This link is dangling');
  });

  it('tells one cause of many installs that failed once, with all agents', () => {
    const rows = ['claude', 'codex'].map((agent) => {
      const message = `npm could not install @x/${agent}@1.0.2: the registry cannot be reached. npm says: E1.`;
      const fault = { kind: 'cli_missing', message, outside: true } as const;
      const error = `could not be judged: cli_missing: ${message}`;
      return makeResult({ case_id: 'a', agent, status: 'infra_error', fault, error });
    });
    const results = makeResults(rows);
    const current = makeBaseline({ a: { claude: 'pass', codex: 'pass' } });
    const comparison = compareBaselines({ results, current, ref: null });
    const findings = listFindings({ results, comparison, package: null });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({
      title: '`claude`, `codex` (case `a`)',
      why: expect.stringMatching(
        /^npm could not install @x\/claude@1.0.2, npm could not install @x\/codex@1.0.2: the registry .* of `claude`, `codex` could be judged/,
      ),
      accept: expect.stringMatching(/^if these agents are .*`infra_tolerant: claude,codex`/),
    });
  });

  it.each([
    ['rate_limit', '429', /^run it again; if it comes back, lower/, true],
    ['server', '529 Overloaded', /^run it again; if it comes back, look at the vendor/, true],
    ['quota', 'used up', /^raise .*, then run it again$/, true],
    ['cli_missing', 'npm could not install x: E404.', /not known .* comes back, check the version$/, false],
    ['crashed', 'exit code 139', /^run it again once, because it is not known whether this change caused it/, false],
    ['toString', 'x', /^run it again once, because it is not known whether this change caused it/, false],
    ['bad_config', 'unknown key', /^(?!.*again)fix the agent's configuration/, false],
  ])(
    'says of an outage by %s whether running again helps, and whether this change caused it',
    (kind, message, fix, innocent) => {
      const own = kind === 'cli_missing' ? { fix: 'check the version.' } : {};
      const finding = findingOf({ status: 'infra_error', fault: { kind, message, ...own } } as Partial<Result>);
      expect(finding.fix).toMatch(fix);
      expect(finding.what).toBe(innocent ? 'could not run, not because of this change' : 'could not run');
    },
  );

  it('says since when an agent could not run, and what that does to the gate', () => {
    const broken = (case_id: string, failed_at_utc: string) =>
      makeResult({
        ...{ case_id, agent: 'claude', status: 'infra_error', failed_at_utc },
        fault: { kind: 'server', message: '529 Overloaded' },
      });
    const find = (rows: Result[], options = {}) => {
      const results = makeResults(rows);
      const current = makeBaseline({ a: { claude: 'pass' }, b: { claude: 'pass' }, c: { claude: 'pass' } });
      const comparison = compareBaselines({ results, current, ref: null, options });
      return listFindings({ results, comparison, package: null })[0];
    };
    const rows = [broken('a', '2026-11-22T20:31:45.000Z'), broken('b', '2026-11-22T20:29:05.000Z')];
    const judged = makeResult({ case_id: 'c', agent: 'claude', status: 'pass' });
    expect(find(rows)).toMatchObject({
      ...{
        scope: '2 cases',
        title: '`claude` (cases `a`, `b`)',
        what: 'could not run, not because of this change (it first failed at 2026-11-22 20:29 UTC)',
      },
      why: '529 Overloaded. No file of yours is the cause. Not one result of `claude` could be judged, which fails the gate',
      fix: expect.stringMatching(/^re-run the job; if it comes back/),
    });
    expect(find([...rows, judged])?.why).toBe(
      '529 Overloaded. No file of yours is the cause. Not judged: this counts neither as pass nor as fail, so the gate is inconclusive',
    );
    expect(find([...rows, judged], { fail_on: ['infra'] })?.why).toMatch(/That fails the gate, because `fail_on`/);
    // Nothing that a stranger's artifact claims to be a time.
    expect(find([broken('a', '<b>now</b>')])?.what).toBe('could not run, not because of this change');
  });

  it('names the call that a hook let through, and one of many', () => {
    const why = (call: string) => `the hook ran (exit code 0) and let the call through: \`${call}\``;
    const open = (case_id: string, call: string, said: string) =>
      makeResult({
        ...{
          case_id,
          agent: 'claude',
          status: 'fail',
          kind: 'tool_route',
          expected_skill: null,
          missing_evidence: ['block'],
        },
        error: `expected block, got allowed: the call failed: ${said}; ${why(call)}`,
        tried_call: { call, outcome: 'failed', route: null, hook: null, why: why(call), failure: null },
      } as Partial<Result>);
    const find = (rows: Result[]) => {
      const results = makeResults(rows);
      const current = makeBaseline(
        Object.fromEntries(rows.map(({ case_id }) => [case_id, { claude: 'pass' as const }])),
      );
      return listFindings({ results, comparison: compareBaselines({ results, current, ref: null }) });
    };
    const one = open('a', 'Bash: mcp list', 'mcp: not found');
    expect(find([one])).toMatchObject([
      {
        title: '`Bash: mcp list` on `claude` (case `a`)',
        what: 'not blocked',
        why: expect.stringContaining('`Bash: mcp list`'),
      },
    ]);
    const others = Array.from({ length: 400 }, (_, n) => open(`c${n}`, `Bash: mcp ${n}`, `mcp: no command ${n}`));
    // Two more are named as quickly as counted.
    expect(find([one, ...others.slice(0, 4)])[0]?.title).toMatch(/^`Bash: mcp list`,.* `Bash: mcp 3` on `claude`/);
    expect(find([one, ...others])).toMatchObject([
      {
        scope: '401 cases',
        title:
          '`Bash: mcp list`, `Bash: mcp 0`, `Bash: mcp 1` and 398 more on `claude` (cases `a`, `c0`, `c1` and 398 more)',
        why: expect.stringMatching(/^for example `Bash: mcp list`: /),
      },
    ]);
  });

  it.each([
    ['copilot', { by: 902, limit: 15_000, unit: 'characters' }, '902 characters longer than the 15,000 that fit'],
    ['codex', { by: 77, limit: 5440, unit: 'tokens' }, '77 tokens longer than the 5,440'],
  ])('says by how much the listing of %s is too long', (agent, over, words) => {
    const results = makeResults([makeResult({ case_id: 'a', agent, status: 'pass', expected_skill: 'alpha' })]);
    const comparison = compareBaselines({ results, current: makeBaseline({ a: { [agent]: 'pass' } }), ref: null });
    const loss = pushedOut(over);
    const deltas = [{ ...comparison.deltas[0], delta: 'OFFER_LOSS', skill: 'alpha', reason: 'x', loss }] as never;
    expect(listFindings({ results, comparison: { ...comparison, deltas } })[0]?.why).toContain(words);
  });

  it('says what all agents share, not how each of them words the rest', () => {
    const row = (agent: string, error: string) =>
      makeResult({ case_id: 'a', agent, status: 'fail', kind: 'tool_route', error } as Partial<Result>);
    const results = makeResults([
      row('claude', 'expected block, got allowed; the hook let it through'),
      row('codex', 'exit code 127; the hook let it through'),
    ]);
    const current = makeBaseline({ a: { claude: 'pass', codex: 'pass' } });
    const [finding] = listFindings({ results, comparison: compareBaselines({ results, current, ref: null }) });
    expect(finding).toMatchObject({ what: expect.any(String), why: 'the hook let it through' });
    expect(finding?.cause).toContain('exit code 127');
  });

  it('names the script that the deciding hook runs, not its declaration', () => {
    const declared = 'plugins/p/hooks/hooks.json';
    const place = (command: string) => {
      const call = { event: 'PreToolUse', file: declared, command, stdin: '', stdout: '', stderr: '' };
      const row = makeResult({
        ...{ case_id: 'a', agent: 'claude', status: 'fail', kind: 'tool_route' },
        tried_call: { outcome: 'ran', route: null, hook: `PreToolUse in ${declared}`, why: null, failure: null },
        hook_calls: [{ ...call, exit_code: 0, signal: null, ended: true, duration_ms: 1 }],
      } as Partial<Result>);
      const locations = { source: 'src', skills: {}, subagents: {}, routes: {}, cases: {} };
      const results = { ...makeResults([row]), locations };
      const comparison = compareBaselines({ results, current: makeBaseline({ a: { claude: 'pass' } }), ref: null });
      return listFindings({ results, comparison })[0]?.place?.file;
    };
    expect(place('node ${CLAUDE_PLUGIN_ROOT}/hooks/guard.js --x')).toBe('src/plugins/p/hooks/guard.js');
    expect(place('uv run "$CLAUDE_PLUGIN_ROOT"/lib/guard.py')).toBe('src/plugins/p/lib/guard.py');
    expect(place('node ${CLAUDE_PLUGIN_ROOT}/../../secret.js')).toBe(`src/${declared}`);
    expect(place('my-tool check')).toBe(`src/${declared}`);
  });

  it('has no proof where only an entry is missing, and never half an event', () => {
    const results = makeResults([
      makeResult({ case_id: 'a', agent: 'claude', status: 'pass', expected_skill: 'alpha' }),
    ]);
    results.results[0]?.tool_use_proof_lines.push({ source: 'stdout', line_number: 3, line: 'Skill alpha' } as never);
    const comparison = compareBaselines({ results, current: makeBaseline({}), ref: null });
    expect(listFindings({ results, comparison })[0]).toMatchObject({ delta: 'MISSING_BASELINE', proof: null });
    expect(findingOf({ output_excerpt: `${'x'.repeat(3000)}"},{"name":"beta"}]}` }).proof).toBeNull();
    expect(findingOf({ output_excerpt: `scans.","source":"plugin","name":"beta","des…` }).proof).toBeNull();
  });

  it('points to the ranking in mode router', () => {
    const routed = {
      ...makeResults([
        makeResult({
          case_id: 'a',
          agent: 'claude',
          status: 'fail',
          expected_skill: 'alpha',
          failure_kind: 'mixed_evidence_missing',
        }),
      ]),
      mode: 'router' as const,
    };
    const comparison = compareBaselines({
      results: routed,
      current: makeBaseline({ a: { claude: 'pass' } }),
      ref: null,
    });
    const [finding] = listFindings({ results: routed, comparison });
    expect(finding?.fix).toContain('`agent-routing route` with the prompt');
    expect(finding?.brief).toContain('no confident match');
    expect(findingOf({ failure_kind: 'mixed_evidence_missing' }).fix).not.toContain('agent-routing route');
  });

  it('names the file that broke: what this branch changed, else the skill, else the case', () => {
    const row = makeResult({ case_id: 'a', agent: 'claude', status: 'fail', expected_skill: 'alpha' });
    const place = (skills: Record<string, string>, changed: string[] = [], line?: number) => {
      const cases = { a: { file: 'p/cases.json', line: 3 } };
      const locations = { source: 'p', skills, subagents: {}, routes: {}, cases };
      const results = { ...makeResults([row]), locations };
      const comparison = compareBaselines({ results, current: makeBaseline({ a: { claude: 'pass' } }), ref: null });
      for (const one of comparison.deltas)
        if (changed.includes(one.case_id ?? ''))
          Object.assign(one, { delta: 'REGRESSION', changed: ['prompt a became b'], line });
      const input = { results, comparison };
      const file_url = ({ file, line }: Place) => `https://github.com/o/r/blob/abc/${file}#L${line ?? 1}`;
      const text = renderReport('markdown', { ...input, file_url });
      expect(text).toContain(`/blob/abc/${listFindings(input)[0]?.place?.file}`);
      const found = listFindings(input)[0]?.place;
      expect(renderReport('text', input)).toMatch(
        new RegExp(`^  file {4}${found?.file}${found?.line ? `:${line ?? 3}` : ''}$`, 'm'),
      );
      return found;
    };
    const skill = { alpha: 'p/skills/alpha/SKILL.md' };
    expect(place(skill)).toEqual({ file: 'p/skills/alpha/SKILL.md', line: null });
    // By its folder too, which a case may name.
    expect(place({ 'other name': 'p/skills/alpha/SKILL.md' })?.file).toBe('p/skills/alpha/SKILL.md');
    expect(place(skill, ['a'])).toEqual({ file: 'p/cases.json', line: 3 });
    expect(place(skill, ['a'], 5)).toEqual({ file: 'p/cases.json', line: 5 });
    expect(place({})).toEqual({ file: 'p/cases.json', line: 3 });
  });

  it('says once what all agents share, and of several cases in the plural', () => {
    const rows = ['claude', 'codex'].flatMap((agent) =>
      ['a', 'b'].map((case_id) =>
        makeResult({
          case_id,
          agent,
          status: 'fail',
          expected_skill: 'alpha',
          failure_kind: 'skill_not_offered',
          error: `never offered: ${agent}s switch`,
        }),
      ),
    );
    const agents = { claude: 'pass', codex: 'pass' } as const;
    const current = makeBaseline({ a: agents, b: agents });
    const results = makeResults(rows);
    const comparison = compareBaselines({ results, current, ref: { name: 'main', sha: null, baseline: current } });
    for (const row of comparison.deltas) row.reason += '; the offer was full; it is gone';
    expect(listFindings({ results, comparison })[0]?.cause).toBe(
      'main expects them to pass; they failed (skill_not_offered): never offered: on `claude`: claudes switch; on `codex`: codexs switch; on each of them the offer was full; it is gone',
    );
  });

  it('names no agents where a plain run takes the same ones', () => {
    const rerun = (...failed: string[]) => {
      const rows = ['claude', 'codex'].map((agent) =>
        makeResult({ case_id: 'a', agent, status: failed.includes(agent) ? 'fail' : 'pass' }),
      );
      const results = { ...makeResults(rows), options: { agents: ['claude', 'codex'], agents_by_default: true } };
      const current = makeBaseline({ a: { claude: 'pass', codex: 'pass' } });
      return listFindings({ results, comparison: compareBaselines({ results, current, ref: null }) })[0]?.reproduce;
    };
    expect(rerun('claude', 'codex')).toBe('agent-routing run --case-id a');
    expect(rerun('codex')).toBe('agent-routing run --agents codex --case-id a');
  });

  it('mentions the ref only where there is one', () => {
    expect(findingOf({}).accept).toMatch(
      /\. Until that is merged, `agent-routing run --baseline-ref main` stays red, so that a reviewer has to agree\. If your reason is to be enough, pass `--accept with_reason` \(in the workflow `accept: with_reason`\)\.$/,
    );
    expect(findingOf({}, {}, 'main', 'fail').why).toMatch(
      /This branch also lowers what the baseline expects of it, which counts only once that is on \w+$/,
    );
    expect(findingOf({}, {}, 'main', 'fail').fix).toMatch(
      /, and set its `expected_status` back to `pass` in `provider-baseline\.json`$/,
    );
    expect(findingOf({}).why).not.toContain('lowers');
    expect(findingOf({}, {}, 'main', 'fail', 'see #9').accept).toMatch(
      /^this branch has lowered its baseline entry already\. Until that is merged, `agent-routing run --baseline-ref main` stays red/,
    );
    expect(findingOf({}, {}, 'main', 'fail').accept).toMatch(
      /^this branch has lowered its baseline entry already; write into that entry of `provider-baseline\.json` a `reason` that says why\. Until that is merged, `agent-routing run --baseline-ref main` stays red/,
    );
    expect(findingOf({}, {}, null).accept).toBe(
      'record that a failure is expected: `agent-routing run --agents claude`, then `agent-routing baseline update --reason "…"`, and commit `provider-baseline.json`. On a pull request the check stays red until the base branch has that, too; with `accept: with_reason` in the workflow the reason is enough for a pass.',
    );
  });

  it('says why a new case fails that has no entry yet, apart from those that pass', () => {
    const results = makeResults([
      makeResult({
        case_id: 'a',
        status: 'fail',
        expected_skill: 'alpha',
        failure_kind: 'skill_not_loaded',
        error: 'no',
      }),
      makeResult({ case_id: 'b', expected_skill: 'beta' }),
      makeResult({ case_id: 'a', agent: 'codex', expected_skill: 'alpha' }),
    ]);
    const comparison = compareBaselines({ results, current: makeBaseline({ x: { claude: 'pass' } }), ref: null });
    const found = listFindings({ results, comparison }).filter(({ delta }) => delta === 'MISSING_BASELINE');
    expect(found.map(({ title }) => title)).toEqual([
      'case `a` on `claude`',
      '`claude` (case `b`), `codex` (case `a`)',
    ]);
    expect(found.map(({ fix }) => fix)).toEqual([
      expect.stringMatching(/; then record it: `agent-routing run .+`, then .+, and commit `provider-baseline\.json`$/),
      'first fix `a` where it fails, since a failure would be recorded, too; then `agent-routing baseline update --reason "…"` writes this result into `provider-baseline.json`; commit that (or paste the entries below into it)',
    ]);
    const [, onGitHub] = listFindings({ results, comparison, package: 'org/kit' });
    expect(onGitHub?.fix).toMatch(/; then record it: `agent-routing run .+`, then .+baseline update/);
    expect(found[0]?.cause).toMatch(/it failed \(skill_not_loaded\): no/);
    const text = renderReport('text', { results, comparison });
    expect(text).toMatch(/^✗ a · alpha .* MISSING_BASELINE$/m);
    // What is as it should be has only to be written down.
    expect(text).toMatch(/^\+ b · beta .* MISSING_BASELINE claude$/m);
    expect(renderReport('markdown', { results, comparison })).toMatch(/^\| 🆕 \| .*MISSING_BASELINE on claude/m);
  });

  it('says that a copied skill lacks what lies outside its folder, and how to have it', () => {
    const fixOf = (missing: string, ...plugin: string[]) => {
      const row = makeResult({
        ...{ case_id: 'a', status: 'fail', failure_kind: 'missing_skill_file_evidence', missing_evidence: [missing] },
      });
      const results = makeResults([row]);
      results.locations = { source: '', skills: {}, subagents: {}, routes: {}, cases: {}, plugin };
      results.environment.agents['claude'] = { ...environment, install: 'skills' };
      const comparison = compareBaselines({ results, current: makeBaseline({ a: { claude: 'pass' } }), ref: null });
      return listFindings({ results, comparison })[0]?.fix;
    };
    const environment = { version: '1', vendor_model: null, home_length: null, isolated: true };
    const market = '.claude-plugin/marketplace.json';
    expect(fixOf('../../docs/a.md', market)).toBe(
      "`claude` has a copy of the skill, which does not hold `../../docs/a.md` from outside its folder: ask `claude+marketplace` instead, which has the plugin installed, or move the file into the skill's folder",
    );
    expect(fixOf('../../docs/a.md', market, '.claude-plugin/plugin.json')).toContain('ask `claude+plugin` instead');
    expect(fixOf('../../docs/a.md')).toContain('folder: move the file into');
    expect(fixOf('docs/a.md', market)).toMatch(/^restore the file .*`<skill>\/<file>`, or a path/);
  });

  it('records the agents and the mode of this batch, and what no CLI is asked is none of them', () => {
    const accept = (mode: 'oracle' | 'live', chosen: boolean, ...agents: string[]) => {
      const rows = agents.map((agent) => makeResult({ case_id: 'a', agent, status: 'fail', error: 'x' }));
      const results = { ...makeResults(rows), mode, options: { agents, agents_by_default: !chosen } };
      const comparison = compareBaselines({ results, current: makeBaseline({ a: { claude: 'pass' } }), ref: null });
      return listFindings({ results, comparison }).find(({ accept }) => accept)?.accept;
    };
    expect(accept('oracle', false, 'claude', 'codex', 'copilot')).toMatch(
      /^record that a failure is expected: `agent-routing run`, then/,
    );
    expect(accept('oracle', true, 'claude', 'offline', 'gemini')).toMatch(
      /^record that a failure is expected: `agent-routing run --agents claude,gemini`/,
    );
    expect(accept('live', false, 'claude', 'codex', 'copilot')).toMatch(
      /^record that a failure is expected: `agent-routing run --mode live`, then/,
    );
  });

  it('says once for all of them what to do if they are meant', () => {
    const rows = [
      { expected_skill: 'alpha', error: 'one' },
      { expected_skill: 'beta', error: 'two', case_id: 'b' },
    ];
    const results = makeResults(rows.map((row) => makeResult({ case_id: 'a', status: 'fail', ...row })));
    const current = makeBaseline({ a: { claude: 'pass' }, b: { claude: 'pass' } });
    const text = renderReport('markdown', { results, comparison: compareBaselines({ results, current, ref: null }) });
    expect(
      text.match(/<b>If it is meant:<\/b> record that a failure is expected: <code>agent-routing run/g),
    ).toHaveLength(1);
    expect(text.match(/<b>If it is meant:<\/b> as above/g)).toHaveLength(1);
  });

  it('says in words who refused a call', () => {
    const refused = (agent: string, refused_by: string | null, call?: string) =>
      makeResult({
        ...{
          case_id: call ?? 'a',
          agent,
          status: 'fail',
          kind: 'tool_route',
          missing_evidence: ['block'],
          error: 'not blocked',
        },
        tried_call: {
          outcome: 'denied',
          refused_by,
          route: null,
          hook: 'PreToolUse in h.json',
          why: null,
          failure: null,
          ...(call ? { call } : {}),
        },
      } as Partial<Result>);
    const find = (rows: Result[]) => {
      const results = makeResults(rows);
      const passing = Object.fromEntries(rows.map(({ agent }) => [agent, 'pass' as const]));
      const current = makeBaseline(Object.fromEntries(rows.map(({ case_id }) => [case_id, passing])));
      return { results, comparison: compareBaselines({ results, current, ref: null }) };
    };
    const input = find([refused('codex', 'other_hook'), refused('claude', null), refused('copilot', 'hook')]);
    const words =
      'on `codex`: refused by a hook that is not the source’s; on `claude`: not refused (it was made); on `copilot`: refused by a hook of the source (PreToolUse in h.json)';
    expect(listFindings(input)[0]?.refused).toBe(words);
    expect(listFindings(find([refused('codex', 'rule')]))[0]?.refused).toBe('refused by a rule that the source ships');
    const calls = ['rm a', 'rm b'].flatMap((call) => [
      refused('claude', call === 'rm a' ? 'permission' : null, call),
      refused('codex', null, call),
    ]);
    expect(listFindings(find(calls)).map((finding) => finding.refused)).toEqual([
      '`rm a` on `claude`: refused for want of a permission, and not by a hook; `rm a` on `codex`: not refused (it was made); `rm b` on `claude`, `codex`: not refused (it was made)',
    ]);
    const errs = refused('copilot', 'agent');
    const failed = { ...errs, tried_call: { ...errs.tried_call, refused_for_hook: true } } as Result;
    expect(listFindings(find([failed]))[0]?.refused).toBe('refused by the agent itself, because the hook failed');
    expect(listFindings(find([errs]))[0]?.refused).toBe('refused by the agent’s own policy');
    const made = { ...refused('claude', null, 'echo b'), missing_evidence: ['allow'] };
    expect(listFindings(find([refused('claude', null, 'rm a'), made])).map((finding) => finding.refused)).toContain(
      '`rm a` on `claude`: not refused (it was made); `echo b` on `claude`: not refused (it was made, as it should be)',
    );
    const became = (change: object) => {
      const one = refused('claude', null);
      return listFindings(find([{ ...one, tried_call: { ...one.tried_call, ...change } } as Result]))[0]?.refused;
    };
    expect(became({ outcome: 'hook_not_loaded', failure: 'rejected' })).toBe(
      'not made: it failed before a hook was asked',
    );
    expect(became({ outcome: 'unavailable' })).toBe('not made: the agent has no such tool');
    expect(became({ outcome: 'failed' })).toBe('not refused (it was tried, and failed by itself)');
    expect(renderReport('text', input)).toMatch(/call {4}on codex: refused by a hook that is not/);
    expect(renderReport('markdown', input)).toMatch(/<b>Call:<\/b> on <code>codex<\/code>|<b>Call:<\/b> on `claude`/);
    expect(renderReport('html', input)).toContain('The call was not refused (it was made).');
  });
});

it('names the file of the hook whose message lacks what the case wants', () => {
  const row = (hook: string | null) =>
    ({
      kind: 'tool_route',
      matched_evidence: ['blocked_by_hook'],
      missing_evidence: [],
      error: "Message does not contain 'ask a person': Denied: no",
      tried_call: { hook },
    }) as unknown as Result;
  expect(describeToolRouteFail(row('PreToolUse in hooks/hooks.json')).fix).toBe(
    "change what the hook of `hooks/hooks.json` answers, so that it contains 'ask a person', or correct the case",
  );
  expect(describeToolRouteFail(row(null)).fix).toMatch(/^let the hook, or its route, answer/);
  const unheard = row('PreToolUse in hooks/hooks.json');
  unheard.error += '; the hook wrote it to stderr, which Copilot CLI does not show to the model';
  expect(describeToolRouteFail(unheard).fix).toMatch(
    /^let the hook of `hooks\/hooks.json` give its reason on stdout: print the deny decision alone, and end with exit code 0: \{/,
  );
});
