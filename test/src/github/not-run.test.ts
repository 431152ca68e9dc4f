import { describe, expect, it } from '@jest/globals';
import { compareBaselines } from '../../../lib/delta/compare.js';
import { boundByWorkflow } from '../../../src/github/not-run.js';
import { makeBaseline, makeResult, makeResults } from '../../helpers/results.js';

const baseline = makeBaseline({ 'notes-basic': { claude: 'pass', codex: 'pass' } });
const comparison = compareBaselines({
  ...{ results: makeResults([makeResult()], { options: { agents: ['claude'] } }), current: baseline },
  ...{ ref: { name: 'main', sha: null, baseline } },
  options: { require_baseline: true, expected_agents: ['claude'] },
});
const judge = async (before: string, after: string, most = 30) => {
  const change = { file: 'w.yml', base: { read: async () => before }, head: { read: async () => after } };
  const { gate, notes } = await boundByWorkflow(comparison, change);
  return [gate, ...notes.map(({ level, message }) => `${level}: ${message.slice(0, most)}`)];
};

describe('an agent that the baseline expects and that did not run', () => {
  it('is a warning, unless the workflow names it, whose other jobs may run it', async () => {
    expect(await judge('agents: claude', 'agents: claude')).toEqual([
      'pass',
      'warning: codex did not run here: the ba',
    ]);
    const matrix = 'agent: [claude, codex]';
    expect(await judge(matrix, matrix)).toEqual(['pass', 'notice: codex did not run here: the ba']);
  });

  it('is told once where the branch took it out of its workflow', async () => {
    expect(await judge('on: push\nagents: claude,codex', 'on: push\nagents: claude', 400)).toEqual([
      'inconclusive',
      'warning: codex is no longer tested: this branch changes `w.yml` (line 2: `agents: claude`), and 1 result that main expects to pass was not run. Bring codex back in that file; if it is meant to go, say so in the pull request, and remove its entries from `provider-baseline.json`: the gate stays inconclusive until this pull request is merged.',
    ]);
  });

  it('is told where the branch renamed its workflow, or changes one that it calls', async () => {
    const base = { read: async (path: string) => ({ 'old.yml': 'agents: claude,codex' })[path] ?? null };
    const former = async () => 'old.yml';
    const renamed = await boundByWorkflow(comparison, {
      ...{ file: 'w.yml', base: { ...base, former }, head: { read: async () => 'agents: claude' } },
    });
    expect(renamed.gate).toBe('inconclusive');
    const caller = 'jobs:\n  a:\n    uses: ./.github/workflows/called.yml\n';
    const texts = (agents: string) => async (path: string) => (/called/.test(path) ? `agents: ${agents}` : caller);
    const called = await boundByWorkflow(comparison, {
      ...{ file: '.github/workflows/w.yml', base: { read: texts('claude,codex') }, head: { read: texts('claude') } },
    });
    expect(called.gate).toBe('inconclusive');
  });
});

describe('a branch that changes what its own workflow measures', () => {
  const whole = compareBaselines({
    ...{ results: makeResults([makeResult()]), current: makeBaseline({ 'notes-basic': { claude: 'pass' } }) },
    ref: { name: 'main', sha: 'abc', baseline: makeBaseline({ 'notes-basic': { claude: 'pass' } }) },
    options: {},
  });
  const gateOf = async (before: string, after: string, options: Record<string, unknown> = { source: '.', as: '' }) => {
    const change = { file: 'w.yml', base: { read: async () => before }, head: { read: async () => after } };
    return (await boundByWorkflow(whole, { ...change, options })).gate;
  };

  it.each([
    ['on: push', 'on: push\n  source: copy', { source: 'copy' }, 'inconclusive'],
    ['  source: copy', 'on: push', { source: '.' }, 'inconclusive'],
    ['on: push', "  as: 'project' # now", { as: 'project' }, 'inconclusive'],
    ['on: push', '  source: $' + '{{ matrix.source }}', { source: 'a' }, 'inconclusive'],
    ['on: push', '  min_offer: any', {}, 'inconclusive'],
    ['on: push', '    continue-on-error: true', {}, 'inconclusive'],
    // A package that goes with its step.
    ['on: push\n  working_directory: a', 'on: push', { working_directory: '.' }, 'inconclusive'],
    // Of another step.
    ['on: push', 'on: push\n  source: copy', { source: '.' }, 'pass'],
    ['  source: copy', '  source: "copy"', { source: 'copy' }, 'pass'],
    ['  min_offer: any', '  min_offer: full', {}, 'pass'],
    ['on: push', 'on: push\n  timeout_seconds: 9', {}, 'pass'],
  ])('is never a plain pass: %j to %j', async (before, after, options, gate) => {
    expect(await gateOf(before, after, options)).toBe(gate);
  });

  it('is not compared with itself', async () => {
    const change = { file: null, base: null, head: { read: async () => null }, own_commits: ['abc'] };
    const { gate, notes } = await boundByWorkflow(whole, change);
    expect([gate, notes[0]?.message]).toEqual(['inconclusive', expect.stringMatching(/own commit/)]);
    expect((await boundByWorkflow(whole, { ...change, own_commits: ['other'] })).gate).toBe('pass');
  });
});
