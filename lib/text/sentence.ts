/** Phrases, each of which may end in a mark of its own → sentences and clauses, with one mark between two of them. */

/** A question keeps its mark, also within brackets or quotes. */
const ENDED = /[.!?…](?:['"`)\]]|<\/code>)*$/;

export const endSentence = (words: string): string => (ENDED.test(words) ? words : `${words}.`);

/** The last one ends as it is written, and the first one begins so; a name between marks stays what it is. */
export const joinSentences = (phrases: readonly string[]): string =>
  join(
    phrases.map((words, at) =>
      at > 0 ? words.replace(/^[a-z](?=[a-z']*(?:[ ,]|\.?$))/, (letter) => letter.toUpperCase()) : words,
    ),
    endSentence,
    ' ',
  );

/** With semicolons: only the last may end in a full stop. */
export const joinClauses = (phrases: readonly string[]): string =>
  join(phrases, (words) => (/[!?…]$/.test(words) ? words : `${openSentence(words)};`), ' ');

/** For words that go on: without the full stop. */
export const openSentence = (words: string): string => words.replace(/[.;]$/, '');

const join = (phrases: readonly string[], end: (words: string) => string, between: string): string =>
  phrases.map((words, at) => (at < phrases.length - 1 ? end(words) : words)).join(between);
