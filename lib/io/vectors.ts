/** Opens the table of word vectors that ships with the package: one read, when first asked for. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Embedder, readVectorTable } from '../router/embedding.js';

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
