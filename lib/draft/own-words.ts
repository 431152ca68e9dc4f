/** A phrase of a description → a sentence in the words of the user whose things it is about. */

const MINE: readonly [RegExp, string][] = [
  [/\b(?:the user|their|a user)['’]s\b|\btheirs?\b/gi, 'my'],
  [/\b(?:themselves|yourself)\b/gi, 'myself'],
  [/\b(?:the user|you)\b(?=\s*(?:$|[.,;]|(?:to|for|about|with|through|and|on|in|at)\b))/gi, 'me'],
  [/\bthe user\b/gi, 'I'],
  // `all sorts of X` is how an author takes in everything.
  [/\b(any|some|an?) (?:sort|kind|type)s? of /gi, '$1 '],
  [/\ball (?:sorts|kinds|types) of /gi, ''],
  [/\bany (?=[\w-]+s\b|(?:[\w-]+ )?(?:data|code|content|text|work)\b)/gi, 'some '],
  [/\bany (?=\w)/gi, 'a '],
  [/\byour\b/gi, 'my'],
  [/\byou\b/gi, 'I'],
];
export const asMine = (text: string) => MINE.reduce((now, [pattern, word]) => now.replace(pattern, word), text);

/** `competitors from their URLs`: these are not the user's. */
export const THEIRS = /\s[a-z]{2,}[^s\W]s\b[^.]*\btheirs?\b/;

/** An abbreviation or a name keeps its letter. */
export const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}+\b/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

export function endSentence(text: string): string {
  const plain = text.replace(/(?:[.,;:\s]|\s[-–—])+$/, '').trim();
  const asks = /^(?:how|what|who|why|where|which|when should|can|could|is|are|do|does|would|should)\b/i.test(plain);
  const end = /[.?!。？！]$|\p{Lo}$/u.test(plain) ? '' : asks ? '?' : '.';
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${end}`;
}
