/** What a job's log gets of a batch: few lines, with what did not pass and what is at work. */
import { describe, expect, it } from '@jest/globals';
import type { UnitState } from '../../../lib/batch/ports.js';
import type { PlannedUnit } from '../../../lib/contract/plan.js';
import { createProgress } from '../../../src/terminal/progress.js';
import { keptShell } from '../../helpers/shell.js';

const unit = (n: number) => ({ unit_run_id: `id-${n}`, agent: 'codex', case_id: `case-${n}` }) as PlannedUnit;

function follow(
  how: 'auto' | 'lines',
  states: (tell: (n: number, state: UnitState, seconds?: number) => void) => void,
) {
  const shell = keptShell('/');
  let at = 0;
  const { onState } = createProgress(how, { ...shell, terminal: false }, () => new Date(at * 1000));
  states((n, state, seconds = 0) => {
    at += seconds;
    onState('batch', unit(n), state);
  });
  return shell.err.join('').split('\n').slice(0, -1);
}

const each = (count: number, act: (n: number) => void) => Array.from({ length: count }, (_, n) => act(n + 1));

describe('progress off a terminal', () => {
  it('is the start, each tenth and the last result', () => {
    const lines = follow('auto', (tell) => {
      each(12, (n) => tell(n, 'queued'));
      each(12, (n) => {
        tell(n, 'running', 1);
        tell(n, 'completed', 1);
      });
    });
    expect(lines).toEqual([
      '[agent-routing] 00:00:01 0 of 12 done; running codex:case-1',
      '[agent-routing] 00:00:20 10 of 12 done',
      '[agent-routing] 00:00:24 12 of 12 done',
    ]);
  });

  it('names what did not pass, and after a minute of silence what is at work', () => {
    const lines = follow('auto', (tell) => {
      each(4, (n) => tell(n, 'queued'));
      each(3, (n) => tell(n, 'running'));
      tell(1, 'failed', 5);
      tell(2, 'completed', 61);
      tell(3, 'timeout', 300);
      tell(4, 'running', 1);
      tell(4, 'completed', 1);
    });
    expect(lines).toEqual([
      '[agent-routing] 00:00:00 0 of 4 done; running codex:case-1',
      '[agent-routing] 00:00:05 1 of 4 done, 1 not passed; codex:case-1 did not pass (the report says whether that is expected)',
      '[agent-routing] 00:01:06 2 of 4 done, 1 not passed; running codex:case-3',
      '[agent-routing] 00:06:06 3 of 4 done, 2 not passed; codex:case-3 ran out of time',
      '[agent-routing] 00:06:08 4 of 4 done, 2 not passed',
    ]);
  });

  it('is one line per state on request', () => {
    const lines = follow('lines', (tell) => tell(1, 'queued'));
    expect(lines).toEqual(['[agent-routing] 00:00:00 [batch:batch] [unit:id-1] codex:case-1 -> queued']);
  });
});
