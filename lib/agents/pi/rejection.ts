/** A SKILL.md → why pi does not load it or show it, with the fix. In print mode the CLI itself says nothing. */
import { posix } from 'node:path';
import type { Skill } from '../../skill/skill.js';
import type { ListingContext } from '../agent.js';
import { outermost } from '../synced-skills.js';
import { rejectFromPackage } from './package.js';

/** The rules of 0.87.1; null: the skill is loaded and shown. Names and lengths that its documentation forbids are only warned of. */
export const findRejection = (skill: Skill, context: ListingContext): string | null =>
  rejectPlace(skill, context) ?? rejectFile(skill);

function rejectPlace(skill: Skill, { source, install }: ListingContext): string | null {
  if (install !== 'skills') return rejectFromPackage(skill, source);
  const { path, dir } = skill;
  const outer = outermost(skill, source);
  if (outer !== skill)
    return `pi does not look for skills inside the folder of another skill, and ${posix.dirname(outer.path)} is one. Move ${path} out of it.`;
  return dir.startsWith('.') || dir === 'node_modules'
    ? `pi skips folders that begin with a dot, and node_modules. Rename ${dir} in ${path}.`
    : null;
}

/** A byte order mark is accepted. */
const HARMLESS = /byte order mark|control character/;

function rejectFile({ front_matter, path }: Skill): string | null {
  const { present, fields, problems } = front_matter;
  const broken = present ? problems.find(({ message }) => !HARMLESS.test(message)) : undefined;
  if (broken)
    return `pi rejects front matter that is not YAML (${path}, line ${broken.line}: ${broken.message}). Correct that line; quotes around the value are usually enough.`;
  const description = fields['description'];
  if (typeof description !== 'string' || description.trim() === '')
    return 'pi rejects a skill without a description. Write `description: …` in its front matter.';
  return fields['disable-model-invocation'] === true
    ? 'disable-model-invocation hides the skill from the model. Remove that line if agents should use it.'
    : null;
}
