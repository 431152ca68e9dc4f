/** Finds files of the source that look like skills but that no agent reads and no unit gets. */
import { readdir, stat } from 'node:fs/promises';
import { posix } from 'node:path';
import { isSkipped, readLink } from '../../io/files/walk-tree.js';
import type { Source } from '../../skill/skill.js';
import { pathsOf } from './manifest.js';
import { PROJECT_FOLDERS } from './source.js';

const { join } = posix;

export interface OrphanSkill {
  path: string;
  why: 'misnamed' | 'folder' | 'outside';
}

export async function findOrphans({ root, plugins }: Source): Promise<OrphanSkill[]> {
  const folders = plugins.flatMap((plugin) => [join(plugin.folder, 'skills'), ...pathsOf(plugin, 'skills')]);
  const found = await Promise.all([...new Set([...PROJECT_FOLDERS, ...folders])].map((folder) => look(root, folder)));
  return [...new Map(found.flat().map((orphan) => [orphan.path, orphan])).values()];
}

/** Searches a folder of skills and the folders directly in it; deeper skills are rare. */
async function look(root: string, folder: string, deep = true): Promise<OrphanSkill[]> {
  const orphans: OrphanSkill[] = [];
  for (const name of await readdir(join(root, folder)).catch(() => [])) {
    const path = join(folder, name);
    if (isSkipped(name)) continue;
    const link = await readLink(root, path);
    const isSkill = /^skill\.md$/i.test(name);
    if (link) {
      if (link.target === null && (deep || isSkill)) orphans.push({ path, why: 'outside' });
    } else if (isSkill && name !== 'SKILL.md') orphans.push({ path, why: 'misnamed' });
    else if (isSkill) {
      if ((await stat(join(root, path))).isDirectory()) orphans.push({ path, why: 'folder' });
    } else if (deep) orphans.push(...(await look(root, path, false)));
  }
  return orphans;
}
