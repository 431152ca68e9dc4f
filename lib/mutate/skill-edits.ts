/** A skill and what is to be done to it → the edits of the source that do it. */
import { posix } from 'node:path';
import { bodyOf } from '../skill/body.js';
import type { Skill, Source } from '../skill/skill.js';
import type { Change, Edit } from './mutant.js';
import { setField } from './skill-text.js';

const { basename, dirname, join } = posix;

export const replaceText = ({ path, real_path }: Skill, text: string): Edit => ({
  do: 'replace',
  path: real_path ?? path,
  text,
});

export function removeSkill(skill: Skill, { skills }: Source): Edit {
  const folder = dirname(skill.path);
  const shared = folder === '.' || skills.some(({ path }) => path !== skill.path && path.startsWith(`${folder}/`));
  return { do: 'remove', path: shared ? skill.path : folder };
}

export function renameSkill(skill: Skill): Edit[] {
  const folder = dirname(skill.path);
  const renamed = replaceText(skill, setField(skill, 'name', `${skill.id}-renamed`));
  if (folder === '.') return [renamed];
  return [renamed, { do: 'rename', path: folder, to: join(dirname(folder), `${basename(folder)}-renamed`) }];
}

/** Beyond one agent's limit for a description after the other's; the last is beyond any listing. */
export const LENGTHS = [1_100, 1_700, 5_000, 20_000, 80_000];
const FILLER = ' It also does a great many other things that are told at length here.';

export function lengthen(skill: Skill, copies: readonly Skill[], length: number): Change {
  const whole = `${skill.description ?? skill.id}${FILLER.repeat(Math.ceil(length / FILLER.length))}`;
  const text = setField(skill, 'description', whole);
  return {
    what: `its description has ${whole.length.toLocaleString('en')} characters`,
    edits: copies.map((copy) => replaceText(copy, text)),
  };
}

export const UNRELATED = 'Folds cranes and frogs out of coloured paper.';
export const STRANGE_BODY = '\nNothing of this skill is left here.\n';

export function findSibling(skill: Skill, { skills }: Source): Skill | null {
  const at = skills.indexOf(skill);
  const after = [...skills.slice(at + 1), ...skills.slice(0, at)];
  return after.find((other) => bodyOf(other).trim() !== '' && bodyOf(other) !== bodyOf(skill)) ?? null;
}
