/** A downloaded artifact → the batches in it, wherever in the zip they are: whoever uploads a folder of his own puts one folder more around them. */
import { posix } from 'node:path';
import { ConfigError } from '../../../lib/input/config-error.js';
import { sanitizeLine } from '../log/sanitize.js';
import type { Download } from './download.js';
import { BATCH_FILES, MAX_BYTES, type MatrixJob, parseJob, type ReadJob, tryRead } from './read-job.js';
import { findInZip, readZip } from './zip.js';
import { inZip } from './zipped-trials.js';

const MAX_DEPTH = 6;
/** The artifact of a fork may hold anything. */
const MAX_BATCHES = 64;

/** Empty: it holds none. */
export async function readDownload(download: Download): Promise<ReadJob[]> {
  const { zip, problem } = download;
  const name = sanitizeLine(download.name, 200);
  if (problem !== null) {
    const fix = 'run the job that uploaded it again.';
    return [{ problem: new ConfigError(`The artifact ${name} cannot be downloaded (${problem}).`, { fix }) }];
  }
  const folders: string[] = [];
  const unread = await tryRead(async () => {
    folders.push(...(await unpacked(name, findBatches(zip))));
    return null;
  });
  const jobs: ReadJob[] = [...unread];
  for (const folder of folders.slice(0, MAX_BATCHES)) jobs.push(...(await tryRead(() => readBatch(download, folder))));
  return jobs;
}

async function readBatch({ name, zip }: Download, folder: string): Promise<MatrixJob> {
  const prefix = folder === '' ? '' : `${folder}/`;
  const wanted = BATCH_FILES.map((file) => `${prefix}${file}`);
  const files = await unpacked(sanitizeLine(name, 200), readZip(zip, wanted, { max_bytes: MAX_BYTES }));
  const job = parseJob(name, (file) => files.get(`${prefix}${file}`)?.toString('utf8') ?? null);
  return { ...job, trials: inZip(zip, prefix) };
}

const unpacked = <T>(name: string, work: Promise<T>): Promise<T> =>
  work.catch((error: Error) => {
    throw new ConfigError(`The artifact ${name} cannot be unpacked (${error.message}).`, {
      fix: 'check the run that uploaded it; remove the artifact if it is not a batch.',
    });
  });

/** Folders inside the zip, not below another batch. Names that lead out of it name nothing here. */
async function findBatches(zip: string): Promise<string[]> {
  const names = await findInZip(zip, (name) => /(?:^|\/)(?:plan|results)\.json$/.test(name));
  const folders = [...new Set(names.map((name) => posix.dirname(name)))]
    .map((folder) => (folder === '.' ? '' : folder))
    .filter((folder) => folder === '' || folder.split('/').every((part) => !['', '.', '..'].includes(part)))
    .filter((folder) => folder.split('/').length <= MAX_DEPTH)
    .sort();
  return folders.filter(
    (folder) => !folders.some((other) => other !== folder && (other === '' || folder.startsWith(`${other}/`))),
  );
}
