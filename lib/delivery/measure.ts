/** A written text, and a block of what a model was given → how many characters of the text are in the block. */
import type { WrittenLine, WrittenText } from './written-text.js';

/** `12→`, `12: `, `12. `, `  12 | `, `12<tab>`: line numbers of the agents' own readers. */
const NUMBER = /^\s*\d+(?:→|\t|[:.|] ?| \| ?)/;
/** A shorter piece of a line that an agent cut proves nothing. */
const PIECE = 24;
export function measureKept(written: WrittenText, block: string): number {
  const plain = keptIn(written, block, false);
  return plain === written.chars ? plain : Math.max(plain, keptIn(written, block, true));
}

/** The block with the author's own words where the agent wrote `mask` in the place of a secret. */
export function restoreMasked({ lines }: WrittenText, block: string, mask: string): string {
  const given = block.split('\n');
  const whole = new Set(given.map((line) => line.trim()));
  const missing = new Set(lines.map(({ text }) => text).filter((text) => !whole.has(text)));
  const restored = given.map((line) => {
    if (!line.includes(mask)) return line;
    const parts = line.trim().split(mask);
    const own = [...missing].find((text) => isGapOf(parts, text));
    if (own !== undefined) missing.delete(own);
    return own ?? line;
  });
  return restored.join('\n');
}

function isGapOf(parts: readonly string[], text: string): boolean {
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  return text.startsWith(first) && text.endsWith(last) && hasInOrder(text, parts);
}

function keptIn({ lines }: WrittenText, block: string, numbered: boolean): number {
  const left = countLines(block, numbered);
  const found = lines.map((line) => takeLine(line, left, block));
  const proving = lines.flatMap((line, at) => (isProof(line) ? [found[at]] : []));
  const ends = found.includes(false) ? keptOfEnds(lines, found, block) : 0;
  if (proving.length > 0 && !proving.includes(true) && ends === 0) return 0;
  const whole = lines.reduce((sum, line, at) => sum + (found[at] ? line.chars : 0), 0);
  return whole + ends;
}

/** Any text may have a heading, a fence, or the few words around a place that an agent fills in. */
const isProof = ({ text, fragments }: WrittenLine): boolean =>
  fragments === null
    ? /[\p{L}\p{N}]/u.test(text) && !/^(?:#+ |```|~~~)/.test(text)
    : fragments.join('').length >= PIECE;

/** All that it says is filled in by the agent: what came of it cannot be told from another text. */
export const isFilledIn = ({ lines }: WrittenText): boolean =>
  lines.some(({ fragments }) => fragments !== null) && !lines.some(isProof);

/** Less than half of the text, in a block that is less than half of it: such lines are in any text of its kind. */
export const isForeign = (kept_chars: number, written: WrittenText, whole: WrittenText, block: string): boolean =>
  kept_chars < written.chars / 2 && Math.max(kept_chars, measureKept(whole, block)) < block.trim().length / 2;

/** The block without front matter, whose description may repeat a line of the body. */
export function withoutFront(block: string, front: readonly WrittenLine[]): string {
  const lines = block.split(/\r\n?|\n/);
  const bare = lines.map((line) => [line.trim(), line.replace(NUMBER, '').trim()]);
  const from = bare.findIndex((_, at) => front.every(({ text }, next) => bare[at + next]?.includes(text)));
  return front.length === 0 || from < 0 ? block : lines.toSpliced(from, front.length).join('\n');
}

function countLines(block: string, numbered: boolean): Map<string, number> {
  const left = new Map<string, number>();
  for (const raw of block.split(/\r\n?|\n/)) {
    const line = (numbered ? raw.replace(NUMBER, '') : raw).trim();
    if (line !== '') left.set(line, (left.get(line) ?? 0) + 1);
  }
  return left;
}

/** Each line of the block stands for one line of the text. */
function takeLine({ text, fragments }: WrittenLine, left: Map<string, number>, block: string): boolean {
  const times = left.get(text) ?? 0;
  if (times > 0) left.set(text, times - 1);
  if (times > 0 || fragments === null) return times > 0;
  return hasInOrder(block, fragments);
}

function hasInOrder(text: string, parts: readonly string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}

/** Agents cut in the middle of a line too: the missing lines next to those that came may be there in part. */
function keptOfEnds(lines: readonly WrittenLine[], found: readonly boolean[], block: string): number {
  let kept = 0;
  for (const [at, { text }] of lines.entries()) {
    if (found[at] || text.length <= PIECE) continue;
    const begins = at === 0 || found[at - 1] ? commonPrefix(text, block) : 0;
    const ends = at === lines.length - 1 || found[at + 1] ? commonSuffix(text, block) : 0;
    kept += Math.min(begins + ends, text.length - 1, block.length);
  }
  return kept;
}

function commonPrefix(text: string, block: string): number {
  const at = block.indexOf(text.slice(0, PIECE));
  if (at < 0) return 0;
  let length = PIECE;
  while (length < text.length && text[length] === block[at + length]) length += 1;
  return length;
}

function commonSuffix(text: string, block: string): number {
  const at = block.lastIndexOf(text.slice(-PIECE));
  if (at < 0) return 0;
  let length = PIECE;
  while (length < text.length && at + PIECE - length > 0 && text.at(-length - 1) === block[at + PIECE - length - 1])
    length += 1;
  return length;
}
