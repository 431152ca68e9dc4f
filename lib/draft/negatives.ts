/** A source → prompts for which no skill of it should be used, or another one than the skill that excludes them, as the offline router finds. */
import type { Skill } from '../skill/skill.js';
import { useOwnVerb } from './other-words.js';
import type { SkillRanker } from './rank-skills.js';
import { endSentence, isWhole, request, speak } from './voice.js';

/** What any model answers alone. */
const GENERAL = [
  'What time is it in Tokyo right now?',
  'What is 17 times 23?',
  'Who wrote Pride and Prejudice?',
  'How many days are there until the end of this month?',
  'Say good morning in Italian.',
];
const MOST_GENERAL = 2;

/** `Not for weather reports`, `Do not use this when the user wants a poem`. */
const NOT_FOR =
  /\b(?:(?:do not|don['’]t|never|not)\s+(?:be\s+)?(?:use[ds]?|trigger(?:ed)?|activate[ds]?|meant|intended)\b[^.;]{0,40}?|not|never)\s+(?:for|when(?:ever)?|if)\s+([^.;]+)/gi;

/** `; that is roses`, `. Use roses instead`. */
const NAMED = /^[;,.]?\s*(?:that(?: is|['’]s)|use|see|prefer|try)\s+(?:the\s+)?[`'"]?([\w-]+)/i;

/** No skill at all answers these. */
export function proveGeneral(ranker: SkillRanker, asked: ReadonlySet<string>): string[] {
  const open = GENERAL.filter((prompt) => !asked.has(prompt) && ranker.rank(prompt).every(({ sure }) => !sure));
  return open.slice(0, MOST_GENERAL);
}

interface NotFor {
  prompt: string;
  /** The skill that it is for: the one that is named beside it, or that the router is sure of. */
  owner: Skill | null;
}

/** What the skill itself says that it is not for; null: nothing, or the router would still choose it. */
export function proveNotFor(
  skill: Skill,
  ranker: SkillRanker,
  findOther: (name: string) => Skill | undefined,
): NotFor | null {
  const description = (skill.description ?? '').replace(/\s+/g, ' ');
  const clauses = [...description.matchAll(NOT_FOR)].flatMap(({ 0: { length }, 1: clause = '', index }) => {
    const [, name = ''] = NAMED.exec(description.slice(index + length)) ?? [];
    const parts = clause
      .replace(/\s*\([^)]*\)/g, '')
      .split(/,\s+(?:(?:and|or)\s+)?|\s+or\s+|\s+and\s+not\s+(?:for|when|if)\s+|\s[-–—]\s/i);
    return parts.map((part) => ({ clause: part, named: findOther(name.toLowerCase()) }));
  });
  for (const { clause, named } of clauses) {
    const plain = clause.replace(/["“”`*()]/g, '').trim();
    if (plain.split(/\s/).some((word) => findOther(word.toLowerCase()))) continue;
    // Several things of a kind need no article.
    const things = /^[a-z][\w-]*(?: [\w-]+){0,3}s$/i.test(plain) ? endSentence(`I need help with ${plain}`) : null;
    const phrase = plain.length < 4 ? null : (speak(plain) ?? request(plain) ?? things);
    if (phrase === null || !isWhole(phrase)) continue;
    const prompt = useOwnVerb(phrase, description);
    const ranked = ranker.rank(prompt);
    // What the author says of the other skill needs no guess.
    if (!named && ranked.some((row) => row.skill === skill && row.sure)) continue;
    const [first] = ranked;
    return { prompt, owner: named ?? (first?.sure ? first.skill : null) };
  }
  return null;
}
