/** A character's code → the code that stands for it where case is ignored, as Python's IGNORECASE has it. */

/** Lower-case letters whose upper case is the same, although neither is the lower case of the other. From Unicode; each list holds letters that match each other. */
const SAME_UPPER_CASE = [
  [0x69, 0x131],
  [0x73, 0x17f],
  [0xb5, 0x3bc],
  [0x345, 0x3b9, 0x1fbe],
  [0x390, 0x1fd3],
  [0x3b0, 0x1fe3],
  [0x3b2, 0x3d0],
  [0x3b5, 0x3f5],
  [0x3b8, 0x3d1],
  [0x3ba, 0x3f0],
  [0x3c0, 0x3d6],
  [0x3c1, 0x3f1],
  [0x3c2, 0x3c3],
  [0x3c6, 0x3d5],
  [0x432, 0x1c80],
  [0x434, 0x1c81],
  [0x43e, 0x1c82],
  [0x441, 0x1c83],
  [0x442, 0x1c84, 0x1c85],
  [0x44a, 0x1c86],
  [0x463, 0x1c87],
  [0x1c88, 0xa64b],
  [0x1e61, 0x1e9b],
  [0xfb05, 0xfb06],
];
const EQUAL_CODES = new Map(SAME_UPPER_CASE.flatMap((codes) => codes.map((code) => [code, codes] as const)));

/** Nothing behind it has case: the last are the letters of Adlam. */
const LAST_WITH_CASE = 0x1e943;

/** The first code where the lower case takes several, as for U+0130. */
export function lowerOf(code: number, ascii: boolean): number {
  if (code < 0x80) return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
  return ascii || code > LAST_WITH_CASE ? code : String.fromCodePoint(code).toLowerCase().codePointAt(0)!;
}

/** Whether a folded code matches any character of a range, as any of the characters that case makes one with it. */
export function isInFoldedRange(folded: number, from: number, to: number, ascii: boolean): boolean {
  const isIn = (code: number) => code >= from && code <= to;
  const equal = ascii ? undefined : EQUAL_CODES.get(folded);
  return (equal ?? [folded]).some((lower) => isIn(lower) || findUpper(lower, to, ascii).some(isIn));
}

function findUpper(lower: number, to: number, ascii: boolean): readonly number[] {
  if (ascii || to < 0x80) return lower >= 0x61 && lower <= 0x7a ? [lower - 0x20] : [];
  uppers ??= listUppers();
  return uppers.get(lower) ?? [];
}

/** {lower case: the characters that have it}. Made once, when a range needs it: it takes some milliseconds. */
let uppers: Map<number, number[]> | null = null;

function listUppers(): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (let code = 0; code <= LAST_WITH_CASE; code++) {
    const lower = lowerOf(code, false);
    if (lower !== code) found.set(lower, [...(found.get(lower) ?? []), code]);
  }
  return found;
}
