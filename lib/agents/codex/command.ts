/** The shell that Codex wraps around a command → the command a model asked for. */
import { basename } from 'node:path/posix';
import { splitWords } from '../shell/words.js';

const SHELLS = new Set(['bash', 'sh', 'zsh', 'dash']);

/** `/bin/bash -lc 'cat x'` → `cat x`; anything else stays as it is. */
export function unwrapCommand(command: string): string {
  const head = command.match(/^\s*(\S+)\s+-l?c\s/);
  if (!head || !SHELLS.has(basename(head[1] ?? ''))) return command;
  const words = splitWords(command);
  return words && words.length === 3 ? (words[2] ?? command) : command;
}
