/** A text file of word vectors (GloVe, word2vec, fastText: one word a line, then its numbers) → the bytes of a table, read as a stream. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { ConfigError } from '../config-error.js';
import { packVectors } from '../router/pack-vectors.js';

/** Such files are sorted by frequency: what comes later is rare, and costs memory. */
const MOST_WORDS = 100_000;
const MOST_DIMENSIONS = 1024;
/** What the router's splitter can produce. */
const WORD = /^[\p{L}\p{N}\p{M}]{1,40}$/u;
const LEAST_WORDS = 2;

export async function readTextVectors(path: string): Promise<Uint8Array> {
  const words = new Map<string, number>();
  const ranks: number[] = [];
  let cells = new Float32Array(0);
  let dimensions = 0;
  let line = 0;
  let rank = -1;
  const refuse = (message: string) =>
    new ConfigError(message, { file: path, line, fix: 'give one word a line, then its numbers, each line as many.' });
  const input = createReadStream(path, { encoding: 'utf8' });
  try {
    for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      line++;
      const fields = text
        .replace(/^\uFEFF/, '')
        .trimEnd()
        .split(/[ \t]+/);
      if (text.trim() === '') continue;
      // word2vec and fastText open with the number of words and of dimensions.
      if (line === 1 && fields.length === 2 && fields.every((field) => /^\d+$/.test(field))) continue;
      if (dimensions === 0) {
        dimensions = fields.length - 1;
        if (dimensions < 2 || dimensions > MOST_DIMENSIONS)
          throw refuse(
            `This is no word vector: ${dimensions} numbers after the word (2 to ${MOST_DIMENSIONS} are read).`,
          );
      }
      // Some tables hold words with blanks.
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
        if (number === '' || !Number.isFinite(value)) throw refuse(`'${number.slice(0, 40)}' is no number.`);
        cells[row * dimensions + d] = value;
      });
      ranks.push(rank);
      words.set(word, row);
      if (words.size === MOST_WORDS) break;
    }
  } finally {
    input.destroy();
  }
  if (words.size < LEAST_WORDS)
    throw new ConfigError(`There are ${words.size} word vectors in it.`, { file: path, fix: 'name a whole table.' });
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
