/** A folder on disk → the Source under test: its manifests, its skills and their hashes. */

import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { posix } from 'node:path';
import { parse } from 'yaml';
import { ConfigError } from '../../input/config-error.js';
import type { Json } from '../../input/json-value.js';
import { isFile } from '../../io/files/presence.js';
import { hashFolder, listTree } from '../../io/files/walk-tree.js';
import { describeSkill } from '../../skill/describe-skill.js';
import { keepForUsers, type SourceAs } from '../../skill/had-as.js';
import { foldCopies, placesOf } from '../../skill/places.js';
import type { Command, Place, PluginFolder, Skill, Source } from '../../skill/skill.js';
import { type FoundFile, findBareFolders, findPlaces } from './find-places.js';
import { readHookSettings } from './hooks-off.js';
import { readIgnoreFiles } from './ignore-files.js';
import { readInstructions } from './instructions.js';
import { MARKETPLACES, packageFolders, pathsOf, readExtensions, readMarketplace, readPlugin } from './manifest.js';

const { basename, dirname, join } = posix;

const HOOK_FILES = ['hooks/hooks.json', 'hooks.json'];

/** as: how its users have it; default: what the repository is. */
export async function readSource(path: string, as?: SourceAs): Promise<Source> {
  const root = await realpath(path).catch(() => null);
  if (!root || !(await stat(root)).isDirectory()) {
    throw new ConfigError(root ? 'This is a file, and the source is a folder.' : 'There is no such folder.', {
      file: path,
      fix: root
        ? `name its folder, or one above it, with --source.`
        : 'name the folder of a plugin or of skills with --source.',
    });
  }
  const found = await findSourceSkills(root);
  const { manifest, marketplace, marketplace_name, market, plugins, extensions } = found;
  const folded = foldCopies(await Promise.all(found.files.map((places) => readSkill(root, places))));
  const { as: way, skills, outdated } = keepForUsers(folded, { is_installed: found.is_installed, as });
  const hash = createHash('sha256');
  if (way !== 'plugin') hash.update(`${way}\n`);
  for (const skill of skills) hash.update(`${skill.path}\0${skill.hash}\n`);
  const ignore_files = await readIgnoreFiles(
    root,
    skills.flatMap(placesOf).map(({ path }) => path),
  );
  const hook_folders = await findHookFolders(root, plugins);
  const workflows = await readParts(root, plugins, 'workflows');
  const instructions = await readInstructions(root);
  const bare_folders = way === 'plugin' ? [] : await findBareFolders(root, skills);
  const name = manifest?.fields['name'];
  return {
    root,
    kind: manifest ? 'plugin' : 'skills',
    ...(way === 'plugin' ? {} : { as: way }),
    name: typeof name === 'string' && name !== '' ? name : basename(root),
    manifest: manifest?.path ?? null,
    marketplace,
    marketplace_name,
    ...(market ? { market } : {}),
    skills,
    ...(outdated.length ? { outdated } : {}),
    plugins,
    ...(Object.keys(ignore_files).length ? { ignore_files } : {}),
    ...(hook_folders.length ? { hook_folders } : {}),
    ...(bare_folders.length ? { bare_folders } : {}),
    ...(await readHookSettings(root)),
    ...(Object.keys(extensions).length ? { extensions } : {}),
    commands: await readParts(root, plugins, 'commands'),
    ...(workflows.length ? { workflows } : {}),
    ...(instructions.length ? { instructions } : {}),
    hash: hash.digest('hex'),
  };
}

/** Finds the source's SKILL.md files through its manifests and in the folders that agents search. root: a real path. */
export async function findSourceSkills(root: string) {
  const own = await readPlugin(root, '', null);
  const manifest = firstManifest(own);
  const marketplace = await findFirst(root, MARKETPLACES);
  const market = marketplace ? await readMarketplace(root, marketplace) : { name: null, plugins: [], file: null };
  const plugins = [own, ...market.plugins];
  const extensions = await readExtensions(root);
  const shipped = plugins.flatMap((plugin) => [join(plugin.folder, 'skills'), ...pathsOf(plugin, 'skills')]);
  const files = await findPlaces({
    root,
    is_plugin: manifest !== null,
    shipped: [...shipped, ...packageFolders(extensions)],
    is_skill: await isFile(join(root, 'SKILL.md')),
  });
  return {
    manifest,
    marketplace,
    marketplace_name: market.name,
    market: market.file,
    plugins,
    extensions,
    files,
    is_installed: manifest !== null || market.plugins.length > 0 || Object.keys(extensions).length > 0,
  };
}

/** A broken one is a finding and no reason to stop: the skills beside it can be checked all the same. */
function firstManifest({ manifests }: PluginFolder): { path: string; fields: Json } | null {
  const [first] = Object.entries(manifests);
  return first ? { path: first[0], fields: first[1] ?? {} } : null;
}

const PARTS = {
  commands: { usual: ['.claude/commands'], extension: '.md' },
  workflows: { usual: [], extension: '.js' },
} as const;

async function readParts(root: string, plugins: readonly PluginFolder[], part: keyof typeof PARTS): Promise<Command[]> {
  const { usual, extension } = PARTS[part];
  const folders = plugins.flatMap((plugin) => [join(plugin.folder, part), ...pathsOf(plugin, part)]);
  const trees = await Promise.all([...new Set([...folders, ...usual])].map((folder) => listTree(root, folder)));
  const paths = [...new Set(trees.flat())].filter((path) => path.endsWith(extension)).sort();
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })));
}

async function readSkill(root: string, [{ path, ...place }, ...others]: FoundFile): Promise<Skill> {
  const folder = dirname(path);
  const bytes = await readBytes(root, path);
  const text = bytes.toString('utf8');
  const dir = dirOf(root, path);
  const openai = await readFile(join(root, folder, 'agents/openai.yaml'), 'utf8').catch(() => null);
  const also_at = others.map((other): Place => {
    const name = dirOf(root, other.path);
    return { ...other, dir: name, id: describeSkill(text, name).id };
  });
  return {
    ...describeSkill(text, dir),
    dir,
    path,
    ...place,
    ...(also_at.length > 0 ? { also_at } : {}),
    ...(isUtf8(bytes) ? {} : { broken_bytes: true }),
    ...(openai === null ? {} : { openai_yaml: readYaml(openai) }),
    ...(await hashFolder(root, folder)),
  };
}

function dirOf(root: string, path: string): string {
  const folder = dirname(path);
  return folder === '.' ? basename(root) : basename(folder);
}

async function readBytes(root: string, path: string): Promise<Buffer> {
  return readFile(join(root, path)).catch((error: { code?: unknown }) => {
    throw new ConfigError(`The file of a skill cannot be read (${error.code}).`, {
      file: join(root, path),
      fix: 'make the file readable, or remove it from the source.',
    });
  });
}

function readYaml(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return null;
  }
}

/** Plugins that declare hooks, in the usual files or in a manifest. */
async function findHookFolders(root: string, plugins: readonly PluginFolder[]): Promise<string[]> {
  const folders = new Set<string>();
  for (const { folder, manifests, entry } of plugins) {
    const named = [...Object.values(manifests), entry].some((fields) => fields?.['hooks'] !== undefined);
    if (named || (await findFirst(join(root, folder), HOOK_FILES)) !== null) folders.add(folder);
  }
  return [...folders];
}

async function findFirst(root: string, paths: readonly string[]): Promise<string | null> {
  for (const path of paths) if (await isFile(join(root, path))) return path;
  return null;
}
