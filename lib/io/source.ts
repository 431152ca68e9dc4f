/** Turns a folder on disk into the Source under test: its manifests, its skills and their hashes. */
import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { basename, posix } from 'node:path';
import { ConfigError } from '../config-error.js';
import { parseFrontMatter } from '../skill/front-matter.js';
import type { Skill, Source } from '../skill/skill.js';
import { hashFolder, listTree, type TreeFile } from './source-tree.js';

const { dirname, join, normalize } = posix;

/** In the order of the agents: Claude Code's place first, then those that only Copilot 1.0.102 and Codex 0.169 know. */
const HOMES = ['.claude-plugin', '', '.github/plugin', '.plugin', '.codex-plugin'];
const MARKETPLACES = [...HOMES.map((home) => join(home, 'marketplace.json')), '.agents/plugins/marketplace.json'];
/** Where skills of a repository that is no plugin may stand. */
const SKILL_FOLDERS = ['skills', '.claude/skills', '.github/skills', '.agents/skills'];

export async function readSource(path: string): Promise<Source> {
  const root = await realpath(path).catch(() => null);
  if (!root || !(await stat(root)).isDirectory()) {
    throw new ConfigError('The source is no folder.', {
      file: path,
      fix: 'name the folder of a plugin, or one that holds skills, with --source.',
    });
  }
  const manifest = await findManifest(root);
  const marketplace = await findFirst(root, MARKETPLACES);
  const folders = await skillFolders(root, manifest, marketplace);
  const found = new Map<string, TreeFile>();
  for (const folder of folders) {
    for (const file of await listTree(root, folder)) {
      if (basename(file.path) === 'SKILL.md') found.set(file.path, file);
    }
  }
  const paths = [...found.keys()].sort();
  const skills = await Promise.all(paths.map((skill) => readSkill(root, skill)));
  const hash = createHash('sha256');
  for (const skill of skills) hash.update(`${skill.path}\0${skill.hash}\n`);
  return {
    root,
    kind: manifest ? 'plugin' : 'skills',
    name: manifest?.name ?? basename(root),
    manifest: manifest?.path ?? null,
    marketplace,
    skills,
    hash: hash.digest('hex'),
  };
}

interface Manifest {
  path: string;
  name: string | null;
  fields: Record<string, unknown>;
}

/** A root plugin.json may belong to anything; a plugin's names itself. */
async function findManifest(root: string): Promise<Manifest | null> {
  for (const home of HOMES) {
    const path = join(home, 'plugin.json');
    const text = await readFile(join(root, path), 'utf8').catch(() => null);
    if (text === null) continue;
    const fields = parseObject(text);
    const name = typeof fields?.['name'] === 'string' && fields['name'] !== '' ? fields['name'] : null;
    if (home === '' && !name) continue;
    if (!fields) {
      throw new ConfigError('The plugin manifest is no JSON object.', {
        file: join(root, path),
        fix: 'mend it; `{"name": "my-plugin"}` is enough.',
      });
    }
    return { path, name, fields };
  }
  return null;
}

async function findFirst(root: string, paths: readonly string[]): Promise<string | null> {
  for (const path of paths) {
    if (await isFile(join(root, path))) return path;
  }
  return null;
}

/** Folders, relative to the root, below which every SKILL.md counts: whether an agent finds it there is that agent's to say. */
async function skillFolders(root: string, manifest: Manifest | null, marketplace: string | null): Promise<string[]> {
  const plugins = marketplace ? await marketplacePlugins(root, marketplace) : [];
  if (manifest) {
    return ['skills', ...listPaths(manifest.fields['skills']), ...plugins.flatMap(({ folders }) => folders)];
  }
  const usual = [...SKILL_FOLDERS, ...plugins.flatMap(({ folders }) => folders)];
  const present: string[] = [];
  for (const folder of usual) if ((await listTree(root, folder)).length > 0) present.push(folder);
  if (await isFile(join(root, 'SKILL.md'))) return ['.'];
  // A folder of skills itself, such as ~/.claude/skills.
  return present.length ? present : ['.'];
}

/** A marketplace's local plugins bring skills too; what it fetches from elsewhere is not under test. */
async function marketplacePlugins(root: string, marketplace: string): Promise<{ folders: string[] }[]> {
  const listing = parseObject(await readFile(join(root, marketplace), 'utf8'));
  const plugins = Array.isArray(listing?.['plugins']) ? listing['plugins'] : [];
  return Promise.all(
    plugins.map(async (plugin: { source?: unknown; skills?: unknown } | null) => {
      if (typeof plugin?.source !== 'string') return { folders: [] };
      const [home] = listPaths(plugin.source);
      if (home === undefined) return { folders: [] };
      const declared = HOMES.map((folder) => join(root, home, folder, 'plugin.json'));
      const texts = await Promise.all(declared.map((file) => readFile(file, 'utf8').catch(() => '')));
      const own = texts.map(parseObject).find((fields) => fields !== null);
      const more = [...listPaths(plugin.skills), ...listPaths(own?.['skills'])];
      return { folders: ['skills', ...more].map((folder) => join(home, folder)) };
    }),
  );
}

/** One path or several; those that leave the root are not the source's. */
function listPaths(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .filter((path): path is string => typeof path === 'string' && path !== '' && !path.startsWith('/'))
    .map((path) => normalize(path).replace(/\/$/, '') || '.')
    .filter((path) => path !== '..' && !path.startsWith('../'));
}

async function readSkill(root: string, path: string): Promise<Skill> {
  const front_matter = parseFrontMatter(await readFile(join(root, path), 'utf8'));
  const folder = dirname(path);
  const dir = folder === '.' ? basename(root) : posix.basename(folder);
  return {
    id: asText(front_matter.fields['name']) ?? dir,
    dir,
    path,
    description: asText(front_matter.fields['description']),
    front_matter,
    hash: await hashFolder(root, folder),
  };
}

/** `name: 123` is a name too. */
function asText(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null;
  return String(value).trim() || null;
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

const isFile = (path: string) =>
  stat(path).then(
    (facts) => facts.isFile(),
    () => false,
  );
