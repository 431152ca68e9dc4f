/** The facts of a command and one skill → whether the model got the skill's instructions, and if not, what happened instead. */
import { bareId } from '../../text/bare-id.js';
import { isQuoted, isSiblings, type KnownText, type KnownTexts } from '../output/known-text.js';
import { FEW, substantiveLines } from '../output/sections.js';
import { countShown, isFrontMatterOnly, type SkillText, stripPrefix, withoutHeadings } from '../output/skill-text.js';
import type { How } from '../shell/flow.js';
import type { Facts } from './collect-facts.js';
import { type InstalledSkill, sectionsOf } from './locate.js';
import { atLeast, count, isRead, shownLines } from './shown-lines.js';
import { hasName, isAnothers, isFence, isOnlyOutput, mayBeInstructions } from './unattributed.js';

interface Classification {
  /** The skill's id; for one that only a path names, what its front matter says. */
  skill: string;
  text: 'own' | 'other' | 'none';
  why: string | null;
  path: string;
}

export function classifyRead(
  skill: InstalledSkill,
  facts: Facts,
  { exit_code, known }: { exit_code: number | null; known: KnownTexts },
): Classification | null {
  const { output } = facts;
  const how = facts.copies.has(skill) ? undefined : facts.shown.get(skill);
  const texts = textsOf(skill, facts);
  const own: Classification = { skill: skill.id, text: 'own', why: null, path: skill.path };
  const none = (why: string): Classification => ({ ...own, text: 'none', why });
  // The exit code is the last command's: it says nothing about lines that came back.
  const exited = exit_code !== null && exit_code !== 0;
  const failed = () => (exited && (how === 'program' || output.substantive.length < 2)) || complainsOf(skill, facts);

  const renamed = facts.named.has(skill) && how && facts.fileCount === 1 ? texts[0]?.name : undefined;
  if (renamed && renamed !== skill.id) {
    // `cat current/SKILL.md`: the text shows which skill it is; if that skill is known, it is classified by itself.
    if (facts.skills.some((other) => other !== skill && bareId(other.id) === renamed)) return null;
    own.skill = renamed;
  }
  if (how) {
    const text = known.get(skill.path);
    const why = text
      ? whyNotShown(skill, facts, { how, texts, text, known, failed })
      : whyNotRead(skill, facts, { how, texts, failed });
    return why === null ? own : none(why);
  }
  if (isUnplaced(skill, facts, texts, known)) return own;
  if (facts.copies.has(skill)) return none(failed() ? 'failed' : 'another copy');
  const other = facts.otherFiles.get(skill);
  if (other)
    return failed() || output.remaining.length === 0
      ? { ...none('failed'), path: other }
      : { ...own, text: 'other', path: other };
  const why =
    facts.hasUnknownSource && texts.length > 0 && skill.path === '' ? 'front matter only' : facts.touched.get(skill);
  return why ? none(why === 'listed' && failed() ? 'failed' : why) : null;
}

interface PrintedFile {
  how: How;
  texts: SkillText[];
  failed(): boolean;
}

/** For a SKILL.md that the command prints and whose text is known: null when that came back, else what came instead. */
function whyNotShown(
  skill: InstalledSkill,
  facts: Facts,
  { how, texts, text, known, failed }: PrintedFile & { text: KnownText; known: KnownTexts },
): string | null {
  const { output } = facts;
  const beside = [...facts.shown.keys()].filter((other) => other !== skill);
  const lines = linesApart(
    text,
    beside.flatMap(({ path }) => known.get(path) ?? []),
  );
  const shown = shownLines(lines, output);
  // Of a file that was printed whole each line is there; of a part, what another file that was printed has says nothing.
  const others = [...known].flatMap(([path, other]) =>
    path !== skill.path && (how === 'whole' || !beside.some((each) => each.path === path)) ? [other] : [],
  );
  // One file came out, and most of its lines are not this skill's: a sibling has a line or two in common.
  const strange = isOnlyOutput(facts) ? withoutHeadings(output.substantive).length / 2 : 0;
  const isOther = count(shown) < Math.min(lines.length / 2, strange) || isSiblings(text, others, output.printed);
  // Where its heading alone is its own, more than the heading must have come.
  const hasText = shownLines(text.lines, output).includes(true);
  if (isRead(how, shown, output, texts) && hasText && !isOther) return null;
  if (failed()) return 'failed';
  if (how === 'tool') return facts.uncertain.has(skill) ? 'listed' : 'other text';
  if (output.remaining.length === 0) return 'empty';
  const sections = sectionsOf(skill, output.sections);
  const printed = sections.length > 0 ? sections.flatMap((section) => section.lines) : output.remaining;
  if (how === 'search') return isFrontMatterOnly(printed) ? 'front matter only' : 'searched';
  if (how === 'head' || instructionsOf(printed).length === 0) return 'front matter only';
  if (how === 'part' && hasText && !isOther) return 'few lines';
  return texts.length > 0 && !isOnlyOutput(facts) ? 'front matter only' : 'other text';
}

/** Lines of a body that no other printed skill shares; headings count where nothing else is its own. */
function linesApart({ lines, all }: KnownText, beside: readonly KnownText[]): string[] {
  const isApart = (line: string) => !beside.some(({ file }) => file.has(line));
  for (const own of [lines.filter(isApart), [...all].filter(isApart)]) if (own.length > 0) return own;
  return lines;
}

/** For a SKILL.md that the command prints and whose text is not known: null when instructions came back, else what came instead. */
function whyNotRead(skill: InstalledSkill, facts: Facts, file: PrintedFile): string | null {
  const { how, texts, failed } = file;
  const { remaining, sections: all } = facts.output;
  if (how === 'search' || how === 'tool') return whyNotWhole(facts, file);
  const sections = sectionsOf(skill, all);
  // When at most five lines of a file were printed, what follows the front matter is another file's, or cut.
  const enough = how !== 'head' ? 1 : isOnlyOutput(facts) ? FEW : Number.POSITIVE_INFINITY;
  if (!sections.some(({ kind }) => kind === 'prefix'))
    if (texts.some(({ body }) => (how === 'whole' ? body : instructionsOf(body)).length >= enough)) return null;
  if (sections.some(({ lines }) => (how === 'whole' ? substantiveLines : instructionsOf)(lines).length > 0))
    return null;
  if (sections.length === 0) {
    // `tac` prints the front matter last: other lines are the file's when nothing else was printed.
    if (texts.length > 0 && !(isOnlyOutput(facts) && facts.output.substantive.length >= FEW))
      return 'front matter only';
    if (remaining.length > 0 && isFrontMatterOnly(remaining)) return 'front matter only';
    // What came back from this file alone is taken for its text.
    if (!failed() && mayBeInstructions(skill, facts, how)) return null;
  }
  if (failed()) return 'failed';
  if (sections.length > 0) return 'front matter only';
  if (how === 'head' && remaining.length > 0) return 'front matter only';
  return remaining.length === 0 ? 'empty' : 'other text';
}

/** A part of a file may be its heading alone, which is not an instruction. */
const instructionsOf = (lines: readonly string[]) => withoutHeadings(substantiveLines(lines));

/** Hits of a search, and what a tool says that nobody knows: only the file from its front matter on is known for what it is. */
function whyNotWhole({ output }: Facts, { how, texts, failed }: PrintedFile): string | null {
  const few = how === 'search' ? FEW : 1;
  if (texts.some(({ body }) => withoutHeadings(body).length >= few)) return null;
  if (failed()) return 'failed';
  if (isFrontMatterOnly(output.remaining)) return 'front matter only';
  return how === 'search' ? 'searched' : 'mentioned';
}

/** The command does not show where its output comes from, or names another file, and the text itself shows that it is this skill's. */
function isUnplaced(skill: InstalledSkill, facts: Facts, texts: SkillText[], known: KnownTexts): boolean {
  const { printed, remaining, sections } = facts.output;
  const text = known.get(skill.path);
  if (text && !facts.isOwnWords) {
    const others = [...known].flatMap(([path, other]) => (path === skill.path ? [] : [other]));
    // A page that begins with other words quotes the skill.
    const begins = isFence(remaining[0] ?? '') || text.all.has(stripPrefix(remaining[0] ?? '').trim());
    if (isQuoted(text, others, printed) || (facts.isOnePage && !begins)) return false;
    const came = countShown(text.lines, printed);
    const named = texts.some(({ body }) => substantiveLines(body).length > 0);
    const told = text.only.length > 0 ? countShown(text.only, printed) > 0 : named;
    // The same lines out of a copy, a log or a pipe that cannot be followed: the model has read them.
    if (told && came > 0 && came >= atLeast(0.8, text.lines.length, 3) && (came >= 3 || facts.output.texts.length > 0))
      return true;
    if (!told || came < atLeast(0.3, text.lines.length, 1)) return false;
  }
  if (facts.copies.has(skill)) return false;
  // A log may hold a skill's text; a link to it begins with the front matter.
  const single = facts.fileCount === 1 && !facts.hasOtherText && isFence(remaining[0] ?? '');
  // Neither says the path whose text it is where that is a link, or where a hook changed the call.
  const changed = facts.named.size === 0 && [...facts.shown.keys()].some((other) => isAnothers(other, facts));
  if (!facts.hasUnknownSource && !(single && (facts.mayBeLink || changed))) return false;
  if (texts.some(({ body }) => instructionsOf(body).length > 0) && isNearest(skill, facts)) return true;
  // A patch names the file that its lines are of; a search does too, but its hits do not count as a read.
  const patches = text ? [] : sectionsOf(skill, sections).filter(({ kind }) => kind === 'patch');
  return facts.hasUnknownSource && patches.some(({ lines }) => substantiveLines(lines).length >= FEW);
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
