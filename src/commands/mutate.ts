/** `mutate`: breaks what each case rests on, one thing at a time, and shows which cases do not notice. */
import { randomUUID } from 'node:crypto';
import { renderMutation } from '../../lib/report/terminal/mutation.js';
import { count } from '../../lib/text/count.js';
import { nameLintErrors } from '../check/describe-error.js';
import { executeMutation } from '../mutate/execute.js';
import { MutateOptionsSchema, runOptionsOf } from '../mutate/options.js';
import { failsScore } from '../mutate/threshold.js';
import { defineCommand } from '../options/command.js';
import { terminalPorts } from '../run/ports.js';
import { prepareRun } from '../run/prepare/prepare.js';
import { createProgress } from '../terminal/progress.js';

export const mutate = defineCommand({
  summary: 'Breaks the skills in a copy, one thing at a time, and shows which cases do not notice',
  positionals: '',
  options: MutateOptionsSchema,
  async run(options, _, shell) {
    const progress = createProgress(options.no_progress ? 'none' : options.progress, shell);
    const ports = terminalPorts(shell, progress);
    const prepared = await prepareRun(runOptionsOf(options), ports, randomUUID);
    await nameLintErrors(prepared, ports);
    const { results, max_units = null, dry_run } = options;
    const { mutation, plan } = await executeMutation(prepared, { results, max_units, dry_run }, ports).finally(
      progress.close,
    );
    if (dry_run) {
      const sources = new Set(plan.chosen.map(({ mutant }) => JSON.stringify(mutant.change.edits))).size;
      shell.stdout(
        `${count(plan.chosen.length, 'mutant')} of ${plan.all} would be run, on ${count(sources, 'changed copy', 'changed copies')} of the source; ${plan.equivalent.length} more are equivalent.\n`,
      );
      return 0;
    }
    if (options.json) shell.stdout(`${JSON.stringify(mutation, null, 1)}\n`);
    shell[options.json ? 'stderr' : 'stdout'](renderMutation(mutation, shell.wrap ? shell.columns : null));
    return failsScore(mutation, options.min_score) ? 1 : 0;
  },
});
