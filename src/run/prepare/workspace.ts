/** A case's `workspace` as written → the folder that is copied for its units. */
import { realpath, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Case } from '../../../lib/case/schema.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { isInside } from '../../../lib/io/files/walk-tree.js';

export function workspaceOf(testCase: Case, cwd: string): string | null {
  return testCase.workspace ? resolve(cwd, dirname(testCase.origin?.file ?? '.'), testCase.workspace) : null;
}

/** A corpus may be untrusted: its cases can use only folders inside the project or beside the corpus file. */
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
        ? 'Workspace folder not found'
        : roots.some((root) => isInside(root, real))
          ? null
          : 'The workspace is outside the project and the corpus';
    if (problem)
      throw new ConfigError(`${problem}: ${testCase.workspace}.`, {
        ...(testCase.origin ? { file: testCase.origin.file, line: testCase.origin.line } : {}),
        case_id: testCase.case_id,
        fix: "use a folder below the corpus file's folder, relative to it.",
      });
    known.add(`${corpus}\0${folder}`);
  }
}
