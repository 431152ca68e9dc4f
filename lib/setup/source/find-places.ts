/** A folder on disk and where its plugins say that skills are → its SKILL.md files, each with every path that leads to it. */
import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { posix } from 'node:path';
import { glob } from 'tinyglobby';
import { isFile } from '../../io/files/presence.js';
import { isSkipped, listTree } from '../../io/files/walk-tree.js';
import { placesOf } from '../../skill/places.js';
import type { Place, Skill } from '../../skill/skill.js';
import { MANIFEST_HOMES, MARKETPLACES } from './manifest.js';
import { listPossible } from './project-folders.js';

const { basename, join } = posix;

type FoundPlace = Omit<Place, 'id' | 'dir'>;
/** One file; the first place is the one that it is known by. */
export type FoundFile = readonly [FoundPlace, ...FoundPlace[]];

interface Asked {
  root: string;
  is_plugin: boolean;
  /** Folders that manifests name, and `skills`. */
  shipped: readonly string[];
  /** The root has a SKILL.md. */
  is_skill: boolean;
}

export async function findPlaces({ root, is_plugin, shipped, is_skill }: Asked): Promise<FoundFile[]> {
  const brought = await listSkills(root, shipped);
  const project =
    is_skill && !is_plugin ? new Map<string, string>() : await listProject(root, await listPossible(root));
  // No agent that is started at the root reads a package's own: they are no part of a plugin, nor of a root that has skills.
  if (brought.length + project.size === 0 && !is_plugin && !is_skill)
    for (const [path, folder] of await listProject(root, await listNested(root))) project.set(path, folder);
  const isLoose = !is_plugin && (is_skill || (brought.length === 0 && project.size === 0));
  // The root is itself a folder of skills, such as ~/.claude/skills, or a single skill.
  const loose = isLoose
    ? await listSkills(root, ['.'])
    : is_skill && brought.length === 0 && project.size === 0
      ? ['SKILL.md']
      : [];
  // Of a project, though no agent may look there.
  const isHidden = (path: string) => path.startsWith('.') && !path.startsWith('.claude-plugin/');
  for (const path of loose.filter(isHidden)) project.set(path, posix.dirname(posix.dirname(path)));
  const shown = loose.filter((path) => !isHidden(path));
  return groupByFile(root, [...new Set([...brought, ...shown])], project).sort(byPath);
}

const byPath = ([one]: FoundFile, [other]: FoundFile) => (one.path < other.path ? -1 : 1);

function groupByFile(root: string, shipped: readonly string[], project: ReadonlyMap<string, string>): FoundFile[] {
  const files = new Map<string, FoundPlace[]>();
  for (const path of new Set([...shipped, ...project.keys()])) {
    const realOf = (one: string) => posix.relative(root, realpathSync.native(join(root, one)));
    const real = realOf(path);
    const folder = project.get(path);
    const real_folder = folder === undefined ? '..' : realOf(folder);
    files.set(real, [
      ...(files.get(real) ?? []),
      {
        path,
        ...(lstatSync(join(root, path)).isSymbolicLink() ? { linked: true } : {}),
        ...(real === path ? {} : { real_path: real }),
        ...(folder === undefined ? {} : { folder }),
        ...(real_folder === folder || real_folder.startsWith('..') ? {} : { real_folder }),
        ...(shipped.includes(path) ? {} : { unshipped: true }),
      },
    ]);
  }
  return [...files.values()].map(
    (places) =>
      places.sort((one, other) => rankOf(one) - rankOf(other) || byPath([one], [other])) as unknown as FoundFile,
  );
}

/** What is shipped comes first, and the file itself before links to it. */
const rankOf = ({ unshipped, real_path }: FoundPlace): number =>
  (unshipped ? 2 : 0) + (real_path === undefined ? 0 : 1);

/** Every SKILL.md below the folders, sorted. Each agent's folder knows which of them that agent finds. */
async function listSkills(root: string, folders: readonly string[]): Promise<string[]> {
  const trees = await Promise.all([...new Set(folders)].map((folder) => listTree(root, folder)));
  return [...new Set(trees.flat().filter((file) => basename(file) === 'SKILL.md'))].sort();
}

/** {path: the folder of skills that it lies in} */
async function listProject(root: string, folders: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const folder of folders) for (const path of await listSkills(root, [folder])) found.set(path, folder);
  return found;
}

/** A plugin, or a list of plugins: what lies in its folders is its own. */
export async function isInstalledWhole(root: string): Promise<boolean> {
  const own = [...MANIFEST_HOMES.map((home) => join(home, 'plugin.json')), ...MARKETPLACES];
  return (await Promise.all(own.map((file) => isFile(join(root, file))))).includes(true);
}

/** The folders of a repository that are plugins, by their manifests, or have skills in an agent's folder: none where its root is a plugin, or lists them. */
export async function findPackages(root: string): Promise<string[]> {
  if (await isInstalledWhole(root)) return [];
  const manifests = MANIFEST_HOMES.filter(Boolean).map((home) => `{*,*/*}/${home}/plugin.json`);
  const files = await glob(manifests, { cwd: root, dot: true, ignore: ['**/node_modules/**'] });
  const folders = files.map((file) => file.replace(/\/\.[^/]+(?:\/plugin)?\/plugin\.json$/, ''));
  const nested = await listProject(root, await listNested(root));
  folders.push(...[...nested.values()].map((folder) => folder.replace(/\/\..*$/, '')));
  return [...new Set(folders)].filter(mayBePackage).sort();
}

export const mayBePackage = (folder: string): boolean => {
  const names = folder.split('/');
  return names.length <= LEVELS && !names.some((name) => NO_PACKAGES.test(name));
};

/** Folders in which nobody works: an agent is not started there. */
const NO_PACKAGES = /^(?:\..*|tests?|fixtures|examples?|templates|vendor|third_party|dist|build|out|target)$/;
const LEVELS = 2;

/** The folders of skills of the packages in a repository: `packages/app/.claude/skills`. */
async function listNested(root: string, at = '', level = 1): Promise<string[]> {
  const entries = await readdir(join(root, at), { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const packages = names.filter((name) => !NO_PACKAGES.test(name) && !isSkipped(name)).sort();
  const below = await Promise.all(
    packages.map(async (name) => {
      const folder = join(at, name);
      const homes = (await listPossible(join(root, folder))).map((each) => join(folder, each));
      return [...homes, ...(level < LEVELS ? await listNested(root, folder, level + 1) : [])];
    }),
  );
  return below.flat();
}

/** Beside those that hold a skill; a link is none. */
export async function findBareFolders(root: string, skills: readonly Skill[]): Promise<string[]> {
  const places = skills.flatMap(placesOf);
  const homes = new Set(['.', ...places.map(({ folder = '' }) => posix.dirname(posix.dirname(folder)))]);
  const folders = await Promise.all(
    [...homes].map(async (home) => (await listPossible(join(root, home))).map((folder) => join(home, folder))),
  );
  const isFolder = (path: string) => lstatSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() === true;
  const all = folders
    .flat()
    .filter(isFolder)
    .flatMap((folder) => [
      folder,
      ...readdirSync(join(root, folder)).flatMap((name) => (isFolder(join(folder, name)) ? [join(folder, name)] : [])),
    ]);
  return all.filter((path) => !places.some((place) => place.path.startsWith(`${path}/`)));
}
