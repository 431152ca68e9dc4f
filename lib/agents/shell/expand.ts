/** Words of a script → the arguments a command gets: variables, braces, substitutions; globs stay patterns. */
import type { Part, Script, Word } from './ast.js';
import { ANY_CHAR, ANY_NAME, ANYTHING, type Arg, type Flow, listedPaths, literalOf } from './flow.js';
import type { Shell } from './state.js';

export type RunScript = (script: Script, shell: Shell) => Flow;

/** More words than this out of one is a counting loop, not a list of files. */
const MOST_WORDS = 300;
/** A variable that doubles itself forty times is nobody's path. */
const MOST_CHARS = 200_000;

/** `**` goes through folders only where `globstar` is on. */
function markGlobs(text: string, globstar: boolean): string {
  return (globstar ? text.replaceAll('**/', ANYTHING) : text)
    .replaceAll(/\*+/g, ANY_NAME)
    .replaceAll('?', ANY_CHAR)
    .replaceAll(/\[[^\]/\s]+\]/g, ANY_CHAR);
}

/** `${x:-y}`, `${x%/*}`, `${x##*\/}` and friends; what is not understood may be anything. */
function applyRest(values: Arg[], rest: string): Arg[] {
  if (rest === '' || rest === '[@]' || rest === '[*]') return values;
  const fallback = /^:?[-=]([\s\S]*)$/.exec(rest);
  if (fallback) return values.length ? values : [{ text: fallback[1] ?? '', flow: [] }];
  const index = /^\[(\d+)\]$/.exec(rest)?.[1];
  if (index !== undefined && values[Number(index)]) return [values[Number(index)] as Arg];
  const trim = (cut: (text: string) => string) => values.map((value) => ({ ...value, text: cut(value.text) }));
  if (rest === '%/*' || rest === '%/') return trim((text) => text.replace(/\/[^/]*$/, ''));
  if (rest === '##*/') return trim((text) => text.slice(text.lastIndexOf('/') + 1));
  const suffix = /^%%?([^*?[]+)$/.exec(rest)?.[1];
  if (suffix) return trim((text) => (text.endsWith(suffix) ? text.slice(0, -suffix.length) : text));
  return [{ text: ANYTHING, flow: values.flatMap(({ flow }) => flow) }];
}

function expandPart(part: Part, shell: Shell, run: RunScript): Arg[] {
  if (part.kind === 'text')
    return [{ text: part.quoted ? part.text : markGlobs(part.text, shell.variables.has('globstar')), flow: [] }];
  if (part.kind === 'variable') {
    if (part.name === 'PWD' && shell.cwd !== null) return [{ text: shell.cwd, flow: [] }];
    const known = shell.variables.get(part.name);
    if (!known && !/^:?[-=]/.test(part.rest)) return [{ text: ANYTHING, flow: [] }];
    const values = applyRest(known ?? [], part.rest);
    if (part.quoted && !/^\[[@*]\]$|^$/.test(part.rest)) return values;
    return part.quoted && part.rest !== '[@]' && part.name !== '@' ? joinWords(values) : values;
  }
  const flow = run(part.script, shell);
  if (part.as_file) return [{ text: ANYTHING, flow, as_file: true }];
  const text = literalOf(flow);
  if (text !== null) {
    const trimmed = text.replace(/\n+$/, '');
    return part.quoted ? [{ text: trimmed, flow }] : trimmed.split(/\s+/).map((word) => ({ text: word, flow }));
  }
  const paths = flow.some((source) => source.kind === 'paths') ? listedPaths(flow) : [];
  return paths.length ? paths.map((path) => ({ text: path, flow })) : [{ text: ANYTHING, flow }];
}

const joinWords = (values: Arg[]): Arg[] =>
  values.length < 2 || values[0]?.in_turn
    ? values
    : [{ text: values.map(({ text }) => text).join(' '), flow: values.flatMap(({ flow }) => flow) }];

/** `a{b,c}d` and `{1..3}` in unquoted text. */
function expandBraces(word: Word): Word[] {
  let done: Word[] = [{ parts: [] }];
  const parts = word.parts;
  const text = parts.map((part) => (part.kind === 'text' && !part.quoted ? part.text : '\uE003')).join('\uE004');
  if (!/\{[^{}]*(,|\.\.)[^{}]*\}/.test(text)) return [word];
  // Only braces within one piece of plain text, or around quoted pieces without nesting, are common enough to matter.
  for (const part of parts) {
    if (part.kind !== 'text' || part.quoted) done = done.map(({ parts: before }) => ({ parts: [...before, part] }));
    else {
      const texts = bracesOf(part.text);
      done = done.flatMap(({ parts: before }) =>
        texts.map((each) => ({ parts: [...before, { ...part, text: each }] })),
      );
    }
    if (done.length > MOST_WORDS) return [word];
  }
  return done;
}

function bracesOf(text: string): string[] {
  const match = /^([\s\S]*?)\{([^{}]*)\}([\s\S]*)$/.exec(text);
  if (!match) return [text];
  const [, before = '', inner = '', after = ''] = match;
  const range = /^(-?\d+)\.\.(-?\d+)$/.exec(inner);
  let choices = inner.split(',');
  if (range) {
    const [from, to] = [Number(range[1]), Number(range[2])];
    choices = Array.from(
      { length: Math.min(Math.abs(to - from) + 1, 100) },
      (_, step) => `${from + (to < from ? -step : step)}`,
    );
  } else if (choices.length < 2) return bracesOf(after).map((rest) => `${before}{${inner}}${rest}`);
  const rests = bracesOf(after).slice(0, Math.ceil(MOST_WORDS / choices.length));
  return choices
    .flatMap((choice) => rests.flatMap((rest) => bracesOf(`${before}${choice}`).map((head) => head + rest)))
    .slice(0, MOST_WORDS);
}

function expandOne(word: Word, shell: Shell, run: RunScript): Arg[] {
  let args: Arg[] = [{ text: '', flow: [] }];
  for (const part of word.parts) {
    const values = expandPart(part, shell, run);
    if (values.length === 0) {
      if (word.parts.length === 1) return [];
      continue;
    }
    const split: Arg[] =
      part.kind === 'text' || part.quoted
        ? values
        : values.flatMap(({ text, flow }) =>
            text
              .split(/\s+/)
              .filter(Boolean)
              .map((each) => ({ text: each, flow })),
          );
    args = args.flatMap((before) =>
      split.map(({ text, flow, as_file }) => ({
        text: (before.text + text).slice(0, MOST_CHARS),
        flow: [...before.flow, ...flow].slice(0, MOST_WORDS),
        ...(as_file ? { as_file } : {}),
      })),
    );
    if (args.length > MOST_WORDS) args = args.slice(0, MOST_WORDS);
  }
  return args;
}

export function expandWords(words: readonly Word[], shell: Shell, run: RunScript): Arg[] {
  return words.flatMap(expandBraces).flatMap((word) => expandOne(word, shell, run));
}

/** A word where no splitting happens: an assignment's value, a redirection's target. */
export function expandWhole(word: Word, shell: Shell, run: RunScript): Arg {
  const args = expandOne(word, shell, run);
  return joinWords(args)[0] ?? { text: '', flow: [] };
}
