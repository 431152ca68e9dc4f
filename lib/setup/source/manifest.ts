/** The plugin and marketplace manifests of a source → plain data. Broken ones are tolerated, because each agent treats them differently. */

import { readdir, readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import picomatch from 'picomatch';
import { asFields, isJson, type Json, parseObject, parseValue } from '../../input/json-value.js';
import { isFolder } from '../../io/files/presence.js';
import { listTree, realPathOf } from '../../io/files/walk-tree.js';
import { describeSkill } from '../../skill/describe-skill.js';
import { namesStandard } from '../../skill/package/manifest.js';
import type { PluginFolder, Source } from '../../skill/skill.js';

const { basename, dirname, join, normalize } = posix;

/** In the order in which agents look: Claude Code's folder first, then those that only Copilot 1.0.102 and Codex 0.169 read. */
export const MANIFEST_HOMES = ['.claude-plugin', '', '.github/plugin', '.plugin', '.codex-plugin'];
export const MARKETPLACES = [
  ...MANIFEST_HOMES.map((home) => join(home, 'marketplace.json')),
  '.agents/plugins/marketplace.json',
];

/** Manifests of extensions, which stand at the root: of Gemini CLI 0.61.0 and Qwen Code 0.24.4. */
export const EXTENSION_FILES = ['gemini-extension.json', 'qwen-extension.json'];

/** With a field `pi` it makes the root a package of pi 0.87.1. */
export const PACKAGE_FILE = 'package.json';

/** Only the plugins inside the source: one that a marketplace fetches from elsewhere is not under test. */
export async function readMarketplace(
  root: string,
  path: string,
): Promise<{ name: string | null; plugins: PluginFolder[]; file: NonNullable<Source['market']> }> {
  const text = await readFile(join(root, path), 'utf8').catch(() => '');
  const listing = parseManifest(text);
  const found = listEntries(listing);
  const plugins = found.map(({ folder, entry }) => readPlugin(root, folder, entry));
  const name = listing?.['name'];
  const there = await Promise.all(found.map(({ folder }) => isFolder(join(root, folder))));
  const missing = found.filter((_, at) => !there[at]).map(({ folder }) => folder);
  return {
    name: typeof name === 'string' ? name : null,
    plugins: await Promise.all(plugins),
    file: {
      text,
      missing,
      moved: await findMovedPlugins(root, found, missing),
      unlisted: await findUnlisted(root, found),
    },
  };
}

interface Entry {
  folder: string;
  entry: Json;
}

function listEntries(listing: Json | null): Entry[] {
  const entries: unknown[] = Array.isArray(listing?.['plugins']) ? listing['plugins'] : [];
  const [base = '.'] = listPaths((listing?.['metadata'] as Json | undefined)?.['pluginRoot']);
  return entries.flatMap((entry) => {
    const source = isJson(entry) ? localSource(entry) : null;
    if (source === null || !isJson(entry)) return [];
    const [folder] = listPaths(source.startsWith('.') ? source : join(base, source));
    return folder === undefined ? [] : [{ folder: folder === '.' ? '' : folder, entry }];
  });
}

/** Of entries whose folder is not there, the one other folder that holds a plugin of that name. */
async function findMovedPlugins(root: string, found: readonly Entry[], missing: readonly string[]) {
  const gone = found.filter(({ folder }) => missing.includes(folder));
  const files =
    gone.length > 0 ? (await listTree(root, '.')).filter((path) => /.\/\.[\w-]+\/plugin\.json$/.test(path)) : [];
  const texts = await Promise.all(files.map((path) => readFile(join(root, path), 'utf8').catch(() => '')));
  const named = new Set(found.map(({ folder }) => folder));
  return gone.flatMap(({ folder: from, entry }) => {
    const own = files.filter((_, at) => parseManifest(texts[at] ?? '')?.['name'] === entry['name']);
    const [to, ...more] = new Set(own.map((path) => dirname(dirname(path))).filter((folder) => !named.has(folder)));
    return to !== undefined && more.length === 0 ? [{ from, to }] : [];
  });
}

/** Plugins in the folders that hold the named ones, which no marketplace of the source names. */
async function findUnlisted(root: string, found: readonly Entry[]): Promise<NonNullable<Source['market']>['unlisted']> {
  const shelves = new Set(found.flatMap(({ folder }) => (folder === '' ? [] : [dirname(folder)])));
  const listed = async (shelf: string) =>
    (await readdir(join(root, shelf)).catch(() => [])).map((name) => join(shelf, name));
  const beside = (await Promise.all([...shelves].map(listed))).flat();
  const texts = MARKETPLACES.map((path) => readFile(join(root, path), 'utf8').catch(() => ''));
  const named = new Set(
    (await Promise.all(texts)).flatMap((text) => listEntries(parseManifest(text))).map(({ folder }) => folder),
  );
  const others = beside.filter((folder) => !named.has(folder));
  const manifests = await Promise.all(others.map((folder) => readManifests(join(root, folder))));
  // A plugin.json at its root alone may belong to another program.
  const plugins = others.filter((_, at) => Object.keys(manifests[at] ?? {}).some((path) => path !== 'plugin.json'));
  return Promise.all(plugins.sort().map(async (folder) => ({ folder, skills: await listSkills(join(root, folder)) })));
}

/** The ids of what stands in its usual folder. */
async function listSkills(plugin: string): Promise<string[]> {
  const dirs = await readdir(join(plugin, 'skills')).catch(() => []);
  const texts = dirs.map((dir) => readFile(join(plugin, 'skills', dir, 'SKILL.md'), 'utf8').catch(() => null));
  return (await Promise.all(texts)).flatMap((text, at) =>
    text === null ? [] : [describeSkill(text, dirs[at] ?? '').id],
  );
}

/** `"./x"`, or in Codex's form `{"source": "local", "path": "./x"}`; null where the plugin is outside the source. */
function localSource({ source }: Json): string | null {
  if (typeof source === 'string') return source;
  if (!isJson(source) || 'url' in source || 'repo' in source) return null;
  return typeof source['path'] === 'string' ? source['path'] : null;
}

/** The folder as a plugin: what it says of itself. */
export async function readPlugin(root: string, folder: string, entry: Json | null): Promise<PluginFolder> {
  const manifests = await readManifests(join(root, folder));
  const named = [...Object.values(manifests), entry].flatMap((fields) => listPaths(fields?.['hooks']));
  const hook_files: Record<string, unknown> = {};
  for (const path of new Set(['hooks/hooks.json', ...named])) {
    const text = await readFile(join(root, folder, path), 'utf8').catch(() => null);
    if (text !== null) hook_files[path] = parseValue(text.replace(/^\uFEFF/, ''));
  }
  return { folder, manifests, entry, ...(Object.keys(hook_files).length ? { hook_files } : {}) };
}

/** Every plugin.json of a plugin's folder, in the order of the homes. */
async function readManifests(folder: string): Promise<Record<string, Json | null>> {
  const manifests: Record<string, Json | null> = {};
  for (const home of MANIFEST_HOMES) {
    const path = join(home, 'plugin.json');
    const text = isOutside(folder, path) ? null : await readFile(join(folder, path), 'utf8').catch(() => null);
    if (text === null) continue;
    const fields = parseManifest(text);
    // A plugin.json at the root may belong to another program; a plugin's has a name, or the standard's schema.
    if (home === '' && typeof fields?.['name'] !== 'string' && !namesStandard(fields)) continue;
    manifests[path] = fields;
  }
  return manifests;
}

/** A link leads out of the plugin: nothing outside it is copied. */
function isOutside(folder: string, path: string): boolean {
  const real = realPathOf(join(folder, path));
  const root = real === null ? null : realPathOf(folder);
  return root != null && real != null && !real.startsWith(`${root}/`);
}

export async function readExtensions(root: string): Promise<Record<string, Json | null>> {
  const found: Record<string, Json | null> = {};
  for (const file of EXTENSION_FILES) {
    const text = await readFile(join(root, file), 'utf8').catch(() => null);
    if (text !== null) found[file] = parseObject(text);
  }
  const fields = parseObject(await readFile(join(root, PACKAGE_FILE), 'utf8').catch(() => ''));
  if (isJson(fields?.['pi'])) found[PACKAGE_FILE] = fields;
  return found;
}

/** Where the manifest of a package of pi has its skills; of a glob, the folder that it begins in. */
export function packageFolders(extensions: Record<string, Json | null>): string[] {
  const { skills } = asFields(asFields(extensions[PACKAGE_FILE])['pi']);
  return listPaths(skills)
    .filter((entry) => !/^[!+-]/.test(entry))
    .map((entry) => (/[*?]/.test(entry) ? picomatch.scan(entry).base || '.' : entry));
}

export function pluginName(source: Source, { folder, manifests, entry }: PluginFolder): string {
  const named = Object.values(manifests)[0]?.['name'] ?? entry?.['name'];
  return folder === '' ? source.name : typeof named === 'string' ? named : basename(folder);
}

/** Those that can be installed: by a manifest, a marketplace's entry, or the manifest of an extension. */
export const installedPlugins = ({ plugins, kind, extensions }: Source): PluginFolder[] =>
  plugins.filter(
    ({ folder, entry }) =>
      entry !== null || kind === 'plugin' || (folder === '' && EXTENSION_FILES.some((file) => extensions?.[file])),
  );

export const pluginsAround = (source: Source, path: string): PluginFolder[] =>
  installedPlugins(source).filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`));

/** The paths in that field of a plugin's manifests and its marketplace entry, relative to the root. */
export function pathsOf({ folder, manifests, entry }: PluginFolder, field: string): string[] {
  const paths = [...Object.values(manifests), entry].flatMap((fields) => listPaths(fields?.[field]));
  return paths.map((path) => join(folder, path));
}

/** Accepts one path or several; drops those outside the root. */
function listPaths(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .filter((path): path is string => typeof path === 'string' && path !== '' && !path.startsWith('/'))
    .map((path) => normalize(path).replace(/\/$/, '') || '.')
    .filter((path) => path !== '..' && !path.startsWith('../'));
}

/** Of a manifest, which may begin with a byte order mark. */
export const parseManifest = (text: string): Json | null => parseObject(text.replace(/^\uFEFF/, ''));
