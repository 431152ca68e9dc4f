/** A source → what users of each of its plugins get, by content: a link is what it leads to, and a file outside a skill's folder counts where a text names it. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { readTextIfAny } from '../../io/files/files.js';
import { listTree, realPathOf } from '../../io/files/walk-tree.js';
import type { Shipped } from '../../lint/version-rule.js';
import { commandsOf, scriptsOf } from '../../skill/hooks.js';
import { PATH_FIELDS, type ServerPart, scriptsIn, serversIn } from '../../skill/plugin-part.js';
import type { PluginFolder, Source } from '../../skill/skill.js';
import { namesAbove } from './list-parts.js';
import { pathsOf } from './manifest.js';
import { readPluginParts } from './plugin-parts.js';

const { dirname, join } = posix;

/** What a plugin has beside skills. */
const PARTS = ['agents', 'commands', 'hooks', 'output-styles', '.mcp.json', 'hooks.json'];
/** Of which each skill has its own. */
const FIELDS = PATH_FIELDS.filter((field) => field !== 'skills');

/** modes: paths of files with another executable bit than those with which they are compared. */
export async function readShipped(source: Source, modes: readonly string[] = []): Promise<Shipped[]> {
  const servers = serversIn(await readPluginParts(source));
  const serversOf = ({ folder }: PluginFolder) => servers.filter((one) => one.folder === folder);
  return Promise.all(source.plugins.map((plugin) => readPlugin(source, plugin, { servers: serversOf(plugin), modes })));
}

async function readPlugin(
  source: Source,
  plugin: PluginFolder,
  { servers, modes }: { servers: readonly ServerPart[]; modes: readonly string[] },
): Promise<Shipped> {
  const { root } = source;
  const isOwn = (path: string) => isHeldBy(path, plugin, source);
  const skills = source.skills.filter(({ path, unshipped }) => !unshipped && isOwn(path));
  const places = [
    ...PARTS.map((part) => join(plugin.folder, part)),
    ...FIELDS.flatMap((field) => pathsOf(plugin, field)),
  ];
  const listed = (await Promise.all(places.map((place) => listTree(root, place)))).flat().filter(isOwn);
  const parts = await readAll(root, listed);
  const texts = [...skills.map(({ path, text }): [string, string] => [path, text]), ...parts];
  const run = await Promise.all(servers.map((one) => listServerFiles(root, scriptsIn(one))));
  const named = [...texts.flatMap(([path, text]) => listNamed(path, text, plugin.folder)), ...run.flat()].filter(isOwn);
  const files = new Map([...parts, ...(await readAll(root, named))]);
  const modesIn = (path: string) => modes.filter((one) => one.startsWith(`${dirname(path)}/`));
  const isOfSkill = (path: string) => skills.some((skill) => path.startsWith(`${dirname(skill.path)}/`));
  return {
    plugin,
    // Agents that go by folders have it under another name in another.
    skills: new Map(
      skills.map(({ id, dir, hash, path, real_path = path }) => [id, `${dir} ${hash} ${modesIn(real_path)}`]),
    ),
    files: digestAll(
      [...files].flatMap(([path, text]) =>
        isOfSkill(path) ? [] : [[path, modes.includes(path) ? `${path} ${text}` : text]],
      ),
    ),
  };
}

/** With the files that the others name and that are here too: for its name alone none has changed. */
export const withNamed = (all: readonly Shipped[], others: readonly Shipped[], { root }: Source): Promise<Shipped[]> =>
  Promise.all(
    all.map(async (own) => {
      const named = others.find(({ plugin }) => plugin.folder === own.plugin.folder)?.files.keys() ?? [];
      const read = await readAll(
        root,
        [...named].filter((path) => !own.files.has(path)),
      );
      return { ...own, files: new Map([...own.files, ...digestAll(read)]) };
    }),
  );

/** The scripts of a server, and what lies beside and below them that their texts name: modules, and files that they read. */
async function listServerFiles(root: string, scripts: readonly string[]): Promise<string[]> {
  const found = new Set(scripts);
  // What is added is looked at too.
  for (const file of found) {
    const text = CODE.test(file) ? await readTextIfAny(join(root, file)).catch(() => null) : null;
    const near = text ? await listTree(root, dirname(file)) : [];
    for (const one of near.filter(namedIn(text ?? ''))) found.add(one);
  }
  return [...found];
}

/** Those of a server's files, and of others beside and below its scripts, that are not as they were. */
export async function listChangedFiles(before: string, now: string, scripts: readonly string[]): Promise<string[]> {
  const roots = [now, before];
  const named = await Promise.all(roots.map((root) => listServerFiles(root, scripts)));
  const folders = scripts.map((file) => dirname(file)).filter((folder) => folder !== '.');
  const beside = await Promise.all(folders.flatMap((folder) => roots.map((root) => listTree(root, folder))));
  const isItsOwn = (path: string) => /\.(?:[cm]?[jt]s|py|rb|sh|json)$/.test(path) && !/(?:^|\/)\./.test(path);
  const all = new Set([...named.flat(), ...beside.flat().filter(isItsOwn)]);
  const changed = [...all].map(async (path) => {
    const [is, was] = await Promise.all(roots.map((root) => readTextIfAny(join(root, path)).catch(() => null)));
    return is === was ? [] : [path];
  });
  return (await Promise.all(changed)).flat();
}

const CODE = /\.(?:[cm]?[jt]s|py|rb|sh)$/;

/** A module may be named without its extension, or by its folder. */
function namedIn(text: string): (path: string) => boolean {
  const names = new Set(text.match(/[\w@-][\w@.-]*\w/g));
  const imports = text.split('\n').filter((line) => /\b(?:import|from|require\w*)\b/.test(line));
  const modules = new Set(imports.flatMap((line) => line.match(/[\w-]+/g) ?? []));
  return (path) => {
    const name = posix.basename(path);
    const bare = posix.basename(path.replace(/\/(?:index|__init__)(?=\.\w+$)/, '').replace(CODE, ''));
    return names.has(name) || (CODE.test(name) && modules.has(bare));
  };
}

/** Files that a text, or the command of a hook, names outside the folder of a skill. */
function listNamed(path: string, text: string, folder: string): string[] {
  const rooted = [...text.matchAll(/\$\{?(?:CLAUDE_)?PLUGIN_ROOT\}?\/([\w./-]*\w)/g)].map(([, name = '']) => name);
  const run = path.endsWith('.json') ? (commandsOf(text) ?? []).flatMap(({ command }) => scriptsOf(command)) : [];
  return [
    ...namesAbove([text]).map((name) => join(dirname(path), name)),
    ...[...rooted, ...run].map((name) => join(folder, name)),
  ];
}

/** Those that are there, byte for byte. */
async function readAll(root: string, paths: readonly string[]): Promise<[path: string, text: string][]> {
  const found = [...new Set(paths)].map(async (path): Promise<[string, string][]> => {
    const [only, ...more] = realPathOf(join(root, path)) === null ? [] : await listTree(root, path);
    return only === path && more.length === 0 ? [[path, await readFile(join(root, path), 'latin1')]] : [];
  });
  return (await Promise.all(found)).flat();
}

const digestAll = (files: readonly (readonly [path: string, text: string])[]) =>
  new Map(files.map(([path, text]) => [path, createHash('sha256').update(text).digest('hex')]));

/** The innermost plugin. */
function isHeldBy(path: string, plugin: PluginFolder, { plugins }: Source): boolean {
  const holding = plugins.filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`));
  const longest = Math.max(...holding.map(({ folder }) => folder.length));
  return holding.some((one) => one === plugin) && plugin.folder.length === longest;
}
