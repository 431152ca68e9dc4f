/** Lifecycle states of units → one status line on a terminal, otherwise one protocol line per state. */

import type { UnitState } from '../../lib/batch/ports.js';
import type { PlannedUnit } from '../../lib/contract/plan.js';
import type { Terminal } from './terminal.js';

export interface Progress {
  onState(batch_run_id: string, unit: PlannedUnit, state: UnitState): void;
  /** A line for people, printed above the status line. */
  log(line: string): void;
  close(): void;
}

export function createProgress(how: 'auto' | 'lines' | 'none', shell: Terminal, now = () => new Date()): Progress {
  const log = (line: string) => shell.stderr(`${line}\n`);
  if (how === 'none') return { onState() {}, log, close() {} };
  if (how === 'lines' || !shell.terminal) {
    return {
      onState: (batch, unit, state) =>
        log(
          `[agent-routing] ${now().toISOString().slice(11, 19)} [batch:${batch}] [unit:${unit.unit_run_id}] ${unit.agent}:${unit.case_id} -> ${state}`,
        ),
      log,
      close() {},
    };
  }
  return createStatusLine(shell);
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
