/** `baseline update`: updates the baseline from a batch, with a reason, and prints what changed. */

import { resolve } from 'node:path';
import { z } from 'zod';
import {
  BASELINE_FILE,
  type BaselineChange,
  parseBaseline,
  serializeBaseline,
  updateBaseline,
} from '../../lib/baseline/index.js';
import { compareBaselines } from '../../lib/delta/compare.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { files, readTextIfAny } from '../../lib/io/files/files.js';
import { count, listFew } from '../../lib/text/count.js';
import { oneLine } from '../../lib/text/escape.js';
import { defineCommand } from '../options/command.js';
import { ARTIFACTS_ROOT } from '../options/run-options.js';
import { repeatable } from '../options/values.js';
import { readBatches } from '../run/conclude/batches.js';

export const baseline = defineCommand({
  summary: 'Updates the baseline from a batch (`baseline update`), records the reason and prints the difference',
  positionals: 'update',
  options: z.object({
    results: repeatable
      .prefault([])
      .describe(`results.json of a batch, or its folder; repeatable (default: the newest batch in ${ARTIFACTS_ROOT})`),
    reason: z
      .string()
      .optional()
      .describe('Why, in one sentence; stored with every row that is expected to do less than pass'),
    baseline: z.string().optional().describe(`File to write; default ${BASELINE_FILE}`),
    dry_run: z.boolean().default(false).describe('Print the difference without writing it'),
  }),
  async run(options, positionals, shell) {
    if (positionals.length !== 1 || positionals[0] !== 'update') {
      throw new ConfigError('The only subcommand of baseline is update.', {
        fix: 'run `agent-routing baseline update --reason "…"`.',
      });
    }
    const reason = options.reason?.trim();
    if (!reason) {
      throw new ConfigError('baseline update needs a reason.', {
        fix: 'add --reason "why the expectation changes"; reviewers will read it.',
      });
    }
    const file = options.baseline ?? BASELINE_FILE;
    const path = resolve(shell.cwd, file);
    const { results, plan } = await readBatches(options.results, shell);
    const text = await readTextIfAny(path);
    const current = text === null ? null : parseBaseline(text, file);
    // A difference that chance may explain does not change the expectation.
    const { deltas } = compareBaselines({ results, current, ref: null, plan });
    const open = deltas.filter((row) => row.delta === 'INCONCLUSIVE');
    const removed = deltas.filter(({ delta }) => delta === 'REMOVED');
    const without = [...new Set(removed.flatMap(({ case_id }) => case_id ?? []))];
    const keysOf = (rows: typeof deltas) => new Set(rows.map(({ case_id, agent }) => JSON.stringify([case_id, agent])));
    const [undecided, gone] = [keysOf(open), keysOf(removed)];
    const updated = updateBaseline({
      results,
      current,
      reason: oneLine(reason, 500),
      undecided: (case_id, agent) => undecided.has(JSON.stringify([case_id, agent])),
      gone: (case_id, agent) => gone.has(JSON.stringify([case_id, agent])),
    });
    const after = serializeBaseline(updated.baseline);
    // As they are written: what is empty is left out.
    const partOf = (json: string | null, part: string) =>
      JSON.stringify((JSON.parse(json ?? '{}') as Record<string, unknown>)[part]);
    const parts = ['$meta', '$offers', '$deliveries'].filter((part) => partOf(after, part) !== partOf(text, part));
    shell.stdout(describeChanges(updated.changes, updated.kept, file, parts));
    const failing = updated.changes.filter(({ after }) => /"expected_status": ?"fail"/.test(after ?? '')).length;
    if (failing > 0)
      shell.stderr(
        `${count(failing, 'row')} ${failing === 1 ? 'is' : 'are'} expected to FAIL from now on: where that is not meant, mend what fails and run again.\n`,
      );
    if (without.length > 0)
      shell.stdout(
        `${count(without.length, 'case')} of ${oneLine(file)} ${without.length === 1 ? 'is not in the corpus, and its entries stay' : 'are not in the corpus, and their entries stay'}, with your reason: ${oneLine(listFew(without, 5), 400)}. Remove them once this is merged.\n`,
      );
    if (!options.dry_run && after !== text) await files.write(path, after);
    return 0;
  },
});

/** parts: those that say what was measured, where they are not as they were. */
function describeChanges(
  changes: readonly BaselineChange[],
  kept: number,
  file: string,
  parts: readonly string[],
): string {
  const lines = changes.flatMap(({ case_id, agent, skill, before, after }) => {
    const what = oneLine(`${case_id ?? `offer of ${skill}`} ${agent}`, 200);
    return [
      ...(before === null ? [] : [`- ${what}: ${oneLine(before, 600)}`]),
      ...(after === null ? [`  ${what}: now offered in full`] : [`+ ${what}: ${oneLine(after, 600)}`]),
    ];
  });
  const left = kept ? `; ${count(kept, 'row')} left unchanged (not judged, or inconclusive)` : '';
  const measured = parts.length > 0 ? `; it now records what was measured (${parts.join(', ')})` : '';
  const changed = measured && changes.length === 0 ? 'no entry changed' : count(changes.length, 'change');
  lines.push(`${oneLine(file)}: ${changed}${measured}${left}`);
  return `${lines.join('\n')}\n`;
}
