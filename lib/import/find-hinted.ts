/** A row that asks for no skill, with the files around it → the skill that it is about, and by what that is known. */
import { isSameSkill } from '../skill/find-skill.js';
import type { Skill, Source } from '../skill/skill.js';
import { findNamed } from './find-skill.js';
import { skillFileOf } from './hints.js';
import type { ImportedFile, ImportedRow, SkillHints } from './imported.js';

/** What stands beside a skill's name in the name of its suite. */
const ABOUT_TESTS =
  /(?:^|[-_.])(?:tests?|evals?|triggers?|quality|routing|cases?|specs?|prompts?|queries|suite)(?=$|[-_.])/gi;
/** How a suite about routing says that no skill is right. */
const NO_SKILL = /^(?:none|null|no[-_ ]?skill|no[-_ ]?match|n\/a)?$/i;

export interface Meaning {
  expected: Skill | null;
  disallowed: Skill[];
  none: boolean;
  /** The reason in words; null where the row itself names the skill. */
  known_by: string | null;
}

/** Null where nothing says it. */
export function findHinted(row: ImportedRow, file: ImportedFile, source: Source): Meaning | null {
  if (row.hints === null) return null;
  const { is, not } = row.hints.answers;
  if (is.length + not.length > 0 && isRouting(file, source)) return readAnswers(row.hints, source);
  const meant = (skill: Skill, known_by: string): Meaning => ({
    expected: skill,
    disallowed: [],
    none: false,
    known_by,
  });
  for (const name of row.hints.names) {
    const found = findReferred(name, file, source);
    if (found) return meant(found, `it names ${name}`);
  }
  for (const path of [row.hints.file, file.source_path, file.path]) {
    const found = path === null ? null : findInPath(path, source);
    if (found) return meant(found, `by the name of its file ${path}`);
  }
  const within = file.source_path === null ? null : findFolderOf(file.source_path, source);
  return within ? meant(within, 'by the folder that its file lies in') : null;
}

/** A suite whose right answers are names of skills asks which skill is chosen. */
const isRouting = (file: ImportedFile, source: Source): boolean =>
  file.rows.some(({ hints }) => hints?.answers.is.some((answer) => isSkill(answer, source)));

const isSkill = (name: string, source: Source): boolean => name !== '' && findNamed(name, source).length === 1;

function readAnswers({ answers }: SkillHints, source: Source): Meaning | null {
  const [expected] = answers.is.flatMap((answer) => (isSkill(answer, source) ? findNamed(answer, source) : []));
  const disallowed = answers.not.flatMap((answer) => (isSkill(answer, source) ? findNamed(answer, source) : []));
  const none = answers.is.some((answer) => NO_SKILL.test(answer));
  if (!expected && !none && disallowed.length === 0) return null;
  return { expected: expected ?? null, disallowed, none: none && !expected, known_by: null };
}

/** A name, or a SKILL.md relative to the file or to the source. */
function findReferred(name: string, file: ImportedFile, source: Source): Skill | null {
  const path = skillFileOf(name);
  if (path !== null) {
    const folder = file.source_path?.split('/').slice(0, -1).join('/') ?? '';
    const paths = [joinPath(folder, path), joinPath('', path)];
    const exact = source.skills.find((skill) => paths.includes(skill.path));
    if (exact) return exact;
  }
  return path !== null && !path.includes('/') ? null : onlyOne(findNamed(path ?? name, source));
}

function joinPath(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of [...folder.split('/'), ...path.split('/')])
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  return parts.join('/');
}

/** The skill that a folder or the file itself is named after, the innermost first. */
function findInPath(path: string, source: Source): Skill | null {
  const [base = '', ...folders] = path.split('/').reverse();
  const plain = base.replace(/\.[^.]*$/, '');
  const stem = plain.replace(ABOUT_TESTS, '').replace(/^[-_.]+|[-_.]+$/g, '');
  for (const name of [plain, plain.replace(/\..*$/, ''), stem, ...folders]) {
    const found = source.skills.filter((skill) => name !== '' && (skill.id === name || skill.dir === name));
    const one = onlyOne(found);
    if (one) return one;
  }
  return null;
}

/** The skill in whose own folder a file lies, however deep. */
function findFolderOf(path: string, source: Source): Skill | null {
  const holding = source.skills.filter((skill) => path.startsWith(skill.path.replace(/SKILL\.md$/i, '')));
  return holding.sort((one, other) => other.path.length - one.path.length)[0] ?? null;
}

function onlyOne(found: readonly Skill[]): Skill | null {
  const [first, ...others] = found;
  return first && others.every((other) => isSameSkill(first, other)) ? first : null;
}
