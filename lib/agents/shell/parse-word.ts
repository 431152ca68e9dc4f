/** Characters of a bash script → one word of it, with its quotes, variables and substitutions told apart. */
import type { Part, Script, Word } from './ast.js';

/** A place in a script's text. */
export interface Cursor {
  text: string;
  at: number;
  /** Heredocs whose text begins after the next line break. */
  pending: { mark: string; strip: boolean; done(text: string): void }[];
  depth: number;
}

export type ParseScript = (cursor: Cursor, until: RegExp | null) => Script;

const ENDS_WORD = /[\s;&|<>()]/;
const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', e: '\u001b', a: '\u0007', '0': '\0' };

/** Index behind the bracket that closes the one at `from`, quotes respected; the end of the text when it is never closed. */
function findClose(text: string, from: number, open: string, close: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (char === "'" && close !== '}') {
      const end = text.indexOf("'", at + 1);
      if (end < 0) return text.length;
      at = end;
    } else if (char === '"') {
      at += 1;
      while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    } else if (char === open) depth += 1;
    else if (char === close) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

function parseInner(cursor: Cursor, inner: string, parseScript: ParseScript): Script {
  if (cursor.depth > 20) return [];
  return parseScript({ text: inner, at: 0, pending: [], depth: cursor.depth + 1 }, null);
}

function readDollar(cursor: Cursor, quoted: boolean, parseScript: ParseScript): Part {
  const { text, at } = cursor;
  const next = text[at + 1] ?? '';
  if (next === '(' && text[at + 2] === '(') {
    cursor.at = findClose(text, at + 1, '(', ')');
    return { kind: 'variable', name: '((', rest: '', quoted };
  }
  if (next === '(') {
    cursor.at = findClose(text, at + 1, '(', ')');
    const script = parseInner(cursor, text.slice(at + 2, cursor.at - 1), parseScript);
    return { kind: 'command', script, quoted, as_file: false };
  }
  if (next === '{') {
    cursor.at = findClose(text, at + 1, '{', '}');
    const inner = text.slice(at + 2, cursor.at - 1);
    const name = /^[#!]?(\w+|[@*#?$!-])/.exec(inner);
    // `${#x}` is a length: what stands in x does not come out.
    if (inner.startsWith('#') && name?.[1]) return { kind: 'variable', name: '((', rest: '', quoted };
    return { kind: 'variable', name: name?.[1] ?? '', rest: inner.slice(name?.[0].length ?? 0), quoted };
  }
  if (next === "'" && !quoted) {
    let value = '';
    let end = at + 2;
    for (; end < text.length && text[end] !== "'"; end += 1) {
      if (text[end] !== '\\') value += text[end];
      else {
        end += 1;
        value += ESCAPES[text[end] ?? ''] ?? text[end] ?? '';
      }
    }
    cursor.at = end + 1;
    return { kind: 'text', text: value, quoted: true };
  }
  const name = /^(?:[A-Za-z_]\w*|[0-9@*#?$!-])/.exec(text.slice(at + 1, at + 200))?.[0];
  cursor.at = at + 1 + (name?.length ?? 0);
  return name ? { kind: 'variable', name, rest: '', quoted } : { kind: 'text', text: '$', quoted };
}

function readBackticks(cursor: Cursor, quoted: boolean, parseScript: ParseScript): Part {
  let end = cursor.at + 1;
  while (end < cursor.text.length && cursor.text[end] !== '`') end += cursor.text[end] === '\\' ? 2 : 1;
  const inner = cursor.text.slice(cursor.at + 1, end).replace(/\\([`\\$])/g, '$1');
  cursor.at = end + 1;
  return { kind: 'command', script: parseInner(cursor, inner, parseScript), quoted, as_file: false };
}

function readDoubleQuoted(cursor: Cursor, parts: Part[], parseScript: ParseScript): void {
  cursor.at += 1;
  let text = '';
  const flush = () => {
    if (text) parts.push({ kind: 'text', text, quoted: true });
    text = '';
  };
  parts.push({ kind: 'text', text: '', quoted: true });
  while (cursor.at < cursor.text.length && cursor.text[cursor.at] !== '"') {
    const char = cursor.text[cursor.at] as string;
    if (char === '\\') {
      const next = cursor.text[cursor.at + 1] ?? '';
      text += '"\\$`'.includes(next) ? next : next === '\n' ? '' : `\\${next}`;
      cursor.at += 2;
    } else if (char === '$' || char === '`') {
      flush();
      parts.push((char === '$' ? readDollar : readBackticks)(cursor, true, parseScript));
    } else {
      text += char;
      cursor.at += 1;
    }
  }
  flush();
  cursor.at += 1;
}

/** Null where no word begins. */
export function readWord(cursor: Cursor, parseScript: ParseScript): Word | null {
  const parts: Part[] = [];
  const { text } = cursor;
  let plain = '';
  const flush = () => {
    if (plain) parts.push({ kind: 'text', text: plain, quoted: false });
    plain = '';
  };
  while (cursor.at < text.length) {
    const char = text[cursor.at] as string;
    if ((char === '<' || char === '>') && text[cursor.at + 1] === '(' && parts.length === 0 && plain === '') {
      const end = findClose(text, cursor.at + 1, '(', ')');
      const script = parseInner(cursor, text.slice(cursor.at + 2, end - 1), parseScript);
      cursor.at = end;
      parts.push({ kind: 'command', script, quoted: true, as_file: true });
      continue;
    }
    if (ENDS_WORD.test(char)) break;
    if (char === '\\') {
      if (text[cursor.at + 1] !== '\n') {
        flush();
        parts.push({ kind: 'text', text: text[cursor.at + 1] ?? '', quoted: true });
      }
      cursor.at += 2;
    } else if (char === "'") {
      flush();
      const end = text.indexOf("'", cursor.at + 1);
      parts.push({ kind: 'text', text: text.slice(cursor.at + 1, end < 0 ? text.length : end), quoted: true });
      cursor.at = end < 0 ? text.length : end + 1;
    } else if (char === '"') {
      flush();
      readDoubleQuoted(cursor, parts, parseScript);
    } else if (char === '$' || char === '`') {
      flush();
      parts.push((char === '$' ? readDollar : readBackticks)(cursor, false, parseScript));
    } else {
      plain += char;
      cursor.at += 1;
    }
  }
  flush();
  return parts.length > 0 ? { parts } : null;
}

/** The word's text where it is plain; null when something in it has to be expanded first. */
export function plainText(word: Word): string | null {
  let text = '';
  for (const part of word.parts) {
    if (part.kind !== 'text') return null;
    text += part.text;
  }
  return text;
}
