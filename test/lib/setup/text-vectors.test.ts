import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { createRouter } from '../../../lib/router/rank/router.js';
import { splitWords } from '../../../lib/router/words/words.js';
import { loadEmbedder } from '../../../lib/setup/routing/vectors.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { SHOP } from '../router/shop.js';

const folder = temporaryFolder();
const file = (text: string | Uint8Array, name = 'vectors.txt') => {
  const path = join(folder(), name);
  writeFileSync(path, text);
  return path;
};
const ROWS = [
  'weather 1 0.1 0',
  'Rainfall 0.9 0.2 0',
  'rainfall 0 0 1',
  'invoice 0 0 1',
  '... 1 1 1',
  'mardi gras 0 1 0',
];
const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, i) => sum + value * b[i]!, 0);

describe('word vectors in a file of the user’s', () => {
  it.each([
    ['GloVe', ROWS.join('\n')],
    ['word2vec', `${ROWS.length} 3\n${ROWS.join('\n')}\n`],
    ['GloVe with a byte order mark', `\uFEFF${ROWS.join('\n')}\n`],
    ['fastText, with a blank at each end', `${ROWS.length} 3\r\n${ROWS.map((row) => `${row} `).join('\r\n')}\r\n`],
  ])('are read from the text of %s', async (_, text) => {
    const embedder = await loadEmbedder(file(text));
    expect(embedder.dimensions).toBe(3);
    const [weather, rainfall, invoice] = ['weather', 'rainfall', 'invoice'].map((word) => embedder.word!(word)!);
    // The first spelling of a word counts: tables are sorted by frequency.
    expect(dot(weather!, rainfall!)).toBeGreaterThan(0.95);
    expect(dot(weather!, invoice!)).toBeLessThan(0.1);
    expect(embedder.word!('gras')).toBeNull();
    expect(Math.max(...embedder.embed(splitWords('unknown words only')))).toBe(0);
  });

  it('rank by the meanings in the file', async () => {
    const embedder = await loadEmbedder(file(ROWS.join('\n')));
    expect(createRouter(SHOP, null).rank('rainfall')).toEqual([]);
    expect(createRouter(SHOP, embedder).rank('rainfall')[0]!.tool.id).toBe('weather.forecast');
  });

  it.each([
    ['a short line', 'a 1 2 3\nb 1 2', /:2: This line has 2 numbers where the first has 3/],
    ['a long line', 'a 1 2 3\nb 1 2 3 4', /:2: This line has 4 numbers where the first has 3/],
    ['a word for a number', 'a 1 2 3\nb 1 two 3', /:2: 'two' is not a number/],
    ['a text', 'Once upon a time', /:1: 'upon' is not a number/],
    ['lines of one word', 'once\nupon', /:1: This is not a word vector: it has 0 numbers/],
    ['nothing', '', /The file contains only 0 word vectors/],
    ['a packed file', gzipSync('a 1 2 3'), /not text.*unpack/s],
  ])('are refused for %s, naming its line', async (_, text, message) => {
    await expect(loadEmbedder(file(text))).rejects.toThrow(message);
  });

  it('are refused for an absent file and for a folder', async () => {
    await expect(loadEmbedder(join(folder(), 'none.txt'))).rejects.toThrow(/none\.txt.*--vectors/s);
    await expect(loadEmbedder(folder())).rejects.toThrow(/folder/);
  });
});
