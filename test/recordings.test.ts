/** The files of recordings: what the recorder puts there comes back byte for byte. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { listItems } from '../scripts/detectors/corpus.mjs';
import { CORPUS, putRecording, readRecordings, SETS, unpackRecording } from '../scripts/detectors/recordings.mjs';
import { temporaryFolder } from './helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const FACTS = { provider: 'codex', cli_version: '1', argv: ['exec', '--json'], exit_code: 0, signal: null };
const meta = { ...FACTS, timed_out: false, output_format: 'json', installed_skills: null };
const labels = [{ skill: 'demo', used: true, how: 'read', min_tier: 1 }];
/** A NUL, a lone carriage return, a mark of byte order, a line separator, and no line break at the end. */
const ODD = '\uFEFFa\0b\rc\r\nd\u2028e\u001b[0m"\\ é 🎈';
const files = {
  'stdout.txt': Buffer.from(ODD),
  'stderr.txt': Buffer.from([0x61, 0xff, 0xfe, 0x0a, 0xc3]),
  'session-1.jsonl': Buffer.from('{"a":1}\n'),
  'session-log.txt': Buffer.alloc(0),
};

describe('a recording', () => {
  it('comes back byte for byte, whatever its bytes', () => {
    const corpus = newFolder();
    putRecording('codex', { name: 'odd', meta, labels, files }, corpus);
    const read = readRecordings('codex', corpus).get('odd')!;
    expect([read.meta, read.labels, read.files]).toEqual([meta, labels, files]);
    const line = readFileSync(join(corpus, 'codex/first.jsonl'), 'utf8');
    expect(line.match(/base64/g)).toHaveLength(1);

    const folder = join(newFolder(), 'codex', 'odd');
    unpackRecording(read, folder);
    expect(readdirSync(folder)).toEqual(['labels.json', 'meta.json', ...Object.keys(files).sort()]);
    for (const [name, bytes] of Object.entries(files)) expect(readFileSync(join(folder, name))).toEqual(bytes);
    expect(readFileSync(join(folder, 'labels.json'), 'utf8')).toBe(`${JSON.stringify(labels, null, 1)}\n`);
  });

  it('replaces the line of its name alone, in the file of its set, sorted by name', () => {
    const corpus = newFolder();
    const put = (name: string, text: string) =>
      putRecording('codex', { name, meta, labels, files: { 'stdout.txt': text } }, corpus);
    for (const name of ['use', 'second-use', 'cat', 'use-two']) put(name, `${name}\n`);
    const linesOf = (set: string) => readFileSync(join(corpus, 'codex', `${set}.jsonl`), 'utf8').split('\n');
    const before = linesOf('first');
    expect(before.slice(0, -1).map((line) => JSON.parse(line).name)).toEqual(['cat', 'use', 'use-two']);
    expect(linesOf('second')).toHaveLength(2);
    put('use', 'other\n');
    const after = linesOf('first');
    expect(after.filter((line, index) => line !== before[index])).toEqual([expect.stringContaining('other')]);
    expect(after).toHaveLength(before.length);
  });

  it('is the same item of a corpus from its folder', () => {
    const [corpus, folders] = [newFolder(), newFolder()];
    putRecording('codex', { name: 'odd', meta, labels, files }, corpus);
    unpackRecording(readRecordings('codex', corpus).get('odd')!, join(folders, 'codex/odd'));
    const [packed, unpacked] = [corpus, folders].map((each) =>
      listItems(each).map(({ bytesOf, ...item }) => ({ ...item, bytes: Object.keys(files).map(bytesOf) })),
    );
    expect(packed).toEqual(unpacked);
    expect(packed).toMatchObject([{ item: 'codex/odd', session_logs: ['session-1.jsonl', 'session-log.txt'] }]);
  });

  it('is unpacked by the script, to be looked at', () => {
    const folder = join(newFolder(), 'use-skills');
    execFileSync(process.execPath, ['scripts/unpack-recording.mjs', 'codex/use-skills', folder]);
    expect(readFileSync(join(folder, 'stdout.txt'))).toEqual(
      readRecordings('codex').get('use-skills')!.files['stdout.txt'],
    );
  });
});

describe('the committed recordings', () => {
  const sets = readdirSync(CORPUS).flatMap((agent) =>
    readdirSync(join(CORPUS, agent)).map((file) => [agent, file.replace('.jsonl', '')] as const),
  );

  it.each(sets)('are in the form in which they are put: %s, %s', (agent, set) => {
    const lines = readFileSync(join(CORPUS, agent, `${set}.jsonl`), 'utf8').split('\n');
    expect(lines.pop()).toBe('');
    const kept = lines.map((line) => JSON.parse(line));
    const names = kept.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].sort());
    expect(names.filter((name) => (SETS.find((each) => name.startsWith(`${each}-`)) ?? 'first') !== set)).toEqual([]);
    expect(kept.filter((one, index) => JSON.stringify(one) !== lines[index])).toEqual([]);
  });
});
