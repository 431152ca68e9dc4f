/** `packages` → a job for each folder of the repository that it names, as a use of the action in that folder would have it. */
import { posix, relative, resolve } from 'node:path';
import picomatch from 'picomatch';
import { glob } from 'tinyglobby';
import type { RefTree } from '../../../lib/contract/ports/ref-tree.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { type Job, repositoryPath } from './job.js';
import { packageName } from './package.js';

export interface PackageJob {
  name: string;
  job: Job;
}

export async function listPackages(job: Job): Promise<PackageJob[]> {
  const folders = new Set<string>();
  for (const pattern of job.inputs.packages) {
    for (const folder of await findFolders(job, pattern)) folders.add(folder);
  }
  return [...folders].sort().map((cwd) => {
    const own = { ...job, cwd };
    return { name: packageName(own), job: own };
  });
}

/** Those that the ref has and the checkout does not: no job runs one, and no table would name it. */
export async function listGone(job: Job, packages: readonly PackageJob[], ref: RefTree): Promise<string[]> {
  const { cwd, inputs } = job;
  const isAsked = picomatch(inputs.packages.map((pattern) => posix.normalize(pattern).replace(/\/$/, '')));
  const now = packages.map((one) => relative(cwd, one.job.cwd).replaceAll('\\', '/'));
  const moved = await Promise.all(
    now.flatMap((folder) => inputs.cases.map((file) => ref.former?.(posix.join(folder, file)))),
  );
  const gone = (await ref.list()).flatMap((path) => {
    const cases = inputs.cases.find((file) => path.endsWith(`/${file}`));
    const folder = cases === undefined ? '' : path.slice(0, -cases.length - 1);
    const isThere = now.includes(folder) || moved.includes(path) || /(?:^|\/)node_modules(?:\/|$)/.test(folder);
    return folder !== '' && !isThere && isAsked(folder) ? packageName({ ...job, cwd: resolve(cwd, folder) }) : [];
  });
  return [...new Set(gone)].sort();
}

const GLOB = /[*?[\]{}!()]/;

/** A folder by name has to be there; a pattern takes those folders that hold cases. */
async function findFolders(job: Job, pattern: string): Promise<string[]> {
  const { cwd, inputs } = job;
  const isPattern = GLOB.test(pattern);
  const found = isPattern
    ? await glob(pattern, { cwd, onlyDirectories: true, absolute: true, ignore: ['**/node_modules/**', '**/.git/**'] })
    : [resolve(cwd, pattern)];
  const folders: string[] = [];
  for (const folder of found.map((path) => resolve(path))) {
    if (folder !== resolve(cwd, '.') && repositoryPath(job, folder) === null)
      throw new ConfigError(`\`packages\`: '${pattern}' is outside the repository.`, {
        fix: 'name folders of the repository, relative to `working_directory`.',
      });
    const cases = await glob(inputs.cases, { cwd: folder, onlyFiles: false, expandDirectories: false });
    if (cases.length > 0) folders.push(folder);
    else if (!isPattern)
      throw new ConfigError(`\`packages\`: there are no cases (${inputs.cases.join(', ')}) in '${pattern}'.`, {
        fix: 'name folders that hold a corpus, and check out the repository before this step.',
      });
  }
  if (folders.length === 0)
    throw new ConfigError(`\`packages\`: no folder fits '${pattern}' and holds cases (${inputs.cases.join(', ')}).`, {
      fix: 'correct the pattern; it is relative to `working_directory`.',
    });
  return folders;
}
