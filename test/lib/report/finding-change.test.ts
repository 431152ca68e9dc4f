import { describe, expect, it } from '@jest/globals';
import type { FileChange } from '../../../lib/contract/file-change.js';
import { explain, explainKept, MOVE_IT, type Offer } from '../../../lib/contract/offer.js';
import type { Result } from '../../../lib/contract/result.js';
import { compareBaselines } from '../../../lib/delta/compare.js';
import type { DeltaRow } from '../../../lib/delta/schema.js';
import { omit } from '../../../lib/input/get-own.js';
import { listFindings } from '../../../lib/report/findings/findings.js';
import { listSubjectFiles } from '../../../lib/report/findings/group-deltas.js';
import { listChanged, listPlaces } from '../../../lib/report/findings/subject-files.js';
import { renderMarkdown } from '../../../lib/report/markdown/markdown.js';
import { makeBaseline, makeResult, makeResults } from '../../helpers/results.js';

const BACK = 'declare it again in `h.json`, and restore the script that it runs: `x`';
const [SCRIPT, DECLARED, ROUTES] = [
  'kit/hooks/guard.js',
  'kit/hooks/hooks.json',
  'kit/hooks/tool-routes.yaml',
] as const;
const same = (file: string): FileChange => ({
  file,
  state: 'same',
  from: null,
  lines: null,
  piece: null,
  removed: null,
  added: false,
});
const changed = (file: string, more: Partial<FileChange> = {}): FileChange => ({
  ...{ file, state: 'changed', from: null, lines: { first: 2, last: 2 }, removed: null, added: false },
  ...{ piece: { before: '/^mcp\\s/', after: '/^mcp-cli\\s/' }, ...more },
});

const hookFail = (agent: string) =>
  makeResult({
    ...{ case_id: 'mcp/listing', agent, status: 'fail', kind: 'tool_route', expected_skill: null },
    ...{ missing_evidence: ['block'], error: 'expected block, got allowed: the hook let it through' },
    tried_call: {
      ...{ call: 'Bash: mcp list', outcome: 'ran', route: null, hook: 'PreToolUse in hooks/hooks.json' },
      ...{ why: 'the hook let it through', failure: null },
    },
    hook_calls: [
      {
        ...{ event: 'PreToolUse', file: 'hooks/hooks.json', command: 'node ${CLAUDE_PLUGIN_ROOT}/hooks/guard.js' },
        ...{ stdin: '', stdout: '', stderr: '', exit_code: 0, signal: null, ended: true, duration_ms: 1 },
      },
    ],
  } as Partial<Result>);

const skillFail = makeResult({
  ...{ case_id: 'a', agent: 'claude', status: 'fail', expected_skill: 'alpha', failure_kind: 'skill_not_loaded' },
  error: 'never used',
} as Partial<Result>);

function judge(rows: Result[], own: FileChange[], more: { named?: FileChange[]; before?: string } = {}) {
  const results = makeResults(rows);
  results.locations = {
    ...{ source: 'kit', skills: { alpha: 'kit/skills/alpha/SKILL.md' }, subagents: {} },
    routes: { mcp: { file: ROUTES, line: 3 } },
    cases: { 'mcp/listing': { file: ROUTES, line: 8 }, a: { file: 'cases.json', line: 1 } },
  };
  const agents = Object.fromEntries(rows.map(({ agent }) => [agent, 'pass' as const]));
  const current = makeBaseline(Object.fromEntries(rows.map(({ case_id }) => [case_id, agents])));
  const comparison = compareBaselines({ results, current, ref: { name: 'main', sha: null, baseline: current } });
  const { before } = more;
  const versions = before && Object.fromEntries(rows.map(({ agent }) => [agent, { before, after: '2.0.0' }]));
  return {
    ...{ results, comparison: { ...comparison, ...(versions ? { agent_versions: versions } : {}) } },
    changes: {
      ref: 'main',
      files: new Map(own.map((change) => [change.file, change])),
      named_by: new Map([[SCRIPT as string, more.named ?? []]]),
    },
  };
}
const find = (...asked: Parameters<typeof judge>) => listFindings(judge(...asked))[0];

describe('why a finding came now', () => {
  it.each([
    ['hooks/hooks.json', 'node "${CLAUDE_PLUGIN_ROOT}/hooks/guard.js"', 'kit/hooks/guard.js'],
    ['.claude/settings.json', 'node "$CLAUDE_PROJECT_DIR/.claude/hooks/guard.mjs"', 'kit/.claude/hooks/guard.mjs'],
    ['.codex/hooks.json', 'python3 .codex/guard.py', 'kit/.codex/guard.py'],
    ['apps/a/.github/hooks/guard.json', './scripts/guard.sh --strict', 'kit/apps/a/scripts/guard.sh'],
    ['plugins/b/hooks/hooks.json', 'bash hooks/run.sh hooks/rules.py', 'kit/plugins/b/hooks/rules.py'],
  ])('is the script that a hook of %s runs by `%s`', (declared, command, script) => {
    const row = hookFail('claude');
    row.tried_call = { ...row.tried_call, hook: `PreToolUse in ${declared}` } as Result['tried_call'];
    row.hook_calls = row.hook_calls?.map((call) => ({ ...call, file: declared, command })) ?? [];
    const finding = find([row], [changed(script), same(`kit/${declared}`)]);
    expect([finding?.place, finding?.change?.includes(script)]).toEqual([{ file: script, line: 2 }, true]);
  });

  it('is the settings that are no JSON, for every agent whose call no hook was asked about, and nobody means that', () => {
    const file = 'kit/.claude/settings.json';
    const unasked = (agent: string) => {
      const row = hookFail(agent);
      row.tried_call = { ...row.tried_call, hook: null } as Result['tried_call'];
      return { ...row, hook_calls: [] };
    };
    const input = judge([unasked('claude'), unasked('copilot')], [changed(file)]);
    Object.assign(input.results.locations ?? {}, { hooks_broken: [file] });
    const [finding, ...others] = listFindings(input);
    expect([others, finding?.place, finding?.more_places, finding?.accept]).toEqual([[], { file, line: 2 }, 0, null]);
  });

  it('is the hook that a weaker case no longer shows', () => {
    const row = hookFail('claude');
    Object.assign(row, { status: 'pass', missing_evidence: [] });
    const input = judge([row], [changed('kit/hooks/hooks.json')]);
    const weakened = (less: 'checks' | 'deleted') => {
      const deltas = input.comparison.deltas.map((one) => ({ ...one, delta: 'WEAKENED' as const, less, fails: true }));
      return listFindings({ ...input, comparison: { ...input.comparison, deltas } })[0];
    };
    expect(weakened('checks')?.why).toMatch(
      /This branch also changes what the call rests on: `kit\/hooks\/hooks\.json`, line 2/,
    );
    delete input.results.locations?.cases['mcp/listing'];
    expect(weakened('deleted')?.place).toEqual({ file: 'cases.json', line: null });
  });

  it('offers no way out by which the case would demand less', () => {
    const file = 'kit/skills/alpha/SKILL.md';
    const fixes = ["leave this agent out of the case's `agents`"];
    const offer = { state: 'absent', reason: 'not listed', fixes };
    const row = makeResult({ ...skillFail, failure_kind: 'skill_not_offered', offer } as unknown as Partial<Result>);
    expect(find([row], [changed(file)])?.fix).toBe(`undo or correct line 2 of \`${file}\``);
    expect(find([row], [])?.fix).toBe(fixes[0]);
  });

  it('says of a skill that was moved whether agents look for one there', () => {
    const file = 'kit/skills/alpha/SKILL.md';
    const row = makeResult({ ...skillFail, failure_kind: 'skill_not_offered' });
    const why = (to: string) => find([row], [changed(file, { state: 'gone', to })])?.why;
    expect(why('docs/alpha/SKILL.md')).toMatch(
      /was moved to `docs\/alpha\/SKILL\.md`, where no agent looks for a skill$/,
    );
    expect(why(file)).toMatch(/was moved to `kit\/skills\/alpha\/SKILL\.md`$/);
  });

  it('is the file that is gone from the plugin, where a copy of it is still there for others', () => {
    const copy = '.agents/skills/alpha/SKILL.md';
    const row = makeResult({ ...skillFail, failure_kind: 'skill_not_offered' });
    const finding = find([row], [same('kit/skills/alpha/SKILL.md'), changed(`kit/${copy}`, { state: 'gone' })]);
    expect([finding?.change, finding?.fix]).toEqual([
      `What changed against \`main\`: \`kit/${copy}\` is gone`,
      `restore \`kit/${copy}\``,
    ]);
  });

  it('is the new file, where two skills have one name, and not the one that was there before', () => {
    const files = ['skills/alpha/SKILL.md', 'skills/alpha-2/SKILL.md'];
    const ambiguous = [{ id: 'alpha', paths: files, only: null }];
    const clash = makeResult({ ...skillFail, failure_kind: 'ambiguous_skill', ambiguous });
    const finding = find([clash], [same(`kit/${files[0]}`), changed(`kit/${files[1]}`, { state: 'new' })]);
    expect([finding?.place?.file, finding?.fix]).toEqual([
      `kit/${files[1]}`,
      'rename the skill in `kit/skills/alpha-2/SKILL.md`: another one has its name already',
    ]);
    // Nobody means two skills to have one name.
    expect(finding?.accept).toMatch(/^two skills cannot share a name/);
    // Copies that were equal are to be equal again.
    const other = makeResult({ ...clash, agent: 'codex', failure_kind: 'skill_load_failed' });
    const rows = [clash, other].map((row) => ({ ...row, expected_skill: 'alpha' }));
    const input = judge(rows, [changed(`kit/${files[1]}`)]);
    const part = { delta: 'BROKEN', kind: 'skill', name: 'alpha', rule: 'skill-copy', fix: 'copy it again' };
    Object.assign(input.comparison, {
      parts: [{ ...part, file: `kit/${files[0]}`, line: 1, agents: [], message: 'a copy', why: null, fails: true }],
    });
    const findings = listFindings(input);
    expect(findings.map(({ fix, accept }) => [fix, accept])).toEqual(rows.map(() => ['copy it again', null]));
  });

  it('names lines that only went by their numbers at the ref, and lines that only came', () => {
    const removed = { first: 5, last: 9 };
    const file = 'kit/skills/alpha/SKILL.md';
    const gone = find([skillFail], [changed(file, { piece: null, removed })]);
    expect([gone?.change, gone?.fix]).toEqual([
      expect.stringContaining(`lines 5 to 9 of \`${file}\` are gone`),
      expect.stringMatching(/^bring back lines 5 to 9 of/),
    ]);
    expect(gone?.place).toEqual({ file, line: null });
    const added = find([skillFail], [changed(file, { piece: null, added: true })]);
    expect(added?.change).toContain(`line 2 of \`${file}\` is new`);
  });

  it('is the new name of a skill that this branch renames', () => {
    const gone = makeResult({
      ...skillFail,
      failure_kind: 'skill_not_offered',
      error: "the source has no skill 'alpha'",
    });
    const input = judge([gone], [changed('kit/skills/alpha/SKILL.md', { state: 'gone' })]);
    const message = 'it is now `beta`, in `kit/skills/beta/SKILL.md`';
    const renamed = {
      ...{
        delta: 'RENAMED' as const,
        kind: 'skill' as const,
        name: 'alpha',
        file: 'kit/skills/beta/SKILL.md',
        line: null,
      },
      ...{ agents: [], message, why: null, fix: null, fails: false, rule: null },
    };
    const [finding] = listFindings({ ...input, comparison: { ...input.comparison, parts: [renamed] } });
    expect(finding?.why).toMatch(/This branch renames it: it is now `beta`, in `kit\/skills\/beta\/SKILL\.md`$/);
    expect(finding?.fix).toBe(
      "write the skill's new name as `expected_skill` of the case (`cases.json:1`), or give it its old name back",
    );
    // A case may have called it by the folder that it left.
    const moved = { ...renamed, now: 'alpha' };
    const former = { ...input.results, results: [{ ...gone, expected_skill: 'former' }] };
    const moving = { ...input, results: former, comparison: { ...input.comparison, parts: [moved] } };
    expect(listFindings(moving)[0]).toMatchObject({
      why: expect.stringContaining('This branch moves it: '),
      fix: 'write `alpha` as `expected_skill` of the case (`cases.json:1`), or move it back',
    });
    const link = 'link .agents/skills/beta → ../../kit/skills/beta';
    const offer = { state: 'absent' as const, kept_chars: 0, of_chars: 9, reason: `not read; ${link}` };
    const unlinked = { ...gone, offer: { ...offer, fixes: [link] } };
    const lost = judge([unlinked], [changed('kit/skills/alpha/SKILL.md', { state: 'gone' })]);
    expect(listFindings({ ...lost, comparison: { ...lost.comparison, parts: [renamed] } })[0]?.fix).toBe(
      'link it with `mkdir -p .agents/skills && ln -sfn ../../kit/skills/beta .agents/skills/beta`, or give it its old name back',
    );
    const other = makeResult({
      ...gone,
      case_id: 'b',
      expected_skill: 'omega',
      error: "the source has no skill 'omega'",
    });
    const both = judge([gone, other], [changed('kit/skills/alpha/SKILL.md', { state: 'gone' })]);
    const parts = [renamed, { ...renamed, name: 'omega', message: 'it is now `psi`, in `kit/skills/psi/SKILL.md`' }];
    expect(
      listFindings({ ...both, comparison: { ...both.comparison, parts } }).map(
        ({ why }) => /`(beta|psi)`/.exec(why ?? '')?.[1],
      ),
    ).toEqual(['beta', 'psi']);
  });

  it('is the file from which this branch took the hook, where none was asked, and that it is gone is said once', () => {
    const open = hookFail('claude');
    open.tried_call = { ...open.tried_call, hook: null, why: 'the source declares no hook' } as Result['tried_call'];
    const input = judge([open], [changed(DECLARED)]);
    const removed = {
      ...{ delta: 'REMOVED' as const, kind: 'hook' as const, name: 'PreToolUse: x', file: DECLARED, line: null },
      ...{ agents: ['claude'], message: 'gone', why: null, fix: BACK, fails: false, rule: null },
    };
    const found = listFindings({ ...input, comparison: { ...input.comparison, parts: [removed] } });
    expect(found.map(({ place, fix }) => [place?.file, fix])).toEqual([
      [DECLARED, 'bring the hook back: declare it again in `h.json`, and restore the script that it runs: `x`'],
    ]);
    expect(found[0]?.why).toMatch(/This branch removes `PreToolUse: x` from `kit\/hooks\/hooks.json`$/);
    // The other cases that it answered are of no use any more either; those of another tool may be.
    const free = { ...open, case_id: 'free', status: 'pass' as const, missing_evidence: [], error: null };
    const write = { ...free, case_id: 'write', tried_call: { ...free.tried_call, call: 'Write: a' } } as Result;
    const both = judge([open, free, write], [changed(DECLARED)]);
    const [other] = listFindings({ ...both, comparison: { ...both.comparison, parts: [removed] } });
    expect(other?.accept).toMatch(
      /^remove the cases `mcp\/listing`, `free` and record why: .*, which keeps their entries in/,
    );
  });

  it('keeps the case for the agents on which a hook still answers it', () => {
    const open = hookFail('codex');
    open.tried_call = { ...open.tried_call, hook: null, why: 'this agent reads no hooks' } as Result['tried_call'];
    const held = { ...hookFail('claude'), status: 'pass' as const, missing_evidence: [], error: null };
    const input = judge([open, held], [changed('.codex/hooks.json')]);
    const removed = {
      ...{ delta: 'REMOVED' as const, kind: 'hook' as const, name: 'PreToolUse: x', file: '.codex/hooks.json' },
      ...{ line: null, agents: ['codex'], message: 'gone', why: null, fix: BACK, fails: false, rule: null },
    };
    const [found] = listFindings({ ...input, comparison: { ...input.comparison, parts: [removed] } });
    expect(found?.accept).toMatch(/^write into `mcp\/listing` `"agents": \["claude"\]`, on which a hook still answers/);
  });

  it('is the file of hooks that this agent reads, where no hook was asked', () => {
    const none = hookFail('codex');
    none.tried_call = { ...none.tried_call, hook: null, why: 'never ran' } as Result['tried_call'];
    const input = judge([none], []);
    const hook = { kind: 'hook' as const, plugin: null, listed_as: [], deferred: false, reason: null };
    const parts = [
      { ...hook, name: 'a', path: '.claude/settings.json', unread: true as const },
      { ...hook, name: 'a', path: '.codex/hooks.json' },
    ];
    const [row] = input.comparison.deltas;
    const results = { ...input.results, parts: { codex: parts } };
    const files = row ? listPlaces(row, { ...input, results }).map(({ file }) => file) : [];
    expect(files).toContain('kit/.codex/hooks.json');
    expect(files).not.toContain('kit/.claude/settings.json');
  });

  it('is the hook or the case where no ref tells which, and there is a fix for each', () => {
    const blocked = { ...hookFail('claude'), missing_evidence: [], mismatch_kind: 'disallowed_hit' } as Result;
    const none = hookFail('claude');
    const why = 'the source declares no hook that runs before a call';
    const fix = 'declare a hook for PreToolUse, of a project in `.codex/hooks.json`, of a plugin in `hooks/hooks.json`';
    none.tried_call = { ...none.tried_call, hook: null, why, fix } as Result['tried_call'];
    const alone = judge([none], []);
    const { baseline } = alone.comparison;
    const plain = { ...alone.comparison, baseline: { ...baseline, ref: null } };
    expect(listFindings({ ...omit(alone, 'changes'), comparison: plain })[0]?.fix).toBe(
      `${fix}; or, if the case (\`kit/hooks/tool-routes.yaml:8\`) changed, undo that`,
    );
    const crashed = hookFail('claude');
    crashed.tried_call = { ...crashed.tried_call, outcome: 'hook_errored', failure: 'missing' } as Result['tried_call'];
    const findingOf = (row: Result) => {
      const { results } = judge([row], []);
      const current = makeBaseline({ 'mcp/listing': { claude: 'pass' } });
      const [finding] = listFindings({ results, comparison: compareBaselines({ results, current, ref: null }) });
      expect(row === crashed || finding?.place?.file === 'kit/hooks/tool-routes.yaml').toBe(true);
      return [finding?.change, finding?.fix];
    };
    const which =
      'What changed is the hook or the case: `agent-routing run --agents claude --baseline-ref main` shows which';
    expect(findingOf(hookFail('claude'))).toEqual([
      which,
      expect.stringMatching(
        /^if the case \(`kit\/hooks\/tool-routes\.yaml:8`\) changed, undo that; if the hook did, make a hook block /,
      ),
    ]);
    expect(findingOf(blocked)).toEqual([
      which,
      expect.stringMatching(/^if the case .* undo that; if the hook did, .* lets this call through$/),
    ]);
    expect(findingOf(crashed)[0]).toBeNull();
  });

  it('asks for a reason where the case itself asks less, which is how `check --since` accepts it', () => {
    const input = judge([hookFail('claude')], []);
    const fixOf = (less: object) => {
      const deltas = input.comparison.deltas.map((row) => ({
        ...row,
        changed: ['expect allow became block'],
        ...less,
      }));
      return listFindings({ ...input, comparison: { ...input.comparison, deltas } })[0]?.fix;
    };
    expect(fixOf({ less: 'checks' })).toMatch(
      /^undo that change .*; if it is meant, .*, and give the case or its baseline entries a new `reason`$/,
    );
    expect(fixOf({})).not.toMatch(/reason/);
  });

  it('is what to undo, and nothing else where a hook never runs, or fails', () => {
    const unmatched = hookFail('claude');
    unmatched.tried_call = { ...unmatched.tried_call, failure: 'unmatched' } as Result['tried_call'];
    const fix = (files: FileChange[]) => find([unmatched], files)?.fix;
    expect(fix([])).toMatch(/or limit the case/);
    expect(fix([changed(DECLARED)])).toBe('undo or correct line 2 of `kit/hooks/hooks.json`');
    const failed = hookFail('claude');
    failed.tried_call = { ...failed.tried_call, outcome: 'hook_errored', failure: 'crashed' } as Result['tried_call'];
    expect(find([failed], [changed(SCRIPT)])?.fix).toBe('undo or correct line 2 of `kit/hooks/guard.js`');
    Object.assign(failed.tried_call ?? {}, { why: "exit code 1: Error: Cannot find module './words.js'" });
    expect(find([failed], [changed(SCRIPT)])?.fix).toBe(
      'undo or correct line 2 of `kit/hooks/guard.js`; or add what the hook’s error names',
    );
    expect(find([failed], [changed(SCRIPT, { state: 'gone' })])?.fix).toBe('restore `kit/hooks/guard.js`');
    expect(find([failed], [changed(SCRIPT, { state: 'gone', to: 'kit/hooks/new.js' })])?.fix).toBe(
      'move `kit/hooks/new.js` back to `kit/hooks/guard.js`, or write its new path where the hook is declared',
    );
    Object.assign(failed.tried_call ?? {}, { failure: 'missing' });
    expect(find([failed], [changed(SCRIPT, { state: 'gone' })])?.accept).not.toContain('only to warn');
    // As the reader starts this tool.
    const [found] = listFindings({ ...judge([unmatched], []), command: 'npx tool' });
    expect(found?.fix).toContain('(`npx tool check --agents` with');
  });

  it('names the place to which a skill went', () => {
    const file = 'kit/skills/alpha/SKILL.md';
    const finding = find(
      [makeResult({ ...skillFail, failure_kind: 'skill_not_offered' })],
      [changed(file, { state: 'gone', to: 'kit/alpha/SKILL.md' })],
    );
    expect(finding?.why).toContain('`kit/skills/alpha/SKILL.md` was moved to `kit/alpha/SKILL.md`');
    expect(finding?.fix).toBe('move `kit/alpha/SKILL.md` back to `kit/skills/alpha/SKILL.md`');
  });

  it('is one finding for parts that lost the same for the same reason on the same agents', () => {
    const part = (name: string, agents: string[]) => ({
      ...{ delta: 'SHRUNK' as const, kind: 'skill' as const, name, file: `kit/skills/${name}/SKILL.md`, line: null },
      ...{ agents, message: 'cut', why: 'no room', fix: 'shorten', fails: false, rule: null },
    });
    const input = judge([], []);
    const parts = [part('a', ['copilot']), part('b', ['copilot']), part('b', ['claude'])];
    const found = listFindings({ ...input, comparison: { ...input.comparison, parts } });
    expect(found.map(({ title, more_places }) => [title, more_places])).toEqual([
      ['skills `a`, `b` on `copilot`', 1],
      ['skill `b` on `claude`', 0],
    ]);
    expect(found[0]?.accept).toMatch(/^merge it: it fails nothing/);
  });

  it('names the check that shows an error again, and says that what is meant to go may go', () => {
    const part = (delta: 'BROKEN' | 'REMOVED') => ({
      ...{ delta, kind: 'skill' as const, name: 'a', file: 'kit/skills/a/SKILL.md', line: 1, agents: [], rule: null },
      ...{ message: 'gone', why: null, fix: 'restore it', fails: delta === 'BROKEN' },
    });
    const input = judge([], []);
    const parts = [part('BROKEN'), part('REMOVED')];
    const found = listFindings({ ...input, comparison: { ...input.comparison, parts } });
    expect(found.map(({ reproduce, accept }) => [reproduce, accept])).toEqual([
      ['agent-routing check --since main', null],
      [null, 'if it is meant, merge it: this alone fails nothing.'],
    ]);
  });

  it('has the agent’s own fix on a line of its own, and speaks of several cases as several', () => {
    const fixes = ['close it'];
    const offer = { ...{ state: 'absent', reason: 'it is open; close it.', fixes }, kept_chars: 0, of_chars: 9 };
    const error = 'the agent was never offered alpha: it is open; close it';
    const open = { ...skillFail, failure_kind: 'skill_not_offered', offer, error } as unknown as Result;
    const two = { ...open, case_id: 'b', expected_skill: 'beta', error: error.replace('alpha', 'beta') };
    expect(find([open], [])).toMatchObject({
      cause: 'main expects it to pass; it failed (skill_not_offered): the agent was never offered alpha: it is open',
      fix: 'close it',
    });
    expect(find([open, two], [])?.cause).toBe(
      'main expects them to pass; they failed (skill_not_offered), such as `alpha`: the agent was never offered alpha: it is open',
    );
  });

  it('is the file that a case requires, where the branch deleted it, and no check is to be switched off', () => {
    const gone = { failure_kind: 'missing_skill_file_evidence' as const, missing_evidence: ['guide.md'] };
    const finding = find(
      [makeResult({ ...skillFail, ...gone })],
      [same('kit/skills/alpha/SKILL.md'), changed('kit/skills/alpha/guide.md', { state: 'gone' })],
    );
    expect(finding?.why).toContain('`kit/skills/alpha/guide.md` is gone');
    expect(finding?.fix).toMatch(/^restore `kit\/skills\/alpha\/guide\.md`, or correct/);
    expect(finding?.fix).not.toContain('false');
    expect(finding?.accept).toMatch(
      /^take the file out of `required_files` of the case `a`, and write into it a new `reason`/,
    );
  });

  it('is what this branch changed of the settings that the agent reads, where nothing else of it changed', () => {
    const [file, skill] = ['kit/.claude/settings.local.json', 'kit/skills/alpha/SKILL.md'];
    const of = (row: Result, own: FileChange[], before?: string) => {
      const input = judge([row], own, before ? { before } : {});
      Object.assign(input.results.locations ?? {}, { settings: { claude: [file] } });
      expect(listSubjectFiles(input)).toContain(skill);
      expect(listSubjectFiles(input).includes(file)).toBe(row.agent === 'claude' && before !== '1.0.0');
      const [finding] = listFindings(input);
      return [finding?.place?.file, finding?.change, finding?.fix];
    };
    const settings = changed(file);
    expect(of(skillFail, [same(skill), settings])).toEqual([
      file,
      `What changed against \`main\`: \`${file}\`, line 2, from \`/^mcp\\s/\` to \`/^mcp-cli\\s/\``,
      `undo or correct line 2 of \`${file}\``,
    ]);
    expect(of(skillFail, [changed(skill), settings])[1]).not.toContain(file);
    expect(of(skillFail, [same(skill), changed(file, { state: 'new' })])[2]).toBe(
      `take out \`${file}\`, or what it sets`,
    );
    expect(of(skillFail, [same(skill), same(file)])[1]).toBe(`\`${skill}\` is the same as on \`main\``);
    expect(of({ ...skillFail, agent: 'codex' }, [same(skill), settings])[0]).toBe(skill);
    // Its agent changed, too, so that the settings are no more likely than that.
    expect(of(skillFail, [same(skill), settings], '1.0.0').slice(0, 2)).toEqual([
      skill,
      `\`${skill}\` is the same as on \`main\`, but \`claude\` went from 1.0.0 to 2.0.0`,
    ]);
    expect(of(skillFail, [same(skill), settings], '2.0.0')[0]).toBe(file);
  });

  it('is accepted where a hook crashed only by taking the hook out', () => {
    const crashed = hookFail('claude');
    crashed.tried_call = { ...crashed.tried_call, outcome: 'hook_errored' } as Result['tried_call'];
    expect(find([crashed], [])?.accept).toMatch(
      /^if the hook is to go, remove it from `hooks\/hooks\.json`, and the case `mcp\/listing` and its entries in `provider-baseline\.json`, too\. If it is only to warn, let it end with exit code 0/,
    );
    const sealed = hookFail('claude');
    sealed.tried_call = { ...crashed.tried_call, failure: 'not_executable' } as Result['tried_call'];
    const found = find([sealed], [changed(SCRIPT, { state: 'sealed' }), changed(ROUTES)]);
    expect([found?.accept, found?.fix]).toEqual([
      null,
      'set its executable bit again (`chmod +x kit/hooks/guard.js`, and commit it)',
    ]);
    const off = hookFail('claude');
    off.tried_call = { ...off.tried_call, outcome: 'hook_not_loaded', failure: 'turned_off' } as Result['tried_call'];
    expect(find([off], [])?.accept).toMatch(
      /^remove the case `mcp\/listing` and record why: `agent-routing run .*--baseline-ref main`, then .*, which keeps its entries/,
    );
    expect(find([hookFail('claude')], [])?.accept).toMatch(/baseline update/);
  });

  it('is a file of the plugin, of which an agent lists nothing, where nothing else changed', () => {
    const absent = makeResult({ ...skillFail, failure_kind: 'skill_not_offered' });
    const skill = 'kit/skills/alpha/SKILL.md';
    const of = (row: typeof absent, changes: FileChange[]) => {
      const input = judge([row], changes);
      Object.assign(input.results.locations ?? {}, { plugin: [DECLARED, 'kit/.claude-plugin/plugin.json'] });
      return listFindings(input)[0];
    };
    const found = of(absent, [same(skill), changed(DECLARED)]);
    expect([found?.place?.file, found?.fix]).toEqual([DECLARED, `undo or correct line 2 of \`${DECLARED}\``]);
    expect(of(absent, [changed(skill), changed(DECLARED)])?.place?.file).toBe(skill);
    expect(of(skillFail, [same(skill), changed(DECLARED)])?.place?.file).toBe(skill);
  });

  it('is the subagent in which it was asked, where that is given no skills', () => {
    const inside = makeResult({
      ...{ ...skillFail, failure_kind: 'skill_not_offered' },
      offer: { state: 'absent', reason: 'it is given no listing', fixes: [], inside: 'kit:explorer' },
    } as unknown as Partial<Result>);
    const input = judge([inside], [same('kit/skills/alpha/SKILL.md'), changed('kit/agents/explorer.md')]);
    Object.assign(input.results.locations ?? {}, { subagents: { 'kit:explorer': 'kit/agents/explorer.md' } });
    const [finding] = listFindings(input);
    expect([finding?.place?.file, finding?.change]).toEqual([
      'kit/agents/explorer.md',
      expect.stringContaining('`kit/agents/explorer.md`, line 2'),
    ]);
    expect(finding?.title).toMatch(/^`alpha` inside `kit:explorer` on /);
  });

  it('is accepted where a skill went only by removing its case, if it is gone for good', () => {
    const offer = { state: 'absent', unknown: { meant: null } };
    const gone = { ...skillFail, failure_kind: 'skill_not_offered', offer } as unknown as Result;
    expect(find([gone], [])?.accept).toMatch(
      /^if it is gone for good, remove the case `a` and its entries.* `agent-routing check .*--since main` names that still refers to it: no case is then left that can pass or fail, so the gate is inconclusive, which does not block the merge\.$/,
    );
    const other = { ...skillFail, case_id: 'b', status: 'pass', failure_kind: null } as unknown as Result;
    expect(find([gone, other], [])?.accept).toMatch(/: the gate then passes, unless something else is wrong\.$/);
    // What was skipped shows nothing.
    const skipped = { ...other, status: 'skipped' } as unknown as Result;
    expect(find([gone, skipped], [])?.accept).toMatch(/: no case is then left/);
    const two = { ...gone, case_id: 'b', expected_skill: 'beta' } as unknown as Result;
    expect(find([gone, two], [])?.accept).toMatch(/^if they are gone for good, remove the cases .* refers to them: /);
  });

  it('is one matcher, whichever calls show it on which agents', () => {
    const rows = [hookFail('claude'), hookFail('codex'), { ...hookFail('claude'), case_id: 'a' }].map((row, at) => ({
      ...row,
      tried_call: {
        ...row.tried_call,
        failure: 'unmatched',
        call: `Bash: ${at}`,
        why: `${at}`,
      } as Result['tried_call'],
    }));
    const found = listFindings(judge(rows, [changed(DECLARED)])).filter(({ delta }) => delta === 'REGRESSION');
    expect(found.map(({ scope, place }) => [scope, place?.file])).toEqual([
      [expect.stringMatching(/^2 cases/), DECLARED],
    ]);
  });

  it('is where a skill went, and the links that agents would take there', () => {
    const file = 'kit/skills/alpha/SKILL.md';
    const unlisted = (agent: string, ...fixes: string[]) =>
      makeResult({
        ...{ ...skillFail, agent, failure_kind: 'skill_not_offered', case_id: 'a' },
        offer: { offer: 'absent', reason: 'not read', fixes },
      } as unknown as Partial<Result>);
    const moved = [changed(file, { state: 'moved', from: 'kit/.claude/skills/alpha/SKILL.md' })];
    const both = [unlisted('claude', 'link a → x'), unlisted('codex', 'link b → x')];
    expect(find(both, moved)?.fix).toBe(
      'move it back to `kit/.claude/skills/alpha/SKILL.md`, where these agents had it, or leave it where it is now and link it with `mkdir -p . && ln -sfn x a` and `mkdir -p . && ln -sfn x b`',
    );
    const loop = ['a', 'b'].map((name) => ({
      ...unlisted('claude', `link .claude/skills/${name} → ../../skills/${name}`),
      ...{ case_id: name, expected_skill: name },
    }));
    expect(find(loop, [])?.fix).toContain('link them with `mkdir -p .claude/skills && for name in a b; do ln -sfn');
    expect(find([...both, unlisted('copilot', 'close the bracket')], moved)?.fix).toBe(
      'move it back to `kit/.claude/skills/alpha/SKILL.md`, where these agents had it',
    );
  });

  it('is the link that the agent asks for, although the skill itself changed too', () => {
    const file = 'kit/skills/alpha/SKILL.md';
    const offer = { state: 'absent', reason: 'not read', fixes: ['link .agents/skills → ../skills'] };
    const input = judge(
      [makeResult({ ...skillFail, failure_kind: 'skill_not_offered', offer } as unknown as Partial<Result>)],
      [changed(file)],
    );
    const link = { ...changed('.agents/skills'), state: 'gone' as const };
    const findWith = (gone: FileChange) => {
      const changes = { ...input.changes, named_by: new Map([[file, [gone]]]) } as typeof input.changes;
      const [finding] = listFindings({ ...input, ...(changes ? { changes } : {}) });
      return [finding?.was, finding?.fix];
    };
    expect(findWith(link)).toEqual(['.agents/skills', 'restore `.agents/skills`, a link to `../skills`']);
    // The agent names it from the package, the change from the repository.
    const below = { ...link, file: 'kit/.agents/skills' };
    expect(findWith(below)).toEqual(['kit/.agents/skills', 'restore `kit/.agents/skills`, a link to `../skills`']);
  });

  it('is the hook that a weakened case lost, with the file that is to have it back', () => {
    const open = hookFail('claude');
    open.status = 'pass';
    open.tried_call = { ...open.tried_call, hook: null } as Result['tried_call'];
    const input = judge([open], []);
    const removed = {
      ...{ delta: 'REMOVED' as const, kind: 'hook' as const, name: 'PreToolUse: x', file: DECLARED, line: null },
      ...{ agents: ['claude'], message: 'gone', why: null, fix: BACK, fails: false, rule: null },
    };
    const deltas = input.comparison.deltas.map((row) => ({
      ...{ ...row, delta: 'WEAKENED' as const, less: 'checks' as const, fails: true },
      reason: 'the case no longer checks what it does at main: expect block became allow',
    }));
    const [finding] = listFindings({ ...input, comparison: { ...input.comparison, deltas, parts: [removed] } });
    expect(finding?.fix).toMatch(
      /^bring the hook back: declare it again in `h\.json`.*: `x`; and undo that change of the case/,
    );
  });

  it('names the file of the case that is to be changed', () => {
    expect(find([hookFail('claude')], [])?.fix).not.toMatch(/the case\b/);
    expect(find([skillFail], [])?.fix).toMatch(/, or correct the case \(`cases\.json:1`\)$/);
    const both = [skillFail, makeResult({ ...skillFail, case_id: 'mcp/listing' })];
    expect(find(both, [])?.fix).toContain('the case (`cases.json:1` and 1 more)');
  });

  it('asks for the script of the hook, its route and its declaration', () => {
    expect(listSubjectFiles(judge([hookFail('claude')], []))).toEqual([SCRIPT, ROUTES, DECLARED]);
    expect(listSubjectFiles(judge([skillFail], []))).toEqual(['kit/skills/alpha/SKILL.md']);
  });

  it('is the change of the hook’s script, at whose line the reader is sent', () => {
    const finding = find([hookFail('claude'), hookFail('codex')], [changed(SCRIPT), same(ROUTES), same(DECLARED)]);
    expect(finding?.place).toEqual({ file: SCRIPT, line: 2 });
    expect(finding?.why).toMatch(
      /\. What changed against `main`: `kit\/hooks\/guard\.js`, line 2, from `\/\^mcp\\s\/` to `\/\^mcp-cli\\s\/`$/,
    );
  });

  it.each<[string, FileChange[], RegExp]>([
    ['a line', [changed(SCRIPT), same(ROUTES)], /^undo or correct line 2 of `kit\/hooks\/guard\.js`$/],
    ['lines', [changed(SCRIPT, { lines: { first: 2, last: 9 } })], /^undo or correct lines 2 to 9 of /],
    ['a place', [changed(SCRIPT, { state: 'moved', from: 'kit/old.js' })], /^move it back to `kit\/old\.js`$/],
    ['a file', [changed(SCRIPT, { state: 'gone' })], /^restore `kit\/hooks\/guard\.js`$/],
    ['a new file', [changed(SCRIPT, { state: 'new' })], /^make a hook block/],
    [
      'two files',
      [changed(SCRIPT), changed(ROUTES)],
      /^undo what changed in `kit\/hooks\/guard\.js` and `kit\/hooks\/tool-routes\.yaml`$/,
    ],
    [
      'nothing',
      [same(SCRIPT), same(ROUTES), same(DECLARED)],
      /^look at what the hook was given \(`agent-routing explain mcp\/listing`\), and run it again \(`agent-routing run .*`\): if it passes then, .*; if it fails again, make a hook block/,
    ],
  ])('is undone first, where one thing changed: %s', (_, files, fix) => {
    expect(find([hookFail('claude')], files)?.fix).toMatch(fix);
  });

  it('is the change of the route where the script is what it was', () => {
    const finding = find(
      [hookFail('claude')],
      [same(SCRIPT), changed(ROUTES, { piece: null, removed: null, added: false }), same(DECLARED)],
    );
    expect(finding?.place).toEqual({ file: ROUTES, line: 2 });
    expect(finding?.why).toMatch(/What changed against `main`: `kit\/hooks\/tool-routes\.yaml`, line 2$/);
  });

  it('is the change of a file that the script names', () => {
    const own = [same(SCRIPT), same(ROUTES), same(DECLARED)];
    const helper = changed('kit/lib/match.js', {
      lines: { first: 4, last: 9 },
      piece: null,
      removed: null,
      added: false,
    });
    const finding = find([hookFail('claude')], own, { named: [helper] });
    expect(finding?.why).toMatch(/What changed against `main`: `kit\/lib\/match\.js`, lines 4 to 9$/);
    expect(finding?.place).toEqual({ file: 'kit/lib/match.js', line: 4 });
  });

  it('is the file of a skill that is gone, and that a query asked for', () => {
    const gone = {
      ...{ ...skillFail, kind: 'route', expected_skill: '', failure_kind: 'skill_not_offered' },
      missing_evidence: ['omega'],
    } as unknown as Partial<Result>;
    const finding = find([makeResult(gone)], [changed('kit/skills/omega/SKILL.md', { state: 'gone' })]);
    expect(finding?.why).toMatch(/`kit\/skills\/omega\/SKILL\.md` is gone$/);
  });

  it.each(['references/rules.md', 'alpha/references/rules.md', 'skills/alpha/references/rules.md'])(
    'is the required file that the branch deleted, named as %s, and nothing is switched off',
    (token) => {
      const file = 'kit/skills/alpha/references/rules.md';
      const unread = { ...skillFail, failure_kind: 'missing_skill_file_evidence' as const, missing_evidence: [token] };
      expect(listSubjectFiles(judge([unread], []))).toContain(file);
      const finding = find([unread], [changed(file, { state: 'gone' }), same('kit/skills/alpha/SKILL.md')]);
      expect(finding?.why).toMatch(/What changed against `main`: `kit\/skills\/alpha\/references\/rules\.md` is gone$/);
      expect(finding?.fix).toMatch(/^restore `kit\/skills\/alpha\/references\/rules\.md`, or correct/);
      expect(finding?.fix).not.toContain('false');
      expect(finding?.place?.file).toBe('kit/skills/alpha/SKILL.md');
    },
  );

  it('is named with all files that changed, and one that is gone is no place', () => {
    const finding = find([hookFail('claude')], [changed(SCRIPT, { state: 'gone', lines: null }), changed(ROUTES)]);
    expect(finding?.why).toMatch(/`kit\/hooks\/guard\.js` is gone; also `kit\/hooks\/tool-routes\.yaml`$/);
    expect(finding?.place).toEqual({ file: ROUTES, line: 2 });
  });

  it('is none of its files where they are the same, which is said, with the versions', () => {
    const own = [same(SCRIPT), same(ROUTES), same(DECLARED)];
    expect(find([hookFail('claude')], own)?.why).toMatch(/hooks\.json` are the same as on `main`$/);
    expect(find([hookFail('claude')], own, { before: '1.0.0' })?.why).toMatch(/, but `claude` went from 1\.0\.0 to 2/);
    expect(find([hookFail('claude')], own, { before: '2.0.0' })?.why).toMatch(/, and so is the agent's version$/);
  });

  it('is none that is known where a hook answers otherwise, so it is asked again before anything is recorded', () => {
    const own = [same(SCRIPT), same(ROUTES), same(DECLARED)];
    const tried = { ...hookFail('claude').tried_call, outcome: 'blocked_by_hook' } as Result['tried_call'];
    const blocked = {
      ...hookFail('claude'),
      missing_evidence: ['allow'],
      mismatch_kind: 'disallowed_hit',
      tried_call: tried,
    };
    const again = find([blocked as Result], own, { before: '2.0.0' });
    expect(again?.fix).toMatch(
      /if it fails again, change what the script of the hook looks for, so that it lets this call through$/,
    );
    expect(again?.accept).toBeNull();
    // What an agent's new version or the hook's own error did is known.
    const crashed = { ...tried, outcome: 'hook_errored', failure: 'crashed' } as Result['tried_call'];
    for (const told of [
      find([blocked as Result], own, { before: '1.0.0' }),
      find([{ ...hookFail('claude'), tried_call: crashed }], own),
      find([blocked as Result], [same(SCRIPT)]),
    ]) {
      expect(told?.fix).not.toContain('run it again');
      expect(told?.accept).not.toBeNull();
    }
    // A route is known by its message.
    const routed = { ...blocked, tried_call: { ...tried, route: 'mcp' } } as Result;
    expect(find([routed], [])?.fix).toMatch(/^narrow the route's pattern .*, or set `expect: block` in the case/);
    expect(find([blocked as Result], [])?.fix).toMatch(
      /^change what the script .*, or set `expect: block` in the case/,
    );
  });

  it('is not shown where not all of its files are known', () => {
    expect(find([hookFail('claude')], [same(SCRIPT)])?.why).toBe('the hook let it through');
  });

  it('is found by the same rule for a skill', () => {
    const file = 'kit/skills/alpha/SKILL.md';
    expect(find([skillFail], [changed(file)])?.place).toEqual({ file, line: 2 });
    const moved = changed(file, { state: 'moved', from: 'kit/old/alpha/SKILL.md', lines: null });
    expect(find([skillFail], [moved])?.why).toMatch(/`kit\/old\/alpha\/SKILL\.md` was moved to `kit\/skills/);
    // The place that it left says no more.
    const left = changed('kit/old/alpha/SKILL.md', { state: 'gone', to: file });
    const files = new Map([left, moved].map((one) => [one.file, one]));
    const places = [...files.keys()].map((one) => ({ file: one, line: null }));
    expect(listChanged(places, { changes: { ref: 'main', files, named_by: new Map() } })).toEqual([moved]);
  });

  it('leads to the settings that turn all hooks off, not to the hook', () => {
    const off = hookFail('claude');
    const input = judge([{ ...off, tried_call: { ...off.tried_call!, failure: 'turned_off' } }], []);
    const hooks_off = ['kit/.claude/settings.json'];
    const locations = { ...input.results.locations!, hooks_off };
    const [finding] = listFindings({ ...input, results: { ...input.results, locations } });
    expect(finding?.place).toEqual({ file: 'kit/.claude/settings.json', line: null });
    expect(finding?.fix).toMatch(/^remove `disableAllHooks` from that settings file/);
  });

  it('is undone, or answered as the agent’s own rules ask, in data and not in its sentence', () => {
    const file = 'kit/skills/alpha/SKILL.md';
    const moved = changed(file, { state: 'moved', from: 'kit/old/alpha/SKILL.md', lines: null });
    const lost = (...fixes: string[]): Result => {
      const why = explain('it looks elsewhere; this one lies apart', ...fixes);
      const offer = { state: 'absent', kept_chars: 0, of_chars: 9, ...why } as const;
      return { ...skillFail, failure_kind: 'skill_not_offered', error: `never offered: ${why.reason}`, offer };
    };
    const fixOf = (result: Result, file: FileChange) => find([result], [file])?.fix;
    const both = lost(MOVE_IT, 'name its folder');
    expect(fixOf(both, moved)).toBe(
      'move it back to `kit/old/alpha/SKILL.md`, where this agent had it; or name its folder',
    );
    expect(fixOf(lost(MOVE_IT), moved)).toBe('move it back to `kit/old/alpha/SKILL.md`, where this agent had it');
    expect(fixOf(both, same(file))).toBe('move it, or name its folder');
    expect(find([both], [same(file)])?.why).toMatch(/^it looks elsewhere; this one lies apart\./);
    // A change of its text is undone; moving it is another thing.
    expect(fixOf(both, changed(file))).toMatch(/^undo or correct line 2 of .*; or move it, or name its folder$/);
    const other = { ...lost('rename it'), agent: 'codex' };
    expect(find([both, other], [same(file)])?.fix).toBe(
      'on `claude`: move it, or name its folder; on `codex`: rename it',
    );
  });

  it('is the case itself where only that changed', () => {
    const input = judge([skillFail], [same('kit/skills/alpha/SKILL.md')]);
    for (const row of input.comparison.deltas) row.changed = ['min_offer any became full'];
    const [finding] = listFindings(input);
    expect(finding).toMatchObject({ place: { file: 'cases.json', line: 1 } });
    expect(finding?.why).toMatch(/What changed against `main`: the case \(min_offer any became full\)$/);
    expect(finding?.fix).toMatch(
      /^undo that change of the case \(`cases\.json:1`\); if it is meant, make the skill's description cover what the prompt asks for$/,
    );
    // Where a file changed too, both are named.
    const both = judge([skillFail], [changed('kit/skills/alpha/SKILL.md')]);
    for (const row of both.comparison.deltas) row.changed = ['min_offer any became full'];
    expect(listFindings(both)[0]?.change).toMatch(
      /SKILL\.md`, line 2, .*; and the case \(min_offer any became full\)$/,
    );
    expect(listFindings(both)[0]?.fix).toMatch(/^undo or correct line 2 of .*, or undo that change of the case \(/);
    // What is not known of files hides nothing of the case.
    expect(listFindings({ ...input, changes: undefined })[0]?.change).toMatch(
      /: the case \(min_offer any became full\)$/,
    );
  });

  it('is the marketplace that changed, in one finding for all that an agent no longer has for it', () => {
    const file = 'kit/.claude-plugin/marketplace.json';
    const offer = { state: 'absent', kept_chars: 0, of_chars: 0, reason: 'none', inside: 'office:clerk' };
    const unlisted = makeResult({ ...skillFail, failure_kind: 'skill_not_offered', offer } as Partial<Result>);
    const unasked = hookFail('codex');
    unasked.tried_call = { ...unasked.tried_call, hook: null } as Result['tried_call'];
    const listOf = (change: FileChange, name = file) => {
      const input = judge([unlisted, { ...unasked, hook_calls: [] }], [same('kit/skills/alpha/SKILL.md'), change]);
      Object.assign(input.results.locations ?? {}, { plugin: [name] });
      return listFindings(input).filter(({ delta }) => delta === 'REGRESSION');
    };
    const [finding, ...others] = listOf(changed(file));
    expect([others, finding?.place, finding?.more_places]).toEqual([[], { file, line: 2 }, 0]);
    expect(finding?.fix).toBe(`undo or correct line 2 of \`${file}\``);
    const add = 'add {"name":"b","source":"./b"} to `plugins` of .claude-plugin/marketplace.json';
    const lost = judge([{ ...unlisted, offer: { ...offer, fixes: [add] } } as Result], [changed(file)]);
    Object.assign(lost.results.locations ?? {}, { plugin: [file] });
    expect(listFindings(lost)[0]?.fix).toBe(add);
    expect(listOf(same(file))).toHaveLength(2);
    const input = judge([unlisted, { ...unasked, hook_calls: [] }], [changed(file)]);
    Object.assign(input.results.locations ?? {}, { plugin: [file] });
    const [known] = input.comparison.deltas;
    const listed = { offer: 'absent', kept_chars: 0, of_chars: 40 } as const;
    const loss = {
      before: { ...listed, offer: 'full' as const },
      after: listed,
      cause: 'it cannot install',
      over: null,
    };
    const more = { ...known, case_id: null, delta: 'OFFER_LOSS', loss: { ...loss, pushed_out_by: null } } as DeltaRow;
    const comparison = { ...input.comparison, deltas: [...input.comparison.deltas, more] };
    const [whole, ...none] = listFindings({ ...input, comparison }).filter(
      ({ fails, delta }) => fails && delta !== 'MISSING_RESULT',
    );
    expect([whole?.why, whole?.refused, none]).toEqual([
      expect.stringMatching(/^it cannot install\. What changed/),
      null,
      [],
    ]);
    expect(listOf(changed('kit/hooks/hooks.json'), 'kit/hooks/hooks.json')).toHaveLength(2);
  });

  it('is the link in whose place a folder of copies came', () => {
    const files = ['.agents/skills/alpha/SKILL.md', '.claude/skills/alpha/SKILL.md'];
    const ambiguous = [{ id: 'alpha', paths: files, only: null }];
    const clash = makeResult({ ...skillFail, failure_kind: 'ambiguous_skill', ambiguous });
    const fresh = changed(`kit/${files[0]}`, { state: 'new', lines: null });
    const input = judge([clash], [same('kit/skills/alpha/SKILL.md'), fresh, same(`kit/${files[1]}`)]);
    const fixWith = (link: string) => {
      input.changes.named_by.set(fresh.file, [changed(link, { state: 'gone', lines: null })]);
      const [finding] = listFindings({ ...input, base: undefined } as typeof input);
      return finding;
    };
    const finding = fixWith('kit/.agents/skills');
    expect([finding?.fix, finding?.change]).toEqual([
      'make `kit/.agents/skills` a link again',
      'What changed against `main`: `kit/.agents/skills` was a link, and is a folder now',
    ]);
    expect([finding?.place?.file, finding?.was]).toEqual([fresh.file, null]);
    expect(fixWith('kit/.gemini/skills')?.fix).toMatch(/^rename the skill in/);
  });

  it('is the hook that keeps a skill from loading, and a file beside the skill that the agent names', () => {
    const blocked = makeResult({ ...skillFail, failure_kind: 'skill_load_failed', blocked_by: 'hooks/hooks.json' });
    const skill = same('kit/skills/alpha/SKILL.md');
    expect(find([blocked], [skill, changed(DECLARED)])?.place).toEqual({ file: DECLARED, line: 2 });
    const file = 'kit/skills/alpha/agents/openai.yaml';
    const offer = { state: 'absent', reason: 'agents/openai.yaml beside it hides it', fixes: ['remove that line'] };
    const hidden = makeResult({ ...skillFail, failure_kind: 'skill_not_offered', offer } as unknown as Partial<Result>);
    const finding = find([hidden], [skill, changed(file, { state: 'new', lines: null })]);
    expect([finding?.place?.file, finding?.fix]).toEqual([file, 'remove that line']);
    // A row that no case has, too.
    const input = judge([hidden], []);
    const [row] = input.comparison.deltas;
    const loss = { after: { offer: 'absent' } } as never;
    const bare = row && {
      ...row,
      case_id: null,
      skill: 'alpha',
      failure_kind: null,
      delta: 'OFFER_LOSS' as const,
      loss,
    };
    const offers = { claude: { alpha: { ...offer, offer: 'absent', kept_chars: 0, of_chars: 1 } as Offer } };
    const places = bare ? listPlaces(bare, { ...input, results: { ...input.results, offers } }) : [];
    expect(places.map((one) => one.file)).toContain(file);
    const kept = { state: 'absent', ...explainKept('`policy`') };
    const meant = makeResult({ ...skillFail, failure_kind: 'skill_not_offered', offer: kept } as unknown as Result);
    expect(find([meant], [skill, changed(file, { state: 'new', lines: null })])?.fix).toBe(
      'remove that line if models should use it; if it is meant, record that a failure is expected',
    );
  });

  it('reaches the page as text, whatever stands in the file', () => {
    const piece = { before: '`</b>](x) @octocat', after: '<img src=x> | **b** ::error::' };
    const page = renderMarkdown(judge([hookFail('claude')], [changed(SCRIPT, { piece })]));
    expect(page).toContain('What changed against');
    expect(page).not.toMatch(/<img|<\/b>\]|\*\*b|@octocat/);
  });
});
