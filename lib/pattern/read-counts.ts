/** The sign of a repetition, and what follows a brace → how often its part may stand. */
import { PatternError, type Tokens } from './tokens.js';

const MOST_REPEATS = 4_294_967_295;

interface Counts {
  min: number;
  max: number;
}

const COUNTS: Record<string, Counts> = {
  '*': { min: 0, max: Number.POSITIVE_INFINITY },
  '+': { min: 1, max: Number.POSITIVE_INFINITY },
  '?': { min: 0, max: 1 },
};

/** What is not a count is a brace: null. at: of the sign, which is already taken. */
export function readCounts(sign: string, tokens: Tokens, at: number): Counts | null {
  if (sign !== '{') return COUNTS[sign]!;
  if (tokens.next === '}') return null;
  const { index } = tokens;
  const low = tokens.takeWhile(/^[0-9]$/, Number.POSITIVE_INFINITY);
  const high = tokens.accept(',') ? tokens.takeWhile(/^[0-9]$/, Number.POSITIVE_INFINITY) : low;
  if (!tokens.accept('}')) {
    tokens.goBack(index);
    return null;
  }
  const min = low === '' ? 0 : Number(low);
  const max = high === '' ? Number.POSITIVE_INFINITY : Number(high);
  if (min >= MOST_REPEATS || (high !== '' && max >= MOST_REPEATS))
    throw new PatternError('the repetition number is too large', at);
  if (max < min) throw new PatternError('min repeat greater than max repeat', at + 1);
  return { min, max };
}
