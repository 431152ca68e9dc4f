/** `run`: the batch, from the corpus to the gate. */
import { randomUUID } from 'node:crypto';
import { defineCommand } from '../command.js';
import { createProgress } from '../progress.js';
import { concludeRun } from '../run/conclude.js';
import { describePlan } from '../run/dry-run.js';
import { terminalEdges } from '../run/edges.js';
import { executeRun } from '../run/execute.js';
import { prepareRun } from '../run/prepare.js';
import { RunOptionsSchema } from '../run-options.js';

export const run = defineCommand({
  summary: 'Runs every case on every agent, compares with the baseline and gates',
  positionals: '',
  options: RunOptionsSchema,
  async run(options, _, shell) {
    const progress = createProgress(options.no_progress ? 'none' : options.progress, shell, () => new Date());
    const edges = terminalEdges(shell, progress);
    const prepared = await prepareRun(options, edges, randomUUID);
    if (options.dry_run) {
      shell.stdout(describePlan(prepared, options.json));
      return 0;
    }
    const executed = await executeRun(prepared, edges).finally(progress.close);
    const { results, artifact_dir } = executed;
    if (shell.signal.aborted && !results.complete) {
      const done = `${results.summary.total} of ${prepared.plan.units.length} units`;
      shell.stderr(`Interrupted after ${done}. Go on with --resume ${artifact_dir}\n`);
    }
    return concludeRun(prepared, executed, options, shell);
  },
});
