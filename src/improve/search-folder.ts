/** `--artifacts-root` or `--resume` → the folder of a search: a new one, or that of the same search, which was interrupted. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ConfigError } from '../../lib/input/config-error.js';
import { parseValue } from '../../lib/input/json-value.js';
import { makeFolder } from '../../lib/io/files/make-folder.js';
import type { RunPorts } from '../run/ports.js';
import type { PreparedSearch } from './prepare.js';

export async function openSearchFolder(
  { options, hash, improved }: PreparedSearch,
  { cwd }: RunPorts,
): Promise<string> {
  const folder = resolve(cwd, options.resume ?? join(options.artifacts_root, randomUUID()));
  const file = join(folder, 'search.json');
  if (options.resume === undefined) {
    if (await makeFolder(resolve(cwd, options.artifacts_root)))
      await writeFile(join(resolve(cwd, options.artifacts_root), '.gitignore'), '*\n');
    await makeFolder(folder);
    await writeFile(file, `${JSON.stringify({ hash, skill: improved.skill.id })}\n`);
    return folder;
  }
  const before = existsSync(file) ? parseValue(await readFile(file, 'utf8')) : null;
  if (before === null)
    throw new ConfigError('This is not the folder of a search.', {
      file: options.resume,
      fix: 'name the folder that improve printed as ARTIFACT_DIR=.',
    });
  if ((before as { hash?: unknown }).hash !== hash)
    throw new ConfigError('This is not the interrupted search: its skill, cases, agents or settings were others.', {
      file: options.resume,
      fix: 'repeat the same command with --resume, or start a new search without it.',
    });
  return folder;
}
