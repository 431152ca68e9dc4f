/** A JSON text, also one with comments, single quotes or a mistake in it → its keys, and its strings that are values, with their places. */
import { parseValue, string } from './json-value.js';
import type { PlacedString } from './placed-string.js';

interface Frame {
  path: readonly string[];
  /** Null in an object whose next key has not been read. */
  key: string | null;
  is_array: boolean;
}

/** item: an object or array inside an array, which has no key. */
interface JsonPart extends PlacedString {
  kind: 'key' | 'item' | 'string';
}

export function* listJsonStrings(text: string): Generator<PlacedString> {
  for (const { kind, ...string } of listJsonParts(text)) if (kind === 'string') yield string;
}

/**
 * Agents read more than JSON (comments, JSON5), so nothing is refused: what is no mark and no string is passed over.
 * A word is tried from its beginning alone: from each of its signs, a long number would take minutes.
 */
export function* listJsonParts(text: string): Generator<JsonPart> {
  const stack: Frame[] = [];
  const tokens = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|[{}[\],]|"|'|(?<![\w$-])[\w$-]+(?=\s*:)/g;
  for (let found = tokens.exec(text); found; found = tokens.exec(text)) {
    const [token] = found;
    const top = stack.at(-1);
    const path = top ? [...top.path, top.key ?? ''] : [];
    const from = found.index;
    const to = token === '"' || token === "'" ? endOf(text, from) : from + token.length;
    if (token === '{' || token === '[') {
      if (top?.is_array) yield { kind: 'item', path, from, to, value: '' };
      stack.push({ path, key: token === '[' ? '0' : null, is_array: token === '[' });
    } else if (token === '}' || token === ']') stack.pop();
    else if (token === ',') {
      if (top) top.key = top.is_array ? String(Number(top.key) + 1) : null;
    } else if (token === '"' || token === "'") {
      tokens.lastIndex = to;
      const value = readString(text.slice(from, to));
      if (top && !top.is_array && isKey(text, to)) {
        top.key = value;
        yield { kind: 'key', path: [...top.path, value], from, to, value };
      } else yield { kind: 'string', path, from, to, value };
    } else if (top && !top.is_array && !token.startsWith('/')) top.key = token;
  }
}

/** Behind the closing quote. */
function endOf(text: string, from: number): number {
  const quote = text[from] as string;
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === quote) return at + 1;
  }
  return text.length;
}

const BEFORE_COLON = /(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*:/y;

function isKey(text: string, to: number): boolean {
  BEFORE_COLON.lastIndex = to;
  return BEFORE_COLON.test(text);
}

function readString(literal: string): string {
  const inner = literal.slice(1, -1);
  const text = literal.startsWith('"') ? literal : `"${inner.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`;
  return string(parseValue(text, inner));
}
