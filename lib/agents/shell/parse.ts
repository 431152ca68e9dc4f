/** A bash script's text → its commands. Forgiving: what it cannot read it steps over, since the shell has read it already. */
import type { Command, Script, Simple, Step, Word } from './ast.js';
import { peekWord, skipBlanks } from './parse-blanks.js';
import { readCompound } from './parse-compound.js';
import { readRedirect, readRedirects } from './parse-redirect.js';
import { type Cursor, readWord } from './parse-word.js';

/** Longer scripts are data, not commands to reason about. */
const MOST_CHARS = 100_000;

export function parseScript(text: string): Script {
  return parse({ text: text.slice(0, MOST_CHARS), at: 0, pending: [], depth: 0 }, null);
}

/** Brackets nested deeper than this are nobody's script. */
const MOST_DEPTH = 60;

function parse(cursor: Cursor, until: RegExp | null): Script {
  if (cursor.depth >= MOST_DEPTH) {
    cursor.at = cursor.text.length;
    return [];
  }
  cursor.depth += 1;
  const script = parseSteps(cursor, until);
  cursor.depth -= 1;
  return script;
}

function parseSteps(cursor: Cursor, until: RegExp | null): Script {
  const script: Script = [];
  let join: Step['join'] = ';';
  for (let guard = 0; guard < 5000; guard += 1) {
    skipBlanks(cursor, true);
    if (cursor.at >= cursor.text.length || until?.test(peekWord(cursor) || (cursor.text[cursor.at] as string)))
      return script;
    const before = cursor.at;
    const step = readPipe(cursor, join);
    if (step) script.push(step);
    skipBlanks(cursor, false);
    const operator = /^(&&|\|\||;;&?|[;&\n])/.exec(cursor.text.slice(cursor.at, cursor.at + 3))?.[0] ?? '';
    if (operator.startsWith(';;')) {
      if (until) return script;
    } else join = operator === '&&' || operator === '||' || operator === '&' ? operator : ';';
    if (operator !== '\n') cursor.at += operator.length;
    if (cursor.at === before) {
      if (until && cursor.text[cursor.at] === ')') return script;
      cursor.at += 1;
    }
  }
  return script;
}

function readPipe(cursor: Cursor, join: Step['join']): Step | null {
  const step: Step = { pipe: [], join };
  for (;;) {
    skipBlanks(cursor, step.pipe.length > 0);
    if (peekWord(cursor) === '!' || peekWord(cursor) === 'time') cursor.at += peekWord(cursor).length;
    skipBlanks(cursor, false);
    const command = readCommand(cursor);
    if (command) step.pipe.push(command);
    skipBlanks(cursor, false);
    const bar = /^\|(?!\|)&?/.exec(cursor.text.slice(cursor.at, cursor.at + 3))?.[0];
    if (!bar) return step.pipe.length ? step : null;
    cursor.at += bar.length;
  }
}

function readCommand(cursor: Cursor): Command | null {
  const word = peekWord(cursor);
  const compound = readCompound(cursor, word, parse, readCommand);
  if (compound) {
    if (compound.type !== 'function') compound.redirects.push(...readRedirects(cursor, parse));
    return compound;
  }
  return readSimple(cursor);
}

const ASSIGN = /^([A-Za-z_]\w*)(?:\[[^\]]*\])?(\+?)=/;

function readSimple(cursor: Cursor): Simple | null {
  const simple: Simple = { type: 'simple', assigns: [], words: [], redirects: [] };
  for (;;) {
    skipBlanks(cursor, false);
    const redirect = readRedirect(cursor, parse);
    if (redirect) {
      simple.redirects.push(redirect);
      continue;
    }
    const assign = simple.words.length === 0 ? ASSIGN.exec(cursor.text.slice(cursor.at, cursor.at + 200)) : null;
    if (assign) {
      cursor.at += assign[0].length;
      simple.assigns.push({ name: assign[1] ?? '', append: assign[2] === '+', value: readValue(cursor) });
      continue;
    }
    const word = readWord(cursor, parse);
    if (!word) break;
    simple.words.push(word);
  }
  return simple.words.length || simple.assigns.length || simple.redirects.length ? simple : null;
}

function readValue(cursor: Cursor): Word[] {
  if (cursor.text[cursor.at] !== '(') {
    const word = /[\s;&|]/.test(cursor.text[cursor.at] ?? ' ') ? null : readWord(cursor, parse);
    return word ? [word] : [];
  }
  cursor.at += 1;
  const items: Word[] = [];
  for (;;) {
    skipBlanks(cursor, true);
    const word = readWord(cursor, parse);
    if (!word) break;
    items.push(word);
  }
  cursor.at += 1;
  return items;
}
