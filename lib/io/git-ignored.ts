/** A folder → what git ignores below it, and by which pattern. */
import { resolve } from 'node:path';
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

export interface IgnoredPath {
  path: string;
  /** Absolute. */
  file: string;
  line: number;
  pattern: string;
}

/** Those of the paths below the folder that git does not track because of a pattern, and the pattern. */
export async function explainIgnored(folder: string, paths: readonly string[]): Promise<IgnoredPath[]> {
  if (paths.length === 0) return [];
  const asked = ['.', ...paths].map((path) => `${path}\0`).join('');
  const found = await git(folder, ['check-ignore', '-v', '-z', '--stdin'], { input: asked }).catch(() => null);
  // 1: nothing is ignored; another code: this is not a repository, or there is no git.
  if (found?.code !== 0) return [];
  const words = found.stdout.split('\0');
  const rows = Array.from({ length: Math.floor(words.length / 4) }, (_, at) => {
    const [file = '', line, pattern = '', path = ''] = words.slice(4 * at);
    return { path, file, line: Number(line), pattern };
  });
  // The last pattern that fits may be one that takes it back.
  const ignored = rows.filter(({ pattern }) => !pattern.startsWith('!'));
  if (ignored.length === 0 || ignored.some(({ path }) => path === '.')) return [];
  const { stdout } = await git(folder, ['rev-parse', '--show-toplevel']);
  return ignored.map((one) => ({ ...one, file: resolve(stdout.trim(), one.file) }));
}
