/** `baseline update`: brings the baseline up to what a batch did, for a reason, and shows what it changed. */
import { resolve } from 'node:path';
import { z } from 'zod';
import {
  BASELINE_FILE,
  type BaselineChange,
  parseBaseline,
  serializeBaseline,
  updateBaseline,
} from '../../lib/baseline.js';
import { ConfigError } from '../../lib/config-error.js';
import { compareBaselines } from '../../lib/delta.js';
import { files, readTextIfAny } from '../../lib/io/files.js';
import { oneLine } from '../../lib/report/escape.js';
import { readBatches } from '../batches.js';
import { defineCommand } from '../command.js';

export const baseline = defineCommand({
  summary: 'Writes into the baseline what a batch did (`baseline update`), with the reason, and prints the difference',
  positionals: 'update',
  options: z.object({
    results: z
      .union([z.string(), z.array(z.string())])
      .transform((value) => [value].flat())
      .prefault([])
      .describe('results.json of a batch, or its folder; may be given several times (default: the newest batch here)'),
    reason: z
      .string()
      .optional()
      .describe('Why, in a sentence; kept with every row that is expected to do less than pass'),
    baseline: z.string().optional().describe(`File to write; default ${BASELINE_FILE}`),
    dry_run: z.boolean().default(false).describe('Print the difference and write nothing'),
  }),
  async run(options, positionals, shell) {
    if (positionals.length !== 1 || positionals[0] !== 'update') {
      throw new ConfigError('baseline knows one thing to do: update.', {
        fix: 'write `agent-routing baseline update --results … --reason "…"`.',
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
    // What chance may explain is no new expectation.
    const open = compareBaselines({ results, current, ref: null, plan }).deltas.filter(
      (row) => row.delta === 'INCONCLUSIVE',
    );
    const undecided = new Set(open.map((row) => JSON.stringify([row.case_id, row.agent])));
    const updated = updateBaseline({
      results,
      current,
      reason: oneLine(reason, 500),
      undecided: (case_id, agent) => undecided.has(JSON.stringify([case_id, agent])),
    });
    const after = serializeBaseline(updated.baseline);
    shell.stdout(describeChanges(updated.changes, updated.kept, file));
    if (!options.dry_run && after !== text) await files.write(path, after);
    return 0;
  },
});

function describeChanges(changes: readonly BaselineChange[], kept: number, file: string): string {
  const lines = changes.flatMap(({ case_id, agent, skill, before, after }) => {
    const what = oneLine(`${case_id ?? `offer of ${skill}`} ${agent}`, 200);
    return [
      ...(before === null ? [] : [`- ${what}: ${oneLine(before, 600)}`]),
      ...(after === null ? [`  ${what}: now offered in full`] : [`+ ${what}: ${oneLine(after, 600)}`]),
    ];
  });
  const left = kept
    ? `; ${kept} ${kept === 1 ? 'row' : 'rows'} left as they were (could not be judged, or undecided)`
    : '';
  lines.push(`${oneLine(file)}: ${changes.length} ${changes.length === 1 ? 'change' : 'changes'}${left}`);
  return `${lines.join('\n')}\n`;
}
