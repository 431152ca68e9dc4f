/** Words of a script → the arguments a command gets: variables, braces, substitutions; globs stay patterns. */
import type { DoubleQuotedPart, LocaleStringPart, Word, WordPart } from 'unbash';
import type { Runner } from '../programs/program.js';
import { ANY_CHAR, ANY_NAME, ANYTHING, type Arg, listedPaths, literalOf } from '../shell/flow.js';
import type { Commands } from '../shell/parse.js';
import type { Shell } from '../shell/state.js';
import { expandBraces } from './braces.js';
import { expandParameter, joinArgs } from './parameters.js';

/** More words than this out of one is a counting loop, not a list of files. */
const MAX_WORDS = 300;
/** A variable that doubles itself forty times is not a path. */
const MAX_CHARS = 200_000;
const CHARS_PER_STEP = 2000;

/** A part of a word that holds no others; quoted: neither split into words nor a pattern. */
interface Piece {
  part: Exclude<WordPart, DoubleQuotedPart | LocaleStringPart>;
  quoted: boolean;
}

const isText = ({ type }: WordPart) =>
  type === 'Literal' ||
  type === 'SingleQuoted' ||
  type === 'AnsiCQuoted' ||
  type === 'Glob' ||
  type === 'BraceExpansion';

/** Quotes with nothing in them are a word all the same. */
const EMPTY: Piece = { part: { type: 'Literal', pos: 0, end: 0, value: '', text: '' }, quoted: true };

const listPieces = (parts: readonly WordPart[], quoted: boolean): Piece[] =>
  parts.flatMap((part) =>
    part.type === 'DoubleQuoted' || part.type === 'LocaleString'
      ? [EMPTY, ...listPieces(part.parts, true)]
      : [{ part, quoted }],
  );

function expandPiece({ part, quoted }: Piece, shell: Shell, runner: Runner): Arg[] {
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return [{ text: part.value, flow: [] }];
    case 'BraceExpansion':
      return [{ text: part.text, flow: [] }];
    case 'Glob':
      return [{ text: part.kind === 'star' ? ANY_NAME.repeat(part.text.length) : ANY_CHAR, flow: [] }];
    case 'ExtendedGlob':
      return [{ text: ANY_NAME, flow: [] }];
    case 'ArithmeticExpansion':
      return [{ text: ANYTHING, flow: [] }];
    case 'SimpleExpansion':
    case 'ParameterExpansion':
      return expandParameter(part, quoted, shell, (word) => expandWhole(word, shell, runner));
    case 'ProcessSubstitution': {
      const flow = part.script ? runner.runScript(part.script, shell) : [];
      return [{ text: ANYTHING, flow, asFile: true }];
    }
    case 'CommandExpansion':
      return part.script ? substitute(part.script, quoted, shell, runner) : [{ text: ANYTHING, flow: [] }];
  }
}

function substitute(script: Commands, quoted: boolean, shell: Shell, runner: Runner): Arg[] {
  const flow = runner.runScript(script, shell);
  const text = literalOf(flow)?.replace(/\n+$/, '');
  if (text !== undefined) return quoted ? [{ text, flow }] : text.split(/\s+/).map((word) => ({ text: word, flow }));
  const paths = flow.some((source) => source.kind === 'paths') ? listedPaths(flow) : [];
  return paths.length ? paths.map((path) => ({ text: path, flow })) : [{ text: ANYTHING, flow }];
}

/** What is not quoted is split at blanks, wherever it came from; text of the script itself has none. */
function splitArgs(args: Arg[]): Arg[] {
  return args.flatMap(({ text, flow }) =>
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((each) => ({ text: each, flow })),
  );
}

const SOME_STARS = new RegExp(`${ANY_NAME}{2,}`, 'g');
const GLOBSTAR = new RegExp(`${ANY_NAME}{2}/`, 'g');

/** `**` goes through folders only where `globstar` is on. */
function markGlobs(text: string, shell: Shell): string {
  if (!text.includes(ANY_NAME)) return text;
  return (shell.variables.has('globstar') ? text.replace(GLOBSTAR, ANYTHING) : text).replace(SOME_STARS, ANY_NAME);
}

function expandPieces(pieces: readonly Piece[], shell: Shell, runner: Runner): Arg[] {
  let args: Arg[] = [{ text: '', flow: [] }];
  for (const piece of pieces) {
    const isWhole = piece.quoted || isText(piece.part) || piece.part.type === 'ProcessSubstitution';
    const values = expandPiece(piece, shell, runner);
    const words = isWhole ? values : splitArgs(values);
    if (words.length === 0) {
      if (pieces.length === 1) return [];
      continue;
    }
    args = args
      .flatMap((before) =>
        words.map(({ text, flow, asFile }) => ({
          text: (before.text + text).slice(0, MAX_CHARS),
          flow: [...before.flow, ...flow].slice(0, MAX_WORDS),
          ...(asFile ? { asFile } : {}),
        })),
      )
      .slice(0, MAX_WORDS);
    // Long texts are work too: `x=$x$x` again and again.
    shell.budget.steps -= Math.floor(args.reduce((sum, { text }) => sum + text.length, 0) / CHARS_PER_STEP);
  }
  return args.map((arg) => ({ ...arg, text: markGlobs(arg.text, shell) }));
}

function expandOne(word: Word, shell: Shell, runner: Runner): Arg[] {
  return word.parts ? expandPieces(listPieces(word.parts, false), shell, runner) : [{ text: word.value, flow: [] }];
}

export function expandWords(words: readonly Word[], shell: Shell, runner: Runner): Arg[] {
  return words.flatMap((word) => expandBraces(word)).flatMap((word) => expandOne(word, shell, runner));
}

const wholeOf = (args: Arg[]): Arg => joinArgs(args)[0] ?? { text: '', flow: [] };

/** A word where no splitting happens: an assignment's value, a redirection's target. */
export const expandWhole = (word: Word, shell: Shell, runner: Runner): Arg => wholeOf(expandOne(word, shell, runner));

/** Parts of a text that is read as if it stood in double quotes: a heredoc's. */
export const expandQuoted = (parts: readonly WordPart[], shell: Shell, runner: Runner): Arg =>
  wholeOf(expandPieces(listPieces(parts, true), shell, runner));
