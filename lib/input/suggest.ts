import { posix } from 'node:path';

/** A mistyped word → the most similar word of a list, or null when none is similar. */
export function suggest(word: string, words: readonly string[]): string | null {
  let best: string | null = null;
  let minimum = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of words) {
    const [a, b] = [word.toLowerCase(), candidate.toLowerCase()];
    const distance = extendsOther(a, b) ? 1.5 : editDistance(a, b, minimum);
    // Of a short word, two letters are most of it.
    if (distance < minimum && distance * 2 <= Math.max(letters(a), letters(b))) [best, minimum] = [candidate, distance];
  }
  return best;
}

/** Of the letters of both, all but one are the same, and both begin alike: a slip of the pen, where other names are no mistake. */
export const isSlip = (word: string, right: string): boolean =>
  word[0]?.toLowerCase() === right[0]?.toLowerCase() &&
  suggest(word, [right]) !== null &&
  Math.max(lettersLeft(word, right), lettersLeft(right, word)) <= 1;

const lettersLeft = (of: string, taken: string): number =>
  [...taken.toLowerCase()].reduce((left, letter) => left.replace(letter, ''), of.toLowerCase()).length;

/** A path that leads to no file → the file that is meant: of another letter case, of this name elsewhere, or beside it with a letter or two other. */
export function suggestFile(path: string, files: readonly string[]): string | null {
  const isSame = (file: string) => file.toLowerCase() === path.toLowerCase();
  const { dir, base, name, ext } = posix.parse(path);
  const near = files.map((file) => ({ file, ...posix.parse(file) }));
  const beside = near.filter((one) => one.dir === dir && one.ext === ext);
  const spelled = suggest(
    name,
    beside.map((one) => one.name),
  );
  return (
    files.find(isSame) ??
    near.find((one) => one.base === base)?.file ??
    beside.find((one) => one.name === spelled)?.file ??
    null
  );
}

const letters = (word: string) => word.replace(/^-+/, '').length;

/** A name with one part more or less (`refund` for `refund-order`, `id` for `case_id`) is a better match than a name that is merely spelled similarly. */
const extendsOther = (a: string, b: string) =>
  ['-', '_'].some((dash) =>
    [a.startsWith(b + dash), b.startsWith(a + dash), a.endsWith(dash + b), b.endsWith(dash + a)].includes(true),
  );

/** Levenshtein distance in which two letters that changed places are one mistake, capped at `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let above: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isTurned = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const turned = isTurned ? (above[j - 2] ?? limit) + 1 : limit;
      next.push(Math.min(change, turned, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    [above, row] = [row, next];
  }
  return row[b.length] ?? limit;
}
