import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type Baseline, serializeBaseline } from '../../../lib/baseline/index.js';
import type { Plan } from '../../../lib/contract/plan.js';
import type { Result, Results } from '../../../lib/contract/result.js';
import { type Comparison, ComparisonSchema } from '../../../lib/delta/compare.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { baseline } from '../../../src/commands/baseline-update.js';
import { compare } from '../../../src/commands/compare.js';
import { report } from '../../../src/commands/report.js';
import { type Command, runCommand } from '../../../src/options/command.js';
import { write, writePlugin } from '../../helpers/plugin.js';
import { planOf } from '../../helpers/report-batches.js';
import { makeBaseline, makeResults, makeTrials } from '../../helpers/results.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const folder = temporaryFolder();

function workplace(files: { baseline?: Baseline; results?: Results; plan?: Plan } = {}): string {
  const cwd = folder();
  if (files.baseline) writeFileSync(join(cwd, 'provider-baseline.json'), serializeBaseline(files.baseline));
  if (files.results) writeFileSync(join(cwd, 'results.json'), JSON.stringify(files.results));
  if (files.plan) writeFileSync(join(cwd, 'plan.json'), JSON.stringify(files.plan));
  return cwd;
}

async function call(
  name: string,
  command: unknown,
  cwd: string,
  ...argv: string[]
): Promise<{ code: number; out: string; err: string }> {
  const shell = keptShell(cwd);
  const code = await runCommand(name, command as Command, argv, shell);
  return { code, out: shell.out.join(''), err: shell.err.join('') };
}

async function compareJson(cwd: string, ...argv: string[]): Promise<{ code: number; comparison: Comparison }> {
  const { code, out } = await call('compare', compare, cwd, '--json', ...argv);
  return { code, comparison: ComparisonSchema.parse(JSON.parse(out)) };
}

function git(cwd: string, ...args: string[]): string {
  const who = ['-c', 'user.name=t', '-c', 'user.email=t@example.org'];
  return execFileSync('git', [...who, ...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

const PASS = makeBaseline({ 'notes-basic': { claude: 'pass' } });
const failed = () => makeResults([{ status: 'fail' }]);

describe('compare, of results that were changed by hand,', () => {
  const NOT_SO: [string, Partial<Result>][] = [
    ['no evidence', { matched_evidence: [] }],
    ['evidence without a hit', { token_hits: {} }],
    ['a whole text of no characters', { delivery: { state: 'full', kept_chars: 0, of_chars: 0, why: null } }],
    ['missing evidence', { missing_evidence: ['release-notes/SKILL.md'] }],
    ['an error', { error: 'the agent worked but never used release-notes' }],
    ['a kind of failure', { failure_kind: 'skill_not_loaded' }],
    ['a category of failure', { failure_category: 'timeout' }],
    ['a kind of mismatch', { mismatch_kind: 'missing_required' }],
    ['a fault', { fault: { kind: 'auth', message: '401' } }],
    ['a disallowed hit', { disallowed_hits: ['water'] }],
    ['an exit code', { exit_code: 1 }],
    ['no trial that passed', { trials: makeTrials(0, 3) }],
    ['no trial at all', { trials: makeTrials(0, 0) }],
    ['evidence of another skill', { matched_evidence: ['water'], expected_skill: 'release-notes' }],
    ['a text that did not come', { delivery: { state: 'none', kept_chars: 0, of_chars: 9, why: 'refused' } }],
    ['a whole text of which a part came', { delivery: { state: 'full', kept_chars: 3, of_chars: 9, why: null } }],
    ['a refusal', { blocked_by: 'hooks/hooks.json' }],
  ];
  it.each(NOT_SO)('refuses a pass beside %s, in one sentence', async (_, change) => {
    const results = makeResults([{}, { case_id: 'other', ...change, status: 'pass' }]);
    const cwd = workplace({ baseline: PASS, results });
    const call = compareJson(cwd, '--results', 'results.json');
    await expect(call).rejects.toThrow(ConfigError);
    await expect(call).rejects.toThrow(
      /^results\.json: Case 'other' on claude says pass, and beside it [^\n]*\n?.*as `agent-routing run` wrote it/s,
    );
  });

  it('takes a pass that timed out, one whose rest no mode could judge, and a live run that ended at a limit', async () => {
    const rows: Partial<Result>[] = [
      { timed_out: true, exit_code: 124 },
      { case_id: 'b', matched_evidence: [], not_judged: [{ token: 'x', reason: 'only a model writes it' }] },
      { case_id: 'c', expected_skill: null, matched_evidence: [] },
    ];
    await compareJson(workplace({ results: makeResults(rows) }), '--results', 'results.json');
    await compareJson(
      workplace({ results: makeResults([{ exit_code: 1 }], { mode: 'live' }) }),
      '--results',
      'results.json',
    );
  });

  it.each<[string, Partial<Result>]>([
    ['alone', {}],
    ['with a reason', { error: 'skipped by its author' }],
    [
      'with what it had passed by',
      { error: 'needs a mode that chooses', trials: makeTrials(1, 1), matched_evidence: ['release-notes'] },
    ],
    ['for another unit that failed', { error: 'not started: another unit had failed (--fail-fast)' }],
  ])('does not say that nothing changed where a row that should pass was skipped, %s', async (_, change) => {
    const cwd = workplace({ baseline: PASS, results: makeResults([{ ...change, status: 'skipped' }]) });
    const { comparison } = await compareJson(cwd, '--results', 'results.json');
    expect(comparison).toMatchObject({ gate: 'inconclusive', deltas: [{ delta: 'INCONCLUSIVE', status: 'skipped' }] });
    expect(comparison.deltas[0]?.reason).toMatch(/expects it to pass; it was skipped/);
    expect((await call('compare', compare, cwd, '--results', 'results.json')).out).not.toContain('nothing changed');
  });

  it('leaves alone what the mode cannot judge', async () => {
    const row = { case_id: 'none', status: 'skipped' as const, error: 'needs a mode that chooses' };
    const both = makeBaseline({ 'notes-basic': { claude: 'pass' }, none: { claude: 'pass' } });
    const cwd = workplace({ baseline: both, results: makeResults([{}, row]) });
    const { comparison } = await compareJson(cwd, '--results', 'results.json');
    expect(comparison.gate).toBe('pass');
    expect(comparison.deltas.map(({ delta }) => delta).sort()).toEqual(['NOT_RUN', 'PASS']);
  });
});

describe('compare', () => {
  it('prints the gate, the counts and the deltas as JSON, and exits 1 when the gate fails', async () => {
    const { code, comparison } = await compareJson(
      workplace({ baseline: PASS, results: failed() }),
      '--results',
      'results.json',
    );
    expect(code).toBe(1);
    expect(comparison).toMatchObject({ gate: 'fail', counts: { REGRESSION: 1, PASS: 0 } });
    expect(comparison.deltas[0]).toMatchObject({
      case_id: 'notes-basic',
      agent: 'claude',
      delta: 'REGRESSION',
      expected_status: 'pass',
      status: 'fail',
      timed_out: false,
      failure_kind: 'skill_not_loaded',
      failure_category: 'assertion',
    });
  });

  it('prints the table otherwise, with the gate in its first line', async () => {
    const { code, out } = await call(
      'compare',
      compare,
      workplace({ baseline: PASS, results: makeResults([{}]) }),
      '--results',
      '.',
    );
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toMatch(
      /^Gate: pass · nothing changed · mode oracle \(no model is asked: tests that skills load\)/,
    );
  });

  it('compares with the baseline at a git ref, so that a branch cannot lower its own bar', async () => {
    const cwd = workplace({ baseline: PASS, results: failed() });
    git(cwd, 'init', '-qb', 'main');
    git(cwd, 'add', 'provider-baseline.json');
    git(cwd, 'commit', '-qm', 'x');
    const sha = git(cwd, 'rev-parse', 'HEAD');
    const lowered = makeBaseline({ 'notes-basic': { claude: { expected_status: 'fail', reason: 'new words' } } });
    writeFileSync(join(cwd, 'provider-baseline.json'), serializeBaseline(lowered));
    const argv = ['--results', 'results.json'];
    expect((await compareJson(cwd, ...argv)).code).toBe(0);
    const against = await compareJson(cwd, ...argv, '--baseline-ref', 'main');
    expect(against).toMatchObject({ code: 1, comparison: { gate: 'fail', baseline: { ref: 'main', sha } } });
    expect((await compareJson(cwd, ...argv, '--baseline-ref', 'main', '--accept', 'with_reason')).code).toBe(0);
    writeFileSync(join(cwd, 'provider-baseline.json'), serializeBaseline(makeBaseline({})));
    expect((await compareJson(cwd, ...argv, '--baseline-ref', 'main')).comparison.counts.MISSING_BASELINE).toBe(1);
    await expect(compareJson(cwd, ...argv, '--baseline-ref', 'mian')).rejects.toThrow(ConfigError);
    await expect(compareJson(cwd, ...argv, '--baseline-ref', '--output=x')).rejects.toThrow(ConfigError);
    git(cwd, 'rm', '-q', '--cached', 'provider-baseline.json');
    git(cwd, 'commit', '-qm', 'y');
    writeFileSync(join(cwd, 'provider-baseline.json'), serializeBaseline(lowered));
    const fresh = await compareJson(cwd, ...argv, '--baseline-ref', 'main');
    expect(fresh.comparison).toMatchObject({ counts: { NEW: 1 }, baseline: { ref_found: false } });
    expect(fresh.comparison.notes[0]?.message).toMatch(/has no baseline file, so every result counts as NEW/);
  });

  it('accepts a file as the ref’s baseline', async () => {
    const cwd = workplace({ baseline: makeBaseline({ 'notes-basic': { claude: 'fail' } }), results: failed() });
    writeFileSync(join(cwd, 'old.json'), serializeBaseline(PASS));
    const { comparison } = await compareJson(cwd, '--results', 'results.json', '--ref-baseline', 'old.json');
    expect(comparison).toMatchObject({ gate: 'fail', baseline: { ref: 'old.json' }, counts: { REGRESSION: 1 } });
  });

  it('merges several batches, and refuses a duplicate pair', async () => {
    const cwd = workplace({ baseline: makeBaseline({ a: { claude: 'pass', codex: 'pass' } }) });
    for (const agent of ['claude', 'codex']) {
      mkdirSync(join(cwd, agent));
      const results = makeResults([{ case_id: 'a', agent }]);
      writeFileSync(join(cwd, agent, 'results.json'), JSON.stringify(results));
      writeFileSync(
        join(cwd, agent, 'plan.json'),
        JSON.stringify({ ...planOf(results), hash: results.environment.plan_hash, agents: { [agent]: '1' } }),
      );
    }
    const { code, comparison } = await compareJson(cwd, '--results', 'claude', '--results', 'codex/results.json');
    expect([code, comparison.counts.PASS, comparison.deltas.length]).toEqual([0, 2, 2]);
    await expect(compareJson(cwd, '--results', 'claude', '--results', 'claude')).rejects.toThrow(
      "Case 'a' on claude is in both claude/results.json and claude/results.json.",
    );
  });

  it('reports units of the plan that the results lack', async () => {
    const both = makeResults([{ case_id: 'a' }, { case_id: 'b' }]);
    const plan = { ...planOf(both), hash: both.environment.plan_hash };
    const results = makeResults([{ case_id: 'a' }]);
    const entries = makeBaseline({ a: { claude: 'pass' }, b: { claude: 'pass' } });
    const found = await compareJson(workplace({ baseline: entries, results, plan }), '--results', 'results.json');
    expect(found).toMatchObject({ code: 1, comparison: { counts: { MISSING_RESULT: 1 } } });
    const stranger = await compareJson(
      workplace({ baseline: entries, results, plan: { ...plan, hash: 'other' } }),
      '--results',
      '.',
    );
    expect(stranger.comparison.counts).toMatchObject({ MISSING_RESULT: 0, REMOVED: 1 });
  });

  it('still fails on a failure without a baseline, and says that nothing is gated', async () => {
    expect(await compareJson(workplace({ results: makeResults([{}]) }), '--results', 'results.json')).toMatchObject({
      code: 0,
    });
    const { code, comparison } = await compareJson(workplace({ results: failed() }), '--results', 'results.json');
    expect([code, comparison.gate]).toEqual([1, 'fail']);
    expect(comparison.notes[0]?.message).toMatch(/There is no baseline/);
  });

  it('reads the newest batch where none is named', async () => {
    const cwd = workplace({ results: makeResults([{}]) });
    const at = (id: string, batch: Results, seconds: number) => {
      const file = join(cwd, '.agent-routing/artifacts', id, 'results.json');
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(batch));
      utimesSync(file, seconds, seconds);
    };
    at('new', failed(), 2_000);
    at('old', makeResults([{}]), 1_000);
    expect((await compareJson(cwd)).code).toBe(1);
    // `--changed-since` may leave nothing to run.
    at('empty', makeResults([]), 3_000);
    expect((await compareJson(cwd)).code).toBe(1);
  });

  it.each([
    [['--results', 'nowhere.json'], /nowhere\.json: There is no such file/],
    [[], /--results is missing, and there are no results of a run in \.agent-routing\/artifacts/],
    [['--results', 'results.json', '--baseline', 'nowhere.json'], /nowhere\.json: Baseline file not found/],
    [['--results', 'results.json', '--ref-baseline', 'nowhere.json'], /nowhere\.json: Baseline file not found/],
    [
      ['--results', 'provider-baseline.json'],
      /provider-baseline\.json: This is not a results\.json of this version: schema is missing/,
    ],
    [['--results', 'results.json', '--fail-on', 'everything'], /--fail-on everything/],
  ])('refuses %j and says how to fix it', async (argv, words) => {
    const cwd = workplace({ baseline: PASS, results: failed() });
    await expect(compareJson(cwd, ...argv)).rejects.toThrow(words);
    await expect(compareJson(cwd, ...argv)).rejects.toThrow(ConfigError);
  });
});

describe('report', () => {
  it.each([
    ['markdown', /^### .+ no longer passes on .+\n\n❌ \*\*Gate: fail\*\*/],
    ['html', /^<!doctype html>/],
    ['junit', /^<\?xml/],
    ['proof-log', /^# Tool-Use Proof Log\n# Generated UTC: /],
    ['text', /^Gate: fail/],
    ['json', /^{/],
  ])('writes %s', async (format, start) => {
    const cwd = workplace({ baseline: PASS, results: failed() });
    const { code, out } = await call('report', report, cwd, '--results', 'results.json', '--format', format);
    expect(code).toBe(0);
    expect(out).toMatch(start);
    await call('report', report, cwd, '--results', 'results.json', '--format', format, '--output', 'deep/out');
    expect(readFileSync(join(cwd, 'deep/out'), 'utf8')).toBe(out);
  });
});

describe('baseline update', () => {
  const argv = ['update', '--results', 'results.json', '--reason', 'the vendor changed it'];

  it('names no part that it leaves out because all is offered in full', async () => {
    const results = makeResults([{ case_id: 'a' }]);
    results.offers = { claude: { alpha: { offer: 'full', kept_chars: 1, of_chars: 1, reason: null } } };
    const cwd = workplace({ results });
    expect((await call('baseline', baseline, cwd, ...argv)).out).toMatch(
      /it now records what was measured \(\$meta\)\n$/,
    );
    results.offers = { claude: { beta: { offer: 'full', kept_chars: 1, of_chars: 1, reason: null } } };
    writeFileSync(join(cwd, 'results.json'), JSON.stringify(results));
    expect((await call('baseline', baseline, cwd, ...argv)).out).toBe(
      'provider-baseline.json: no entry changed; it now records what was measured ($meta)\n',
    );
    expect((await call('baseline', baseline, cwd, ...argv)).out).toBe('provider-baseline.json: 0 changes\n');
  });

  it('says that nothing was cut where a part that it writes is empty', async () => {
    const delivery = { state: 'full', kept_chars: 9, of_chars: 9, why: null } as never;
    const cwd = workplace({ results: makeResults([{ case_id: 'a', delivery }]) });
    const { out } = await call('baseline', baseline, cwd, ...argv);
    expect(out).toMatch(/it now records what was measured \(\$meta, \$deliveries: nothing was cut\)\n$/);
    expect(JSON.parse(readFileSync(join(cwd, 'provider-baseline.json'), 'utf8'))).toMatchObject({
      $deliveries: { claude: {} },
    });
  });

  it('writes a first baseline under which the same results pass', async () => {
    const cwd = workplace({ results: makeResults([{ case_id: 'a' }, { case_id: 'b', status: 'fail' }]) });
    const { code, out, err } = await call('baseline', baseline, cwd, ...argv);
    expect(code).toBe(0);
    expect(err).toMatch(/1 row is expected to FAIL from now on: where that is not meant, fix it/);
    expect(out).toBe(
      `+ a claude: { "expected_status": "pass", "allow_timeout": false }\n+ b claude: { "expected_status": "fail", "allow_timeout": false, "reason": "the vendor changed it" }\nprovider-baseline.json: 2 changes; it now records what was measured ($meta)\n`,
    );
    expect((await compareJson(cwd, '--results', 'results.json')).comparison).toMatchObject({
      gate: 'pass',
      counts: { PASS: 1, EXPECTED_FAIL: 1 },
    });
    expect((await call('baseline', baseline, cwd, ...argv)).out).toBe('provider-baseline.json: 0 changes\n');
  });

  it('says that nothing was written for a new case that could not run, and why', async () => {
    const open = { case_id: 'b', status: 'infra_error', error: 'could not be judged: auth: 401' } as const;
    const cwd = workplace({ results: makeResults([{ case_id: 'a' }, open]) });
    const first = await call('baseline', baseline, cwd, ...argv);
    expect([first.code, first.err]).toEqual([
      0,
      expect.stringContaining('(b on claude: could not be judged: auth: 401)'),
    ]);
    const again = await call('baseline', baseline, cwd, ...argv);
    expect([again.code, again.err]).toEqual([1, first.err]);
  });

  it('removes the entries of cases that are gone, and not those of a corpus that did not run', async () => {
    const pass = { claude: 'pass', codex: 'pass' } as const;
    const results = makeResults([{ case_id: 'a' }, { case_id: 'a', agent: 'codex' }]);
    const cwd = workplace({ baseline: makeBaseline({ old: pass, usual: pass, a: pass }), results });
    const entries = () => Object.keys(JSON.parse(readFileSync(join(cwd, 'provider-baseline.json'), 'utf8'))).sort();
    // Where no corpus can be read, nothing is known to be gone.
    expect((await call('baseline', baseline, cwd, ...argv)).out).not.toMatch(/removed/);
    const cases = (id: string) => JSON.stringify([{ case_id: id, prompt: 'p', expected_skill: 'x' }]);
    write(join(cwd, 'cases.json'), cases('usual'));
    mkdirSync(join(cwd, 'other'));
    write(join(cwd, 'other/cases.json'), cases('a'));
    const named = { ...results, options: { cases: ['other/cases.json'] } };
    write(join(cwd, 'results.json'), JSON.stringify({ ...named, options: { ...named.options, case_id: ['a'] } }));
    expect((await call('baseline', baseline, cwd, ...argv)).out).not.toMatch(/removed/);
    write(join(cwd, 'results.json'), JSON.stringify(named));
    const { out } = await call('baseline', baseline, cwd, ...argv);
    expect(out).toBe(
      '- old claude: { "expected_status": "pass", "allow_timeout": false }\n- old codex: { "expected_status": "pass", "allow_timeout": false }\nprovider-baseline.json: 2 entries removed: their cases are gone\n',
    );
    expect(entries()).toEqual(['$meta', 'a', 'usual']);
  });

  it('keeps the entry of a case that only this branch deleted, with the reason, until that is merged', async () => {
    const results = makeResults([{ case_id: 'a' }]);
    const both = makeBaseline({ notes: { claude: 'pass' }, a: { claude: 'pass' } });
    const cwd = writePlugin(workplace({ baseline: both }), 'office', [{ dir: 'notes' }]);
    const cases = ['notes', 'a'].map((case_id) => ({ case_id, prompt: 'p', expected_skill: 'notes' }));
    write(join(cwd, 'cases.json'), JSON.stringify(cases));
    git(cwd, 'init', '-q', '-b', 'main');
    git(cwd, 'add', '-A');
    git(cwd, 'commit', '-qm', 'main');
    write(join(cwd, 'cases.json'), JSON.stringify(cases.slice(1)));
    // Its entry may be gone already.
    write(join(cwd, 'provider-baseline.json'), serializeBaseline(makeBaseline({ a: { claude: 'pass' } })));
    write(join(cwd, 'results.json'), JSON.stringify({ ...results, options: { source: '.', baseline_ref: 'main' } }));
    expect((await call('baseline', baseline, cwd, ...argv)).out).toMatch(
      /^\+ notes claude: \{ "expected_status": "pass", "allow_timeout": false, "reason": "the vendor changed it" \}\n.*\n1 entry with your reason for cases that are gone here, and that main still has/,
    );
    const against = ['--results', 'results.json', '--baseline-ref', 'main'];
    expect((await compareJson(cwd, ...against)).comparison.gate).toBe('inconclusive');
    // A reason that is there stays as it is.
    expect((await call('baseline', baseline, cwd, ...argv.slice(0, -1), 'again')).out).toMatch(/: 0 changes\n1 entry/);
    git(cwd, 'add', '-A');
    git(cwd, 'commit', '-qm', 'merged');
    expect((await call('baseline', baseline, cwd, ...argv)).out).toMatch(/: 1 entry removed: its case is gone\n$/);
  });

  it('keeps the reason of an entry whose case asks less here, until that is merged', async () => {
    const entry = (reason?: string) =>
      makeBaseline({ a: { claude: { expected_status: 'pass', ...(reason && { reason }) } } });
    const cwd = writePlugin(workplace({ baseline: entry() }), 'office', [{ dir: 'notes' }]);
    const write_case = (more: object) =>
      write(join(cwd, 'cases.json'), JSON.stringify([{ case_id: 'a', prompt: 'p', expected_skill: 'notes', ...more }]));
    write_case({ min_offer: 'full' });
    git(cwd, 'init', '-q', '-b', 'main');
    git(cwd, 'add', '-A');
    git(cwd, 'commit', '-qm', 'main');
    write_case({});
    write(join(cwd, 'provider-baseline.json'), serializeBaseline(entry('cut everywhere')));
    const results = makeResults([{ case_id: 'a' }], { options: { source: '.', baseline_ref: 'main' } });
    write(join(cwd, 'results.json'), JSON.stringify(results));
    expect((await call('baseline', baseline, cwd, ...argv)).out).not.toMatch(/^[-+] a claude/m);
    expect(readFileSync(join(cwd, 'provider-baseline.json'), 'utf8')).toContain('"reason": "cut everywhere"');
    git(cwd, 'add', '-A');
    git(cwd, 'commit', '-qm', 'merged');
    expect((await call('baseline', baseline, cwd, ...argv)).out).toMatch(/^- a claude: .*"cut everywhere"/);
  });

  it('shows what it would write, and writes nothing, with --dry-run', async () => {
    const cwd = workplace({ baseline: PASS, results: failed() });
    const before = readFileSync(join(cwd, 'provider-baseline.json'), 'utf8');
    const { out } = await call('baseline', baseline, cwd, ...argv, '--dry-run');
    expect(out).toMatch(/^- notes-basic claude: .*"pass".*\n\+ notes-basic claude: .*"fail".*the vendor changed it/);
    expect(readFileSync(join(cwd, 'provider-baseline.json'), 'utf8')).toBe(before);
  });

  it('requires a reason, and the word update', async () => {
    const cwd = workplace({ results: failed() });
    await expect(call('baseline', baseline, cwd, 'update', '--results', 'results.json')).rejects.toThrow(
      /needs a reason/,
    );
    await expect(call('baseline', baseline, cwd, 'upgrade', '--results', 'results.json')).rejects.toThrow(
      /only subcommand of baseline is update/,
    );
  });
});

describe('compare with a ref', () => {
  it('knows what the branch did to parts, where the source here is the one that was measured', async () => {
    const results = makeResults([{}]);
    const cwd = writePlugin(workplace({ baseline: PASS }), 'office', [{ dir: 'notes' }]);
    write(join(cwd, 'agents/explorer.md'), '---\nname: explorer\ndescription: Looks.\n---\nLook around.\n');
    write(join(cwd, 'cases.json'), '[{"case_id": "notes-basic", "prompt": "p", "expected_skill": "notes"}]');
    git(cwd, 'init', '-q', '-b', 'main');
    git(cwd, 'add', '-A');
    git(cwd, 'commit', '-qm', 'main');
    git(cwd, 'rm', '-q', 'agents/explorer.md');
    const partsOf = async (skills_hash: string) => {
      const environment = { ...results.environment, skills_hash };
      write(join(cwd, 'results.json'), JSON.stringify({ ...results, options: { source: '.' }, environment }));
      return (await compareJson(cwd, '--results', 'results.json', '--baseline-ref', 'main')).comparison.parts;
    };
    expect(await partsOf((await readSource(cwd)).hash)).toMatchObject([{ delta: 'REMOVED', name: 'explorer' }]);
    expect(await partsOf('0'.repeat(64))).toBe(undefined);
  });
});
