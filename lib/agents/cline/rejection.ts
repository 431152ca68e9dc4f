/** A SKILL.md → why Cline does not list it, with the fix. It says nothing of it. */
import { type Explanation, explain, explainKept } from '../../contract/offer.js';
import { cureUntext, isYaml } from '../../skill/front-matter/problem.js';
import type { Skill } from '../../skill/skill.js';
import type { ListingContext } from '../interface/listing.js';
import { outermost, syncedPath } from '../launch/synced-skills.js';
import { explainBroken } from '../listing/explain-loss.js';

/** The rules of 3.0.65; null where it is listed. It needs no front matter at all. */
export function findRejection(skill: Skill, { source, install }: ListingContext): Explanation | null {
  const { path, front_matter, text } = skill;
  const outer = outermost(skill, source);
  const isSynced = install === 'skills';
  if (isSynced && outer !== skill)
    return explain(
      `Cline does not look for skills inside the folder of another skill, and that of ${outer.path} is one`,
      `move ${path} out of it`,
    );
  if (isSynced && syncedPath(skill, source).split('/').length > 2)
    return explain(
      `Cline looks for skills one folder deep, and another skill's folder has the same name as that of ${path}`,
      'rename one of the two',
    );
  const { fields, problems, body_line, present } = front_matter;
  // A block that is YAML but no mapping counts as none.
  const broken = present && problems.find((one) => !isYaml(one) && one.kind !== 'control_character');
  if (broken) return explainBroken('Cline does not list a skill whose front matter is not YAML', path, broken);
  const odd = ['name', 'description'].find((key) => typeof (fields[key] ?? '') !== 'string');
  if (odd) return explain(`Cline does not list a skill whose ${odd} is not text`, cureUntext(fields[odd]));
  if (String(fields['name'] ?? '').includes(', '))
    return explain(
      `Cline separates the names of its list by commas, so that a model reads '${fields['name']}' as several skills`,
      'rename it',
    );
  if (fields['disabled'] === true || fields['enabled'] === false)
    return explainKept(fields['enabled'] === false ? '`enabled: false`' : '`disabled: true`');
  const word = ['disabled', 'enabled'].find((key) => typeof (fields[key] ?? false) !== 'boolean');
  if (word)
    return explain(`Cline does not list a skill whose \`${word}\` is neither true nor false`, 'remove that line');
  const body = text.split(/\r?\n/).slice(present ? body_line - 1 : 0);
  return body.some((line) => line.trim() !== '')
    ? null
    : explain('Cline does not list a skill without instructions', `write them below the front matter of ${path}`);
}

export const NAMES_ONLY = explain(
  'Cline puts no description before the model, for any skill: a model has the name alone to go by',
  'say in the name what the skill is for',
);
