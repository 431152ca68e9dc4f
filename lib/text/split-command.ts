/** A command line as a person types it → argv: whitespace separates words, quotes and backslashes keep it. Nothing is expanded. */
import { ConfigError } from '../input/config-error.js';

export function splitCommand(command: string): string[] {
  const words: string[] = [];
  let word: string | null = null;
  let quote: string | null = null;
  for (let i = 0; i < command.length; i++) {
    const character = command[i]!;
    if (quote) {
      if (character === quote) quote = null;
      else if (character === '\\' && quote === '"' && i + 1 < command.length) word = (word ?? '') + command[++i]!;
      else word = (word ?? '') + character;
    } else if (character === '"' || character === "'") {
      quote = character;
      word ??= '';
    } else if (character === '\\' && i + 1 < command.length) {
      word = (word ?? '') + command[++i]!;
    } else if (/\s/.test(character)) {
      if (word !== null) words.push(word);
      word = null;
    } else {
      word = (word ?? '') + character;
    }
  }
  if (quote) throw new ConfigError(`A quotation mark is not closed in this command: ${command}`, { fix: 'close it.' });
  if (word !== null) words.push(word);
  return words;
}
