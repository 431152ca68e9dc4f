/** A SKILL.md → why pi does not load it or show it, with the fix. In print mode the CLI itself says nothing. */

import { posix } from 'node:path';
import { type Explanation, explain, explainKept } from '../../contract/offer.js';
import { cureUntext } from '../../skill/front-matter/problem.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { ListingContext } from '../interface/listing.js';
import { outermost, syncedPath } from '../launch/synced-skills.js';
import { explainBroken } from '../listing/explain-loss.js';
import { explainPath } from './explain-path.js';
import { readDescription, readFields } from './front-matter.js';
import { rejectFromPackage } from './package.js';

const { dirname, join, relative } = posix;

/** The rules of 0.87.1; null where the skill is loaded and shown. Names and lengths that its documentation forbids are only warned of. */
export const findRejection = (skill: Skill, context: ListingContext): Explanation | null =>
  rejectPlace(skill, context) ?? rejectFile(skill);

function rejectPlace(skill: Skill, { source, install }: ListingContext): Explanation | null {
  if (install === 'project') return rejectInProject(skill, source);
  if (install !== 'skills') return rejectFromPackage(skill, source);
  const outer = dirname(outermost(skill, source).path);
  const below = relative(outer, dirname(skill.path)).split('/').filter(Boolean);
  const names = dirname(syncedPath(skill, source)).split('/');
  const first = names.length - 1 - below.length;
  // A sync may make folders around the one that it copies.
  const steps = names.map((name, at) => ({
    name,
    folder: at < first ? null : join(outer, ...below.slice(0, at - first)),
  }));
  return explainPath([{ name: '', folder: null }, ...steps], skill, source);
}

function rejectInProject(skill: Skill, source: Source): Explanation | null {
  const root = skill.folder ?? '.';
  const below = relative(root, dirname(skill.path)).split('/').filter(Boolean);
  const steps = below.map((name, at) => ({ name, folder: join(root, ...below.slice(0, at + 1)) }));
  return explainPath([{ name: '', folder: root }, ...steps], skill, source);
}

function rejectFile(skill: Skill): Explanation | null {
  const { fields, problem } = readFields(skill);
  if (problem) return explainBroken('pi rejects front matter that is not YAML', skill.path, problem);
  const { description } = fields;
  if (description !== null && typeof description === 'object')
    return explain('pi rejects a description that is not text', cureUntext(description));
  if (readDescription(skill) === null)
    return explain('pi rejects a skill without a description', 'write `description: …` in its front matter');
  return fields['disable-model-invocation'] === true ? explainKept('`disable-model-invocation`') : null;
}
