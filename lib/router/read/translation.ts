/** Decides which queries need a translation, and which answers of a translator are usable. */

const URLS = /\bhttps?:\/\/\S+/gi;
const FOREIGN_LETTER = /(?![A-Za-z])\p{L}/u;
const FOREIGN_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
const MAX_LENGTH = 100_000;

export function needsTranslation(query: string): boolean {
  return FOREIGN_LETTER.test(query.replace(URLS, ' '));
}

/** The English text; null when the answer is not a translation, so that the original query is used. */
export function readTranslation(answer: string): string | null {
  const text = answer
    .slice(0, MAX_LENGTH)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return text === '' || FOREIGN_SCRIPT.test(text.replace(URLS, ' ')) ? null : text;
}
