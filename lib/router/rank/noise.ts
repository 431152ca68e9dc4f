/** An index → how strongly it answers requests that belong to none of its tools, and the words that all its tools share. */
import { BACKGROUND } from './background.js';
import type { KeywordIndex } from './keyword.js';

/** Of the background's best scores, all but the highest tenth: an index may really have a tool for some of them. */
const QUANTILE = 0.9;
/** A large index takes long for each, and needs fewer. */
const MAX_SCORES = 400_000;
const FEWEST = 12;

/** topOf: the score of the best row for a request. */
export function measureNoise(size: number, topOf: (request: string) => number): number {
  const step = Math.ceil(BACKGROUND.length / Math.max(FEWEST, Math.min(BACKGROUND.length, MAX_SCORES / size)));
  const tops = BACKGROUND.filter((_, i) => i % step === 0)
    .map(topOf)
    .sort((a, b) => a - b);
  return tops[Math.floor(QUANTILE * tops.length)]!;
}

/** A word is a family's own if this share of its tools uses it. */
const FAMILY_SHARE = 0.6;
/** The few words that three tools share are a coincidence. */
const MIN_FAMILY = 4;
const WORD = /^\p{L}{2}/u;

/** The words that most tools use; none where the tools are not a family. */
export function findFamilyWords(keywords: KeywordIndex): ReadonlySet<string> {
  const family = new Set<string>();
  if (keywords.size < MIN_FAMILY) return family;
  for (const { stem } of keywords.vocabulary())
    if (WORD.test(stem) && keywords.users(stem).tools.length >= FAMILY_SHARE * keywords.size) family.add(stem);
  return family;
}
