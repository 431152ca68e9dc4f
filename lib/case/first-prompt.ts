/** A skill's description → a request in a user's voice, for an author to reword: what it says about when to use the skill. */

const WHEN =
  /\b(?:use|used|useful|invoke|invoked|trigger|triggers|triggered|activate|load)\b[^.;]{0,60}?\b(?:when|whenever|if)\s+(.+)/is;
const USER = '(?:the user|users|a user|user|someone|somebody|people|they|you)';
const LONGEST = 160;

/** In the order in which they are tried; the rest of the clause goes in for $1. */
const VOICES: readonly [RegExp, string][] = [
  [
    new RegExp(
      `^${USER} (?:explicitly )?(?:asks?|wants?|needs?|would like|tr(?:y|ies)|is trying|are trying) (?:you |claude |for help )?to (.+)`,
      'i',
    ),
    'I want to $1',
  ],
  [new RegExp(`^${USER} (?:explicitly )?asks? about (.+)`, 'i'), 'I have a question about $1'],
  [new RegExp(`^${USER} (?:explicitly )?(?:asks?|requests?|needs?|wants?)(?: for)? (.+)`, 'i'), 'I need $1'],
  [new RegExp(`^${USER} (?:is|are) (.+)`, 'i'), 'I am $1'],
  [/^(?:asked|asking) to (.+)/i, 'I want to $1'],
  [/^(?:asked|asking) (?:about|for) (.+)/i, 'I need help with $1'],
  [/^(\w+ing\b.+)/i, 'I am $1'],
];
const MINE: readonly [RegExp, string][] = [
  [/\b(?:the user|their|a user)['’]s\b|\btheirs?\b/gi, 'my'],
  [/\bthemselves\b/gi, 'myself'],
  [/\bthe user\b|\bthey\b/gi, 'I'],
  [/\byour\b/gi, 'my'],
  [/\byou\b/gi, 'I'],
];

/**
 * The best first. A phrase that the description quotes is what its author has heard; a prompt that says one of the skill's own
 * names comes last.
 */
export function draftPrompts(description: string | null, names: readonly string[]): string[] {
  const text = (description ?? '').replace(/\s+/g, ' ').trim();
  const when = WHEN.exec(text)?.[1];
  const quoted = [...(when ?? text).matchAll(/["“]([^"“”]{8,100})["”]/g)].map(([, phrase = '']) => phrase);
  const requests = quoted.filter((phrase) => phrase.trim().split(' ').length > 1).map(asRequest);
  const clauses = [when ? speak(firstClause(when)) : null, state(firstClause(text))];
  const all = [...requests, ...clauses.filter((clause) => clause !== null)];
  const naming = (prompt: string) => names.some((name) => says(prompt, name));
  return [...all.filter((prompt) => !naming(prompt)), ...all.filter(naming), 'Please help me with this.'];
}

const asRequest = (phrase: string) => endSentence(phrase.replace(/[.,]+$/, '').trim());

/** `a, b, or c` keeps its first item: a user asks for one thing. */
function firstClause(text: string): string {
  const sentence =
    text.split(/[.;:](?:\s|$)|\s[-–—]\s|\s\(|,\s+(?:or\s+)?(?:asks|wants|needs|mentions|says)\b/)[0] ?? '';
  const [first = '', ...more] = sentence.split(/,\s+/);
  const clause = first.split(' ').length >= 6 || more.length === 0 ? first : sentence;
  return clause
    .replace(/["“”`*]/g, '')
    .slice(0, LONGEST)
    .replace(/\s+\S*$/, (tail) => (clause.length > LONGEST ? '' : tail))
    .trim();
}

/** Null: the clause is in none of the forms that turn into a user's words. */
function speak(clause: string): string | null {
  const [voice, words] = VOICES.find(([pattern]) => pattern.test(clause)) ?? [];
  if (!voice || !words) return null;
  return endSentence(MINE.reduce((now, [pattern, word]) => now.replace(pattern, word), clause.replace(voice, words)));
}

const state = (clause: string) => (clause === '' ? null : `What I need: ${endSentence(clause)}`);

function endSentence(text: string): string {
  const end = /[.?!]$/.test(text)
    ? ''
    : /^(?:how|what|who|why|where|which|can|is|are|do|does)\b/i.test(text)
      ? '?'
      : '.';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${end}`;
}

function says(prompt: string, name: string): boolean {
  const plain = (text: string) =>
    ` ${text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  return plain(prompt).includes(plain(name));
}
