/** The facts of a command and one skill → whether the model got the skill's instructions, and if not, what happened instead. */
import { bareId } from '../../text/bare-id.js';
import { substantiveLines } from '../output/sections.js';
import {
  bodyLines,
  countShown,
  isFrontMatterOnly,
  type SkillText,
  stripPrefix,
  withoutHeadings,
} from '../output/skill-text.js';
import type { How } from '../shell/flow.js';
import type { Facts } from './collect-facts.js';
import { type InstalledSkill, sectionsOf } from './locate.js';
import { atLeast, count, isRead, shownLines } from './shown-lines.js';
import { FEW, hasName, isAnothers, isOnlyOutput, mayBeInstructions } from './unattributed.js';

interface Classification {
  /** The skill's id; for one that only a path names, what its front matter says. */
  skill: string;
  text: 'own' | 'other' | 'none';
  why: string | null;
  path: string;
}

type BodyOf = ((path: string) => string | null) | null;

export function classifyRead(
  skill: InstalledSkill,
  facts: Facts,
  call: { exit_code: number | null; bodyOf: BodyOf },
): Classification | null {
  const { output } = facts;
  const how = facts.copies.has(skill) ? undefined : facts.shown.get(skill);
  const texts = textsOf(skill, facts);
  const lines = ownLines(skill, facts, call.bodyOf);
  const own: Classification = { skill: skill.id, text: 'own', why: null, path: skill.path };
  const none = (why: string): Classification => ({ ...own, text: 'none', why });
  // The exit code is the last command's: it says nothing about lines that came back.
  const exited = call.exit_code !== null && call.exit_code !== 0;
  const failed = () => (exited && (how === 'program' || output.substantive.length < 2)) || complainsOf(skill, facts);

  const renamed = facts.named.has(skill) && how && facts.fileCount === 1 ? texts[0]?.name : undefined;
  if (renamed && renamed !== skill.id) {
    // `cat current/SKILL.md`: the text shows which skill it is; if that skill is known, it is classified by itself.
    if (facts.skills.some((other) => other !== skill && bareId(other.id) === renamed)) return null;
    own.skill = renamed;
  }
  if (how) {
    const why = whyNotRead(skill, facts, { how, texts, lines, failed });
    return why === null ? own : none(why);
  }
  if (isInUnknownOutput(skill, facts, texts, lines)) return own;
  // The same lines out of a copy, a log or a pipe that cannot be followed: the model has read them.
  if (
    lines &&
    lines.length > 0 &&
    !facts.isOwnWords &&
    countShown(lines, output.printed) >= atLeast(0.8, lines.length, 3)
  ) {
    if (lines.length >= 3 || texts.length > 0) return own;
  }
  if (facts.copies.has(skill)) return none(failed() ? 'failed' : 'another copy');
  const other = facts.otherFiles.get(skill);
  if (other)
    return failed() || output.remaining.length === 0
      ? { ...none('failed'), path: other }
      : { ...own, text: 'other', path: other };
  const why = facts.touched.get(skill);
  return why ? none(why === 'listed' && failed() ? 'failed' : why) : null;
}

interface PrintedFile {
  how: How;
  texts: SkillText[];
  lines: string[] | null;
  failed(): boolean;
}

/** For a SKILL.md that the command prints: null when instructions came back, else what came back instead. */
function whyNotRead(skill: InstalledSkill, facts: Facts, { how, texts, lines, failed }: PrintedFile): string | null {
  const { remaining, substantive, sections: all } = facts.output;
  if (lines && lines.length > 0) {
    const shown = shownLines(lines, facts.output);
    if (isRead(how, shown, facts.output) && !isAnotherText(count(shown), lines, facts)) return null;
    if (how === 'tool') return facts.uncertain.has(skill) ? 'listed' : 'other text';
    // A path may be a link, a hook may have changed the call: where the text is known, it decides.
    if (how === 'whole' && isOnlyOutput(facts) && substantive.length >= FEW) return 'other text';
  }
  if (how === 'search') return failed() ? 'failed' : whyNotSearched(facts, texts, lines);
  if (how === 'tool') return whyNotBrought(facts, texts, failed());
  const sections = sectionsOf(skill, all);
  // When at most five lines of a file were printed, what follows the front matter is another file's.
  if (!sections.some(({ kind }) => kind === 'prefix') && (how !== 'head' || isOnlyOutput(facts)))
    if (texts.some(({ body }) => instructionsOf(body, how).length > 0)) return null;
  if (sections.some(({ lines: printed }) => substantiveLines(printed).length > 0)) return null;
  if (sections.length === 0) {
    // `tac` prints the front matter last: other lines are the file's when nothing else was printed.
    if (texts.length > 0 && !(isOnlyOutput(facts) && substantive.length >= FEW)) return 'front matter only';
    if (remaining.length > 0 && isFrontMatterOnly(remaining)) return 'front matter only';
    // Without the installed body at hand, what came back from this file alone is taken for its text.
    if (!lines && !failed() && mayBeInstructions(skill, facts, how)) return null;
  }
  if (failed()) return 'failed';
  if (sections.length > 0 && sections.every(({ lines: printed }) => substantiveLines(printed).length === 0))
    return 'front matter only';
  if (how === 'head' && remaining.length > 0) return 'front matter only';
  return remaining.length === 0 ? 'empty' : 'other text';
}

/** One file came out, and most of its lines are not this skill's: a sibling has a line or two in common. */
function isAnotherText(shown: number, lines: readonly string[], facts: Facts): boolean {
  if (shown >= lines.length / 2 || !isOnlyOutput(facts)) return false;
  return shown < withoutHeadings(facts.output.substantive).length / 2;
}

/**
 * Hits of a search do not count as a read, however many there are: half of the installed body must have come out. Where that is not at hand, only a
 * search that printed the file from its front matter on is a read (`grep -n ''`).
 */
function whyNotSearched({ output }: Facts, texts: SkillText[], lines: string[] | null): string | null {
  if (!lines?.length && texts.some(({ body }) => withoutHeadings(body).length >= FEW)) return null;
  if (output.remaining.length > 0 && isFrontMatterOnly(output.remaining)) return 'front matter only';
  return 'searched';
}

/** Where the body is not at hand, only the file from its front matter on is known for what it is. */
function whyNotBrought({ output }: Facts, texts: SkillText[], failed: boolean): string | null {
  if (texts.some(({ body }) => withoutHeadings(body).length > 0)) return null;
  if (failed) return 'failed';
  return isFrontMatterOnly(output.remaining) ? 'front matter only' : 'mentioned';
}

/** The command does not show where its output comes from, and the text itself shows that it is this skill's. */
function isInUnknownOutput(skill: InstalledSkill, facts: Facts, texts: SkillText[], lines: string[] | null): boolean {
  const { printed, remaining, sections } = facts.output;
  if (facts.copies.has(skill)) return false;
  // A log may hold a skill's text; a link to it begins with the front matter.
  const single = facts.fileCount === 1 && !facts.hasOtherText && isFence(remaining[0] ?? '');
  // Neither says the path whose text it is where that is a link, or where a hook changed the call.
  const changed = facts.named.size === 0 && [...facts.shown.keys()].some((other) => isAnothers(other, facts));
  const linked = single && (facts.mayBeLink || changed);
  if (!facts.hasUnknownSource && !linked) return false;
  const matches = !lines || countShown(lines, printed) >= atLeast(0.3, lines.length, 1);
  if (texts.some(({ body }) => substantiveLines(body).length > 0) && matches && isNearest(skill, facts)) return true;
  // A patch names the file that its lines are of; a search does too, but its hits do not count as a read.
  const named = lines ? [] : sectionsOf(skill, sections).filter(({ kind }) => kind === 'patch');
  return facts.hasUnknownSource && named.some(({ lines: printed }) => substantiveLines(printed).length >= FEW);
}

function textsOf(skill: InstalledSkill, facts: Facts): SkillText[] {
  const { texts } = facts.output;
  const mine = texts.filter(({ name }) => hasName(skill, name));
  if (mine.length > 0 || !facts.shown.has(skill)) return mine;
  // The only file that was printed is the one that the command names, whatever name its front matter has.
  if (facts.fileCount === 1 && facts.shown.size === 1) return isAnothers(skill, facts) ? [] : texts.slice(0, 1);
  // A folder may be named otherwise than its skill: texts that no known skill claims are of those that have none, in their order.
  const unclaimed = texts.filter(({ name }) => !facts.skills.some((other) => hasName(other, name)));
  const waiting = [...facts.shown.keys()].filter((other) => !texts.some(({ name }) => hasName(other, name)));
  return unclaimed.length === waiting.length ? [unclaimed[waiting.indexOf(skill)]!] : [];
}

const isFence = (line: string) => [line, stripPrefix(line)].some((text) => text.trim() === '---');

/** A part of a file may be its heading alone, which is not an instruction. */
function instructionsOf(body: string[], how: How): string[] {
  if (how === 'head') return substantiveLines(body);
  return how === 'whole' ? body : withoutHeadings(body);
}

/** Lines of the installed body that no other printed skill shares. */
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

/** Two skills may have one name (a project's and a plugin's): a text without a place goes to the first that is not placed otherwise. */
function isNearest(skill: InstalledSkill, facts: Facts): boolean {
  const duplicates = facts.skills.filter((other) => !facts.copies.has(other) && bareId(other.id) === bareId(skill.id));
  return duplicates.find((duplicate) => !facts.shown.has(duplicate)) === skill;
}

function complainsOf(skill: InstalledSkill, facts: Facts): boolean {
  const folder = skill.path.split('/').at(-2);
  return facts.output.complaints.some(
    (line) => (folder ? line.includes(`${folder}/`) : false) || /(?:^|[\s'"`])(?:\.\/)?SKILL\.md\b/.test(line),
  );
}
