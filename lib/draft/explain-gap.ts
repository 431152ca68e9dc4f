/** A skill for which no request was drafted → the reason, with the words that were seen. */
import { oneLine } from '../text/escape.js';
import { withoutExcluded, withoutPointers } from './draft-prompts.js';

const SHOWN = 90;
const OCCASION = /\b(?:when(?:ever)?|use[ds]?|invoke[ds]?|triggers?|activate[ds]?)\b/i;
const SENTENCE = /(?:[^.;!?。；！？]|[.;!?](?=\S))+[.;!?。；！？]*/g;

const AGAINST = /\b(?:not|never)\b/i;
const quote = (text: string): string => `"${oneLine(text.trim(), SHOWN)}"`;

/** rival: the skill for which it may be meant; null: the words of it stand in no description. */
export const explainUnclear = (prompt: string, rival: string | null): string =>
  rival === null
    ? `no description has a word of ${quote(prompt)}`
    : `init did not take ${quote(prompt)}, for which the offline ranker does not put this skill clearly before ${rival}; take it if it is clear to you`;

export const explainRepeated = (prompt: string): string => `another skill or case has ${quote(prompt)} too`;

export const explainTwin = (id: string): string =>
  `${id} has the same description, so a request for one is one for the other`;

/** Of a skill whose text has nothing to ask. */
export function explainSilence(description: string | null, isOther: (name: string) => boolean): string {
  const whole = (description ?? '').replace(/\s+/g, ' ').trim();
  if (whole === '') return 'its skill has no description, and no example of a request';
  const letters = whole.match(/\p{L}/gu) ?? [];
  if (letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length * 2 < letters.length)
    return `${quote(whole)} is not in English`;
  const included = withoutExcluded(whole);
  if (!/\p{L}/u.test(included)) return `${quote(whole)} only says what the skill is not for`;
  const own = withoutPointers(included, isOther);
  if (!/\p{L}/u.test(own)) return `${quote(included)} names another skill, so it is no request for this one`;
  const sentences = own.match(SENTENCE) ?? [];
  const occasion = sentences.find((sentence) => OCCASION.test(sentence) && !AGAINST.test(sentence));
  return `${occasion ? '' : 'its description has no "Use when …", and '}init could not make one request in plain English of ${quote(occasion ?? sentences[0] ?? own)}`;
}
