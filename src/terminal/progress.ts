/** Lifecycle states of units → one status line on a terminal, elsewhere what is not as expected and each agent's end, or one protocol line per state. */

import type { UnitState } from '../../lib/batch/ports.js';
import type { PlannedUnit } from '../../lib/contract/plan.js';
import type { Result } from '../../lib/contract/result.js';
import { count } from '../../lib/text/count.js';
import type { Terminal } from './terminal.js';

export interface Progress {
  /** is_expected: of a unit that did not pass, the baseline expects as much. */
  onState(
    batch_run_id: string,
    unit: PlannedUnit,
    state: UnitState,
    result?: Result | null,
    is_expected?: boolean,
  ): void;
  /** A line for people, printed above the status line. */
  log(line: string): void;
  close(): void;
}

export function createProgress(how: 'auto' | 'lines' | 'none', shell: Terminal, now = () => new Date()): Progress {
  const log = (line: string) => shell.stderr(`${line}\n`);
  if (how === 'none') return { onState() {}, log, close() {} };
  if (how === 'lines') {
    return {
      onState: (batch, unit, state) =>
        log(
          `[agent-routing] ${now().toISOString().slice(11, 19)} [batch:${batch}] [unit:${unit.unit_run_id}] ${unit.agent}:${unit.case_id} -> ${state}`,
        ),
      log,
      close() {},
    };
  }
  return shell.terminal ? createStatusLine(shell) : createCalm(log, now);
}

/** So long nothing is said where all is as expected. */
const SILENCE_MS = 30_000;

/** In a pipe or a job's log each line stays. */
function createCalm(log: Progress['log'], now: () => Date): Progress {
  const agents = new Map<string, { queued: number; done: number; odd: number }>();
  let last = now().getTime();
  return {
    onState(_, { agent, case_id }, state, _result, is_expected = false) {
      const own = agents.get(agent) ?? { queued: 0, done: 0, odd: 0 };
      agents.set(agent, own);
      if (state === 'queued') own.queued++;
      if (state === 'queued' || state === 'running') return;
      own.done++;
      const isOdd = state !== 'completed' && !is_expected;
      if (isOdd) own.odd++;
      const isDone = own.done === own.queued;
      if (isOdd) log(`${agent}: ${case_id} ${state === 'timeout' ? 'timed out' : 'is not as expected'}`);
      if (!isDone && now().getTime() - last < SILENCE_MS) return;
      last = now().getTime();
      log(`${agent}: ${own.done} of ${count(own.queued, 'case')} done${own.odd ? `, ${own.odd} not as expected` : ''}`);
    },
    log,
    close() {},
  };
}

const WIPE = '\r\u001b[2K';

function createStatusLine(shell: Terminal): Progress {
  const counts = { queued: 0, running: 0, completed: 0, failed: 0, timeout: 0 };
  const running = new Set<string>();
  const draw = () => {
    const done = counts.completed + counts.failed + counts.timeout;
    const bad = counts.failed + counts.timeout;
    const text = `${done}/${counts.queued} units${bad ? `, ${bad} not passed` : ''} · ${[...running].join(' · ')}`;
    shell.stderr(`${WIPE}${text.slice(0, Math.max(20, shell.columns - 1))}`);
  };
  return {
    onState(_, unit, state) {
      counts[state]++;
      const name = `${unit.agent}:${unit.case_id}`;
      if (state === 'running') running.add(name);
      else running.delete(name);
      if (state !== 'queued') draw();
    },
    log: (line) => shell.stderr(`${WIPE}${line}\n`),
    close: () => shell.stderr(WIPE),
  };
}
