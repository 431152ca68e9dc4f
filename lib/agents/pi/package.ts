/** A source's package.json → what pi finds in it as a package: its folders of skills. */
import { posix } from 'node:path';
import { asFields, isJson, list } from '../../input/json-value.js';
import type { Source } from '../../skill/skill.js';

const { normalize } = posix;

const manifestOf = (source: Source) => asFields(source.extensions?.['package.json'])['pi'];

export const isPackage = (source: Source): boolean => isJson(manifestOf(source));

/** Relative to the root. Without a list of its own a package has `skills/` (0.87.1). */
export function skillFolders(source: Source): string[] {
  const named = asFields(manifestOf(source))['skills'];
  if (!isPackage(source)) return ['skills'];
  return list(named)
    .filter((path): path is string => typeof path === 'string' && !/^[!+-]|[*?]/.test(path))
    .map((path) => normalize(path).replace(/\/$/, ''));
}
