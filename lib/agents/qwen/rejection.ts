/** A skill → the reason why Qwen Code 0.24.4 does not list it at all, with the fix. */
import { type Explanation, explain, explainKept } from '../../contract/offer.js';
import type { Json } from '../../input/json-value.js';
import type { Skill } from '../../skill/skill.js';
import { rejectFromExtension, rejectMissing, rejectTakenFolder } from '../gemini-family/rejection.js';
import type { ListingContext } from '../interface/listing.js';
import { EXTENSION } from './facts.js';
import { NAME, readFields, textOf } from './front-matter.js';

/** One sentence; null when the skill is listed. */
export function findRejection(skill: Skill, context: ListingContext): Explanation | null {
  const { fields } = readFields(skill);
  if (fields === null)
    return explain(
      'Qwen Code drops a skill without front matter',
      `begin ${skill.path} with a line of three dashes and close the block with another`,
    );
  return rejectFields(fields, skill) ?? rejectFolder(skill, context) ?? rejectHidden(fields);
}

function rejectFolder(skill: Skill, { source, install }: ListingContext): Explanation | null {
  if (install === 'project') return null;
  if (install !== 'extension') return rejectTakenFolder(skill, source);
  return rejectFromExtension('Qwen Code', EXTENSION, /^skills\/[^/]+\/SKILL\.md$/, skill, source);
}

function rejectFields(fields: Json, skill: Skill): Explanation | null {
  const name = textOf(fields['name']);
  if (name === null) return rejectMissing('Qwen Code', 'name', skill);
  if (!NAME.test(name))
    return explain(
      'Qwen Code drops a skill whose name has spaces or other signs than letters, digits, _ : . and -',
      `rename '${name}'`,
    );
  if ((textOf(fields['description']) ?? '').trim() === '') return rejectMissing('Qwen Code', 'description', skill);
  const single = ['allowedTools', 'paths'].find((key) => fields[key] != null && !Array.isArray(fields[key]));
  return single === undefined
    ? null
    : explain(`Qwen Code drops a skill whose ${single} is not a list`, `write it as one in ${skill.path}`);
}

/** Asked last, when nothing else is in the way: taking it back must be enough. */
function rejectHidden({ paths, ...fields }: Json): Explanation | null {
  if (fields['disable-model-invocation'] === true || fields['disable-model-invocation'] === 'true')
    return explainKept('`disable-model-invocation`');
  return Array.isArray(paths) && paths.some((one) => String(one).trim() !== '')
    ? explain(
        'its `paths` hide it from the listing until a matching file is touched',
        'remove the field to offer it from the start',
      )
    : null;
}
