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
});
