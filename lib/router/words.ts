/** Text → words: names split at their humps and joints, stop words dropped, each word with its English stem. */
import stemmer from 'wink-porter2-stemmer';
import { STOP_WORDS } from './stop-words.js';

export interface Word {
  /** Lower case, without accents: what the vector table knows. */
  text: string;
  /** What the keyword side matches. */
  stem: string;
}

/** No word of any language is longer; such runs are base64, hashes or an attack, and the stemmer is not linear on them. */
const LONGEST = 40;
const LONGEST_RUN = 4 * LONGEST;

/** Spellings that the splitter would tear apart. */
const SPELLINGS: [RegExp, string][] = [
  [/(?<![\p{L}\p{N}])c#/giu, 'csharp'],
  [/(?<![\p{L}\p{N}])f#/giu, 'fsharp'],
  [/c\+\+/gi, 'cpp'],
  [/(?<![\p{L}\p{N}])\.net\b/giu, 'dotnet'],
  [/\bnode\.?js\b/gi, 'nodejs'],
];
/** Most texts have none of them. */
const SPELLED = /[#+]|\.net|node\.?js/i;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Scripts that write without spaces are matched by pairs of characters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** No run below is of two scripts, and the pattern that finds where they meet takes longer to compile than a list to split. */
const OTHER_SCRIPT = /[^\u0000-\u036f]/;
/** Where Latin letters meet another script without a space: commit代码, pdf를. What stands ahead is asked first: it is cheap. */
const MEETING =
  /(?=(?!\p{Script=Latin})\p{L})(?<=[\p{Script=Latin}\p{N}]\p{M}*)|(?=[\p{Script=Latin}\p{N}])(?<=(?!\p{Script=Latin})\p{L}\p{M}*)/u;
const ASCII = /^[a-z0-9]+$/;
const PLAIN = /^[A-Za-z0-9]+$/;
const ASCII_TEXT = /^[\x00-\x7f]*$/;

function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** Most texts are ASCII, and Unicode classes are slow. */
const ALPHABETS = {
  ascii: { word: /[A-Za-z0-9]+/g, hump: /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/, upper: /.[A-Z]/ },
  unicode: { word: WORD, hump: HUMP, upper: /.\p{Lu}/u },
};

/** What each run of letters was split into: texts repeat their words. Hostile queries must not fill the memory. */
const remembered = new Map<string, readonly Word[]>();
const REMEMBERED = 50_000;

type Alphabet = (typeof ALPHABETS)['ascii'];

function splitRun(run: string, alphabet: Alphabet): Word[] {
  if (!OTHER_SCRIPT.test(run)) return splitScript(run, alphabet);
  return run.split(MEETING).flatMap((part) => splitScript(part, alphabet));
}

/** A run of letters of one script. */
function splitScript(run: string, { word, hump, upper }: Alphabet): Word[] {
  if (word === WORD && UNSPACED.test(run)) {
    const characters = [...run];
    if (characters.length === 1) return wordsOf([run]);
    return wordsOf(characters.slice(1).map((character, i) => characters[i]! + character));
  }
  if (run.length > LONGEST_RUN) return [];
  // A run of one case has no humps: most words of a sentence stop here.
  const parts = upper.test(run) ? run.split(hump) : [run];
  return wordsOf(parts.length > 1 && parts.length <= 3 ? [...parts, run] : parts);
}

function wordsOf(pieces: readonly string[]): Word[] {
  const words: Word[] = [];
  for (const piece of pieces) {
    if (piece.length > LONGEST) continue;
    const text = fold(piece);
    if (text.length === 0 || STOP_WORDS.has(text)) continue;
    words.push({ text, stem: ASCII.test(text) ? stemmer(text) : text });
  }
  return words;
}

export function splitWords(text: string): Word[] {
  let plain = text;
  if (SPELLED.test(plain)) for (const [pattern, spelling] of SPELLINGS) plain = plain.replace(pattern, ` ${spelling} `);
  const alphabet = ASCII_TEXT.test(plain) ? ALPHABETS.ascii : ALPHABETS.unicode;
  const words: Word[] = [];
  for (const run of plain.match(alphabet.word) ?? []) {
    let found = remembered.get(run);
    if (!found) {
      found = splitRun(run, alphabet);
      if (remembered.size >= REMEMBERED) remembered.clear();
      if (run.length <= LONGEST_RUN) remembered.set(run, found);
    }
    for (const word of found) words.push(word);
  }
  return words;
}
