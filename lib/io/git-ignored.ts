/** A folder → what git ignores below it. */
import { git } from './git-run.js';

/** Paths relative to the folder; an ignored folder stands for all that is in it. None where there is no repository, or where it ignores the folder itself. */
export async function listIgnored(folder: string): Promise<Set<string>> {
  const none = new Set<string>();
  const own = await git(folder, ['check-ignore', '-q', '--', '.']).catch(() => null);
  // 1: it is not ignored; another code: this is not a repository, or there is no git.
  if (own?.code !== 1) return none;
  const listed = await git(folder, [
    'ls-files',
    '--others',
    '--ignored',
    '--exclude-standard',
    '--directory',
    '-z',
    '--',
    '.',
  ]);
  if (listed.code !== 0) return none;
  return new Set(
    listed.stdout
      .split('\0')
      .filter((path) => path !== '')
      .map((path) => path.replace(/\/$/, '')),
  );
}
