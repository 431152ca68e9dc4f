/** Transcripts as they lie on a disk: found below a folder, recognised by their beginning, and the skills' files that they name. */
import { closeSync, type Dirent, openSync, readdir, readFileSync, readSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { glob } from 'tinyglobby';
import { type Detected, detectAgent, detectText } from '../../transcript/detect.js';
import { isDatabase, linesOfDatabase } from './session-lines.js';

/** The first record of a session may hold all of the agent's instructions. */
const HEAD_BYTES = 4 << 20;
/** One record may be the whole session. */
const WHOLE_BYTES = 32 << 20;
const MOST_BODY_BYTES = 1 << 20;

export const STDOUT: readonly string[] = ['stdout', 'stdout.txt'];

export interface Unread {
  path: string;
  why: string;
}

/** Finds, sorted, the trial folders below a folder, which hold the output of one run, and the session files. also: further patterns for these. */
export async function findTranscripts(
  folder: string,
  onUnread: (unread: Unread) => void = () => {},
  also: readonly string[] = [],
): Promise<{ trials: string[]; files: string[] }> {
  const found = await glob(
    ['**/*.{jsonl,messages.json}', '**/chats/session-*.json', ...STDOUT.map((name) => `**/${name}`), ...also],
    {
      cwd: folder,
      absolute: true,
      dot: true,
      followSymbolicLinks: false,
      ignore: ['**/node_modules/**', '**/.git/**'],
      fs: { readdir: telling(onUnread) },
    },
  );
  const isStdout = (path: string) => STDOUT.includes(basename(path));
  const trials = new Set(found.filter(isStdout).map((path) => dirname(path)));
  const files = found.filter((path) => !isStdout(path) && !trials.has(dirname(path)));
  return { trials: [...trials].sort(), files: files.sort() };
}

/** The search passes over a folder that cannot be read, and says nothing. */
function telling(onUnread: (unread: Unread) => void): typeof readdir {
  const tell = (path: string, _: unknown, done: (error: NodeJS.ErrnoException | null, entries: Dirent[]) => void) =>
    readdir(path, { withFileTypes: true }, (error, entries) => {
      if (error) onUnread({ path, why: whyUnread(error) });
      done(error, entries);
    });
  return tell as unknown as typeof readdir;
}

const WHY: Record<string, string> = {
  EACCES: 'no permission',
  EPERM: 'no permission',
  ENOENT: 'it is gone',
  ELOOP: 'its links lead in a circle',
  EISDIR: 'it is a folder',
};

export const whyUnread = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return WHY[code ?? ''] ?? message;
};

/** most: bytes to look at; where thousands of files are read, the first megabytes of each would be most of the work. */
export function recogniseFile(path: string, most = path.endsWith('.json') ? WHOLE_BYTES : HEAD_BYTES): Detected {
  return detectAgent(isDatabase(path) ? linesOfDatabase(path) : linesOf(path, most));
}

const CHUNK = 64 << 10;

/** Lines of the first bytes of a file, read as they are asked for: a few are mostly enough. */
function* linesOf(path: string, most: number): Generator<string> {
  if (isEmptyFile(path)) return;
  const file = openSync(path, 'r');
  try {
    const chunk = Buffer.allocUnsafe(Math.min(most, CHUNK));
    const decoder = new StringDecoder('utf8');
    let open = '';
    for (let left = most; left > 0; ) {
      const read = readSync(file, chunk, 0, Math.min(left, chunk.length), null);
      if (read === 0) break;
      left -= read;
      const text = open + decoder.write(chunk.subarray(0, read));
      let from = 0;
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', from)) {
        yield text.slice(from, at);
        from = at + 1;
      }
      open = text.slice(from);
    }
    yield open;
  } finally {
    closeSync(file);
  }
}

/** Recognises output that is not JSON. */
export const recogniseText = (stdout: string, stderr: string | null): string | null =>
  detectText(headOf(stdout), stderr === null ? '' : headOf(stderr));

/** A pipe's end never comes. */
export const isRegular = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

export const isEmptyFile = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0;

const headOf = (path: string): string => [...linesOf(path, HEAD_BYTES)].join('\n');

/** Reads skills' files where they can still be read. Null when none of them can be read: only the transcript counts then. */
export function openBodies(known: readonly string[], cwd: string | null): ((path: string) => string | null) | null {
  const bodies = new Map<string, string | null>();
  const read = (given: string): string | null => {
    const path = isAbsolute(given) || cwd === null ? given : join(cwd, given);
    const kept = bodies.get(path);
    if (kept !== undefined) return kept;
    const body = readBody(path);
    bodies.set(path, body);
    return body;
  };
  return known.some((path) => read(path) !== null) ? read : null;
}

function readBody(path: string): string | null {
  try {
    const facts = statSync(path);
    return facts.isFile() && facts.size <= MOST_BODY_BYTES ? readFileSync(path, 'utf8') : null;
  } catch {
    return null;
  }
}
