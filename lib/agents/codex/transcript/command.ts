/** A command as Codex reports it, wrapped in a shell → the command that the model asked for. */
import { basename } from 'node:path/posix';
import { splitWords } from '../../../text/split-command.js';

const SHELLS = new Set(['bash', 'sh', 'zsh', 'dash']);

/** `/bin/bash -lc 'cat x'` → `cat x`; anything else is returned unchanged. */
export function unwrapCommand(command: string): string {
  const head = command.match(/^\s*(\S+)\s+-l?c\s/);
  if (!head || !SHELLS.has(basename(head[1] ?? ''))) return command;
  const words = splitWords(command);
  return words && words.length === 3 ? (words[2] ?? command) : command;
}
