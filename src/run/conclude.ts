/** Results → comparison, reports and the exit code. */
import { resolve } from 'node:path';
import { type Comparison, compareBaselines } from '../../lib/delta.js';
import { exitCode, type FailOn } from '../../lib/gate.js';
import { files } from '../../lib/io/files.js';
import { renderReport } from '../../lib/report/index.js';
import type { RunOptions } from '../run-options.js';
import type { Shell } from '../shell.js';
import type { ExecutedRun } from './execute.js';
import type { PreparedRun } from './prepare.js';
import { parseReportWish } from './report-wish.js';

export function compareRun(run: PreparedRun, executed: ExecutedRun): Comparison {
  const { options, baselines, plan } = run;
  return compareBaselines({
    results: executed.results,
    current: baselines.current,
    ref: baselines.ref,
    plan,
    options: gateOptions(options),
  });
}

export function gateOptions(options: Pick<RunOptions, 'fail_on' | 'fail_on_infra' | 'infra_tolerant' | 'accept'>) {
  const fail_on: FailOn[] = [...options.fail_on, ...(options.fail_on_infra ? (['infra'] as const) : [])];
  return { fail_on, infra_tolerant: options.infra_tolerant, accept: options.accept };
}

export async function concludeRun(
  run: PreparedRun,
  executed: ExecutedRun,
  options: RunOptions,
  shell: Shell,
): Promise<number> {
  const comparison = compareRun(run, executed);
  const report = { results: executed.results, comparison, plan: run.plan };
  for (const wish of options.report) {
    const { format, file } = parseReportWish(wish);
    await files.write(resolve(shell.cwd, file), renderReport(format, report));
  }
  if (options.json) shell.stdout(`${JSON.stringify(executed.results, null, 1)}\n`);
  shell[options.json ? 'stderr' : 'stdout'](
    renderReport('text', { ...report, columns: shell.columns, colour: shell.colour && !options.json }),
  );
  return exitCode(comparison.gate);
}
