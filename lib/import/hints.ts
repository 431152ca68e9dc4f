/** A test without an assertion about skills → the names and paths in it that may say which skill it is about. */
import { isJson, type Json } from '../input/json-value.js';

/** `skill`, `skill_name`, `expectedSkill`, `target-skill-id`: variables and metadata that people name a skill in. */
const NAMES_SKILL = /^(?:(?:expected|target|tested)[_-]?)?skill(?:[_-]?(?:name|id|path|file|dir))?$/i;
const IS_SKILL_FILE = /(?:^|\/)SKILL\.md$/;

/** A path to a SKILL.md, with or without `file://`; null where the text is not such a path. */
export function skillFileOf(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 500) return null;
  const path = text.trim().replace(/^file:\/\//, '');
  return IS_SKILL_FILE.test(path) ? path : null;
}

/** The variables that name a skill, each with what it says. */
export function namedSkills(fields: Json): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(fields)) {
    const file = skillFileOf(value);
    const named = NAMES_SKILL.test(name) && typeof value === 'string' && value !== '' ? value : null;
    if (file !== null || named !== null) found.set(name, file ?? (named as string));
  }
  return found;
}

/** The skills among the files that are attached to messages. */
export function attachedSkills(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(attachedSkills);
  if (!isJson(value)) return [];
  const file = value['type'] === 'text' ? null : skillFileOf(value['value'] ?? value['path']);
  return file === null ? attachedSkills(value['content'] ?? null) : [file];
}

/** The whole answers that a test demands or refuses: in a suite about routing they are ids of skills. */
export function answersOf(asserts: readonly unknown[]): { is: string[]; not: string[] } {
  const answers: { is: string[]; not: string[] } = { is: [], not: [] };
  for (const assert of asserts.flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))) {
    if (!isJson(assert) || typeof assert['value'] !== 'string') continue;
    if (assert['type'] === 'equals') answers.is.push(assert['value'].trim());
    if (assert['type'] === 'not-equals') answers.not.push(assert['value'].trim());
  }
  return answers;
}

/** What authors call a case in which their skill has to stay out. */
const STAYS_OUT =
  /(?:^|[^a-z])(?:neg|negative|near[-_ ]?miss|no[-_ ]?trigger|(?:should|must|does)[-_ ]?not[-_ ]?(?:trigger|fire|activate|invoke|use|route)|off[-_ ]?topic|out[-_ ]?of[-_ ]?scope|unrelated|irrelevant)(?![a-z])/i;

export const staysOut = (name: string | null): boolean => STAYS_OUT.test(name ?? '');
