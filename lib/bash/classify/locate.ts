/** A path in a command, which may be a pattern or relative to an unknown folder → the installed skills it means. */
import { posix } from 'node:path';
import { escapePattern } from '../../text/escape.js';
import type { Section } from '../output/sections.js';
import { ANY_CHAR, ANY_NAME, ANYTHING, HAS_PATTERN } from '../shell/flow.js';

export interface InstalledSkill {
  id: string;
  /** Its SKILL.md. */
  path: string;
  dir?: string;
}

/** own: its SKILL.md; other: another file in its folder; below: it lies in the folder that is named. */
export interface Located {
  skill: InstalledSkill;
  role: 'own' | 'other' | 'below';
}

const LAST_WILD = new RegExp(`${HAS_PATTERN.source}+$`);

function patternOf(path: string): RegExp {
  const source = escapePattern(path)
    .replaceAll(ANY_NAME, '[^/]*')
    .replaceAll(ANY_CHAR, '[^/]')
    .replaceAll(new RegExp(`(?:${ANYTHING})+`, 'g'), '.*');
  return new RegExp(`^${source}$`);
}

/** The part of a path that does not depend on where it starts. */
function tailOf(path: string, cwd: string | null): string | null {
  let tail = path;
  if (cwd !== null && path.startsWith(`${cwd}/`)) tail = path.slice(cwd.length + 1);
  else if (path.startsWith('~/')) tail = path.slice(2);
  else if (path.startsWith(ANYTHING)) tail = path.replace(new RegExp(`^(?:${ANYTHING})+/?`), '');
  else if (path.startsWith('/')) return cwd === null ? null : siblingOf(path, cwd);
  tail = tail.replace(/^(\.\.?\/)+/, '').replace(/\/+$/, '');
  return tail === '' || tail === '.' ? null : tail;
}

/** `../other/SKILL.md`: where the command started in another folder than we think, what lies beside that folder. */
function siblingOf(path: string, cwd: string): string | null {
  const tail = path.split('/').slice(-2).join('/');
  return cwd.startsWith(path.slice(0, -tail.length)) && path.length > tail.length + 1 ? tail : null;
}

/** Skills whose place a path names; exact places first, then by the tail, since a tool may have started elsewhere than we think. */
export function locate(path: string, cwd: string | null, skills: readonly InstalledSkill[]): Located[] {
  const patterned = HAS_PATTERN.test(path);
  const exact = patterned
    ? locatePattern(path, skills)
    : skills.flatMap((skill) => roleOf(path.replace(/\/+$/, ''), skill));
  if (exact.length > 0) return exact;
  const tail = tailOf(path, cwd);
  // A bare file name does not say which skill it belongs to; the output has to.
  if (tail === null || !tail.includes('/') || tail === ANYTHING) return [];
  const found: Located[] = [];
  const pattern = patterned ? patternOf(`${ANYTHING}/${tail}`) : null;
  for (const skill of skills) {
    if (pattern ? pattern.test(skill.path) : skill.path.endsWith(`/${tail}`)) found.push({ skill, role: 'own' });
    else if (!pattern && isBelowTail(skill, tail)) found.push({ skill, role: 'other' });
    else if (!pattern && skill.path.includes(`/${tail}/`)) found.push({ skill, role: 'below' });
  }
  return found;
}

function roleOf(path: string, skill: InstalledSkill): Located[] {
  const folder = posix.dirname(skill.path);
  // A disk that ignores case has the file under either name.
  if (path.toLowerCase() === skill.path.toLowerCase()) return [{ skill, role: 'own' }];
  if (path.startsWith(`${folder}/`)) return [{ skill, role: 'other' }];
  return skill.path.startsWith(path === '/' ? '/' : `${path}/`) ? [{ skill, role: 'below' }] : [];
}

function locatePattern(path: string, skills: readonly InstalledSkill[]): Located[] {
  if (path.replaceAll(ANYTHING, '') === '') return [];
  const pattern = patternOf(path);
  return skills.flatMap((skill): Located[] => (pattern.test(skill.path) ? [{ skill, role: 'own' }] : []));
}

/** `skills/alpha/references/x.md` below a skill at `…/skills/alpha/SKILL.md`. */
function isBelowTail(skill: InstalledSkill, tail: string): boolean {
  const folder = posix.dirname(skill.path);
  const parts = tail.split('/');
  for (let length = parts.length - 1; length >= 1; length -= 1) {
    const head = parts.slice(0, length).join('/');
    if (folder.endsWith(`/${head}`)) return length > 1 || posix.basename(folder) === head;
  }
  return false;
}

/** A pattern that no installed skill matches, although it says where to look: `vendor/*\/SKILL.md` finds other copies. */
export function isElsewhere(path: string, skills: readonly InstalledSkill[]): boolean {
  if (skills.length === 0 || !HAS_PATTERN.test(path)) return false;
  const folder = path.replace(/skill\.md$/i, '').replace(LAST_WILD, '');
  if (folder === path || !/\w/.test(folder)) return false;
  if (/skill\.md$/i.test(path) || path.includes(ANYTHING)) return true;
  // `current/*`: the folder may be a link to a skill's.
  return skills.some(({ dir, id }) => folder.endsWith(`/${dir ?? id}/`));
}

/** Sections of this skill's file. A path may be printed as git or grep prints it, relative or absolute. */
export function sectionsOf(skill: InstalledSkill, sections: readonly Section[]): Section[] {
  return sections.filter(({ path }) => {
    const plain = path.replace(/^(?:\.{1,2}\/)+/, '');
    return skill.path === path || skill.path.endsWith(`/${plain}`) || plain === skill.path;
  });
}

/**
 * Where nothing is known to be installed, a path of this shape names its skill itself. A disk that ignores case has it as skill.md too,
 * but so is the page of a site called: outside a folder of skills the text has to show that it is a skill's.
 */
export function skillNamedBy(path: string, has_text: boolean): InstalledSkill | null {
  if (!has_text && !path.endsWith('SKILL.md') && !/\bskills\/[^/]+\/[^/]+$/i.test(path)) return null;
  const match = /(?:^|\/)([^/*?\uE000-\uE002]+)\/SKILL\.md$/i.exec(path);
  const name = match?.[1];
  return name && name !== '.' && name !== '..' && name !== '~' ? { id: name, path } : null;
}
