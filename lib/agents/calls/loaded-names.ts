/** A call of an agent's skill tool and what it brought → the skill that was asked for, and its other names in the source. */
import { toPosix } from '../../bash/windows.js';
import { asFields, string } from '../../input/json-value.js';
import type { TranscriptFacts } from '../interface/transcript-parser.js';

/** Of a call that names its argument otherwise, the first text; an empty name is a name. */
export function namedSkill(input: unknown, argument: string): string {
  const fields = asFields(input);
  return string([fields[argument], ...Object.values(fields)].find((value) => typeof value === 'string'));
}

/** Of the skill in a folder that a text names: none where it is not installed, the folder's own where that is not known. */
export const namesOfFolder = (folder: string, facts: TranscriptFacts): string[] =>
  facts.installed_skills === null
    ? [toPosix(folder).split('/').at(-1) ?? '']
    : otherNames('', folder, () => false, facts);

/** folder: from which the result says that it loaded; where it says none, the skills that are listed under that name. */
export function otherNames(
  skill: string,
  folder: string | undefined,
  isListed: (id: string) => boolean,
  { installed_skills }: TranscriptFacts,
): string[] {
  const found = (installed_skills ?? []).filter(({ id, path }) =>
    folder === undefined ? isListed(id) : path === `${toPosix(folder)}/SKILL.md`,
  );
  const names = found.flatMap(({ id, dir = id, also = [] }) => [id, dir, ...also]);
  return [...new Set(names)].filter((name) => name !== skill);
}
