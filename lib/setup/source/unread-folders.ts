/** A project → the folders of skills that are not where an agent looks, and where they belong. */
import { readdir } from 'node:fs/promises';
import { posix } from 'node:path';
import { isSlip, suggest } from '../../input/suggest.js';
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

/** `claude/skills`, `.agent/skills`, `.claude/skill`: almost where an agent looks, which may have skills there, too. */
export async function findNearHomes({ root }: Source): Promise<UnreadFolder[]> {
  const list = (folder: string) => readdir(posix.join(root, folder)).catch((): string[] => []);
  const found = (await list('')).map(async (name): Promise<UnreadFolder[]> => {
    const home = PROJECT_HOMES.includes(name) ? name : PROJECT_HOMES.find((one) => isNearly(name, one));
    const near = `${home}/skills`;
    if (!PROJECT_FOLDERS.includes(near)) return [];
    const own = (await list(name)).filter((one) => one === 'skills' || isSlip(one, 'skills'));
    const paths = own.map((one) => `${name}/${one}`).filter((path) => !PROJECT_FOLDERS.includes(path));
    const lost = await Promise.all(
      paths.map(async (path) => {
        const there = await list(near);
        const held = (await listTree(root, path)).map((file) => file.slice(path.length + 1));
        // What lies in both places is a copy for another agent.
        return held.some((file) => /^[^/]+\/SKILL\.md$/.test(file) && !there.includes(posix.dirname(file)));
      }),
    );
    return paths.filter((_, at) => lost[at]).map((path) => ({ path, why: 'unread', near }));
  });
  return (await Promise.all(found)).flat();
}

const isNearly = (name: string, home: string): boolean =>
  home === `.${name}` || (name.startsWith('.') && isSlip(name.slice(1), home.slice(1)));

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
