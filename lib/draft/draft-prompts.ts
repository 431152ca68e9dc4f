/** A skill → requests that users could send who need it, the best first: none copies more than a few words in a row from its description. */
import type { Skill } from '../skill/skill.js';
import { findPhrases } from './body-phrases.js';
import { countCopied, longestCopied, MOST_COPIED, wordsOf } from './copied-words.js';
import { reword } from './reword.js';
import { isVerb } from './verb-forms.js';
import { endSentence, isWhole, request, speak } from './voice.js';

const WHEN =
  /\b(?:use|used|useful|invoke|invoked|trigger|triggers|triggered|activate|activates|load)\b[^.;]{0,60}?\b(?:when(?:ever)?|if|for|to)\s+((?:[^.;]|[.;](?=\S))+)/gi;
/** `when building pages`, `a toolkit for testing pages` */
const WHILE = /\b(?:when(?:ever)?|if|before|after|while|for|by)\s+(\w+ing\b(?:[^.;]|[.;](?=\S))*)/gi;
const LONGEST = 160;

/** What it is not for is not a reason to use it. */
const NOT_FOR =
  /(?:^|(?<=[.;!?(–—-]\s?)|,\s)[^.;!?,]*\b(?:not|never|don['’]t|skip)\s+(?:be\s+)?(?:use|trigger|activate|meant|intended|for|when|if)[^.;!?]*[.;!?]?/gi;

/** Where nothing is known of the skill. */
export const LAST_RESORT = 'Please help me with this.';

/** In the order of how much they sound like a user: what the body quotes, then its occasions, the description's, what it does. */
export function draftPrompts(skill: Pick<Skill, 'id' | 'dir' | 'description' | 'text' | 'front_matter'>): {
  prompts: string[];
  /** For want of better ones: sentences of our own around its words, and its headings. */
  plain: string[];
} {
  const whole = (skill.description ?? '').replace(/\s+/g, ' ').trim();
  // What it is not for is not a reason to use it.
  const description = whole.replace(NOT_FOR, '.').replace(/\s*\([^)]*\)/g, '');
  const body = skill.text
    .split('\n')
    .slice(skill.front_matter.body_line - 1)
    .join('\n');
  const { requests, occasions, headings } = findPhrases(body);
  const clauses = [...description.matchAll(WHEN), ...description.matchAll(WHILE)].flatMap(([, clause = '']) =>
    splitClauses(clause.split(/\s[-–—]\s/)[0] ?? ''),
  );
  const sentences = description.split(/[.;:]\s|\s[-–—]\s/).map((text) => text.replace(/^this skill\s+/i, ''));
  const gerunds = sentences.flatMap(splitClauses).filter((text) => /^\w+ing\s/i.test(text));
  const all = [
    ...requests.map(endSentence),
    ...occasions.flatMap((text) =>
      splitClauses(text)
        .slice(0, 1)
        .flatMap((part) => speak(part) ?? request(part) ?? []),
    ),
    ...[...clauses, ...gerunds].flatMap((text) => speak(text) ?? []),
    ...sentences.flatMap((text) => splitClauses(text).flatMap((part) => request(part) ?? [])),
  ];
  const names = [skill.id, skill.dir];
  const naming = (prompt: string) => names.some((name) => says(prompt, name));
  const refine = (texts: readonly string[]) => {
    const own = texts
      .flatMap((text) => reword(text, whole) ?? [])
      .filter((text) => isWhole(text) && countCopied(text, whole) <= MOST_COPIED);
    return [...new Set([...own.filter((prompt) => !naming(prompt)), ...own.filter(naming)])];
  };
  return {
    prompts: refine(all),
    plain: [...refine([...nameTasks(description), ...headings.flatMap((text) => request(text) ?? [])]), LAST_RESORT],
  };
}

/** `the user asks to a, wants b, or mentions c` → each of them: a user asks for one thing. A list within one of them stays whole. */
function splitClauses(text: string): string[] {
  const plain = text
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/["“”`*]/g, '')
    .trim();
  const parts = plain
    .split(/,\s+(?:(?:and|or)\s+)?|\s+or\s+(?=when|if|the user|\w+ing\b)|:\s/i)
    .map((part) => part.trim());
  const same = parts.every(
    (part) =>
      /^(?:(?:when|if|the|a|an|user|users|you|they|before|after)\b|\w+ing\b)/i.test(part) ||
      isVerb(part.split(' ')[0]!.toLowerCase()),
  );
  const clauses = same
    ? [...parts, plain]
    : [plain, ...parts.slice(0, 1).filter((part) => part.split(' ').length >= 3)];
  return clauses.filter((part) => part !== '' && part.length <= LONGEST);
}

const COMMON = new Set(
  'me kinds sort kind a an the this that these those and or nor but of to in on at by for from with without into onto over under as is are be been it its use used uses using when whenever if else than then user users asks ask wants want needs need skill skills should must always never only also any all some each every new more most such other including include includes e.g i.e etc not no do does you your my their his her our they them who what which how where why can could may might will would before after during while about across through via per between within both either claude agent agents even make sure just it’s yet we us go goes so'.split(
    ' ',
  ),
);

/** Says nothing of the subject: small words, and what a skill says of itself. */
const isFiller = (word: string) =>
  COMMON.has(word) ||
  isVerb(word) ||
  /^\d+$|ly$/.test(word) ||
  /^(?:guid(?:e|es|ance|elines?)|knowledge|tool(?:s|kit)?|utilities|suite|set|collection|resources?|help(?:s|er)?|best|practices?|patterns?|comprehensive|complete|expert|way|input|output|support|provides?|covers?)$/.test(
    word,
  );

/** Two or three of the things it speaks of, in a sentence of our own: a description always has some. */
function nameTasks(description: string): string[] {
  const terms: string[] = [];
  for (const segment of description.split(/[.;:,()—–]|\s-\s/)) {
    const words = wordsOf(segment);
    // What a segment begins with is as often what is done as a thing.
    for (let at = 1; at < words.length && terms.length < 6; at++) {
      const [before = '', word = '', next = ''] = [words[at - 1], words[at], words[at + 1]];
      if (isFiller(word) || /(?:ing|ed)$/.test(word)) continue;
      const pair =
        next !== '' &&
        !isFiller(next) &&
        !/(?:ed|ing)$/.test(next) &&
        segment.toLowerCase().includes(`${word} ${next}`);
      const article = /^an?$/.test(before) ? `${before} ` : before === 'the' ? 'my ' : '';
      const term = `${article}${pair ? `${word} ${next}` : word}`;
      if (!terms.some((known) => known.includes(term) || term.includes(known))) terms.push(term);
      if (pair) at++;
    }
  }
  const [first, second, third, fourth] = [...terms].sort(
    (one, other) => Number(other.includes(' ')) - Number(one.includes(' ')),
  );
  return [
    ...(first && second ? [`Can you help me with ${first} and ${second}?`] : []),
    ...(third && fourth ? [`Can you help me with ${third} and ${fourth}?`] : []),
    ...(first ? [`Can you help me with ${first} today?`] : []),
  ];
}

function says(prompt: string, name: string): boolean {
  const [words, parts] = [wordsOf(prompt), wordsOf(name.replace(/[-_]/g, ' '))];
  return parts.length > 0 && longestCopied(parts, words).length === parts.length;
}
