/** Splits text into words with their English stems: splits camelCase and joined names, drops stop words. */
import stemmer from 'wink-porter2-stemmer';

const WORDS = `
a about above after again all also am an and another any are as at back be because been before being below between both
but by can cannot could did do does doing done down during each else etc even ever every few for from further get gets
getting give go going got had has have having he hello help helps her here hers hey hi him his how i if im in into is it
its ive just kindly know let lets like ll make makes making many may maybe me might mine more most much must my myself
need needed needs no nor not now of off ok okay on once one only or other our ours out over own please provide re really
right s same she should show so some someone something still such sure t take tell than thank thanks that the their them
then there these they thing things this those through to too under until up upon us use used user users uses using ve
very via want wanted wants was way we well were what whats when where whether which while who whom whose why will wish
with within without would yes yet you your yours
`;

const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

export interface Word {
  /** Lower case, without accents: the key in the vector table. */
  text: string;
  /** The key for keyword search. */
  stem: string;
}

/** Real words are shorter; longer runs are base64, hashes or an attack, and the stemmer is not linear in their length. */
const MAX_WORD = 40;
const MAX_RUN = 4 * MAX_WORD;

/** Names that would be split wrongly. */
const SPELLINGS: [RegExp, string][] = [
  [/(?<![\p{L}\p{N}])c#/giu, 'csharp'],
  [/(?<![\p{L}\p{N}])f#/giu, 'fsharp'],
  [/c\+\+/gi, 'cpp'],
  [/(?<![\p{L}\p{N}])\.net\b/giu, 'dotnet'],
  [/\bnode\.?js\b/gi, 'nodejs'],
];
/** A quick test: most texts have none of them. */
const SPELLED = /[#+]|\.net|node\.?js/i;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Scripts without spaces between words are split into pairs of characters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** A run without these characters has one script only. Tested first, because SCRIPT_CHANGE takes long to compile. */
const OTHER_SCRIPT = /[^\u0000-\u036f]/;
/** Where Latin letters are followed by another script without a space, or the reverse: commit代码, pdf를. The lookahead comes first because it is cheap. */
const SCRIPT_CHANGE =
  /(?=(?!\p{Script=Latin})\p{L})(?<=[\p{Script=Latin}\p{N}]\p{M}*)|(?=[\p{Script=Latin}\p{N}])(?<=(?!\p{Script=Latin})\p{L}\p{M}*)/u;
const ASCII = /^[a-z0-9]+$/;
const PLAIN = /^[A-Za-z0-9]+$/;
const ASCII_TEXT = /^[\x00-\x7f]*$/;

function normalise(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** Separate patterns for ASCII: most texts are ASCII, and Unicode classes are slow. */
const ALPHABETS = {
  ascii: { word: /[A-Za-z0-9]+/g, hump: /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/, upper: /.[A-Z]/ },
  unicode: { word: WORD, hump: HUMP, upper: /.\p{Lu}/u },
};

/** A cache of split runs, because texts repeat their words; limited, so that hostile queries cannot fill the memory. */
const cache = new Map<string, readonly Word[]>();
const CACHE_SIZE = 50_000;

type Alphabet = (typeof ALPHABETS)['ascii'];

function splitRun(run: string, alphabet: Alphabet): Word[] {
  if (!OTHER_SCRIPT.test(run)) return splitScript(run, alphabet);
  return run.split(SCRIPT_CHANGE).flatMap((part) => splitScript(part, alphabet));
}

/** Splits a run of letters of one script. */
function splitScript(run: string, { word, hump, upper }: Alphabet): Word[] {
  if (word === WORD && UNSPACED.test(run)) {
    const characters = [...run];
    if (characters.length === 1) return wordsOf([run]);
    return wordsOf(characters.slice(1).map((character, i) => characters[i]! + character));
  }
  if (run.length > MAX_RUN) return [];
  // A run in one letter case cannot be camelCase; most words of a sentence are such.
  const parts = upper.test(run) ? run.split(hump) : [run];
  return wordsOf(parts.length > 1 && parts.length <= 3 ? [...parts, run] : parts);
}

function wordsOf(pieces: readonly string[]): Word[] {
  const words: Word[] = [];
  for (const piece of pieces) {
    if (piece.length > MAX_WORD) continue;
    const text = normalise(piece);
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
    let found = cache.get(run);
    if (!found) {
      found = splitRun(run, alphabet);
      if (cache.size >= CACHE_SIZE) cache.clear();
      if (run.length <= MAX_RUN) cache.set(run, found);
    }
    for (const word of found) words.push(word);
  }
  return words;
}
