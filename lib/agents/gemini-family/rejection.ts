/** Where a skill stands → why Gemini CLI and its fork Qwen Code, whose rules of places are the same, do not come to it. */
import { type Explanation, explain, MOVE_IT } from '../../contract/offer.js';
import type { Skill, Source } from '../../skill/skill.js';

/** The manifest of an extension, and the names that the agent takes. */
interface Manifest {
  file: string;
  names: RegExp;
}

/** Why the agent's own step installs no such extension, and a session skips it; null where it has a usable manifest, or gets one. */
export function rejectManifest(title: string, { file, names }: Manifest, { extensions }: Source): Explanation | null {
  const fields = extensions?.[file];
  if (fields === null) return explain(`${title} skips an extension whose ${file} is not a JSON object`, 'correct it');
  if (!fields) return null;
  const { name, version, settings = [] } = fields;
  if (!name || !version)
    return explain(`${title} skips an extension without a name and a version`, `add them to ${file}`);
  if (typeof name === 'string' && !names.test(name))
    return explain(
      `${title} skips an extension whose name has other characters than it allows: '${name}'`,
      `correct it in ${file}`,
    );
  return Array.isArray(settings)
    ? null
    : explain(`${title} skips an extension whose settings are not a list`, `correct them in ${file}`);
}

export const rejectMissing = (title: string, field: string, { path }: Skill): Explanation =>
  explain(`${title} drops a skill without a ${field}`, `add ${field} to the front matter of ${path}`);

/** taken: how it reads what is not YAML. */
export const explainOther = (title: string, taken: string, { path }: Skill): Explanation =>
  explain(
    `${title} reads another description than the one in ${path}, because the front matter is not valid YAML and it then takes ${taken}`,
    'put the value in quotes',
  );

/** places: in which it looks. */
export const rejectFromExtension = (
  title: string,
  manifest: Manifest,
  places: RegExp,
  { path }: Skill,
  source: Source,
): Explanation | null =>
  rejectManifest(title, manifest, source) ??
  (places.test(path)
    ? null
    : explain(
        `${title} looks for an extension's skills in skills/<name>/SKILL.md only, and this one is in ${path}`,
        MOVE_IT,
      ));

/** A project has one folder of a name; in an extension each skill has its own. */
export function rejectTakenFolder(skill: Skill, { skills }: Source): Explanation | null {
  const first = skills.find(({ dir }) => dir === skill.dir);
  return first === undefined || first === skill
    ? null
    : explain(`a project has one folder '${skill.dir}', and ${first.path} is in it`, 'rename one of the two folders');
}
