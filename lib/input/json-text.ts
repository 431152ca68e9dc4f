/** Text of a hand-written JSON file → its value and the line of each key. A duplicate key is an error, because JSON.parse would drop the first one silently. */
import { ConfigError } from './config-error.js';
import { listJsonParts } from './json-strings.js';
import { type ScanState, START, scanValue } from './json-value-scanner.js';

export interface JsonText {
  value: unknown;
  /** The line of the value at the path, else of its nearest existing parent. */
  line(path: readonly PropertyKey[]): number;
}

/** Deeper than any hand-written file, and shallow enough for recursive code. */
const MAX_DEPTH = 500;

/** More than anybody writes by hand: a stranger's file must not cost minutes. */
const MAX_CHARACTERS = 10_000_000;

export function readJson(text: string, file: string): JsonText {
  if (text.length > MAX_CHARACTERS)
    throw new ConfigError(
      `This file has ${(text.length / 1e6).toFixed(1)} million characters, more than the ${MAX_CHARACTERS / 1e6} million that are read.`,
      { file, fix: 'shorten it, or split it into several files.' },
    );
  const value = parseJson(text, file);
  const lines = new Map<string, number>();
  let line = 1;
  let end = text.indexOf('\n');
  for (const { kind, path, from } of listJsonParts(text)) {
    if (kind === 'string') continue;
    for (; end >= 0 && end < from; end = text.indexOf('\n', end + 1)) line++;
    const key = keyOf(path);
    if (path.length > MAX_DEPTH)
      throw new ConfigError(`The JSON is nested more than ${MAX_DEPTH} levels deep.`, {
        file,
        line,
        fix: 'flatten it.',
      });
    if (lines.has(key))
      throw new ConfigError(`The key '${path.at(-1)}' appears twice; only one of them would count.`, {
        file,
        line,
        path: path.join('.'),
        fix: 'keep one of them (a merge often leaves both).',
      });
    // Assigning it to a JavaScript object sets the prototype: the key and its value would be lost.
    if (path.at(-1) === '__proto__')
      throw new ConfigError("'__proto__' cannot be used as a key.", {
        file,
        line,
        path: path.join('.'),
        fix: 'rename it.',
      });
    lines.set(key, line);
  }
  return { value, line: (path) => findLine(lines, path) };
}

/** Of a file that agents read all the same where a key appears twice, or it begins with a byte order mark. */
export function lineIn(text: string): JsonText['line'] {
  try {
    return readJson(text.replace(/^\uFEFF/, ''), '').line;
  } catch {
    return () => 1;
  }
}

/** The key of a path in a map of lines. */
export const keyOf = (path: readonly PropertyKey[]): string => JSON.stringify(path.map(String));

export function findLine(lines: ReadonlyMap<string, number>, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const line = lines.get(keyOf(path.slice(0, length)));
    if (line !== undefined) return line;
  }
  return 1;
}

/** What people write who know JavaScript, or whose editor makes quotes round. */
const JSON_ALLOWS = 'JSON has straight double quotes, and no comments or trailing commas.';

export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const { message } = error as Error;
    const position = /position (\d+)/.exec(message)?.[1];
    const line =
      position === undefined ? findBroken(text) : text.trimEnd().slice(0, Number(position)).split('\n').length;
    const comma = findTrailingComma(text.replace(/^\uFEFF/, ''), position, line);
    if (comma !== null)
      throw new ConfigError('This is not valid JSON: it has a trailing comma.', {
        ...{ file, line: comma, fix: 'remove the comma before the closing } or ].' },
      });
    // Node 20 quotes the text around some mistakes instead of saying where they are.
    const problem =
      text.trim() === ''
        ? 'the file is empty'
        : message.replace(/ in JSON at position \d+.*$|, (?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON$/s, '');
    throw new ConfigError(`This is not valid JSON: ${JSON.stringify(problem).slice(1, -1).replaceAll('\\"', '"')}.`, {
      file,
      line,
      fix: /after JSON/.test(problem)
        ? cureRest(text.replace(/^\uFEFF/, '').slice(Number(position)))
        : `correct the syntax there; ${JSON_ALLOWS}`,
    });
  }
}

/** Of what stands behind the end of the value. */
function cureRest(rest: string): string {
  const [closers = ''] = /^[\s,}\]]*/.exec(rest) ?? [];
  const marks = closers.replace(/\s/g, '');
  if (marks === '')
    return 'correct the syntax there; several values are one list: `[` before them, commas between, `]` behind.';
  return closers.length === rest.length
    ? `the value has ended before it: remove \`${marks}\` there.`
    : 'the value has ended before it: remove the bracket that closes it too early, on this line or the one above.';
}

/** Where the text breaks at the bracket behind it. */
function findTrailingComma(text: string, position: string | undefined, broken: number): number | null {
  const lineAt = (index: number) => text.slice(0, index).split('\n').length;
  const [first] = [...text.matchAll(/"(?:[^"\\]|\\.)*"|,\s*[}\]]/g)].filter(([found]) => found.startsWith(','));
  if (!first) return null;
  const end = first.index + first[0].length - 1;
  return (position === undefined ? lineAt(end) === broken : Number(position) === end) ? lineAt(first.index) : null;
}

/** The first line that does not go on from those before it; the last one where the text breaks off. */
function findBroken(text: string): number {
  const lines = text.trimEnd().split(/\r?\n/);
  let state: ScanState | null = START;
  for (const [at, line] of lines.entries()) {
    // Behind the value's end nothing may follow.
    const scanned: ReturnType<typeof scanValue> = state && scanValue(line, 0, state);
    const after = scanned ? line.slice(scanned.end ?? line.length) : line;
    if (after.trim() !== '' || (scanned === null && state !== null)) return at + 1;
    state = scanned && scanned.end === null ? scanned.state : null;
  }
  return lines.length;
}
