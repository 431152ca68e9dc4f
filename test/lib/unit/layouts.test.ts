/** Every recorded transcript in eight other layouts: its verdicts stay, or it is said that it was not understood. */
import { describe, expect, it } from '@jest/globals';
import { AGENTS } from '../../../lib/agents/index.js';
import { explainRecording, type RecordingMeta, RecordingMetaSchema } from '../../../lib/unit/explain.js';
import { type Item as CorpusItem, listItems } from '../../../scripts/detectors/corpus.mjs';
import { CORPUS } from '../../../scripts/detectors/recordings.mjs';
import { IN_FULL } from '../../helpers/tested-agents.js';

type Item = CorpusItem & { agent: keyof typeof AGENTS };
const all = listItems(process.env['TRANSCRIPTS'] ?? CORPUS) as Item[];
/** Those that are in another layout already stay as they are. */
const items = all.filter(({ meta }) => !RecordingMetaSchema.parse(meta)['layout']);
/** All of them take long; these are the same each time. */
const share = process.env['TRANSCRIPTS'] ? items : items.filter((_, index) => index % (IN_FULL ? 4 : 16) === 0);

type Files = Record<string, string>;
const perLine = (change: (record: unknown, line: string) => string) => (text: string) =>
  text
    .split('\n')
    .map((line) => {
      try {
        const record: unknown = JSON.parse(line);
        return record !== null && typeof record === 'object' ? change(record, line) : line;
      } catch {
        return line;
      }
    })
    .join('\n');

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, each]) => [key, sorted(each)]),
        )
      : value;

/** As Python's json.dumps writes it: a blank behind every colon and comma that stands outside a string. */
const spaced = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(spaced).join(', ')}]`
    : value !== null && typeof value === 'object'
      ? `{${Object.entries(value)
          .map(([key, each]) => `${JSON.stringify(key)}: ${spaced(each)}`)
          .join(', ')}}`
      : JSON.stringify(value);

const stamp = (text: string, index: number) =>
  `2026-11-22T00:00:${String(index % 60).padStart(2, '0')}.1234567Z ${text}`;

const toWindows = (path: string) => `D:${path.replaceAll('/', '\\')}`;

/** Every path below these folders, in a string of a record and in plain text alike. */
function windows(text: string, folders: readonly string[]): string {
  if (folders.length === 0) return text;
  const path = new RegExp(`(?<![\\w.:/-])(?:${folders.join('|')})(?:/[^\\s"'\`\\\\|;&<>()=:,]+)*(?![\\w-])`, 'g');
  return text
    .split('\n')
    .map((line) =>
      line.replace(path, (found) => {
        const other = toWindows(found);
        return line.startsWith('{') ? JSON.stringify(other).slice(1, -1) : other;
      }),
    )
    .join('\n');
}

const DRESSES: Record<string, (text: string) => string> = {
  're-dumped with blanks': perLine((record) => spaced(record)),
  'keys sorted': perLine((record) => JSON.stringify(sorted(record))),
  indented: perLine((record) => JSON.stringify(record, null, 2)),
  'time-stamped by a CI': (text) => text.split('\n').map(stamp).join('\n'),
  CRLF: (text) => text.replace(/\r?\n/g, '\r\n'),
  'noise between records': perLine((_, line) => `npm notice New version\n${line}\n\nwarning: something`),
};

async function usesOf(item: Item, files: Files, stdout: string[], meta: RecordingMeta) {
  const asked = item.rows.map(({ skill }) => skill);
  const { skills, fault } = await explainRecording(
    AGENTS[item.agent],
    { stdout, stderr: item.stderr, session_logs: item.session_logs, meta },
    asked,
    {
      async readLines(path, onLine) {
        const text = files[path] ?? item.bytesOf(path).toString();
        const lines = text.split('\n');
        if (lines.at(-1) === '') lines.pop();
        for (const line of lines) onLine(line);
      },
    },
  );
  return { used: asked.map((id) => skills[id]?.used ?? false), infra: fault?.kind ?? null };
}

async function findFlips(
  change: (item: Item, text: string) => { files: Files; stdout: string[]; meta?: RecordingMeta },
) {
  const flips: string[] = [];
  for (const item of share) {
    const meta = RecordingMetaSchema.parse(item.meta);
    const text = item.bytesOf(item.stdout).toString();
    const before = await usesOf(item, { [item.stdout]: text }, [item.stdout], meta);
    const changed = change(item, text);
    const after = await usesOf(item, changed.files, changed.stdout, changed.meta ?? meta);
    const same = JSON.stringify(before) === JSON.stringify(after);
    if (!same && after.infra !== 'not_understood') flips.push(`${item.item}: ${JSON.stringify([before, after])}`);
  }
  return flips;
}

describe('a transcript in another layout', () => {
  it.each(Object.entries(DRESSES))('keeps its verdicts: %s', async (_, dress) => {
    expect(await findFlips((item, text) => ({ files: { [item.stdout]: dress(text) }, stdout: [item.stdout] }))).toEqual(
      [],
    );
  });

  it('keeps its verdicts: in one array', async () => {
    const inArray = (text: string) => {
      const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
      return lines.every((line) => line.startsWith('{') && line.endsWith('}')) ? `[\n${lines.join(',\n')}\n]\n` : text;
    };
    expect(
      await findFlips((item, text) => ({ files: { [item.stdout]: inArray(text) }, stdout: [item.stdout] })),
    ).toEqual([]);
  });

  it('keeps its verdicts: split in two files', async () => {
    const split = (_: Item, text: string) => {
      const lines = text.split('\n');
      const half = lines.length >> 1;
      const files = { a: `${lines.slice(0, half).join('\n')}\n`, b: lines.slice(half).join('\n') };
      return { files: half === 0 ? { a: text, b: '' } : files, stdout: ['a', 'b'] };
    };
    expect(await findFlips(split)).toEqual([]);
  });

  it('keeps its verdicts: with the paths of Windows', async () => {
    const dress = (item: Item, text: string) => {
      const meta = RecordingMetaSchema.parse(item.meta);
      const installed = meta.installed_skills ?? [];
      const parents = installed.flatMap(({ path }) => {
        const names = path.split('/').slice(1, -2);
        return names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`);
      });
      if (meta.cwd !== null) parents.push(meta.cwd);
      const folders = [...new Set(parents)].sort((x, y) => y.length - x.length);
      const skills = installed.map((skill) => ({ ...skill, path: toWindows(skill.path) }));
      const beside = [...(item.stderr ? [item.stderr] : []), ...item.session_logs];
      const others = beside.map((path) => [path, windows(item.bytesOf(path).toString(), folders)]);
      return {
        files: { [item.stdout]: windows(text, folders), ...Object.fromEntries(others) },
        stdout: [item.stdout],
        meta: {
          ...meta,
          cwd: meta.cwd === null ? null : toWindows(meta.cwd),
          installed_skills: meta.installed_skills && skills,
        },
      };
    };
    expect(await findFlips(dress)).toEqual([]);
  });
});
