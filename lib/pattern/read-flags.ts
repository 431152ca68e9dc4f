/** The letters of `(?i)`, `(?i:…)` or `(?s-i:…)` → the flags that hold from there on. */
import type { Flags } from './node.js';
import type { Tokens } from './tokens.js';

const FLAGS: Record<string, keyof Flags> = { i: 'ignore_case', m: 'multiline', s: 'dot_all', x: 'verbose' };

export const NO_FLAGS: Flags = { ignore_case: false, multiline: false, dot_all: false, ascii: false, verbose: false };

/** `first` is the letter or the minus, already taken. */
export function readFlags(first: string, tokens: Tokens, flags: Flags): { flags: Flags; whole: boolean } {
  const on = new Set<string>();
  const off = new Set<string>();
  let letter: string | undefined = first;
  for (; letter !== '-' && letter !== ':' && letter !== ')'; letter = tokens.take()) {
    if (!isFlag(letter)) throw unknownFlag(letter, tokens, 'missing -, : or )');
    if (letter === 'L') throw tokens.error("bad inline flags: cannot use 'L' flag with a str pattern");
    on.add(letter);
    if (on.has('a') && on.has('u')) throw tokens.error("bad inline flags: flags 'a', 'u' and 'L' are incompatible");
  }
  if (letter === '-') {
    letter = tokens.take();
    if (!isFlag(letter)) throw unknownFlag(letter, tokens, 'missing flag');
    for (; letter !== ':'; letter = tokens.take()) {
      if (!isFlag(letter)) throw unknownFlag(letter, tokens, 'missing :');
      if ('auL'.includes(letter)) throw tokens.error("bad inline flags: cannot turn off flags 'a', 'u' and 'L'");
      off.add(letter);
    }
    if ([...on].some((one) => off.has(one))) throw tokens.error('bad inline flags: flag turned on and off', 1);
  }
  const changed = { ...flags };
  for (const one of on) {
    if (one === 'a' || one === 'u') changed.ascii = one === 'a';
    else changed[FLAGS[one]!] = true;
  }
  for (const one of off) changed[FLAGS[one]!] = false;
  return { flags: changed, whole: letter === ')' };
}

const isFlag = (letter: string | undefined): letter is string => letter !== undefined && /^[aiLmsux]$/.test(letter);

function unknownFlag(letter: string | undefined, tokens: Tokens, missing: string): Error {
  if (letter === undefined) return tokens.error(missing);
  return tokens.error(/^\p{L}$/u.test(letter) ? 'unknown flag' : missing, letter.length);
}

export const startsFlags = (letter: string): boolean => letter === '-' || isFlag(letter);
