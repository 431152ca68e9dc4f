/** Results → comparison, reports and the exit code. */
import { resolve } from 'node:path';
import type { BranchChanges } from '../../../lib/contract/part.js';
import { exitCode } from '../../../lib/delta/gate.js';
import { files } from '../../../lib/io/files/files.js';
import { explainTrust, listRead } from '../../../lib/offer/trust.js';
import { renderReport } from '../../../lib/report/index.js';
import { readDeclaredHooks } from '../../../lib/setup/source/declared-hooks.js';
import type { RunOptions } from '../../options/run-options.js';
import type { Terminal } from '../../terminal/terminal.js';
import type { ExecutedRun } from '../execute/execute.js';
import { folderInRepository } from '../own-repository.js';
import { namePackagesSince } from '../prepare/left-out.js';
import type { PreparedRun } from '../prepare/prepare.js';
import { parseReportSpec } from '../prepare/report-spec.js';
import { readChanges, readCheckout, refOf } from './changes.js';
import { compareRun } from './compare.js';
import { addPageParts } from './page.js';
import { trialsIn } from './trial-source.js';

export async function concludeRun(
  run: PreparedRun,
  executed: ExecutedRun,
  options: RunOptions,
  { shell, branch }: { shell: Terminal; branch: BranchChanges | null },
): Promise<number> {
  const comparison = compareRun(run, executed.results, branch);
  const judged = { results: executed.results, comparison };
  const changes = await readChanges(judged, { ...refOf(run), ...readCheckout(shell.cwd) });
  const { artifact_dir } = executed;
  const hooks = options.withhold_trust ? [] : await readDeclaredHooks(run.source);
  const trust = explainTrust(listRead(hooks, Object.keys(executed.results.environment.agents)));
  const notes = [...(await namePackagesSince(options, shell)), ...(trust === null ? [] : [trust])];
  const folder = folderInRepository(shell.cwd);
  const report = { ...judged, artifact_dir, notes, plan: run.plan, folder, ...(changes ? { changes } : {}) };
  for (const spec of options.report) {
    const { format, file } = parseReportSpec(spec);
    const sources = { trials: [trialsIn(artifact_dir)], cwd: shell.cwd };
    const shown = await addPageParts(format, report, sources, shell.env);
    await files.write(resolve(shell.cwd, file), renderReport(format, shown));
  }
  if (options.json) shell.stdout(`${JSON.stringify(executed.results, null, 1)}\n`);
  shell[options.json ? 'stderr' : 'stdout'](
    renderReport('text', {
      ...report,
      columns: shell.columns,
      wrap: shell.wrap ?? false,
      colour: shell.colour && !options.json,
    }),
  );
  return exitCode(comparison.gate);
}
