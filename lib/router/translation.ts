/** Which queries a translator is asked about, and which of its answers are believed. */

const URLS = /\bhttps?:\/\/\S+/gi;
const FOREIGN_LETTER = /(?![A-Za-z])\p{L}/u;
const FOREIGN_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
const LONGEST = 100_000;

export function needsTranslation(query: string): boolean {
  return FOREIGN_LETTER.test(query.replace(URLS, ' '));
}

/** The English text; null when the answer is no translation, and the original stays. */
export function readTranslation(answer: string): string | null {
  const text = answer
    .slice(0, LONGEST)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return text === '' || FOREIGN_SCRIPT.test(text.replace(URLS, ' ')) ? null : text;
}
