/** Paths in a text that begin with the variable for a plugin's folder → what is wrong with those that lead to no file. */
import { posix } from 'node:path';
import { suggestFile } from '../../input/suggest.js';
import { BUILT, type PluginPart } from '../../skill/plugin-part.js';
import type { Skill, Source } from '../../skill/skill.js';
import { asWarning, type Finding } from '../finding.js';
import type { SkillFacts } from '../skill-location.js';
import { listNamed, OF_PLUGIN } from './named-files.js';

/** What the source has at a path. */
export type StateOf = (path: string) => 'absent' | 'there' | 'executable';

type Shipped = Pick<Skill, 'path' | 'unshipped'>;

export const isIn = (file: string, folder: string): boolean =>
  folder === '' ? !file.startsWith('../') : file.startsWith(`${folder}/`);

/** The plugins that ship it, the innermost first. */
export const ownersOf = ({ path }: Shipped, { plugins, kind }: Source) =>
  plugins
    .filter(({ folder }) => (folder !== '' || kind === 'plugin') && isIn(path, folder))
    .sort((a, b) => b.folder.length - a.folder.length);

/** Each folder may have one of its own. */
export const ANYWHERE = /(?:^|\/)(?:changelog|index|license|readme|skill)\.\w+$/i;

/** file: from the source's root. Null: it has no such variable. Of what no plugin ships, nothing stands in its place. */
export function findRooted(path: string, of: Shipped, source: Source, stateOf: StateOf) {
  const [root] = OF_PLUGIN.exec(path) ?? [];
  if (root === undefined) return null;
  const below = path.replace(OF_PLUGIN, '');
  const folders = of.unshipped ? [] : ownersOf(of, source).map(({ folder }) => folder);
  const [folder] = folders;
  const files = folders.map((one) => posix.join(one, below));
  const file = files.find((one) => stateOf(one) !== 'absent');
  if (file !== undefined) return { file };
  if (folder === undefined || BUILT.test(below) || files.some((one) => one.startsWith('../'))) return {};
  const shipped = source.skills
    .flatMap(({ path: at, files = [] }) => files.map((one) => posix.join(posix.dirname(at), one)))
    .flatMap((one) => (isIn(one, folder) ? [posix.relative(folder, one)] : []));
  const near = ANYWHERE.test(below) ? null : suggestFile(below, shipped);
  const fix = near ? `change it to \`${root}${near}\`.` : 'add the file, or correct the path.';
  return { said: [`it names \`${path}\`, and its plugin has no such file`, fix] as const };
}

/** What custom agents and commands of plugins name so. */
export function lintPartFiles(
  parts: readonly PluginPart[],
  { source, prefix }: Pick<SkillFacts, 'source' | 'prefix'>,
  stateOf: StateOf,
): Finding[] {
  return parts.flatMap((part) => {
    if (part.plugin === null || (part.kind !== 'subagent' && part.kind !== 'command')) return [];
    const file = `${prefix}${part.path}`;
    return listNamed(part.text).flatMap(({ path, index }) => {
      const { said } = findRooted(path, part, source, stateOf) ?? {};
      return said ? [asWarning('plugin-part', { file, line: index + 1, subject: file }, ...said)] : [];
    });
  });
}
