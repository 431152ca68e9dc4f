/** A project → the folders of skills that are not where an agent looks, and where they belong. */
import { readdir } from 'node:fs/promises';
import { posix } from 'node:path';
import { suggest } from '../../input/suggest.js';
import { listTree } from '../../io/files/walk-tree.js';
import type { Skill, Source } from '../../skill/skill.js';
import { PROJECT_FOLDERS, PROJECT_HOMES } from './project-folders.js';

interface UnreadFolder {
  path: string;
  why: 'unread';
  near: string;
}

interface UnreadFile {
  path: string;
  why: 'manifest';
  near: string;
}

/** `.claude/skill`, `.cursor/skills`, `.claud/skills`: of a project, and not where an agent looks. */
export function findUnread({ path }: Skill): UnreadFolder[] {
  const place = posix.dirname(posix.dirname(path));
  const home = place.split('/')[0] ?? '';
  if (PROJECT_FOLDERS.includes(place)) return [];
  if (!home.startsWith('.') || home === '.' || home === '.claude-plugin') return [];
  const near = `${suggest(home, PROJECT_HOMES)}/skills`;
  return [{ path: place, why: 'unread', near: PROJECT_FOLDERS.includes(near) ? near : '.agents/skills' }];
}

/** `claude/skills`, `agents/skills`: without the dot. */
export async function findUndotted({ root }: Source): Promise<UnreadFolder[]> {
  const names = await readdir(root).catch((): string[] => []);
  const found = await Promise.all(
    names.map(async (name): Promise<UnreadFolder[]> => {
      const [path, near] = [`${name}/skills`, `.${name}/skills`];
      if (!PROJECT_FOLDERS.includes(near)) return [];
      const held = await listTree(root, path);
      const isSkill = (file: string) => /^[^/]+\/skills\/[^/]+\/SKILL\.md$/.test(file);
      return held.some(isSkill) ? [{ path, why: 'unread', near }] : [];
    }),
  );
  return found.flat();
}

/** `claude-plugin/plugin.json`, `.claude-plugin/manifest.json`: under another name, or in another folder. */
export async function findManifests(root: string): Promise<UnreadFile[]> {
  const homes = (await readdir(root)).filter((name) => /^\.?claude(?:[-_]?plugins?)?$/i.test(name));
  const found = await Promise.all(
    homes.map(async (home) => {
      const names = await readdir(posix.join(root, home)).catch((): string[] => []);
      return names.flatMap((name): UnreadFile[] => {
        const near = name === 'manifest.json' ? 'plugin.json' : suggest(name, MANIFESTS);
        const isHome = home === '.claude-plugin';
        if (near === null || (isHome ? MANIFESTS.includes(name) : near !== name)) return [];
        return [{ path: `${home}/${name}`, why: 'manifest' as const, near: isHome ? near : `.claude-plugin/${near}` }];
      });
    }),
  );
  return found.flat();
}

const MANIFESTS = ['plugin.json', 'marketplace.json'];
