/** A source → its parts of every kind, and what the skills among them say, for a comparison with another commit. */
import { existsSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { posix } from 'node:path';
import type { Agent } from '../../agents/interface/agent.js';
import { instructionsOf } from '../../agents/project/instructions.js';
import type { Install } from '../../contract/agent-key.js';
import type { PartAt } from '../../contract/part.js';
import { readTextIfAny } from '../../io/files/files.js';
import { listTree } from '../../io/files/walk-tree.js';
import { allPlacesOf } from '../../skill/places.js';
import { serversIn } from '../../skill/plugin-part.js';
import type { Skill, Source } from '../../skill/skill.js';
import { isLike } from '../../text/said.js';
import { readDeclaredHooks } from './declared-hooks.js';
import { installedPlugins, pluginsAround } from './manifest.js';
import { readPluginParts } from './plugin-parts.js';
import { readSubagents } from './subagents.js';

const { basename, dirname, extname, join, relative } = posix;

interface Reader {
  agent: Pick<Agent, 'parts'>;
  install: Install;
}

/** agents: of whose instruction files. */
export async function listParts(source: Source, agents: readonly Reader[]): Promise<PartAt[]> {
  // A project's own servers count too.
  const servers = serversIn(await readPluginParts({ ...source, kind: 'plugin' }));
  const parts: PartAt[] = [
    ...source.skills.map((skill): PartAt => {
      const { id, path, text } = skill;
      const all = allPlacesOf(skill);
      const places = all.length > 1 ? { places: all.map((one) => one.path) } : {};
      return { kind: 'skill', name: id, path, text, ...places };
    }),
    ...(await readSubagents(source)).map(({ name, path, text }): PartAt => ({ kind: 'subagent', name, path, text })),
    ...source.commands.map(({ path, text }): PartAt => ({ kind: 'command', name: basename(path, '.md'), path, text })),
    ...(await readDeclaredHooks(source)).map(
      ({ event, command, file }): PartAt => ({ kind: 'hook', name: `${event}: ${command}`, path: file, text: '' }),
    ),
    ...servers.map(({ name, path }): PartAt => ({ kind: 'mcp_server', name, path, text: '' })),
    ...listPlugins(source),
    ...agents
      .filter(({ install }) => install === 'project')
      .flatMap(({ agent }) => instructionsOf(agent, source.instructions ?? []))
      .map(({ path, text }): PartAt => ({ kind: 'instructions', name: path, path, text })),
  ];
  return [...new Map(parts.map((part) => [JSON.stringify([part.kind, part.name, part.path]), part])).values()];
}

/** By the name under which users install it, and by its own, which agents put before its parts. */
function listPlugins(source: Source): PartAt[] {
  const installed = installedPlugins(source);
  const listed = new Set(installed.flatMap(({ folder, entry }) => (entry === null ? [] : [folder])));
  return installed.flatMap(({ folder, manifests, entry }): PartAt[] => {
    // Of an entry without its folder nobody gets anything.
    if (entry === null ? listed.has(folder) : source.market?.missing.includes(folder)) return [];
    const [path, fields] = Object.entries(manifests)[0] ?? [null, null];
    const [own, name] = [fields?.['name'], entry?.['name'] ?? null];
    const address = name === null ? [] : [`${name}@${source.marketplace_name}`];
    const names = typeof own === 'string' && own !== name ? [own, ...address.map((one) => `(${one})`)] : address;
    const at = path === null ? (source.marketplace ?? '') : join(folder, path);
    return names.length > 0 ? [{ kind: 'plugin', name: names.join(' '), path: at, text: '' }] : [];
  });
}

interface Naming {
  /** Of the skill, at the ref and now. */
  texts: readonly string[];
  /** Files that cases require of it. */
  required: readonly string[];
}

/** A skill's files that one of the texts, or a case, names, above its folder too; required: those of the case; unnamed: the paths of all others in its folder. */
export async function readNamedFiles(
  { root }: Source,
  { path, real_path = path }: Skill,
  { texts, required }: Naming,
): Promise<{ files: Map<string, string>; required: string[]; unnamed: string[] }> {
  const folder = dirname(path);
  const files = (await listTree(root, folder)).filter((file) => basename(file) !== 'SKILL.md');
  const isNamed = (file: string) =>
    texts.some((text) => text.includes(file)) || required.some((one) => isSame(one, file));
  const below = files.map((file) => relative(folder, file));
  const named = [...below.filter(isNamed), ...namesAbove([...texts, ...required])];
  const found = new Map<string, string>();
  for (const file of named)
    for (const at of [folder, dirname(real_path)].map((one) => join(one, file))) {
      const isFile =
        !found.has(file) && !at.startsWith('../') && (await stat(join(root, at)).catch(() => null))?.isFile();
      if (isFile) found.set(file, await readFile(join(root, at), 'utf8'));
    }
  return {
    files: found,
    required: [...found.keys()].filter((file) => required.some((one) => isSame(one, file))),
    unnamed: below.filter((file) => !isNamed(file)),
  };
}

/** The paths in them that lead out of a skill's folder. */
export const namesAbove = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(ABOVE)].map(([path]) => path))),
];

const ABOVE = /(?<![\w./-])(?:\.\.\/)+[\w./-]*\w/g;

const isSame = (required: string, file: string) => required === file || required.endsWith(`/${file}`);

/** Of files that are gone, where the branch put the same text, or most of it. */
export async function findMoved(
  gone: readonly [string, string][],
  { path }: Skill,
  { before, now }: { before: Source; now: Source },
) {
  const all = gone.length > 0 ? await listTree(now.root, '.') : [];
  // Of several that are alike, its own comes first.
  const isOwn = (file: string) => Number(file.startsWith(`${dirname(path)}/`));
  const added = all.filter((file) => !existsSync(join(before.root, file)));
  const fresh = added.sort((one, other) => isOwn(other) - isOwn(one));
  const texts = await Promise.all(
    fresh.map(async (file) => [file, await readTextIfAny(join(now.root, file))] as const),
  );
  return new Map(
    gone.flatMap(([own, text]): [string, string][] => {
      const same = texts.find(([, one]) => one === text && text.trim() !== '');
      const like = texts.find(([file, one]) => one !== null && extname(file) === extname(own) && isLike(one, text));
      const to = (same ?? like)?.[0];
      return to === undefined ? [] : [[own, relative(dirname(path), to)]];
    }),
  );
}

/** Paths from the skill's folder, in sentences, as its text writes them: by the variable for the plugin's folder, or from the project's root. */
export function respell<T extends { message: string; fix: string | null }>(
  said: T,
  skill: Skill,
  source: Source,
  before: Source,
): T {
  const { path, text } = skill;
  const own = ownPlugin(source, path);
  const [variable] = /\$\{?(?:CLAUDE_)?PLUGIN_ROOT\}?\//.exec(text) ?? [];
  const root = own ? variable : namesFromRoot(text, skill, [before, source]).length > 0 ? '' : undefined;
  const above = `${relative(dirname(path), own?.folder ?? '.')}/`;
  if (root === undefined || above === '/' || text.includes(above)) return said;
  const spell = (words: string) => words.replaceAll(`\`${above}`, () => `\`${root}`);
  return { ...said, message: spell(said.message), fix: said.fix && spell(said.fix) };
}

/** A skill's text with paths from its folder, where it has those that agents put in for the plugin's and its own, or those from the root of its project, now or at the ref. */
export function spellOut(text: string, skill: Skill, source: Source, before = source): string {
  const { path } = skill;
  const own = ownPlugin(source, path);
  const root = own ? `${relative(dirname(path), own.folder)}/` : null;
  const inside = own ? `${root}${relative(own.folder, dirname(path))}/` : null;
  const rooted = new Set(namesFromRoot(text, skill, [before, source]));
  const named = rooted.size === 0 ? text : text.replace(NAME, (one) => fromFolder(one, path, rooted));
  const spelt = named.replace(/\$\{?(?:CLAUDE_)?(PLUGIN_ROOT|SKILL_DIR)\}?\//g, (whole, of) =>
    of === 'SKILL_DIR' ? '' : (root ?? whole),
  );
  // What it calls by its plugin may be its own.
  return inside ? spelt.replaceAll(inside, '') : spelt;
}

const fromFolder = (name: string, path: string, rooted: ReadonlySet<string>) =>
  rooted.has(name) ? relative(dirname(path), name) : name;

const ownPlugin = (source: Source, path: string) =>
  pluginsAround(source, path).sort((a, b) => b.folder.length - a.folder.length)[0];

const NAME = /(?<![\w./@-])(?!\.\.?\/)[\w.@-]+(?:\/[\w.@-]+)*\/[\w.@-]*\w/g;

/** The files that a project's skill names from the root of the project; one below the skill's folder is meant first. */
export function namesFromRoot(text: string, { path }: Skill, sources: readonly Source[]): string[] {
  if (sources.some((source) => ownPlugin(source, path))) return [];
  const isFile = (at: string) =>
    sources.some(({ root }) => statSync(join(root, at), { throwIfNoEntry: false })?.isFile() === true);
  return [...new Set(text.match(NAME))].filter((one) => isFile(one) && !isFile(join(dirname(path), one)));
}
