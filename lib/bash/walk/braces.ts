/** A word with braces → the words that bash makes of it before it expands anything else: `a{b,c}d` → `abd`, `acd`. */
import type { BraceExpansionPart, Word } from 'unbash';
import { parseWord } from '../shell/parse.js';

/** More words than this out of one is a counting loop, not a list of files. */
const MAX_WORDS = 300;
const MAX_CHARS = 200_000;
const MAX_DEPTH = 10;
const MAX_RANGE = 100;

export function expandBraces(word: Word, depth = 0): Word[] {
  if (depth >= MAX_DEPTH || !word.parts?.some(({ type }) => type === 'BraceExpansion')) return [word];
  const max = Math.min(MAX_WORDS, Math.ceil(MAX_CHARS / word.text.length));
  let texts = [''];
  for (const part of word.parts) {
    const choices = part.type === 'BraceExpansion' ? listChoices(part) : [part.text];
    texts = texts.flatMap((before) => choices.map((choice) => before + choice)).slice(0, max);
  }
  if (texts.length === 1 && texts[0] === word.text) return [word];
  return texts
    .flatMap((text) => {
      const made = parseWord(text);
      return made ? expandBraces(made, depth + 1) : [];
    })
    .slice(0, max);
}

const RANGE = /^(-?\d+)\.\.(-?\d+)(?:\.\.-?(\d+))?$/;

function listChoices({ text, parts }: BraceExpansionPart): string[] {
  const inner = text.slice(1, -1);
  const range = RANGE.exec(inner);
  if (range) return listNumbers(Number(range[1]), Number(range[2]), Number(range[3]) || 1);
  const choices = [''];
  let depth = 0;
  const pieces = parts ?? [{ type: 'Literal', text: inner }];
  for (const piece of pieces)
    for (const token of piece.type === 'Literal' ? (piece.text.match(/\\[\s\S]|[\s\S]/g) ?? []) : [piece.text]) {
      if (token === '{') depth += 1;
      else if (token === '}') depth -= 1;
      if (token === ',' && depth === 0) choices.push('');
      else choices[choices.length - 1] += token;
    }
  return choices.length > 1 ? choices : [text];
}

function listNumbers(from: number, to: number, step: number): string[] {
  const length = Math.min(Math.floor(Math.abs(to - from) / step) + 1, MAX_RANGE);
  return Array.from({ length }, (_, at) => `${from + (to < from ? -step : step) * at}`);
}
