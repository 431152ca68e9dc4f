/** `artifacts_root` as given → the folder for batches; one within the project that a committed link leads out of is refused. */
import { existsSync, realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ConfigError } from '../../../lib/input/config-error.js';
import { isInside } from '../../../lib/io/files/walk-tree.js';

export function artifactsRoot(cwd: string, given: string): string {
  const folder = resolve(cwd, given);
  let there = folder;
  while (!existsSync(there)) there = dirname(there);
  // Where the user writes of another place, it is meant.
  if (!isInside(cwd, folder) || isInside(realpathSync(cwd), realpathSync(there))) return folder;
  throw new ConfigError(`The folder for results leads out of the project, to ${realpathSync(there)}.`, {
    file: given,
    fix: 'remove the link, or name a folder with --artifacts-root.',
  });
}
