/** A source's package.json → which of its skills pi finds in it as a package, and why it does not find the others (0.87.1). */

import { posix } from 'node:path';
import picomatch from 'picomatch';
import { type Explanation, explain } from '../../contract/offer.js';
import { asFields, isJson } from '../../input/json-value.js';
import type { Skill, Source } from '../../skill/skill.js';
import { foldersAbove } from '../listing/folders.js';
import { explainPath, isHidden } from './explain-path.js';

const { basename, dirname, join, normalize, relative } = posix;

const manifestOf = (source: Source) => asFields(source.extensions?.['package.json'])['pi'];

export const isPackage = (source: Source): boolean => isJson(manifestOf(source));

/** A list with anything but strings in it counts as absent; null where there is no list. */
function entriesOf(source: Source): string[] | null {
  const { skills } = asFields(manifestOf(source));
  return Array.isArray(skills) && skills.every((entry) => typeof entry === 'string') ? skills : null;
}

/** It has a manifest, and that names no skills: a user gets none of them, whatever lies in `skills/`. */
export const namesNoSkills = (source: Source): boolean => isPackage(source) && entriesOf(source) === null;

const isGlob = (entry: string): boolean => /[*?]/.test(entry);
const isOverride = (entry: string): boolean => /^[!+-]/.test(entry);

/** Whether an entry names this file or folder. Globs do not see what begins with a dot. */
function names(entry: string, place: string): boolean {
  if (!isGlob(entry)) return (normalize(entry).replace(/\/$/, '') || '/') === place;
  return !place.split('/').some(isHidden) && picomatch.isMatch(place, entry.replace(/^\.\//, ''));
}

/** Why pi does not come from a place to a SKILL.md below it. */
function rejectFrom(place: string, skill: Skill, source: Source): Explanation | null {
  if (place === skill.path) return null;
  const folders = relative(place, dirname(skill.path)).split('/').filter(Boolean);
  const below = folders.map((name, at) => ({ name, folder: join(place, ...folders.slice(0, at + 1)) }));
  return explainPath([{ name: '', folder: place }, ...below], skill, source);
}

/** As its own code does it: a pattern is a glob on four names, `+` and `-` name one file or folder exactly. */
function isExcluded(path: string, entries: readonly string[]): boolean {
  const folder = dirname(path);
  const patterns = (sign: string) => entries.filter((entry) => entry.startsWith(sign)).map((entry) => entry.slice(1));
  const excludes = patterns('!').filter((pattern) => !pattern.startsWith('./'));
  const isNamed = (exact: string[]) =>
    exact.map((each) => each.replace(/^\.\//, '')).some((each) => each === path || each === folder);
  if (isNamed(patterns('-'))) return true;
  const hit = [path, basename(path), folder, basename(folder)].some((name) => picomatch.isMatch(name, excludes));
  return hit && !isNamed(patterns('+'));
}

/** One sentence with the fix; null where the package brings this skill. */
export function rejectFromPackage(skill: Skill, source: Source): Explanation | null {
  const { path } = skill;
  if (namesNoSkills(source))
    return explain(
      'pi finds no skills in a package whose "pi" in package.json has no list of them, not even in skills/',
      'add "skills": ["./skills"] to it',
    );
  const entries = entriesOf(source) ?? ['skills'];
  const sources = entries.filter((entry) => !isOverride(entry));
  const ways = [path, ...foldersAbove(path)]
    .filter((place) => sources.some((entry) => names(entry, place)))
    .map((place) => rejectFrom(place, skill, source));
  const [reason] = ways;
  if (reason === undefined)
    return explain(
      `pi looks for the skills of a package in ${sources.join(', ') || 'no folder'} only, not in ${path}`,
      'name its folder under "pi": { "skills": [...] } in package.json',
    );
  if (!ways.includes(null)) return reason;
  return isExcluded(path, entries)
    ? explain(`"pi": { "skills": [...] } in package.json takes ${path} out again`, 'correct its entry with "!" or "-"')
    : null;
}
