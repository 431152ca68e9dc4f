/** A SKILL.md → the reason why Copilot CLI does not load or show it, with the fix. In prompt mode the CLI itself reports nothing. */
import { type Explanation, explain, explainKept } from '../../../contract/offer.js';
import { cureUntext, isYaml } from '../../../skill/front-matter/problem.js';
import type { Skill } from '../../../skill/skill.js';
import { thousands } from '../../../text/count.js';
import { writeHint } from '../../interface/part-file.js';
import { explainBroken } from '../../listing/explain-loss.js';

const MAX_DESCRIPTION = 1_024;
const MAX_NAME = 64;

/** Copilot's own message: "must start with an ASCII letter or number and contain only ASCII letters, numbers, hyphens, underscores, dots, colons, and spaces". */
const NAME = /^[A-Za-z0-9][A-Za-z0-9._: -]*$/;

/** The rules of 1.0.102 as in `copilot skill list`, each tested on the real binary; null where the skill is loaded and shown. */
export function findRejection(skill: Skill): Explanation | null {
  const { front_matter, description } = skill;
  const { fields, problems } = front_matter;
  if (!front_matter.present)
    return explain(
      'Copilot rejects a SKILL.md without front matter',
      'begin the file with --- and close the block with ---',
    );
  // A block that is YAML but not a mapping counts as empty.
  const broken = problems.find((problem) => !isYaml(problem));
  if (broken) return explainBroken('Copilot rejects front matter that is not YAML', skill.path, broken);
  for (const key of ['name', 'description'])
    if (key in fields && typeof fields[key] !== 'string')
      return explain(
        `Copilot rejects a ${key} that is not text`,
        `${cureUntext(fields[key])}${key === 'name' ? ', or remove the line' : ''}`,
      );
  if ('argument-hint' in fields && typeof fields['argument-hint'] !== 'string') {
    const line = writeHint(fields);
    return explain(
      `Copilot rejects an argument-hint that is not a string${line ? ', and brackets without quotes are a list' : ''}`,
      line ? `write \`${line}\`` : 'write it in quotes',
    );
  }
  if (fields['name'] === '')
    return explain(
      'Copilot rejects an empty name',
      'fill it in, or remove the line so that the skill is named after its folder',
    );
  if (skill.id.length > MAX_NAME)
    return explain(
      `Copilot rejects a name of more than ${MAX_NAME} characters, and this one has ${thousands(skill.id.length)}`,
      'shorten the name',
    );
  if (!NAME.test(skill.id.trim()))
    return explain(
      'Copilot rejects this name: it must start with an ASCII letter or digit and contain only ASCII letters, digits, . _ - : and spaces',
      'rename the skill',
    );
  if (description !== null && description.length > MAX_DESCRIPTION)
    return explain(
      `Copilot rejects a description of more than ${thousands(MAX_DESCRIPTION)} characters, and this one has ${thousands(description.length)}`,
      'shorten the description',
    );
  const tools = fields['allowed-tools'];
  if (tools !== undefined && typeof tools !== 'string' && !isTextList(tools))
    return explain(
      'Copilot rejects a value of allowed-tools that is neither a string nor a list of strings',
      'write it as one of these',
    );
  for (const key of ['user-invocable', 'disable-model-invocation'])
    if (key in fields && typeof fields[key] !== 'boolean')
      return explain(`Copilot rejects a ${key} that is not a boolean`, 'write true or false, without quotes');
  return null;
}

/** Asked last, when nothing else is in the way: taking it back must be enough. */
export const explainHidden = ({ front_matter: { fields } }: Skill): Explanation | null =>
  fields['disable-model-invocation'] === true ? explainKept('`disable-model-invocation`') : null;

const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every((v) => typeof v === 'string');
