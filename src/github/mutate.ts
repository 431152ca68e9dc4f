/** `command: mutate`: the same mutation testing as on the command line; then upload, summary and outputs. It comments on nothing. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { defaultCacheRoot } from '../../lib/io/files/cache.js';
import { renderMutation, renderMutationSummary } from '../../lib/report/terminal/mutation.js';
import { nameLintErrors } from '../check/describe-error.js';
import { executeMutation } from '../mutate/execute.js';
import { failsScore, modeOf } from '../mutate/threshold.js';
import { prepareRun } from '../run/prepare/prepare.js';
import { type Job, runOptions } from './api/job.js';
import { uploadBatch } from './artifacts/upload-batch.js';
import { writeSummary } from './comment/summary.js';
import { writeOutputs } from './inputs/outputs.js';
import { groupHostile } from './log/log.js';
import type { Outcome } from './outcome.js';
import { actionPorts } from './ports.js';

export async function mutateJob(job: Job): Promise<Outcome> {
  const { inputs, context } = job;
  const ports = actionPorts(job, (artifact_dir) =>
    writeOutputs({ artifact_dir, results_path: join(artifact_dir, 'mutation.json') }),
  );
  writeOutputs({ agents_cache_dir: defaultCacheRoot() });
  const options = runOptions(job);
  // Nothing is compared with another branch: a mutant is red by itself.
  const prepared = await prepareRun(
    { ...options, mode: modeOf(options.mode), baseline_ref: undefined, max_units: undefined },
    ports,
    randomUUID,
  );
  await nameLintErrors(prepared, ports);
  const results = inputs.results_path ? [inputs.results_path] : [];
  const { max_units = null, dry_run } = inputs;
  const { mutation, plan } = await groupHostile('agent-routing mutate', () =>
    executeMutation(prepared, { results, max_units, dry_run }, ports),
  );
  if (dry_run) return { code: 0, level: null, message: `planned only: ${plan.chosen.length} mutants` };
  if (job.signal.aborted)
    return { code: 1, level: 'error', message: 'Cancelled. The mutants that were run prove nothing.' };
  ports.shell.stdout(renderMutation(mutation, null));
  await writeSummary(renderMutationSummary(mutation), job.log.notice);
  // The name differs from that of a batch of `run`, so that a job that gathers those does not take this one.
  const named = { ...inputs, artifact_name: inputs.artifact_name ?? `mutation-${context.attempt}` };
  const { upload, missed } = await uploadBatch({ ...job, inputs: named }, mutation.artifact_dir, []);
  const { score, survived } = mutation.total;
  writeOutputs({
    artifact_id: upload?.id ?? null,
    artifact_url: upload?.url ?? null,
    mutation_score: score,
    survivors: survived,
  });
  const message = `Mutation score ${score ?? 'unknown'}: ${mutation.total.killed} killed, ${survived} survived`;
  if (failsScore(mutation, inputs.min_score)) return { code: 1, level: 'error', message: message };
  return missed
    ? { code: 1, level: 'error', message: 'The artifact is required and was not uploaded.' }
    : { code: 0, level: survived > 0 ? 'warning' : null, message: message };
}
