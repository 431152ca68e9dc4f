/** `run`: runs a batch, from the corpus to the gate. */
import { randomUUID } from 'node:crypto';
import { nameLintErrors } from '../check/describe-error.js';
import { readBranch } from '../check/read-branch.js';
import { defineCommand } from '../options/command.js';
import { RunOptionsSchema } from '../options/run-options.js';
import { concludeRun } from '../run/conclude/conclude.js';
import { executeRun } from '../run/execute/execute.js';
import { createPartLister } from '../run/execute/measure-offers.js';
import { terminalPorts } from '../run/ports.js';
import { describePlan } from '../run/prepare/dry-run.js';
import { prepareRun } from '../run/prepare/prepare.js';
import { createProgress } from '../terminal/progress.js';

export const run = defineCommand({
  summary: 'Runs every case on every agent, compares the results with the baseline and applies the gate',
  positionals: '',
  daily: [
    ...['cases', 'agents', 'skill', 'case_id', 'kind', 'changed_since', 'mode', 'trials', 'source', 'baseline_ref'],
    ...['fail_on', 'resume', 'dry_run', 'report', 'json'],
  ],
  options: RunOptionsSchema,
  async run(options, _, shell) {
    const progress = createProgress(options.no_progress ? 'none' : options.progress, shell);
    const ports = terminalPorts(shell, progress);
    const prepared = await prepareRun(options, ports, randomUUID);
    await nameLintErrors(prepared, ports);
    if (options.dry_run) {
      shell.stdout(describePlan(prepared, options.json));
      return 0;
    }
    const executed = await executeRun(prepared, ports).finally(progress.close);
    const { results, artifact_dir } = executed;
    if (shell.signal.aborted && !results.complete) {
      const done = `${results.summary.total} of ${prepared.plan.units.length} units`;
      shell.stderr(`Interrupted after ${done}. Continue with --resume ${artifact_dir}\n`);
    }
    const listOn = createPartLister(prepared.options, ports);
    const branch = await readBranch(prepared, executed.results, { ...shell, listOn });
    return concludeRun(prepared, executed, options, { shell, branch });
  },
});
