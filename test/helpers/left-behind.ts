/** What a batch may have left behind: processes that carry its units' marker, throwaway places. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan } from '../../lib/contract/plan.js';
import { MARKER } from '../../lib/io/process/markers.js';
import { readVariable } from '../../lib/io/process/process-table.js';

const readPlan = (folder: string) => JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8')) as Plan;

export function survivorsOf(folder: string): number[] {
  const ids = readPlan(folder).units.map((unit) => unit.unit_run_id);
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => ids.some((id) => readVariable(pid, MARKER)?.includes(`${id}.`)));
}

/** Its arguments, each ended by a zero; '' when it is gone. */
export function readCommand(pid: number | string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** Places of this batch, and of nobody else's that runs beside this test. */
export function placesOf(folder: string): string[] {
  const ids = [folder.slice(folder.lastIndexOf('/') + 1), ...readPlan(folder).units.map((unit) => unit.unit_run_id)];
  return readdirSync('/tmp').filter((name) => {
    try {
      const owner = readFileSync(join('/tmp', name, 'owner'), 'utf8');
      return ids.some((id) => owner.includes(id));
    } catch {
      return false;
    }
  });
}
