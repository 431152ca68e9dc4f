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

function* pieces(text: string): Generator<string> {
  let plain = text;
  if (SPELLED.test(plain)) for (const [pattern, spelling] of SPELLINGS) plain = plain.replace(pattern, ` ${spelling} `);
  for (const [run] of plain.matchAll(WORD)) {
    if (!PLAIN.test(run) && UNSPACED.test(run)) {
      const characters = [...run];
      if (characters.length === 1) yield run;
      for (let i = 0; i + 1 < characters.length; i++) yield characters[i]! + characters[i + 1]!;
      continue;
    }
    // A run of one case cannot have humps: most words of a sentence stop here.
    const parts = run.length <= 4 * LONGEST && /\p{Lu}/u.test(run.slice(1)) ? run.split(HUMP) : [run];
    for (const part of parts) yield part;
    if (parts.length > 1 && parts.length <= 3) yield run;
  }
}

export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const piece of pieces(text)) {
    if (piece.length > LONGEST) continue;
    const word = fold(piece);
    if (word.length === 0 || STOP_WORDS.has(word)) continue;
    words.push({ text: word, stem: stemOf(word) });
  }
  return words;
}
