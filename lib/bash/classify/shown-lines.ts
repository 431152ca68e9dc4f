/** The lines of a skill's body and what a command printed → which of them came back, and whether that is a read. */
import type { Output } from '../output/output.js';
import { FEW } from '../output/sections.js';
import { type SkillText, withoutHeadings } from '../output/skill-text.js';
import type { How } from '../shell/flow.js';

/** Of each line of the body whether it came back, alone or, where none did, within another line. */
export function shownLines(
  lines: readonly string[],
  { printed, substantive }: Pick<Output, 'printed' | 'substantive'>,
): boolean[] {
  const alone = lines.map((line) => printed.has(line));
  return alone.includes(true) ? alone : showsWithin(lines, substantive);
}

export const count = (shown: readonly boolean[]) => shown.filter(Boolean).length;

/** How many lines that follow one another came back. */
function longestRun(shown: readonly boolean[]): number {
  let longest = 0;
  let run = 0;
  for (const came of shown) {
    run = came ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/**
 * A whole file's lines are its own, however few; of a part, a line or two of many are no read. Hits of a search are lines too, so the file
 * must have come from its front matter on. What a program makes of a file may be either: a passage that is most of what came is a read.
 */
export function isRead(
  how: How,
  shown: readonly boolean[],
  { substantive }: Pick<Output, 'substantive'>,
  texts: readonly SkillText[],
): boolean {
  if (how === 'whole') return shown.includes(true);
  if (how === 'part') return count(shown) >= Math.min(FEW, atLeast(0.25, shown.length, 2));
  if (how === 'head') return count(shown) >= Math.min(FEW, shown.length);
  const run = longestRun(shown);
  if (run >= atLeast(0.5, shown.length, 2)) return how !== 'search' || texts.length > 0;
  return how !== 'search' && run >= FEW && run >= withoutHeadings(substantive).length / 2;
}

export const atLeast = (share: number, of: number, minimum: number) =>
  Math.min(of, Math.max(minimum, Math.ceil(share * of)));

/** Text beyond this is not looked through. */
const MAX_TEXT = 200_000;
/** A shorter piece of a line proves nothing. */
const PIECE = 24;

/** `tr '\n' ' '`, `jq -R`, `fold`, `cut -c1-80`, a line that was cut: the lines of a body within other lines, or other lines within them. */
function showsWithin(body: readonly string[], came: readonly string[]): boolean[] {
  const squeeze = (line: string) => line.replace(/\s+/g, '');
  const text = squeeze(came.join('').slice(0, MAX_TEXT));
  const isIn = (piece: string) => piece.length >= PIECE && text.includes(piece);
  return body.map((line) => {
    const whole = squeeze(line);
    return isIn(whole.slice(0, 2 * PIECE)) || isIn(whole.slice(-2 * PIECE));
  });
}
