/** The repository of this action, where the tool's own origin does not say it: what `--action` or a workflow names, and the files that still have its stand-in. */
import { join, relative } from 'node:path';
import { z } from 'zod';
import { files as disk, readTextIfAny } from '../../lib/io/files/files.js';
import { type OwnRepository, PLACEHOLDER, readOwn, USED } from '../run/own-repository.js';

export const ACTION = z
  .string()
  .regex(/^[\w.-]+\/[\w.-]+(@[\w./-]+)?$/, 'must be owner/name or owner/name@ref, such as acme/agent-routing@v1')
  .optional()
  .describe(`Repository of this action, as owner/name[@ref]: written for ${PLACEHOLDER} in the files of init`);

/** action: `owner/name`, with `@ref` or without. What was written once into a workflow need not be said again. */
export async function findAction(
  action: string | undefined,
  found: OwnRepository,
  root: string,
): Promise<OwnRepository> {
  const [name, ref] = action?.split('@') ?? [];
  if (name) return { name, ref: ref ?? found.ref };
  if (found.name !== PLACEHOLDER) return found;
  const used = (await readOwn(root)).flatMap(({ text }) => {
    const [, name = '', ref = ''] = USED.exec(text) ?? [];
    return name === '' || name === PLACEHOLDER ? [] : [{ name, ref }];
  });
  return used[0] ?? found;
}

/** A workflow cannot start without the name, and an editor finds no schema. Files that are not there are left out. */
async function listUnnamed(all: readonly string[], cwd: string): Promise<string[]> {
  const texts = await Promise.all(all.map((file) => readTextIfAny(join(cwd, file))));
  return all.filter((_, at) => texts[at] !== null && STANDS_FOR.test(texts[at] ?? ''));
}

/** Not the repository of somebody whose name ends in it. */
const STANDS_FOR = new RegExp(`(?<![\\w.-])${PLACEHOLDER}(?![\\w-])`);

/** named: the files that were changed. unnamed: those that still have the stand-in. wrote: of `init`, beside the workflows that use the action. */
export async function nameAction(
  wrote: readonly string[],
  root: string,
  cwd: string,
  { name, ref }: OwnRepository,
): Promise<{ named: string[]; unnamed: string[] }> {
  const workflows = (await readOwn(root)).map(({ file }) => relative(cwd, join(root, file)));
  const unnamed = await listUnnamed([...new Set([...wrote, ...workflows])], cwd);
  if (name === PLACEHOLDER) return { named: [], unnamed };
  const uses = new RegExp(`${STANDS_FOR.source}((?:/[^@\\s]*)?@)v1(?![\\w.])`, 'g');
  for (const file of unnamed) {
    const text = (await readTextIfAny(join(cwd, file))) ?? '';
    const used = text.replace(uses, (_, at: string) => `${name}${at}${ref}`);
    await disk.write(
      join(cwd, file),
      used.replace(new RegExp(STANDS_FOR, 'g'), () => name),
    );
  }
  return { named: unnamed, unnamed: [] };
}
