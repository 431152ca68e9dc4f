/** The text that came with a loaded skill → whether it is the installed skill's: a name alone proves nothing. */
import { count, shownLines } from '../../bash/classify/shown-lines.js';
import { isSiblings, readKnown } from '../../bash/output/known-text.js';
import { bodyLines, countShown, withoutHeadings } from '../../bash/output/skill-text.js';
import type { ForeignText } from '../../contract/transcript/event.js';
import { bareId } from '../../text/bare-id.js';
import type { TranscriptFacts } from '../interface/transcript-parser.js';

type Known = Pick<TranscriptFacts, 'installed_skills' | 'body_of'>;

/** Before a skill's text, on Claude Code and Qwen Code. */
const HEAD = /^Base directory for this skill: [^\n]*\n*(?:Important: [^\n]*)?/;
/** How agents say that they cut an answer. */
const CUT = /\btruncated\b|<persisted-output>/;
/** What they put around it has no more lines. */
const MOST_WRAPPING = 12;
const SHELL_BLOCK = /```![\s\S]*?```/g;

/**
 * Null: it is the text of one of the skills that are installed under these names, whole or cut, or their texts are not known, as in a
 * recording. text: null where the transcript does not show it; a skill that says nothing is empty all the same.
 */
export function findForeign(text: string | null, names: readonly string[], facts: Known): ForeignText | null {
  const came = text?.replace(HEAD, '').trim();
  const wanted = new Set(names.flatMap((name) => [name, bareId(name)]));
  const mine = (facts.installed_skills ?? []).filter(({ id, dir, also = [] }) =>
    [id, dir ?? id, ...also].some((name) => wanted.has(name)),
  );
  const bodies = mine.map(({ path }) => facts.body_of?.(path) ?? null);
  const known = bodies.every((body) => body !== null) ? bodies : [];
  if (came === '' || (known.length > 0 && known.every((body) => bodyLines(body).length === 0))) return 'empty';
  if (known.length === 0 || came === undefined) return null;
  const substantive = came.split(/\r\n?|\n/).map((line) => line.trim());
  const printed = new Set(substantive);
  const texts = readKnown(facts.installed_skills, facts.body_of);
  const others = [...texts].flatMap(([path, other]) => (mine.some((skill) => skill.path === path) ? [] : [other]));
  if (mine.every(({ path }) => isSiblings(texts.get(path)!, others, printed))) return 'other';
  const shares = known.map((body) => shareOf(body, { printed, substantive }));
  if (shares.some(({ of_body, of_came }) => of_body >= 0.5 || of_came >= 0.5)) return null;
  if (!CUT.test(came)) return 'other';
  if (shares.some(({ of_body }) => of_body > 0)) return null;
  return substantive.length > MOST_WRAPPING ? 'other' : 'empty';
}

/** Lines that the agent fills in or runs (`$ARGUMENTS`, `${CLAUDE_SKILL_DIR}`, a shell line) come back in other words. */
function shareOf(body: string, came: { printed: ReadonlySet<string>; substantive: string[] }) {
  const all = bodyLines(body.replace(SHELL_BLOCK, '')).filter((line) => !/\$|!`|^```/.test(line));
  const lines = withoutHeadings(all).length > 0 ? withoutHeadings(all) : all;
  if (lines.length === 0) return { of_body: 1, of_came: 0 };
  const words = came.substantive.filter((line) => line.length > 1);
  return {
    of_body: count(shownLines(lines, came)) / lines.length,
    of_came: countShown(words, new Set(lines)) / words.length,
  };
}
