/** A prompt and a description → the longest run of words that one copied from the other: the more it shares, the less it says about how users ask. */

/** A prompt with a longer run in common with the description measures copying. */
export const MOST_COPIED = 3;

export interface Run {
  /** Index of its first word in the prompt. */
  start: number;
  length: number;
}

/** Scripts that put no spaces between words are split by dictionary. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Words are in lower case and without punctuation; an apostrophe stays in its word. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('’', "'");
  return [...segmenter.segment(plain)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}

/** The first of the longest ones. */
export function longestCopied(prompt: readonly string[], description: readonly string[]): Run {
  let best: Run = { start: 0, length: 0 };
  // lengths[j]: the run that ends at the current word of the prompt and at word j of the description.
  let lengths = new Int32Array(description.length + 1);
  for (const [index, word] of prompt.entries()) {
    const next = new Int32Array(description.length + 1);
    for (const [at, other] of description.entries()) {
      if (word !== other) continue;
      const length = lengths[at]! + 1;
      next[at + 1] = length;
      if (length > best.length) best = { start: index - length + 1, length };
    }
    lengths = next;
  }
  return best;
}

export function countCopied(prompt: string, description: string | null): number {
  return longestCopied(wordsOf(prompt), wordsOf(description ?? '')).length;
}
