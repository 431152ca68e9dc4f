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
const ASCII = /^[a-z0-9]+$/;
const PLAIN = /^[A-Za-z0-9]+$/;
const ASCII_TEXT = /^[\x00-\x7f]*$/;

const stems = new Map<string, string>();

function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = ASCII.test(word) ? stemmer(word) : word;
  // Hostile queries must not fill the memory.
  if (stems.size > 50_000) stems.clear();
  stems.set(word, stem);
  return stem;
}

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

function splitPieces(text: string): string[] {
  let plain = text;
  if (SPELLED.test(plain)) for (const [pattern, spelling] of SPELLINGS) plain = plain.replace(pattern, ` ${spelling} `);
  const { word, hump, upper } = ASCII_TEXT.test(plain) ? ALPHABETS.ascii : ALPHABETS.unicode;
  const pieces: string[] = [];
  for (const run of plain.match(word) ?? []) {
    if (word === WORD && UNSPACED.test(run)) {
      const characters = [...run];
      if (characters.length === 1) pieces.push(run);
      for (let i = 0; i + 1 < characters.length; i++) pieces.push(characters[i]! + characters[i + 1]!);
      continue;
    }
    if (run.length > LONGEST_RUN) continue;
    // A run of one case has no humps: most words of a sentence stop here.
    const parts = upper.test(run) ? run.split(hump) : [run];
    pieces.push(...parts);
    if (parts.length > 1 && parts.length <= 3) pieces.push(run);
  }
  return pieces;
}

export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const piece of splitPieces(text)) {
    if (piece.length > LONGEST) continue;
    const word = fold(piece);
    if (word.length === 0 || STOP_WORDS.has(word)) continue;
    words.push({ text: word, stem: stemOf(word) });
  }
  return words;
}
