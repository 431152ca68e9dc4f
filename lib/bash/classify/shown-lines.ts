/** The lines of a skill's body and what a command printed → which of them came back, and whether that is a read. */
import type { Output } from '../output/output.js';
import { withoutHeadings } from '../output/skill-text.js';
import type { How } from '../shell/flow.js';
import { FEW } from './unattributed.js';

/** Of each line of the body whether it came back, alone or, where none did, within another line. */
export function shownLines(
  lines: readonly string[],
  { printed, remaining }: Pick<Output, 'printed' | 'remaining'>,
): boolean[] {
  const alone = lines.map((line) => printed.has(line));
  return alone.includes(true) ? alone : showsWithin(lines, remaining);
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
 * A reader's lines are the file's, however few. Hits of a search are lines too, so of one half the body must have come in a run. What
 * a program makes of a file may be either: a passage that is most of what came is a read as well.
 */
export function isRead(how: How, shown: readonly boolean[], { substantive }: Pick<Output, 'substantive'>): boolean {
  if (how === 'whole' || how === 'part' || how === 'head') return shown.includes(true);
  const run = longestRun(shown);
  if (run >= atLeast(0.5, shown.length, 2)) return true;
  return how !== 'search' && run >= FEW && run >= withoutHeadings(substantive).length / 2;
}

export const atLeast = (share: number, of: number, minimum: number) =>
  Math.min(of, Math.max(minimum, Math.ceil(share * of)));

/** Text beyond this is not looked through. */
const MAX_TEXT = 200_000;

/** `tr '\n' ' '`, `echo $(cat x)`, `jq -R`, `paste`: the lines of a body within other lines. */
function showsWithin(body: readonly string[], remaining: readonly string[]): boolean[] {
  const text = remaining.join('\n').slice(0, MAX_TEXT).replace(/\s+/g, ' ');
  return body.map((line) => line.length > 20 && text.includes(line.replace(/\s+/g, ' ')));
}
