/** A prompt that copies its skill's description → the same request with other words in the places where it copies. */
import { longestCopied, MOST_COPIED, segmenter, wordsOf } from './copied-words.js';
import { isJoint, otherWord, ownerAfter } from './other-words.js';

/** Null: what is copied has no word that another can be said for. */
export function reword(prompt: string, description: string | null): string | null {
  const known = wordsOf(description ?? '');
  let now = prompt.normalize('NFKC').replaceAll('’', "'");
  // Each round replaces a word for good or ends the sentence sooner, so there are no more rounds than words.
  for (let rounds = wordsOf(prompt).length; rounds >= 0; rounds--) {
    const run = longestCopied(wordsOf(now), known);
    if (run.length <= MOST_COPIED) return now;
    const next = breakRun(now, run) ?? cutBefore(now, run.start + MOST_COPIED);
    if (next === null) return null;
    now = next;
  }
  return null;
}

/** Another word where the run can be broken so that the piece before it is short enough, the nearest to its middle. */
function breakRun(text: string, run: { start: number; length: number }): string | null {
  const all = placesOf(text);
  const words = all.map(({ segment }) => segment);
  const middle = run.start + Math.min(MOST_COPIED, Math.floor(run.length / 2));
  const places = Array.from({ length: MOST_COPIED + 1 }, (_, step) => run.start + step)
    .filter((at) => !isWithin(text, all[at]))
    .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  for (const at of places) {
    const other = otherWord(words, at);
    if (other === null) continue;
    if (!other.startsWith(`${words[at]} `) || at < run.start + MOST_COPIED) return replaceWord(text, at, other);
    // `turn or scale` → `turn, maybe scale`: the word itself would be one too many.
    return replaceWord(text, at, other.slice(words[at]!.length + 1)).replace(/,? maybe\b/, ', maybe');
  }
  // Behind the last of them, the piece with it would be too long.
  for (const at of places.filter((place) => place < run.start + MOST_COPIED)) {
    const owner = ownerAfter(words, at);
    if (owner !== null) return replaceWord(text, at, `${words[at]} ${owner}`);
  }
  return null;
}

/** Ends the sentence at the last joint before the word, and before a clause that would stay open; null where nothing would be left. */
function cutBefore(text: string, before: number): string | null {
  const all = placesOf(text);
  const words = all.map(({ segment }) => segment.toLowerCase());
  const last = words.findLastIndex(
    (word, index) => index <= before && index > 2 && isJoint(word) && !isWithin(text, all[index]),
  );
  const open = words.findIndex((word, index) => index > 2 && index < last && /^(?:which|that|where|who)$/.test(word));
  const at = open >= 0 ? open : last;
  if (at < 0) return null;
  const tail = text.endsWith(HELP) ? HELP : '';
  const end = text.replace(HELP, '').endsWith('?') ? '?' : '.';
  const kept = text
    .slice(0, all[at]?.index ?? text.length)
    .replace(/(?:[\s,;:(]|\s(?:right|all|just|as|or|by|in|and|along|plus|maybe|so|both|either))+$/, '');
  // `a bug, a failure` was a list that went on.
  const [, head = '', last_of = ''] = /^([^,]*(?:,[^,]*)*),\s+([^,]*)$/.exec(kept) ?? [];
  const whole = head !== '' && !/\b(?:and|or|plus)\b/.test(last_of) ? `${head} or ${last_of}` : kept;
  return `${whole}${end}${tail}`;
}

export const HELP = ' Can you help?';

/** As wordsOf counts, in their case and with their places. */
const placesOf = (text: string) => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike);

/** `work-in-progress` is one thing. */
const isWithin = (text: string, word: Intl.SegmentData | undefined): boolean =>
  word !== undefined &&
  (/[-/]$/.test(text.slice(0, word.index)) || /^[-/]/.test(text.slice(word.index + word.segment.length)));

function replaceWord(text: string, index: number, by: string): string {
  const { index: at, segment } = placesOf(text)[index]!;
  const word = /^\p{Lu}/u.test(segment) ? `${by.charAt(0).toUpperCase()}${by.slice(1)}` : by;
  return `${text.slice(0, at)}${word}${text.slice(at + segment.length)}`;
}
