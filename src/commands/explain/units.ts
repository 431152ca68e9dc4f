/** What the runner kept of its units → the transcripts of them, and why one has none. */
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { z } from 'zod';
import { ResultSchema } from '../../../lib/contract/result.js';
import { parseValue } from '../../../lib/input/json-value.js';
import { readTextIfAny } from '../../../lib/io/files/files.js';
import { readBatches } from '../../run/conclude/batches.js';
import type { Terminal } from '../../terminal/terminal.js';

const UnitSchema = ResultSchema.pick({ unit_run_id: true, case_id: true, agent: true, status: true, error: true });
type Unit = z.infer<typeof UnitSchema>;

/** What the newest batch ran, what did not pass first; trial: null where it left no transcript. */
export async function readTrials(shell: Terminal): Promise<(Unit & { trial: string | null })[]> {
  const batch = await readBatches([], shell).catch(() => null);
  const rows = (batch?.results.results ?? []).map((row) => {
    const trial = join(relative(shell.cwd, batch?.folders[0] ?? ''), 'units', row.unit_run_id, 'trial-1');
    return { ...row, trial: isTrial(trial, shell) ? trial : null };
  });
  return rows.sort((one, other) => Number(one.status === 'pass') - Number(other.status === 'pass'));
}

export const describeSilent = ({ case_id, agent, status, error }: Unit): string =>
  `${case_id} on ${agent} (${status}) left no transcript: ${error ?? 'no agent was started for it'}`;

/** Of a folder that the runner made for a unit; null: it is another. */
export async function readUnit(folder: string): Promise<Unit | null> {
  const text = await readTextIfAny(join(folder, 'result.json'));
  return UnitSchema.safeParse(parseValue(text ?? '')).data ?? null;
}

export const isTrial = (path: string, shell: Terminal): boolean =>
  ['stdout', 'stdout.txt'].some((name) => existsSync(resolve(shell.cwd, path, name)));
