/** A folder → a git repository with one commit of all that it holds, for a unit whose case asks for one. */
import { git } from './git-run.js';

/** The user's own settings are not the unit's, and the same files make the same commit. */
const AS_NOBODY = ['user.name=agent-routing', 'user.email=agent-routing@localhost', 'commit.gpgSign=false'].flatMap(
  (setting) => ['-c', setting],
);
const DATE = '2026-01-01T00:00:00Z';

export async function makeRepository(folder: string): Promise<void> {
  const steps = [
    ['init', '--quiet', '--initial-branch=main', '--template='],
    ['add', '--all', '--force'],
    [...AS_NOBODY, 'commit', '--quiet', '--allow-empty', '--message=workspace'],
  ];
  const env = {
    ...{ GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
    ...{ GIT_AUTHOR_DATE: DATE, GIT_COMMITTER_DATE: DATE },
  };
  for (const words of steps) {
    const { code, stderr } = await git(folder, words, { env });
    if (code !== 0) throw new Error(`git ${words.at(-2)} in a unit's workspace: ${stderr.trim()}`);
  }
}
