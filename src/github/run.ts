/** `command: run`: runs the same batch as the command line, then uploads, compares and publishes it. With `leg: true` it ends after the upload. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Case } from '../../lib/case/schema.js';
import type { Corpora } from '../../lib/delta/weakened.js';
import { defaultCacheRoot } from '../../lib/io/files/cache.js';
import { count } from '../../lib/text/count.js';
import { nameLintErrors } from '../check/name-lint-errors.js';
import { readChanges, readCheckout, refOf } from '../run/conclude/changes.js';
import { compareRun } from '../run/conclude/compare.js';
import { inFolder } from '../run/conclude/trial-source.js';
import { executeRun } from '../run/execute/execute.js';
import { describePlan } from '../run/prepare/dry-run.js';
import { type PreparedRun, prepareRun } from '../run/prepare/prepare.js';
import { type Job, runOptions } from './api/job.js';
import { uploadBatch } from './artifacts/upload-batch.js';
import { writeFirstBaseline } from './first-baseline.js';
import { writeOutputs } from './inputs/outputs.js';
import { saveState } from './inputs/state.js';
import { groupHostile } from './log/log.js';
import type { Outcome } from './outcome.js';
import { actionPorts } from './ports.js';
import { countOutputs, publish } from './publish.js';

export async function runBatchJob(job: Job): Promise<Outcome> {
  const { inputs, context } = job;
  const ports = actionPorts(job, (artifact_dir) => {
    saveState('artifact_dir', artifact_dir);
    writeOutputs({ artifact_dir, results_path: join(artifact_dir, 'results.json') });
  });
  writeOutputs({ agents_cache_dir: defaultCacheRoot() });
  const prepared = await prepareRun(runOptions(job), ports, randomUUID);
  await nameLintErrors(prepared, ports);
  if (inputs.dry_run) {
    ports.shell.stdout(describePlan(prepared, inputs.json));
    return { code: 0, level: null, message: 'Dry run: nothing was executed.' };
  }
  const executed = await groupHostile(`agent-routing ${count(prepared.plan.units.length, 'unit')}`, () =>
    executeRun(prepared, ports),
  );
  if (job.signal.aborted) {
    // The runner leaves only seconds now, so the upload is left to the post step.
    return { code: 1, level: 'error', message: 'Cancelled. The post step uploads the finished units.' };
  }
  const { results, artifact_dir } = executed;
  if (!inputs.leg) await writeFirstBaseline(prepared, results, artifact_dir);
  const { upload, missed } = await uploadBatch(job, artifact_dir, Object.keys(prepared.plan.agents));
  writeOutputs({ ...countOutputs(results), artifact_id: upload?.id ?? null, artifact_url: upload?.url ?? null });
  if (inputs.leg)
    return missed
      ? failMissed()
      : { code: 0, level: null, message: 'The results are uploaded; the job with `command: summarize` compares them.' };

  const comparison = compareRun(prepared, results, { require_baseline: true });
  const { outcome, outputs } = await publish(job, {
    comparison,
    changes: await readChanges({ results, comparison }, { ...refOf(prepared), ...readCheckout(job.cwd) }),
    plan: prepared.plan,
    results,
    notes: [],
    origins: originsOf(prepared),
    changed_cases: changedCases(prepared.compared.corpora),
    upload,
    trials: [inFolder(artifact_dir)],
    issue: context.pull_request?.number ?? null,
    head_sha: context.pull_request?.head_sha ?? context.sha,
  });
  writeOutputs(outputs);
  return missed && outcome.code === 0 ? failMissed() : outcome;
}

export function originsOf({ corpus }: PreparedRun) {
  return new Map(corpus.cases.flatMap(({ case_id, origin }) => (origin ? [[case_id, origin] as const] : [])));
}

/** Of what is read alike from both commits, whatever line it stands on. */
export function changedCases(corpora: Corpora | null): ReadonlySet<string> {
  if (!corpora) return new Set();
  const before = new Map(corpora.before.map((one) => [one.case_id, one]));
  const plain = ({ origin: _, ...one }: Case) => one;
  return new Set(
    corpora.now.flatMap((one) => {
      const then = before.get(one.case_id);
      return then && !isDeepStrictEqual(plain(one), plain(then)) ? [one.case_id] : [];
    }),
  );
}

function failMissed(): Outcome {
  return { code: 1, level: 'error', message: 'The artifact was not uploaded, but `require_artifact` is set.' };
}
