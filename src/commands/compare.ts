/** `compare`: results of one or more batches against the baselines → the delta table and the gate. */
import { z } from 'zod';
import { compareBaselines } from '../../lib/delta.js';
import { exitCode } from '../../lib/gate.js';
import { readAtRef } from '../../lib/io/git.js';
import type { ReportOptions } from '../../lib/report/index.js';
import { renderReport } from '../../lib/report/index.js';
import { readBaselines } from '../baselines.js';
import { readBatches } from '../batches.js';
import { defineCommand } from '../command.js';
import { gateOptions } from '../run/compare.js';
import { RunOptionsSchema } from '../run-options.js';
import type { Shell } from '../shell.js';

const { baseline, baseline_ref, fail_on, fail_on_infra, infra_tolerant, accept, agents } = RunOptionsSchema.shape;

/** What `compare` and `report` share. */
export const ComparedSchema = z.object({
  results: z
    .union([z.string(), z.array(z.string())])
    .transform((value) => [value].flat())
    .prefault([])
    .describe('results.json of a batch, or its folder; may be given several times (default: the newest batch here)'),
  agents: agents.describe('Agents that must have left results, where no plan.json beside the results tells'),
  baseline,
  baseline_ref,
  ref_baseline: z.string().optional().describe('File to compare against, instead of a git ref'),
  fail_on,
  fail_on_infra,
  infra_tolerant,
  accept,
});

export const compare = defineCommand({
  summary: 'Compares results with the baselines: the delta table and the gate',
  positionals: '',
  options: ComparedSchema.extend({
    json: z.boolean().default(false).describe('Print the gate, the counts and every delta as JSON'),
  }),
  async run(options, _, shell) {
    const report = await compareResults(options, shell);
    shell.stdout(
      renderReport(options.json ? 'json' : 'text', {
        ...report,
        columns: shell.columns,
        wrap: shell.wrap ?? false,
        colour: shell.colour,
      }),
    );
    return exitCode(report.comparison.gate);
  },
});

export async function compareResults(options: z.output<typeof ComparedSchema>, shell: Shell): Promise<ReportOptions> {
  const { results, plan } = await readBatches(options.results, shell);
  const { file, current, ref } = await readBaselines(options, shell.cwd, (name, path) =>
    readAtRef(shell.cwd, name, path),
  );
  const comparison = compareBaselines({
    results,
    current,
    ref,
    plan,
    options: { ...gateOptions(options), accept: options.accept, expected_agents: options.agents ?? [] },
  });
  return { results, plan, comparison, baseline_file: file };
}
