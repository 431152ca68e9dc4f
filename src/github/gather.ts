/** Finds the legs of a batch: in this run's artifacts, in another run's, or in folders that the user names. */
import { lstat, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { ConfigError } from '../../lib/config-error.js';
import { type Download, downloadBatches } from './artifact-download.js';
import type { Job } from './job.js';
import { BATCH_FILES, type Leg, parseLeg } from './legs.js';
import { plainLine } from './plain.js';
import { readZip } from './zip.js';

/** Of one file of a batch. */
const MAX_BYTES = 128 * 1024 * 1024;
/** Of an artifact, which holds every transcript too. */
const MAX_ARTIFACT_BYTES = 4 * 1024 * 1024 * 1024;
const PREFIX = 'agent-routing-';

export async function gatherLegs(job: Job): Promise<Leg[]> {
  const { inputs } = job;
  return inputs.results_path ? readFolders(resolve(job.cwd, inputs.results_path)) : downloadLegs(job);
}

async function downloadLegs(job: Job): Promise<Leg[]> {
  const { inputs, context } = job;
  const run_id = inputs.run_id ?? context.workflow_run?.id ?? context.run_id;
  const elsewhere = run_id !== context.run_id;
  const api = elsewhere ? await job.api() : null;
  if (elsewhere && !api) {
    throw new ConfigError(`Reading the artifacts of run ${run_id} needs a token.`, {
      fix: 'give `github_token` one with the permission `actions: read`.',
    });
  }
  if (!elsewhere && !context.artifact_service) {
    throw new ConfigError('There is no artifact service here, so the legs cannot be found.', {
      fix: 'bring their folders yourself and name them with `results_path`.',
    });
  }
  const name = inputs.artifact_name ?? PREFIX;
  const downloads = await downloadBatches({
    context,
    other_run: api && { id: run_id, token: inputs.github_token ?? '', api },
    into: await mkdtemp(join(context.temp, 'agent-routing-legs-')),
    wanted: (artifact) => artifact.startsWith(name),
    max_bytes: MAX_ARTIFACT_BYTES,
    wait: job.wait,
    warn: job.log.warn,
  }).catch((error: Error) => {
    throw new ConfigError(`The artifacts of run ${run_id} cannot be read: ${error.message}.`, {
      fix: 'see that the job has the permission `actions: read`, or name folders with `results_path`.',
    });
  });
  return downloads.flatMap((download) => {
    const files = unpack(download);
    if (!files.has('plan.json') && !files.has('results.json')) {
      job.log.info(`artifact ${download.name} holds no batch; left out`);
      return [];
    }
    return [parseLeg(download.name, (file) => files.get(file)?.toString('utf8') ?? null)];
  });
}

function unpack({ name, zip }: Download): Map<string, Buffer> {
  try {
    return readZip(zip, BATCH_FILES, { max_bytes: MAX_BYTES });
  } catch (error) {
    throw new ConfigError(`The artifact ${plainLine(name, 200)} cannot be unpacked (${(error as Error).message}).`, {
      fix: 'see the run that uploaded it; remove the artifact if it is not a batch.',
    });
  }
}

/** A results.json, a folder that holds one, or a folder of such folders (what actions/download-artifact leaves). */
async function readFolders(path: string): Promise<Leg[]> {
  const facts = await lstat(path).catch(() => null);
  if (facts?.isFile()) return [await readFolder(dirname(path))];
  if (!facts?.isDirectory()) {
    throw new ConfigError('There is nothing here.', {
      file: path,
      fix: 'let `results_path` name a results.json, or the folder that the artifacts were downloaded into.',
    });
  }
  if (await isFile(join(path, 'results.json'))) return [await readFolder(path)];
  const folders = (await readdir(path)).sort().map((name) => join(path, name));
  const legs: Leg[] = [];
  for (const folder of folders) {
    if (await isFile(join(folder, 'plan.json'))) legs.push(await readFolder(folder));
  }
  return legs;
}

async function readFolder(folder: string): Promise<Leg> {
  const texts = new Map<string, string>();
  for (const file of BATCH_FILES) {
    const path = join(folder, file);
    if (await isFile(path)) texts.set(file, await readFile(path, 'utf8'));
  }
  return parseLeg(basename(folder), (file) => texts.get(file) ?? null);
}

/** Not through a link: a leg may have run somebody else's code. */
async function isFile(path: string): Promise<boolean> {
  const facts = await lstat(path).catch(() => null);
  return facts?.isFile() === true && facts.size <= MAX_BYTES;
}
