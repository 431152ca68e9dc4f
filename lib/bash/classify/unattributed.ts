/** Lines without a header or front matter that names their file → whether they may be one skill's instructions. */
import { bareId } from '../../text/bare-id.js';
import { FEW } from '../output/sections.js';
import { stripPrefix, withoutHeadings } from '../output/skill-text.js';
import type { How } from '../shell/flow.js';
import type { Facts } from './collect-facts.js';
import type { InstalledSkill } from './locate.js';

/** One file was printed, and beside it only text that the command itself contains. */
export const isOnlyOutput = (facts: Facts): boolean =>
  facts.fileCount === 1 && facts.shown.size === 1 && !facts.hasOtherText;

export function mayBeInstructions(skill: InstalledSkill, facts: Facts, how: Exclude<How, 'search' | 'tool'>): boolean {
  const { substantive, texts } = facts.output;
  // Where the printed texts name themselves, a skill that only a pattern may mean must be among them.
  if (facts.uncertain.has(skill) && texts.length > 0) return false;
  if (isAnothers(skill, facts)) return false;
  const several = facts.shown.size > 1;
  if (several && isBeforeIt(skill, facts)) return false;
  switch (how) {
    case 'whole':
      // A whole file shows its front matter: lines without it are a message, or another text.
      return substantive.length > 0 && texts.length > 0 && facts.fileCount === 1 && !facts.hasOtherText;
    case 'part':
      return withoutHeadings(substantive).length > 0 && !(several && namesAnother(skill, facts));
    case 'head':
      return withoutHeadings(substantive).length >= FEW && isOnlyOutput(facts);
    case 'program':
      // A program that was given a folder: which of its skills it printed, only the lines can say.
      if (facts.uncertain.has(skill) && several) return namesItself(skill, substantive);
      // A line or two of each is a list of descriptions.
      return substantive.length >= FEW * facts.shown.size && !(several && namesAnother(skill, facts));
  }
}

/** `cat {a,b}/SKILL.md | head -30`: what came begins with the front matter of one, and that of the other never came. */
function isBeforeIt(skill: InstalledSkill, { output: { remaining, texts }, shown, skills }: Facts): boolean {
  const claimed = texts.length > 0 && texts.every(({ name }) => skills.some((other) => hasName(other, name)));
  const cut = [...shown.values()].every((how) => how === 'part' || how === 'head');
  return cut && claimed && isFence(remaining[0] ?? '') && !texts.some(({ name }) => hasName(skill, name));
}

/** `cat skills/*\/SKILL.md | tail`: where instructions name another skill of those and not this one, they are the other's. */
function namesAnother(skill: InstalledSkill, facts: Facts): boolean {
  const { substantive } = facts.output;
  return !namesItself(skill, substantive) && [...facts.shown.keys()].some((other) => namesItself(other, substantive));
}

const namesItself = ({ id, dir = id }: InstalledSkill, lines: readonly string[]) =>
  lines.filter((line) => namesId(line, bareId(id)) || namesId(line, dir)).length >= FEW;

/** What came back from one file says by its front matter that it is another known skill's, whatever the path. */
export function isAnothers(skill: InstalledSkill, facts: Facts): boolean {
  const [text] = facts.output.texts;
  if (!text || hasName(skill, text.name) || facts.fileCount !== 1) return false;
  return facts.skills.some((other) => hasName(other, text.name));
}

export const isFence = (line: string) => [line, stripPrefix(line)].some((text) => text.trim() === '---');

export const hasName = (skill: InstalledSkill, name: string) =>
  name === skill.id || name === bareId(skill.id) || name === skill.dir;

/** The id as a whole word: `demo` is not `demo-two`. */
function namesId(line: string, id: string): boolean {
  const at = line.indexOf(id);
  return at >= 0 && !/[\w-]/.test(line[at - 1] ?? ' ') && !/[\w-]/.test(line[at + id.length] ?? ' ');
}
