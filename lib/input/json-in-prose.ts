/** A text → the JSON objects and arrays in it that are not part of another, with their places; in time proportional to its length. */
import { isJson, parseValue } from './json-value.js';

export interface FoundValue {
  start: number;
  end: number;
  value: object;
}

interface Pair {
  start: number;
  end: number;
  inner: Pair[];
}

const CLOSES: Record<string, string> = { '}': '{', ']': '[' };
const STRING = /"(?:[^"\\\n]|\\.)*"/y;
/** Each character is parsed this often at most: brackets in brackets that are not JSON are tried one by one. */
const MOST_PARSES = 20;

export function findValues(text: string): FoundValue[] {
  let budget = text.length * MOST_PARSES;
  const read = ({ start, end, inner }: Pair): FoundValue[] => {
    budget -= end - start;
    if (budget < 0) return [];
    const value = parseValue(text.slice(start, end));
    return Array.isArray(value) || isJson(value) ? [{ start, end, value }] : inner.flatMap(read);
  };
  return pairBrackets(text).flatMap(read);
}

/** A bracket that nothing closes pairs with none, and neither does one within a pair of the other kind. */
function pairBrackets(text: string): Pair[] {
  const pairs: Pair[] = [];
  const open: { char: string; start: number }[] = [];
  const count: Record<string, number> = { '{': 0, '[': 0 };
  for (let at = 0; at < text.length; at++) {
    const char = text[at] as string;
    if (char === '{' || char === '[') {
      open.push({ char, start: at });
      count[char] = (count[char] as number) + 1;
    } else if (char === '"' && open.length > 0) {
      STRING.lastIndex = at;
      if (STRING.test(text)) at = STRING.lastIndex - 1;
    } else if (count[CLOSES[char] ?? '']) {
      const opener = CLOSES[char];
      while (open.at(-1)?.char !== opener) count[(open.pop() as (typeof open)[number]).char]! -= 1;
      const { start } = open.pop() as (typeof open)[number];
      count[opener as string]! -= 1;
      let first = pairs.length;
      while (first > 0 && (pairs[first - 1] as Pair).start > start) first -= 1;
      pairs.push({ start, end: at + 1, inner: pairs.splice(first) });
    }
  }
  return pairs;
}
