/** Facts of a command → did the model get this skill's instructions, and if not, what happened instead. */
import { sectionsOf, wordedLines } from './attribute.js';
import type { Facts } from './collect.js';
import type { How } from './flow.js';
import type { InstalledSkill } from './locate.js';
import { bodyLines, countShown, isFrontMatterOnly, type SkillText } from './skill-text.js';

export interface Judgement {
  /** The skill's id; for one that only a path names, what its front matter says. */
  skill: string;
  text: 'own' | 'other' | 'none';
  why: string | null;
  path: string;
}

type BodyOf = ((path: string) => string | null) | null;

const bare = (id: string) => id.slice(id.lastIndexOf(':') + 1);

function textsOf(skill: InstalledSkill, facts: Facts): SkillText[] {
  const mine = facts.texts.filter(({ name }) => isNamed(skill, name));
  // The only file that came out is the one that the command names, whatever its front matter calls itself.
  return mine.length === 0 && facts.shown.has(skill) && facts.sources === 1 && facts.shown.size === 1
    ? facts.texts.slice(0, 1)
    : mine;
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

export function judgeSkill(
  skill: InstalledSkill,
  facts: Facts,
  call: { exit_code: number | null; bodyOf: BodyOf },
): Judgement | null {
  const how = facts.shown.get(skill);
  const texts = textsOf(skill, facts);
  const lines = ownLines(skill, facts, call.bodyOf);
  const own: Judgement = { skill: skill.id, text: 'own', why: null, path: skill.path };
  const none = (why: string): Judgement => ({ ...own, text: 'none', why });
  // A later command's exit code says nothing of lines that are there.
  const exited = call.exit_code !== null && call.exit_code !== 0;
  const failed = () => (exited && (how === 'program' || facts.worded.length < 2)) || complainsOf(skill, facts);

  const renamed = facts.named.has(skill) && how && facts.sources === 1 ? texts[0]?.name : undefined;
  if (renamed && renamed !== skill.id) {
    // `cat current/SKILL.md`: the text says whose it is, and if that one is known, it is judged by itself.
    if (facts.skills.some((other) => other !== skill && bare(other.id) === renamed)) return null;
    own.skill = renamed;
  }
  if (how && !facts.copies.has(skill)) {
    if (lines && lines.length > 0) {
      const shown = countShown(lines, facts.printed) || countJoined(lines, facts.residue);
      if (shown >= (how === 'search' ? atLeast(0.5, lines.length, 2) : 1)) return own;
    }
    const enough = how === 'search' ? FEW : 1;
    const sections = sectionsOf(skill, facts);
    const by_line = sections.filter(({ kind }) => kind === 'prefix');
    // Of a file of which five lines came out, what follows the front matter is another's.
    if (by_line.length === 0 && (how !== 'head' || isAlone(facts)))
      if (texts.some(({ body }) => (how === 'head' ? wordedLines(body) : body).length >= enough)) return own;
    if (sections.some(({ lines: said }) => wordedLines(said).length >= (how === 'head' ? 1 : enough))) return own;
    if (sections.length === 0) {
      // `tac` prints the front matter last: lines beside it are the file's when nothing else came out.
      if (texts.length > 0 && !(isAlone(facts) && facts.worded.length >= FEW)) return none('front matter only');
      if (facts.residue.length > 0 && isFrontMatterOnly(facts.residue)) return none('front matter only');
      // Without the installed body at hand, what came back from this file alone is taken for its text.
      if (!lines && !failed() && isInstruction(skill, facts, how)) return own;
    }
    if (failed()) return none('failed');
    if (sections.length > 0 && sections.every(({ lines: said }) => wordedLines(said).length === 0))
      return none('front matter only');
    if (how === 'search') return none('searched');
    if (how === 'head' && facts.residue.length > 0) return none('front matter only');
    return none(facts.residue.length === 0 ? 'empty' : 'other text');
  }
  if (facts.unresolved && !facts.copies.has(skill) && texts.some(({ body }) => body.length > 0)) {
    if (!lines || countShown(lines, facts.printed) >= atLeast(0.3, lines.length, 1)) {
      if (isNearest(skill, facts)) return own;
    }
  }
  // A patch and a search name the file that their lines are of.
  if (facts.unresolved && !facts.copies.has(skill) && !lines) {
    const told = sectionsOf(skill, facts).filter(({ kind }) => kind !== 'header');
    if (told.some(({ lines: said }) => wordedLines(said).length >= FEW)) return own;
  }
  // The same words out of a copy, a log, a pipe that nobody can follow: the model has read them.
  if (lines && lines.length > 0 && countShown(lines, facts.printed) >= atLeast(0.8, lines.length, 3)) {
    if (lines.length >= 3 || texts.length > 0) return own;
  }
  if (facts.copies.has(skill)) return none(failed() ? 'failed' : 'another copy');
  const other = facts.others.get(skill);
  if (other)
    return failed() || facts.residue.length === 0
      ? { ...none('failed'), path: other }
      : { ...own, text: 'other', path: other };
  const why = facts.touched.get(skill);
  return why ? none(why === 'listed' && failed() ? 'failed' : why) : null;
}

/** Two skills may have one name (a project's and a plugin's): a text without a place goes to the first that is not placed otherwise. */
function isNearest(skill: InstalledSkill, facts: Facts): boolean {
  const twins = facts.skills.filter((other) => !facts.copies.has(other) && bare(other.id) === bare(skill.id));
  return twins.find((twin) => !facts.shown.has(twin)) === skill;
}

function complainsOf(skill: InstalledSkill, facts: Facts): boolean {
  const folder = skill.path.split('/').at(-2);
  return facts.complaints.some(
    (line) => (folder ? line.includes(`${folder}/`) : false) || /(?:^|[\s'"`])(?:\.\/)?SKILL\.md\b/.test(line),
  );
}

/** So many lines of a body are more than a hit or two of a search. */
const FEW = 3;

/** One file's text came out, and nothing else that the command does not tell to the letter. */
const isAlone = (facts: Facts): boolean => facts.sources === 1 && facts.shown.size === 1 && !facts.mixed;

function isInstruction(skill: InstalledSkill, facts: Facts, how: How): boolean {
  const { worded } = facts;
  // Where the texts that came out name themselves, one that is only guessed at must be among them.
  if (facts.guessed.has(skill) && facts.texts.length > 0 && !isLeftOver(skill, facts)) return false;
  switch (how) {
    case 'whole':
      // A whole file beside another program's output would show its front matter.
      return worded.length > 0 && facts.sources === 1 && !facts.mixed;
    case 'part':
      return worded.length > 0;
    case 'head':
      return worded.length > 0 && isAlone(facts);
    case 'program':
      return worded.length >= FEW;
    case 'search':
      if (facts.shown.size === 1 && facts.sources === 1) return worded.length >= FEW;
      return worded.filter((line) => namesId(line, bare(skill.id))).length >= FEW;
  }
}

/** A folder may be named otherwise than its skill: a text that no known skill claims is of the one that has none. */
function isLeftOver(skill: InstalledSkill, facts: Facts): boolean {
  const unclaimed = facts.texts.filter(({ name }) => !facts.skills.some((other) => isNamed(other, name)));
  const waiting = [...facts.guessed].filter((other) => !facts.texts.some(({ name }) => isNamed(other, name)));
  return waiting.includes(skill) && unclaimed.length >= waiting.length;
}

const isNamed = (skill: InstalledSkill, name: string) =>
  name === skill.id || name === bare(skill.id) || name === skill.dir;

/** `tr '\n' ' '`, `echo $(cat x)`: the lines of a text in one. */
function countJoined(body: readonly string[], residue: readonly string[]): number {
  if (residue.length > 3) return 0;
  const text = residue.join('\n').replace(/\s+/g, ' ');
  return body.filter((line) => line.length > 20 && text.includes(line.replace(/\s+/g, ' '))).length;
}

/** The id as a whole word: `demo` is not `demo-two`. */
function namesId(line: string, id: string): boolean {
  const at = line.indexOf(id);
  return at >= 0 && !/[\w-]/.test(line[at - 1] ?? ' ') && !/[\w-]/.test(line[at + id.length] ?? ' ');
}
