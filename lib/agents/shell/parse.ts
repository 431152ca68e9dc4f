/** A bash script's text → its commands. Forgiving: what it cannot read it steps over, since the shell has read it already. */
import type { Command, Redirect, Script, Simple, Step, Word } from './ast.js';
import { type Cursor, plainText, readWord } from './parse-word.js';

/** Longer scripts are data, not commands to reason about. */
const MOST_CHARS = 100_000;

export function parseScript(text: string): Script {
  return parse({ text: text.slice(0, MOST_CHARS), at: 0, pending: [], depth: 0 }, null);
}

function skipBlanks(cursor: Cursor, lines: boolean): void {
  for (;;) {
    const char = cursor.text[cursor.at];
    if (char === '\\' && cursor.text[cursor.at + 1] === '\n') cursor.at += 2;
    else if (char === ' ' || char === '\t' || char === '\r') cursor.at += 1;
    else if (char === '#' && /^$|[\s;&|(]/.test(cursor.text[cursor.at - 1] ?? '')) {
      const end = cursor.text.indexOf('\n', cursor.at);
      cursor.at = end < 0 ? cursor.text.length : end;
    } else if (char === '\n' && lines) {
      cursor.at += 1;
      readHeredocs(cursor);
    } else return;
  }
}

function readHeredocs(cursor: Cursor): void {
  for (const { mark, strip, done } of cursor.pending.splice(0)) {
    const body: string[] = [];
    while (cursor.at < cursor.text.length) {
      const end = cursor.text.indexOf('\n', cursor.at);
      const line = cursor.text.slice(cursor.at, end < 0 ? cursor.text.length : end);
      cursor.at = end < 0 ? cursor.text.length : end + 1;
      if ((strip ? line.replace(/^\t+/, '') : line) === mark) break;
      body.push(strip ? line.replace(/^\t+/, '') : line);
    }
    done(body.map((line) => `${line}\n`).join(''));
  }
}

/** A reserved word is one only where a command may begin. */
function peekWord(cursor: Cursor): string {
  return /^[^\s;&|<>()'"$`\\]+/.exec(cursor.text.slice(cursor.at, cursor.at + 60))?.[0] ?? '';
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
  const step: Step = { pipe: [], join, errors_piped: false };
  for (;;) {
    skipBlanks(cursor, step.pipe.length > 0);
    if (peekWord(cursor) === '!' || peekWord(cursor) === 'time') cursor.at += peekWord(cursor).length;
    skipBlanks(cursor, false);
    const command = readCommand(cursor);
    if (command) step.pipe.push(command);
    skipBlanks(cursor, false);
    const bar = /^\|(?!\|)&?/.exec(cursor.text.slice(cursor.at, cursor.at + 3))?.[0];
    if (!bar) return step.pipe.length ? step : null;
    if (bar === '|&') step.errors_piped = true;
    cursor.at += bar.length;
  }
}

function readCommand(cursor: Cursor): Command | null {
  const word = peekWord(cursor);
  const compound = readCompound(cursor, word);
  if (compound) {
    if (compound.type !== 'function') compound.redirects.push(...readRedirects(cursor));
    return compound;
  }
  return readSimple(cursor);
}

function body(cursor: Cursor, end: RegExp): Script {
  const script = parse(cursor, end);
  cursor.at += peekWord(cursor).length;
  return script;
}

function readCompound(cursor: Cursor, word: string): Exclude<Command, Simple> | null {
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
      return { type: 'group', body: body(cursor, /^\}/), subshell: false, redirects: [] };
    case 'for':
    case 'select':
      return readFor(cursor);
    case 'while':
    case 'until': {
      const condition = body(cursor, /^do$/);
      return { type: 'branches', scripts: [condition, body(cursor, /^done$/)], redirects: [] };
    }
    case 'if': {
      const scripts = [body(cursor, /^then$/)];
      for (let guard = 0; guard < 100 && cursor.at < cursor.text.length; guard += 1) {
        scripts.push(parse(cursor, /^(elif|else|fi)$/));
        const end = peekWord(cursor);
        cursor.at += end.length;
        if (end === 'fi' || end === '') break;
        if (end === 'elif') scripts.push(body(cursor, /^then$/));
      }
      return { type: 'branches', scripts, redirects: [] };
    }
    case 'case':
      return readCase(cursor);
    default:
      cursor.at -= word.length;
      return null;
  }
}

function readFor(cursor: Cursor): Exclude<Command, Simple> {
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
  return { type: 'for', name, items, body: body(cursor, /^done$/), redirects: [] };
}

function readCase(cursor: Cursor): Exclude<Command, Simple> {
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

const OPERATOR = /^(\d*)(&>>?|<<<|<<-?|<>|>>|>\||[<>]&|[<>])/;

function readRedirect(cursor: Cursor): Redirect | null {
  const match = OPERATOR.exec(cursor.text.slice(cursor.at, cursor.at + 12));
  // `<(…)` is a word.
  if (!match || /^[<>]\(/.test(cursor.text.slice(cursor.at, cursor.at + 2))) return null;
  const operator = match[2] ?? '';
  cursor.at += match[0].length;
  skipBlanks(cursor, false);
  const target = readWord(cursor, parse) ?? { parts: [] };
  const redirect: Redirect = { fd: match[1] ? Number(match[1]) : null, operator, target, here: null, here_word: null };
  if (operator.startsWith('<<') && operator !== '<<<') {
    const mark = plainText(target) ?? '';
    redirect.here = '';
    const quoted = target.parts.some((part) => part.kind === 'text' && part.quoted);
    const done = (text: string) => {
      redirect.here = text;
      if (!quoted && /[$`]/.test(text))
        redirect.here_word = readWord(
          { text: `"${text.replaceAll('"', '\\"')}"`, at: 0, pending: [], depth: cursor.depth },
          parse,
        );
    };
    cursor.pending.push({ mark, strip: operator === '<<-', done });
  }
  return redirect;
}

function readRedirects(cursor: Cursor): Redirect[] {
  const redirects: Redirect[] = [];
  for (;;) {
    skipBlanks(cursor, false);
    const redirect = readRedirect(cursor);
    if (!redirect) return redirects;
    redirects.push(redirect);
  }
}

const ASSIGN = /^([A-Za-z_]\w*)(?:\[[^\]]*\])?(\+?)=/;

function readSimple(cursor: Cursor): Simple | null {
  const simple: Simple = { type: 'simple', assigns: [], words: [], redirects: [] };
  for (;;) {
    skipBlanks(cursor, false);
    const redirect = readRedirect(cursor);
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
