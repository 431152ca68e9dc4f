/** A better description → the files of the skill with it, and the same files on disk. */
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setDescription } from '../../lib/improve/description.js';
import type { ChangedFile } from '../../lib/improve/patch.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { findRepository } from '../run/own-repository.js';
import { fileOf, type Improved } from './candidate.js';

type ChangedSkill = ChangedFile & { file: string };

export function changeFiles({ copies }: Improved, description: string, root: string): ChangedSkill[] {
  const repository = findRepository(root);
  return copies.map((copy) => {
    const file = join(root, fileOf(copy));
    const after = setDescription(copy.text, description) ?? copy.text;
    return { file, path: relative(repository, file).replaceAll('\\', '/'), before: copy.text, after };
  });
}

export async function writeChanges(changed: readonly ChangedSkill[]): Promise<void> {
  for (const { file, before } of changed)
    if ((await readFile(file, 'utf8')) !== before)
      throw new ConfigError('This file was changed while its description was improved, so nothing was written.', {
        file,
        fix: 'apply the diff of the search by hand.',
      });
  for (const { file, after } of changed) await writeFile(file, after);
}
