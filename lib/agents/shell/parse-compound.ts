/** A keyword of bash and what belongs to it → one command: groups, functions, loops, branches. */
import type { Command, Script, Simple, Word } from './ast.js';
import { peekWord, skipBlanks } from './parse-blanks.js';
import { type Cursor, type ParseScript, readWord } from './parse-word.js';

export type Compound = Exclude<Command, Simple>;

function readBody(cursor: Cursor, end: RegExp, parse: ParseScript): Script {
  const script = parse(cursor, end);
  cursor.at += peekWord(cursor).length;
  return script;
}

/** Null where the word is no keyword. `readCommand` and `parse` know this function, so they are given. */
export function readCompound(
  cursor: Cursor,
  word: string,
  parse: ParseScript,
  readCommand: (cursor: Cursor) => Command | null,
): Compound | null {
  const char = cursor.text[cursor.at];
  if (char === '(') {
    cursor.at += 1;
    const script = parse(cursor, /^\)/);
    cursor.at += 1;
    return { type: 'group', body: script, subshell: true, redirects: [] };
  }
  const named = /^(?:function\s+)?([\w.-]+)\s*\(\s*\)\s*/.exec(cursor.text.slice(cursor.at, cursor.at + 200));
  const keyword =
    word === 'function' ? /^function\s+([\w.-]+)\s*/.exec(cursor.text.slice(cursor.at, cursor.at + 200)) : null;
  const head = named ?? keyword;
  if (head) {
    cursor.at += head[0].length;
    skipBlanks(cursor, true);
    const command = readCommand(cursor) ?? { type: 'group' as const, body: [], subshell: false, redirects: [] };
    return { type: 'function', name: head[1] ?? '', body: command };
  }
  cursor.at += word.length;
  switch (word) {
    case '{':
      return { type: 'group', body: readBody(cursor, /^\}/, parse), subshell: false, redirects: [] };
    case 'for':
    case 'select':
      return readFor(cursor, parse);
    case 'while':
    case 'until': {
      const condition = readBody(cursor, /^do$/, parse);
      return { type: 'branches', scripts: [condition, readBody(cursor, /^done$/, parse)], redirects: [] };
    }
    case 'if': {
      const scripts = [readBody(cursor, /^then$/, parse)];
      for (let guard = 0; guard < 100 && cursor.at < cursor.text.length; guard += 1) {
        scripts.push(parse(cursor, /^(elif|else|fi)$/));
        const end = peekWord(cursor);
        cursor.at += end.length;
        if (end === 'fi' || end === '') break;
        if (end === 'elif') scripts.push(readBody(cursor, /^then$/, parse));
      }
      return { type: 'branches', scripts, redirects: [] };
    }
    case 'case':
      return readCase(cursor, parse);
    default:
      cursor.at -= word.length;
      return null;
  }
}

function readFor(cursor: Cursor, parse: ParseScript): Compound {
  skipBlanks(cursor, false);
  const name = peekWord(cursor);
  cursor.at += name.length;
  const items: Word[] = [];
  skipBlanks(cursor, true);
  // `for ((…))` counts: once around is enough to see what it reads. `for x` goes through the arguments.
  const counts = cursor.text.startsWith('((', cursor.at);
  if (peekWord(cursor) !== 'in')
    items.push({
      parts: counts
        ? [{ kind: 'text', text: '1', quoted: true }]
        : [{ kind: 'variable', name: '@', rest: '', quoted: true }],
    });
  else {
    cursor.at += 2;
    for (;;) {
      skipBlanks(cursor, false);
      const item = readWord(cursor, parse);
      if (!item) break;
      items.push(item);
    }
  }
  const start = cursor.text.slice(cursor.at).search(/\bdo\b/);
  if (start >= 0) cursor.at += start + 2;
  return { type: 'for', name, items, body: readBody(cursor, /^done$/, parse), redirects: [] };
}

function readCase(cursor: Cursor, parse: ParseScript): Compound {
  const scripts: Script[] = [];
  const start = cursor.text.slice(cursor.at).search(/\bin\b/);
  if (start >= 0) cursor.at += start + 2;
  for (let guard = 0; guard < 200 && cursor.at < cursor.text.length; guard += 1) {
    skipBlanks(cursor, true);
    if (peekWord(cursor) === 'esac') break;
    const close = cursor.text.indexOf(')', cursor.at);
    if (close < 0) break;
    cursor.at = close + 1;
    scripts.push(parse(cursor, /^esac$/));
  }
  cursor.at += peekWord(cursor) === 'esac' ? 4 : 0;
  return { type: 'branches', scripts, redirects: [] };
}
