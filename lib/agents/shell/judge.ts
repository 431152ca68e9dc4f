/** Facts of a command → did the model get this skill's instructions, and if not, what happened instead. */
import { bareId } from '../../skill/bare-id.js';
import { sectionsOf, wordedLines } from './attribute.js';
import type { Facts } from './collect.js';
import type { How } from './flow.js';
import type { InstalledSkill } from './locate.js';
import {
  bodyLines,
  countShown,
  isFrontMatterOnly,
  type SkillText,
  stripPrefix,
  withoutHeadings,
} from './skill-text.js';
import { FEW, isAlone, isInstruction, isNamed } from './unsigned.js';

interface Judgement {
  /** The skill's id; for one that only a path names, what its front matter says. */
  skill: string;
  text: 'own' | 'other' | 'none';
  why: string | null;
  path: string;
}

type BodyOf = ((path: string) => string | null) | null;

export function judgeSkill(
  skill: InstalledSkill,
  facts: Facts,
  call: { exit_code: number | null; bodyOf: BodyOf },
): Judgement | null {
  const { output } = facts;
  const how = facts.copies.has(skill) ? undefined : facts.shown.get(skill);
  const texts = textsOf(skill, facts);
  const lines = ownLines(skill, facts, call.bodyOf);
  const own: Judgement = { skill: skill.id, text: 'own', why: null, path: skill.path };
  const none = (why: string): Judgement => ({ ...own, text: 'none', why });
  // A later command's exit code says nothing of lines that are there.
  const exited = call.exit_code !== null && call.exit_code !== 0;
  const failed = () => (exited && (how === 'program' || output.worded.length < 2)) || complainsOf(skill, facts);

  const renamed = facts.named.has(skill) && how && facts.sources === 1 ? texts[0]?.name : undefined;
  if (renamed && renamed !== skill.id) {
    // `cat current/SKILL.md`: the text says whose it is, and if that one is known, it is judged by itself.
    if (facts.skills.some((other) => other !== skill && bareId(other.id) === renamed)) return null;
    own.skill = renamed;
  }
  if (how) {
    const why = whyNotRead(skill, facts, { how, texts, lines, failed });
    return why === null ? own : none(why);
  }
  if (isAmongUntold(skill, facts, texts, lines)) return own;
  // The same words out of a copy, a log, a pipe that nobody can follow: the model has read them.
  if (lines && lines.length > 0 && countShown(lines, output.printed) >= atLeast(0.8, lines.length, 3)) {
    if (lines.length >= 3 || texts.length > 0) return own;
  }
  if (facts.copies.has(skill)) return none(failed() ? 'failed' : 'another copy');
  const other = facts.others.get(skill);
  if (other)
    return failed() || output.residue.length === 0
      ? { ...none('failed'), path: other }
      : { ...own, text: 'other', path: other };
  const why = facts.touched.get(skill);
  return why ? none(why === 'listed' && failed() ? 'failed' : why) : null;
}

interface Shown {
  how: How;
  texts: SkillText[];
  lines: string[] | null;
  failed(): boolean;
}

/** Its SKILL.md came out as far as the command tells: null when instructions came back, else what did. */
function whyNotRead(skill: InstalledSkill, facts: Facts, { how, texts, lines, failed }: Shown): string | null {
  const { residue, worded, sections: all } = facts.output;
  if (lines && lines.length > 0) {
    const shown = countShown(lines, facts.output.printed) || countWithin(lines, residue);
    if (shown >= (how === 'search' ? atLeast(0.5, lines.length, 2) : 1)) return null;
  }
  const enough = how === 'search' ? FEW : 1;
  const sections = sectionsOf(skill, all);
  // Of a file of which five lines came out, what follows the front matter is another's.
  if (!sections.some(({ kind }) => kind === 'prefix') && (how !== 'head' || isAlone(facts)))
    if (texts.some(({ body }) => instructionsOf(body, how).length >= enough)) return null;
  if (sections.some(({ lines: said }) => wordedLines(said).length >= (how === 'head' ? 1 : enough))) return null;
  if (sections.length === 0) {
    // `tac` prints the front matter last: lines beside it are the file's when nothing else came out.
    if (texts.length > 0 && !(isAlone(facts) && worded.length >= FEW)) return 'front matter only';
    if (residue.length > 0 && isFrontMatterOnly(residue)) return 'front matter only';
    // Without the installed body at hand, what came back from this file alone is taken for its text.
    if (!lines && !failed() && isInstruction(skill, facts, how)) return null;
  }
  if (failed()) return 'failed';
  if (sections.length > 0 && sections.every(({ lines: said }) => wordedLines(said).length === 0))
    return 'front matter only';
  if (how === 'search') return 'searched';
  if (how === 'head' && residue.length > 0) return 'front matter only';
  return residue.length === 0 ? 'empty' : 'other text';
}

/** The command does not tell what came out, and the text tells that it was this skill's. */
function isAmongUntold(skill: InstalledSkill, facts: Facts, texts: SkillText[], lines: string[] | null): boolean {
  const { printed, residue, sections } = facts.output;
  if (facts.copies.has(skill)) return false;
  // A log may hold a skill's text; a link to it begins with the front matter.
  const linked = facts.unnamed && facts.sources === 1 && !facts.mixed && isFence(residue[0] ?? '');
  if (!facts.unresolved && !linked) return false;
  const told = !lines || countShown(lines, printed) >= atLeast(0.3, lines.length, 1);
  if (texts.some(({ body }) => wordedLines(body).length > 0) && told && isNearest(skill, facts)) return true;
  // A patch and a search name the file that their lines are of.
  const named = lines ? [] : sectionsOf(skill, sections).filter(({ kind }) => kind !== 'header');
  return facts.unresolved && named.some(({ lines: said }) => wordedLines(said).length >= FEW);
}

function textsOf(skill: InstalledSkill, facts: Facts): SkillText[] {
  const { texts } = facts.output;
  const mine = texts.filter(({ name }) => isNamed(skill, name));
  if (mine.length > 0 || !facts.shown.has(skill)) return mine;
  // The only file that came out is the one that the command names, whatever its front matter calls itself.
  if (facts.sources === 1 && facts.shown.size === 1) return texts.slice(0, 1);
  // A folder may be named otherwise than its skill: texts that no known skill claims are of those that have none, in their order.
  const unclaimed = texts.filter(({ name }) => !facts.skills.some((other) => isNamed(other, name)));
  const waiting = [...facts.shown.keys()].filter((other) => !texts.some(({ name }) => isNamed(other, name)));
  return unclaimed.length === waiting.length ? [unclaimed[waiting.indexOf(skill)]!] : [];
}

const isFence = (line: string) => [line, stripPrefix(line)].some((text) => text.trim() === '---');

/** Of a part of a file the heading alone may have come: it is no instruction. */
function instructionsOf(body: string[], how: How): string[] {
  if (how === 'head') return wordedLines(body);
  return how === 'whole' ? body : withoutHeadings(body);
}

/** Lines of the installed body that no other skill that came out shares. */
function ownLines(skill: InstalledSkill, facts: Facts, bodyOf: BodyOf): string[] | null {
  const body = facts.named.has(skill) ? null : bodyOf?.(skill.path);
  if (!body) return null;
  const lines = bodyLines(body);
  const shared = new Set<string>();
  for (const other of facts.shown.keys())
    if (other !== skill && !facts.named.has(other))
      for (const line of bodyLines(bodyOf?.(other.path) ?? '')) shared.add(line);
  const own = lines.filter((line) => !shared.has(line));
  return own.length > 0 ? own : lines;
}

const atLeast = (share: number, of: number, minimum: number) => Math.min(of, Math.max(minimum, Math.ceil(share * of)));

/** Two skills may have one name (a project's and a plugin's): a text without a place goes to the first that is not placed otherwise. */
function isNearest(skill: InstalledSkill, facts: Facts): boolean {
  const twins = facts.skills.filter((other) => !facts.copies.has(other) && bareId(other.id) === bareId(skill.id));
  return twins.find((twin) => !facts.shown.has(twin)) === skill;
}

function complainsOf(skill: InstalledSkill, facts: Facts): boolean {
  const folder = skill.path.split('/').at(-2);
  return facts.output.complaints.some(
    (line) => (folder ? line.includes(`${folder}/`) : false) || /(?:^|[\s'"`])(?:\.\/)?SKILL\.md\b/.test(line),
  );
}

/** Text beyond this is not looked through. */
const MOST_TEXT = 200_000;

/** `tr '\n' ' '`, `echo $(cat x)`, `jq -R`, `paste`: the lines of a body within other lines. */
function countWithin(body: readonly string[], residue: readonly string[]): number {
  const text = residue.join('\n').slice(0, MOST_TEXT).replace(/\s+/g, ' ');
  return body.filter((line) => line.length > 20 && text.includes(line.replace(/\s+/g, ' '))).length;
}
