// The recordings of an agent, one a line in a file for each set, sorted by name → the files of each, byte for byte; and back.
import { isUtf8 } from 'node:buffer';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const CORPUS = join(import.meta.dirname, '../../test/fixtures/transcripts');
/** A recording whose name begins with `second-` or `third-` is of that set. */
export const SETS = ['first', 'second', 'third'];

const fileOf = (corpus, agent, set) => join(corpus, agent, `${set}.jsonl`);

/** {name: its recording}, of all sets. */
export function readRecordings(agent, corpus = CORPUS) {
  const lines = SETS.flatMap((set) => linesOf(fileOf(corpus, agent, set)));
  return new Map(lines.map((line) => JSON.parse(line)).map((kept) => [kept.name, { ...kept, files: bytesOf(kept) }]));
}

/** Puts a recording in the line of the one that has its name; the other lines stay as they are. */
export function putRecording(agent, { name, meta, labels, files }, corpus = CORPUS) {
  const path = fileOf(corpus, agent, SETS.find((set) => name.startsWith(`${set}-`)) ?? 'first');
  const texts = Object.keys(files).sort();
  const kept = { name, meta, labels, files: Object.fromEntries(texts.map((file) => [file, textOf(files[file])])) };
  const lines = new Map(linesOf(path).map((line) => [JSON.parse(line).name, line]));
  lines.set(name, JSON.stringify(kept));
  mkdirSync(join(corpus, agent), { recursive: true });
  const sorted = [...lines.keys()].sort().map((each) => `${lines.get(each)}\n`);
  writeFileSync(path, sorted.join(''));
}

/** Writes a recording's files to a folder: with its meta.json and labels.json it is one of a corpus in folders. */
export function unpackRecording({ meta, labels, files }, folder) {
  mkdirSync(folder, { recursive: true });
  const facts = { 'meta.json': meta, 'labels.json': labels };
  for (const [file, value] of Object.entries(facts))
    writeFileSync(join(folder, file), `${JSON.stringify(value, null, 1)}\n`);
  for (const [file, bytes] of Object.entries(files)) writeFileSync(join(folder, file), bytes);
}

const linesOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []);

/** Text can be read in a diff; bytes that are none would not come back from it. */
function textOf(content) {
  const bytes = Buffer.from(content);
  return isUtf8(bytes) ? bytes.toString('utf8') : { base64: bytes.toString('base64') };
}

const bytesOf = ({ files }) =>
  Object.fromEntries(
    Object.entries(files).map(([file, kept]) => [
      file,
      typeof kept === 'string' ? Buffer.from(kept) : Buffer.from(kept.base64, 'base64'),
    ]),
  );
