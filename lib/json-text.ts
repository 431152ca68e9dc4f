/** JSON that people write → its value and the line of whatever stands in it. A key that stands twice is an error: JSON.parse would drop the first without a word. */
import { ConfigError } from './config-error.js';

export interface JsonText {
  value: unknown;
  /** Of what stands at the path, else of the nearest that should hold it. */
  line(path: readonly PropertyKey[]): number;
}

/** Deeper than anybody writes, and less than what recursion can follow. */
const MOST_DEPTH = 500;

export function readJson(text: string, file: string): JsonText {
  const value = parseJson(text, file);
  const lines = new Map<string, number>();
  for (const { path, line, twice } of listPlaces(text)) {
    if (path.length > MOST_DEPTH)
      throw new ConfigError(`This is nested more than ${MOST_DEPTH} deep.`, { file, line, fix: 'flatten it.' });
    if (twice)
      throw new ConfigError(`The key '${path.at(-1)}' stands twice; only one would count.`, {
        file,
        line,
        path: path.join('.'),
        fix: 'keep one of them (a merge often leaves both).',
      });
    // Objects of JavaScript lose it on the way, and with it what stands below.
    if (path.at(-1) === '__proto__')
      throw new ConfigError("'__proto__' can be no key.", { file, line, path: path.join('.'), fix: 'rename it.' });
    lines.set(keyOf(path), line);
  }
  return { value, line: (path) => findLine(lines, path) };
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

export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const { message } = error as Error;
    const position = /position (\d+)/.exec(message)?.[1];
    const line = position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
    throw new ConfigError(`This is not JSON: ${message.replace(/ in JSON at position \d+.*$/, '')}.`, {
      file,
      ...(line === undefined ? {} : { line }),
      fix: 'mend the syntax there; JSON allows no comments and no trailing commas.',
    });
  }
}

interface Place {
  path: string[];
  line: number;
  twice: boolean;
}

interface Frame {
  path: string[];
  /** Null in an array. */
  keys: Set<string> | null;
  /** The key, or index, that comes next or is open; null: a key is to come. */
  key: string | null;
}

/** Every key, and every object or array in an array, of text that is valid JSON. */
function* listPlaces(text: string): Generator<Place> {
  const stack: Frame[] = [];
  let line = 1;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],\n]/g)) {
    const top = stack.at(-1);
    if (token === '\n') line++;
    else if (token === '{' || token === '[') {
      const path = top ? [...top.path, top.key ?? ''] : [];
      if (top && !top.keys) yield { path, line, twice: false };
      stack.push({ path, keys: token === '{' ? new Set() : null, key: token === '{' ? null : '0' });
    } else if (token === '}' || token === ']') stack.pop();
    else if (token === ',') {
      if (top) top.key = top.keys ? null : String(Number(top.key) + 1);
    } else if (top?.keys && top.key === null) {
      top.key = JSON.parse(token) as string;
      yield { path: [...top.path, top.key], line, twice: top.keys.has(top.key) };
      top.keys.add(top.key);
    }
  }
}
