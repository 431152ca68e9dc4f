// A folder of labelled transcripts → its items. An item is a folder with stdout.txt, stderr.txt, meta.json and its label rows.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Folders without labels are passed by; a stdout that a corpus generates on demand must have been written first. */
export function listItems(corpus) {
  const folders = readdirSync(corpus, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'label.json')
    .map((entry) => entry.parentPath)
    .sort();
  return folders.filter((folder) => existsSync(join(folder, 'stdout.txt'))).map((folder) => readItem(corpus, folder));
}

function readItem(corpus, folder) {
  const meta = json(join(folder, 'meta.json'));
  const rows = existsSync(join(folder, 'labels.json'))
    ? json(join(folder, 'labels.json'))
    : [json(join(folder, 'label.json'))].flat();
  const stderr = join(folder, 'stderr.txt');
  return {
    item: relative(corpus, folder),
    agent: meta.provider ?? meta.agent ?? basename(dirname(folder)),
    stdout: join(folder, 'stdout.txt'),
    stderr: existsSync(stderr) ? stderr : null,
    session_logs: readdirSync(folder)
      .filter((name) => name.startsWith('session'))
      .map((name) => join(folder, name)),
    meta,
    rows: rows.map((row) => ({ aliases: [], tool_calls: [], infra: false, ...row })),
  };
}
