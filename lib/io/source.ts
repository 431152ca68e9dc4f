/** Turns a folder on disk into the Source under test: its manifests, its skills and their hashes. */
import { createHash } from 'node:crypto';
import { lstat, readFile, realpath, stat } from 'node:fs/promises';
import { posix } from 'node:path';
import { parse } from 'yaml';
import { ConfigError } from '../config-error.js';
import { parseFrontMatter } from '../skill/front-matter.js';
import type { Skill, Source } from '../skill/skill.js';
import { listPaths, MARKETPLACES, readManifest, readMarketplace } from './source-manifest.js';
import { hashFolder, listTree } from './source-tree.js';

const { basename, dirname, join } = posix;

/** Where skills of a repository that is no plugin may stand. */
const PROJECT_FOLDERS = ['skills', '.claude/skills', '.github/skills', '.agents/skills'];

export async function readSource(path: string): Promise<Source> {
  const root = await realpath(path).catch(() => null);
  if (!root || !(await stat(root)).isDirectory()) {
    throw new ConfigError('The source is no folder.', {
      file: path,
      fix: 'name the folder of a plugin, or one that holds skills, with --source.',
    });
  }
  const { manifest, marketplace, paths } = await findSourceSkills(root);
  const skills = await Promise.all(paths.map((skill) => readSkill(root, skill)));
  const hash = createHash('sha256');
  for (const skill of skills) hash.update(`${skill.path}\0${skill.hash}\n`);
  const name = manifest?.fields?.['name'];
  return {
    root,
    kind: manifest ? 'plugin' : 'skills',
    name: typeof name === 'string' && name !== '' ? name : basename(root),
    manifest: manifest?.path ?? null,
    marketplace,
    skills,
    hash: hash.digest('hex'),
  };
}

/** Where the source's SKILL.md files stand, from its manifests or the folders that agents look in. root: a real path. */
export async function findSourceSkills(root: string) {
  const manifest = await readManifest(root);
  if (manifest && !manifest.fields) {
    throw new ConfigError('The plugin manifest is no JSON object.', {
      file: join(root, manifest.path),
      fix: 'mend it; `{"name": "my-plugin"}` is enough.',
    });
  }
  const marketplace = await findFirst(root, MARKETPLACES);
  const own = manifest ? ['skills', ...listPaths(manifest.fields?.['skills'])] : PROJECT_FOLDERS;
  let paths = await findSkills(root, [...own, ...(marketplace ? await pluginFolders(root, marketplace) : [])]);
  // A folder of skills itself, such as ~/.claude/skills, or a single skill.
  if (!manifest && (paths.length === 0 || (await isFile(join(root, 'SKILL.md')))))
    paths = await findSkills(root, ['.']);
  return { manifest, marketplace, paths };
}

/** Every SKILL.md below the folders, sorted: whether an agent finds it there is that agent's to say. */
async function findSkills(root: string, folders: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const folder of folders) {
    for (const file of await listTree(root, folder)) if (basename(file) === 'SKILL.md') found.add(file);
  }
  return [...found].sort();
}

async function pluginFolders(root: string, marketplace: string): Promise<string[]> {
  const folders: string[] = [];
  for (const { home, skills } of await readMarketplace(root, marketplace)) {
    const manifest = await readManifest(join(root, home));
    const named = ['skills', ...skills, ...listPaths(manifest?.fields?.['skills'])];
    folders.push(...named.map((folder) => join(home, folder)));
  }
  return folders;
}

async function readSkill(root: string, path: string): Promise<Skill> {
  const front_matter = parseFrontMatter(await readFile(join(root, path), 'utf8'));
  const folder = dirname(path);
  const dir = folder === '.' ? basename(root) : basename(folder);
  const openai = await readFile(join(root, folder, 'agents/openai.yaml'), 'utf8').catch(() => null);
  return {
    id: asText(front_matter.fields['name']) ?? dir,
    dir,
    path,
    description: asText(front_matter.fields['description']),
    front_matter,
    ...((await lstat(join(root, path))).isSymbolicLink() ? { linked: true } : {}),
    ...(openai === null ? {} : { openai_yaml: readYaml(openai) }),
    hash: await hashFolder(root, folder),
  };
}

function readYaml(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return null;
  }
}

/** `name: 123` is a name too. */
function asText(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null;
  return String(value).trim() || null;
}

async function findFirst(root: string, paths: readonly string[]): Promise<string | null> {
  for (const path of paths) if (await isFile(join(root, path))) return path;
  return null;
}

const isFile = (path: string) =>
  stat(path).then(
    (facts) => facts.isFile(),
    () => false,
  );
