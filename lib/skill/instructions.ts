/** The text of an instruction file → the files whose texts agents put in the place of its `@path`. */
import { posix } from 'node:path';

export interface InstructionFile {
  /** Relative to the source's root. */
  path: string;
  text: string;
  /** Of the files that it names with `@`, those that are there. */
  imports: string[];
}

/** Measured (Claude Code 2.1.330, Copilot CLI 1.0.102, Gemini CLI, Qwen Code): not in code, nor with a sign before or behind it. Claude Code leaves out comments as well. */
const UNREAD = /^([ \t]*(?:`{3,}|~{3,}))[^\n]*\n[\s\S]*?(?:^\1|$(?![\s\S]))|`[^`\n]+`|<!--[\s\S]*?-->/gm;
const IMPORT = /(?<!\S)@([\w./-]*\w)(?!\S)/g;

/** Their paths from the source's root. */
export function importsIn({ path, text }: Pick<InstructionFile, 'path' | 'text'>): string[] {
  const named = [...text.replace(UNREAD, '').matchAll(IMPORT)].map(([, name = '']) =>
    posix.join(posix.dirname(path), name),
  );
  return [...new Set(named)].filter((one) => !one.startsWith('../') && !one.startsWith('/'));
}

/** Measured (Claude Code 2.1.330, Codex 0.169.0): one without a text is passed over, as if it were not there. */
export const saysAny = (text: string | null): text is string =>
  text !== null && text.replace(/<!--[\s\S]*?-->/g, '').trim() !== '';

/** What it says itself, between what it imports. */
export const piecesOf = ({ text }: Pick<InstructionFile, 'text'>): string[] =>
  text
    .replace(IMPORT, SPLIT)
    .split(SPLIT)
    .filter((piece) => piece.trim() !== '');
const SPLIT = '\0';

/** The same, whether or not what it imports is there. */
export const ownText = ({ path, text }: Pick<InstructionFile, 'path' | 'text'>): string =>
  withoutImports({ text, imports: importsIn({ path, text }) });

/** What it says itself. */
export const withoutImports = ({ text, imports }: Pick<InstructionFile, 'text' | 'imports'>): string =>
  imports.length === 0 ? text : text.replace(IMPORT, '');
