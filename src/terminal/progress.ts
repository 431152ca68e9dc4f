/** Lifecycle states of units → one status line on a terminal, elsewhere a line now and then, or on request one protocol line per state. */

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
  const stamp = () => `[agent-routing] ${now().toISOString().slice(11, 19)}`;
  if (how === 'none') return { onState() {}, log, close() {} };
  if (how === 'lines') {
    return {
      onState: (batch, unit, state) =>
        log(`${stamp()} [batch:${batch}] [unit:${unit.unit_run_id}] ${nameOf(unit)} -> ${state}`),
      log,
      close() {},
    };
  }
  return shell.terminal ? createStatusLine(shell) : createFewLines(log, stamp, now);
}

const nameOf = ({ agent, case_id }: PlannedUnit) => `${agent}:${case_id}`;

function createTally() {
  const counts = { queued: 0, running: 0, completed: 0, failed: 0, timeout: 0 };
  const running = new Set<string>();
  return {
    running,
    add(unit: PlannedUnit, state: UnitState) {
      counts[state]++;
      if (state === 'running') running.add(nameOf(unit));
      else running.delete(nameOf(unit));
      const bad = counts.failed + counts.timeout;
      return { done: counts.completed + bad, of: counts.queued, not_passed: bad ? `, ${bad} not passed` : '' };
    },
  };
}

const EVERY = 10;
const SECONDS = 60;

/** In a log that is kept: the first, each tenth and the last that ended, each that did not pass, and after a minute of silence what is at work. */
function createFewLines(log: Progress['log'], stamp: () => string, now: () => Date): Progress {
  const tally = createTally();
  let said: number | null = null;
  return {
    onState(_, unit, state) {
      const { done, of, not_passed } = tally.add(unit, state);
      if (state === 'queued') return;
      // Of the baseline it knows nothing.
      const bad =
        state === 'failed'
          ? 'did not pass (the report says whether that is expected)'
          : state === 'timeout'
            ? 'ran out of time'
            : null;
      const is_due = state !== 'running' && (done % EVERY === 0 || done === of);
      const at = now().getTime();
      if (said !== null && !bad && !is_due && at - said < SECONDS * 1000) return;
      said = at;
      const what = bad
        ? `${nameOf(unit)} ${bad}`
        : tally.running.size > 0
          ? `running ${[...tally.running].join(', ')}`
          : '';
      log(`${stamp()} ${done} of ${of} done${not_passed}${what && `; ${what}`}`);
    },
    log,
    close() {},
  };
}

const WIPE = '\r\u001b[2K';

function createStatusLine(shell: Terminal): Progress {
  const tally = createTally();
  return {
    onState(_, unit, state) {
      const { done, of, not_passed } = tally.add(unit, state);
      const text = `${done}/${of} units${not_passed} · ${[...tally.running].join(' · ')}`;
      if (state !== 'queued') shell.stderr(`${WIPE}${text.slice(0, Math.max(20, shell.columns - 1))}`);
    },
    log: (line) => shell.stderr(`${WIPE}${line}\n`),
    close: () => shell.stderr(WIPE),
  };
}
