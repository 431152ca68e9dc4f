/** A case's workspace, as its author wrote it → the folder that is copied for its units. */
import { realpath, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Case } from '../../lib/case/schema.js';
import { ConfigError } from '../../lib/config-error.js';
import { isInside } from '../../lib/io/source-tree.js';

export function workspaceOf(testCase: Case, cwd: string): string | null {
  return testCase.workspace ? resolve(cwd, dirname(testCase.origin?.file ?? '.'), testCase.workspace) : null;
}

/** A corpus may be a stranger's: its cases reach no folder beyond the project and the corpus's own. */
export async function checkWorkspaces(cases: readonly Case[], cwd: string): Promise<void> {
  const known = new Set<string>();
  for (const testCase of cases) {
    const folder = workspaceOf(testCase, cwd);
    const corpus = resolve(cwd, dirname(testCase.origin?.file ?? '.'));
    if (folder === null || known.has(`${corpus}\0${folder}`)) continue;
    const real = await realpath(folder).catch(() => null);
    const roots = await Promise.all([cwd, corpus].map((root) => realpath(root)));
    const problem =
      real === null || !(await stat(real)).isDirectory()
        ? 'There is no such workspace folder'
        : roots.some((root) => isInside(root, real))
          ? null
          : 'The workspace lies outside the project and the corpus';
    if (problem)
      throw new ConfigError(`${problem}: ${testCase.workspace}.`, {
        ...(testCase.origin ? { file: testCase.origin.file, line: testCase.origin.line } : {}),
        case_id: testCase.case_id,
        fix: 'name a folder below the corpus file’s own, relative to it.',
      });
    known.add(`${corpus}\0${folder}`);
  }
}
