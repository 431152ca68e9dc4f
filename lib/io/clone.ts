/** The address of a repository → its newest commit in a folder: no history, no submodules, nothing of it is run. */
import { FETCH_TIMEOUT_MS, failure, git } from './git-run.js';

/** Large files stay pointers: no filter of the repository runs. */
const PLAIN = ['-c', 'filter.lfs.smudge=', '-c', 'filter.lfs.process=', '-c', 'filter.lfs.required=false'];

export async function cloneRepository(url: string, to: string, branch: string | null): Promise<void> {
  const at = branch === null ? [] : [`--branch=${branch}`];
  const flags = ['--quiet', '--depth=1', '--no-tags', '--no-recurse-submodules', ...at];
  const { code, stderr } = await git('/', [...PLAIN, 'clone', ...flags, '--', url, to], { timeout: FETCH_TIMEOUT_MS });
  if (code !== 0) throw failure(`${url} could not be cloned`, stderr);
}
