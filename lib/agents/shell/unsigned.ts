/** Lines that neither a header nor front matter signs → may they be this skill's instructions, as the command and the lines tell? */
import { bareId } from '../../skill/bare-id.js';
import type { Facts } from './collect.js';
import type { How } from './flow.js';
import type { InstalledSkill } from './locate.js';

/** So many lines of a body are more than a hit or two of a search. */
export const FEW = 3;

/** One file's text came out, and nothing else that the command does not tell to the letter. */
export const isAlone = (facts: Facts): boolean => facts.sources === 1 && facts.shown.size === 1 && !facts.mixed;

export function isInstruction(skill: InstalledSkill, facts: Facts, how: How): boolean {
  const { worded, texts } = facts.output;
  // Where the texts that came out name themselves, one that is only guessed at must be among them.
  if (facts.guessed.has(skill) && texts.length > 0) return false;
  const several = facts.shown.size > 1;
  switch (how) {
    case 'whole':
      // A whole file beside another program's output would show its front matter.
      return worded.length > 0 && facts.sources === 1 && !facts.mixed;
    case 'part':
      return worded.length > 0 && !(several && isOutspoken(skill, facts));
    case 'head':
      return worded.length > 0 && isAlone(facts);
    case 'program':
      // A line or two of each is a list of descriptions.
      return worded.length >= FEW * facts.shown.size && !(several && isOutspoken(skill, facts));
    case 'search':
      return several || facts.sources > 1 ? namesItself(skill, worded) : worded.length >= FEW;
  }
}

/** `cat skills/*\/SKILL.md | tail`: where instructions name another skill of those and not this one, they are the other's. */
function isOutspoken(skill: InstalledSkill, facts: Facts): boolean {
  const { worded } = facts.output;
  return !namesItself(skill, worded) && [...facts.shown.keys()].some((other) => namesItself(other, worded));
}

const namesItself = ({ id, dir = id }: InstalledSkill, lines: readonly string[]) =>
  lines.filter((line) => namesId(line, bareId(id)) || namesId(line, dir)).length >= FEW;

export const isNamed = (skill: InstalledSkill, name: string) =>
  name === skill.id || name === bareId(skill.id) || name === skill.dir;

/** The id as a whole word: `demo` is not `demo-two`. */
function namesId(line: string, id: string): boolean {
  const at = line.indexOf(id);
  return at >= 0 && !/[\w-]/.test(line[at - 1] ?? ' ') && !/[\w-]/.test(line[at + id.length] ?? ' ');
}
