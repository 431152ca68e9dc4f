/** Opens the table of word vectors that ships with the package, when first asked for, or one that the user names. */
import { existsSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '../config-error.js';
import { type Embedder, readVectorTable, VECTOR_FORMAT } from '../router/embedding.js';
import { readTextVectors } from './text-vectors.js';

const NAME = join('data', 'vectors.bin');

/** dist/cli, build/src, build/lib/io and lib/io all stand below the folder that holds data/. */
export function findVectors(from: string = import.meta.url): string | null {
  for (let folder = dirname(fileURLToPath(from)); ; folder = dirname(folder)) {
    const path = join(folder, NAME);
    if (existsSync(path)) return path;
    if (dirname(folder) === folder) return null;
  }
}

let table: { path: string; embedder: Embedder } | null = null;

/** null when the package was installed without its data: the router then has its keyword side alone. */
export function loadVectors(path: string | null = findVectors()): Embedder | null {
  if (path === null) return null;
  if (table?.path !== path) table = { path, embedder: readVectorTable(readFileSync(path), path) };
  return table.embedder;
}

/** A table of ours, or the text of GloVe, word2vec or fastText. */
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
      throw new ConfigError('The word vectors are a folder.', { file: path, fix: 'name the file in it.' });
    head = head.subarray(0, (await file.read(head, 0, head.length, 0)).bytesRead);
  } finally {
    await file.close();
  }
  if (head.includes(VECTOR_FORMAT)) return readVectorTable(readFileSync(path), path);
  if (head.includes(0) || (head[0] === 0x1f && head[1] === 0x8b))
    throw new ConfigError('These word vectors are not text.', {
      file: path,
      fix: 'unpack them, or save them as text (one word a line, then its numbers).',
    });
  return readVectorTable(await readTextVectors(path), path);
}
