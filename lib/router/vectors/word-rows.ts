/** A hash table over the bytes of a word list: finds the row of a word without creating an object per word, because the list is large and few words are looked up. */

const LINE = 10;
const encoder = new TextEncoder();

/** words: UTF-8, one per line. Rows count from 0; -1 means an unknown word. */
export function indexWords(words: Uint8Array, count: number): (word: string) => number {
  let size = 16;
  while (size < 2 * count) size *= 2;
  const rows = new Int32Array(size).fill(-1);
  const starts = new Int32Array(count + 1);
  let row = 0;
  let hash = OFFSET;
  for (let at = 0; at <= words.length && row < count; at++) {
    if (at < words.length && words[at] !== LINE) {
      hash = step(hash, words[at]!);
      continue;
    }
    let slot = hash & (size - 1);
    while (rows[slot]! >= 0) slot = (slot + 1) & (size - 1);
    rows[slot] = row++;
    starts[row] = at + 1;
    hash = OFFSET;
  }
  return (word) => {
    let length = word.length;
    let hash = OFFSET;
    let bytes: Uint8Array | null = null;
    for (let i = 0; i < length; i++) {
      const unit = word.charCodeAt(i);
      if (unit > 127) {
        bytes = encoder.encode(word);
        break;
      }
      hash = step(hash, unit);
    }
    if (bytes) {
      length = bytes.length;
      hash = OFFSET;
      for (const byte of bytes) hash = step(hash, byte);
    }
    for (let slot = hash & (size - 1); rows[slot]! >= 0; slot = (slot + 1) & (size - 1)) {
      const row = rows[slot]!;
      const start = starts[row]!;
      if (starts[row + 1]! - 1 - start !== length) continue;
      let same = 0;
      while (same < length && words[start + same] === (bytes ? bytes[same] : word.charCodeAt(same))) same++;
      if (same === length) return row;
    }
    return -1;
  };
}

/** FNV-1a with the upper half XORed into the lower one, because slots use the lower bits. */
const OFFSET = 0x811c9dc5 | 0;
function step(hash: number, byte: number): number {
  const next = Math.imul(hash ^ byte, 0x01000193);
  return next ^ (next >>> 15);
}
