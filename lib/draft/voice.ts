/** What a skill says about when to it, as a clause → what a user would say who is in that place. */
import { wordsOf } from './copied-words.js';

const USER = '(?:the user|users|a user|user|someone|somebody|people|they|you|claude|the agent)';

/** In the order in which they are tried; the rest of the clause goes in for $1. */
const VOICES: readonly [RegExp, string][] = [
  [/^(?:(?:when|whenever|if|for|before|after|while|any time|anytime|or|and|also|to)\s+)+(.+)/i, '$1'],
  [
    new RegExp(
      `^${USER} (?:explicitly )?(?:asks?|wants?|needs?|would like|tr(?:y|ies)|is trying|are trying|is about|are about|has|have) (?:you |claude |for help )?to (.+)`,
      'i',
    ),
    'I want to $1',
  ],
  [new RegExp(`^${USER} (?:explicitly )?asks? about (.+)`, 'i'), 'I have a question about $1'],
  [new RegExp(`^${USER} (?:explicitly )?(?:mentions?|discuss(?:es)?) (.+)`, 'i'), 'Help me with $1'],
  [
    new RegExp(
      `^${USER} (?:explicitly )?(?:asks?|requests?|needs?|wants?)(?: for| help)*(?: with)? (\\w+ing\\b.+)`,
      'i',
    ),
    'I need help with $1',
  ],
  [new RegExp(`^${USER} (?:explicitly )?(?:asks?|requests?|needs?|wants?)(?: for)? (.+)`, 'i'), 'I need $1'],
  [new RegExp(`^${USER} (?:have|has) (.+)`, 'i'), 'I have $1'],
  [new RegExp(`^${USER} (?:is|are) (.+)`, 'i'), 'I am $1'],
  [/^(?:asked|asking|about|trying|ready) to (.+)/i, 'I want to $1'],
  [/^(?:asked|asking) (?:about|for) (.+)/i, 'I need help with $1'],
  [
    /^(?!(?:during|including|anything|something|everything|nothing|string|following|according)\b)(\w+ing\b.+)/i,
    'I am $1',
  ],
  // A state of things.
  [
    /^(?:(?:an?|the|any|all|some)\s+)?(?!there\b|it\b|this\b|these\b|user)((?:[\w-]+ ){0,3}[\w-]+) (is|are|has|have|fails?|pass(?:es)?|breaks?|needs?) (.+)/i,
    'Now the $1 $2 $3',
  ],
];
const MINE: readonly [RegExp, string][] = [
  [/\b(?:the user|their|a user)['’]s\b|\btheirs?\b/gi, 'my'],
  [/\bthemselves\b/gi, 'myself'],
  [/\bthe user\b|\bthey\b/gi, 'I'],
  [/\bany (?=[\w-]+s\b)/gi, 'some '],
  [/\bany (?=\w)/gi, 'a '],
  [/\byour\b/gi, 'my'],
  [/\byou\b/gi, 'I'],
];

/** Null: the clause is in none of the forms that into a user's words. */
export function speak(clause: string): string | null {
  const plain = lowerFirst(clause.replace(VOICES[0]![0], '$1'));
  const [voice, words] = VOICES.slice(1).find(([pattern]) => pattern.test(plain)) ?? [];
  if (!voice || !words) return null;
  const said = MINE.reduce((now, [pattern, word]) => now.replace(pattern, word), plain.replace(voice, words));
  return /^(?:I am|I have (?!a question)|Now) /.test(said) ? `${endSentence(said)} Can you help?` : endSentence(said);
}

/** An abbreviation or a name keeps its letter. */
const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}+\b/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Verbs with which skills say what they do, and requests begin. Not those of their own use: `use`, `load`. */
const VERBS =
  'add analyze analyse apply assess audit author automate build capture check clean collect compare compose configure connect control convert coordinate create debug define deploy design detect develop diagnose discover document draft edit enable enforce evaluate execute explain explore export extract fetch fill find fix format generate guide handle identify implement import improve inspect install integrate investigate learn manage map measure merge migrate model monitor move navigate optimize optimise orchestrate organize organise perform plan polish prepare produce profile protect prove publish query read record reduce refactor remove rename render replace report reproduce research resolve review rewrite run scaffold scan schedule search secure select send setup simplify solve split summarize summarise sync test trace track train transform translate triage troubleshoot turn update upgrade validate verify visualize visualise work wrap write'.split(
    ' ',
  );
const FORMS = new Map(
  VERBS.flatMap((verb): [string, string][] => [
    [verb, verb],
    [thirdPerson(verb), verb],
  ]),
);

function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** `Generates tables from notes`, `Generate tables from notes` → a request; null: it begins with no verb of work. */
export function request(text: string): string | null {
  const [first = ''] = text.split(/\s/);
  const verb = FORMS.get(first.toLowerCase());
  if (!verb || text.length === first.length) return null;
  // `creates or updates`: what follows is in the same form.
  const alike = text
    .slice(first.length)
    .replace(/(\b(?:and|or)|,) (\w+s)\b/g, (whole, joint: string, word: string) =>
      first.toLowerCase() !== verb && FORMS.has(word) ? `${joint} ${FORMS.get(word)}` : whole,
    );
  const rest = MINE.reduce((now, [pattern, word]) => now.replace(pattern, word), alike);
  return endSentence(`Please ${verb}${rest}`);
}

export function endSentence(text: string): string {
  const plain = text.replace(/[.,;:\s]+$/, '').trim();
  const asks = /^(?:how|what|who|why|where|which|can|could|is|are|do|does|would|should)\b/i.test(plain);
  const end = /[.?!。？！]$/.test(plain) ? '' : asks ? '?' : '.';
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${end}`;
}

/** Of a quoted phrase: it asks for something, and is no title or excuse. */
export function isRequest(text: string): boolean {
  const [first = ''] = text.toLowerCase().split(/[\s,]/);
  return (
    FORMS.get(first) === first ||
    /^(?:how|what|why|where|which|who|when|can|could|would|should|is|are|do|does|did|i|i['’](?:m|ve|d|ll)|we|we['’]re|my|our|help|please|let['’]s|make|get|set|turn|give|tell|show|start|open|use|put|need|want|there|this|the)$/.test(
      first,
    ) ||
    !/^\p{ASCII}/u.test(text)
  );
}

export const isVerb = (word: string): boolean => FORMS.has(word);

const LONGEST = 160;
const DANGLING =
  /\b(?:a|an|the|of|to|in|on|at|by|for|from|with|and|or|my|this|that|which|some|within|into|as|new|one|is|are|be)[.?!]?(?: Can you help\?)?$/i;

/** Long enough to mean something, and not cut off in the middle. */
export function isWhole(prompt: string): boolean {
  const words = wordsOf(prompt.replace(/ Can you help\?$/, '')).length;
  return words >= 4 && prompt.length <= LONGEST && !DANGLING.test(prompt) && !/^I want to [\w-]+\.$/.test(prompt);
}
