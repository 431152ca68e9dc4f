// A folder of labelled transcripts → its items: ours, which lie in files of recordings, or somebody else's, with a folder for each.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { readRecordings, SETS } from './recordings.mjs';

/** Folders without labels are passed by; a stdout that a corpus generates on demand must have been written first. */
export function listItems(corpus) {
  const entries = readdirSync(corpus, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const foldersWith = (names) => [
    ...new Set(entries.filter(({ name }) => names.includes(name)).map(({ parentPath }) => parentPath)),
  ];
  const packed = foldersWith(SETS.map((set) => `${set}.jsonl`)).flatMap((folder) => unpack(corpus, folder));
  const loose = foldersWith(['labels.json']).filter((folder) => existsSync(join(folder, 'stdout.txt')));
  return [...packed, ...loose.map((folder) => readFolder(corpus, folder))].sort((a, b) => (a.item < b.item ? -1 : 1));
}

function unpack(corpus, folder) {
  const recordings = [...readRecordings(basename(folder), dirname(folder)).values()];
  return recordings.map(({ name, meta, labels, files }) =>
    describeItem(join(folder, name), {
      corpus,
      meta,
      labels,
      names: Object.keys(files),
      bytesOf: (file) => files[file],
    }),
  );
}

function readFolder(corpus, folder) {
  const bytesOf = (file) => readFileSync(join(folder, file));
  const [meta, labels] = ['meta.json', 'labels.json'].map((file) => JSON.parse(bytesOf(file)));
  return describeItem(folder, { corpus, meta, labels, names: readdirSync(folder), bytesOf });
}

function describeItem(folder, { corpus, meta, labels, names, bytesOf }) {
  return {
    item: relative(corpus, folder),
    agent: meta.provider ?? meta.agent ?? basename(dirname(folder)),
    stdout: 'stdout.txt',
    stderr: names.includes('stderr.txt') ? 'stderr.txt' : null,
    session_logs: names.filter((name) => name.startsWith('session')).sort(),
    bytesOf,
    meta,
    rows: labels.map((row) => ({ aliases: [], tool_calls: [], infra: false, ...row })),
  };
}

/** How explainRecording reads the files of an item. */
export const createLineReader =
  ({ bytesOf }, createLineSplitter) =>
  async (file, onLine) => {
    const splitter = createLineSplitter(onLine);
    splitter.write(bytesOf(file));
    splitter.end();
  };
