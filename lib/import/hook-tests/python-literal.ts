/** Python source at some place → the value of the literal that begins there: text, numbers, lists, tuples and dictionaries; a name is a Name. */
export interface Name {
  name: string;
}

export const isName = (value: unknown): value is Name => typeof value === 'object' && value !== null && 'name' in value;

interface Read {
  value: unknown;
  end: number;
}

const BLANK = /(?:\s|#[^\n]*|\\\n)*/y;
const STRING = /([rRbBuU]*)("""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')/y;
const WORD = /[A-Za-z_][\w.]*/y;
const NUMBER = /-?\d[\d_]*(?:\.\d+)?/y;
const CONSTANTS: Record<string, unknown> = { True: true, False: false, None: null };

/** Null where no literal begins: an f-string, a call, arithmetic. */
export function readLiteral(text: string, from: number): Read | null {
  const at = skip(text, from);
  const open = text[at];
  if (open === '[' || open === '(') return readList(text, at, open === '[' ? ']' : ')');
  if (open === '{') return readDictionary(text, at);
  return readText(text, at) ?? readWord(text, at);
}

const skip = (text: string, from: number): number => from + (match(BLANK, text, from)?.[0].length ?? 0);

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Strings that stand one after the other are one. */
function readText(text: string, from: number): Read | null {
  let value = '';
  let end = -1;
  for (let at = from; ; at = skip(text, end)) {
    const found = match(STRING, text, at);
    if (!found) return end < 0 ? null : { value, end };
    const [whole, prefix = '', quoted = ''] = found;
    const inside = quoted.slice(/^(?:"""|''')/.test(quoted) ? 3 : 1, /^(?:"""|''')/.test(quoted) ? -3 : -1);
    value += /r/i.test(prefix) ? inside : readEscapes(inside);
    end = at + whole.length;
  }
}

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', '\n': '', '0': '\0' };
const readEscapes = (text: string): string =>
  text.replace(/\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|([\s\S]))/g, (_, byte, unit, sign: string) =>
    byte || unit ? String.fromCharCode(Number.parseInt(byte ?? unit, 16)) : (ESCAPES[sign] ?? sign),
  );

function readWord(text: string, at: number): Read | null {
  const number = match(NUMBER, text, at)?.[0];
  if (number !== undefined) return { value: Number(number.replaceAll('_', '')), end: at + number.length };
  const word = match(WORD, text, at)?.[0];
  // What follows a name may make something else of it.
  if (word === undefined || /[([{"'.]/.test(text[at + word.length] ?? '')) return null;
  return { value: word in CONSTANTS ? CONSTANTS[word] : ({ name: word } satisfies Name), end: at + word.length };
}

function readList(text: string, from: number, close: string): Read | null {
  const value: unknown[] = [];
  for (let at = skip(text, from + 1); ; ) {
    if (text[at] === close) return { value, end: at + 1 };
    const one = readLiteral(text, at);
    if (!one) return null;
    value.push(one.value);
    at = skip(text, one.end);
    if (text[at] === ',') at = skip(text, at + 1);
    else if (text[at] !== close) return null;
  }
}

function readDictionary(text: string, from: number): Read | null {
  const value: Record<string, unknown> = {};
  for (let at = skip(text, from + 1); ; ) {
    if (text[at] === '}') return { value, end: at + 1 };
    const key = readText(text, at);
    const colon = key ? skip(text, key.end) : -1;
    const one = key && text[colon] === ':' ? readLiteral(text, colon + 1) : null;
    if (!key || !one) return null;
    value[String(key.value)] = one.value;
    at = skip(text, one.end);
    if (text[at] === ',') at = skip(text, at + 1);
    else if (text[at] !== '}') return null;
  }
}
