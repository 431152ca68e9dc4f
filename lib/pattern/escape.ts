/** An escape of a pattern → the character, category, place or group that it stands for. */
import type { Category } from './node.js';
import type { Tokens } from './tokens.js';

export type Escaped =
  | { code: number }
  | { category: Category }
  | { place: 'whole_start' | 'whole_end' | 'boundary' | 'no_boundary' }
  | { group: number };

const CONTROL: Record<string, number> = { a: 7, f: 12, n: 10, r: 13, t: 9, v: 11 };
const PLACES = { A: 'whole_start', Z: 'whole_end', b: 'boundary', B: 'no_boundary' } as const;
const HEX_DIGITS = { x: 2, u: 4, U: 8 };
const OCTAL = /^[0-7]$/;
const DIGIT = /^[0-9]$/;

/** `token` is the backslash with its character, already taken. */
export function readEscape(token: string, tokens: Tokens, inSet: boolean): Escaped {
  const letter = token.slice(1);
  if (/^[dDsSwW]$/.test(letter)) return { category: letter as Category };
  if (inSet && letter === 'b') return { code: 8 };
  if (!inSet && Object.hasOwn(PLACES, letter)) return { place: PLACES[letter as keyof typeof PLACES] };
  const control = Object.hasOwn(CONTROL, letter) ? CONTROL[letter] : undefined;
  if (control !== undefined) return { code: control };
  if (letter === 'x' || letter === 'u' || letter === 'U') return { code: readHex(token, HEX_DIGITS[letter], tokens) };
  if (letter === 'N')
    throw tokens.error('\\N{…} names a character, and names are not known here; write \\uXXXX', token.length);
  if (DIGIT.test(letter)) return inSet ? { code: readOctalInSet(token, tokens) } : readNumber(token, tokens);
  if (/^[a-zA-Z]$/.test(letter)) throw tokens.error(`bad escape ${token}${meaningElsewhere(letter)}`, token.length);
  return { code: letter.codePointAt(0)! };
}

/** What other dialects mean with it, so that the error also says what to write. */
function meaningElsewhere(letter: string): string {
  const instead: Record<string, string> = {
    z: '; write \\Z',
    e: '; write \\x1b',
    c: '; write \\x and two digits',
    k: '; write (?P=name)',
    p: '; write the characters as a set',
    P: '; write the characters as a set',
    h: '; write [ \\t]',
    K: '',
  };
  return instead[letter] ?? '';
}

function readHex(token: string, digits: number, tokens: Tokens): number {
  const hex = tokens.takeWhile(/^[0-9a-fA-F]$/, digits);
  const written = token + hex;
  if (hex.length < digits) throw tokens.error(`incomplete escape ${written}`, written.length);
  const code = Number.parseInt(hex, 16);
  if (code > 0x10ffff) throw tokens.error(`bad escape ${written}`, written.length);
  return code;
}

function readOctalInSet(token: string, tokens: Tokens): number {
  if (!OCTAL.test(token.slice(1))) throw tokens.error(`bad escape ${token}`, token.length);
  return octal(token + tokens.takeWhile(OCTAL, 2), tokens);
}

function octal(written: string, tokens: Tokens): number {
  const code = Number.parseInt(written.slice(1), 8);
  if (code > 0o377) throw tokens.error(`octal escape value ${written} outside of range 0-0o377`, written.length);
  return code;
}

/** Three octal digits, or a zero first, are a character; everything else is the number of a group. */
function readNumber(token: string, tokens: Tokens): Escaped {
  let written = token;
  if (token === '\\0') return { code: octal(token + tokens.takeWhile(OCTAL, 2), tokens) };
  written += tokens.takeWhile(DIGIT, 1);
  if (/^\\[0-7]{2}$/.test(written) && OCTAL.test(tokens.next ?? ''))
    return { code: octal(written + tokens.take(), tokens) };
  return { group: Number(written.slice(1)) };
}
