/** A source → prompts for which no skill of it should be used, or another one than the skill that excludes them, as the offline router finds. */
import type { Skill } from '../skill/skill.js';
import { useOwnVerb } from './copied-words.js';
import { endSentence } from './own-words.js';
import type { SkillRanker } from './rank-skills.js';
import { request, speak } from './voice.js';
import { isWhole } from './whole-prompt.js';

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

/** The things that a clause lists; what stands in brackets is no thing of the list. */
const PARTS = /(?:,\s+(?:(?:and|or)\s+)?|\s+or\s+|\s+and\s+not\s+(?:for|when|if)\s+|\s[-–—]\s)(?![^(]*\))/i;
const ASIDE = /\s*\(([^)]*)\)/;
const POINTS = /\b(?:use|see|prefer|try|is|['’]s|or)\s+(?:the\s+)?[`'"]?([\w-]+)/gi;

/** No skill at all answers these. */
export function proveGeneral(ranker: SkillRanker, asked: ReadonlySet<string>): string[] {
  const open = GENERAL.filter((prompt) => !asked.has(prompt) && ranker.rank(prompt).every(({ sure }) => !sure));
  return open.slice(0, MOST_GENERAL);
}

interface NotFor {
  prompt: string;
  /** The skill that it is for: the one that is named beside it, or that is clearly the best of the others. */
  owner: Skill | null;
}

/** What the skill itself says that it is not for; null: nothing, the router would still choose it, or it is not clear whose it is then. */
export function proveNotFor(
  skill: Skill,
  ranker: SkillRanker,
  findOther: (name: string) => Skill | undefined,
): NotFor | null {
  const description = (skill.description ?? '').replace(/\s+/g, ' ');
  const clauses = [...description.matchAll(NOT_FOR)].flatMap(({ 0: { length }, 1: clause = '', index }) => {
    const [, name = ''] = NAMED.exec(description.slice(index + length)) ?? [];
    return clause.split(PARTS).map((part) => {
      const [, aside = ''] = ASIDE.exec(part) ?? [];
      const [named, more] = [...aside.matchAll(POINTS)].flatMap(([, to = '']) => findOther(to.toLowerCase()) ?? []);
      return { clause: more ? '' : part.replace(ASIDE, ''), named: named ?? findOther(name.toLowerCase()) };
    });
  });
  for (const { clause, named } of clauses) {
    const plain = clause.replace(/["“”`*()]/g, '').trim();
    if (plain.split(/\s/).some((word) => findOther(word.toLowerCase()))) continue;
    // Several things of a kind need no article; `neutral explainers` are known by those of another kind.
    const things =
      /^(?!(?:neutral|ordinary|general|generic|normal|plain|regular|routine)\b)[a-z][\w-]*(?: [\w-]+){0,3}[^\Wis]s$/i.test(
        plain,
      )
        ? endSentence(`I need help with ${plain}`)
        : null;
    const phrase = plain.length < 4 ? null : (speak(plain) ?? request(plain) ?? things);
    if (phrase === null || !isWhole(phrase)) continue;
    const prompt = useOwnVerb(phrase, description);
    const first = named ? null : ranker.first(prompt, skill);
    // It may be that other skill's.
    if (first && !first.clear) continue;
    const owner = named ?? first?.skill ?? null;
    // Of another's it is no matter what the router makes of this one, which has its words too.
    if (!owner && ranker.rank(prompt).some((row) => row.skill === skill && row.sure)) continue;
    return { prompt, owner };
  }
  return null;
}
