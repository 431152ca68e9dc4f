import { describe, expect, it } from '@jest/globals';
import { parseCasesJson } from '../../../lib/case/corpus-json.js';
import type { BranchChange, BranchChanges } from '../../../lib/contract/part.js';
import { compareBaselines } from '../../../lib/delta/compare.js';
import type { CompareInput } from '../../../lib/delta/input.js';
import { listFindings } from '../../../lib/report/findings/findings.js';
import { renderReport } from '../../../lib/report/index.js';
import { makeBaseline, makeOffer, makeResult, makeResults } from '../../helpers/results.js';

const pass = makeBaseline({ 'notes-basic': { claude: 'pass' } });
const at = (baseline: typeof pass) => ({ name: 'main', sha: null, baseline });
const change = (parts: Partial<BranchChange> & Pick<BranchChange, 'delta' | 'name'>): BranchChange => ({
  ...{ kind: 'skill', rule: null, file: `skills/${parts.name}/SKILL.md`, line: 3, agents: [], why: null, fix: null },
  ...{ message: 'it broke', ...parts },
});
const compare = (changes: BranchChange[], more: Partial<CompareInput> = {}) =>
  compareBaselines({
    ...{ results: makeResults([makeResult()]), current: pass, ref: at(pass) },
    ...{ branch: { changes, known_errors: 0 }, ...more },
  });

describe('what a branch does to parts', () => {
  const unlisted = change({ delta: 'BROKEN', name: 'menu', agents: ['copilot'], message: 'not offered on copilot' });

  it('fails the gate where it is an error, unless fail_on leaves that out', () => {
    expect(compare([unlisted])).toMatchObject({ gate: 'fail', parts: [{ name: 'menu', fails: true }] });
    expect(compare([unlisted], { options: { fail_on: ['regression'] } }).gate).toBe('inconclusive');
    expect(compare([change({ delta: 'REMOVED', name: 'menu' })]).gate).toBe('pass');
    expect(compare([]).parts).toEqual([]);
    expect(compareBaselines({ results: makeResults([makeResult()]), current: pass, ref: at(pass) }).parts).toBe(
      undefined,
    );
  });

  it('is let off by a new reason in the baseline, if a person agrees', () => {
    const offers = { copilot: { menu: { ...makeOffer('absent'), reason: 'for Claude alone' } } };
    const current = makeBaseline({ 'notes-basic': { claude: 'pass' } }, { $offers: offers });
    expect(compare([unlisted], { current }).gate).toBe('inconclusive');
    expect(compare([unlisted], { current, options: { accept: 'with_reason' } }).gate).toBe('pass');
    expect(compare([unlisted], { current, ref: at(current), options: { accept: 'with_reason' } }).gate).toBe('fail');
  });

  it('is not said twice where a case’s own row fails for it', () => {
    const results = makeResults([makeResult({ status: 'fail', expected_skill: 'release-notes' })]);
    const broken = change({ delta: 'BROKEN', name: 'release-notes' });
    expect(compare([broken], { results }).parts).toEqual([]);
    expect(compare([{ ...broken, agents: ['claude', 'codex'] }], { results }).parts).toHaveLength(1);
  });

  it('takes the cases of a hook along that is gone, unless another hook is asked about their calls', () => {
    const [before = []] = [['Bash', 'Write'], []].map((tools) =>
      tools.map((tool) => ({ case_id: tool, kind: 'tool_route', tool, input: { command: 'x' }, expect: 'block' })),
    );
    const read = (cases: unknown[]) => parseCasesJson(JSON.stringify(cases), 'cases.json');
    const corpora = (now: unknown[]) => ({
      ...{ before: read(before), now: read(now) },
      source: { skill: [], subagent: [], route: [] },
    });
    const hook = {
      ...{ event: 'PreToolUse', file: 'hooks/hooks.json', command: 'x' },
      conditional: false,
      recorded: true,
    };
    const ref = makeBaseline({
      'notes-basic': { claude: 'pass' },
      Bash: { claude: 'pass' },
      Write: { claude: 'pass' },
    });
    const gone = change({ delta: 'REMOVED', kind: 'hook', name: 'PreToolUse: x', file: hook.file });
    const compareWith = (left: string[], now: unknown[] = [], results = makeResults([makeResult()]), part = gone) =>
      compare([part], {
        ...{ results, current: ref, ref: at(ref), corpora: corpora(now) },
        branch: {
          ...{ changes: [part], known_errors: 0 },
          hooks: { before: [{ ...hook, matcher: null }], now: left.map((matcher) => ({ ...hook, matcher })) },
        },
      });
    expect(compareWith([])).toMatchObject({ gate: 'pass', counts: { REMOVED: 2 }, parts: [{ name: 'PreToolUse: x' }] });
    expect(compareWith(['Edit|Write'])).toMatchObject({ gate: 'fail', counts: { REMOVED: 1, WEAKENED: 1 } });
    // Where a case stays, it is to go, too, and so is the one that passes because nothing answers it.
    const tried = { outcome: 'ran' as const, route: null, why: null, failure: null, hook: null };
    const row = (case_id: string, status: 'pass' | 'fail') =>
      makeResult({
        ...{ case_id, kind: 'tool_route', expected_skill: null, status },
        tried_call: { ...tried, call: 'Bash: x' },
      });
    const results = makeResults([row('Bash', 'fail'), row('Write', 'pass')]);
    const [finding] = listFindings({ results, comparison: compareWith([], before, results) });
    expect(finding?.accept).toMatch(
      /^if the hook is gone for good, remove the cases `Bash`, `Write` and their entries in `provider-baseline\.json`, too/,
    );
    // One that no longer waits for a tool is gone to calls of that tool.
    const fewer = { ...gone, name: 'PreToolUse: x (Bash)' };
    const both = makeResults([row('Bash', 'fail'), row('Write', 'fail')]);
    const { deltas } = compareWith(['Write'], before, both, fewer);
    expect(deltas.flatMap(({ case_id, taken }) => (taken ? [[case_id, taken.name]] : []))).toEqual([
      ['Bash', 'PreToolUse: x (Bash)'],
    ]);
  });

  it('is not said twice where a call shows that no hook is asked any more', () => {
    const route = { kind: 'tool_route' as const, expected_skill: null, status: 'fail' as const };
    const tried = { outcome: 'ran' as const, route: null, why: null, failure: null };
    const compareWith = (hook: string | null) =>
      compare([change({ delta: 'BROKEN', kind: 'hook', name: 'PreToolUse', rule: 'hook-matcher' })], {
        results: makeResults([makeResult({ ...route, tried_call: { ...tried, hook } })]),
      }).parts;
    expect(compareWith(null)).toEqual([]);
    expect(compareWith('PreToolUse in hooks/hooks.json')).toHaveLength(1);
  });

  it('is not said twice where a query fails for a skill that is gone', () => {
    const route = { kind: 'route' as const, expected_skill: null, failure_kind: 'skill_not_offered' as const };
    const results = makeResults([makeResult({ ...route, status: 'fail', missing_evidence: ['menu'] })]);
    const gone = change({ delta: 'REMOVED', name: 'menu' });
    expect(compare([gone], { results }).parts).toEqual([]);
    expect(compare([{ ...gone, agents: ['codex'] }], { results }).parts).toHaveLength(1);
    expect(compare([change({ delta: 'REMOVED', name: 'water' })], { results }).parts).toHaveLength(1);
  });

  it('leaves to the ref what fails for an error that the ref has too, and it alone', () => {
    const row = (case_id: string, expected_skill: string) =>
      makeResult({ case_id, expected_skill, status: 'fail', failure_kind: 'skill_not_offered' });
    const results = makeResults([row('a', 'menu'), row('b', 'water'), { ...row('a', 'menu'), agent: 'codex' }]);
    const entry = { claude: 'pass', codex: 'pass' } as const;
    const current = makeBaseline({ a: entry, b: { claude: 'pass' } });
    const error = change({ delta: 'BROKEN', name: 'menu', rule: 'skill-front-matter', agents: ['claude'] });
    const judge = (known: BranchChange[]) => {
      const comparison = compare([], {
        results,
        current,
        ref: at(current),
        branch: { changes: [], known_errors: 1, known },
      });
      return { results, comparison };
    };
    const deltasOf = (...known: BranchChange[]) =>
      judge(known).comparison.deltas.map(({ agent, delta }) => `${agent} ${delta}`);
    expect(deltasOf(error)).toEqual(['claude UNMET', 'claude REGRESSION', 'codex REGRESSION']);
    expect(deltasOf({ ...error, rule: 'skill-body' })).not.toContain('claude UNMET');
    const ofCase = { ...error, name: 'a', rule: 'case-unknown-skill', agents: [] };
    expect(deltasOf(ofCase)).toEqual(['claude UNMET', 'claude REGRESSION', 'codex UNMET']);
    const { gate } = judge([error]).comparison;
    const [, , finding] = listFindings(judge([error]));
    expect([gate, finding?.place, finding?.accept]).toEqual(['fail', { file: error.file, line: 3 }, null]);
    expect(finding?.why).toMatch(/`main` has this error already \(`skills\/menu\/SKILL\.md:3`\)/);
    // A case of the same skill that main does not have is this branch's own.
    const both = makeResults([row('a', 'menu'), row('c', 'menu')]);
    const now = makeBaseline({ a: { claude: 'pass' }, c: { claude: 'pass' } });
    const then = at(makeBaseline({ a: { claude: 'pass' } }));
    const beside = {
      results: both,
      current: now,
      ref: then,
      branch: { changes: [], known_errors: 1, known: [ofCase] },
    };
    const findings = listFindings({ results: both, comparison: compare([], beside) });
    expect(findings.map(({ delta, change: why }) => [delta, why !== null])).toEqual([
      ['UNMET', true],
      ['UNMET', false],
    ]);
    expect(finding?.fix).toMatch(/^on `main`, and then merge that, or here: /);
    const lowered = makeBaseline({ a: { claude: 'fail', codex: 'pass' }, b: { claude: 'pass' } });
    const branch = { changes: [], known_errors: 1, known: [error] };
    expect(compare([], { results, current: lowered, ref: at(current), branch }).deltas[0]?.delta).toBe('REGRESSION');
  });

  it('is no matter to an agent that goes on listing the skill of a name that the ref has', () => {
    const paths = ['.claude/skills/menu/SKILL.md', '.github/skills/menu/SKILL.md'] as const;
    const lists = (agent: string, path: string) =>
      makeResult({
        ...{ case_id: 'a', agent, expected_skill: 'menu', status: 'fail', failure_kind: 'ambiguous_skill' },
        // The embedded model was given the other's name, and the agent its own text.
        missing_evidence: ['menu'],
        delivery: { state: 'other', kept_chars: 0, of_chars: 9, why: null, instead: 'menu' },
        ambiguous: [{ id: 'menu', paths: [...paths], only: path }],
      });
    const results = makeResults([lists('claude', paths[0]), lists('copilot', paths[1])]);
    const current = makeBaseline({ a: { claude: 'pass', copilot: 'pass' } });
    const compared = (...files: string[]) =>
      compare(
        files.map((file) => change({ delta: 'NEW', name: 'menu', file })),
        { results, current, ref: at(current) },
      );
    const comparison = compared(paths[1]);
    expect(comparison.deltas.map(({ delta }) => delta)).toEqual(['PASS', 'REGRESSION']);
    expect(renderReport('markdown', { results, comparison })).toMatch(/loads .*two skills of this name/);
    for (const files of [['docs/menu/SKILL.md'], paths])
      expect(compared(...files).deltas.map(({ delta }) => delta)).toEqual(['REGRESSION', 'REGRESSION']);
    // What to do about a copy that is out of date no row says.
    const copy = change({ delta: 'BROKEN', name: 'menu', rule: 'skill-copy', file: paths[1] });
    expect(compare([copy], { results, current, ref: at(current) }).parts?.map(({ rule }) => rule)).toEqual([
      'skill-copy',
    ]);
    const lint = change({ delta: 'BROKEN', kind: null, name: 'a', rule: 'case-ambiguous', file: 'cases.json' });
    const one = makeResults([lists('claude', paths[0])]);
    const known = makeBaseline({ a: { claude: 'pass' } });
    const fresh = [change({ delta: 'NEW', name: 'menu', file: paths[1] }), lint];
    expect(compare(fresh, { results: one, current: known, ref: at(known) }).gate).toBe('pass');
  });

  it('makes a suite a regression whose subagent it took away, and nothing else that could not run', () => {
    const fault = { kind: 'subagent_missing' as const, message: 'no such agent' };
    const row = { kind: 'suite' as const, status: 'skipped' as const, expected_skill: 'office:explorer', fault };
    const results = makeResults([makeResult({ ...row, error: 'no such agent' })]);
    const gone = change({
      delta: 'REMOVED',
      kind: 'subagent',
      name: 'explorer',
      message: '`agents/explorer.md` is gone',
    });
    const found = compare([gone], { results });
    expect([found.gate, found.deltas[0]?.delta]).toEqual(['fail', 'REGRESSION']);
    expect(found.deltas[0]?.reason).toMatch(/took the subagent `explorer` away: `agents\/explorer\.md` is gone/);
    expect(compare([], { results })).toMatchObject({ deltas: [{ delta: 'INFRA' }] });
  });

  it('says it of a skill that is asked inside a subagent which is gone, and of nothing else that is not offered', () => {
    const results = makeResults([
      makeResult({ status: 'fail', failure_kind: 'skill_not_offered', error: 'not there' }),
    ]);
    const asked = { case_id: 'notes-basic', prompt: 'p', expected_skill: 'release-notes', subagent: 'office:explorer' };
    const gone = change({
      delta: 'REMOVED',
      kind: 'subagent',
      name: 'explorer',
      file: 'agents/explorer.md',
      message: '`agents/explorer.md` is gone',
    });
    const corpora = (row: object) => {
      const now = parseCasesJson(JSON.stringify([row]), 'cases.json');
      return { now, before: now, source: { skill: ['release-notes'], subagent: [], route: [] } };
    };
    const found = compare([gone], { results, corpora: corpora(asked) });
    expect([found.gate, found.parts]).toEqual(['fail', []]);
    expect(found.deltas[0]?.reason).toMatch(/took the subagent `explorer` away/);
    const message = 'it is now `seeker`, in `agents/seeker.md`';
    const to = { now: 'seeker', file: 'agents/seeker.md' };
    const renamed = change({ delta: 'RENAMED', kind: 'subagent', name: 'explorer', ...to, message });
    const other = compare([renamed], { results, corpora: corpora(asked) });
    expect(other.deltas[0]?.taken).toEqual({ name: 'explorer', ...to });
    const [finding] = listFindings({ results, comparison: other });
    expect([finding?.fix, finding?.accept]).toEqual([
      'write `seeker` as `subagent` of the case, or give it its old name back',
      null,
    ]);
    const changes = {
      ...{ ref: 'main', named_by: new Map() },
      files: new Map([
        [
          'agents/explorer.md',
          {
            file: 'agents/explorer.md',
            state: 'gone' as const,
            from: null,
            lines: null,
            piece: null,
            removed: null,
            added: false,
          },
        ],
      ]),
    };
    const locations = {
      source: '',
      subagents: {},
      routes: {},
      cases: {},
      skills: { 'release-notes': 'skills/release-notes/SKILL.md' },
    };
    const text = renderReport('text', { results: { ...results, locations }, comparison: found, changes });
    expect(text).toContain('change  against main: agents/explorer.md is gone');
    expect(text).toContain('fix     restore agents/explorer.md');
    const { subagent, ...plain } = asked;
    expect(compare([gone], { results, corpora: corpora(plain) }).parts).toHaveLength(1);
  });

  it('is one error where front matter is broken and agents drop the skill for it', () => {
    const message = 'the front matter is not closed by a line of three dashes';
    const rules = [
      change({
        delta: 'BROKEN',
        name: 'menu',
        rule: 'skill-front-matter',
        line: 1,
        message,
        fix: 'write a line of ---',
      }),
      change({
        delta: 'BROKEN',
        name: 'menu',
        rule: 'skill-offer',
        agents: ['claude'],
        message: 'not offered on claude',
        why: 'x',
      }),
      change({ delta: 'NEW', name: 'menu', message: 'listed on codex; not on claude (x)' }),
    ];
    const found = compare(rules);
    expect(found.parts?.filter(({ delta }) => delta === 'BROKEN')).toEqual([
      expect.objectContaining({
        message: `not offered on claude: ${message}`,
        why: null,
        fix: 'write a line of ---',
        line: 1,
      }),
    ]);
    expect(found.notes.map((one) => one.message)).toContain('New on this branch: skill `menu` (listed on codex).');
    expect(compare(rules.slice(0, 1)).parts).toEqual([expect.objectContaining({ message })]);
  });

  it('lets a case go that was asked inside a subagent which is gone', () => {
    const parse = (rows: object[]) => parseCasesJson(JSON.stringify(rows), 'cases.json');
    const plain = { case_id: 'notes-basic', prompt: 'p', expected_skill: 'release-notes' };
    const asked = { case_id: 'asked', prompt: 'q', expected_skill: 'release-notes', subagent: 'office:explorer' };
    const both = makeBaseline({ 'notes-basic': { claude: 'pass' }, asked: { claude: 'pass' } });
    const found = (subagent: string[]) =>
      compare([], {
        ref: at(both),
        corpora: {
          ...{ now: parse([plain]), before: parse([plain, asked]) },
          source: { skill: ['release-notes'], subagent, route: [] },
        },
      });
    expect(found([]).gate).toBe('pass');
    expect(found(['office:explorer']).gate).toBe('fail');
  });

  it.each(['text', 'markdown', 'html', 'sarif', 'junit', 'json'] as const)('stands in the report as %s', (format) => {
    const results = makeResults([makeResult()]);
    const comparison = compare([{ ...unlisted, why: 'its front matter is not YAML', fix: 'quote it' }]);
    const text = renderReport(format, { results, comparison });
    expect(text).toContain('menu');
    expect(text).toMatch(/not offered|front matter/);
    // The title names them.
    if (format === 'markdown') expect(text).toContain('on <code>copilot</code>: <b>not offered</b>');
  });
});

describe('a hook of which the branch changed the command', () => {
  const command = 'node "$' + '{CLAUDE_PLUGIN_ROOT}/hooks/gone.cjs"';
  const hook = { kind: 'hook' as const, file: 'hooks/hooks.json' };
  const renamed = change({ ...hook, delta: 'RENAMED', name: 'PreToolUse: x', message: `it runs \`${command}\` now` });
  const missing = (path: string) =>
    change({
      ...hook,
      delta: 'BROKEN',
      name: 'hooks.json',
      message: `its command names ${path}, which does not exist`,
    });
  const own = missing('hooks/gone.cjs');
  const asked = {
    ...{ event: 'PreToolUse' as const, file: 'hooks/hooks.json', command, stdin: '', stdout: '', stderr: '' },
    ...{ exit_code: 1, signal: null, ended: true, duration_ms: 5 },
  };
  const tried = { call: 'Bash: x', outcome: 'ran', route: null, hook: 'PreToolUse in hooks/hooks.json' } as const;
  const row = (status: 'pass' | 'fail') =>
    makeResults([
      makeResult({
        ...{ kind: 'tool_route' as const, expected_skill: null, status, hook_calls: [asked] },
        tried_call: { ...tried, why: 'it could not start', failure: null },
      }),
    ]);
  const found = (changes: BranchChange[], status: 'pass' | 'fail') => {
    const { parts, notes } = compare(changes, { results: row(status) });
    return [(parts ?? []).map(({ delta, message }) => `${delta} ${message}`), notes.map(({ message }) => message)];
  };

  it('is one finding, of the case that fails for it, else of its error, and a note where neither is', () => {
    expect(found([renamed, own], 'fail')).toEqual([[], []]);
    const [parts, notes] = found([renamed, own], 'pass');
    expect([parts, notes]).toEqual([['BROKEN its command names hooks/gone.cjs, which does not exist'], []]);
    expect(found([renamed], 'pass')[1]).toEqual([expect.stringMatching(/^Renamed: hook .* \(it runs/)]);
  });

  it('is one finding, too, where the error is in the script that the command runs', () => {
    const message = 'it cannot start: it loads ./lib/x.mjs, and there is no such file';
    const inside = { ...own, file: 'kit/hooks/gone.cjs', message };
    expect(found([inside], 'fail')).toEqual([[], []]);
    expect(found([{ ...inside, file: 'kit/hooks/be-gone.cjs' }], 'fail')[0]).toEqual([`BROKEN ${message}`]);
  });

  it('hides no error of another hook', () => {
    const other = missing('hooks/other.cjs');
    expect(found([other], 'fail')[0]).toHaveLength(1);
    expect(found([renamed, other], 'pass')).toEqual([
      expect.arrayContaining([expect.stringMatching(/^RENAMED/)]),
      [expect.any(String)],
    ]);
  });
});

describe('what passes, and may not have been meant', () => {
  it('is nothing to fix', () => {
    const gone = change({ delta: 'REMOVED', name: 'menu', fix: 'restore `skills/menu/SKILL.md`' });
    const results = makeResults([makeResult()]);
    const text = (format: 'markdown' | 'html' | 'text') =>
      renderReport(format, { results, comparison: compare([gone]) });
    expect(text('markdown')).toContain('<b>If it is not meant:</b> restore');
    expect(text('html')).toContain('<dt>If it is not meant</dt>');
    expect(text('text')).toMatch(/undo +restore/);
    expect(text('markdown')).not.toContain('Fix');
  });
});

describe('a skill that the baseline knows', () => {
  it('is named as gone in its row, or in a note where no row could name it', () => {
    const current = makeBaseline({ 'notes-basic': { claude: 'pass' } }, { $meta: { schema: 1, skills: { menu: 40 } } });
    const results = makeResults([makeResult()], { offers: { claude: { 'release-notes': makeOffer('full') } } });
    const notesOf = (branch: BranchChanges | null) =>
      compareBaselines({ results, current, ref: at(current), branch })
        .notes.map(({ message }) => message)
        .filter((message) => message.startsWith('No skill of the source'));
    expect(notesOf(null)).toEqual([expect.stringContaining('any more: menu.')]);
    expect(notesOf({ changes: [], known_errors: 0, unread: 'no commit' })).toHaveLength(1);
    expect(notesOf({ changes: [change({ delta: 'REMOVED', name: 'menu' })], known_errors: 0 })).toEqual([]);
    // The ref lacks it as well.
    expect(notesOf({ changes: [], known_errors: 0 })).toEqual([]);
  });
});

describe('what a pass does not show', () => {
  const call = {
    event: 'PreToolUse' as const,
    file: 'hooks/hooks.json',
    command: 'x',
    stdin: '',
    stdout: '',
    stderr: '',
  };
  const asked = { ...call, exit_code: 0, signal: null, ended: true, duration_ms: 5 };
  const notesOf = (results: ReturnType<typeof makeResult>[], ref: CompareInput['ref'] = at(pass)) =>
    compareBaselines({ results: makeResults(results), current: pass, ref }).notes.map(({ message }) => message);

  it('is said of hooks that were asked about one skill alone', () => {
    const first = makeResult({ hook_calls: [asked] });
    expect(notesOf([first, makeResult({ case_id: 'two' })]).join()).toMatch(
      /of an agent: notes-basic \(claude\)\. A hook that/,
    );
    expect(notesOf([first]).join()).not.toMatch(/hook/);
    expect(notesOf([makeResult(), makeResult({ case_id: 'two' })]).join()).not.toMatch(/hook/);
  });

  it('is said of a ref that is the commit itself', () => {
    expect(notesOf([makeResult()], { ...at(pass), is_head: true })).toEqual([
      expect.stringMatching(/^main is the commit that is checked out, so only what is not committed/),
    ]);
    expect(notesOf([makeResult()])).toEqual([]);
  });
});

describe('what was expected and did not run', () => {
  const cases = (rows: object[]) => parseCasesJson(JSON.stringify(rows), 'cases.json');
  const NOTES = { case_id: 'notes-basic', prompt: 'p', expected_skill: 'release-notes' };
  const NONE = { case_id: 'none', prompt: 'Say hello.', disallowed_skills: ['release-notes'] };
  const corpora = (now: object[]) => ({
    ...{ now: cases(now), before: cases([NOTES, NONE]) },
    source: { skill: ['release-notes'], subagent: [], route: [] },
  });
  const judge = (more: Partial<CompareInput>) =>
    compareBaselines({ results: makeResults([makeResult()]), current: pass, ref: at(pass), ...more });

  it('is a case that this mode does not run, deleted or weaker', () => {
    expect(judge({ corpora: corpora([NOTES, NONE]) }).gate).toBe('pass');
    const gone = judge({ corpora: corpora([NOTES]) });
    expect(gone.gate).toBe('inconclusive');
    expect(gone.notes.map(({ message }) => message).join()).toMatch(
      /less is checked than at main: none \(the case was deleted/,
    );
    const renamed = judge({ corpora: corpora([NOTES, { ...NONE, case_id: 'other' }]) });
    expect(renamed.gate).toBe('pass');
    const weaker = judge({ corpora: corpora([NOTES, { ...NONE, disallowed_skills: [], required_evidence: ['x'] }]) });
    expect(weaker.gate).toBe('inconclusive');
  });
});
