/** A text file of word vectors (GloVe, word2vec, fastText: a word and its numbers per line) → the bytes of a vector table. Reads the file as a stream. */

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { ConfigError } from '../../input/config-error.js';
import { packVectors } from '../../router/vectors/pack-vectors.js';
import { count } from '../../text/count.js';

/** Such files are sorted by frequency: later words are rare and would only cost memory. */
const MAX_WORDS = 100_000;
const MAX_DIMENSIONS = 1024;
/** Words that the router's tokenizer can produce. */
const WORD = /^[\p{L}\p{N}\p{M}]{1,40}$/u;
const MIN_WORDS = 2;

export async function readTextVectors(path: string): Promise<Uint8Array> {
  const words = new Map<string, number>();
  const ranks: number[] = [];
  let cells = new Float32Array(0);
  let dimensions = 0;
  let line = 0;
  let rank = -1;
  const refuse = (message: string) =>
    new ConfigError(message, {
      file: path,
      line,
      fix: 'write one word per line, followed by its numbers, with the same count on each line.',
    });
  const input = createReadStream(path, { encoding: 'utf8' });
  try {
    for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      line++;
      const fields = text
        .replace(/^\uFEFF/, '')
        .trimEnd()
        .split(/[ \t]+/);
      if (text.trim() === '') continue;
      // word2vec and fastText files start with the number of words and of dimensions.
      if (line === 1 && fields.length === 2 && fields.every((field) => /^\d+$/.test(field))) continue;
      if (dimensions === 0) {
        dimensions = fields.length - 1;
        if (dimensions < 2 || dimensions > MAX_DIMENSIONS)
          throw refuse(
            `This is not a word vector: it has ${dimensions} numbers after the word, and 2 to ${MAX_DIMENSIONS} are allowed.`,
          );
      }
      // Some tables contain words with spaces, so a line may have more fields.
      if (fields.length <= dimensions)
        throw refuse(`This line has ${fields.length - 1} numbers where the first has ${dimensions}.`);
      rank++;
      const word = fields.slice(0, -dimensions).join(' ').normalize('NFKC').toLowerCase();
      const numbers = fields.slice(-dimensions);
      if (fields.length > dimensions + 1 && Number.isFinite(Number(fields[1])) && WORD.test(fields[0]!))
        throw refuse(`This line has ${fields.length - 1} numbers where the first has ${dimensions}.`);
      if (!WORD.test(word) || words.has(word)) continue;
      const row = words.size;
      if ((row + 1) * dimensions > cells.length) cells = grow(cells, Math.max(1024, 2 * row) * dimensions);
      numbers.forEach((number, d) => {
        const value = Number(number);
        if (number === '' || !Number.isFinite(value)) throw refuse(`'${number.slice(0, 40)}' is not a number.`);
        cells[row * dimensions + d] = value;
      });
      ranks.push(rank);
      words.set(word, row);
      if (words.size === MAX_WORDS) break;
    }
  } finally {
    input.destroy();
  }
  if (words.size < MIN_WORDS)
    throw new ConfigError(`The file contains only ${count(words.size, 'word vector')}.`, {
      file: path,
      fix: 'name the file of a complete table.',
    });
  return packVectors({
    source: 'text',
    dimensions,
    words: [...words.keys()],
    ranks,
    cells: cells.slice(0, words.size * dimensions),
  });
}

function grow(cells: Float32Array, length: number): Float32Array<ArrayBuffer> {
  const next = new Float32Array(length);
  next.set(cells);
  return next;
}
