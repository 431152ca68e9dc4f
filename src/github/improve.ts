/** `command: improve`: the same search as on the command line; then upload, summary and outputs. The diff is left in both: no pull request is opened. */
import { join } from 'node:path';
import { ConfigError } from '../../lib/input/config-error.js';
import { defaultCacheRoot } from '../../lib/io/files/cache.js';
import { renderImprovement, renderImprovementPage } from '../../lib/report/terminal/improvement.js';
import { executeSearch } from '../improve/execute.js';
import { type ImproveOptions, ImproveOptionsSchema } from '../improve/options.js';
import { describeSearch, prepareSearch } from '../improve/prepare.js';
import type { Job } from './api/job.js';
import { uploadBatch } from './artifacts/upload-batch.js';
import { writeSummary } from './comment/summary.js';
import { writeOutputs } from './inputs/outputs.js';
import { groupHostile } from './log/log.js';
import type { Outcome } from './outcome.js';
import { actionPorts } from './ports.js';

export async function improveJob(job: Job): Promise<Outcome> {
  const { inputs, context } = job;
  const { options, skill } = readSearch(job);
  const ports = actionPorts(job, (artifact_dir) =>
    writeOutputs({ artifact_dir, results_path: join(artifact_dir, 'improvement.json') }),
  );
  writeOutputs({ agents_cache_dir: defaultCacheRoot() });
  const prepared = await prepareSearch(options, [skill], ports);
  if (options.dry_run) {
    ports.shell.stdout(describeSearch(prepared));
    return { code: 0, level: null, message: 'Dry run: nothing was executed.' };
  }
  const improvement = await groupHostile('agent-routing improve', () => executeSearch(prepared, ports));
  ports.shell.stdout(renderImprovement(improvement));
  await writeSummary(renderImprovementPage(improvement), job.log.notice);
  const named = { ...inputs, artifact_name: inputs.artifact_name ?? `improvement-${context.attempt}` };
  const { upload, missed } = await uploadBatch({ ...job, inputs: named }, improvement.artifact_dir, []);
  writeOutputs({ artifact_id: upload?.id ?? null, artifact_url: upload?.url ?? null });
  if (missed) return { code: 1, level: 'error', message: 'The artifact is required and was not uploaded.' };
  const { outcome, reason } = improvement;
  if (outcome === 'better')
    return { code: 0, level: null, message: `A better description of ${skill} is in the summary as a diff` };
  const message = outcome === 'none' ? `No better one found for ${skill}: ${reason}` : `Stopped: ${reason}`;
  return { code: inputs.warn_only ? 0 : 1, level: 'warning', message };
}

/** A search asks a model for money: a person starts it. */
function readSearch(job: Job): { options: ImproveOptions; skill: string } {
  const { inputs, context } = job;
  if (!/_dispatch$/.test(context.event))
    throw new ConfigError('`command: improve` runs when somebody starts the workflow, not on every event.', {
      fix: 'put it into a workflow with `on: workflow_dispatch`.',
    });
  const [skill, ...more] = inputs.skill;
  if (skill === undefined || more.length > 0)
    throw new ConfigError('`command: improve` needs the id of one skill.', { fix: 'name it with `skill:`.' });
  const { mode } = inputs;
  if (mode !== 'model' && mode !== 'live')
    throw new ConfigError(`In mode ${mode} no model chooses by descriptions.`, {
      fix: 'use `mode: model` or `mode: live`.',
    });
  const defaults = ImproveOptionsSchema.parse({});
  const given = Object.entries(inputs).filter(
    ([name, value]) => Object.hasOwn(ImproveOptionsSchema.shape, name) && value !== undefined,
  );
  const infra_retries = Math.max(defaults.infra_retries, inputs.infra_retries);
  return { options: { ...defaults, ...Object.fromEntries(given), mode, infra_retries }, skill };
}
