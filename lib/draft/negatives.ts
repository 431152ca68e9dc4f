/** A source → prompts for which no skill of it should be used, each of them one that the offline router finds no skill for. */
import type { Skill } from '../skill/skill.js';
import { countCopied, MOST_COPIED } from './copied-words.js';
import type { SkillRanker } from './rank-skills.js';
import { reword } from './reword.js';
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
  /\b(?:(?:do not|don['’]t|never|not)\s+(?:be\s+)?(?:use[ds]?|trigger(?:ed)?|activate[ds]?|meant|intended)\b[^.;]{0,40}?|not)\s+(?:for|when(?:ever)?|if)\s+([^.;]+)/gi;

/** No skill at all answers these. */
export function proveGeneral(ranker: SkillRanker): string[] {
  return GENERAL.filter((prompt) => ranker.rank(prompt).every(({ sure }) => !sure)).slice(0, MOST_GENERAL);
}

const own = (thing: string) => (/s$|^(?:an?|the|my)\s/i.test(thing) ? thing : `my ${thing}`);

/** What the skill itself says that it is not for; null: nothing, or the router would still choose it. */
export function proveNotFor(skill: Skill, ranker: SkillRanker): string | null {
  const description = (skill.description ?? '').replace(/\s+/g, ' ');
  const clauses = [...description.matchAll(NOT_FOR)].flatMap(([, clause = '']) =>
    clause.split(/,\s+(?:(?:and|or)\s+)?|\s+or\s+/i),
  );
  const prompts = clauses.flatMap((clause) => {
    const plain = clause.replace(/["“”`*()]/g, '').trim();
    const phrase =
      plain.length < 4 ? null : (speak(plain) ?? request(plain) ?? endSentence(`I need help with ${own(plain)}`));
    return phrase === null ? [] : (reword(phrase, description) ?? []);
  });
  const refuses = (prompt: string) => ranker.rank(prompt).every((row) => row.skill !== skill || !row.sure);
  return (
    prompts.find((prompt) => isWhole(prompt) && countCopied(prompt, description) <= MOST_COPIED && refuses(prompt)) ??
    null
  );
}
