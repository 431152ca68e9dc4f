/** A source → the files with MCP servers that its plugins declare, and what their manifests name that is not there. */

import { posix } from 'node:path';
import { isJson, type Json, list, parseObject, string } from '../../input/json-value.js';
import { suggest, suggestFile } from '../../input/suggest.js';
import { readTextIfAny } from '../../io/files/files.js';
import { exists, isOnPath } from '../../io/files/presence.js';
import { listTree } from '../../io/files/walk-tree.js';
import type { DeclaredFiles } from '../../lint/plugin/declared-files-rule.js';
import { packageOf } from '../../skill/package/manifest.js';
import { BUILT, PATH_FIELDS, programOf, scriptsIn, serversIn } from '../../skill/plugin-part.js';
import type { PluginFolder, Source } from '../../skill/skill.js';
import { findUnreadable } from './hook-files.js';
import { installedPlugins, pathsOf } from './manifest.js';
import { readPluginParts } from './plugin-parts.js';

const { dirname, join, normalize } = posix;

export async function readDeclaredFiles(source: Source): Promise<DeclaredFiles> {
  const { root, plugins, marketplace, extensions = {} } = source;
  const named = plugins.flatMap((plugin) => namedBy(plugin, marketplace));
  const there = await Promise.all(named.map(({ to }) => exists(join(root, to))));
  const files = [
    ...plugins.map(({ folder }) => join(folder, '.mcp.json')),
    ...named.filter(({ path: [field] }, at) => field === 'mcpServers' && there[at]).map(({ to }) => to),
  ];
  const texts = await Promise.all(
    [...new Set(files)]
      .filter((path) => path.endsWith('.json'))
      .map(async (path) => ({ path, text: await readTextIfAny(join(root, path)).catch(() => null) })),
  );
  const broken = Object.keys(extensions).filter((path) => extensions[path] === null);
  const manifests = await Promise.all(
    broken.map(async (path) => ({ path, text: await readTextIfAny(join(root, path)) })),
  );
  return {
    manifests: manifests.flatMap(({ path, text }) => (text === null ? [] : [{ path, text }])),
    servers: texts.flatMap(({ path, text }) => (text === null ? [] : [{ path, text }])),
    programs: await readPrograms(source),
    missing: named.filter((_, at) => !there[at]),
  };
}

/** At the start of a line: elsewhere it may be one that the script only writes, or can do without. */
const IMPORT =
  /^(?:import\b[^'"]*|export\b[^'"]*\bfrom\s*|(?:const|let|var)\b[^'"\n]*\brequire\(\s*|require\(\s*)['"](\.\.?\/[^'"\n]+\.(?:[cm]?js|json))['"]/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*(?:\/\/|#).*$/gm;

async function readPrograms(source: Source): Promise<DeclaredFiles['programs']> {
  const servers = serversIn(await readPluginParts({ ...source, kind: 'plugin' }));
  const plugins = new Set(installedPlugins(source).map(({ folder }) => folder));
  const found = servers.map(async (one): Promise<DeclaredFiles['programs']> => {
    const { path, folder, server } = one;
    const is_shipped = plugins.has(folder);
    // Of a plugin it would be in its user's project.
    const scripts = scriptsIn(one, !is_shipped || server['cwd'] === '.');
    const all = await Promise.all(scripts.map((script) => explainStuck(source.root, script, server)));
    const at = all.findIndex((one) => one !== null);
    const [script, stuck, sealed] = [
      scripts[Math.max(at, 0)],
      all[at],
      BUILT.test(one.sealed ?? '') ? undefined : one.sealed,
    ];
    const meant = await findProgramMeant(server);
    if (meant !== null) {
      const message = `there is no program \`${server['command']}\``;
      const fix = `did you mean \`${meant}\`? Write "command": "${meant}".`;
      return [{ server: one, line: await lineWith(source.root, path, `"${server['command']}"`), message, fix }];
    }
    if (!stuck && !sealed && !is_shipped) return [];
    const own = script ? posix.relative(folder, script) : (programOf(server) ?? one.name);
    const { message = null, lost } = stuck ?? {};
    const there = lost === undefined ? [] : await listTree(join(source.root, folder), '.');
    const near = lost === undefined ? null : suggestFile(posix.relative(folder, lost), there);
    const line = await lineWith(source.root, path, own);
    const written = lost === script ? near : `./${posix.relative(posix.dirname(own), near ?? '')}`;
    return [{ server: one, line, message, sealed, ...(near ? { fix: `write ${written}.` } : {}) }];
  });
  return (await Promise.all(found)).flat();
}

async function lineWith(root: string, path: string, word: string): Promise<number> {
  const lines = ((await readTextIfAny(join(root, path))) ?? '').split('\n');
  return Math.max(lines.findIndex((text) => text.includes(word)) + 1, 1);
}

const PROGRAMS = [
  'node',
  'npx',
  'npm',
  'bun',
  'bunx',
  'deno',
  'pnpm',
  'yarn',
  'uv',
  'uvx',
  'pipx',
  'python',
  'python3',
];
const OTHERS = ['docker', 'podman', 'bash', 'java', 'dotnet', 'cargo'];

/** Of a misspelt common program the one that is meant; another may be where the server runs, though not here. */
async function findProgramMeant({ command }: Json): Promise<string | null> {
  if (typeof command !== 'string' || !/^[a-z][\w-]{2,}$/.test(command)) return null;
  const known = [...PROGRAMS, ...OTHERS];
  const near = known.includes(command) ? null : suggest(command, known);
  return near === null || near[0] !== command[0] || (await isOnPath(command)) ? null : near;
}

/** lost: the file that is not there. */
type Stuck = { message: string; lost?: string };

async function explainStuck(root: string, script: string, { command, args }: Json): Promise<Stuck | null> {
  if (BUILT.test(script)) return null;
  const text = await readTextIfAny(join(root, script)).catch(() => null);
  if (text === null) return { message: `its script ${script} does not exist`, lost: script };
  // Of a ref, what changed is there without its text.
  if (text !== '' && text.replace(COMMENT, '').trim() === '') return { message: `its script ${script} holds no code` };
  for (const [, file = ''] of /\.[cm]?js$/.test(script) ? text.replace(COMMENT, '').matchAll(IMPORT) : []) {
    const to = join(dirname(script), file);
    if (!BUILT.test(to) && !(await exists(join(root, to))))
      return { message: `its script ${script} imports ${file}, which does not exist`, lost: to };
  }
  const started = [command, ...list(args)].map(string).join(' ');
  const broken = await findUnreadable(join(root, script), { root, command: started, text });
  return broken ? { message: `its script ${script} cannot start (line ${broken.line}): ${broken.message}` } : null;
}

/** Only paths: a declaration may also be written out in their place. A path without `./` is refused elsewhere. */
function namedBy({ folder, manifests, entry }: PluginFolder, marketplace: string | null): DeclaredFiles['missing'] {
  const declaring = Object.entries(manifests).map(([path, fields]) => ({ file: join(folder, path), fields }));
  if (entry !== null && marketplace !== null) declaring.push({ file: marketplace, fields: entry });
  return declaring.flatMap(({ file, fields }) =>
    PATH_FIELDS.flatMap((field) =>
      [fields?.[field]].flat().flatMap((value: unknown) => {
        if (typeof value !== 'string' || !value.startsWith('./')) return [];
        const to = normalize(join(folder, value));
        return to.startsWith('..') ? [] : [{ file, path: [field], named: value, to }];
      }),
    ),
  );
}

const SETTINGS = '.claude/settings.json';
/** What authors take for a project's settings; other programs have files of some of these names, too. */
const TAKEN = ['.claude/hooks.json', '.claude/hooks/hooks.json', '.claude/setting.json', 'settings.json'];

/** What was to declare hooks, servers or plugins, with the place where agents look for it. */
export async function findMislaid(root: string, installed: readonly PluginFolder[]) {
  const found: { path: string; near: string }[] = [];
  const has = (...path: string[]) => exists(join(root, ...path));
  for (const path of (await has('.claude')) && !(await has(SETTINGS)) ? TAKEN : []) {
    const { hooks, permissions } = parseObject((await readTextIfAny(join(root, path)).catch(() => null)) ?? '') ?? {};
    if (isJson(hooks) || isJson(permissions)) found.push({ path, near: SETTINGS });
  }
  const at_root = installed.some(({ folder }) => folder === '');
  const declares = async () =>
    isJson(parseObject((await readTextIfAny(join(root, 'mcp.json')).catch(() => null)) ?? '')?.['mcpServers']);
  const own = at_root || !(await declares()) ? [] : [{ folder: '', manifests: {}, entry: null }];
  for (const plugin of [...own, ...installed]) {
    const [path, near] = [join(plugin.folder, 'mcp.json'), join(plugin.folder, '.mcp.json')];
    // Without the dot it is Cursor's, or of a package of the standard Agent Plugins.
    const isMeant = packageOf(plugin) !== null || pathsOf(plugin, 'mcpServers').length > 0;
    const others = await Promise.all([has(near), has(plugin.folder, '.cursor-plugin')]);
    if (!isMeant && !others.includes(true) && (await has(path))) found.push({ path, near });
  }
  return found;
}
