/** Finds files of the source that look like skills but that no agent reads and no unit gets. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { posix } from 'node:path';
import { subagentFolders, subagentPlaces } from '../../agents/index.js';
import { suggest } from '../../input/suggest.js';
import { isSkipped, listTree, readLink } from '../../io/files/walk-tree.js';
import { parseFrontMatter } from '../../skill/front-matter.js';
import type { Source } from '../../skill/skill.js';
import { isInLetters, isOdd } from '../../skill/skill-file.js';
import { findMislaid } from './declared-files.js';
import { installedPlugins, pathsOf } from './manifest.js';
import { listPossible } from './project-folders.js';
import { findManifests, findNearHomes, findUnread } from './unread-folders.js';

const { join } = posix;

export interface OrphanSkill {
  path: string;
  why:
    | 'misnamed'
    | 'folder'
    | 'outside'
    | 'broken'
    | 'empty'
    | 'flat'
    | 'inside'
    | 'unread'
    | 'near'
    | 'form'
    | 'elsewhere'
    | 'manifest';
  /** It says what only a skill's file does. */
  described?: true;
  /** Where it belongs, or what it should be called. */
  near?: string;
}

export async function findOrphans(source: Source): Promise<OrphanSkill[]> {
  const { root, plugins, skills } = source;
  const folders = plugins.flatMap((plugin) => [join(plugin.folder, 'skills'), ...pathsOf(plugin, 'skills')]);
  const own = await listPossible(root);
  const found = await Promise.all([...new Set(['skills', ...own, ...folders])].map((folder) => look(source, folder)));
  const lost = await Promise.all(own.map((folder) => findLostLink(root, folder)));
  const hidden = await Promise.all(plugins.map((plugin) => findHidden(root, plugin)));
  const near = await Promise.all(['', ...plugins.map(({ folder }) => folder)].map((folder) => findNear(root, folder)));
  const installed = installedPlugins(source);
  const parts = await Promise.all([
    ...installed.map(({ folder }) => findMisnamedParts(root, folder)),
    ...[...new Set(PROJECT_PARTS.map(posix.dirname))].map((home) => findMisnamedParts(root, home, true)),
  ]);
  const named = new Set(plugins.flatMap((plugin) => HIDDEN.flatMap((field) => pathsOf(plugin, field))));
  const misplaced = [
    ...skills.flatMap(findUnread),
    ...[...near, ...parts].flat().filter(({ path }) => !named.has(path)),
    ...(await findMislaid(root, installed)).map((one) => ({ ...one, why: 'elsewhere' as const })),
    ...(installed.length > 0 ? [] : [...(await findManifests(root)), ...(await findNearHomes(source))]),
  ];
  return [...new Map([...found, ...lost, ...hidden, misplaced].flat().map((orphan) => [orphan.path, orphan])).values()];
}

/** The folder through which an agent has a project's skills. */
async function findLostLink(root: string, path: string): Promise<OrphanSkill[]> {
  const link = await readLink(root, path);
  return link?.target === null && link.broken ? [{ path, why: 'broken', near: link.broken }] : [];
}

/** `skill/` for `skills/`, and a skill at the top that is called `skill.md`. */
async function findNear(root: string, folder: string): Promise<OrphanSkill[]> {
  const names = await readdir(join(root, folder)).catch((): string[] => []);
  const found = await Promise.all(
    names.map(async (name): Promise<OrphanSkill[]> => {
      const path = join(folder, name);
      if (isInLetters(name)) return name === 'SKILL.md' ? [] : [{ path, why: 'misnamed' }];
      if (isOdd(name, names) && (await isDescribed(root, path))) return [{ path, why: 'misnamed' }];
      // Beside it `archive-skills` is no slip of the pen.
      const isMeant = name === 'skills' || (names.includes('skills') && /[-_]/.test(name));
      if (isMeant || suggest(name, ['skills']) === null) return [];
      const held = await listTree(root, path);
      return held.some((file) => posix.basename(file) === 'SKILL.md') ? [{ path, why: 'near', near: 'skills' }] : [];
    }),
  );
  return found.flat();
}

/** Hooks of a project are in its settings. */
const PROJECT_PARTS = [...subagentFolders(), '.claude/commands'];

/** `agent/` for `agents/`, and agents in a form that none reads. */
async function findMisnamedParts(root: string, folder: string, of_project = false): Promise<OrphanSkill[]> {
  const names = await readdir(join(root, folder)).catch((): string[] => []);
  const held = await Promise.all(names.map((name) => (PART.test(name) ? listTree(root, join(folder, name)) : [])));
  return names.flatMap((name, at): OrphanSkill[] => {
    const near = `${PART.exec(name)?.[1]?.toLowerCase()}s`;
    const files = held[at] ?? [];
    const path = join(folder, name);
    const whole = join(folder, near);
    if (of_project && !PROJECT_PARTS.includes(whole)) return [];
    const [form, what] = FORMS[name] ?? [];
    const of_agent = of_project ? subagentPlaces().find(({ folders }) => folders.includes(whole))?.format : undefined;
    const { ending, needed } = of_agent ?? { ending: '.md', needed: [] };
    if (form) {
      const fields = needed.length > 0 ? ` with \`${needed.join('`, `')}\`` : '';
      const others = files.filter((file) => !file.endsWith(ending) && form.test(file) && !README.test(file));
      const said = `${what} is a file${fields} that ends in ${ending}`;
      return others.map((path) => ({ path, why: 'form', near: said }));
    }
    const isOne = files.some((file) => (near === 'hooks' ? file.endsWith('/hooks.json') : file.endsWith(ending)));
    return isOne && name !== near ? [{ path, why: 'near', near: of_project ? whole : near }] : [];
  });
}

/** Some agents read commands in TOML. */
const FORMS: Readonly<Record<string, readonly [RegExp, string]>> = {
  agents: [/\.(?:md|toml|ya?ml|txt|mdx|markdown)$/, 'a custom agent'],
  commands: [/\.(?:ya?ml|txt|mdx|markdown)$/, 'a command'],
};

const README = /(?:^|\/)readme\.\w+$/i;
const PART = /^(agent|command|hook)s?$/i;

/** The manifest's own folder holds the manifest; what stands beside it there is read only where a manifest names it. */
async function findHidden(root: string, plugin: Source['plugins'][number]): Promise<OrphanSkill[]> {
  const home = join(plugin.folder, '.claude-plugin');
  const paths = HIDDEN.filter((name) => !pathsOf(plugin, name).some((path) => path.startsWith(home))).map((name) =>
    join(home, name),
  );
  const held = await Promise.all(paths.map((path) => listTree(root, path)));
  return paths.filter((_, at) => held[at]?.length).map((path) => ({ path, why: 'inside' }));
}
const HIDDEN = ['skills', 'agents', 'commands', 'hooks'];

/** Searches a folder of skills and the folders directly in it; deeper skills are rare. */
async function look(source: Source, folder: string, deep = true): Promise<OrphanSkill[]> {
  const { root } = source;
  const orphans: OrphanSkill[] = [];
  const names = await readdir(join(root, folder)).catch((): string[] => []);
  for (const name of names) {
    const path = join(folder, name);
    if (isSkipped(name)) continue;
    const link = await readLink(root, path);
    const isSkill = isInLetters(name);
    if (link) {
      if (link.target === null && (deep || isSkill))
        orphans.push({ path, ...(link.broken ? { why: 'broken', near: link.broken } : { why: 'outside' }) });
      // A note may have an odd name, too.
    } else if (isSkill ? name !== 'SKILL.md' : !deep && isOdd(name, names) && (await isDescribed(root, path)))
      orphans.push({ path, why: 'misnamed' });
    else if (isSkill) {
      if ((await stat(join(root, path))).isDirectory()) orphans.push({ path, why: 'folder' });
    } else if (deep && name.endsWith('.md')) {
      if (await isDescribed(root, path)) orphans.push({ path, why: 'flat', described: true });
    } else if (deep) {
      orphans.push(...(await look(source, path, false)), ...(await findEmpty(source, path)));
    }
  }
  return orphans;
}

/** What skills may use without naming its folder. */
const SHARED = /^[_.]|^(?:assets|common|docs|evals?|lib|references?|scripts|shared|templates?|tests?)$/i;

/** Whether a file says what only a skill's does. */
async function isDescribed(root: string, path: string): Promise<boolean> {
  const { present, fields } = parseFrontMatter(await readFile(join(root, path), 'utf8').catch(() => ''));
  return present && 'name' in fields && 'description' in fields;
}

/** A folder that its author took for a skill: described at its top, or beside skills none of which names it, without a SKILL.md at any depth. */
async function findEmpty({ root, skills }: Source, folder: string): Promise<OrphanSkill[]> {
  const files = await listTree(root, folder);
  if (files.some((file) => isInLetters(posix.basename(file)))) return [];
  const top = files.filter((file) => posix.dirname(file) === folder);
  const odd = top.filter((file) => isOdd(posix.basename(file)));
  const told = await Promise.all(top.map((file) => isDescribed(root, file)));
  if (top.some((file, at) => told[at] && odd.includes(file))) return [];
  const described = top.filter((file, at) => told[at] && file.endsWith('.md'));
  const { dir: home, base: name } = posix.parse(folder);
  const isBeside =
    posix.basename(home) === 'skills' && skills.some(({ path }) => posix.dirname(posix.dirname(path)) === home);
  const isUnnamed = !SHARED.test(name) && !skills.some(({ text }) => text.includes(`${name}/`));
  const isReadme = top.some((file) => /^readme\.md$/i.test(posix.basename(file)));
  if (!(isBeside && top.length > 0 && isUnnamed) && odd.length + described.length === 0 && !isReadme) return [];
  // Several are custom agents, or texts to copy.
  return [{ path: folder, why: 'empty', ...(described.length === 1 ? { described: true } : {}) }];
}
