/** Finds what looks like a skill of the source and is none: no agent reads it, and no unit gets a copy. */
import { readdir, stat } from 'node:fs/promises';
import { posix } from 'node:path';
import type { Source } from '../skill/skill.js';
import { PROJECT_FOLDERS } from './source.js';
import { pathsOf } from './source-manifest.js';
import { isSkipped, readLink } from './source-tree.js';

const { join } = posix;

export interface StraySkill {
  path: string;
  why: 'misnamed' | 'folder' | 'outside';
}

export async function findStrays({ root, plugins }: Source): Promise<StraySkill[]> {
  const folders = plugins.flatMap((plugin) => [join(plugin.folder, 'skills'), ...pathsOf(plugin, 'skills')]);
  const found = await Promise.all([...new Set([...PROJECT_FOLDERS, ...folders])].map((folder) => look(root, folder)));
  return [...new Map(found.flat().map((stray) => [stray.path, stray])).values()];
}

/** A folder of skills and the skills in it: deeper ones are rare enough. */
async function look(root: string, folder: string, deep = true): Promise<StraySkill[]> {
  const strays: StraySkill[] = [];
  for (const name of await readdir(join(root, folder)).catch(() => [])) {
    const path = join(folder, name);
    if (isSkipped(name)) continue;
    const link = await readLink(root, path);
    const isSkill = /^skill\.md$/i.test(name);
    if (link) {
      if (link.target === null && (deep || isSkill)) strays.push({ path, why: 'outside' });
    } else if (isSkill && name !== 'SKILL.md') strays.push({ path, why: 'misnamed' });
    else if (isSkill) {
      if ((await stat(join(root, path))).isDirectory()) strays.push({ path, why: 'folder' });
    } else if (deep) strays.push(...(await look(root, path, false)));
  }
  return strays;
}
