import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type Baseline, serializeBaseline } from '../../../lib/baseline/index.js';
import type { Plan } from '../../../lib/contract/plan.js';
import type { Results } from '../../../lib/contract/result.js';
import { type Comparison, ComparisonSchema } from '../../../lib/delta/compare.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { baseline } from '../../../src/commands/baseline-update.js';
import { compare } from '../../../src/commands/compare.js';
import { report } from '../../../src/commands/report.js';
import { type Command, runCommand } from '../../../src/options/command.js';
import { planOf } from '../../helpers/report-batches.js';
import { makeBaseline, makeResults } from '../../helpers/results.js';
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
): Promise<{ code: number; out: string }> {
  const shell = keptShell(cwd);
  const code = await runCommand(name, command as Command, argv, shell);
  return { code, out: shell.out.join('') };
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
    ['markdown', /^❌ \*\*Gate: fail\*\*/],
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

  it('writes a first baseline under which the same results pass', async () => {
    const cwd = workplace({ results: makeResults([{ case_id: 'a' }, { case_id: 'b', status: 'fail' }]) });
    const { code, out } = await call('baseline', baseline, cwd, ...argv);
    expect(code).toBe(0);
    expect(out).toBe(
      `+ a claude: { "expected_status": "pass", "allow_timeout": false }\n+ b claude: { "expected_status": "fail", "allow_timeout": false, "reason": "the vendor changed it" }\nprovider-baseline.json: 2 changes\n`,
    );
    expect((await compareJson(cwd, '--results', 'results.json')).comparison).toMatchObject({
      gate: 'pass',
      counts: { PASS: 1, EXPECTED_FAIL: 1 },
    });
    expect((await call('baseline', baseline, cwd, ...argv)).out).toBe('provider-baseline.json: 0 changes\n');
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
