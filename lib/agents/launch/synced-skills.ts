/** A source's skills → where a sync writes them in an agent's folder of personal skills: each in a folder of its own. */
import { posix } from 'node:path';
import type { Files } from '../../contract/ports/files.js';
import { memoize } from '../../input/memoize.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { UnitSetup } from '../interface/unit-setup.js';
import { foldersAbove } from '../listing/folders.js';

const { dirname, join } = posix;

const byFolder = memoize(({ skills }: Source) => new Map(skills.map((skill) => [dirname(skill.path), skill])));

/** The outermost skill whose folder contains this one; copying that folder copies both. */
export function outermost(skill: Skill, source: Source): Skill {
  return byFolder(source).get('.') ?? outermostBelowRoot(skill, source);
}

/** The same where the skills of a source whose root is a skill too are copied one by one. */
export function outermostBelowRoot(skill: Skill, source: Source): Skill {
  const outer = foldersAbove(skill.path).findLast((at) => at !== '.' && byFolder(source).has(at));
  return (outer === undefined ? null : byFolder(source).get(outer)) ?? skill;
}

/** {folder name: the first separately copied skill in a folder of that name} */
const firstByName = memoize((source: Source) => {
  const copied = source.skills.filter((skill) => outermost(skill, source) === skill);
  return new Map(copied.toReversed().map((skill) => [skill.dir, skill]));
});

/** The path below the agent's folder of skills is the skill's own folder name, or its whole path if two folders have the same name. */
function syncedFolder(skill: Skill, source: Source): string {
  // Agents skip folders that begin with a dot.
  return firstByName(source).get(skill.dir) === skill ? skill.dir : dirname(skill.path).replace(/(^|\/)\.+/g, '$1');
}

/** The skill's SKILL.md, relative to the agent's folder of skills. */
export function syncedPath(skill: Skill, source: Source): string {
  const outer = outermost(skill, source);
  const below = dirname(outer.path) === '.' ? skill.path : skill.path.slice(dirname(outer.path).length + 1);
  return join(syncedFolder(outer, source), below);
}

export async function copySkills(source: Source, source_copy: string, to: string, files: Files): Promise<void> {
  for (const skill of source.skills) {
    if (outermost(skill, source) !== skill) continue;
    const folder = join(to, dirname(syncedPath(skill, source)));
    // Of two folders of one name a user has the first; a neighbour's comes later.
    if ((await files.list(folder)).length > 0) continue;
    await files.copy(join(source_copy, dirname(skill.path)), folder, { within: source_copy });
  }
}

/** pathOf: of a SKILL.md. Of two skills with one folder the first is there. */
export async function copyFolders(
  skills: readonly Skill[],
  source_copy: string,
  pathOf: (skill: Skill) => string,
  files: Files,
): Promise<void> {
  const folders = new Map(skills.toReversed().map((skill) => [pathOf(skill), skill]));
  for (const [path, skill] of folders)
    await files.copy(join(source_copy, dirname(skill.path)), dirname(path), { within: source_copy });
}

/** Parts of the project that its users also get, as far as they are there. A case's own workspace takes precedence: existing files are not replaced. */
export async function copyProjectParts(
  { workspace, source_copy }: Pick<UnitSetup, 'workspace' | 'source_copy'>,
  parts: readonly string[],
  files: Files,
): Promise<void> {
  for (const part of parts)
    await files
      .copy(join(source_copy, part), join(workspace, part), { keep: true })
      .catch((error: { code?: unknown }) => {
        if (error.code !== 'ENOENT') throw error;
      });
}

export async function copyWithNeighbours(setup: UnitSetup, to: string, files: Files): Promise<void> {
  for (const { source, source_copy } of [...(setup.install === 'project' ? [] : [setup]), ...(setup.neighbours ?? [])])
    await copySkills(source, source_copy, to, files);
}
