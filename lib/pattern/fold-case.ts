/** A character's code → the code that stands for it where case is ignored, as Python's IGNORECASE has it. */

/** Lower-case letters whose upper case is the same, although neither is the lower case of the other. From Unicode; each list holds letters that match each other. */
const SAME_UPPER_CASE = [
  ...[
    [0x69, 0x131],
    [0x73, 0x17f],
    [0xb5, 0x3bc],
    [0x345, 0x3b9, 0x1fbe],
    [0x390, 0x1fd3],
    [0x3b0, 0x1fe3],
  ],
  ...[
    [0x3b2, 0x3d0],
    [0x3b5, 0x3f5],
    [0x3b8, 0x3d1],
    [0x3ba, 0x3f0],
    [0x3c0, 0x3d6],
    [0x3c1, 0x3f1],
  ],
  ...[
    [0x3c2, 0x3c3],
    [0x3c6, 0x3d5],
    [0x432, 0x1c80],
    [0x434, 0x1c81],
    [0x43e, 0x1c82],
    [0x441, 0x1c83],
  ],
  ...[
    [0x442, 0x1c84, 0x1c85],
    [0x44a, 0x1c86],
    [0x463, 0x1c87],
    [0x1c88, 0xa64b],
    [0x1e61, 0x1e9b],
    [0xfb05, 0xfb06],
  ],
];
const ALIKE = new Map(SAME_UPPER_CASE.flatMap((codes) => codes.map((code) => [code, codes] as const)));

/** Nothing behind it has case: the last are the letters of Adlam. */
export const LAST_WITH_CASE = 0x1e943;

/** The first code where the lower case takes several, as for U+0130. */
export function lowerOf(code: number, ascii: boolean): number {
  if (code < 0x80) return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
  return ascii || code > LAST_WITH_CASE ? code : String.fromCodePoint(code).toLowerCase().codePointAt(0)!;
}

/** The folded codes that match any character of the range, up to the last with case. */
export function foldRange(from: number, to: number, ascii: boolean): Set<number> {
  const folded = new Set<number>();
  for (let code = from; code <= Math.min(to, LAST_WITH_CASE); code++) {
    const lower = lowerOf(code, ascii);
    folded.add(lower);
    if (!ascii) for (const other of ALIKE.get(lower) ?? []) folded.add(other);
  }
  return folded;
}
