/** A SKILL.md → why pi does not load it or show it, with the fix. In print mode the CLI itself says nothing. */

import { posix } from 'node:path';
import { type Explanation, explain } from '../../contract/offer.js';
import type { Skill } from '../../skill/skill.js';
import type { ListingContext } from '../agent.js';
import { explainNested } from '../nested-skill.js';
import { outermost } from '../synced-skills.js';
import { rejectFromPackage } from './package.js';

/** The rules of 0.87.1; null: the skill is loaded and shown. Names and lengths that its documentation forbids are only warned of. */
export const findRejection = (skill: Skill, context: ListingContext): Explanation | null =>
  rejectPlace(skill, context) ?? rejectFile(skill);

function rejectPlace(skill: Skill, { source, install }: ListingContext): Explanation | null {
  if (install !== 'skills') return rejectFromPackage(skill, source);
  const { path, dir } = skill;
  const outer = outermost(skill, source);
  if (outer !== skill) return explainNested('pi', path, posix.dirname(outer.path));
  return dir.startsWith('.') || dir === 'node_modules'
    ? explain('pi skips folders that begin with a dot, and node_modules', `rename ${dir} in ${path}`)
    : null;
}

/** A byte order mark is accepted. */
const HARMLESS = /byte order mark|control character/;

function rejectFile({ front_matter, path }: Skill): Explanation | null {
  const { present, fields, problems } = front_matter;
  const broken = present ? problems.find(({ message }) => !HARMLESS.test(message)) : undefined;
  if (broken)
    return explain(
      `pi rejects front matter that is not YAML (${path}, line ${broken.line}: ${broken.message})`,
      'correct that line; quotes around the value are usually enough',
    );
  const description = fields['description'];
  if (typeof description !== 'string' || description.trim() === '')
    return explain('pi rejects a skill without a description', 'write `description: …` in its front matter');
  return fields['disable-model-invocation'] === true
    ? explain('disable-model-invocation hides the skill from the model', 'remove that line if agents should use it')
    : null;
}
