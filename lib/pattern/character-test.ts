/** A set of a pattern → whether a character's code is in it. */
import { isInFoldedRange, lowerOf } from './fold-case.js';
import type { Category, CharacterSet, SetItem } from './node.js';

export type CharacterTest = (code: number) => boolean;

/** Python's Unicode meaning: `\w` is what str.isalnum() takes, and the underscore; `\s` what str.isspace() takes. */
const UNICODE = {
  d: /^\p{Nd}$/u,
  s: /^[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]$/u,
  w: /^[\p{L}\p{N}_]$/u,
};
const ASCII = { d: /^[0-9]$/, s: /^[\t-\r ]$/, w: /^[0-9A-Za-z_]$/ };
const SMALL = 128;

const made = new Map<string, CharacterTest>();

export function testCategory(category: Category, ascii: boolean): CharacterTest {
  return once(`${category}${ascii}`, () => {
    const wanted = category === category.toLowerCase();
    const pattern = (ascii ? ASCII : UNICODE)[category.toLowerCase() as keyof typeof ASCII];
    return remember((code) => pattern.test(String.fromCodePoint(code)) === wanted);
  });
}

/** Kept are only the few tests of categories and ASCII characters, of which nearly every pattern consists. */
function once(key: string, make: () => CharacterTest): CharacterTest {
  const test = made.get(key) ?? make();
  made.set(key, test);
  return test;
}

export function testSet(set: CharacterSet): CharacterTest {
  const [only, ...more] = set.items;
  if (!only || more.length > 0 || set.negated) return makeSet(set);
  if ('category' in only) return testCategory(only.category, set.flags.ascii);
  const { from, to } = only;
  if (from !== to || from >= SMALL) return makeSet(set);
  if (!set.flags.ignore_case) return (code) => code === from;
  return once(`${from}${set.flags.ascii}`, () => makeSet(set));
}

function makeSet({ items, negated, flags }: CharacterSet): CharacterTest {
  const { ignore_case, ascii } = flags;
  const tests = items.map((item) => testItem(item, ignore_case, ascii));
  const [only] = tests;
  const isIn = tests.length === 1 && only ? only : (code: number) => tests.some((test) => test(code));
  return remember((code) => isIn(ignore_case ? lowerOf(code, ascii) : code) !== negated);
}

function testItem(item: SetItem, ignoreCase: boolean, ascii: boolean): CharacterTest {
  if ('category' in item) return testCategory(item.category, ascii);
  const { from, to } = item;
  if (!ignoreCase) return (code) => code >= from && code <= to;
  return (folded) => isInFoldedRange(folded, from, to, ascii);
}

/** The answers for ASCII in a table, which nearly every text needs only. */
function remember(test: CharacterTest): CharacterTest {
  const table = Uint8Array.from({ length: SMALL }, (_, code) => (test(code) ? 1 : 0));
  return (code) => (code < SMALL ? table[code] === 1 : test(code));
}
