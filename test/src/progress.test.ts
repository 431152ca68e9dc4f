import { describe, expect, it } from '@jest/globals';
import type { PlannedUnit } from '../../lib/contract/plan.js';
import { createProgress } from '../../src/terminal/progress.js';
import { keptShell } from '../helpers/shell.js';

const unit = (agent: string, case_id: string) => ({ agent, case_id, unit_run_id: `id-${case_id}` }) as PlannedUnit;

function progressOf(how: 'auto' | 'lines', seconds = () => 0) {
  const shell = keptShell('/');
  const progress = createProgress(how, shell, () => new Date(seconds() * 1000));
  return { shell, on: (...[one, ...more]: [PlannedUnit, ...Tail]) => progress.onState('batch', one, ...more) };
}
type Tail = Parameters<ReturnType<typeof createProgress>['onState']> extends [string, PlannedUnit, ...infer R] ? R : [];

describe('progress where stderr is no terminal', () => {
  it('is a line for what is not as expected, and one for each agent that is done', () => {
    const { shell, on } = progressOf('auto');
    const units = ['a', 'b', 'c', 'd'].map((id) => unit('codex', id));
    for (const one of units) on(one, 'queued');
    for (const one of units) on(one, 'running');
    on(units[0]!, 'completed');
    on(units[1]!, 'failed', null, true);
    on(units[2]!, 'timeout');
    on(units[3]!, 'failed', null, false);
    expect(shell.err).toEqual([
      'codex: c timed out\n',
      'codex: d is not as expected\n',
      'codex: 4 of 4 cases done, 2 not as expected\n',
    ]);
  });

  it('shows after half a minute of silence how far an agent is', () => {
    let at = 0;
    const { shell, on } = progressOf('auto', () => at);
    const units = ['a', 'b', 'c'].map((id) => unit('codex', id));
    for (const one of units) on(one, 'queued');
    on(units[0]!, 'completed');
    expect(shell.err).toEqual([]);
    at = 31;
    on(units[1]!, 'completed');
    expect(shell.err).toEqual(['codex: 2 of 3 cases done\n']);
  });

  it('is each state of each unit with `lines`', () => {
    const { shell, on } = progressOf('lines');
    on(unit('codex', 'a'), 'queued');
    on(unit('codex', 'a'), 'completed');
    expect(shell.err).toEqual([
      '[agent-routing] 00:00:00 [batch:batch] [unit:id-a] codex:a -> queued\n',
      '[agent-routing] 00:00:00 [batch:batch] [unit:id-a] codex:a -> completed\n',
    ]);
  });
});
