/** Opens a table of word vectors: the one that ships with the package, on first use, or one that the user names. */
import { existsSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '../../input/config-error.js';
import { type Embedder, readVectorTable, VECTOR_FORMAT } from '../../router/vectors/embedding.js';
import { readTextVectors } from './text-vectors.js';

const NAME = join('data', 'vectors.bin');

/** dist/cli, build/src, build/lib/setup and lib/setup are all below the folder that contains data/. */
export function findVectors(from: string = import.meta.url): string | null {
  for (let folder = dirname(fileURLToPath(from)); ; folder = dirname(folder)) {
    const path = join(folder, NAME);
    if (existsSync(path)) return path;
    if (dirname(folder) === folder) return null;
  }
}

let table: { path: string; embedder: Embedder } | null = null;

/** Null when the package was installed without its data; the router then ranks by keywords only. */
export function loadVectors(path: string | null = findVectors()): Embedder | null {
  if (path === null) return null;
  if (table?.path !== path) table = { path, embedder: readVectorTable(readFileSync(path), path) };
  return table.embedder;
}

/** Reads this package's own table format, or a text file of GloVe, word2vec or fastText. */
export async function loadEmbedder(path: string): Promise<Embedder> {
  let head = Buffer.alloc(256);
  const file = await open(path).catch((error: Error) => {
    throw new ConfigError(`The word vectors cannot be read: ${error.message}.`, {
      file: path,
      fix: 'name a file of word vectors with --vectors.',
    });
  });
  try {
    if ((await file.stat()).isDirectory())
      throw new ConfigError('The path of the word vectors is a folder.', {
        file: path,
        fix: 'name the file in that folder.',
      });
    head = head.subarray(0, (await file.read(head, 0, head.length, 0)).bytesRead);
  } finally {
    await file.close();
  }
  if (head.includes(VECTOR_FORMAT)) return readVectorTable(readFileSync(path), path);
  if (head.includes(0) || (head[0] === 0x1f && head[1] === 0x8b))
    throw new ConfigError('These word vectors are not text.', {
      file: path,
      fix: 'unpack the file, or save the vectors as text (one word per line, followed by its numbers).',
    });
  return readVectorTable(await readTextVectors(path), path);
}
